"""What happened, and what each seat is told of it.

A full event and a seat's event are different types wherever they differ, so that a full one cannot
be sent by mistake. Every event has a form for everybody, so that no gap betrays anything.
"""

from dataclasses import dataclass

from vaza.kernel.cards import Card, Seat, Suit
from vaza.rules.actions import Word
from vaza.rules.match import NextDeal, Step
from vaza.rules.result import DealResult, Sale


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Everybody drew a card; the highest deals first. For everybody."""

    cards: tuple[Card, ...]
    dealer: Seat
    step: Step
    by_king: bool = False
    """Whether the king of hearts decided, and not the highest card (R190)."""


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
    passed_over: tuple[Card, ...] = ()
    """Jokers that were turned before the turn-up and do not count (``redraw``)."""
    face_down: bool = False
    """Whether nobody may look at his cards yet."""


@dataclass(frozen=True, slots=True)
class SeatDealt:
    """``Dealt`` as one seat, or a spectator (``hand`` 0), is told."""

    deal: NextDeal
    turn_up: Card | None
    trump: Suit | None
    hand: int
    commitment: str
    passed_over: tuple[Card, ...] = ()
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class HandsLifted:
    """All look at their cards: each hand for its seat."""

    hands: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatHandsLifted:
    """``HandsLifted`` as one seat, or a spectator (``hand`` 0), is told."""

    hand: int


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
class BidPlaced:
    """A seat bid for itself alone (R054, R057): the number is for its seat."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class SeatBidPlaced:
    """``BidPlaced`` as a seat is told: the number to its own seat, None to all others."""

    seat: Seat
    number: int | None


@dataclass(frozen=True, slots=True)
class BidsShown:
    """All bids are shown at once (R054). For everybody."""

    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BiddingClosed:
    """All have bid. For everybody."""

    leader: Seat


@dataclass(frozen=True, slots=True)
class Called:
    """A seat spoke in the auction: ``tricks`` and ``trump`` (None: no trumps), or passed.

    For everybody. ``tricks`` is None for a pass.
    """

    seat: Seat
    tricks: int | None
    trump: Suit | None = None


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The auction is over (R106). For everybody."""

    declarer: Seat
    tricks: int
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class ExchangeOpened:
    """All have passed: everybody passes cards on (R118). For everybody."""


@dataclass(frozen=True, slots=True)
class CardsChosen:
    """A seat put cards down to be passed on: the mask is for its seat."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class SeatCardsChosen:
    """``CardsChosen`` as a seat is told: the mask to its own seat, 0 to all others."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """All cards that were put down have been passed on: each hand for its seat."""

    hands: tuple[int, ...]
    received: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatCardsPassed:
    """``CardsPassed`` as one seat, or a spectator (both 0), is told."""

    hand: int
    received: int


@dataclass(frozen=True, slots=True)
class TrumpNamed:
    """A seat named the trump, None for no trumps. For everybody."""

    seat: Seat
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class KingDrawn:
    """Cards were dealt face up until one seat had the king of hearts: it chooses (R191).

    For everybody.
    """

    cards: tuple[Card, ...]
    seat: Seat


@dataclass(frozen=True, slots=True)
class ContractPicked:
    """The dealer picked one of the contracts that are left. For everybody."""

    seat: Seat
    name: str


@dataclass(frozen=True, slots=True)
class Said:
    """A seat spoke about a positive deal (R212-R235). For everybody."""

    seat: Seat
    word: Word
    number: int = 0
    trump: Suit | None = None


@dataclass(frozen=True, slots=True)
class Sold:
    """The owner sold his right (R217). For everybody."""

    sale: Sale


@dataclass(frozen=True, slots=True)
class ContractSet:
    """It is settled what a deal is played as. For everybody."""

    name: str
    trump: Suit | None
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
class DealVoided:
    """The deal does not count and is dealt again (R036, R102). For everybody."""

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
    | BidsShown
    | BiddingClosed
    | Called
    | AuctionWon
    | ExchangeOpened
    | TrumpNamed
    | KingDrawn
    | ContractPicked
    | Said
    | Sold
    | ContractSet
    | Claimed
    | CardPlayed
    | TrickTaken
    | DealEnded
    | DealVoided
    | Continued
)
"""Events that everybody sees whole."""

Event = OpenEvent | Dealt | HandsLifted | BidPlaced | CardsChosen | CardsPassed
SeatEvent = (
    OpenEvent | SeatDealt | SeatHandsLifted | SeatBidPlaced | SeatCardsChosen | SeatCardsPassed
)
