"""Where the trump of each deal comes from."""

from collections.abc import Iterator
from typing import Final

from vaza.options.axes.bidding import BidMode
from vaza.options.axes.ending import Tie
from vaza.options.axes.pack import RankName
from vaza.options.axes.trump import FullDealTrump, JokerTurnUp, TrumpKind, TrumpSuit
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealTrump, base_sizes, deal_trump, plan_deals, tie_deal
from vaza.options.deals.twins import joker_count
from vaza.options.ruleset import RuleSet
from vaza.words.chapters.bare_deals import bare_deals
from vaza.words.chapters.order import equal_bids
from vaza.words.chapters.pack import rank_shown
from vaza.words.chapters.table import suit_names
from vaza.words.voice import Voice

_SHOWN: Final = (DealTrump.TURN_UP, DealTrump.LAST_CARD, DealTrump.CUT)
"""Sources of trump in which a card is shown."""
_FULL: Final = {
    FullDealTrump.DEALER_LAST_CARD: DealTrump.LAST_CARD,
    FullDealTrump.CUT: DealTrump.CUT,
    FullDealTrump.DEALER_NAMES: DealTrump.DEALER_NAMES,
}


def trump_sources(rules: RuleSet) -> set[DealTrump]:
    """Return every source of trump that some deal has, those that part a tie among them."""
    seats = rules.seating.seats
    found = {plan.trump for count in seats for plan in plan_deals(rules, count, go_on=True)}
    if rules.ending.tie is Tie.EXTRA_DEALS:
        found |= {
            tie_deal(rules, count, len(plan_deals(rules, count)) + 1).trump for count in seats
        }
    return found


def has_trumps(rules: RuleSet) -> bool:
    """Tell whether any deal has a trump; a positive deal of King may have one (R213)."""
    if rules.deals:
        return any(contract.positive for contract in rules.deals)
    return trump_sources(rules) != {DealTrump.NONE}


def trump(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Where the trump comes from (R012, R013, R042, R047-R052, R064, R106, R134, R144, R167)."""
    if not has_trumps(rules):
        yield voice.say("rule-trump-none")
        return
    kind = rules.trump.trump
    if kind is TrumpKind.TURN_UP:
        yield from _turned(rules, voice)
    elif constant := constant_suit(rules):
        (suit,) = suit_names(rules, voice, constant.value)
        yield voice.say("rule-trump-fixed", suit=suit)
    elif kind is TrumpKind.CYCLE:
        yield voice.say("rule-trump-cycle", cycle=_cycle(rules, voice))
    else:
        yield _named(rules, voice)
    bare = list(bare_deals(rules, voice))
    if bare:
        yield voice.say("rule-trump-exceptions", deals=voice.both(bare))


def constant_suit(rules: RuleSet) -> TrumpSuit | None:
    """Return the trump of all deals, if it is one: a fixed suit, or a cycle of one alone."""
    if rules.trump.trump is TrumpKind.FIXED_SUIT:
        return rules.trump.suit
    different = set(rules.trump.cycle)
    is_constant = rules.trump.trump is TrumpKind.CYCLE and len(different) == 1
    return rules.trump.cycle[0] if is_constant else None


def _cycle(rules: RuleSet, voice: Voice) -> str:
    return ", ".join(denomination(suit.value, rules, voice) for suit in rules.trump.cycle)


def denomination(letter: str, rules: RuleSet, voice: Voice) -> str:
    """Return the name of a suit, or of no trumps, by its letter or ``NT``."""
    return voice.say("suit-NT") if letter == "NT" else suit_names(rules, voice, letter)[0]


def _named(rules: RuleSet, voice: Voice) -> str:
    """Return who settles the trump by word (R097, V044, V047)."""
    if rules.trump.trump is TrumpKind.HIGHEST_BIDDER:
        return voice.say("rule-trump-bidder", equal=equal_bids(rules, voice))
    if rules.trump.trump is TrumpKind.DEALER_NAMES:
        is_blind = rules.bidding.bid_mode is BidMode.BLIND
        return voice.say("rule-trump-dealer", mode="blind" if is_blind else "seen")
    return voice.say("rule-trump-auction", nt=offers_no_trumps(rules))


def offers_no_trumps(rules: RuleSet) -> str:
    """Return yes or no: whether no trumps can be offered in the auction."""
    return "yes" if TrumpSuit.NT in rules.auction.suit_order else "no"


def _turned(rules: RuleSet, voice: Voice) -> Iterator[str]:
    sources = trump_sources(rules)
    if DealTrump.TURN_UP in sources:
        yield voice.say("rule-trump-turn-up")
    full: dict[int, list[int]] = {}
    for size, seats in dict.fromkeys(_full_deals(rules)):
        full.setdefault(size, []).append(seats)
    if full:
        whens = [
            voice.say("rule-full-deal-when", size=size, seats=voice.span(seats))
            for size, seats in full.items()
        ]
        kind = rules.trump.full_deal_trump.value
        yield voice.say("rule-full-deal", trump=kind, when=voice.either(whens))
    if not sources & set(_SHOWN):
        return
    ranks = [rank_shown(rank.value, rules, voice) for rank in _low_ranks(rules)]
    if ranks:
        yield voice.say("rule-trump-low", ranks=voice.either(ranks))
    if rules.pack.jokers:
        yield from _joker_turned(rules, voice, sources)


def _low_ranks(rules: RuleSet) -> tuple[RankName, ...]:
    """Return the ranks that mean no trumps, each once, from the lowest (R052)."""
    order = list(RankName)
    return tuple(sorted(set(rules.trump.turnup_nt_ranks), key=order.index))


def _joker_turned(rules: RuleSet, voice: Voice, sources: set[DealTrump]) -> Iterator[str]:
    """What a turned joker means (R064, V054)."""
    kind, is_pair = rules.trump.joker_turnup, joker_count(rules) == 2
    if kind is JokerTurnUp.JOKER_SUIT:
        yield voice.say("rule-joker-trumps", pair="yes" if is_pair else "no")
    elif kind is JokerTurnUp.NT:
        yield voice.say("rule-joker-no-trump")
    else:
        if DealTrump.TURN_UP in sources:
            yield voice.say("rule-joker-redraw")
        if sources & {DealTrump.LAST_CARD, DealTrump.CUT}:
            yield voice.say("rule-joker-full-deal")


def _full_deals(rules: RuleSet) -> Iterator[tuple[int, int]]:
    """Yield hand size and seats of each deal of the whole pack that is not without trumps anyway.

    A full deal that stands among the exceptions has no trumps whatever ``full_deal_trump`` says.
    """
    wanted = _FULL.get(rules.trump.full_deal_trump)
    for seats in rules.seating.seats:
        for number, size in enumerate(base_sizes(rules, seats), start=1):
            source = deal_trump(rules, seats, number, size)
            is_full = seats * size == len(pack_cards(rules.pack, seats))
            if is_full and (wanted is None or source is wanted):
                yield size, seats
