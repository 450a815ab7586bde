"""When the match is over, and who has won."""

from dataclasses import dataclass
from enum import StrEnum

from vaza.options.axes.axis import axis


class End(StrEnum):
    """When the match ends (R037, R116)."""

    SCHEDULE_DONE = "schedule_done"
    TARGET = "target"


class Winner(StrEnum):
    """Whose total wins (R037)."""

    HIGH = "high"
    LOW = "low"
    ZERO_FIRST = "zero_first"
    """A seat with exactly 0 wins before the highest (R093, A26)."""


class Tie(StrEnum):
    """What a tie for the first place leads to (R038, A09)."""

    EXTRA_DEALS = "extra_deals"
    SHARED = "shared"
    MOST_EXACT = "most_exact"


class TieSize(StrEnum):
    """The hand size of tie deals (A09)."""

    MIN10 = "min10"
    SCHEDULE = "schedule"


@dataclass(frozen=True, slots=True)
class Ending:
    """When the match is over, and who has won."""

    end: End = axis(33, End.SCHEDULE_DONE)
    target: int = axis(34, 200, least=1, most=100_000)
    max_deals: int = axis(35, 100, least=1, most=500)
    """The last deal of a target match that nobody ended (A58)."""
    winner: Winner = axis(36, Winner.HIGH)
    tie: Tie = axis(37, Tie.EXTRA_DEALS)
    tie_size: TieSize = axis(38, TieSize.MIN10)
    max_tie_deals: int = axis(39, 30, least=1, most=100)
    """Tie deals after which the first place is shared (A09)."""
