"""RuleTables: the flat arrays that one deal of a compiled rule set consists of."""

from typing import Final, NamedTuple

VOID_ANY: Final = 0
VOID_MUST_TRUMP: Final = 1
VOID_MUST_OVERTRUMP: Final = 2

LEAD_ALWAYS: Final = 0
LEAD_LAST_RESORT: Final = 1
LEAD_BROKEN: Final = 2

TWIN_LAST: Final = 0
TWIN_FIRST: Final = 1
TWIN_CANCEL: Final = 2

NO_TRUMP: Final = -1

UNDER: Final = 0
OVER: Final = 1


class RuleTables(NamedTuple):
    """What the loops may know of a deal's rules; ``options.deals.compile`` makes it."""

    seats: int
    size: int
    """Cards dealt to each seat, and so tricks in the deal."""
    trump: int
    """Suit index of the trumps (4 for the jokers), or NO_TRUMP."""
    strength: tuple[int, ...]
    """For each card id its strength inside its suit; twins are equal."""
    void_duty: int
    """VOID_ANY, VOID_MUST_TRUMP or VOID_MUST_OVERTRUMP: who cannot follow (R024, R060, V090)."""
    twins: int
    """What identical cards in one trick do: TWIN_LAST, TWIN_FIRST or TWIN_CANCEL (R046, A13)."""
    points: tuple[tuple[tuple[int, ...], ...], ...]
    """Points by [UNDER or OVER][bid][tricks taken]."""
    must_beat: int = 0
    """1: who follows suit must beat the card that holds the trick, if he can (V090)."""
    lead_trump: int = LEAD_ALWAYS
    """LEAD_ALWAYS, LEAD_LAST_RESORT or LEAD_BROKEN (R154, V092)."""
    wild: int = 0
    """1: jokers are playable at any time and beat every card (V094)."""
    lead_ban: int = 0
    """Mask of cards that are led only by who holds nothing else (R204, R208)."""
    forced: int = 0
    """Mask of cards that are played as soon as they may be (R209, A39)."""
    counted: int = 0
    """Mask of cards after which the deal is over when all are taken; 0: all are played (A40)."""
