"""Cards and suits as people name them: ``dama de copas``, ``queen of hearts``, ``Q♥``.

A Latin pack has names of its own: ``caballo de copas``, ``11♥``. Its suits keep the signs of the
French ones that stand for them, since no terminal can be trusted with cups and cudgels.
"""

from enum import StrEnum
from typing import Final

from vaza.kernel.cards import RANKS, SUITS, format_suit, is_joker, rank_of, suit_of
from vaza.options.axes.pack import Pack
from vaza.words.messages import text

SYMBOLS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "X": "★"}
LATIN_INDEX: Final = {"A": "1", "J": "10", "Q": "11", "K": "12"}
"""The Latin pack counts its ace and its court: valete, cavaleiro, rei (R077)."""


class Faces(StrEnum):
    """What is painted on the cards, and so what they are called."""

    FRENCH = "french"
    LATIN = "latin"


def faces_of(pack: Pack) -> Faces:
    """Return the faces of a pack (R077)."""
    return Faces.LATIN if pack.pack.value.startswith("latin") else Faces.FRENCH


def card_name(card: int, lang: str, faces: Faces = Faces.FRENCH) -> str:
    """Return a card's name in words."""
    if is_joker(card):
        return text(lang, "card-joker")
    suit = suit_name(SUITS[suit_of(card)], lang, faces)
    return text(lang, "card-name", rank=_rank_name(RANKS[rank_of(card)], lang, faces), suit=suit)


def _rank_name(letter: str, lang: str, faces: Faces) -> str:
    is_own = faces is Faces.LATIN and letter in "JQK"
    return text(lang, f"rank-latin-{letter}" if is_own else f"rank-{letter}")


def card_sign(card: int, faces: Faces = Faces.FRENCH) -> str:
    """Return a card as printed on its corner, such as ``10♦``."""
    if is_joker(card):
        return SYMBOLS["X"]
    letter = RANKS[rank_of(card)]
    index = LATIN_INDEX.get(letter, letter) if faces is Faces.LATIN else letter.replace("T", "10")
    return index + SYMBOLS[format_suit(suit_of(card))]


def suit_name(letter: str, lang: str, faces: Faces = Faces.FRENCH) -> str:
    """Return the name of a suit by its letter; ``NT`` is no trumps, ``X`` the jokers."""
    is_own = faces is Faces.LATIN and letter in SUITS
    return text(lang, f"suit-latin-{letter}" if is_own else f"suit-{letter}")
