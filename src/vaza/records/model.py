"""A record: the facts of a match, or of some of its deals, as they were.

Cards are the public names' ids, that is the copies of the first pack: which of two identical cards
somebody held is no fact.
"""

from dataclasses import dataclass
from typing import Final

from vaza.kernel.cards import Card
from vaza.options.ruleset import RuleSet
from vaza.rules.result import Sale, Void

FORMAT: Final = "vaza-record/1"


@dataclass(frozen=True, slots=True)
class Voided:
    """A commitment that was given up because a seed did not come in time."""

    commitment: str
    server: str | None = None
    """The server's secret in hex, if it was revealed."""
    context: str | None = None
    """What the commitment was made for, where that is not the context of the shuffle."""


@dataclass(frozen=True, slots=True)
class Seed:
    """How a shuffle came about; all bytes in hex."""

    commitment: str
    context: str
    server: str | None = None
    """The server's secret, once it is revealed."""
    players: tuple[tuple[int, str], ...] = ()
    """The seeds of the players by seat, rising."""
    voided: tuple[Voided, ...] = ()


@dataclass(frozen=True, slots=True)
class Draw:
    """How the first dealer was found: the cards drawn by seat, or none if he was chosen."""

    first_dealer: int
    cards: tuple[Card, ...] = ()
    """One for each seat; or, dealt round from seat 0, as many as there are up to KH (R190)."""
    order: tuple[Card, ...] = ()
    """The whole pack as shuffled, the drawn cards first."""
    seed: Seed | None = None


@dataclass(frozen=True, slots=True)
class BidChange:
    """A bid that was changed before the next seat spoke (R018)."""

    seat: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Count:
    """One thing that a deal of King counts."""

    what: str
    """``tricks``, a suit, a rank, a card, or ``last-1`` for the last trick."""
    points: int
    """Points of each."""
    by_seat: tuple[int, ...]
    """How many each seat has."""


@dataclass(frozen=True, slots=True)
class DealSums:
    """What a deal ended in, as it was written down; from ``counts`` on, of a deal of King."""

    tricks: tuple[int, ...] | None = None
    points: tuple[int, ...] | None = None
    counts: tuple[Count, ...] | None = None
    sale: Sale | None = None
    paid: int | None = None
    """Points that the buyer paid."""


@dataclass(frozen=True, slots=True)
class MatchSums:
    """What a match ended in, as it was written down."""

    totals: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal."""

    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    """Each seat's cards as they were dealt, in any order."""
    bids: tuple[int | None, ...]
    """By seat, as they stood in the end; None only in an unfinished or passed deal.

    Empty in a deal of King.
    """
    plays: tuple[tuple[Card, ...], ...]
    """The tricks, each in playing order from its leader."""
    turn_up: Card | None = None
    """The card turned, shown or cut for the trump."""
    passed_over: tuple[Card, ...] = ()
    """Jokers that were turned before it and do not count."""
    number: int | None = None
    """Place in the schedule, from 1."""
    trump: str | None = None
    """``S``, ``H``, ``D``, ``C``, ``X`` for the jokers, or ``none``."""
    contract: str | None = None
    """What a deal of King is played as: a contract of the list, ``up``, ``down``, ``4333``."""
    auction: tuple[str, ...] = ()
    """The calls of all rounds in the order of speaking: ``5C``, ``13NT``, ``pass``.

    In King all that was said: ``open``, ``5up``, ``match``, ``up:S`` (``rules.sayings``).
    """
    exchange: tuple[tuple[tuple[Card, ...] | None, ...], ...] = ()
    """Each passing of cards: what each seat gave; None only in an unfinished deal."""
    leader: int | None = None
    """Who led the first trick."""
    bid_changes: tuple[BidChange, ...] = ()
    """In speaking order; each comes directly after its seat's bid."""
    seed: Seed | None = None
    unfinished: bool = False
    void: Void | None = None
    """Why the deal does not count."""
    result: DealSums | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A match, or a fragment of one."""

    rules: RuleSet
    seats: tuple[str, ...]
    """The players' names."""
    deals: tuple[DealRecord, ...]
    rules_ref: str | None = None
    """The preset's name or the code that the record gives its rule set by; None: in full."""
    complete: bool | None = None
    draw: Draw | None = None
    go_on: bool | None = None
    """What the table said when asked whether to play on after the last deal (R181)."""
    result: MatchSums | None = None
