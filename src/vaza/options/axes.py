"""The axes: one frozen dataclass for each group, one field for each axis.

A field's ``metadata["code"]`` is its number in shareable codes (``options.codec``): numbers are
never reused and enum values are only ever appended, so that old codes keep their meaning.
``longest`` is the number of entries that a list may have; ``is_set`` marks a list whose order and
repeats mean nothing (``options.codec.tidied``).
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final


def axis(code: int, default: Any, **limits: Any) -> Any:  # noqa: ANN401 - as dataclasses.field
    """Return the field of an axis: its number in codes, its default and what it takes."""
    return field(default=default, metadata={"code": code, **limits})


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
    AUCTION = "auction"
    """An auction of tricks and suit decides (R097); group ``auction``."""
    HIGHEST_BIDDER = "highest_bidder"
    """Who bid most names the trump after the bids, the earlier of equals (V044, A59)."""
    DEALER_NAMES = "dealer_names"
    """The dealer names the trump before anybody looks at his cards (V047)."""


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
    CUT = "cut"
    """A card is cut before the dealing; its suit is trump (V048)."""
    DEALER_NAMES = "dealer_names"
    """The dealer names the trump before anybody looks at his cards (V047)."""


class JokerTurnUp(StrEnum):
    """What a turned joker means (R064, V054)."""

    JOKER_SUIT = "joker_suit"
    """Jokers are trumps: the other joker is the only one (R064)."""
    NT = "nt"
    REDRAW = "redraw"
    """The next card is turned; a stock of jokers alone leaves the deal without trumps."""


class BidMode(StrEnum):
    """How bids are made."""

    SEQUENTIAL = "sequential"
    SIMULTANEOUS = "simultaneous"
    """All at once, shown together (R054)."""
    UNTIL_END = "secret_until_end"
    """All at once, shown when the deal has been played (R057, A16)."""
    BLIND = "blind"
    """In turn, before anybody has seen his cards (V072)."""


HIDDEN_BIDS: Final = (BidMode.SIMULTANEOUS, BidMode.UNTIL_END)
"""Ways of bidding in which nobody speaks before another (R054, R057)."""


class BidOpens(StrEnum):
    """Who bids first (R015, A28)."""

    ELDEST = "eldest"
    DEALER = "dealer"
    FIRST_LEADER = "first_leader"
    RIGHT = "right"
    """The seat at the dealer's right hand: the eldest where play runs counter-clockwise."""
    DECLARER_LEFT = "declarer_left"
    """The seat after the declarer of an auction (R107)."""


class BidChange(StrEnum):
    """How long a bid may be changed (R018, A07)."""

    UNTIL_NEXT_SPEAKS = "until_next_speaks"
    NEVER = "never"
    UNTIL_FIRST_CARD = "until_first_card"
    """As until_next_speaks, and the last speaker until the first card is played (V081)."""


class Hook(StrEnum):
    """What the bids may not total (R019, R053)."""

    NE = "ne"
    NONE = "none"
    GT = "gt"
    """They must total more than the hand size (V062)."""
    LT = "lt"
    """They must total less (V063)."""
    EQ = "eq"
    """They must total the hand size (V064)."""


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


class FirstLead(StrEnum):
    """Who leads to the first trick of a deal (A01)."""

    DEALER = "dealer"
    ELDEST = "eldest"
    HIGHEST_BID = "highest_bid"
    PREV_LAST_WINNER = "prev_last_winner"
    DECLARER = "declarer"
    """The declarer of an auction, or who named the trump (R110)."""


class VoidDuty(StrEnum):
    """What a seat without the suit led must do (R024, R060)."""

    ANY = "any"
    MUST_TRUMP = "must_trump"
    MUST_OVERTRUMP = "must_overtrump"
    """Trump, and higher than the trumps on the table if he can (V090)."""


class LeadTrump(StrEnum):
    """When trumps may be led (R154, V092)."""

    ALWAYS = "always"
    LAST_RESORT = "last_resort"
    """Only by who holds nothing else."""
    BROKEN = "broken"
    """Once a trump has been played in the deal, or by who holds nothing else."""


class JokerPlay(StrEnum):
    """What jokers are (R062, R063, V094)."""

    OWN_SUIT = "own_suit"
    """A suit of their own: follow it if led, play it elsewhere only when void."""
    WILD = "wild_anytime"
    """Playable at any time; the highest card of all; led, they oblige nobody."""


class Revoke(StrEnum):
    """What happens to a card that breaks the rules."""

    REFUSE = "refuse"
    """It cannot be played."""
    PENALTY = "penalty"
    """It can; a proven revoke ends the deal and costs its maker (R033-R036, A11)."""


class End(StrEnum):
    """When the match ends (R037, R116)."""

    SCHEDULE_DONE = "schedule_done"
    TARGET = "target"


class Winner(StrEnum):
    """Whose total wins (R037)."""

    HIGH = "high"
    LOW = "low"
    ZERO_FIRST = "zero_first"
    """A seat with exactly 0 wins before the highest (R093, A26)."""


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

    pack: PackKind = axis(1, PackKind.STD52)
    packs: int = axis(2, 1, least=1, most=2)
    jokers: int = axis(3, 0, least=0, most=2)
    """Jokers in each pack (R061)."""
    rank_order: RankOrder = axis(4, RankOrder.A_HIGH)
    duplicates: Duplicates = axis(5, Duplicates.LAST)
    extra_suits: tuple[ExtraSuit, ...] = axis(40, (ExtraSuit.C, ExtraSuit.D), longest=4)
    """The suits of the last extra low cards: the 5 of 65 cards, the two 8s of 78 (A12)."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at the table, and who deals."""

    seats: tuple[int, ...] = axis(6, (3, 4, 5, 6, 7), least=2, most=10, longest=9, is_set=True)
    """The numbers of seats that this rule set is meant for (R002, R131, R160)."""
    direction: Direction = axis(7, Direction.CLOCKWISE)
    first_dealer: FirstDealer = axis(8, FirstDealer.RANDOM)
    dealer_rotation: DealerRotation = axis(9, DealerRotation.NEXT)


@dataclass(frozen=True, slots=True)
class Schedule:
    """The hand sizes of the match."""

    shape: Shape = axis(10, Shape.DOWN_UP)
    peak: int | str = axis(11, "auto", least=1, most=52, words=("auto", "full"))
    """The largest hand; ``auto`` is the largest up to 10 that the pack serves with a card to turn
    (A22), ``full`` the largest that it serves at all (Pocha)."""
    step: int = axis(12, 1, least=1, most=12)
    repeat_low: int | str = axis(13, 1, least=1, most=20, words=("n",))
    """How many deals of the smallest hand; ``n`` is the number of seats (R087)."""
    repeat_high: int | str = axis(14, 1, least=1, most=20, words=("n",))
    """How many deals of the largest hand; ``n`` is the number of seats (R087)."""
    count: int = axis(15, 10, least=1, most=100)
    """The number of deals of a constant schedule."""
    list: tuple[int, ...] = axis(16, (), least=1, most=52, longest=200)
    """The hand sizes themselves, for the shape ``list`` (R080)."""
    then_continue: ThenContinue = axis(17, ThenContinue.NO)


@dataclass(frozen=True, slots=True)
class Trump:
    """The trump of each deal."""

    trump: TrumpKind = axis(18, TrumpKind.TURN_UP)
    suit: TrumpSuit = axis(19, TrumpSuit.S)
    """The suit of ``fixed_suit`` (R051)."""
    cycle: tuple[TrumpSuit, ...] = axis(
        20, (TrumpSuit.S, TrumpSuit.H, TrumpSuit.D, TrumpSuit.C), nonempty=True, longest=40
    )
    """The sequence of ``cycle``, by deal number (R048-R050)."""
    full_deal_trump: FullDealTrump = axis(21, FullDealTrump.DEALER_LAST_CARD)
    nt_on_deals: tuple[int | str, ...] = axis(
        22, (), least=1, most=200, longest=200, words=("first", "last", "max"), is_set=True
    )
    """Deals without trumps: numbers from 1, ``first``, ``last``, ``max`` (largest hands; R047)."""
    turnup_nt_ranks: tuple[RankName, ...] = axis(41, (), longest=13, is_set=True)
    """Ranks that, turned, mean no trumps (R052)."""
    joker_turnup: JokerTurnUp = axis(42, JokerTurnUp.JOKER_SUIT)


@dataclass(frozen=True, slots=True)
class Bidding:
    """The bids."""

    bid_mode: BidMode = axis(23, BidMode.SEQUENTIAL)
    bid_opens: BidOpens = axis(24, BidOpens.ELDEST)
    bid_change: BidChange = axis(25, BidChange.UNTIL_NEXT_SPEAKS)
    hook: Hook = axis(26, Hook.NE)
    min_h: int = axis(43, 1, least=1, most=52)
    """The smallest hands that the hook is for (V060)."""
    except_last: bool = axis(44, default=False)
    """Whether the last scheduled deal is free of the hook (V061)."""
    bid_min: int = axis(45, 0, least=0, most=52)
    bid_max: int | str = axis(46, "h", least=1, most=52, words=("h", "declarer"))
    """The highest bid: the hand size, a number (R056, A15), or the declarer's bid (V067)."""
    max_nils_in_row: int | None = axis(47, None, least=1, most=20)
    """How many deals in a row a seat may bid 0 (V066)."""


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


@dataclass(frozen=True, slots=True)
class Play:
    """The tricks."""

    first_lead: FirstLead = axis(27, FirstLead.DEALER)
    void_duty: VoidDuty = axis(28, VoidDuty.ANY)
    revoke: Revoke = axis(29, Revoke.REFUSE)
    must_beat: bool = axis(58, default=False)
    """Whether who follows suit must beat the card that holds the trick, if he can (V090)."""
    lead_trump: LeadTrump = axis(59, LeadTrump.ALWAYS)
    joker_play: JokerPlay = axis(60, JokerPlay.OWN_SUIT)
    revoke_points: int = axis(61, -50, least=-1000, most=0)
    """Points of a proven revoke (R035)."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """Changes on top of the scoring."""

    nil_value: int | None = axis(31, None, least=-1000, most=1000)
    """Points of a made nil instead of the scoring's own (R176)."""
    nil_per_card: int = axis(62, 0, least=-100, most=100)
    """What each card of the hand adds to ``nil_value`` (R067)."""
    trick_point_from_size: int = axis(32, 1, least=1, most=2)
    """Hands smaller than this earn nothing for each trick bid or taken (A03)."""
    void_if_none_exact: bool = axis(63, default=False)
    """Whether a deal in which nobody is exact gives no points at all (R122, A35)."""
    nil_fail_cap_at_zero: bool = axis(64, default=False)
    """Whether a missed nil earns at most 0 (A32)."""
    streak_length: int | None = axis(65, None, least=2, most=50)
    """Exact deals in a row that earn ``streak_bonus`` (R092, A25)."""
    streak_bonus: int = axis(66, 30, least=0, most=1000)
    streak_penalty: int = axis(67, 0, least=-1000, most=0)
    """Points of as many missed deals in a row (V160)."""
    streak_counts_from_size: int = axis(68, 1, least=1, most=52)
    """The smallest hands that count in a streak; smaller ones neither break nor extend it."""
    streak_reset_after_award: bool = axis(69, default=True)
    """Whether a streak that has been paid starts again at nothing."""


@dataclass(frozen=True, slots=True)
class Ending:
    """When the match is over, and who has won."""

    end: End = axis(33, End.SCHEDULE_DONE)
    target: int = axis(34, 200, least=1, most=100_000)
    max_deals: int = axis(35, 100, least=1, most=500)
    """The last deal of a target match that nobody ended (A58)."""
    winner: Winner = axis(36, Winner.HIGH)
    tie: Tie = axis(37, Tie.EXTRA_DEALS)
    tie_size: TieSize = axis(38, TieSize.MIN10)
    max_tie_deals: int = axis(39, 30, least=1, most=100)
    """Tie deals after which the first place is shared (A09)."""
