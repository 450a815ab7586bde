"""The chance that a card takes the trick on the table, from what the seat knows."""

from typing import Final

from vaza.kernel.cards import JOKERS, SUIT_MASKS, Card, Seat, cards_of, suit_of
from vaza.kernel.tables import NO_TRUMP, TWIN_FIRST, RuleTables
from vaza.kernel.tricks import winning_place
from vaza.rules.phases.claim import unseen_cards
from vaza.rules.state import PublicMatch, deal_of, seat_after, tables_of
from vaza.rules.view import SeatView

EAGER: Final = 1.0
"""The chance that a player in need of tricks takes one that he can take."""
SHY: Final = 0.8
"""The chance that a player who needs none takes a trick that he could take."""


def win_chance(view: SeatView, card: Card) -> float:
    """Return the chance that ``card`` takes the trick; the last to play knows it exactly."""
    public = view.public
    tables, deal = tables_of(public), deal_of(public)
    trick = (*deal.trick, card)
    if winning_place(tables, trick) != len(trick) - 1:
        return 0.0
    unseen, chance = unseen_cards(public, view.hand), 1.0
    seat = view.seat or Seat(0)
    for step in range(1, public.seats - len(deal.trick)):
        chance *= 1 - _beaten_by(public, seat_after(seat, public.seats, step), trick, unseen)
    return chance


def _beaten_by(public: PublicMatch, seat: Seat, trick: tuple[Card, ...], unseen: int) -> float:
    """Return the chance that ``seat``, yet to play, beats the last card of ``trick``."""
    tables, deal = tables_of(public), deal_of(public)
    card, led = trick[-1], suit_of(trick[0])
    if tables.wild and suit_of(card) == JOKERS:
        share = min(1.0, (deal.size - len(deal.tricks)) / max(1, unseen.bit_count()))
        return _has_any(share, _beaters(tables, unseen, card)) * _will(public, seat)
    held = deal.size - len(deal.tricks)
    share = min(1.0, held / max(1, unseen.bit_count()))
    missing = missing_suits(public, seat)
    follows = 0.0 if led in missing else _has_any(share, unseen & SUIT_MASKS[led])
    chance = 0.0
    if suit_of(card) == led and led not in missing:
        chance = _has_any(share, _beaters(tables, unseen, card))
    trump = tables.trump
    if trump not in (NO_TRUMP, led) and trump not in missing:
        over = unseen & SUIT_MASKS[trump]
        if suit_of(card) == trump:
            over = _beaters(tables, unseen, card)
        chance += (1 - follows) * _has_any(share, over)
    if tables.wild:
        chance += (1 - chance) * _has_any(share, unseen & SUIT_MASKS[JOKERS])
    return chance * _will(public, seat)


def _has_any(share: float, cards: int) -> float:
    return 1 - (1 - share) ** cards.bit_count()


def _beaters(tables: RuleTables, unseen: int, card: Card) -> int:
    strength = tables.strength
    least = strength[card] + (1 if tables.twins == TWIN_FIRST else 0)
    mask = 0
    for other in cards_of(unseen & SUIT_MASKS[suit_of(card)]):
        if strength[other] >= least:
            mask |= 1 << other
    return mask


def _will(public: PublicMatch, seat: Seat) -> float:
    deal = deal_of(public)
    bid = deal.bids[seat]
    if bid is None:
        return (EAGER + SHY) / 2
    return EAGER if bid > deal.taken[seat] else SHY


def missing_suits(public: PublicMatch, seat: Seat) -> frozenset[int]:
    """Return the suits that ``seat`` has shown to be out of by not following them.

    Wild jokers show nothing: they oblige nobody and may be played at any time (V094).
    """
    deal, wild = deal_of(public), tables_of(public).wild
    missing = set()
    leader = deal.leader if deal.leader is not None else deal.opener
    tricks = [(trick.leader, trick.cards) for trick in deal.tricks]
    for first, cards in (*tricks, (leader, deal.trick)):
        place = (seat - first) % public.seats
        suits = {suit_of(card) for card in (cards[0], cards[place])} if place < len(cards) else ()
        if len(suits) > 1 and not (wild and JOKERS in suits):
            missing.add(suit_of(cards[0]))
    return frozenset(missing)
