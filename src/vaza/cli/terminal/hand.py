"""The hand as it is shown and how a card is typed."""

from collections.abc import Iterator, Sequence

from vaza.cli.numbers import whole_number
from vaza.kernel.cards import Card, cards_of, parse_card, suit_of
from vaza.words.cards import LATIN_INDEX, Faces
from vaza.words.messages import text

_BLACK_RED = (0, 1, 3, 2)
"""Spades, hearts, clubs, diamonds: the colours alternate."""
_RED = (1, 2)
_JOKERS = 4
_COUNTED = {index: letter for letter, index in LATIN_INDEX.items()}
_SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def sorted_hand(
    hand: int, trump: int | None, strength: Sequence[int] | None = None
) -> tuple[Card, ...]:
    """Return the cards by suit, trumps first, then in alternating colours, each from the top.

    ``strength`` by card id is the order inside a suit where the ace is not the highest.
    """
    order = list(_suit_order(hand, trump))
    worth = [card % 64 for card in range(128)] if strength is None else strength
    return tuple(
        sorted(cards_of(hand), key=lambda card: (order.index(suit_of(card)), -worth[card]))
    )


def _suit_order(hand: int, trump: int | None) -> Iterator[int]:
    held = {int(suit_of(card)) for card in cards_of(hand)}
    rest = [suit for suit in (*_BLACK_RED, _JOKERS) if suit != trump and suit in held]
    if trump is not None:
        yield trump
        rest = _alternate(rest, is_red=trump not in _RED)
    yield from rest


def _alternate(suits: list[int], *, is_red: bool) -> list[int]:
    """Put the suits so that colours alternate as far as they can, beginning with red or black."""
    ordered: list[int] = []
    left = list(suits)
    while left:
        chosen = next((suit for suit in left if (suit in _RED) == is_red), left[0])
        ordered.append(chosen)
        left.remove(chosen)
        is_red = chosen not in _RED
    return ordered


def read_card(
    typed: str, shown: tuple[Card, ...], lang: str, faces: Faces = Faces.FRENCH
) -> Card | None:
    """Return the card that was typed: its number beside it from 1, or rank and suit; else None."""
    number = whole_number(typed)
    if number is not None and 1 <= number <= len(shown):
        return shown[number - 1]
    is_latin = faces is Faces.LATIN
    keys = text(lang, "suit-keys-latin" if is_latin else "suit-keys")
    letters = dict(pair.split("=") for pair in keys.split())
    rank, suit = typed[:-1].upper(), typed[-1:].upper()
    if is_latin:
        rank = _COUNTED.get(rank, rank)
    name = rank + (_SIGNS | letters).get(suit, suit)
    try:
        wanted = parse_card(name)
    except ValueError:
        return None
    return next((card for card in shown if card % 64 == wanted % 64), wanted)
