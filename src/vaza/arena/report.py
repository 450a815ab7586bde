"""Figures of an arena run, each with its standard error."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

METHOD: Final = (
    "Every deal of cards is played once in each seating, so that each bot holds each hand. The "
    "average of a bot over the seatings of one deal is one observation; errors are standard errors "
    "of the mean of these (clusters are the deals), so that cards shared by several seatings are "
    "not counted as independent. Rating: points per deal above the average of the other seats."
)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its standard error (one sigma; 1.96 of them make a 95 % interval)."""

    mean: float
    error: float | None
    """None for a single observation, which has no error."""

    def to_json(self) -> dict[str, float | None]:
        """Return both, rounded."""
        error = None if self.error is None else round(self.error, 4)
        return {"mean": round(self.mean, 4), "error": error}


def estimate(observations: Sequence[float]) -> Estimate:
    """Return the mean of independent observations and its standard error (none of a single one)."""
    count = len(observations)
    mean = round(math.fsum(observations) / count, 12) + 0.0  # no -0.0 of rounding errors
    if count < 2:
        return Estimate(mean, None)
    variance = math.fsum((value - mean) ** 2 for value in observations) / (count - 1)
    return Estimate(mean, math.sqrt(variance / count))


@dataclass(frozen=True, slots=True)
class EntrantReport:
    """How one bot of the run, or all bots of one name together, did."""

    name: str
    entrants: tuple[int, ...]
    """Places in the list of bots."""
    points: Estimate
    """Points per deal."""
    exact: Estimate | None
    """Share of bids made exactly, 0 to 1; None in games without bids."""
    rating: Estimate
    """Points per deal above the average of the other seats."""
    bid: Estimate | None
    """Mean bid; None in games without bids."""
    tricks: Estimate
    """Mean number of tricks taken."""

    def to_json(self) -> dict[str, Any]:
        """Return the figures by name."""
        return {
            "name": self.name,
            "entrants": list(self.entrants),
            "points_per_deal": self.points.to_json(),
            "exact_rate": None if self.exact is None else self.exact.to_json(),
            "rating": self.rating.to_json(),
            "bid": None if self.bid is None else self.bid.to_json(),
            "tricks": self.tricks.to_json(),
        }


@dataclass(frozen=True, slots=True)
class ArenaReport:
    """The outcome of a run."""

    rules: str
    """The preset's name or the code."""
    seats: int
    deals: int
    """Deals of cards, each played in every seating."""
    played: int
    """Deals played: ``deals`` times the seatings."""
    seed: int
    entrants: tuple[EntrantReport, ...]
    """By place in the list of bots."""
    by_name: tuple[EntrantReport, ...]
    """All bots of one name together."""

    def to_json(self) -> dict[str, Any]:
        """Return what ``vaza arena --json`` prints."""
        return {
            "rules": self.rules,
            "seats": self.seats,
            "deals": self.deals,
            "played": self.played,
            "seed": self.seed,
            "entrants": [entrant.to_json() for entrant in self.entrants],
            "by_name": [entrant.to_json() for entrant in self.by_name],
            "method": METHOD,
        }
