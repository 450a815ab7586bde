"""Whole matches of bots: every match of cards is played once in each seating."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from vaza.arena.driver import play_match
from vaza.arena.report import Estimate, estimate
from vaza.arena.run import Progress, groups_of, made_bots
from vaza.bots.protocol import Bot
from vaza.options.codes.code import rules_name
from vaza.options.ruleset import RuleSet

METHOD: Final = (
    "Every match of cards is played once in each seating, so that each bot holds each hand. The "
    "average of a bot over the seatings of one match is one observation; errors are standard "
    "errors of the mean of these. Rating: points per match above the average of the other seats. "
    "Won: the share of matches with the first place, shared ones in equal parts."
)


@dataclass(frozen=True, slots=True)
class MatchLine:
    """How one bot of the run, or all bots of one name together, did."""

    name: str
    entrants: tuple[int, ...]
    """Places in the list of bots."""
    points: Estimate
    """Points per match."""
    rating: Estimate
    """Points per match above the average of the other seats."""
    won: Estimate
    """Share of matches won, 0 to 1."""

    def to_json(self) -> dict[str, Any]:
        """Return the figures by name."""
        return {
            "name": self.name,
            "entrants": list(self.entrants),
            "points_per_match": self.points.to_json(),
            "rating": self.rating.to_json(),
            "won": self.won.to_json(),
        }


@dataclass(frozen=True, slots=True)
class MatchesReport:
    """The outcome of a run of matches."""

    rules: str
    """The preset's name or the code."""
    seats: int
    matches: int
    """Matches of cards, each played in every seating."""
    played: int
    seed: int
    entrants: tuple[MatchLine, ...]
    """By place in the list of bots."""
    by_name: tuple[MatchLine, ...]
    """All bots of one name together."""

    def to_json(self) -> dict[str, Any]:
        """Return what ``vaza arena --matches N --json`` prints."""
        return {
            "rules": self.rules,
            "seats": self.seats,
            "matches": self.matches,
            "played": self.played,
            "seed": self.seed,
            "entrants": [entrant.to_json() for entrant in self.entrants],
            "by_name": [entrant.to_json() for entrant in self.by_name],
            "method": METHOD,
        }


@dataclass(frozen=True, slots=True)
class _Observation:
    """One entrant in one match of cards: averages over the seatings."""

    points: float
    rating: float
    won: float


def run_matches(
    rules: RuleSet,
    bots: Sequence[str],
    matches: int,
    seed: int = 0,
    *,
    progress: Progress | None = None,
) -> MatchesReport:
    """Let ``bots``, one name for each seat, play ``matches`` matches of cards in every seating.

    Raises:
        RuleSetError: the rules cannot be played with so many seats.
        ValueError: a bot is unknown, or there is no match to play.
    """
    if matches < 1:
        raise ValueError(f"{matches} matches: at least 1 is played")
    players = made_bots(rules, bots, seed)
    rows = []
    for number in range(matches):
        rows.append(_one_match(rules, players, seed, number))
        if progress is not None:
            progress(number + 1, matches)
    return MatchesReport(
        rules=rules_name(rules),
        seats=len(bots),
        matches=matches,
        played=matches * len(bots),
        seed=seed,
        entrants=tuple(_line(name, (place,), rows) for place, name in enumerate(bots)),
        by_name=tuple(_line(name, group, rows) for name, group in groups_of(bots)),
    )


def _one_match(
    rules: RuleSet, players: Sequence[Bot], seed: int, number: int
) -> tuple[_Observation, ...]:
    """Play match ``number`` (from 0) of a run in every seating; one observation by entrant."""
    seats = len(players)
    cards = seed * 1_000_000 + number
    rows: list[list[_Observation]] = [[] for _ in players]
    for shift in range(seats):
        seated = [players[(seat + shift) % seats] for seat in range(seats)]
        outcome = play_match(rules, seated, cards).state.public.outcome
        if outcome is None:
            raise ValueError("a match without an end")
        for entrant in range(seats):
            seat = (entrant - shift) % seats
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            rows[entrant].append(_observed(outcome.totals, seat, won))
    return tuple(_average(row) for row in rows)


def _observed(totals: Sequence[int], seat: int, won: float) -> _Observation:
    others = (sum(totals) - totals[seat]) / (len(totals) - 1)
    return _Observation(totals[seat], totals[seat] - others, won)


def _average(row: Sequence[_Observation]) -> _Observation:
    count = len(row)
    return _Observation(
        math.fsum(one.points for one in row) / count,
        math.fsum(one.rating for one in row) / count,
        math.fsum(one.won for one in row) / count,
    )


def _line(
    name: str, entrants: tuple[int, ...], rows: Sequence[tuple[_Observation, ...]]
) -> MatchLine:
    def figure(field: str) -> list[float]:
        return [
            sum(getattr(row[entrant], field) for entrant in entrants) / len(entrants)
            for row in rows
        ]

    return MatchLine(
        name=name,
        entrants=entrants,
        points=estimate(figure("points")),
        rating=estimate(figure("rating")),
        won=estimate(figure("won")),
    )
