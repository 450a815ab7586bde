"""Every axis and every value has its words, and every value that matters changes the rules page."""

import dataclasses
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from vaza.options.axis_types import AXES, Axis
from vaza.options.check import check
from vaza.options.codec import read_rules, rules_to_json
from vaza.options.ruleset import GROUPS, RuleSet
from vaza.words.describe import describe
from vaza.words.messages import LANGUAGES, has_text, text
from vaza.words.options_page import options_page
from vaza.words.sources import RULES_OF

ROOT = Path(__file__).parents[3]
UP_13 = {"schedule": {"shape": "up", "peak": 13}, "seating": {"seats": [4]}}
TARGET = {"ending": {"end": "target"}}
CONTEXT: dict[str, dict[str, Any]] = {
    "pack.duplicates": {"pack": {"packs": 2}},
    "schedule.shape": {"schedule": {"list": [1, 2, 3]}},
    "schedule.count": {"schedule": {"shape": "constant"}},
    "schedule.list": {"schedule": {"shape": "list", "list": [1, 2, 3]}},
    "schedule.then_continue": {"schedule": {"shape": "up"}},
    "trump.suit": {"trump": {"trump": "fixed_suit"}},
    "trump.cycle": {"trump": {"trump": "cycle"}},
    "trump.full_deal_trump": UP_13,
    "ending.target": TARGET,
    "ending.max_deals": TARGET,
    "ending.tie_size": {"schedule": {"shape": "up_down"}},
}
"""What else has to be set for an axis to matter."""
NUMBERS: dict[str, list[Any]] = {
    "seating.seats": [[4], [3, 5]],
    "schedule.list": [[4, 3, 4]],
    "trump.cycle": [["H", "NT"]],
    "trump.nt_on_deals": [["first"], ["last", "max"], [3]],
}
"""Values of lists to try."""


def other_values(axis: Axis) -> list[Any]:
    """JSON values of an axis that differ from its default."""
    if axis.is_list:
        return NUMBERS[axis.path]
    values: list[Any] = [member.value for member in axis.enum or ()]
    if axis.least is not None and axis.most is not None:
        values += [number for number in (0, 1, 2, 3) if axis.least <= number <= axis.most]
    values += axis.words
    return [value for value in values if value != axis.write(axis.default)]


def page(value: dict[str, Any], lang: str) -> list[tuple[str, ...]]:
    rules = read_rules(value)
    assert check(rules) == ()
    told = describe(rules, lang)
    return [*(s.sentences for s in told.sections), tuple(e.text for e in told.examples)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("axis", AXES, ids=lambda axis: axis.path)
def test_every_axis_and_value_has_words(axis: Axis, lang: str) -> None:
    key = f"{axis.group}-{axis.name}"
    values = [member.value for member in axis.enum or ()] + list(axis.words)
    wanted = [f"axis-{key}", f"meaning-{key}", *(f"value-{key}-{value}" for value in values)]
    assert [message for message in wanted if not has_text(lang, message)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("axis", AXES, ids=lambda axis: axis.path)
def test_every_value_that_matters_is_said(axis: Axis, lang: str) -> None:
    base = CONTEXT.get(axis.path, {})
    plain = page(base, lang)
    pages = [plain]
    for value in other_values(axis):
        group = {**base.get(axis.group, {}), axis.name: value}
        pages.append(page({**base, axis.group: group}, lang))
    same = [pages[at] for at in range(1, len(pages)) if pages[at] in pages[:at]]
    assert same == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_group_has_words(lang: str) -> None:
    assert [group for group in GROUPS if not has_text(lang, f"group-{group}")] == []


def test_the_words_name_no_axis_that_is_gone() -> None:
    paths = {f"{axis.group}-{axis.name}" for axis in AXES} | {"scoring"}
    from vaza.words.messages import entries  # noqa: PLC0415 - one test's own

    named = {key.partition("-")[2] for key in entries("pt") if key.startswith("axis-")}
    assert named == paths


def test_every_axis_names_its_rules() -> None:
    assert set(RULES_OF) == {axis.path for axis in AXES} | {"scoring"}


def test_the_options_page_is_current() -> None:
    committed = (ROOT / "docs" / "rules" / "options.md").read_text("utf-8")
    told = "run: .venv/bin/python -m vaza.words.options_page > docs/rules/options.md"
    assert committed == options_page(), told


def test_the_options_page_lists_every_axis_and_value() -> None:
    written = options_page()
    for axis in AXES:
        assert f"| `{axis.name}` |" in written
        for member in axis.enum or ():
            assert f"`{member.value}` {text('en', value_id(axis, member.value))}" in written


def value_id(axis: Axis, value: str) -> str:
    return f"value-{axis.group}-{axis.name}-{value}"


def test_the_options_page_writes_itself() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "vaza.words.options_page"],
        capture_output=True,
        check=True,
        cwd=ROOT,
        env={"PYTHONPATH": "src", "PYTHONUTF8": "1"},
    )
    assert told.stdout.decode() == options_page()


def test_rules_with_everything_changed_have_a_page() -> None:
    """The JSON of a rule set is enough to describe it; nothing hangs on its being a preset."""
    rules = dataclasses.replace(RuleSet(), scoring=read_rules({"scoring": {}}).scoring)
    assert describe(read_rules(rules_to_json(rules)), "en") == describe(rules, "en")
