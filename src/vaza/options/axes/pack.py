"""The cards, and the order of their ranks."""

from dataclasses import dataclass
from enum import StrEnum

from vaza.options.axes.axis import axis


class PackKind(StrEnum):
    """The cards of one pack."""

    STD52 = "std52"
    LATIN40 = "latin40"
    """1-7, valete, cavaleiro, rei (R077)."""
    STRIPPED8 = "stripped8perPlayer"
    """The highest ranks of the 52, eight cards for each seat (R086)."""
    LOW13 = "std52+13low"
    """52, and the lowest 13 of a second pack (R044, A12)."""
    LOW26 = "std52+26low"
    """52, and the lowest 26 of a second pack (R045, A12)."""
    LATIN48 = "latin48"
    """As latin40 with the eights and nines (V004)."""
    STD36 = "std36"
    """Six to ace (V011)."""
    STD32 = "std32"
    """Seven to ace (V003, V005)."""


class RankOrder(StrEnum):
    """The order of the ranks inside a suit (R004, R079, A20)."""

    A_HIGH = "A_high"
    LATIN = "latin_A_R_C_V_7"
    """1, rei, cavaleiro, valete, then 7 to 2: the same order with other names (R079)."""
    BRISCA = "brisca"
    """A 3 K Q J, then the rest from high to low (V006)."""
    LOW_WINS = "low_beats_high"
    """2 is the highest, the ace the lowest (V008)."""


class RankName(StrEnum):
    """A rank, as in the names of cards."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"


class ExtraSuit(StrEnum):
    """A suit of the extra low cards (A12)."""

    S = "S"
    H = "H"
    D = "D"
    C = "C"


class Duplicates(StrEnum):
    """What identical cards in one trick do (R046, A13)."""

    LAST = "last"
    FIRST = "first"
    CANCEL = "cancel"


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards."""

    pack: PackKind = axis(1, PackKind.STD52)
    packs: int = axis(2, 1, least=1, most=2)
    jokers: int = axis(3, 0, least=0, most=2)
    """Jokers in each pack (R061)."""
    rank_order: RankOrder = axis(4, RankOrder.A_HIGH)
    duplicates: Duplicates = axis(5, Duplicates.LAST)
    extra_suits: tuple[ExtraSuit, ...] = axis(40, (ExtraSuit.C, ExtraSuit.D), longest=4)
    """The suits of the last extra low cards: the 5 of 65 cards, the two 8s of 78 (A12)."""
