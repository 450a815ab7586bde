"""What a deal ends in; live deals, records and paper sheets all end here."""

from dataclasses import dataclass
from enum import StrEnum

from vaza.kernel.cards import Seat, Suit


class Void(StrEnum):
    """Why a deal does not count and is dealt again by the same dealer."""

    REVOKE = "revoke"
    """A seat was proven not to have followed suit (R035, R036)."""
    PASSED = "passed"
    """Nobody bid in the auction (R102, R119)."""


@dataclass(frozen=True, slots=True)
class Sale:
    """The right to a positive deal, sold (R217, R233)."""

    seller: Seat
    buyer: Seat
    number: int
    """Tricks, or nulls where the deal is played down."""
    is_down: bool = False


@dataclass(frozen=True, slots=True)
class DealResult:
    """One finished deal. ``match`` and ``scoring`` read nothing else."""

    number: int
    """Place in the match, from 1."""
    dealer: Seat
    size: int
    """Cards dealt to each seat."""
    trump: Suit | None
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    """Tricks taken by each seat."""
    last_winner: Seat | None = None
    """Who took the last trick; None on a sheet that does not say."""
    void: Void | None = None
    """Why the deal does not count; bids and tricks are those that had been made."""
    offender: Seat | None = None
    """Who revoked, in a deal that is void for it."""
    contract: str = ""
    """What a deal of King was played as: a contract of the list, ``up``, ``down`` or ``4333``."""
    counts: tuple[tuple[int, ...], ...] = ()
    """For each entry of that contract how many each seat has (``options.contracts.model``)."""
    sale: Sale | None = None
