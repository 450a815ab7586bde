"""What a seat, or the table, may ask for."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from vaza.kernel.cards import Card, Seat, Suit

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
    cut: Card | None = None
    """The card that was cut before the dealing, where it makes the trump (V048)."""


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
class AuctionBid:
    """A seat: offer to take ``tricks`` with ``trump``, None for no trumps (R099)."""

    tricks: int
    trump: Suit | None


@dataclass(frozen=True, slots=True)
class AuctionPass:
    """A seat: pass in the auction (R100)."""


@dataclass(frozen=True, slots=True)
class PassCards:
    """A seat: pass this mask of cards on, before it sees those it gets (R118)."""

    cards: int


@dataclass(frozen=True, slots=True)
class NameTrump:
    """A seat: name the trump, None for no trumps (V044, V047)."""

    trump: Suit | None


@dataclass(frozen=True, slots=True)
class ChooseFirst:
    """A seat that drew the king of hearts: ``seat`` deals first (R191)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PickContract:
    """The dealer: play this one of the contracts that are left (``order: free``)."""

    name: str


class Word(StrEnum):
    """What is said about a positive deal of King (R212-R235)."""

    UP = "up"
    """The owner plays it up, with a trump or without (R213)."""
    DOWN = "down"
    """The owner plays it down (R214)."""
    SHARE = "4333"
    """The owner marks 4 tricks for himself and 3 for each other (R234, R235)."""
    OPEN = "open"
    """The owner hears offers (R217)."""
    OFFER_UP = "offer-up"
    OFFER_DOWN = "offer-down"
    MATCH = "match"
    """An earlier seat takes the offer of a later one (R228-R230)."""
    PASS = "pass"  # noqa: S105 - a word at the table
    ACCEPT = "accept"
    RAISE = "raise"
    """The owner asks the last bidder for more (R231)."""
    ULTIMATUM = "ultimatum"
    """The owner calls for the limit, or plays down (R226)."""
    YES = "yes"
    NO = "no"


@dataclass(frozen=True, slots=True)
class Say:
    """A seat: say ``word``; ``number`` with offers and raises, ``trump`` with ``up``."""

    word: Word
    number: int = 0
    trump: Suit | None = None


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A seat: play a card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Claim:
    """A seat on lead: all remaining tricks are mine, whatever the others hold."""


SeatAction = (
    Bid
    | ChangeBid
    | AuctionBid
    | AuctionPass
    | PassCards
    | NameTrump
    | ChooseFirst
    | PickContract
    | Say
    | PlayCard
    | Claim
)
TableAction = Draw | ChooseDealer | Deal | Continue
Action = SeatAction | TableAction
