"""Points of a DealResult, and totals of many."""

from collections.abc import Iterable

from vaza.kernel.scores import deal_points
from vaza.options.compile import compile_deal
from vaza.options.ruleset import RuleSet
from vaza.rules.result import DealResult


def result_points(rules: RuleSet, result: DealResult) -> tuple[int, ...]:
    """Return each seat's points of a deal (R030-R032 and every other scoring)."""
    tables = compile_deal(rules, len(result.bids), result.size)
    return deal_points(tables, result.bids, result.tricks)


def totals(points: Iterable[tuple[int, ...]], seats: int) -> tuple[int, ...]:
    """Return each seat's sum over the deals."""
    sums = [0] * seats
    for deal in points:
        for seat, value in enumerate(deal):
            sums[seat] += value
    return tuple(sums)
