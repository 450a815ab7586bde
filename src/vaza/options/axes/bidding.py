"""How bids are made, and what they may total."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from vaza.options.axes.axis import axis


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
