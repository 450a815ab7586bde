"""Which cards a rule set is played with, and their strength (docs/decisions/0001)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from vaza.kernel.cards import MAX_PACKS, PLANE, RANKS, Card, make_card, make_joker
from vaza.options.axes.pack import ExtraSuit, Pack, PackKind, RankOrder

RANKS_PER_SEAT: Final = 2
"""Ranks of a stripped pack for each seat: eight cards (R086)."""

_KINDS: Final = {
    PackKind.STD52: RANKS,
    PackKind.LATIN40: "234567JQKA",
    PackKind.LATIN48: "23456789JQKA",
    PackKind.STD36: "6789TJQKA",
    PackKind.STD32: "789TJQKA",
    PackKind.LOW13: RANKS,
    PackKind.LOW26: RANKS,
}
_EXTRA: Final = {PackKind.LOW13: ("234", "5", 1), PackKind.LOW26: ("234567", "8", 2)}
"""Extra low cards: ranks of all suits, then a rank of so many suits of ``extra_suits`` (A12)."""

_ORDERS: Final = {
    RankOrder.A_HIGH: RANKS,
    RankOrder.LATIN: RANKS,
    RankOrder.BRISCA: "2456789TJQK3A",
    RankOrder.LOW_WINS: RANKS[::-1],
}
"""The ranks from the lowest to the highest (R004, R079, V006, V008)."""


@lru_cache(maxsize=256)
def pack_cards(pack: Pack, seats: int) -> tuple[Card, ...]:
    """Return the ids of all cards that ``seats`` players use, in ascending order (R004, R131).

    Latin suits are numbered as the others: espadas S, copas H, oros D, bastos C (R077).
    """
    ranks = [RANKS.index(rank) for rank in pack_ranks(pack, seats)]
    cards = {
        make_card(suit, rank, plane)
        for plane in range(pack.packs)
        for suit in range(4)
        for rank in ranks
    }
    cards.update(_extra_cards(pack))
    cards.update(
        make_joker(index, plane) for plane in range(pack.packs) for index in range(pack.jokers)
    )
    return tuple(sorted(cards))


def pack_ranks(pack: Pack, seats: int) -> str:
    """Return the ranks of the pack for ``seats`` players, as in ``789TJQKA``, twos first (R086)."""
    if pack.pack is PackKind.STRIPPED8:
        return RANKS[-min(len(RANKS), RANKS_PER_SEAT * seats) :]
    return _KINDS[pack.pack]


def extra_suits_needed(pack: Pack) -> int:
    """Return how many of ``extra_suits`` the pack takes a card of (A12)."""
    return _EXTRA[pack.pack][2] if pack.pack in _EXTRA else 0


def _extra_cards(pack: Pack) -> Iterator[Card]:
    """Yield the low cards of a second pack (R044, R045, A12)."""
    if pack.pack not in _EXTRA:
        return
    whole, last, count = _EXTRA[pack.pack]
    for suit in range(4):
        yield from (make_card(suit, RANKS.index(rank), 1) for rank in whole)
    for name in pack.extra_suits[:count]:
        yield make_card(list(ExtraSuit).index(name), RANKS.index(last), 1)


@lru_cache(maxsize=64)
def strengths(pack: Pack) -> tuple[int, ...]:
    """Return for each card id its strength inside its suit; identical cards are equal (R004).

    Jokers are equal among themselves and a suit of their own (R062, A14).
    """
    order = _ORDERS[pack.rank_order]
    of_rank = [order.index(rank) for rank in RANKS]
    return tuple(
        of_rank[card % 16] if card % 16 < len(RANKS) else 15 for card in range(MAX_PACKS * PLANE)
    )
