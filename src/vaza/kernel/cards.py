"""Card ids, suits, ranks and masks (docs/decisions/0001).

A card id is ``plane * 64 + suit * 16 + rank``: two 64-bit planes (one for each pack) of four
16-bit suit lanes. Rank positions run from 0 (two) to 12 (ace). The two jokers of a pack are the
spare top bits of the spade and heart lanes; they form a suit of their own (R062).
A mask is an int with one bit for each card.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NewType

Card = NewType("Card", int)
Suit = NewType("Suit", int)
Rank = NewType("Rank", int)
Seat = NewType("Seat", int)

LANE: Final = 16
PLANE: Final = 64
RANKS: Final = "23456789TJQKA"
SUITS: Final = "SHDC"
JOKER_NAME: Final = "XX"

SPADES: Final = Suit(0)
HEARTS: Final = Suit(1)
DIAMONDS: Final = Suit(2)
CLUBS: Final = Suit(3)
JOKERS: Final = Suit(4)

_JOKER_BITS: Final = (15, 31)
MAX_PACKS: Final = 2


TRUMPS_OR_NONE: Final[tuple[Suit | None, ...]] = (SPADES, HEARTS, DIAMONDS, CLUBS, None)
"""What may be named as trump: the four suits, and no trumps."""


def make_card(suit: int, rank: int, plane: int = 0) -> Card:
    """Return the id of the card of ``suit`` (0-3) and ``rank`` (0-12) in pack ``plane`` (0-1)."""
    return Card(plane * PLANE + suit * LANE + rank)


def make_joker(index: int, plane: int = 0) -> Card:
    """Return the id of joker ``index`` (0-1) of pack ``plane``."""
    return Card(plane * PLANE + _JOKER_BITS[index])


def is_joker(card: int) -> bool:
    """Tell whether ``card`` is a joker."""
    return card % PLANE in _JOKER_BITS


def is_card(card: int) -> bool:
    """Tell whether ``card`` is an id that some pack has."""
    if not 0 <= card < MAX_PACKS * PLANE:
        return False
    return is_joker(card) or card % LANE < len(RANKS)


def suit_of(card: int) -> Suit:
    """Return the suit of ``card``; jokers are a suit of their own (R062)."""
    return JOKERS if is_joker(card) else Suit(card % PLANE // LANE)


def rank_of(card: int) -> Rank:
    """Return the rank position (0 two .. 12 ace) of a card that is no joker."""
    return Rank(card % LANE)


def face_of(card: int) -> Card:
    """Return the id that all identical cards share: the copy in the first pack."""
    return make_joker(0) if is_joker(card) else Card(card % PLANE)


def mask_of(cards: Iterable[int]) -> int:
    """Return the mask with one bit for each of ``cards``."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> Iterator[Card]:
    """Yield the cards of ``mask`` from the lowest id to the highest."""
    while mask:
        low = mask & -mask
        yield Card(low.bit_length() - 1)
        mask ^= low


def _suit_masks() -> tuple[int, ...]:
    lanes = [mask_of(range(suit * LANE, suit * LANE + 13)) for suit in range(4)]
    lanes.append(mask_of(_JOKER_BITS))
    return tuple(mask | mask << PLANE for mask in lanes)


SUIT_MASKS: Final = _suit_masks()
"""For each suit (S H D C, jokers) the mask of its cards in both planes."""


def format_suit(suit: int) -> str:
    """Return the letter of a suit: S, H, D, C, or X for the jokers."""
    return "SHDCX"[suit]


def parse_suit(text: str) -> Suit:
    """Return the suit named by one letter.

    Raises:
        ValueError: the text is none of S H D C X.
    """
    index = "SHDCX".find(text.upper()) if len(text) == 1 else -1
    if index < 0:
        message = f"{text!r} is no suit: use S, H, D or C"
        raise ValueError(message)
    return Suit(index)


def format_card(card: int) -> str:
    """Return the public name of a card: rank then suit (``AS``, ``TD``), ``XX`` for a joker."""
    if is_joker(card):
        return JOKER_NAME
    return RANKS[rank_of(card)] + SUITS[suit_of(card)]


def parse_card(text: str) -> Card:
    """Return the card of a public name, its copy in the first pack; ``10D`` and ``TD`` are one.

    Raises:
        ValueError: the text names no card.
    """
    name = text.strip().upper()
    if name == JOKER_NAME:
        return make_joker(0)
    rank, suit = name[:-1].replace("10", "T"), name[-1:]
    if len(rank) != 1 or rank not in RANKS or not suit or suit not in SUITS:
        message = f"{text!r} is no card: a rank A K Q J T 9..2 and a suit S H D C, as in 'AS'"
        raise ValueError(message)
    return make_card(SUITS.index(suit), RANKS.index(rank))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of a text such as ``AS KD 7C``."""
    return tuple(parse_card(name) for name in text.split())


def format_cards(cards: Iterable[int]) -> str:
    """Return cards as a text such as ``AS KD 7C``, in the order given."""
    return " ".join(format_card(card) for card in cards)
