"""The name of a rule set, and in a sentence or two what is its own."""

from itertools import groupby

from vaza.options.axis_types import AXES, Axis
from vaza.options.codec import differences, value_of
from vaza.options.contracts import Contract
from vaza.options.known_scorings import known_name
from vaza.options.presets import PRESETS, Preset
from vaza.options.ruleset import RuleSet
from vaza.options.scorings import Scoring
from vaza.words.contract_names import contract_title
from vaza.words.messages import text

_MOST_CHANGES = 5
_LONGEST_VALUE = 120
"""Characters of a value in a summary; a list of 200 hand sizes is no summary."""


def title_of(rules: RuleSet, lang: str) -> str:
    """Return the name of a preset, or of the nearest one and how many changes it has."""
    base = nearest_preset(rules)
    title = text(lang, f"title-{base.name}")
    changes = len(differences(rules, base.rules))
    return text(lang, "variant-title", base=title, changes=changes) if changes else title


def summary_of(rules: RuleSet, lang: str) -> str:
    """Return what a preset is about, or the axes in which rules differ from the nearest one."""
    base = nearest_preset(rules)
    paths = differences(rules, base.rules)
    if not paths:
        return text(lang, f"about-{base.name}")
    told = [_change(rules, path, lang) for path in paths[:_MOST_CHANGES]]
    more = ["…"] if len(paths) > _MOST_CHANGES else []
    return "; ".join(told + more) + "."


def nearest_preset(rules: RuleSet) -> Preset:
    """Return the preset with the fewest axes that differ; the first of equals."""
    return min(PRESETS.values(), key=lambda known: len(differences(rules, known.rules)))


def _change(rules: RuleSet, path: str, lang: str) -> str:
    if path == "scoring":
        own = text(lang, "value-scoring-own")
        return text(lang, "variant-change", axis=text(lang, "axis-scoring"), value=own)
    if path == "contracts.list":
        return text(
            lang,
            "variant-change",
            axis=text(lang, "axis-contracts-list"),
            value=deals_text(rules.deals, lang),
        )
    axis = next(axis for axis in AXES if axis.path == path)
    value = _short(value_text(axis, value_of(rules, axis), lang))
    return text(lang, "variant-change", axis=axis_text(axis, lang), value=value)


def deals_text(deals: tuple[Contract, ...], lang: str) -> str:
    """Return the names of a list of contracts, equal ones in a row once with their number."""
    runs = [(contract, len(list(run))) for contract, run in groupby(deals)]
    names = (
        contract_title(contract, lang) + (f" \N{MULTIPLICATION SIGN} {count}" if count > 1 else "")
        for contract, count in runs
    )
    return _short(", ".join(names)) or text(lang, "value-contracts-list-none")


def _short(value: str) -> str:
    if len(value) <= _LONGEST_VALUE:
        return value
    return value[: _LONGEST_VALUE - 2].rpartition(" ")[0] + " …"


def scoring_text(scoring: Scoring, lang: str) -> str:
    """Return the name of a known scoring, or that it is another one."""
    name = known_name(scoring)
    return text(lang, f"scoring-{name}" if name else "value-scoring-own")


def axis_text(axis: Axis, lang: str) -> str:
    """Return the short name of an axis."""
    return text(lang, f"axis-{axis.group}-{axis.name}")


def value_text(axis: Axis, value: object, lang: str) -> str:
    """Return the value of an axis in words."""
    if isinstance(value, tuple):
        return ", ".join(value_text(axis, item, lang) for item in value) or value_text(
            axis, None, lang
        )
    if value is None:
        return text(lang, "value-nothing")
    if isinstance(value, bool):
        return text(lang, "value-flag-yes" if value else "value-flag-no")
    return text(lang, value_id(axis, value)) if isinstance(value, str) else str(value)


def value_id(axis: Axis, value: str) -> str:
    """Return the id of the message that names a value; an id has no plus sign."""
    return f"value-{axis.group}-{axis.name}-{value.replace('+', '-')}"
