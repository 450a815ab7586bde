"""The name of a rule set, and in a sentence or two what is its own."""

from functools import lru_cache
from itertools import groupby

from vaza.options.axes.types import AXES, Axis
from vaza.options.checks.idle import inert_axes
from vaza.options.codes.codec import differences, value_of
from vaza.options.contracts.model import Contract
from vaza.options.presets import PRESETS, Preset
from vaza.options.ruleset import RuleSet
from vaza.options.scorings.known import known_name
from vaza.options.scorings.model import Scoring
from vaza.words.contract_names import contract_title
from vaza.words.messages import text
from vaza.words.title_claims import title_fits

_MOST_CHANGES = 5
_LONGEST_VALUE = 120
"""Characters of a value in a summary; a list of 200 hand sizes is no summary."""


def title_of(rules: RuleSet, lang: str) -> str:
    """Return the name of a preset, or of the nearest one and how many changes it has."""
    base = nearest_preset(rules)
    title = text(lang, f"title-{base.name}")
    changes = len(telling_differences(rules, base.rules))
    return text(lang, "variant-title", base=title, changes=changes) if changes else title


def summary_of(rules: RuleSet, lang: str) -> str:
    """Return what a preset is about, or the axes in which rules differ from the nearest one."""
    base = nearest_preset(rules)
    paths = telling_differences(rules, base.rules)
    if not paths:
        return text(lang, f"about-{base.name}")
    told = [_change(rules, path, lang) for path in paths[:_MOST_CHANGES]]
    more = ["…"] if len(paths) > _MOST_CHANGES else []
    line = "; ".join(told + more)
    return line if line.endswith("…") else f"{line}."


def telling_differences(rules: RuleSet, base: RuleSet) -> tuple[str, ...]:
    """Return the axes in which rules differ from others to some effect."""
    inert = _inert(rules)
    return tuple(path for path in differences(rules, base) if path not in inert)


@lru_cache(maxsize=256)
def _inert(rules: RuleSet) -> frozenset[str]:
    return frozenset(one.path for one in inert_axes(rules))


@lru_cache(maxsize=256)
def nearest_preset(rules: RuleSet) -> Preset:
    """Return the preset with the fewest differences that tell, of those whose title is true.

    Of equals it is the one nearest in all axes, and then the first.
    """
    fitting = (known for known in PRESETS.values() if title_fits(rules, known))
    return min(fitting, key=lambda known: _distance(rules, known.rules))


def _distance(rules: RuleSet, base: RuleSet) -> tuple[int, int]:
    return len(telling_differences(rules, base)), len(differences(rules, base))


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
