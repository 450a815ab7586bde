"""The axes: one frozen dataclass for each group, one field for each axis.

A field's ``metadata["code"]`` is its number in shareable codes (``options.codec``): numbers are
never reused and enum values are only ever appended, so that old codes keep their meaning.
``longest`` is the number of entries that a list may have.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


def _axis(code: int, default: Any, **limits: Any) -> Any:  # noqa: ANN401 - as dataclasses.field
    return field(default=default, metadata={"code": code, **limits})


class PackKind(StrEnum):
    """The cards of one pack."""

    STD52 = "std52"


class RankOrder(StrEnum):
    """The order of the ranks inside a suit (R004)."""

    A_HIGH = "A_high"


class Duplicates(StrEnum):
    """What identical cards in one trick do (R046, A13)."""

    LAST = "last"
    FIRST = "first"
    CANCEL = "cancel"


class Direction(StrEnum):
    """Which way the play goes round; seats are always numbered that way (A02, A55)."""

    CLOCKWISE = "clockwise"
    COUNTER = "counter"


class FirstDealer(StrEnum):
    """How the first dealer is found (R010, R163)."""

    RANDOM = "random"
    CHOSEN = "chosen"


class DealerRotation(StrEnum):
    """Who deals next (R029, A28)."""

    NEXT = "next"
    FIXED = "fixed"
    LAST_WINNER = "last_winner"


class Shape(StrEnum):
    """How hand sizes run through the match (R006, R040, R133)."""

    DOWN_UP = "down_up"
    UP_DOWN = "up_down"
    UP = "up"
    DOWN = "down"
    CONSTANT = "constant"
    LIST = "list"


class ThenContinue(StrEnum):
    """Whether a one-way schedule is walked back afterwards (R181, A50, A60)."""

    NO = "no"
    YES = "yes"
    ASK = "ask_after_last"


class TrumpKind(StrEnum):
    """Where a deal's trump comes from (R012, R048, R051)."""

    TURN_UP = "turn_up"
    FIXED_SUIT = "fixed_suit"
    CYCLE = "cycle"
    NONE = "none"


class TrumpSuit(StrEnum):
    """A trump suit, or no trumps."""

    S = "S"
    H = "H"
    D = "D"
    C = "C"
    NT = "NT"


class FullDealTrump(StrEnum):
    """The trump of a turn-up deal that leaves no card to turn (R042, R144, A06)."""

    DEALER_LAST_CARD = "dealer_last_card"
    NONE = "none"


class BidMode(StrEnum):
    """How bids are made."""

    SEQUENTIAL = "sequential"


class BidOpens(StrEnum):
    """Who bids first (R015, A28)."""

    ELDEST = "eldest"
    DEALER = "dealer"
    FIRST_LEADER = "first_leader"


class BidChange(StrEnum):
    """How long a bid may be changed (R018, A07)."""

    UNTIL_NEXT_SPEAKS = "until_next_speaks"
    NEVER = "never"


class Hook(StrEnum):
    """What the bids may not total (R019, R053)."""

    NE = "ne"
    NONE = "none"


class FirstLead(StrEnum):
    """Who leads to the first trick of a deal (A01)."""

    DEALER = "dealer"
    ELDEST = "eldest"
    HIGHEST_BID = "highest_bid"
    PREV_LAST_WINNER = "prev_last_winner"


class VoidDuty(StrEnum):
    """What a seat without the suit led must do (R024, R060)."""

    ANY = "any"
    MUST_TRUMP = "must_trump"


class Revoke(StrEnum):
    """What happens to a card that breaks the rules."""

    REFUSE = "refuse"


class End(StrEnum):
    """When the match ends (R037, R116)."""

    SCHEDULE_DONE = "schedule_done"
    TARGET = "target"


class Winner(StrEnum):
    """Whose total wins (R037)."""

    HIGH = "high"
    LOW = "low"


class Tie(StrEnum):
    """What a tie for the first place leads to (R038, A09)."""

    EXTRA_DEALS = "extra_deals"
    SHARED = "shared"
    MOST_EXACT = "most_exact"


class TieSize(StrEnum):
    """The hand size of tie deals (A09)."""

    MIN10 = "min10"
    SCHEDULE = "schedule"


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards."""

    pack: PackKind = _axis(1, PackKind.STD52)
    packs: int = _axis(2, 1, least=1, most=2)
    jokers: int = _axis(3, 0, least=0, most=0)
    rank_order: RankOrder = _axis(4, RankOrder.A_HIGH)
    duplicates: Duplicates = _axis(5, Duplicates.LAST)


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at the table, and who deals."""

    seats: tuple[int, ...] = _axis(6, (3, 4, 5, 6, 7), least=2, most=10, longest=9)
    """The numbers of seats that this rule set is meant for (R002, R131, R160)."""
    direction: Direction = _axis(7, Direction.CLOCKWISE)
    first_dealer: FirstDealer = _axis(8, FirstDealer.RANDOM)
    dealer_rotation: DealerRotation = _axis(9, DealerRotation.NEXT)


@dataclass(frozen=True, slots=True)
class Schedule:
    """The hand sizes of the match."""

    shape: Shape = _axis(10, Shape.DOWN_UP)
    peak: int | str = _axis(11, "auto", least=1, most=52, words=("auto",))
    """The largest hand; ``auto`` is the largest up to 10 that the pack serves (A22)."""
    step: int = _axis(12, 1, least=1, most=12)
    repeat_low: int | str = _axis(13, 1, least=1, most=20, words=("n",))
    """How many deals of the smallest hand; ``n`` is the number of seats (R087)."""
    repeat_high: int | str = _axis(14, 1, least=1, most=20, words=("n",))
    """How many deals of the largest hand; ``n`` is the number of seats (R087)."""
    count: int = _axis(15, 10, least=1, most=100)
    """The number of deals of a constant schedule."""
    list: tuple[int, ...] = _axis(16, (), least=1, most=52, longest=200)
    """The hand sizes themselves, for the shape ``list`` (R080)."""
    then_continue: ThenContinue = _axis(17, ThenContinue.NO)


@dataclass(frozen=True, slots=True)
class Trump:
    """The trump of each deal."""

    trump: TrumpKind = _axis(18, TrumpKind.TURN_UP)
    suit: TrumpSuit = _axis(19, TrumpSuit.S)
    """The suit of ``fixed_suit`` (R051)."""
    cycle: tuple[TrumpSuit, ...] = _axis(
        20, (TrumpSuit.S, TrumpSuit.H, TrumpSuit.D, TrumpSuit.C), nonempty=True, longest=40
    )
    """The sequence of ``cycle``, by deal number (R048-R050)."""
    full_deal_trump: FullDealTrump = _axis(21, FullDealTrump.DEALER_LAST_CARD)
    nt_on_deals: tuple[int | str, ...] = _axis(
        22, (), least=1, most=200, longest=200, words=("first", "last", "max")
    )
    """Deals without trumps: numbers from 1, ``first``, ``last``, ``max`` (largest hands; R047)."""


@dataclass(frozen=True, slots=True)
class Bidding:
    """The bids."""

    bid_mode: BidMode = _axis(23, BidMode.SEQUENTIAL)
    bid_opens: BidOpens = _axis(24, BidOpens.ELDEST)
    bid_change: BidChange = _axis(25, BidChange.UNTIL_NEXT_SPEAKS)
    hook: Hook = _axis(26, Hook.NE)


@dataclass(frozen=True, slots=True)
class Play:
    """The tricks."""

    first_lead: FirstLead = _axis(27, FirstLead.DEALER)
    void_duty: VoidDuty = _axis(28, VoidDuty.ANY)
    revoke: Revoke = _axis(29, Revoke.REFUSE)


@dataclass(frozen=True, slots=True)
class Bonus:
    """Changes on top of the scoring."""

    nil_value: int | None = _axis(31, None, least=-1000, most=1000)
    """Points of a made nil instead of the scoring's own (R176)."""
    trick_point_from_size: int = _axis(32, 1, least=1, most=2)
    """Hands smaller than this earn nothing for each trick bid or taken (A03)."""


@dataclass(frozen=True, slots=True)
class Ending:
    """When the match is over, and who has won."""

    end: End = _axis(33, End.SCHEDULE_DONE)
    target: int = _axis(34, 200, least=1, most=100_000)
    max_deals: int = _axis(35, 100, least=1, most=500)
    """The last deal of a target match that nobody ended (A58)."""
    winner: Winner = _axis(36, Winner.HIGH)
    tie: Tie = _axis(37, Tie.EXTRA_DEALS)
    tie_size: TieSize = _axis(38, TieSize.MIN10)
    max_tie_deals: int = _axis(39, 30, least=1, most=100)
    """Tie deals after which the first place is shared (A09)."""
