"""Which deals the rule about the total of the bids is for (R019, V060, V061), and who may bid 0."""

from collections.abc import Iterator

from vaza.options.axes.bidding import Hook
from vaza.options.axes.ending import End, Tie
from vaza.options.axes.schedule import ThenContinue
from vaza.options.deals.schedule import base_sizes, plan_deals, tie_deal
from vaza.options.ruleset import RuleSet


def may_bid_nothing(rules: RuleSet) -> bool:
    """Tell whether 0 can be bid at all: no hand is smaller than the lowest bid (``bid-hand``)."""
    return rules.bidding.bid_min == 0


def free_deals(rules: RuleSet, seats: int) -> tuple[int, ...]:
    """Return the numbers of the deals that ``except_last`` frees of the hook, ascending.

    A match to a target plays its course again and again, but only the first time its last deal
    has the number of the schedule's last; a match that ends before has none. Where the table is
    asked whether to go on, the last deal before the vote is free, and the very last one too.
    """
    if not rules.bidding.except_last:
        return ()
    last = len(plan_deals(rules, seats))
    if rules.ending.end is End.TARGET:
        return (last,) if last <= rules.ending.max_deals else ()
    if rules.schedule.then_continue is ThenContinue.ASK:
        return tuple(sorted({last, len(plan_deals(rules, seats, go_on=True))}))
    return (last,)


def hooks_some_deal(rules: RuleSet) -> bool:
    """Tell whether there is a deal in which the hook binds the last to bid."""
    if rules.bidding.hook is Hook.NONE:
        return False
    least = rules.bidding.min_h
    return any(size >= least for seats in rules.seating.seats for size in _bound(rules, seats))


def _bound(rules: RuleSet, seats: int) -> Iterator[int]:
    """Yield the hand sizes of the deals that ``except_last`` leaves to the hook, ties too."""
    sizes = [plan.size for plan in plan_deals(rules, seats, go_on=True)]
    free, most = free_deals(rules, seats), len(sizes)
    if rules.ending.end is End.TARGET:
        most = min(rules.ending.max_deals, 2 * len(sizes))  # the second round is like any other
    numbers = (number for number in range(1, most + 1) if number not in free)
    yield from (sizes[(number - 1) % len(sizes)] for number in numbers)
    if rules.ending.tie is Tie.EXTRA_DEALS and base_sizes(rules, seats):
        yield tie_deal(rules, seats, most + 1).size
