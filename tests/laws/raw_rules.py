"""Rule sets with any value on any axis, and how conflicts are mended away."""

from typing import Any

from hypothesis import strategies as st

from vaza.options.axes.types import AXES, Axis
from vaza.options.checks.check import check
from vaza.options.codes.codec import mended, read_rules
from vaza.options.ruleset import RuleSet

SPAN = 20
"""Numbers are drawn this far above the least, so that they meet the small ones of a game."""
_ENTRIES = 6
_TABLE = {"points": [[], [[5, -1], [-2, 7]], [[5, 0, -3], [-2, 6, -2], [-9, -3, 12]]]}


def axis_values(axis: Axis, span: int = SPAN) -> st.SearchStrategy[Any]:
    """Any JSON value that an axis takes, of its numbers the default and those near the least."""
    if axis.is_list:
        least = 1 if axis.nonempty else 0
        most = min(_ENTRIES, axis.longest or _ENTRIES)
        return st.lists(_items(axis, span), min_size=least, max_size=most)
    return st.one_of(st.none(), _items(axis, span)) if axis.optional else _items(axis, span)


def _items(axis: Axis, span: int) -> st.SearchStrategy[Any]:
    if axis.is_flag:
        return st.booleans()
    kinds: list[st.SearchStrategy[Any]] = []
    if axis.enum:
        kinds.append(st.sampled_from([member.value for member in axis.enum]))
    elif axis.least is not None:
        most = axis.least + span if axis.most is None else min(axis.most, axis.least + span)
        kinds.append(st.integers(axis.least, most))
        if isinstance(axis.default, int):
            kinds.append(st.just(axis.default))
    if axis.words:
        kinds.append(st.sampled_from(axis.words))
    return st.one_of(kinds)


@st.composite
def raw_rules(draw: st.DrawFn, *, but: frozenset[str] = frozenset(), span: int = SPAN) -> RuleSet:
    """Draw a value for every axis but those of the groups ``but``, which keep their defaults."""
    value: dict[str, Any] = {}
    for axis in AXES:
        if axis.group not in but:
            value.setdefault(axis.group, {})[axis.name] = draw(axis_values(axis, span))
    if "scoring" not in but and draw(st.integers(0, 5)) == 0:
        value["scoring"] = _TABLE
    return read_rules(value)


def playable(rules: RuleSet) -> RuleSet:
    """Return the rules with every conflict mended."""
    while problems := check(rules):
        for problem in problems:
            rules = mended(rules, problem.mend)
    return rules
