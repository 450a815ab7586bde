"""Cards that a pack holds more than once."""

from typing import Final

from vaza.options.axes.pack import Duplicates, PackKind
from vaza.options.ruleset import RuleSet

SECOND: Final = (PackKind.LOW13, PackKind.LOW26)
"""Packs that hold some cards twice."""


def joker_count(rules: RuleSet) -> int:
    """Return how many jokers there are in all."""
    return rules.pack.jokers * rules.pack.packs


def has_twin_cards(rules: RuleSet) -> bool:
    """Tell whether the pack holds cards twice that are no jokers."""
    return rules.pack.packs > 1 or rules.pack.pack in SECOND


def has_identical_cards(rules: RuleSet) -> bool:
    """Tell whether cards are alike: twins, or two jokers, which are so among themselves (A14)."""
    return has_twin_cards(rules) or joker_count(rules) > 1


def may_cancel_out(rules: RuleSet) -> bool:
    """Tell whether nobody may take a trick, since identical cards cancel each other out (A13)."""
    return has_identical_cards(rules) and rules.pack.duplicates is Duplicates.CANCEL
