"""How likely each card of a hand of King is to take a trick, where every card is dealt.

``dangers`` are the chances against the holder's wish, where all avoid tricks; ``promises`` those of
a holder who wants them, among others who do.
"""

import math
from bisect import bisect_right
from collections.abc import Iterator
from typing import Final, NamedTuple

from vaza.kernel.cards import SUIT_MASKS, Card, cards_of
from vaza.kernel.tables import NO_TRUMP, RuleTables

STEEP: Final = 1.6
"""How fast cards out below make a card dangerous: each of the others may have one above."""
AGAIN: Final = 0.7
"""What each lower card of the suit does for keeping a card back, beyond the first one."""
ALONE: Final = 0.4
"""The danger of a card whose suit nobody else has: it takes the trick that it is led to."""
STOPPED: Final = 0.35
"""What each card above that is not outlasted leaves of a card's promise."""
OUTLASTED: Final = 0.3
"""How much a card above counts that a lower card can wait for."""
LENGTH: Final = 0.7
"""The promise of a long card when the others are out of its suit, without trumps."""
RUFFED: Final = (0.95, 0.8, 0.45, 0.15)
"""What is left of a promise in the first, second ... round of a side suit while trumps are out."""
RUFFS: Final = (0.6, 0.45, 0.25)
"""The promise of a low trump that a side suit of 0, 1 or 2 cards gives."""


class _Place(NamedTuple):
    """A card among those of its suit."""

    card: Card
    lower: int
    """Own cards of the suit below it."""
    above: int
    """Cards of the suit in other hands that beat it."""
    below: int
    own: int
    """Own cards of the suit."""


def _places(tables: RuleTables, hand: int, unseen: int) -> Iterator[tuple[int, _Place]]:
    strength = tables.strength
    for suit, mask in enumerate(SUIT_MASKS):
        own = sorted(cards_of(hand & mask), key=lambda card: strength[card])
        out = sorted(strength[card] for card in cards_of(unseen & mask)) if own else []
        for lower, card in enumerate(own):
            below = bisect_right(out, strength[card])
            yield suit, _Place(card, lower, len(out) - below, below, len(own))


def dangers(tables: RuleTables, hand: int, unseen: int) -> dict[Card, float]:
    """Return the chance of each card of ``hand`` to take a trick that all avoid."""
    return {place.card: _danger(place) for _, place in _places(tables, hand, unseen)}


def _danger(place: _Place) -> float:
    out = place.above + place.below
    if not out:
        return ALONE
    share: float = (place.below / out) ** STEEP
    rounds = (out + place.own) / 4
    waits = max(0.0, place.lower + 1 - rounds)
    return share * math.pow(AGAIN, max(0, place.lower - 1) + 2 * waits)


def promises(tables: RuleTables, hand: int, unseen: int) -> dict[Card, float]:
    """Return the chance of each card of ``hand`` to take a trick that its holder wants."""
    trump, ruff = tables.trump, _ruff(tables, hand)
    is_ruffed = trump != NO_TRUMP and bool(unseen & SUIT_MASKS[trump])
    result = {}
    for suit, place in _places(tables, hand, unseen):
        if suit == trump:
            result[place.card] = max(_promise(place, 1.0), ruff)
        else:
            result[place.card] = _promise(place, LENGTH) * (_unruffed(place) if is_ruffed else 1)
    return result


def _promise(place: _Place, length: float) -> float:
    waited = min(place.above, place.lower)
    stopped = place.above - waited + OUTLASTED * waited
    longest = (place.above + place.below) / 3 + 0.8
    is_long = 1 / (1 + math.exp((longest - place.own + 1) * 2.5))
    return max(math.pow(STOPPED, stopped), length * is_long)


def _unruffed(place: _Place) -> float:
    """Return the chance that nobody ruffs the round in which a card of a side suit is to win."""
    number = min(place.above, place.lower) + (place.own - 1 - place.lower)
    return RUFFED[min(number, len(RUFFED) - 1)]


def _ruff(tables: RuleTables, hand: int) -> float:
    if tables.trump == NO_TRUMP:
        return 0.0
    lengths = [
        (hand & mask).bit_count()
        for suit, mask in enumerate(SUIT_MASKS[:4])
        if suit != tables.trump
    ]
    return min(0.9, sum(RUFFS[length] for length in lengths if length < len(RUFFS)))
