"""The state of a match: what everybody may know, and what is hidden, as two separate values."""

from dataclasses import dataclass
from enum import StrEnum

from vaza.kernel.cards import Card, Seat, Suit
from vaza.kernel.tables import NO_TRUMP, RuleTables
from vaza.options.deals.compile import compile_deal
from vaza.options.deals.schedule import DealPlan
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import Word
from vaza.rules.match import NextDeal, Outcome
from vaza.rules.result import DealResult, Sale


class Stage(StrEnum):
    """What the match waits for."""

    DRAW = "draw"
    """The table: who deals first."""
    DEALING = "dealing"
    """The table: the next deal."""
    AUCTION = "auction"
    """Tricks and a suit are offered in turn (R097)."""
    EXCHANGE = "exchange"
    """Everybody chooses cards to pass on (R118)."""
    NAMING = "naming"
    """One seat names the trump (V044, V047, R227)."""
    CHOOSING = "choosing"
    """Who drew the king of hearts says who deals first (R191)."""
    PICKING = "picking"
    """The dealer picks the contract of the deal."""
    OWNER = "owner"
    """The owner of a positive deal decides (R212-R219)."""
    OFFERS = "offers"
    """The others offer, in turn (R220-R230)."""
    REPLY = "reply"
    """The owner answers the best offer, or none (R231-R234)."""
    RAISE = "raise"
    """The last bidder is asked for more (R231)."""
    ULTIMATUM = "ultimatum"
    """The others are asked in turn for the limit (R226)."""
    BIDDING = "bidding"
    PLAY = "play"
    ASKING = "asking"
    """The table: play on after the last deal, or not (R181)."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished trick: its leader, the cards in playing order, and who took it.

    ``winner`` is None where identical cards cancelled each other out (A13).
    """

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class Call:
    """A speech in the auction; ``tricks`` is None for a pass, ``trump`` None for no trumps."""

    seat: Seat
    tricks: int | None
    trump: Suit | None = None


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer for a positive deal: tricks up, or nulls (R217, R223)."""

    seat: Seat
    number: int
    is_down: bool = False


@dataclass(frozen=True, slots=True)
class Speech:
    """What a seat said about a positive deal."""

    seat: Seat
    word: Word
    number: int = 0
    trump: Suit | None = None


@dataclass(frozen=True, slots=True)
class Offers:
    """Where the talk about a positive deal stands (R217-R235, A46, A47)."""

    speeches: tuple[Speech, ...] = ()
    standing: Offer | None = None
    """The best offer so far."""
    turn: Seat | None = None
    """Who speaks next while offers are made, or is asked by an ultimatum."""
    passes: int = 0
    """Passes in a row since the standing offer was made or matched."""
    out: tuple[Seat, ...] = ()
    """Who has passed for good, where a pass is final (R221)."""
    asked: int = 0
    """The number that the last bidder is asked for; 0: he was not asked (R231)."""


@dataclass(frozen=True, slots=True)
class PublicDeal:
    """What everybody knows of a deal."""

    plan: DealPlan
    dealer: Seat
    is_tie: bool
    turn_up: Card | None
    """The card turned for trump: from the stock (R012), or the dealer's last card (R042)."""
    trump: Suit | None
    opener: Seat
    """Who bids first."""
    previous_winner: Seat | None
    bids: tuple[int | None, ...]
    speeches: int = 0
    """Bids and changes of bids so far: what a new bid must have seen (A07)."""
    has_changed: bool = False
    """Whether the last bid was changed already; one change for each bid (A07)."""
    leader: Seat | None = None
    """Who leads, or led, the trick on the table."""
    trick: tuple[Card, ...] = ()
    """The cards on the table in playing order."""
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    """Tricks taken by each seat."""
    commitment: str = ""
    passed_over: tuple[Card, ...] = ()
    """Jokers that were turned before the turn-up."""
    face_down: bool = False
    """Whether nobody has looked at his cards yet."""
    spoken: tuple[bool, ...] = ()
    """Who has bid, where the numbers are not shown at once (R054, R057)."""
    calls: tuple[Call, ...] = ()
    """The speeches of the auction since the cards were last passed."""
    exchanges: int = 0
    """How often cards have been passed on (R118)."""
    put: tuple[bool, ...] = ()
    """Who has chosen the cards to pass on."""
    declarer: Seat | None = None
    """Who won the auction, or names the trump."""
    contract: int | None = None
    """The declarer's number in the auction."""
    kind: str = ""
    """What a deal of King is played as; empty until it is settled, and in games of bids."""
    offers: Offers = Offers()
    sale: Sale | None = None

    @property
    def size(self) -> int:
        """Cards dealt to each seat."""
        return self.plan.size


@dataclass(frozen=True, slots=True)
class PublicMatch:
    """What everybody knows of a match."""

    rules: RuleSet
    seats: int
    stage: Stage = Stage.DRAW
    drawn: tuple[Card, ...] = ()
    """The cards drawn for the first deal, by seat."""
    first_dealer: Seat | None = None
    chooser: Seat | None = None
    """Who drew the king of hearts and says who deals first (R191)."""
    go_on: bool | None = None
    results: tuple[DealResult, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()
    """Points by deal and seat."""
    deal: PublicDeal | None = None
    """The deal in play, or the last one until the next is dealt."""
    next_deal: NextDeal | None = None
    """The deal that the table owes."""
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class Hidden:
    """What not everybody knows. Only ``view`` decides which part of it who sees."""

    hands: tuple[int, ...] = ()
    """The mask of each seat's cards."""
    stock: tuple[Card, ...] = ()
    """The undealt cards, top first, without the turn-up (R009)."""
    bids: tuple[int | None, ...] = ()
    """Bids that are not shown yet (R054, R057)."""
    chosen: tuple[int, ...] = ()
    """The masks of cards that are to be passed on (R118)."""


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match."""

    public: PublicMatch
    hidden: Hidden = Hidden()


def new_match(rules: RuleSet, seats: int) -> MatchState:
    """Return a match at its beginning: it waits for the first dealer (R010)."""
    return MatchState(PublicMatch(rules, seats))


def start_deal(rules: RuleSet, seats: int, deal: NextDeal) -> MatchState:
    """Return a match that waits for one given deal, whatever came before it.

    For fragments: a hand from a real table, a puzzle, a test.
    """
    public = PublicMatch(
        rules, seats, stage=Stage.DEALING, first_dealer=deal.dealer, next_deal=deal
    )
    return MatchState(public)


def tables_of(public: PublicMatch) -> RuleTables:
    """Return the compiled rules of the deal in play."""
    deal = deal_of(public)
    trump = NO_TRUMP if deal.trump is None else deal.trump
    return compile_deal(public.rules, public.seats, deal.size, trump, deal.kind)


def deal_of(public: PublicMatch) -> PublicDeal:
    """Return the deal in play; there must be one."""
    if public.deal is None:
        message = "no deal yet"
        raise LookupError(message)
    return public.deal


def seat_after(seat: int, seats: int, steps: int = 1) -> Seat:
    """Return the seat ``steps`` places on in the direction of play (A55)."""
    return Seat((seat + steps) % seats)
