"""`vaza rules list | show | check` and what R may be."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.unit.cli.conftest import Vaza
from vaza.options.codes.code import parse_rules, rules_code
from vaza.options.codes.codec import rules_from_json, rules_to_json
from vaza.options.presets import PRESETS, preset
from vaza.words.messages import LANGUAGES

HOUSE = {"base": "german-bridge", "bidding": {"hook": "none"}}


@pytest.fixture
def house(tmp_path: Path) -> str:
    path = tmp_path / "house.json"
    path.write_text(json.dumps(HOUSE), "utf-8")
    return str(path)


def test_list_names_every_preset(vaza: Vaza) -> None:
    listed = vaza("rules list --json").json["presets"]
    assert [row["name"] for row in listed] == list(PRESETS)
    for row in listed:
        assert parse_rules(row["code"]) == preset(row["name"])
        assert set(row) == {"name", "title", "summary", "seats", "code", "source"}
    lines = vaza("rules list --lang en").out.splitlines()
    assert [line.split()[0] for line in lines] == list(PRESETS)


def test_the_language_may_come_from_the_environment(
    vaza: Vaza, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VAZA_LANG", "en")
    assert "German Bridge" in vaza("rules list").out


@pytest.mark.parametrize("name", PRESETS)
def test_show_prints_the_canonical_form_and_the_code(vaza: Vaza, name: str) -> None:
    shown = vaza(f"rules show {name} --json").json
    assert shown["name"] == name
    assert shown["rules"] == rules_to_json(preset(name))
    assert rules_from_json(shown["rules"]) == parse_rules(shown["code"]) == preset(name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_prints_every_section(vaza: Vaza, lang: str) -> None:
    shown = vaza(f"rules show german-bridge --lang {lang} --json").json
    text = " ".join(vaza(f"rules show german-bridge --lang {lang}").out.split())
    for section in shown["sections"]:
        for sentence in (section["title"], *section["sentences"]):
            assert sentence in text
    assert all(example["text"] in text for example in shown["examples"])
    label = {
        "pt": "Código destas regras",
        "en": "Code of these rules",
        "es": "Código de estas reglas",
    }
    assert text.endswith(f" {label[lang]}: {rules_code(preset('german-bridge'))}")


def test_a_rule_set_may_be_a_file_a_code_or_stdin(vaza: Vaza, house: str) -> None:
    rules = rules_from_json(HOUSE)
    code = rules_code(rules)
    by_file = vaza(f"rules show {house} --json").json
    assert by_file["rules"] == rules_to_json(rules)
    assert by_file["name"] == by_file["code"] == code
    assert vaza(f"rules show {code} --json").json == by_file
    assert vaza("rules show - --json", typed=json.dumps(HOUSE)).json == by_file
    assert vaza("rules show - --json", typed="\ufeff" + json.dumps(HOUSE)).json == by_file


def test_a_slip_in_a_name_is_told_with_the_nearest(vaza: Vaza) -> None:
    assert vaza("rules show dane-si").complaint.endswith("did you mean dane-se?")
    assert "use dane-se, dane-se-norm" in vaza("rules show zzz").complaint
    assert "copy the whole code" in vaza("rules show v1.BgIICg").complaint


def test_check_says_ok(vaza: Vaza, house: str) -> None:
    assert vaza(f"rules check {house} --json").json == {"ok": True, "problems": []}
    assert vaza(f"rules check {house}").out == "ok: 10 op en Neer, with 1 change\n"


def test_check_lists_every_conflict_at_once(vaza: Vaza, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    bad = {
        "seating": {"seats": [4, 6]},
        "schedule": {"peak": 13, "then_continue": "yes"},
        "bidding": {"bid_opens": "first_leader"},
        "play": {"first_lead": "highest_bid"},
    }
    path.write_text(json.dumps(bad), "utf-8")
    told = vaza(f"rules check {path} --json")
    assert told.code == 1
    assert [(p["axis"], p["code"]) for p in told.json["problems"]] == [
        ("schedule.then_continue", "continue-shape"),
        ("bidding.bid_opens", "opens-unknown"),
        ("schedule.peak", "pack-too-small"),
    ]
    assert told.json["problems"][2]["fix"] == "the largest hand that works at 6 seats is 8"
    assert vaza(f"rules check {path} --players 4 --json").json["problems"][-1]["code"] != (
        "pack-too-small"
    )
    human = vaza(f"rules check {path}")
    assert (human.code, human.out) == (1, "")
    assert [line.split(": ")[2] for line in human.err.splitlines()] == [
        "schedule.then_continue",
        "bidding.bid_opens",
        "schedule.peak",
    ]
    assert human.err.endswith(
        '; the largest hand that works at 6 seats is 8 ({"schedule": {"peak": 8}} mends it)\n'
    )
    assert "(and 2 more: see vaza rules check)" in vaza(f"rules show {path}").complaint


def test_check_lists_every_bad_key_and_value_at_once(vaza: Vaza) -> None:
    bad = {"bidding": {"hook": "maybe", "frob": 1}, "frob": {}, "ending": {"target": 0}}
    problems = vaza("rules check - --json", typed=json.dumps(bad)).json["problems"]
    assert [(p["axis"], p["code"]) for p in problems] == [
        ("bidding.hook", "bad-value"),
        ("bidding.frob", "bad-shape"),
        ("frob", "bad-shape"),
        ("ending.target", "bad-value"),
    ]
    assert problems[0]["fix"] == "use one of ne, none, gt, lt, eq"


MISSES = {name: {"c": -1} for name in ("under", "over", "nil_fail")}
IGNORED = {
    '{"schedule": {"list": [1, 2]}}': "schedule.list is ignored because schedule.shape is down_up",
    json.dumps({"scoring": {"miss": {"d": -1}, **MISSES}}): "scoring.miss is ignored because",
}


@pytest.mark.parametrize("typed", IGNORED)
def test_check_warns_of_what_has_no_effect(vaza: Vaza, typed: str) -> None:
    told = vaza("rules check -", typed=typed)
    assert told.code == 0
    assert told.out.startswith("ok: ")
    assert told.err.startswith(f"vaza: warning: {IGNORED[typed]}")
    assert vaza("rules check - --json", typed=typed).json == {"ok": True, "problems": []}


@pytest.mark.parametrize(
    "typed",
    [
        "{}",
        '{"schedule": {"shape": "list", "list": [1, 2]}}',
        '{"schedule": {"list": []}}',
        '{"scoring": {"miss": {"d": -1}, "under": {}}}',
    ],
)
def test_check_does_not_warn_of_what_counts(vaza: Vaza, typed: str) -> None:
    told = vaza("rules check -", typed=typed)
    assert (told.code, told.err) == (0, "")


LONG = "x" * 5000
HUGE = {
    "digits": ('{"ending": {"target": ' + "9" * 5000 + "}}", "a number of 5,000 digits"),
    "infinite": ('{"ending": {"target": 1e999}}', "the number 1e999 is too large"),
    "constant": ('{"ending": {"target": NaN}}', "NaN is no JSON"),
    "key": (json.dumps({LONG: 1}), "no group called 'xxx"),
    "axis": (json.dumps({"play": {LONG: 1}}), "no axis called 'xxx"),
    "value": (json.dumps({"play": {"revoke": LONG}}), "is no value of it"),
    "list": (json.dumps({"play": {"revoke": [1] * 5000}}), "is no value of it"),
    "base": (json.dumps({"base": LONG}), "is no preset"),
    "branch": (json.dumps({"scoring": {LONG: 1}}), "no branch called xxx"),
}


@pytest.mark.parametrize("name", HUGE)
def test_messages_are_short_and_free_of_python(vaza: Vaza, name: str) -> None:
    typed, words = HUGE[name]
    told = vaza("rules check -", typed=typed)
    assert told.code == 1
    assert words in told.err
    assert len(told.complaint) < 600
    assert "x" * 41 not in told.err
    assert "sys." not in told.err


@pytest.mark.parametrize("words", ["rules show", "rules check", "play --bot", "frob", "--frob"])
def test_what_was_typed_is_repeated_in_short(vaza: Vaza, words: str) -> None:
    more = ["dane-se"] if words.startswith("play") else []
    told = vaza([*words.split(), LONG, *more])
    assert len(told.complaint) < 600
    assert "x" * 41 not in told.err


def test_missing_points_are_told_once_for_all_seats(vaza: Vaza) -> None:
    typed = json.dumps({"scoring": {"points": [[], [[0, 0], [0, 0]]]}})
    problems = vaza("rules check - --json", typed=typed).json["problems"]
    assert [p["code"] for p in problems] == ["points-missing"] * 3
    assert problems[0]["text"].startswith(
        "no points at 3, 4 or 5 seats for hands of so many cards: "
    )
    assert problems[0]["text"].endswith(", 9, 10")
    assert len(vaza("rules check - --players 5", typed=typed).complaint) < 240


def test_a_table_that_lacks_hands_gives_way_to_the_scoring_of_the_base(vaza: Vaza) -> None:
    table = {"points": [[], [[0, 0], [0, 0]]]}
    typed = json.dumps({"base": "german-bridge", "seating": {"seats": [4]}, "scoring": table})
    (problem,) = vaza("rules check - --json", typed=typed).json["problems"]
    wanted, other = (rules_to_json(preset(name)) for name in ("german-bridge", "dane-se"))
    assert problem["mend"] == {"scoring": wanted["scoring"]} != {"scoring": other["scoring"]}


def test_an_empty_name_is_none(vaza: Vaza) -> None:
    assert "R is empty" in vaza(["rules", "check", ""]).complaint
    assert "R is empty" in vaza(["rules", "show", ""]).complaint


@pytest.mark.rule("R131", "R161")
def test_three_jokers_are_too_many(vaza: Vaza) -> None:
    assert vaza("rules check -", typed='{"pack": {"jokers": 2}}').code == 0
    (problem,) = vaza("rules check - --json", typed='{"pack": {"jokers": 3}}').json["problems"]
    assert (problem["axis"], problem["code"]) == ("pack.jokers", "bad-value")


BROKEN: dict[str, bytes] = {
    "empty": b"",
    "cut": b'{"base": "dane-se", "bidd',
    "list": b"[1, 2]",
    "word": b"dane-se",
    "number": b"9" * 5000,
    "deep": b"[" * 100_000,
    "twice": b'{"bidding": {"hook": "ne", "hook": "none"}}',
    "latin-1": '{"base": "são"}'.encode("latin-1"),
    "nul": b"\0\0",
    "infinite": b'{"ending": {"target": 1e999}}',
    "no base": b'{"base": 7}',
    "huge": b" " * 4_000_001,
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_file_that_is_no_rule_set_is_one_problem(vaza: Vaza, tmp_path: Path, name: str) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(BROKEN[name])
    told = vaza(f"rules check {path} --json")
    assert told.code == 1
    assert told.json["ok"] is False
    (problem,) = told.json["problems"]
    assert set(problem) == {"axis", "code", "text", "fix"}
    assert all(isinstance(value, str) and value for value in problem.values())
    assert vaza(f"rules show {path}").complaint.startswith(str(path))
    assert vaza(f"score {path} --cards 1 --bids 0,0,1 --tricks 0,0,1").code == 1


@pytest.mark.parametrize("ref", [".", "no/such/file", "nofile.json", "x" * 5000, "a\0b", "", "é"])
def test_what_cannot_be_read_is_told(vaza: Vaza, ref: str) -> None:
    assert vaza(["rules", "show", ref]).code == 1
    told = vaza(["rules", "check", ref, "--json"])
    assert told.code == 1
    assert told.json["ok"] is False
    assert len(told.json["problems"]) == 1


def damaged(dice: random.Random) -> Any:
    """A canonical rule set with one value in it replaced."""
    value = rules_to_json(preset(dice.choice(list(PRESETS))))
    group = dice.choice(list(value))
    key = dice.choice(list(value[group]))
    odd: list[Any] = [
        None,
        -1,
        0,
        1,
        3,
        99,
        10**30,
        1.5,
        True,
        "",
        "auto",
        "x",
        [],
        [4],
        {},
        {"c": 1},
    ]
    value[group][key] = dice.choice(odd)
    if dice.random() < 0.1:
        value[group] = dice.choice(odd)
    return value


def test_any_damage_is_legal_or_told(vaza: Vaza, count: Callable[[int, int], int]) -> None:
    dice = random.Random(5)
    seen = set()
    for _ in range(count(150, 1500)):
        text = json.dumps(damaged(dice))
        checked = vaza("rules check - --json", typed=text)
        shown = vaza("rules show - --json", typed=text)
        assert checked.json["ok"] is (checked.code == 0) is (shown.code == 0)
        seen.add(checked.code)
        if shown.code:
            assert shown.complaint
    assert seen == {0, 1}


@pytest.mark.parametrize(("largest", "rows"), [(3, 2 + 3 + 4), (6, 0)])
def test_a_small_table_of_points_is_shown_whole(vaza: Vaza, largest: int, rows: int) -> None:
    points = [[[77] * (h + 1)] * (h + 1) for h in range(1, largest + 1)]
    typed = json.dumps(
        {
            "seating": {"seats": [4]},
            "schedule": {"shape": "list", "list": [*range(1, largest + 1)]},
            "scoring": {"points": [[], *points]},
            "ending": {"tie": "shared"},
        }
    )
    told = vaza("rules show - --lang en", typed=typed).out
    assert len(re.findall(r"^ +\d( +\+77)+$", told, re.MULTILINE)) == rows
    assert ("values in all, for hands of so many cards: 1, 2" in told) is (rows == 0)
    grids = vaza("rules show - --json", typed=typed).json["grids"]
    assert [grid["size"] for grid in grids] == [*range(1, largest + 1)]
