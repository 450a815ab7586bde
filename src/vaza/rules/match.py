"""The match: who deals what next, and how it ends. A fold over DealResults, cards or no cards."""

from collections.abc import Sequence
from dataclasses import dataclass

from vaza.kernel.cards import Seat
from vaza.options.axes.ending import End, Tie, Winner
from vaza.options.axes.schedule import ThenContinue
from vaza.options.axes.seating import DealerRotation
from vaza.options.deals.schedule import DealPlan, deal_trump, plan_deals, tie_deal
from vaza.options.ruleset import RuleSet
from vaza.rules.result import DealResult
from vaza.rules.scoring import exact, match_points, totals


@dataclass(frozen=True, slots=True)
class NextDeal:
    """The match waits for this deal."""

    plan: DealPlan
    dealer: Seat
    is_tie: bool = False
    """A deal played only to part a tie for the first place (R038)."""
    previous_winner: Seat | None = None
    """Who took the last trick of the deal before (R155)."""


@dataclass(frozen=True, slots=True)
class AskToContinue:
    """The match waits for the table's word: play on, or not (A60)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The match is over."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
    """Each seat's place from 1; equal totals share a place."""
    winners: tuple[Seat, ...]


Step = NextDeal | AskToContinue | Outcome


def next_step(
    rules: RuleSet,
    seats: int,
    *,
    first_dealer: Seat,
    results: Sequence[DealResult],
    go_on: bool | None = None,
) -> Step:
    """Return what comes after ``results``: a deal, the question whether to go on, or the end.

    ``go_on`` is the table's answer where the rule set asks for one (R181), None before it.
    """
    points = match_points(rules, results)
    counting = [place for place, result in enumerate(results) if result.void is None]
    played = Played(
        tuple(results[place] for place in counting), points, totals(points, seats), tuple(counting)
    )
    return _next_step(rules, seats, first_dealer, played, go_on=go_on)


@dataclass(frozen=True, slots=True)
class Played:
    """The deals so far. A void deal gives its points, and is dealt again as if it had not been."""

    results: tuple[DealResult, ...]
    """The deals that count."""
    points: tuple[tuple[int, ...], ...]
    """The points of all deals, void ones too."""
    sums: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each counting deal among all."""


def _next_step(
    rules: RuleSet, seats: int, first_dealer: Seat, played: Played, *, go_on: bool | None
) -> Step:
    results = played.results
    if rules.ending.end is End.TARGET:
        return _towards_target(rules, first_dealer, played)
    plans = plan_deals(rules, seats, go_on=go_on)
    if len(results) < len(plans):
        return _deal(rules, plans[len(results)], first_dealer, results)
    asks = rules.schedule.then_continue is ThenContinue.ASK
    if asks and go_on is None and len(results) == len(plans):
        return AskToContinue()
    return _after_last(rules, first_dealer, played, played_over=len(results) - len(plans))


def _towards_target(rules: RuleSet, first_dealer: Seat, played: Played) -> Step:
    """A target ends the match as soon as it is reached, ties apart (R116, R117, A34, A58)."""
    count, ending, seats = len(played.results), rules.ending, len(played.sums)
    over_at = _reached_at(rules, played)
    if over_at is None and count >= ending.max_deals:
        over_at = ending.max_deals
    if over_at is not None:
        return _after_last(rules, first_dealer, played, played_over=count - over_at)
    return _deal(rules, _repeated_plan(rules, seats, count + 1), first_dealer, played.results)


def _reached_at(rules: RuleSet, played: Played) -> int | None:
    """Return after how many counting deals somebody first had the target."""
    sums: tuple[int, ...] = (0,) * len(played.sums)
    for place, points in enumerate(played.points):
        sums = totals((sums, points), len(sums))
        if max(sums) >= rules.ending.target:
            return sum(at <= place for at in played.places)
    return None


def _repeated_plan(rules: RuleSet, seats: int, number: int) -> DealPlan:
    plans = plan_deals(rules, seats)
    size = plans[(number - 1) % len(plans)].size
    return DealPlan(number, size, deal_trump(rules, seats, number, size))


def _deal(
    rules: RuleSet,
    plan: DealPlan,
    first_dealer: Seat,
    results: Sequence[DealResult],
    *,
    is_tie: bool = False,
) -> NextDeal:
    before = results[-1] if results else None
    dealer = first_dealer if before is None else next_dealer(rules, before)
    return NextDeal(plan, dealer, is_tie, before.last_winner if before else None)


def next_dealer(rules: RuleSet, before: DealResult) -> Seat:
    """Return who deals after the deal ``before`` (R029, R174, A28)."""
    rotation = rules.seating.dealer_rotation
    if rotation is DealerRotation.FIXED:
        return before.dealer
    if rotation is DealerRotation.LAST_WINNER and before.last_winner is not None:
        return before.last_winner
    return Seat((before.dealer + 1) % len(before.bids))


def _after_last(
    rules: RuleSet,
    first_dealer: Seat,
    played: Played,
    *,
    played_over: int,
) -> Step:
    """Part a tie for the first place by more deals, or end (R037, R038, A09, R093)."""
    results, sums = played.results, played.sums
    zeros = [Seat(seat) for seat, total in enumerate(sums) if total == 0]
    if rules.ending.winner is Winner.ZERO_FIRST and zeros and not played_over:
        winners = _most_exact(zeros, results)
        return Outcome(sums, _places(rules, sums, winners), tuple(winners))
    best = _best(rules, sums)
    tied = [Seat(seat) for seat, total in enumerate(sums) if total == best]
    ending = rules.ending
    if len(tied) > 1 and ending.tie is Tie.EXTRA_DEALS and 0 <= played_over < ending.max_tie_deals:
        plan = tie_deal(rules, len(sums), len(results) + 1)
        return _deal(rules, plan, first_dealer, results, is_tie=True)
    if len(tied) > 1 and ending.tie is Tie.MOST_EXACT:
        tied = _most_exact(tied, results)
    return Outcome(sums, _places(rules, sums, tied), tuple(tied))


def _best(rules: RuleSet, sums: tuple[int, ...]) -> int:
    return min(sums) if rules.ending.winner is Winner.LOW else max(sums)


def _most_exact(tied: list[Seat], results: Sequence[DealResult]) -> list[Seat]:
    counts = {seat: sum(exact(result)[seat] for result in results) for seat in tied}
    return [seat for seat in tied if counts[seat] == max(counts.values())]


def _places(rules: RuleSet, sums: tuple[int, ...], winners: list[Seat]) -> tuple[int, ...]:
    sign = 1 if rules.ending.winner is Winner.LOW else -1
    keys = [(seat not in winners, sign * total) for seat, total in enumerate(sums)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)
