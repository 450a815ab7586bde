"""What the contracts of a rule set mean in cards and points."""

from functools import lru_cache

from vaza.kernel.cards import SUITS, format_card, mask_of
from vaza.options.contracts.model import (
    DOWN,
    SHARED_OUT,
    UP,
    Contract,
    CountKind,
    Entry,
    entries_of,
)
from vaza.options.deals.packs import pack_cards
from vaza.options.ruleset import RuleSet


@lru_cache(maxsize=512)
def cards_counted(rules: RuleSet, seats: int, cards: str) -> int:
    """Return the mask of the cards of the pack that a suit, a rank or a card names."""
    pack = pack_cards(rules.pack, seats)
    if len(cards) == 1:
        place = 1 if cards in SUITS else 0
        return mask_of(card for card in pack if format_card(card)[place] == cards)
    return mask_of(card for card in pack if format_card(card) == cards)


def play_contract(rules: RuleSet, name: str) -> Contract:
    """Return what a deal counts that is played as ``name`` (R202-R214).

    Raises:
        KeyError: the rule set has no such contract.
    """
    axes = rules.contracts
    if name == UP:
        return Contract(UP, per_trick=axes.up_points)
    if name == DOWN:
        return Contract(DOWN, per_trick=axes.down_points, base=axes.down_bonus)
    if name == SHARED_OUT:
        return Contract(SHARED_OUT, per_trick=axes.up_points)
    for contract in rules.deals:
        if contract.name == name:
            return contract
    raise KeyError(name)


def count_of(rules: RuleSet, seats: int, entry: Entry) -> int:
    """Return how many of what an entry counts there are in a deal."""
    if entry.kind is CountKind.LAST:
        return 1
    if entry.kind is CountKind.TRICKS:
        return len(pack_cards(rules.pack, seats)) // seats
    return cards_counted(rules, seats, entry.cards).bit_count()


def contract_total(rules: RuleSet, seats: int, name: str) -> int:
    """Return what all seats together get in a deal played as ``name`` (R201, R211, R215)."""
    contract = play_contract(rules, name)
    counted = sum(entry.points * count_of(rules, seats, entry) for entry in entries_of(contract))
    return counted + contract.base * seats
