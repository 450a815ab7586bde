"""What a hand of King is worth, by counting: played up under each trump, played down, or avoided.

All values are points of the deal for the seat itself. As every deal's sum is fixed, more points for
the seat are always better.
"""

from functools import lru_cache
from typing import Final

from vaza.bots.counting import tables_with
from vaza.bots.king_chances import dangers, promises
from vaza.bots.stakes import Stakes, stakes_of
from vaza.kernel.cards import SUIT_MASKS, TRUMPS_OR_NONE, Card, Suit
from vaza.rules.phases.claim import unseen_cards
from vaza.rules.state import deal_of
from vaza.rules.view import SeatView

OWN_TRUMP: Final = (0.0, 0.8)
"""Tricks with a trump of the own choice: at least, and for each that is counted."""
ALL_AVOID: Final = (-1.8, 1.5)
"""Tricks where everybody avoids them, likewise."""
ANY_TRUMP: Final = (1.3, 0.45)
"""Tricks under another's trump, likewise, of the mean count under all trumps."""
OTHERS_UP: Final = 0.8
"""How often another than this seat plays up rather than down."""


def up_value(view: SeatView, trump: Suit | None) -> float:
    """Return what the hand is worth to its seat with a trump of its own."""
    return view.public.rules.contracts.up_points * up_tricks(view, trump)


def up_tricks(view: SeatView, trump: Suit | None) -> float:
    """Return how many tricks the hand takes with a trump of its own, None for no trumps."""
    return _fitted(OWN_TRUMP, up_count(view, trump))


def up_count(view: SeatView, trump: Suit | None) -> float:
    """Return how many tricks the hand counts under a trump."""
    tables = tables_with(view.public, trump)
    return sum(promises(tables, view.hand, unseen_cards(view.public, view.hand)).values())


def _fitted(line: tuple[float, float], count: float) -> float:
    """Return the tricks that a count came to, on the average of many deals."""
    least, each = line
    return max(0.0, least + each * count)


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
    return _fitted(ALL_AVOID, sum(_dangers(view).values()))


def _dangers(view: SeatView) -> dict[Card, float]:
    public = view.public
    return dangers(tables_with(public, None), view.hand, unseen_cards(public, view.hand))


def others_value(view: SeatView) -> float:
    """Return what the deal is worth to the seat when another plays it, nothing paid."""
    count = sum(up_count(view, trump) for trump in TRUMPS_OR_NONE) / len(TRUMPS_OR_NONE)
    up = view.public.rules.contracts.up_points * _fitted(ANY_TRUMP, count)
    return OTHERS_UP * up + (1 - OTHERS_UP) * down_value(view)


def negative_value(view: SeatView, name: str) -> float:
    """Return what the hand would bring under a contract of the list, against an average hand."""
    public, size = view.public, deal_of(view.public).size
    stakes = stakes_of(public.rules, public.seats, size, name)
    total = _whole(stakes)
    each = total / size
    value = sum(chance * (each + stakes.of_card(card)) for card, chance in _dangers(view).items())
    return value - total / public.seats


@lru_cache(maxsize=256)
def _whole(stakes: Stakes) -> int:
    everything = 0
    for mask in SUIT_MASKS:
        everything |= mask
    return stakes.ahead(0, everything)
