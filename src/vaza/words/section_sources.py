"""Which rules of the sources each section of a rules page tells: its values name them."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from vaza.options.axes.ending import End
from vaza.options.axes.pack import PackKind
from vaza.options.axes.play import Revoke
from vaza.options.axes.schedule import Shape
from vaza.options.axes.trump import TrumpKind
from vaza.options.axes.types import Axis, axes_of
from vaza.options.codes.codec import value_of
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
_KING_ALWAYS: Final[dict[str, str]] = {
    "object": "R198, R201",
    "players": "R192, R196",
    "deals": "R211, R212, R216",
    "play": "R194, R195",
    "contracts": "R202-R211, R236",
    "positive": "R212, R216",
    "offers": "R220, R227, R232",
    "scoring": "R201, R202, R237",
}
_KING_GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "players": ("seating",),
    "cards": ("pack",),
    "deals": ("contracts.order",),
    "play": ("play",),
    "positive": ("contracts.up_points", "contracts.down_points", "contracts.auction"),
    "offers": (
        "contracts.auction",
        "contracts.currencies",
        "contracts.null_value",
        "contracts.limit",
        "contracts.pass_final",
        "contracts.preference",
        "contracts.negotiate",
        "contracts.ultimatum",
        "contracts.frustrated_max",
        "contracts.direct_4333",
    ),
    "payment": ("contracts.payment", "contracts.currencies"),
    "scoring": ("contracts.sheet",),
    "ending": ("ending",),
}
"""Groups, or single axes, of a game of contracts."""
_FIRST_OF_KING: Final = 190
_ANY_GAME: Final = ("R190", "R191")
"""A draw for the king of hearts fits every game."""
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
    ids = expand(", ".join(_named(rules, section)))
    is_king = bool(rules.deals)
    return tuple(
        rule for rule in ids if rule in _ANY_GAME or (int(rule[1:]) >= _FIRST_OF_KING) is is_king
    )


def _named(rules: RuleSet, section: str) -> Iterator[str]:
    always, groups = (_KING_ALWAYS, _KING_GROUPS) if rules.deals else (_ALWAYS, _GROUPS)
    yield always.get(section, "")
    for place in groups.get(section, ()):
        for axis in _axes_at(place):
            if _ONLY_IF.get(axis.path, bool)(rules):
                yield value_rules(axis, value_of(rules, axis))
    if section == "scoring" and not rules.deals:
        yield from scoring_rules(rules.scoring)
        yield own_nil_rules(rules)


def _axes_at(place: str) -> tuple[Axis, ...]:
    """Return the axes of a group, or the one of a path."""
    group, _, name = place.partition(".")
    return tuple(axis for axis in axes_of(group) if not name or axis.name == name)


def expand(ids: str) -> tuple[str, ...]:
    """Return each id of a text such as ``R005-R007, R012`` once, in ascending order."""
    numbers: set[int] = set()
    for first, last in _ID.findall(ids):
        numbers.update(range(int(first), int(last or first) + 1))
    return tuple(f"R{number:03}" for number in sorted(numbers))
