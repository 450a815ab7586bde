"""What happened, and what each seat is told of it.

A full event and a seat's event are different types wherever they differ, so that a full one cannot
be sent by mistake. Every event has a form for everybody, so that no gap betrays anything.
"""

from dataclasses import dataclass

from vaza.kernel.cards import Card, Seat, Suit
from vaza.rules.match import NextDeal, Step
from vaza.rules.result import DealResult


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Everybody drew a card; the highest deals first. For everybody."""

    cards: tuple[Card, ...]
    dealer: Seat
    step: Step


@dataclass(frozen=True, slots=True)
class DealerChosen:
    """The table chose who deals first. For everybody."""

    dealer: Seat
    step: Step


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards were dealt: each hand for its seat, the turn-up for all, the stock for none."""

    deal: NextDeal
    turn_up: Card | None
    trump: Suit | None
    hands: tuple[int, ...]
    stock: tuple[Card, ...]
    commitment: str


@dataclass(frozen=True, slots=True)
class SeatDealt:
    """``Dealt`` as one seat, or a spectator (``hand`` 0), is told."""

    deal: NextDeal
    turn_up: Card | None
    trump: Suit | None
    hand: int
    commitment: str


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat bid. For everybody (A54)."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class BidChanged:
    """A seat changed its bid. For everybody (R018)."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class BiddingClosed:
    """All have bid. For everybody."""

    leader: Seat


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat showed that all remaining tricks are its own; they are played out. For everybody."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card. For everybody."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete. For everybody; ``winner`` is None where twins cancelled out (A13)."""

    winner: Seat | None
    leader: Seat
    """Who leads to the next trick."""


@dataclass(frozen=True, slots=True)
class DealEnded:
    """All cards are played; the points, and what comes next. For everybody."""

    result: DealResult
    points: tuple[int, ...]
    step: Step


@dataclass(frozen=True, slots=True)
class Continued:
    """The table plays on after the last deal, or does not. For everybody."""

    go_on: bool
    step: Step


OpenEvent = (
    DealerDrawn
    | DealerChosen
    | BidMade
    | BidChanged
    | BiddingClosed
    | Claimed
    | CardPlayed
    | TrickTaken
    | DealEnded
    | Continued
)
"""Events that everybody sees whole."""

Event = OpenEvent | Dealt
SeatEvent = OpenEvent | SeatDealt
