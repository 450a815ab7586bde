"""Which cards a rule set is played with, and their strength."""

from functools import lru_cache

from vaza.kernel.cards import MAX_PACKS, PLANE, Card, make_card, make_joker
from vaza.options.axes import Pack


@lru_cache(maxsize=64)
def pack_cards(pack: Pack) -> tuple[Card, ...]:
    """Return the ids of all cards of the pack in ascending order (R004, R131)."""
    cards: list[Card] = []
    for plane in range(pack.packs):
        cards += [make_card(suit, rank, plane) for suit in range(4) for rank in range(13)]
        cards += [make_joker(index, plane) for index in range(pack.jokers)]
    return tuple(sorted(cards))


@lru_cache(maxsize=64)
def strengths(_pack: Pack) -> tuple[int, ...]:
    """Return for each card id its strength inside its suit; identical cards are equal (R004)."""
    return tuple(card % 16 for card in range(MAX_PACKS * PLANE))
