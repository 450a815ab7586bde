"""What every chapter of King asks of its rules, and its object, course and score sheet."""

from collections import Counter
from collections.abc import Iterator, Sequence

from vaza.options.axes.contracts import ContractOrder, OwnerAuction
from vaza.options.axes.seating import DealerRotation
from vaza.options.contracts.model import DOWN, UP, Contract
from vaza.options.deals.contract_cards import contract_total
from vaza.options.deals.schedule import base_sizes
from vaza.options.ruleset import RuleSet
from vaza.words.contract_names import contract_title
from vaza.words.voice import Voice


def negative(rules: RuleSet) -> tuple[Contract, ...]:
    """Return the contracts that nobody owns, in the order of the list."""
    return tuple(contract for contract in rules.deals if not contract.positive)


def positive_count(rules: RuleSet) -> int:
    """Return how many deals have an owner."""
    return len(rules.deals) - len(negative(rules))


def has_offers(rules: RuleSet) -> bool:
    """Tell whether a positive deal can be sold (R217)."""
    return positive_count(rules) > 0 and rules.contracts.auction is not OwnerAuction.OFF


def may_share(rules: RuleSet) -> bool:
    """Tell whether a deal may be marked 4-3-3-3 and not played (R234, R235)."""
    axes = rules.contracts
    return has_offers(rules) and (axes.frustrated_max is not None or axes.direct_4333)


def owners_each(rules: RuleSet) -> int:
    """Return how many positive deals each player owns, or 0 where it is not as many for all."""
    places = [place for place, contract in enumerate(rules.deals) if contract.positive]
    moves = rules.seating.dealer_rotation is DealerRotation.NEXT
    if not places or not moves or len(rules.seating.seats) > 1:
        return 0
    seats = rules.seating.seats[0]
    owned = Counter(place % seats for place in places)
    return owned[0] if set(owned.values()) == {owned[0]} and len(owned) == seats else 0


def points_text(number: int, voice: Voice) -> str:
    """Return points with their sign, such as ``+75 points``."""
    many = "one" if abs(number) == 1 else "other"
    return voice.say("king-points", points=many, signed=voice.signed(number))


def amount(number: int, voice: Voice) -> str:
    """Return points without a plus, such as ``75 points``."""
    return points_text(number, voice).removeprefix("+")


def listed(names: Sequence[str]) -> str:
    """Return names in a row, told apart even where one of them is a list itself."""
    return ("; " if any("," in name for name in names) else ", ").join(names)


def title(contract: Contract, voice: Voice) -> str:
    """Return the name of a contract of the list."""
    return contract_title(contract, voice.lang)


# --- the chapters -------------------------------------------------------------------------------


def king_object(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """What it is all about (R198, R201, R212)."""
    kinds = "both" if negative(rules) else "positive"
    yield voice.say("king-object", kinds=kinds if positive_count(rules) else "negative")
    yield voice.say("king-alone")


def king_deals(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """The deals and their order (R198, R211, R216, A37, A49)."""
    for seats, size in _sizes(rules):
        told = {"deals": len(rules.deals), "size": size}
        if len(rules.seating.seats) == 1:
            yield voice.say("rule-deals-constant", **told)
        else:
            yield voice.say("rule-deals-constant-with", seats=voice.span(seats), **told)
    yield from _order(rules, voice)
    each = owners_each(rules)
    if each:
        yield voice.say("king-deals-owners", times=each)
    yield voice.say("rule-reshuffle")


def _sizes(rules: RuleSet) -> Iterator[tuple[Sequence[int], int]]:
    """Yield the cards of a hand with the numbers of seats that get as many."""
    groups: dict[int, list[int]] = {}
    for seats in rules.seating.seats:
        groups.setdefault(base_sizes(rules, seats)[0], []).append(seats)
    for size, seats_of_it in groups.items():
        yield seats_of_it, size


def _order(rules: RuleSet, voice: Voice) -> Iterator[str]:
    names = [title(contract, voice) for contract in rules.deals]
    count = len(negative(rules))
    if not count:
        yield voice.say("king-deals-positive")
    elif rules.contracts.order is ContractOrder.FREE:
        yield from _free(rules, voice)
    elif count < len(names) and not any(one.positive for one in rules.deals[:count]):
        told = listed(names[:count])
        yield voice.say(
            "king-deals-then", negative=count, names=told, positive=positive_count(rules)
        )
    else:
        yield voice.say("king-deals-list", names=listed(names))


def _free(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """The dealer picks the negative contracts; the positive deals keep their places."""
    places = [number for number, one in enumerate(rules.deals, start=1) if one.positive]
    if places:
        yield voice.say("king-deals-where", count=len(places), numbers=voice.both(places))
    times = Counter(title(contract, voice) for contract in negative(rules))
    names = [
        voice.say("king-deals-free-times", title=name, times=count) if count > 1 else name
        for name, count in times.items()
    ]
    yield voice.say("king-deals-free", names=listed(names))


def king_sheet(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """How the score is kept, and what everything adds up to (R199, R201, R202, R211, R237)."""
    yield voice.say("king-count")
    yield voice.say("king-sheet", sheet=rules.contracts.sheet.value)
    yield from match_sums(rules, voice)


def match_sums(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Yield the sums of the match, where they are the same whatever is chosen and at any table."""
    seats, count = rules.seating.seats[0], positive_count(rules)
    ways = {contract_total(rules, seats, way) for way in (UP, DOWN)} if count else {0}
    of_seats = {
        sum(contract_total(rules, n, one.name) for one in negative(rules))
        for n in rules.seating.seats
    }
    if len(ways) > 1 or len(of_seats) > 1:
        return
    below, above = of_seats.pop(), ways.pop() * count
    total = points_text(below + above, voice)
    if count and negative(rules):
        told = (points_text(below, voice), points_text(above, voice))
        yield voice.say("king-sums", negative=told[0], positive=told[1], total=total)
    else:
        yield voice.say("king-sums-one", total=total)
