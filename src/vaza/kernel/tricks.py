"""Which cards may be played, and who takes a trick; the one place for both."""

from collections.abc import Sequence
from typing import Final

from vaza.kernel.cards import JOKERS, SUIT_MASKS, cards_of, suit_of
from vaza.kernel.tables import (
    LEAD_ALWAYS,
    LEAD_BROKEN,
    NO_TRUMP,
    TWIN_CANCEL,
    TWIN_LAST,
    VOID_ANY,
    VOID_MUST_OVERTRUMP,
    RuleTables,
)

NOBODY: Final = -1

_WILD: Final = 2000
_TRUMP: Final = 1000


def legal_mask(tables: RuleTables, hand: int, trick: Sequence[int], *, broken: bool = False) -> int:
    """Return the cards of ``hand`` that may be played to a trick.

    ``trick`` is the cards on the table in playing order; it is empty when this seat leads.
    ``broken`` tells whether a trump has been played in the deal. Never empty for a hand with
    cards (R022-R024, R060, V090, V092, V094).
    """
    legal = _legal(tables, hand, trick, broken=broken)
    forced = legal & tables.forced
    return _forced(legal, forced, is_lead=not trick) if forced else legal


def _forced(legal: int, forced: int, *, is_lead: bool) -> int:
    """Keep the forced card; who leads may lead another suit, but no other of its suit (A39)."""
    if not is_lead:
        return forced
    suits = 0
    for card in cards_of(forced):
        suits |= SUIT_MASKS[suit_of(card)]
    return legal & ~suits | forced


def _legal(tables: RuleTables, hand: int, trick: Sequence[int], *, broken: bool) -> int:
    wild = _wild_cards(tables, hand)
    if not trick:
        return _leads(tables, hand, broken=broken) | wild
    follow = _following(tables, hand, trick)
    if follow:
        return (_beating(tables, follow, trick) if tables.must_beat else follow) | wild
    if _is_led_wild(tables, trick):
        return hand
    return _void(tables, hand, trick) | wild


def follow_mask(tables: RuleTables, hand: int, trick: Sequence[int]) -> int:
    """Return the cards of ``hand`` that follow suit, wild jokers with them, or 0 where none need.

    None need when nothing or a wild joker was led, or ``hand`` has no card of the suit led. A card
    outside a mask that is not 0 is a revoke (R033).
    """
    follow = _following(tables, hand, trick)
    return follow | _wild_cards(tables, hand) if follow else 0


def winning_place(tables: RuleTables, cards: Sequence[int]) -> int:
    """Return the place in ``cards`` of the card that holds the trick, or NOBODY.

    A wild joker wins, else the highest trump, else the highest card of the suit led (R025, R026);
    of identical cards the later, the earlier, or neither (R046, A13, A14). Where wild jokers that
    led cancelled each other, the first other card counts as led. Unfinished tricks are welcome.
    """
    led = _suit_led(tables, cards)
    best, best_worth = NOBODY, -1
    for place, card in enumerate(cards):
        worth = _worth(tables, card, led)
        if worth < 0 or (tables.twins == TWIN_CANCEL and _has_twin(tables, cards, place)):
            continue
        if worth > best_worth or (worth == best_worth and tables.twins == TWIN_LAST):
            best, best_worth = place, worth
    return best


def _wild_cards(tables: RuleTables, hand: int) -> int:
    return hand & SUIT_MASKS[JOKERS] if tables.wild else 0


def _is_led_wild(tables: RuleTables, trick: Sequence[int]) -> bool:
    return bool(tables.wild) and bool(trick) and suit_of(trick[0]) == JOKERS


def _following(tables: RuleTables, hand: int, trick: Sequence[int]) -> int:
    if not trick or _is_led_wild(tables, trick):
        return 0
    return hand & SUIT_MASKS[suit_of(trick[0])]


def _leads(tables: RuleTables, hand: int, *, broken: bool) -> int:
    """Drop the trumps where they may not be led, unless there is nothing else (V092)."""
    hand = hand & ~tables.lead_ban or hand
    is_free = tables.lead_trump == LEAD_ALWAYS or (tables.lead_trump == LEAD_BROKEN and broken)
    if is_free or tables.trump == NO_TRUMP:
        return hand
    return hand & ~SUIT_MASKS[tables.trump] or hand


def _beating(tables: RuleTables, follow: int, trick: Sequence[int]) -> int:
    """Keep the cards of the suit led that beat the card holding the trick, if any does (V090)."""
    place = winning_place(tables, trick)
    if place == NOBODY or suit_of(trick[place]) != suit_of(trick[0]):
        return follow
    return _at_least(tables, follow, _least_to_beat(tables, trick[place])) or follow


def _void(tables: RuleTables, hand: int, trick: Sequence[int]) -> int:
    """Keep what a hand without the suit led may play (R024, R060, V090)."""
    if tables.void_duty == VOID_ANY or tables.trump == NO_TRUMP:
        return hand
    trumps = hand & SUIT_MASKS[tables.trump]
    if not trumps:
        return hand
    if tables.void_duty == VOID_MUST_OVERTRUMP:
        played = [card for card in trick if suit_of(card) == tables.trump]
        least = max((_least_to_beat(tables, card) for card in played), default=0)
        return _at_least(tables, trumps, least) or trumps
    return trumps


def _least_to_beat(tables: RuleTables, card: int) -> int:
    """Return the strength that beats ``card`` inside its suit when played after it (A13)."""
    return tables.strength[card] + (tables.twins != TWIN_LAST)


def _at_least(tables: RuleTables, cards: int, strength: int) -> int:
    kept = 0
    for card in cards_of(cards):
        if tables.strength[card] >= strength:
            kept |= 1 << card
    return kept


def _suit_led(tables: RuleTables, cards: Sequence[int]) -> int:
    if not _is_led_wild(tables, cards):
        return suit_of(cards[0])
    return next((suit_of(card) for card in cards if suit_of(card) != JOKERS), JOKERS)


def _worth(tables: RuleTables, card: int, led: int) -> int:
    suit = suit_of(card)
    if tables.wild and suit == JOKERS:
        return _WILD
    if suit == tables.trump:
        return _TRUMP + tables.strength[card]
    return tables.strength[card] if suit == led else -1


def _has_twin(tables: RuleTables, cards: Sequence[int], place: int) -> bool:
    suit, strength = suit_of(cards[place]), tables.strength[cards[place]]
    return any(
        other != place and suit_of(card) == suit and tables.strength[card] == strength
        for other, card in enumerate(cards)
    )
