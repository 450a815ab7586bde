"""What a hand of King is worth, by counting: played up under each trump, played down, or avoided.

All values are points of the deal for the seat itself. As every deal's sum is fixed, more points for
the seat are always better.
"""

from functools import lru_cache
from typing import Final

from vaza.bots.chances import Outlook, chances_of
from vaza.bots.counting import expected, sober_chances, tables_with
from vaza.bots.stakes import Stakes, stakes_of
from vaza.kernel.cards import SUIT_MASKS, TRUMPS_OR_NONE, Suit
from vaza.rules.phases.claim import unseen_cards
from vaza.rules.state import deal_of
from vaza.rules.view import SeatView

SHUNNED: Final = 0.5
"""As in the play: what the others want of tricks that all avoid."""
DOWN_SCALE: Final = 1.0
"""The tricks that a hand ends with against its count, where all avoid them."""
OTHERS_UP: Final = 0.8
"""How often another than this seat plays up rather than down."""
ANY_TRUMP: Final = 0.75
"""The tricks that a hand takes under another's trump against its count under a trump of chance."""


def up_value(view: SeatView, trump: Suit | None) -> float:
    """Return what the hand is worth to its seat with a trump of its own."""
    return view.public.rules.contracts.up_points * up_tricks(view, trump)


def up_tricks(view: SeatView, trump: Suit | None) -> float:
    """Return how many tricks the hand counts on with a trump, None for no trumps."""
    return expected(sober_chances(view, trump))


def best_trump(view: SeatView) -> Suit | None:
    """Return the trump under which the hand counts most; the first of equals."""
    return max(TRUMPS_OR_NONE, key=lambda trump: up_tricks(view, trump))


def best_up(view: SeatView) -> float:
    """Return what the hand is worth with the best trump of its own."""
    return up_value(view, best_trump(view))


def down_value(view: SeatView) -> float:
    """Return what the hand is worth when the deal is played down, by whomever."""
    axes = view.public.rules.contracts
    return axes.down_bonus + axes.down_points * down_tricks(view)


def down_tricks(view: SeatView) -> float:
    """Return how many tricks the hand counts on where everybody avoids them."""
    chances = chances_of(_avoiding(view))
    return DOWN_SCALE * sum(chance.low for chance in chances.values())


def _avoiding(view: SeatView) -> Outlook:
    public, deal = view.public, deal_of(view.public)
    return Outlook(
        tables_with(public, None),
        view.hand,
        unseen_cards(public, view.hand),
        deal.size,
        leads=deal.dealer == view.seat,
        demand=SHUNNED,
    )


def others_value(view: SeatView) -> float:
    """Return what the deal is worth to the seat when another plays it, nothing paid."""
    tricks = sum(up_tricks(view, trump) for trump in TRUMPS_OR_NONE) / len(TRUMPS_OR_NONE)
    up = view.public.rules.contracts.up_points * ANY_TRUMP * tricks
    return OTHERS_UP * up + (1 - OTHERS_UP) * down_value(view)


def negative_value(view: SeatView, name: str) -> float:
    """Return what the hand would bring under a contract of the list, against an average hand."""
    public, size = view.public, deal_of(view.public).size
    stakes = stakes_of(public.rules, public.seats, size, name)
    chances = chances_of(_avoiding(view))
    total = _whole(stakes)
    each = total / size
    value = sum(chance.low * (each + stakes.of_card(card)) for card, chance in chances.items())
    return value - total / public.seats


@lru_cache(maxsize=256)
def _whole(stakes: Stakes) -> int:
    everything = 0
    for mask in SUIT_MASKS:
        everything |= mask
    return stakes.ahead(0, everything)
