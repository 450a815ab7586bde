"""How likely each card of a hand is to take a trick, by counting what is out.

Every card gets two chances: ``low``, that it takes a trick although its player would rather lose,
and ``high``, that it takes one when its player wants it. ``low <= high``; between the two the
player steers.
"""

import math
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from vaza.kernel.cards import JOKERS, SUIT_MASKS, Card, cards_of, suit_of
from vaza.kernel.tables import TWIN_FIRST, VOID_ANY, RuleTables

WISH: Final = (0.0435, 1.85)
"""How fast a larger hand helps a card to win: its holder chooses the moment."""
DUCK: Final = (0.026, 1.7)
"""How fast a larger hand helps a card to win against its holder's wish: somebody must."""
PRESS: Final = 1.5
"""How much the others' need of tricks weighs: the less they want, the more comes by itself."""
DEMANDS: Final = (0.5, 1.5)
"""The least and the most demand that is believed."""
LED: Final = 0.184
"""The chance that a given suit is led to one trick."""
HIDE: Final = 0.26
"""What each lower card of the suit does for ducking."""
OBLIGED: Final = 0.5
"""How far the duty to beat lifts a card's chance to win against its holder's wish."""
RUFF: Final = (0.45, 0.45, 0.13)
"""The chance that a low trump ruffs, for each side suit of 0, 1 and 2 cards."""


class Chance(NamedTuple):
    """The chances of one card to take a trick."""

    low: float
    high: float


@dataclass(frozen=True)
class Outlook:
    """What a seat can count: the cards it cannot place, and how many the others will hold."""

    tables: RuleTables
    hand: int
    """The seat's own cards."""
    unseen: int
    """The cards in other hands or in the stock."""
    each: int
    """The tricks that the chances are asked for: cards in each other hand."""
    leads: bool
    """Whether the seat leads the first of these tricks."""
    demand: float = 1.0
    """What the others want of these tricks, against their fair share of them."""

    @cached_property
    def share(self) -> float:
        """The chance that one unseen card is in one given other hand."""
        return min(1.0, self.each / max(1, self.unseen.bit_count()))

    @cached_property
    def pressure(self) -> float:
        """What the demand does to the chances: below 1 tricks come by themselves."""
        least, most = DEMANDS
        return math.pow(min(most, max(least, self.demand)), PRESS) if self.each > 1 else 1.0

    @cached_property
    def dealt(self) -> float:
        """The chance that one unseen card is in any other hand."""
        return min(1.0, self.share * (self.tables.seats - 1))

    @cached_property
    def out(self) -> tuple[tuple[int, ...], ...]:
        """The strengths of the unseen cards of each suit, rising."""
        strength = self.tables.strength
        return tuple(
            tuple(sorted(strength[card] for card in cards_of(self.unseen & mask)))
            for mask in SUIT_MASKS
        )

    def above(self, card: Card) -> int:
        """Return how many unseen cards of its suit beat ``card``."""
        suit, strength = self.out[suit_of(card)], self.tables.strength[card]
        least = strength if self.tables.twins == TWIN_FIRST else strength - 1
        jokers = len(self.out[JOKERS]) if self.tables.wild and suit_of(card) != JOKERS else 0
        return len(suit) - bisect_right(suit, least) + jokers

    @cached_property
    def unruffed(self) -> tuple[float, ...]:
        """For each suit, the chance that no other hand ruffs it."""
        trump = self.tables.trump
        if trump < 0:
            return (1.0,) * len(SUIT_MASKS)
        armed = 1 - (1 - self.share) ** len(self.out[trump])
        others = self.tables.seats - 1
        return tuple(
            1.0 if suit == trump else (1 - armed * (1 - self.share) ** len(out)) ** others
            for suit, out in enumerate(self.out)
        )

    @cached_property
    def ruff(self) -> float:
        """The chance that a low trump of the seat takes a trick by ruffing."""
        trump = self.tables.trump
        lengths = [
            (self.hand & mask).bit_count()
            for suit, mask in enumerate(SUIT_MASKS[:4])
            if suit != trump
        ]
        return min(0.8, sum(RUFF[length] for length in lengths if length < len(RUFF)))


def chances_of(outlook: Outlook) -> dict[Card, Chance]:
    """Return the chances of each card of the hand; of a suit no lower card has the greater ones."""
    chances: dict[Card, Chance] = {}
    before: dict[int, Chance] = {}
    for card in sorted(cards_of(outlook.hand), key=lambda card: outlook.tables.strength[card]):
        low, high = chance_of(outlook, card)
        least = before.get(suit_of(card), Chance(0.0, 0.0))
        chances[card] = Chance(max(low, least.low), max(high, least.high))
        before[suit_of(card)] = chances[card]
    return chances


def chance_of(outlook: Outlook, card: Card) -> Chance:
    """Return the chances of ``card``, held by the seat of ``outlook``, to take a trick."""
    tricks = outlook.each
    if tricks < 1:
        return Chance(0.0, 0.0)
    master = (1 - outlook.dealt) ** outlook.above(card)
    demand = outlook.pressure
    low = master ** (_ease(DUCK, tricks) * demand)
    high = master ** (_ease(WISH, tricks) * demand)
    if outlook.tables.wild and suit_of(card) == JOKERS:
        return Chance(high, high)
    if outlook.tables.must_beat:
        low += (high - low) * OBLIGED
    if suit_of(card) == outlook.tables.trump:
        return _trump_chance(outlook, low, high)
    return _side_chance(outlook, card, low, high)


def _ease(growth: tuple[float, float], tricks: int) -> float:
    factor, power = growth
    return 1 / (1 + factor * math.pow(tricks - 1, power))


def _trump_chance(outlook: Outlook, low: float, high: float) -> Chance:
    if outlook.each < 2:
        return Chance(low, high)
    forced = outlook.ruff / 2 if outlook.tables.void_duty != VOID_ANY else 0.0
    return Chance(1 - (1 - low) * (1 - forced), 1 - (1 - high) * (1 - outlook.ruff))


def _side_chance(outlook: Outlook, card: Card, low: float, high: float) -> Chance:
    suit = suit_of(card)
    own = outlook.hand & SUIT_MASKS[suit]
    lower = sum(
        outlook.tables.strength[other] < outlook.tables.strength[card] for other in cards_of(own)
    )
    comes = 1 - (1 - LED) ** outlook.each
    if outlook.leads:
        comes = 1.0 if outlook.each == 1 else (1 + comes) / 2
    free = outlook.unruffed[suit]
    return Chance(low * free * comes / (1 + HIDE * lower), high * free * comes)
