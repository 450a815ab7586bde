"""What a deal ends in; live deals, records and paper sheets all end here."""

from dataclasses import dataclass

from vaza.kernel.cards import Seat, Suit


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
