"""Contracts as data: what a deal of King counts, and what may not be led or must be played.

A contract is a list of what it counts, so that a deal of several at once ("salade", the combined
deals of the quick game) is the same thing with more entries (R201-R214, docs/decisions/0001).
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

POSITIVE: Final = "positive"
FREE: Final = "free"
UP: Final = "up"
DOWN: Final = "down"
SHARED_OUT: Final = "4333"
OWN_NAMES: Final = (FREE, UP, DOWN, SHARED_OUT)
"""What a deal may be or become: names that no contract of a list may have."""


@dataclass(frozen=True, slots=True)
class Contract:
    """What one deal counts (R202-R210)."""

    name: str
    """Lower-case letters, digits and hyphens; unique in its list."""
    positive: bool = False
    """The owner decides how the deal is played, or sells that right (R212-R217)."""
    per_trick: int = 0
    """Points of each trick (R202)."""
    per_card: tuple[tuple[str, int], ...] = ()
    """Points of each card taken: a suit (``H``), a rank (``Q``) or a card (``KH``; R203-R208)."""
    last_tricks: tuple[int, ...] = ()
    """Points of the last tricks, the last one last (R210)."""
    base: int = 0
    """Points that every seat gets (R214)."""
    hearts_lead_ban: bool = False
    """Hearts are not led by who holds another suit (R204, R208)."""
    forced_card: str = ""
    """The card that is played at the first opportunity, or nothing (R209, A39)."""


class CountKind(StrEnum):
    """What an entry of a contract counts."""

    TRICKS = "tricks"
    CARDS = "cards"
    LAST = "last"


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that a contract counts, and its points."""

    kind: CountKind
    points: int
    cards: str = ""
    """For cards: a suit, a rank or a card."""
    from_end: int = 0
    """For the last tricks: 1 for the last, 2 for the one before."""

    @property
    def name(self) -> str:
        """What is counted, in a word: ``tricks``, ``H``, ``Q``, ``KH``, ``last-1``, ``last-2``."""
        if self.kind is CountKind.CARDS:
            return self.cards
        return f"last-{self.from_end}" if self.kind is CountKind.LAST else "tricks"


def entries_of(contract: Contract) -> tuple[Entry, ...]:
    """Return what a contract counts, in a fixed order: tricks, cards, last tricks."""
    tricks = (Entry(CountKind.TRICKS, contract.per_trick),) if contract.per_trick else ()
    cards = tuple(Entry(CountKind.CARDS, points, cards) for cards, points in contract.per_card)
    last = tuple(
        Entry(CountKind.LAST, points, from_end=len(contract.last_tricks) - place)
        for place, points in enumerate(contract.last_tricks)
    )
    return (*tricks, *cards, *last)
