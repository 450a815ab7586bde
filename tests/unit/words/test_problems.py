"""Every conflict of a rule set has its sentence, and every proposal says what to set."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

import vaza.options
from vaza.options.checks.check import check
from vaza.options.codes.codec import mended, read_rules
from vaza.options.presets import PRESETS
from vaza.options.ruleset import Problem, RuleSetError
from vaza.options.scorings.json_form import write_scoring
from vaza.options.scorings.model import S01
from vaza.words.messages import LANGUAGES, entries, has_text
from vaza.words.problems import fix_text, problem_text
from vaza.words.titles import scoring_text

OPTIONS = Path(vaza.options.__file__).parent
ISRAELI = {"base": "israeli-whist"}
MEN = {"name": "no-men", "per_card": {"K": -30, "J": -30}}
CONFLICTS: list[tuple[str, dict[str, Any]]] = [
    ("seats-order", {"seating": {"seats": []}}),
    ("pack-too-small", {"schedule": {"peak": 20}}),
    ("bid-hand", {"bidding": {"bid_min": 2}}),
    ("points-missing", {"scoring": {"points": [[], [[1, 0], [0, 1]]]}}),
    ("bid-range", {"bidding": {"bid_min": 3, "bid_max": 2}}),
    ("hook-hidden", {"bidding": {"bid_mode": "simultaneous"}}),
    ("auction-seats", {**ISRAELI, "seating": {"seats": [3]}}),
    (
        "auction-min",
        {**ISRAELI, "auction": {"min": 13, "gulash": {"max_passes": 2, "raise_min": True}}},
    ),
    ("auction-suits", {**ISRAELI, "auction": {"suit_order": ["C", "C", "NT"]}}),
    ("bid-declarer", {**ISRAELI, "bidding": {"bid_min": 6, "bid_max": "declarer"}}),
    ("pack-once", {"pack": {"pack": "std52+13low", "packs": 2}}),
    ("stripped-seats", {"pack": {"pack": "stripped8perPlayer"}, "seating": {"seats": [6, 7]}}),
    ("extra-suits", {"pack": {"pack": "std52+26low", "extra_suits": ["C", "C"]}}),
    ("zero-target", {"ending": {"winner": "zero_first", "end": "target"}}),
    ("positive-deal", {"base": "king", "seating": {"seats": [4, 5]}}),
    ("contract-deal", {"base": "king", "seating": {"seats": [3]}, "contracts": {"list": [MEN]}}),
    ("contract-axis", {"base": "king", "ending": {"tie": "extra_deals"}}),
]


def codes() -> set[str]:
    """The codes of the problems that the judges of rule sets name."""
    calls = [
        node
        for path in OPTIONS.glob("checks/*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem"
    ]
    return {call.args[1].value for call in calls if isinstance(call.args[1], ast.Constant)}  # type: ignore[misc]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_conflict_has_a_sentence(lang: str) -> None:
    judged = codes()
    assert len(judged) > 25
    assert sorted(code for code in judged if not has_text(lang, f"problem-{code}")) == []
    told = {key.removeprefix("problem-") for key in entries(lang) if key.startswith("problem-")}
    assert told - {"mend"} == judged


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("code", "value"), CONFLICTS, ids=[code for code, _ in CONFLICTS])
def test_a_conflict_is_said_with_its_facts_and_what_mends_it(
    code: str, value: dict[str, Any], lang: str
) -> None:
    problem = next(one for one in check(read_rules(value)) if one.code == code)
    told, fix = problem_text(problem, lang), fix_text(problem, lang)
    for sentence in (told, fix):
        assert re.fullmatch(r"[A-ZÀ-Ú0-9][^{}]*\.", sentence)
    for _, fact in problem.facts:
        assert str(fact) in told


def test_of_two_contracts_of_one_name_the_second_gets_a_number() -> None:
    value = {"base": "king", "contracts": {"list": [MEN, {**MEN, "base": 1}, MEN]}}
    (problem,) = check(read_rules(value))
    assert problem_text(problem, "en") == "Two different contracts have the same name."
    assert fix_text(problem, "en") == (
        "What mends it: List of contracts: No kings or jacks, No kings or jacks 2, "
        "No kings or jacks."
    )


def test_seats_that_the_rules_are_not_for_need_no_more_words() -> None:
    (problem,) = check(read_rules({}), 9)
    assert problem_text(problem, "en") == "These rules are for 3, 4, 5, 6, 7 players, not for 9."
    assert fix_text(problem, "en") == ""


def test_a_proposal_names_axes_and_values() -> None:
    (problem,) = check(read_rules({"bidding": {"bid_mode": "simultaneous"}}))
    assert fix_text(problem, "pt") == "Para resolver: Soma dos pedidos: livre."
    points = Problem("scoring.points", "points-missing", "", "", (("scoring", {}),))
    assert fix_text(points, "en") == "What mends it: Scoring: another scoring."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"bidding": {"hook": "zz"}}, ("zz", "")),
        ({"bidding": {"hook": None}}, ("null", "")),
        ({"schedule": {"peak": 99}}, ("99", "52")),
        ({"bonus": {"streak_bonus": [1]}}, ("[1]", "")),
        ({"seating": {"seats": 4}}, ("", "")),
        ({"schedule": {"list": [5] * 300}}, ("300", None)),
        ({"scoring": {"points": [[], [[1, 100_001], [0, 1]]]}}, ("100", None)),
        ({"scoring": {"made": {"c": -100_001}}}, ("100", None)),
        ({"scoring": 5}, ("", None)),
        ({"contracts": {"list": [5]}}, ("", None)),
    ],
)
def test_a_value_that_does_not_fit_is_said_in_ones_language(
    value: dict[str, Any], said: tuple[str, str | None], lang: str
) -> None:
    """And with it what would fit, unless the sentence has said that."""
    with pytest.raises(RuleSetError) as caught:
        read_rules(value)
    (problem,) = caught.value.problems
    text, fix = problem_text(problem, lang), fix_text(problem, lang)
    assert problem.code == "bad-value"
    assert said[0] in text
    assert (fix == "") == (said[1] is None)
    for sentence in filter(None, (text, fix)):
        assert re.fullmatch(r"[A-ZÀ-Ú0-9“«].*\.", sentence)
        assert len(sentence) < 400
        if lang != "en":
            assert problem.text not in sentence
            assert not re.search(r"\b(the|of|list|whole|use|points)\b", sentence)
    assert said[1] is None or said[1] in fix


def test_a_table_without_all_hands_gives_way_to_the_scoring_of_the_base() -> None:
    lacking = read_rules({"scoring": {"points": [[], [[1, 0], [0, 1]]]}})
    base = PRESETS["german-bridge"].rules.scoring
    problem = check(lacking, 4, scoring=base)[0]
    assert dict(problem.mend) == {"scoring": write_scoring(base)}
    assert not check(mended(lacking, problem.mend), 4)
    assert fix_text(problem, "en") == f"What mends it: Scoring: {scoring_text(base, 'en')}."
    assert scoring_text(base, "en") != scoring_text(lacking.scoring, "en")
    # One table is no better than another.
    assert dict(check(lacking, 4, scoring=lacking.scoring)[0].mend) == {
        "scoring": write_scoring(S01)
    }


def test_a_problem_of_another_kind_keeps_its_own_words() -> None:
    problem = Problem("code", "bad-code", "the code is cut", "copy the whole code again")
    assert problem_text(problem, "pt") == "the code is cut"
    assert fix_text(problem, "pt") == "copy the whole code again"
