"""What the tricks and the cards of a deal of King are worth to who takes them."""

from dataclasses import dataclass
from functools import lru_cache

from vaza.kernel.cards import Card, cards_of
from vaza.options.contracts.model import CountKind, entries_of
from vaza.options.deals.contract_cards import cards_counted, play_contract
from vaza.options.ruleset import RuleSet
from vaza.rules.state import PublicMatch, deal_of


@dataclass(frozen=True, slots=True)
class Stakes:
    """Points by what is taken; below 0 where it is to be avoided."""

    cards: tuple[tuple[Card, int], ...]
    """The cards that count, with their points."""
    tricks: tuple[int, ...]
    """Points of each trick for itself, from the first to the last."""

    def of_card(self, card: Card) -> int:
        """Return what a card brings to who takes it."""
        return dict(self.cards).get(card, 0)

    def of_cards(self, mask: int) -> int:
        """Return what the cards of a mask bring together."""
        return sum(points for card, points in self.cards if mask >> card & 1)

    def ahead(self, first: int, mask: int) -> int:
        """Return what is to be had from trick ``first`` (from 0) on with the cards of a mask."""
        return sum(self.tricks[first:]) + self.of_cards(mask)


@lru_cache(maxsize=256)
def stakes_of(rules: RuleSet, seats: int, size: int, name: str) -> Stakes:
    """Return the stakes of a deal of hands of ``size`` that is played as ``name``."""
    tricks, cards = [0] * size, dict[Card, int]()
    for entry in entries_of(play_contract(rules, name)):
        if entry.kind is CountKind.TRICKS:
            tricks = [points + entry.points for points in tricks]
        elif entry.kind is CountKind.LAST:
            tricks[size - entry.from_end] += entry.points
        else:
            for card in cards_of(cards_counted(rules, seats, entry.cards)):
                cards[card] = cards.get(card, 0) + entry.points
    return Stakes(tuple(cards.items()), tuple(tricks))


def current_stakes(public: PublicMatch) -> Stakes:
    """Return the stakes of the deal in play."""
    deal = deal_of(public)
    return stakes_of(public.rules, public.seats, deal.size, deal.kind)
