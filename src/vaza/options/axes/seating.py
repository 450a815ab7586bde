"""Who sits at the table, and who deals."""

from dataclasses import dataclass
from enum import StrEnum

from vaza.options.axes.axis import axis


class Direction(StrEnum):
    """Which way the play goes round; seats are always numbered that way (A02, A55)."""

    CLOCKWISE = "clockwise"
    COUNTER = "counter"


class FirstDealer(StrEnum):
    """How the first dealer is found (R010, R163)."""

    RANDOM = "random"
    CHOSEN = "chosen"
    KH_DRAWER = "KH_drawer"
    """Cards are dealt face up; who gets the king of hearts deals first (R190)."""
    KH_DRAWER_CHOOSES = "KH_drawer_chooses"
    """Who gets it says who deals first, himself included (R191)."""


class DealerRotation(StrEnum):
    """Who deals next (R029, A28)."""

    NEXT = "next"
    FIXED = "fixed"
    LAST_WINNER = "last_winner"


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at the table, and who deals."""

    seats: tuple[int, ...] = axis(6, (3, 4, 5, 6, 7), least=2, most=10, longest=9, is_set=True)
    """The numbers of seats that this rule set is meant for (R002, R131, R160)."""
    direction: Direction = axis(7, Direction.CLOCKWISE)
    first_dealer: FirstDealer = axis(8, FirstDealer.RANDOM)
    dealer_rotation: DealerRotation = axis(9, DealerRotation.NEXT)
