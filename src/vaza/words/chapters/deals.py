"""How many cards each deal has, and where its trump comes from."""

from collections.abc import Callable, Iterator

from vaza.options.axes import FullDealTrump, ThenContinue, TrumpKind
from vaza.options.packs import pack_cards
from vaza.options.ruleset import RuleSet
from vaza.options.schedule import DealTrump, base_sizes, continued_sizes, deal_trump, plan_deals
from vaza.words.cards import faces_of, suit_name
from vaza.words.voice import Voice

Sizes = tuple[int, ...]


def by_seats(rules: RuleSet, of: Callable[[int], Sizes]) -> dict[Sizes, list[int]]:
    """Group the numbers of seats for which something is the same."""
    groups: dict[Sizes, list[int]] = {}
    for seats in rules.seating.seats:
        groups.setdefault(of(seats), []).append(seats)
    return groups


def deals(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """The hand sizes for each number of seats (R005-R009, R133, R142, R143, R165, R181)."""
    groups = by_seats(rules, lambda seats: base_sizes(rules, seats))
    for sizes, seats in groups.items():
        yield _schedule(voice, sizes, voice.span(seats) if len(groups) > 1 else "")
    if rules.schedule.then_continue is not ThenContinue.NO:
        for sizes, seats in groups.items():
            back = continued_sizes(rules, seats[0])
            if back:
                yield _way_back(rules, voice, sizes, back, voice.span(seats))
    yield voice.say("rule-reshuffle")
    if _has_stock(rules):
        yield voice.say("rule-stock")


def _schedule(voice: Voice, sizes: Sizes, seats: str) -> str:
    suffix = "-with" if seats else ""
    more = {"seats": seats} if seats else {}
    if len(set(sizes)) == 1:
        message = f"rule-deals-constant{suffix}"
        return voice.say(message, deals=len(sizes), size=sizes[0], **more)
    return voice.say(f"rule-deals-run{suffix}", deals=len(sizes), run=voice.run(sizes), **more)


def _way_back(rules: RuleSet, voice: Voice, sizes: Sizes, back: Sizes, seats: str) -> str:
    asks = rules.schedule.then_continue is ThenContinue.ASK
    message = "rule-continue-ask" if asks else "rule-continue-yes"
    total, run = len(sizes) + len(back), voice.run(back)
    if len(rules.seating.seats) > 1:
        return voice.say(f"{message}-with", deals=total, run=run, seats=seats)
    return voice.say(message, deals=total, run=run)


def _has_stock(rules: RuleSet) -> bool:
    return any(
        seats * size < len(pack_cards(rules.pack, seats))
        for seats in rules.seating.seats
        for size in base_sizes(rules, seats)
    )


def has_trumps(rules: RuleSet) -> bool:
    """Tell whether any deal has a trump."""
    return any(
        plan.trump is not DealTrump.NONE
        for seats in rules.seating.seats
        for plan in plan_deals(rules, seats)
    )


def trump(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Where the trump comes from (R012, R013, R042, R047-R051, R134, R144, R166, R167)."""
    axis = rules.trump
    if axis.trump is TrumpKind.NONE or not has_trumps(rules):
        yield voice.say("rule-trump-none")
        return
    if axis.trump is TrumpKind.TURN_UP:
        yield from _turned(rules, voice)
    elif axis.trump is TrumpKind.FIXED_SUIT:
        suit = suit_name(axis.suit.value, voice.lang, faces_of(rules.pack))
        yield voice.say("rule-trump-fixed", suit=suit)
    else:
        faces = faces_of(rules.pack)
        cycle = ", ".join(suit_name(suit.value, voice.lang, faces) for suit in axis.cycle)
        yield voice.say("rule-trump-cycle", cycle=cycle)
    if axis.nt_on_deals:
        yield voice.say("rule-trump-exceptions", deals=voice.both(_exceptions(rules, voice)))


def _turned(rules: RuleSet, voice: Voice) -> Iterator[str]:
    yield voice.say("rule-trump-turn-up")
    full = dict.fromkeys(_full_deals(rules))
    if full:
        whens = [voice.say("rule-full-deal-when", size=size, seats=seats) for size, seats in full]
        kind = rules.trump.full_deal_trump.value
        yield voice.say("rule-full-deal", trump=kind, when=voice.either(whens))


def _full_deals(rules: RuleSet) -> Iterator[tuple[int, int]]:
    """Yield hand size and seats of each deal of the whole pack that is not without trumps anyway.

    A full deal that stands among the exceptions has no trumps whatever ``full_deal_trump`` says.
    """
    last_card = rules.trump.full_deal_trump is FullDealTrump.DEALER_LAST_CARD
    for seats in rules.seating.seats:
        for number, size in enumerate(base_sizes(rules, seats), start=1):
            source = deal_trump(rules, seats, number, size)
            whole = len(pack_cards(rules.pack, seats))
            if seats * size == whole and (source is DealTrump.LAST_CARD or not last_card):
                yield size, seats


def _exceptions(rules: RuleSet, voice: Voice) -> Iterator[str]:
    for mark in dict.fromkeys(rules.trump.nt_on_deals):
        if isinstance(mark, int):
            yield voice.say("rule-nt-number", number=mark)
        else:
            yield voice.say(f"rule-nt-{mark}")
