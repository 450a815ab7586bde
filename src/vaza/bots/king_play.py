"""How ``simple`` plays the cards of a deal of King: by what this trick, and the rest, will bring.

For each card: the chance that it takes the trick on the table, times what that trick brings, and
the danger, or the promise, of the cards that are left. From that follow the rules of thumb: what
cannot be followed with sheds the most dangerous card; a trick that counts is ducked with the
highest card that ducks; a harmless one rids the hand of a high card; where tricks are wanted they
are won cheaply, and winners are cashed.
"""

from typing import Final

from vaza.bots.king_chances import dangers, promises
from vaza.bots.king_tricks import TrickView, load, take_chance
from vaza.bots.stakes import current_stakes
from vaza.kernel.cards import SUIT_MASKS, Card, cards_of, suit_of
from vaza.kernel.tables import NO_TRUMP
from vaza.options.contracts.model import UP
from vaza.rules.actions import Claim, PlayCard, SeatAction
from vaza.rules.legal import check_action
from vaza.rules.phases.play import dutiful, playable
from vaza.rules.state import deal_of
from vaza.rules.view import SeatView

LEADING: Final = 0.5
"""What the lead after a trick costs who avoids tricks, in average tricks."""
SURE: Final = 0.999
DRAWS: Final = 4
"""Trumps with which a hand draws those of the others, without the highest of them."""
EXPOSED: Final = (0.04, 0.09)
"""The danger of the forced card for each card of the shortest other suit, and at least."""


def choose_king_card(view: SeatView) -> SeatAction:
    """Play the card of the best expectation; claim what is sure where tricks are wanted."""
    trick = trick_view(view)
    cards = tuple(cards_of(playable(view.public, view.hand) & dutiful(view.public, view.hand)))
    if deal_of(view.public).kind == UP and check_action(view, Claim()) is None:
        return Claim()
    if len(cards) == 1:
        return PlayCard(cards[0])
    if trick.is_wanted and not trick.deal.trick:
        lead = _wanted_lead(trick, cards)
        if lead is not None:
            return PlayCard(lead)
    worth = {card: _worth(trick, card) for card in cards}
    best = max(worth.values())
    ties = [card for card in cards if worth[card] > best - 1e-6]
    pick = min if trick.is_wanted else max
    return PlayCard(pick(ties, key=lambda card: _power(trick, card)))


def trick_view(view: SeatView) -> TrickView:
    """Return the trick to play to."""
    public = view.public
    stakes, deal = current_stakes(public), deal_of(public)
    all_cards = SUIT_MASKS[0] | SUIT_MASKS[1] | SUIT_MASKS[2] | SUIT_MASKS[3]
    ahead = stakes.ahead(len(deal.tricks), all_cards)
    return TrickView(view, stakes, is_wanted=ahead > 0)


def _power(trick: TrickView, card: Card) -> tuple[bool, int, int]:
    is_trump = trick.tables.trump == suit_of(card)
    return is_trump, trick.tables.strength[card], -card


def _worth(trick: TrickView, card: Card) -> float:
    """Return the expected points of playing ``card``: this trick, then the rest of the hand."""
    taken = load(trick, card) + (0.0 if trick.is_wanted else LEADING * _each(trick))
    return take_chance(trick, card) * taken + rest_worth(trick, card)


def _each(trick: TrickView) -> float:
    """Return what a trick that is left brings on the average."""
    number, left = len(trick.deal.tricks), trick.view.hand.bit_count()
    return trick.stakes.ahead(number, trick.unseen | trick.view.hand) / left


def rest_worth(trick: TrickView, card: Card) -> float:
    """Return what the hand without ``card`` is expected to bring."""
    hand = trick.view.hand & ~(1 << card)
    left = hand.bit_count()
    if not left:
        return 0.0
    each = trick.stakes.ahead(trick.deal.size - left, trick.unseen | hand) / left
    if trick.is_wanted:
        return each * sum(promises(trick.tables, hand, trick.unseen).values())
    chances = dangers(trick.tables, hand, trick.unseen)
    return sum(_rest_of(trick, hand, one, chance, each) for one, chance in chances.items())


def _rest_of(trick: TrickView, hand: int, card: Card, chance: float, each: float) -> float:
    if trick.tables.forced >> card & 1:
        return trick.stakes.of_card(card) * _exposure(hand, card)
    return chance * (each + trick.stakes.of_card(card))


def _exposure(hand: int, card: Card) -> float:
    """Return the danger that the forced card is drawn before its holder can throw it away."""
    lengths = [
        (hand & mask).bit_count()
        for suit, mask in enumerate(SUIT_MASKS[:4])
        if suit != suit_of(card)
    ]
    step, least = EXPOSED
    return min(1.0, least + step * min(lengths))


# --- leads where tricks are wanted --------------------------------------------------------------


def _wanted_lead(trick: TrickView, cards: tuple[Card, ...]) -> Card | None:
    """Draw trumps from the top, then cash what nobody beats; None for nothing of the kind."""
    drawing = _drawing(trick, cards)
    if drawing is not None:
        return drawing
    sure = [card for card in cards if take_chance(trick, card) >= SURE]
    return max(sure, key=lambda card: _power(trick, card), default=None)


def _drawing(trick: TrickView, cards: tuple[Card, ...]) -> Card | None:
    trump = trick.tables.trump
    if trump == NO_TRUMP:
        return None
    own = [card for card in cards if suit_of(card) == trump]
    theirs = trick.unseen & SUIT_MASKS[trump]
    if not own or not theirs:
        return None
    top = max(own, key=lambda card: _power(trick, card))
    is_boss = not trick.above(top)
    has_length = len(own) >= DRAWS and len(own) >= theirs.bit_count() / 2
    return top if has_length or (is_boss and len(own) > 1) else None
