"""Values that an axis does not take, and those that it does, as sentences."""

from collections.abc import Iterator
from typing import Final

from vaza.options.axes.types import AXES, Axis
from vaza.options.ruleset import Problem
from vaza.words.messages import LANGUAGES, text
from vaza.words.titles import value_text

BAD_VALUE: Final = "bad-value"
"""The code of such a problem."""
_AXES: Final = {axis.path: axis for axis in AXES}


def bad_value_text(problem: Problem, lang: str = LANGUAGES[0]) -> str:
    """Return what does not fit: by its reason, else the value, else the axis alone."""
    facts = dict(problem.facts)
    reason = facts.pop("reason", "")
    if reason:
        return text(lang, f"bad-value-{reason}", **facts)
    axis = _AXES.get(problem.axis)
    if axis is None:
        return text(lang, "bad-value-whole")
    return text(lang, "bad-value-list") if axis.is_list else text(lang, "bad-value-one", **facts)


def wanted_text(problem: Problem, lang: str = LANGUAGES[0]) -> str:
    """Return what the axis takes; nothing where the sentence of the problem says all."""
    axis = _AXES.get(problem.axis)
    if axis is None or "reason" in dict(problem.facts):
        return ""
    values = "; ".join(_values(axis, lang))
    if axis.is_list:
        return text(lang, "bad-value-entries", longest=axis.longest or 0, values=values)
    return text(lang, "bad-value-wanted", values=values)


def _values(axis: Axis, lang: str) -> Iterator[str]:
    if axis.is_flag:
        yield from (value_text(axis, value, lang) for value in (True, False))
    if axis.least is not None:
        yield text(lang, "bad-value-number", least=axis.least, most=axis.most or 0)
    for value in (*(axis.enum or ()), *axis.words, *((None,) if axis.optional else ())):
        yield value_text(axis, value, lang)
