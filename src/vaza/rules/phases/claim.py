"""Claiming the rest: allowed when the seat's own knowledge proves every remaining trick.

The proof reads the view alone, so that neither a yes nor a no betrays a hidden card. The tricks
are then played out card by card, so that a claim leaves a record like any other.
"""

from collections.abc import Iterator, Sequence

from vaza.kernel.cards import JOKERS, SUIT_MASKS, Card, Seat, cards_of, mask_of, suit_of
from vaza.kernel.tables import LEAD_ALWAYS, NO_TRUMP, RuleTables
from vaza.kernel.tricks import legal_mask
from vaza.options.contracts.model import UP
from vaza.options.deals.packs import pack_cards
from vaza.rules.phases.play import is_broken
from vaza.rules.phases.revoke import may_revoke
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import PublicMatch, Stage, deal_of, tables_of
from vaza.rules.turns import to_act

_LEAST_CARDS = 2


def check_claim(public: PublicMatch, seat: Seat, hand: int) -> Refusal | None:
    """Return why ``seat`` may not claim the rest now, or None."""
    if public.stage is not Stage.PLAY:
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    turn = to_act(public)
    if turn != seat:
        return Refusal(Reason.NOT_YOUR_TURN, {"turn": -1 if turn is None else turn})
    if deal_of(public).trick or not is_sure(public, hand):
        return Refusal(Reason.NO_CLAIM)
    return None


def is_sure(public: PublicMatch, hand: int) -> bool:
    """Tell whether a seat on lead with ``hand`` takes every remaining trick in every world."""
    is_for_tricks = deal_of(public).kind in ("", UP)
    if hand.bit_count() < _LEAST_CARDS or may_revoke(public) or not is_for_tricks:
        return False
    tables, unseen = tables_of(public), unseen_cards(public, hand)
    if not all(_is_boss(tables, card, unseen) for card in cards_of(hand)):
        return False
    if tables.wild and unseen & SUIT_MASKS[JOKERS]:
        return False
    if tables.trump == NO_TRUMP:
        return True
    if tables.lead_trump != LEAD_ALWAYS:
        return not unseen & SUIT_MASKS[tables.trump]
    trumps = SUIT_MASKS[tables.trump]
    against = (unseen & trumps).bit_count()
    return (hand & trumps).bit_count() >= min(against, hand.bit_count())


def unseen_cards(public: PublicMatch, hand: int) -> int:
    """Return the cards that a seat holding ``hand`` cannot place: other hands and the stock."""
    deal = deal_of(public)
    seen = hand | mask_of(deal.trick)
    for trick in deal.tricks:
        seen |= mask_of(trick.cards)
    seen |= mask_of(deal.passed_over)
    if deal.turn_up is not None and public.seats * deal.size < len(
        pack_cards(public.rules.pack, public.seats)
    ):
        seen |= 1 << deal.turn_up
    return mask_of(pack_cards(public.rules.pack, public.seats)) & ~seen


def _is_boss(tables: RuleTables, card: Card, unseen: int) -> bool:
    rivals = cards_of(unseen & SUIT_MASKS[suit_of(card)])
    return all(tables.strength[rival] < tables.strength[card] for rival in rivals)


def play_out(
    public: PublicMatch, seat: Seat, hands: tuple[int, ...]
) -> Iterator[tuple[Seat, Card]]:
    """Yield the plays of the claimed tricks: trumps from the top, the others' lowest cards."""
    tables, left = tables_of(public), list(hands)
    broken = is_broken(public)
    while left[seat]:
        leads = cards_of(legal_mask(tables, left[seat], (), broken=broken))
        trick = [max(leads, key=lambda card: _lead_order(tables, card))]
        for step in range(public.seats):
            player = Seat((seat + step) % public.seats)
            card = trick[0] if step == 0 else _lowest(tables, left[player], trick)
            if step:
                trick.append(card)
            left[player] &= ~(1 << card)
            yield player, card


def _lead_order(tables: RuleTables, card: Card) -> tuple[bool, int]:
    return suit_of(card) == tables.trump, tables.strength[card]


def _lowest(tables: RuleTables, hand: int, trick: Sequence[Card]) -> Card:
    legal = cards_of(legal_mask(tables, hand, trick))
    return min(legal, key=lambda card: (_lead_order(tables, card), card))
