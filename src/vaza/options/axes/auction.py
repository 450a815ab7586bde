"""The auction of Israeli Whist, and the gulash."""

from dataclasses import dataclass
from enum import StrEnum

from vaza.options.axes.axis import axis
from vaza.options.axes.trump import TrumpSuit


class AuctionOpens(StrEnum):
    """Who speaks first in the auction (R098, A27)."""

    DEALER = "dealer"
    LEFT = "left"
    """The seat after the dealer."""


class AuctionDeclarer(StrEnum):
    """What the declarer says in the second phase (R107, A30)."""

    FIXED = "fixed"
    """Nothing: his number stands."""
    RAISE = "may_raise_first"
    """He speaks first, his own number or more."""


class PassDirection(StrEnum):
    """Who gets the cards that are passed (R118)."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Auction:
    """The auction of ``trump: auction`` (R097-R106) and the gulash (R118-R121)."""

    opens: AuctionOpens = axis(48, AuctionOpens.DEALER)
    min: int = axis(49, 5, least=1, most=13)
    """The lowest number of tricks (R099)."""
    suit_order: tuple[TrumpSuit, ...] = axis(
        50,
        (TrumpSuit.C, TrumpSuit.D, TrumpSuit.H, TrumpSuit.S, TrumpSuit.NT),
        nonempty=True,
        longest=5,
    )
    """The denominations from the lowest to the highest (R103)."""
    end_passes: int = axis(51, 4, least=3, most=4)
    """Passes in a row that end it: with 4 the last bidder may raise himself (R105, A29)."""
    reenter: bool = axis(52, default=True)
    """Whether who has passed may bid later (R101)."""
    declarer: AuctionDeclarer = axis(53, AuctionDeclarer.FIXED)
    gulash_max_passes: int = axis(54, 0, least=0, most=3)
    """How often cards are passed when all four pass, before a new deal (R118-R121, A33)."""
    gulash_cards: int = axis(55, 3, least=1, most=6)
    gulash_dir: PassDirection = axis(56, PassDirection.LEFT)
    gulash_raise_min: bool = axis(57, default=False)
    """Whether each passing of cards raises the lowest bid by 1 (R120)."""
