"""Where the trump of each deal comes from."""

from dataclasses import dataclass
from enum import StrEnum

from vaza.options.axes.axis import axis
from vaza.options.axes.pack import RankName


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
