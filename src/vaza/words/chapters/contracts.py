"""What each contract counts, what may not be led in it, what has to be played, and an example."""

from collections.abc import Iterator

from vaza.kernel.cards import SUITS, Seat
from vaza.options.axes.contracts import ContractOrder
from vaza.options.contracts.model import Contract, CountKind, Entry, entries_of
from vaza.options.deals.contract_cards import cards_counted, contract_total, count_of
from vaza.options.deals.schedule import base_sizes
from vaza.options.ruleset import RuleSet
from vaza.rules.payment import contract_points
from vaza.rules.result import DealResult
from vaza.words.cards import faces_of, suit_name
from vaza.words.chapters.king import negative, points_text, positive_count, title
from vaza.words.contract_names import cards_text, last_counted
from vaza.words.messages import has_text
from vaza.words.voice import Voice

_SHOWN = 3
"""Tricks, or cards of a suit, in an example."""


def contracts(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Each contract with its points and duties (R202-R211, R236, A39, A49)."""
    if not negative(rules):
        return
    has_owners = positive_count(rules) > 0
    yield voice.say("king-contracts-trump", positive="yes" if has_owners else "no")
    if any(contract.per_card for contract in negative(rules)):
        yield voice.say("king-contracts-taken")
    yield from dict.fromkeys(
        " ".join(_contract(contract, rules, voice)) for contract in dict.fromkeys(negative(rules))
    )


def _contract(contract: Contract, rules: RuleSet, voice: Voice) -> Iterator[str]:
    yield _head(contract, rules, voice)
    yield voice.say("king-total", totals=_totals(contract, rules, voice))
    yield from _duties(contract, rules, voice)
    yield from _example(contract, rules, voice)
    if has_text(voice.lang, f"king-also-{contract.name}"):
        yield voice.say(f"king-also-{contract.name}", king=the_card("KH", rules, voice))


def _head(contract: Contract, rules: RuleSet, voice: Voice) -> str:
    """Return the contract's name, the deals that have it, and what it counts."""
    name = title(contract, voice)
    counts = list(_counts(contract, rules, voice)) or [voice.say("king-counts-nothing")]
    told = voice.both(counts)
    places = [number for number, one in enumerate(rules.deals, start=1) if one == contract]
    if rules.contracts.order is ContractOrder.FREE:
        return voice.say("king-contract", title=name, counts=told)
    return voice.say(
        "king-contract-in", title=name, counts=told, deals=len(places), numbers=voice.both(places)
    )


def _totals(contract: Contract, rules: RuleSet, voice: Voice) -> str:
    """Return what all seats together get, at each number of seats where they differ (R201)."""
    groups: dict[int, list[int]] = {}
    for seats in rules.seating.seats:
        groups.setdefault(contract_total(rules, seats, contract.name), []).append(seats)
    if len(groups) == 1:
        return points_text(next(iter(groups)), voice)
    return voice.both(
        voice.say(
            "king-points-with",
            points="one" if abs(total) == 1 else "other",
            signed=voice.signed(total),
            seats=voice.span(seats),
        )
        for total, seats in groups.items()
    )


# --- what counts --------------------------------------------------------------------------------


def _counts(contract: Contract, rules: RuleSet, voice: Voice) -> Iterator[str]:
    if contract.base:
        yield _counted("king-counts-base", "", contract.base, voice)
    entries = [entry for entry in entries_of(contract) if entry.points]
    for place, entry in enumerate(entries):
        if entry.kind is CountKind.LAST:
            break
        again = any(_share_cards(entry, other, rules) for other in entries[:place])
        message = "king-counts-more" if again else "king-counts"
        yield _counted(message, _what(entry, rules, voice), entry.points, voice)
    message = "king-counts-more" if contract.per_trick else "king-counts"
    for what, points in _last(contract, voice):
        yield _counted(message, what, points, voice)


def _counted(message: str, what: str, points: int, voice: Voice) -> str:
    many = "one" if abs(points) == 1 else "other"
    more = {"what": what} if what else {}
    return voice.say(message, points=many, signed=voice.signed(points), **more)


def _share_cards(entry: Entry, other: Entry, rules: RuleSet) -> bool:
    """Tell whether a card counts for both."""
    if CountKind.TRICKS in (entry.kind, other.kind):
        return False
    seats = rules.seating.seats[0]
    masks = [cards_counted(rules, seats, one.cards) for one in (entry, other)]
    return bool(masks[0] & masks[1])


def _what(entry: Entry, rules: RuleSet, voice: Voice) -> str:
    """Return one of what an entry counts, such as ``each queen``."""
    if entry.kind is CountKind.TRICKS:
        return voice.say("king-each-trick")
    faces = faces_of(rules.pack)
    if len(entry.cards) > 1:
        return the_card(entry.cards, rules, voice)
    if entry.cards in SUITS:
        return voice.say("king-each-suit", suit=suit_name(entry.cards, voice.lang, faces))
    return voice.say("king-each-rank", rank=entry.cards, faces=faces.value)


def the_card(name: str, rules: RuleSet, voice: Voice) -> str:
    """Return a card with its article, such as ``the king of hearts``."""
    faces = faces_of(rules.pack)
    card = cards_text(name, voice.lang, faces)
    return voice.say("king-card", rank=name[0], card=card, faces=faces.value)


def _last(contract: Contract, voice: Voice) -> Iterator[tuple[str, int]]:
    """Yield the last tricks that count with their points, together where those are equal."""
    count = last_counted(contract)
    if not count:
        return
    points = contract.last_tricks[-count:]
    if len(set(points)) == 1:
        yield voice.say("king-each-last", n=count), points[0]
        return
    for place, value in enumerate(points):
        if value:
            yield voice.say("king-last", place=count - place), value


# --- duties -------------------------------------------------------------------------------------


def _duties(contract: Contract, rules: RuleSet, voice: Voice) -> Iterator[str]:
    """What may not be led, and what has to be played (R204, R208, R209, A39)."""
    faces = faces_of(rules.pack)
    if contract.hearts_lead_ban:
        yield voice.say("king-lead-ban", suit=suit_name("H", voice.lang, faces))
    if contract.forced_card:
        suit = contract.forced_card[1]
        yield voice.say(
            "king-forced",
            must="only" if contract.hearts_lead_ban and suit == "H" else "if",
            card=the_card(contract.forced_card, rules, voice),
            suit=suit_name(suit, voice.lang, faces),
        )


# --- the example --------------------------------------------------------------------------------


def _example(contract: Contract, rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Yield what a player gets for some of what counts, as the engine has it."""
    entries = entries_of(contract)
    told = _things(contract, rules, voice)
    if not told:
        return
    seats = rules.seating.seats[0]
    counts = tuple((_shown(entry, contract, rules), *(0,) * (seats - 1)) for entry in entries)
    result = DealResult(
        number=1,
        dealer=Seat(0),
        size=base_sizes(rules, seats)[0],
        trump=None,
        bids=(0,) * seats,
        tricks=(0,) * seats,
        contract=contract.name,
        counts=counts,
    )
    points = contract_points(rules, result)[0]
    yield voice.say("king-example", things=told, points=points_text(points, voice))


def _shown(entry: Entry, contract: Contract, rules: RuleSet) -> int:
    """Return how many of what an entry counts the example has; its tricks hold the last ones."""
    there = count_of(rules, rules.seating.seats[0], entry)
    if entry.kind is CountKind.TRICKS:
        return min(there, max(_SHOWN, len(contract.last_tricks)))
    return min(there, _SHOWN if entry.cards in tuple(SUITS) else 1)


def _things(contract: Contract, rules: RuleSet, voice: Voice) -> str:
    """Return the player's haul, such as ``3 cards of hearts (with the king of hearts)``."""
    things: list[str] = []
    more: list[str] = []
    entries = entries_of(contract)
    for place, entry in enumerate(entries):
        if entry.kind is CountKind.LAST or not _shown(entry, contract, rules):
            continue
        again = any(_share_cards(entry, other, rules) for other in entries[:place])
        shown = _shown(entry, contract, rules)
        (more if again else things).append(_thing(entry, shown, rules, voice))
    count = len(contract.last_tricks)
    if count:
        last = "king-all-last-of" if contract.per_trick else "king-all-last"
        (more if contract.per_trick else things).append(voice.say(last, n=count))
    if not things:
        return ""
    told = voice.both(things)
    return voice.say("king-example-with", things=told, more=voice.both(more)) if more else told


def _thing(entry: Entry, count: int, rules: RuleSet, voice: Voice) -> str:
    faces = faces_of(rules.pack)
    if entry.kind is CountKind.TRICKS:
        return voice.say("king-some-tricks", n=count)
    if len(entry.cards) > 1:
        return the_card(entry.cards, rules, voice)
    if entry.cards in SUITS:
        suit = suit_name(entry.cards, voice.lang, faces)
        return voice.say("king-some-suit", n=count, suit=suit)
    return voice.say("king-one-rank", rank=entry.cards, faces=faces.value)
