"""What contradicts itself in a rule set, and what would mend it, as sentences."""

from collections.abc import Iterator
from typing import Final

from vaza.options.axes.types import AXES, Axis, AxisValueError
from vaza.options.checks.idle import DEALS
from vaza.options.contracts.json_form import read_contracts
from vaza.options.ruleset import Problem
from vaza.options.scorings.json_form import read_scoring
from vaza.words.bad_values import BAD_VALUE, bad_value_text, wanted_text
from vaza.words.messages import LANGUAGES, has_text, text
from vaza.words.titles import axis_text, deals_text, scoring_text, value_text

_AXES: Final = {axis.path: axis for axis in AXES}


def problem_text(problem: Problem, lang: str = LANGUAGES[0]) -> str:
    """Return the sentence of a problem; one of a kind without a sentence keeps its own words."""
    if problem.code == BAD_VALUE:
        return bad_value_text(problem, lang)
    message_id = f"problem-{problem.code}"
    if not has_text(lang, message_id):
        return problem.text
    return text(lang, message_id, **dict(problem.facts))


def fix_text(problem: Problem, lang: str = LANGUAGES[0]) -> str:
    """Return what to set so that a problem is gone; nothing where its sentence says all."""
    if problem.code == BAD_VALUE:
        return wanted_text(problem, lang)
    changes = "; ".join(_changes(problem, lang))
    if changes:
        return text(lang, "problem-mend", changes=changes)
    return "" if has_text(lang, f"problem-{problem.code}") else problem.fix


def _changes(problem: Problem, lang: str) -> Iterator[str]:
    for path, value in problem.mend:
        axis = _AXES.get(path)
        if path == DEALS:
            told = deals_text(read_contracts(Axis.write(value)), lang)
            yield text(lang, "variant-change", axis=text(lang, "axis-contracts-list"), value=told)
        elif axis is None:
            told = scoring_text(read_scoring(value), lang)
            yield text(lang, "variant-change", axis=text(lang, "axis-scoring"), value=told)
        else:
            told = value_text(axis, _read(axis, value), lang)
            yield text(lang, "variant-change", axis=axis_text(axis, lang), value=told)


def _read(axis: Axis, value: object) -> object:
    try:
        return axis.read(value)
    except AxisValueError:
        return value
