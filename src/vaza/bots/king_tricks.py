"""The chance that a card takes a trick of King, and what that trick will bring.

Where tricks are avoided the others duck when they can; where they are wanted they beat.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from vaza.bots.stakes import Stakes
from vaza.bots.trick import missing_suits
from vaza.kernel.cards import SUIT_MASKS, Card, Seat, cards_of, mask_of, suit_of
from vaza.kernel.tables import NO_TRUMP, RuleTables
from vaza.kernel.tricks import winning_place
from vaza.rules.phases.claim import unseen_cards
from vaza.rules.state import PublicDeal, deal_of, seat_after, tables_of
from vaza.rules.view import SeatView

EAGER: Final = 0.9
"""The chance that a player who wants a trick beats what holds it when he can."""
SHY: Final = 0.35
"""The chance that a player who avoids tricks beats a card all the same, when he need not."""
GLAD: Final = 0.7
"""The chance that who holds a bad card throws it under a higher one when he can."""


@dataclass(frozen=True)
class TrickView:
    """A trick to play to: what the seat can count."""

    view: SeatView
    stakes: Stakes
    is_wanted: bool
    """Whether the players want what is still to be had."""

    @cached_property
    def tables(self) -> RuleTables:
        """The rules of the deal."""
        return tables_of(self.view.public)

    @cached_property
    def deal(self) -> PublicDeal:
        """The deal in play."""
        return deal_of(self.view.public)

    @cached_property
    def unseen(self) -> int:
        """The cards in the other hands."""
        return unseen_cards(self.view.public, self.view.hand)

    @cached_property
    def later(self) -> tuple[tuple[Seat, frozenset[int]], ...]:
        """The seats that play after this one, with the suits that they have shown to lack."""
        public, seat = self.view.public, self.view.seat or Seat(0)
        steps = range(1, public.seats - len(self.deal.trick))
        seats = [seat_after(seat, public.seats, step) for step in steps]
        return tuple((other, missing_suits(public, other)) for other in seats)

    @cached_property
    def share(self) -> float:
        """The chance that an unseen card is in one given hand that is yet to play."""
        held = self.deal.size - len(self.deal.tricks)
        return min(1.0, held / max(1, self.unseen.bit_count()))

    def has_any(self, cards: int) -> float:
        """Return the chance that one given hand has any of these unseen cards."""
        return 1 - (1 - self.share) ** cards.bit_count()

    def above(self, card: Card) -> int:
        """Return the unseen cards of the suit of ``card`` that beat it."""
        strength = self.tables.strength
        return mask_of(
            other
            for other in cards_of(self.unseen & SUIT_MASKS[suit_of(card)])
            if strength[other] > strength[card]
        )


def take_chance(trick: TrickView, card: Card) -> float:
    """Return the chance that ``card`` takes the trick on the table; the last to play knows it."""
    cards = (*trick.deal.trick, card)
    if winning_place(trick.tables, cards) != len(cards) - 1:
        return 0.0
    chance = 1.0
    for _, missing in trick.later:
        chance *= 1 - _beaten(trick, cards, missing)
    return chance


def _beaten(trick: TrickView, cards: tuple[Card, ...], missing: frozenset[int]) -> float:
    """Return the chance that a later seat beats the last of ``cards``."""
    card, led, trump = cards[-1], suit_of(cards[0]), trick.tables.trump
    suit = trick.unseen & SUIT_MASKS[led]
    above = trick.above(card)
    follows = 0.0 if led in missing else trick.has_any(suit)
    beats = 0.0
    if suit_of(card) == led and led not in missing:
        beats = _over(trick, above, suit & ~above)
    if trump in (NO_TRUMP, led) or trump in missing:
        return beats
    ruffs = above if suit_of(card) == trump else trick.unseen & SUIT_MASKS[trump]
    return beats + (1 - follows) * trick.has_any(ruffs) * EAGER


def _over(trick: TrickView, above: int, below: int) -> float:
    """Return the chance that a seat that follows suit beats a card: it must, or it will."""
    if trick.is_wanted:
        return trick.has_any(above) * EAGER
    may_duck = trick.has_any(below)
    return trick.has_any(above) * (1 - may_duck + may_duck * SHY)


def load(trick: TrickView, card: Card) -> float:
    """Return what the trick will bring to who takes it with ``card``."""
    number, stakes = len(trick.deal.tricks), trick.stakes
    sure = stakes.tricks[number] + stakes.of_cards(mask_of((*trick.deal.trick, card)))
    led = suit_of(trick.deal.trick[0] if trick.deal.trick else card)
    higher = trick.above(card) if suit_of(card) == led else 0
    return sure + sum(_thrown(trick, led, higher, missing) for _, missing in trick.later)


def _thrown(trick: TrickView, led: int, higher: int, missing: frozenset[int]) -> float:
    """Return what a later seat is expected to throw into a trick that it does not take."""
    suit = trick.unseen & SUIT_MASKS[led]
    follows = 0.0 if led in missing else trick.has_any(suit)
    under = sum(
        points * trick.share * GLAD
        for card, points in trick.stakes.cards
        if suit & ~higher & (1 << card)
    )
    return (0.0 if led in missing else under) + (1 - follows) * _worst(trick, led, missing)


def _worst(trick: TrickView, led: int, missing: frozenset[int]) -> float:
    """Return what a seat that cannot follow is expected to throw: its worst card."""
    lacking = 0
    for suit in missing:
        lacking |= SUIT_MASKS[suit]
    cards = trick.unseen & ~SUIT_MASKS[led] & ~lacking
    bad = sorted((points, card) for card, points in trick.stakes.cards if cards >> card & 1)
    expected, none_yet = 0.0, 1.0
    for points, _ in bad:
        if points < 0:
            expected += none_yet * trick.share * points
            none_yet *= 1 - trick.share
    return expected
