"""Which rules of the sources each section of a rules page tells: its values name them."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from vaza.options.axes import End, PackKind, Revoke, Shape, TrumpKind
from vaza.options.axis_types import axes_of
from vaza.options.codec import value_of
from vaza.options.ruleset import RuleSet
from vaza.words.scoring_sources import own_nil_rules, scoring_rules
from vaza.words.sources import value_rules

_ALWAYS: Final[dict[str, str]] = {
    "object": "R003, R135",
    "players": "R011, R164, R165",
    "cards": "R162",
    "deals": "R009, R142",
    "bidding": "R017, R021",
    "play": "R025-R028, R139, R140, R151, R172, R173",
    "scoring": "R174",
}
"""What a section says whatever the values are."""
_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "players": ("seating",),
    "cards": ("pack",),
    "deals": ("schedule",),
    "trump": ("trump",),
    "auction": ("auction",),
    "bidding": ("bidding",),
    "play": ("play",),
    "scoring": ("bonus",),
    "ending": ("ending",),
}
_SECOND: Final = (PackKind.LOW13, PackKind.LOW26)
_ONLY_IF: Final[dict[str, Callable[[RuleSet], bool]]] = {
    "pack.duplicates": lambda rules: rules.pack.packs > 1 or rules.pack.pack in _SECOND,
    "pack.extra_suits": lambda rules: rules.pack.pack in _SECOND,
    "schedule.count": lambda rules: rules.schedule.shape is Shape.CONSTANT,
    "schedule.list": lambda rules: rules.schedule.shape is Shape.LIST,
    "schedule.peak": lambda rules: rules.schedule.shape is not Shape.LIST,
    "trump.suit": lambda rules: rules.trump.trump is TrumpKind.FIXED_SUIT,
    "trump.cycle": lambda rules: rules.trump.trump is TrumpKind.CYCLE,
    "trump.full_deal_trump": lambda rules: rules.trump.trump is TrumpKind.TURN_UP,
    "trump.joker_turnup": lambda rules: rules.pack.jokers > 0,
    "play.joker_play": lambda rules: rules.pack.jokers > 0,
    "play.revoke_points": lambda rules: rules.play.revoke is Revoke.PENALTY,
    "bonus.nil_value": lambda _rules: False,
    "bonus.nil_per_card": lambda _rules: False,
    "bonus.streak_bonus": lambda rules: rules.bonus.streak_length is not None,
    "bonus.streak_reset_after_award": lambda rules: rules.bonus.streak_length is not None,
    "ending.target": lambda rules: rules.ending.end is End.TARGET,
}
"""Axes that say nothing in some rule sets; a nil of its own is a matter of the scoring."""
_ID: Final = re.compile(r"R(\d+)(?:-R(\d+))?")


def section_rules(rules: RuleSet, section: str) -> tuple[str, ...]:
    """Return the ids that a section of the page stands for, in ascending order."""
    return expand(", ".join(_named(rules, section)))


def _named(rules: RuleSet, section: str) -> Iterator[str]:
    yield _ALWAYS.get(section, "")
    for group in _GROUPS.get(section, ()):
        for axis in axes_of(group):
            if _ONLY_IF.get(axis.path, bool)(rules):
                yield value_rules(axis, value_of(rules, axis))
    if section == "scoring":
        yield from scoring_rules(rules.scoring)
        yield own_nil_rules(rules)


def expand(ids: str) -> tuple[str, ...]:
    """Return each id of a text such as ``R005-R007, R012`` once, in ascending order."""
    numbers: set[int] = set()
    for first, last in _ID.findall(ids):
        numbers.update(range(int(first), int(last or first) + 1))
    return tuple(f"R{number:03}" for number in sorted(numbers))
