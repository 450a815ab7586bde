"""Cards and suits as people name them: ``dama de copas``, ``queen of hearts``, ``Q♥``."""

from typing import Final

from vaza.kernel.cards import RANKS, SUITS, format_suit, is_joker, rank_of, suit_of
from vaza.words.messages import text

SYMBOLS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "X": "★"}


def card_name(card: int, lang: str) -> str:
    """Return a card's name in words."""
    if is_joker(card):
        return text(lang, "card-joker")
    rank = text(lang, f"rank-{RANKS[rank_of(card)]}")
    return text(lang, "card-name", rank=rank, suit=suit_name(SUITS[suit_of(card)], lang))


def card_sign(card: int) -> str:
    """Return a card as printed on its corner, such as ``10♦``."""
    if is_joker(card):
        return SYMBOLS["X"]
    return RANKS[rank_of(card)].replace("T", "10") + SYMBOLS[format_suit(suit_of(card))]


def suit_name(letter: str, lang: str) -> str:
    """Return the name of a suit by its letter; ``NT`` is no trumps, ``X`` the jokers."""
    return text(lang, f"suit-{letter}")
