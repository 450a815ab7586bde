"""Which cards may be played, and who takes a trick; the one place for both."""

from collections.abc import Sequence
from typing import Final

from vaza.kernel.cards import SUIT_MASKS, suit_of
from vaza.kernel.tables import NO_TRUMP, TWIN_CANCEL, TWIN_LAST, VOID_MUST_TRUMP, RuleTables

NOBODY: Final = -1


def legal_mask(tables: RuleTables, hand: int, led: int) -> int:
    """Return the cards of ``hand`` that may be played to a trick.

    ``led`` is the card that opened the trick, or -1 when this seat leads (R022-R024, R060).
    """
    if led < 0:
        return hand
    follow = hand & SUIT_MASKS[suit_of(led)]
    if follow:
        return follow
    if tables.void_duty == VOID_MUST_TRUMP and tables.trump != NO_TRUMP:
        return hand & SUIT_MASKS[tables.trump] or hand
    return hand


def winning_place(tables: RuleTables, cards: Sequence[int]) -> int:
    """Return the place in ``cards`` of the card that holds the trick, or NOBODY.

    The highest trump wins, else the highest card of the suit led (R025, R026); of identical
    cards the later, the earlier, or neither (R046, A13). Unfinished tricks are welcome.
    """
    led, trump = suit_of(cards[0]), tables.trump
    best, best_worth = NOBODY, -1
    for place, card in enumerate(cards):
        worth = _worth(tables, card, led, trump)
        if worth < 0 or (tables.twins == TWIN_CANCEL and _has_twin(tables, cards, place)):
            continue
        if worth > best_worth or (worth == best_worth and tables.twins == TWIN_LAST):
            best, best_worth = place, worth
    return best


def _worth(tables: RuleTables, card: int, led: int, trump: int) -> int:
    suit = suit_of(card)
    if suit == trump:
        return 1000 + tables.strength[card]
    return tables.strength[card] if suit == led else -1


def _has_twin(tables: RuleTables, cards: Sequence[int], place: int) -> bool:
    suit, strength = suit_of(cards[place]), tables.strength[cards[place]]
    return any(
        other != place and suit_of(card) == suit and tables.strength[card] == strength
        for other, card in enumerate(cards)
    )
