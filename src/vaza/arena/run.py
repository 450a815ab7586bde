"""A run: deals of the rule set's schedule, each played in every seating."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from vaza.arena.driver import order_from, play_deal
from vaza.arena.report import ArenaReport, EntrantReport, estimate
from vaza.bots.protocol import Bot
from vaza.bots.registry import make_bot
from vaza.kernel.cards import Seat
from vaza.options.checks.check import check
from vaza.options.codes.code import rules_name
from vaza.options.deals.schedule import plan_deals
from vaza.options.ruleset import RuleSet, RuleSetError
from vaza.rules.match import NextDeal
from vaza.rules.result import DealResult, Void

MOST_DEALINGS: Final = 50
"""How often cards are dealt anew, at most, where nobody bids in the auction."""

Progress = Callable[[int, int], None]
"""Told after each deal how many of how many are done."""


@dataclass(frozen=True, slots=True)
class _Observation:
    """One entrant in one deal of cards: averages over the seatings."""

    points: float
    exact: float
    rating: float
    bid: float
    tricks: float


def run(
    rules: RuleSet,
    bots: Sequence[str],
    deals: int,
    seed: int = 0,
    *,
    progress: Progress | None = None,
) -> ArenaReport:
    """Let ``bots``, one name for each seat, play ``deals`` deals of cards in every seating.

    Raises:
        RuleSetError: the rules cannot be played with so many seats.
        ValueError: a bot is unknown, or there is no deal to play.
    """
    if deals < 1:
        raise ValueError(f"{deals} deals: at least 1 is played")
    players = made_bots(rules, bots, seed)
    rows = []
    for number in range(deals):
        rows.append(_one_deal(rules, players, seed, number))
        if progress is not None:
            progress(number + 1, deals)
    return _report(rules, bots, rows, seed)


def made_bots(rules: RuleSet, bots: Sequence[str], seed: int) -> list[Bot]:
    """Return the bots of a run, whose rules must be for so many seats.

    Raises:
        RuleSetError: the rules cannot be played with so many seats.
        ValueError: a bot is unknown.
    """
    problems = check(rules, len(bots))
    if problems:
        raise RuleSetError(problems)
    return [make_bot(name, seed * 1000 + place) for place, name in enumerate(bots)]


def groups_of(bots: Sequence[str]) -> list[tuple[str, tuple[int, ...]]]:
    """Return each name once, with the places of its bots."""
    return [
        (name, tuple(place for place, other in enumerate(bots) if other == name))
        for name in dict.fromkeys(bots)
    ]


def _one_deal(
    rules: RuleSet, players: Sequence[Bot], seed: int, number: int
) -> tuple[_Observation, ...]:
    """Play deal ``number`` (from 0) of a run in every seating; one observation by entrant."""
    seats = len(players)
    due = _due(rules, seats, seed, number)
    results = [_seating(rules, due, (seed, number), players, shift) for shift in range(seats)]
    return tuple(_observe(results, entrant) for entrant in range(seats))


def _due(rules: RuleSet, seats: int, seed: int, number: int) -> NextDeal:
    """Walk through the schedule again and again; who deals is drawn."""
    plans, dice = plan_deals(rules, seats), random.Random(f"{seed}:{number}")
    dealer, winner = Seat(dice.randrange(seats)), Seat(dice.randrange(seats))
    return NextDeal(plans[number % len(plans)], dealer, previous_winner=winner)


def _seating(
    rules: RuleSet, due: NextDeal, drawn: tuple[int, int], players: Sequence[Bot], shift: int
) -> tuple[DealResult, tuple[int, ...], int]:
    """Play a deal; where nobody bids in the auction the next cards are dealt, as at a table."""
    seats = len(players)
    seated = [players[(seat + shift) % seats] for seat in range(seats)]
    for again in range(MOST_DEALINGS):
        parts = (*drawn, again) if again else drawn
        public = play_deal(rules, due, order_from(rules, seats, *parts), seated).public
        if public.results[-1].void is not Void.PASSED:
            break
    return public.results[-1], public.points[-1], shift


def _observe(
    results: Sequence[tuple[DealResult, tuple[int, ...], int]], entrant: int
) -> _Observation:
    seats = len(results)
    values = []
    for result, points, shift in results:
        seat = (entrant - shift) % seats
        others = (sum(points) - points[seat]) / (seats - 1)
        bid, tricks = result.bids[seat], result.tricks[seat]
        is_exact = result.void is None and bid == tricks
        values.append((points[seat], is_exact, points[seat] - others, bid, tricks))
    return _Observation(*(sum(column) / seats for column in zip(*values, strict=True)))


def _report(
    rules: RuleSet, bots: Sequence[str], rows: list[tuple[_Observation, ...]], seed: int
) -> ArenaReport:
    has_bids = not rules.deals
    return ArenaReport(
        rules=rules_name(rules),
        seats=len(bots),
        deals=len(rows),
        played=len(rows) * len(bots),
        seed=seed,
        entrants=tuple(
            _line(name, (place,), rows, has_bids=has_bids) for place, name in enumerate(bots)
        ),
        by_name=tuple(
            _line(name, group, rows, has_bids=has_bids) for name, group in groups_of(bots)
        ),
    )


def _line(
    name: str,
    entrants: tuple[int, ...],
    rows: list[tuple[_Observation, ...]],
    *,
    has_bids: bool,
) -> EntrantReport:
    def figure(field: str) -> list[float]:
        return [
            sum(getattr(row[entrant], field) for entrant in entrants) / len(entrants)
            for row in rows
        ]

    return EntrantReport(
        name=name,
        entrants=entrants,
        points=estimate(figure("points")),
        exact=estimate(figure("exact")) if has_bids else None,
        rating=estimate(figure("rating")),
        bid=estimate(figure("bid")) if has_bids else None,
        tricks=estimate(figure("tricks")),
    )
