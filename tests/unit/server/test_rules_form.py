"""The form of a rule set and the judgement of a filled one."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.raw_rules import raw_rules
from vaza.options.axes.types import AXES
from vaza.options.checks.idle import DEALS, NEEDS, SCORING, inert_axes
from vaza.options.codes.codec import mended, read_rules, rules_to_json
from vaza.options.deals.schedule import base_sizes
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet, RuleSetError
from vaza.options.scorings.json_form import read_scoring
from vaza.options.scorings.known import KNOWN
from vaza.server.pages.rules_form import check_rules, rules_form
from vaza.server.wire.calls import CheckIn, CheckOut
from vaza.words.messages import LANGUAGES, entries

BROKEN: dict[str, dict[str, Any]] = {
    "hook-hidden": {"bidding": {"bid_mode": "secret_until_end"}},
    "pack-too-small": {"schedule": {"peak": 20}},
    "points-missing": {"scoring": {"points": [[], [[1, 0], [0, 1]]]}},
    "auction-seats": {"trump": {"trump": "auction"}},
    "bid-range": {"bidding": {"bid_min": 5, "bid_max": 3}},
    "stripped-seats": {"pack": {"pack": "stripped8perPlayer"}},
    "seats-order": {"seating": {"seats": []}},
    "contract-twice": {
        "base": "king",
        "contracts": {"list": [{"name": "no-men"}, {"name": "no-men", "base": 1}]},
    },
}


def judged(rules: dict[str, Any], lang: str = "pt") -> CheckOut:
    return check_rules(CheckIn(rules=rules), lang)  # type: ignore[arg-type]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_names_every_axis_and_scoring(lang: str) -> None:
    form = rules_form(lang)
    paths = [axis.path for group in form.groups for axis in group.axes]
    paths.remove(DEALS)
    assert paths == [axis.path for axis in AXES]
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
    paths = {axis.path for axis in AXES} | {SCORING, DEALS}
    because = {need.axis for needs in NEEDS.values() for need in needs}
    assert {*NEEDS, *because} <= paths
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


# --- contracts ----------------------------------------------------------------------------------

MEN = {"name": "no-men", "per_card": {"K": -30, "J": -30}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_known_contract_can_be_added_and_is_named(lang: str) -> None:
    form = rules_form(lang).contracts
    for one in form.known:
        rules = read_rules({"base": "king", "contracts": {"list": [one.contract]}})
        (told,) = judged(rules_to_json(rules), lang).contracts
        assert (told.title, told.brief) == (one.title, one.brief)
        assert one.contract["name"] not in form.reserved
        assert f"contract-{one.contract['name']}" in entries(lang)
    assert read_rules({"contracts": {"list": [{"name": form.fresh}]}}).deals
    with pytest.raises(RuleSetError):
        read_rules({"contracts": {"list": [{"name": form.reserved[0]}]}})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_the_form_offers_can_be_counted(lang: str) -> None:
    form = rules_form(lang).contracts
    cards = {one.key: form.most for one in form.things[3:]}
    assert len(cards) == 4 + 13 + 52
    contract = {
        "name": "x" * form.longest_name,
        "per_trick": form.least,
        "per_card": cards,
        "last_tricks": [form.most] * len(form.last),
        "base": form.least,
    }
    assert read_rules({"contracts": {"list": [contract]}}).deals[0].name == contract["name"]
    assert len({one.title for one in form.things}) == len(form.things)


@pytest.mark.rule("R201")
@pytest.mark.rule("R211")
def test_each_deal_says_what_it_adds_up_to() -> None:
    told = judged({"base": "king"})
    totals = [[one.points for one in deal.totals] for deal in told.contracts]
    assert totals == [[-260], [-260], [-200], [-240], [-160], [-180], *[[325]] * 4]
    assert told.contracts_sum.endswith("0 pontos.")
    up_50 = judged({"base": "king", "contracts": {"up_points": 50}})
    assert [one.points for one in up_50.contracts[-1].totals] == [650, 325]
    assert up_50.contracts_sum == ""
    at_more = judged({"base": "king", "seating": {"seats": [2, 4]}, "contracts": {"list": [MEN]}})
    assert [(one.points, one.seats) for one in at_more.contracts[0].totals] == [(-240, [2, 4])]


def test_another_list_is_a_difference_in_words() -> None:
    told = judged({"base": "king", "contracts": {"list": [MEN, MEN, {"name": "sem-coração"}]}})
    (difference,) = (one for one in told.differences if one.path == DEALS)
    assert difference.text == "Sem reis nem valetes \N{MULTIPLICATION SIGN} 2, Sem coração"
    assert difference.base_value == rules_to_json(preset("king"))["contracts"]["list"]


def test_a_list_that_contradicts_the_rest_is_mended_into_king() -> None:
    positive = {"name": "positive", "positive": True}
    rules = read_rules({"contracts": {"list": [MEN, {**MEN, "base": 5}, positive]}})
    told = judged(rules_to_json(rules))
    kinds = [(one.axis, one.code, one.text) for one in told.problems]
    assert len(set(kinds)) == len(kinds)
    while problems := judged(rules_to_json(rules)).problems:
        rules = mended(rules, tuple((one.path, one.value) for one in problems[0].mend))
    assert [contract.name for contract in rules.deals] == ["no-men", "no-men-2", "positive"]
    assert rules.seating.seats == (4,)


def test_with_a_list_the_axes_of_bids_are_idle_and_without_one_those_of_contracts() -> None:
    without = {one.path: one.because for one in judged({}).inert}
    king = {one.path: one.because for one in judged({"base": "king"}).inert}
    assert {axis.path for axis in AXES if axis.group == "contracts"} <= without.keys()
    assert {"scoring", "bidding.hook", "schedule.shape", "auction.min"} <= king.keys()
    assert set(king.values()) >= {DEALS}
    assert not any(path.startswith("contracts.") for path in king)
    silent = {one.path: one.because for one in judged({"base": "king-no-auction"}).inert}
    assert silent["contracts.limit"] == "contracts.auction"
    up = {one.path: one.because for one in judged({"base": "king-copag"}).inert}
    assert up["contracts.null_value"] == "contracts.currencies"


TABLES = st.lists(
    st.none()
    | st.just([])
    | st.integers(1, 3).map(lambda size: [[0] * (size + 1)] * (size + 1))
    | st.text(max_size=2),
    max_size=4,
)


@given(TABLES)
def test_any_table_of_points_is_judged(points: list[Any]) -> None:
    told = judged({"scoring": {"points": points}})
    assert told.ok == (not told.problems)


@given(raw_rules(), st.sampled_from(LANGUAGES))
def test_any_rule_set_is_judged(rules: RuleSet, lang: str) -> None:
    told = judged(rules_to_json(rules), lang)
    assert told.ok == (not told.problems) == (told.code is not None)


def test_the_page_has_a_table_of_points_by_hand_size() -> None:
    points = [[], [[5, -1], [-2, 7]]]
    rules = {
        "schedule": {"shape": "list", "list": [1]},
        "ending": {"tie": "shared"},
        "scoring": {"points": points},
    }
    page = judged(rules).page
    assert page is not None
    assert [(grid.size, grid.points) for grid in page.grids] == [(1, points[1])]
