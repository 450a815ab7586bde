"""The form of a rule set and the judgement of a filled one."""

from typing import Any

import pytest

from vaza.options.axis_types import AXES
from vaza.options.codec import mended, read_rules, rules_to_json
from vaza.options.inert import NEEDS, inert_axes
from vaza.options.known_scorings import KNOWN
from vaza.options.ruleset import RuleSet
from vaza.options.schedule import base_sizes
from vaza.options.scoring_json import read_scoring
from vaza.server.rules_form import check_rules, rules_form
from vaza.server.wire_http import CheckIn, CheckOut
from vaza.words.messages import LANGUAGES, entries

BROKEN: dict[str, dict[str, Any]] = {
    "hook-hidden": {"bidding": {"bid_mode": "secret_until_end"}},
    "pack-too-small": {"schedule": {"peak": 20}},
    "points-missing": {"scoring": {"points": [[], [[1, 0], [0, 1]]]}},
    "auction-seats": {"trump": {"trump": "auction"}},
    "bid-range": {"bidding": {"bid_min": 5, "bid_max": 3}},
    "stripped-seats": {"pack": {"pack": "stripped8perPlayer"}},
    "seats-order": {"seating": {"seats": []}},
}


def judged(rules: dict[str, Any], lang: str = "pt") -> CheckOut:
    return check_rules(CheckIn(rules=rules), lang)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_names_every_axis_and_scoring(lang: str) -> None:
    form = rules_form(lang)
    paths = [axis.path for group in form.groups for axis in group.axes]
    assert paths == [axis.path for axis in AXES if axis.path in paths]
    assert len(paths) == len(AXES)
    assert len({one.title for one in form.scoring.known}) == len(KNOWN)
    assert all(one.sentences for one in form.scoring.known)
    assert {one.name: read_scoring(one.scoring) for one in form.scoring.known} == KNOWN


@pytest.mark.parametrize(("code", "rules"), BROKEN.items())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_problem_is_told_in_the_language_of_the_page(
    code: str, rules: dict[str, Any], lang: str
) -> None:
    told = judged(rules, lang)
    texts = {one.code: one.text for one in told.problems}
    assert code in texts
    assert f"problem-{code}" in entries(lang)
    if lang != "en":
        assert texts[code] != judged(rules, "en").problems[list(texts).index(code)].text
    assert (told.ok, told.code, told.page) == (False, None, None)


def test_mends_lead_to_rules_that_can_be_played() -> None:
    rules = read_rules({"trump": {"trump": "auction"}, "schedule": {"peak": 20}})
    for _ in range(12):
        problems = judged(rules_to_json(rules)).problems
        if not problems:
            break
        rules = mended(rules, tuple((one.path, one.value) for one in problems[0].mend))
    assert judged(rules_to_json(rules)).ok


def test_a_scoring_shows_its_name_and_its_points() -> None:
    told = judged({"scoring": {"made": {"c": 10, "b2": 1}, "miss": {"dT": -5}}}).scoring
    assert told is not None
    assert (told.name, told.size) == ("S22", 5)
    assert told.points[3][3] == 19
    assert told.points[3][1] == -15


def test_a_table_of_small_hands_is_shown_at_the_size_it_has() -> None:
    told = judged({"scoring": {"points": [[], [[7, 0], [0, 9]]]}}).scoring
    assert told is not None
    assert (told.size, told.points) == (1, [[7, 0], [0, 9]])


def test_inert_axes_name_what_they_hang_on() -> None:
    paths = {axis.path for axis in AXES}
    assert {*NEEDS, *(because for because, _ in NEEDS.values())} <= paths
    inert = {one.path: one.because for one in judged({}).inert}
    assert inert["trump.cycle"] == "trump.trump"
    assert "trump.cycle" not in {one.path for one in judged({"trump": {"trump": "cycle"}}).inert}


@pytest.mark.parametrize("shape", ["down_up", "up_down", "up", "down", "constant", "list"])
def test_an_inert_axis_of_the_schedule_changes_no_deal(shape: str) -> None:
    base = {"schedule": {"shape": shape, "peak": 4, "list": [2, 3, 1]}}
    other = {"peak": 5, "step": 2, "repeat_low": 3, "repeat_high": 2, "count": 4, "list": [1]}
    sizes = base_sizes(read_rules(base), 4)
    for path in (one.path for one in inert_axes(read_rules(base))):
        group, _, name = path.partition(".")
        if group == "schedule" and name in other:
            changed = {"schedule": {**base["schedule"], name: other[name]}}
            assert base_sizes(read_rules(changed), 4) == sizes, path
    for name, value in other.items():
        if name == "step":
            continue
        is_inert = any(one.path == f"schedule.{name}" for one in inert_axes(read_rules(base)))
        changed = {"schedule": {**base["schedule"], name: value}}
        assert is_inert == (base_sizes(read_rules(changed), 4) == sizes), name


def test_rules_that_cannot_be_read_are_told_by_axis() -> None:
    told = judged({"bidding": {"hook": "sometimes"}})
    assert [one.axis for one in told.problems] == ["bidding.hook"]
    assert told.rules is None
    assert told.scoring is None
    assert judged(rules_to_json(RuleSet())).ok
