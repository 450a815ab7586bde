"""Points of DealResults: each deal by itself, then what runs over several deals."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from vaza.kernel.scores import deal_points
from vaza.options.deals.compile import compile_deal
from vaza.options.ruleset import RuleSet
from vaza.rules.payment import contract_points
from vaza.rules.result import DealResult, Void


def result_points(rules: RuleSet, result: DealResult) -> tuple[int, ...]:
    """Return each seat's points of a deal by itself (R030-R035, R122 and every other scoring).

    A deal that is void gives nothing, but to the seat that revoked (R035, A11).
    """
    if result.void is Void.REVOKE:
        points = rules.play.revoke_points
        return tuple(points if seat == result.offender else 0 for seat in range(len(result.bids)))
    if result.contract:
        return contract_points(rules, result)
    if result.void is not None or (rules.bonus.void_if_none_exact and not any(exact(result))):
        return (0,) * len(result.bids)
    tables = compile_deal(rules, len(result.bids), result.size)
    return deal_points(tables, result.bids, result.tricks)


def exact(result: DealResult) -> tuple[bool, ...]:
    """Tell of each seat whether it took what it bid; a made nil is exact (A35)."""
    return tuple(bid == taken for bid, taken in zip(result.bids, result.tricks, strict=True))


def match_points(rules: RuleSet, results: Sequence[DealResult]) -> tuple[tuple[int, ...], ...]:
    """Return each seat's points of each deal, with what streaks earn (R092, A25, V160)."""
    return _match_points(rules, tuple(results))


def last_points(rules: RuleSet, results: Sequence[DealResult]) -> tuple[int, ...]:
    """Return each seat's points of the last of ``results``."""
    return match_points(rules, results)[-1]


@lru_cache(maxsize=256)
def _match_points(rules: RuleSet, results: tuple[DealResult, ...]) -> tuple[tuple[int, ...], ...]:
    base = [result_points(rules, result) for result in results]
    if rules.bonus.streak_length is None or rules.deals:
        return tuple(base)
    extras = streak_points(rules, results)
    return tuple(
        tuple(points + extra for points, extra in zip(deal, more, strict=True))
        for deal, more in zip(base, extras, strict=True)
    )


def streak_points(rules: RuleSet, results: Iterable[DealResult]) -> Iterator[tuple[int, ...]]:
    """Yield for each deal what each seat's streak earns or costs in it (R092, A25, V160).

    Void deals and hands smaller than ``streak_counts_from_size`` neither break nor extend one.
    """
    for result, runs in zip(results, streaks(rules, results), strict=True):
        counted = _counts(rules, result)
        yield tuple(_award(rules, run) if counted else 0 for run in runs)


def streaks(rules: RuleSet, results: Iterable[DealResult]) -> Iterator[tuple[int, ...]]:
    """Yield after each deal each seat's streak: exact deals in a row, or missed ones negative.

    A streak that was just paid is still shown whole.
    """
    runs: tuple[int, ...] = ()
    for result in results:
        runs = runs or (0,) * len(result.bids)
        if _counts(rules, result):
            runs = tuple(
                _longer(rules, run, is_exact=is_exact)
                for run, is_exact in zip(runs, exact(result), strict=True)
            )
        yield runs


def _counts(rules: RuleSet, result: DealResult) -> bool:
    return result.void is None and result.size >= rules.bonus.streak_counts_from_size


def _longer(rules: RuleSet, run: int, *, is_exact: bool) -> int:
    bonus = rules.bonus
    if bonus.streak_reset_after_award and abs(run) == bonus.streak_length:
        run = 0
    if is_exact:
        return max(run, 0) + 1
    return min(run, 0) - 1


def _award(rules: RuleSet, run: int) -> int:
    bonus = rules.bonus
    if bonus.streak_length is None or abs(run) < bonus.streak_length:
        return 0
    return bonus.streak_bonus if run > 0 else bonus.streak_penalty


def totals(points: Iterable[tuple[int, ...]], seats: int) -> tuple[int, ...]:
    """Return each seat's sum over the deals."""
    sums = [0] * seats
    for deal in points:
        for seat, value in enumerate(deal):
            sums[seat] += value
    return tuple(sums)
