"""From a rule set and a number of seats to the list of deals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import dropwhile
from typing import Final

from vaza.options.axes.contracts import ContractOrder
from vaza.options.axes.ending import Tie, TieSize
from vaza.options.axes.schedule import Schedule, Shape, ThenContinue
from vaza.options.axes.trump import FullDealTrump, TrumpKind, TrumpSuit
from vaza.options.contracts.model import FREE, POSITIVE
from vaza.options.deals.packs import pack_cards
from vaza.options.ruleset import RuleSet

AUTO_PEAK = 10
TIE_PEAK = 10


class DealTrump(StrEnum):
    """Where the trump of one deal comes from."""

    TURN_UP = "turn-up"
    LAST_CARD = "last-card"
    NONE = "none"
    S = "S"
    H = "H"
    D = "D"
    C = "C"
    CUT = "cut"
    AUCTION = "auction"
    DEALER_NAMES = "dealer-names"
    HIGHEST_BIDDER = "highest-bidder"


_KINDS: Final = {
    TrumpKind.NONE: DealTrump.NONE,
    TrumpKind.AUCTION: DealTrump.AUCTION,
    TrumpKind.HIGHEST_BIDDER: DealTrump.HIGHEST_BIDDER,
    TrumpKind.DEALER_NAMES: DealTrump.DEALER_NAMES,
}
_FULL_DEAL: Final = {
    FullDealTrump.DEALER_LAST_CARD: DealTrump.LAST_CARD,
    FullDealTrump.NONE: DealTrump.NONE,
    FullDealTrump.CUT: DealTrump.CUT,
    FullDealTrump.DEALER_NAMES: DealTrump.DEALER_NAMES,
}


@dataclass(frozen=True, slots=True)
class DealPlan:
    """One deal of a schedule: its number from 1, the hand size and the source of its trump."""

    number: int
    size: int
    trump: DealTrump
    contract: str = ""
    """The contract of a deal of King: its name, ``positive``, or ``free`` for the dealer's pick."""


def largest_size(rules: RuleSet, seats: int, *, leave_turn_up: bool | None = None) -> int:
    """Return the largest hand that the pack serves to ``seats`` seats.

    ``leave_turn_up`` keeps one card back to be turned; by default it does when trumps are turned.
    """
    if leave_turn_up is None:
        leave_turn_up = rules.trump.trump is TrumpKind.TURN_UP
    return (len(pack_cards(rules.pack, seats)) - (1 if leave_turn_up else 0)) // seats


def base_sizes(rules: RuleSet, seats: int) -> tuple[int, ...]:
    """Return the hand sizes of the schedule before it is continued (R006-R008, R133, R165)."""
    schedule = rules.schedule
    if rules.deals:
        return (largest_size(rules, seats, leave_turn_up=False),) * len(rules.deals)
    if schedule.shape is Shape.LIST:
        return schedule.list
    peak = _peak(rules, seats)
    if schedule.shape is Shape.CONSTANT:
        return (peak,) * schedule.count
    return tuple(_expand(schedule, peak, seats))


def _peak(rules: RuleSet, seats: int) -> int:
    """Return the largest hand of the schedule (A22)."""
    peak = rules.schedule.peak
    if peak == "full":
        return largest_size(rules, seats, leave_turn_up=False)
    return min(AUTO_PEAK, largest_size(rules, seats)) if isinstance(peak, str) else peak


def _expand(schedule: Schedule, peak: int, seats: int) -> Iterator[int]:
    for size in _walk(schedule.shape, peak, schedule.step):
        repeat: int | str = 1
        if size in (1, peak):
            repeat = schedule.repeat_low if size == 1 else schedule.repeat_high
        yield from [size] * (seats if isinstance(repeat, str) else repeat)


def _walk(shape: Shape, peak: int, step: int) -> Sequence[int]:
    up = [*range(1, peak, step), peak]
    down = [*range(peak, 1, -step), 1] if peak > 1 else [1]
    if shape is Shape.UP:
        return up
    if shape is Shape.DOWN:
        return down
    # The way back is the way there, also where the steps do not come out even.
    there = down if shape is Shape.DOWN_UP else up
    return there + there[-2::-1]


def continued_sizes(rules: RuleSet, seats: int) -> tuple[int, ...]:
    """Return the sizes that follow when the table plays on: the way back (R181, A50)."""
    sizes = base_sizes(rules, seats)
    back = tuple(reversed(sizes))
    if rules.schedule.shape in (Shape.LIST, Shape.CONSTANT):
        return back[1:]
    # However often the last size was dealt, it is dealt no more.
    return tuple(dropwhile(lambda size: size == sizes[-1], back))


@lru_cache(maxsize=512)
def plan_deals(rules: RuleSet, seats: int, *, go_on: bool | None = None) -> tuple[DealPlan, ...]:
    """Return the scheduled deals of a match.

    ``go_on`` says whether the table plays on after the last deal, for rule sets that ask (A60);
    None means as the rule set has it, and no where it asks.
    """
    sizes = base_sizes(rules, seats)
    if rules.deals:
        return _contract_deals(rules, sizes)
    then = rules.schedule.then_continue
    if then is ThenContinue.YES or (then is ThenContinue.ASK and go_on):
        sizes += continued_sizes(rules, seats)
    return tuple(
        DealPlan(number, size, deal_trump(rules, seats, number, size))
        for number, size in enumerate(sizes, start=1)
    )


def _contract_deals(rules: RuleSet, sizes: tuple[int, ...]) -> tuple[DealPlan, ...]:
    """Return the deals of King: a list of contracts under one hand size (R198)."""
    is_free = rules.contracts.order is ContractOrder.FREE
    return tuple(
        DealPlan(
            number,
            size,
            DealTrump.NONE,
            POSITIVE if contract.positive else FREE if is_free else contract.name,
        )
        for number, (size, contract) in enumerate(zip(sizes, rules.deals, strict=True), start=1)
    )


def tie_deal(rules: RuleSet, seats: int, number: int) -> DealPlan:
    """Return the plan of a tie deal (R038, A09).

    The size is the largest up to 10 that leaves a card to turn; a deal of the whole pack counts
    only where the schedule itself has one. With ``tie_size`` schedule, that of the last deal.
    """
    sizes = base_sizes(rules, seats)
    if rules.ending.tie_size is TieSize.SCHEDULE:
        size = sizes[-1]
    else:
        full = seats * max(sizes) == len(pack_cards(rules.pack, seats))
        size = min(TIE_PEAK, largest_size(rules, seats, leave_turn_up=not full))
    return DealPlan(number, size, deal_trump(rules, seats, number, size))


def dealt_sizes(rules: RuleSet, seats: int) -> set[int]:
    """Return all hand sizes that may be dealt to ``seats``, tie deals among them."""
    sizes = set(base_sizes(rules, seats))
    if rules.ending.tie is Tie.EXTRA_DEALS:
        sizes.add(tie_deal(rules, seats, 1).size)
    return sizes


def deal_trump(rules: RuleSet, seats: int, number: int, size: int) -> DealTrump:
    """Return where the trump of deal ``number`` (from 1) with hands of ``size`` comes from."""
    axis = rules.trump
    if rules.deals or _is_no_trump_deal(rules, seats, number, size):
        return DealTrump.NONE
    if axis.trump is TrumpKind.FIXED_SUIT:
        return _suit_trump(axis.suit)
    if axis.trump is TrumpKind.CYCLE:
        return _suit_trump(axis.cycle[(number - 1) % len(axis.cycle)])
    if axis.trump is not TrumpKind.TURN_UP:
        return _KINDS[axis.trump]
    if seats * size < len(pack_cards(rules.pack, seats)):
        return DealTrump.TURN_UP
    return _FULL_DEAL[axis.full_deal_trump]


def _suit_trump(suit: TrumpSuit) -> DealTrump:
    return DealTrump.NONE if suit is TrumpSuit.NT else DealTrump(suit.value)


def _is_no_trump_deal(rules: RuleSet, seats: int, number: int, size: int) -> bool:
    marks = rules.trump.nt_on_deals
    if not marks:
        return False
    sizes = base_sizes(rules, seats)
    return (
        number in marks
        or ("first" in marks and number == 1)
        or ("last" in marks and number == len(sizes))
        or ("max" in marks and size == max(sizes))
    )
