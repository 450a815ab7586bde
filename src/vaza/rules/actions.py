"""What a seat, or the table, may ask for."""

from dataclasses import dataclass
from typing import Final

from vaza.kernel.cards import Card, Seat

TABLE: Final = Seat(-1)
"""The table is an actor too: it draws, deals and counts votes."""


@dataclass(frozen=True, slots=True)
class Draw:
    """The table: draw for the first dealer with the whole pack in this order (R010)."""

    order: tuple[Card, ...]
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class ChooseDealer:
    """The table: this seat deals first (R010, R163)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """The table: deal the whole pack in this order; ``commitment`` is opaque to the rules."""

    order: tuple[Card, ...]
    commitment: str = ""


@dataclass(frozen=True, slots=True)
class Continue:
    """The table: play on after the last deal, or do not (R181, A60)."""

    go_on: bool


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat: bid ``number`` tricks, having seen ``seen`` speeches of this deal (A07)."""

    number: int
    seen: int


@dataclass(frozen=True, slots=True)
class ChangeBid:
    """A seat: change the bid just made (R018), having seen ``seen`` speeches."""

    number: int
    seen: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A seat: play a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat on lead: all remaining tricks are mine, whatever the others hold."""


SeatAction = Bid | ChangeBid | PlayCard | Claim
TableAction = Draw | ChooseDealer | Deal | Continue
Action = SeatAction | TableAction
