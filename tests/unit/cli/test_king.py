"""`vaza play king` and what else the terminal tells of King."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.unit.cli.conftest import Vaza
from tests.unit.records.king import king_record
from vaza.options.deals.schedule import plan_deals
from vaza.options.presets import PRESETS, preset
from vaza.records.forms import write_text

KINGS = [name for name, known in PRESETS.items() if known.rules.deals]
CARDS = [str(number) for number in range(1, 14)]
SHORT: dict[str, Any] = {
    "base": "king",
    "contracts": {"list": [{"name": "positive", "positive": True}] * 2},
}


def typing(*words: str) -> str:
    """Whatever is asked for, one of these fits sooner or later; the words first."""
    return "\n".join([*words, *([*CARDS, "NT", "open", "pass", "no", "down", "1"] * 90)])


def rules_file(folder: Path, rules: dict[str, Any]) -> str:
    path = folder / "house.json"
    path.write_text(json.dumps(rules), "utf-8")
    return str(path)


@pytest.mark.parametrize("name", KINGS)
def test_a_match_from_a_pipe(vaza: Vaza, tmp_path: Path, name: str) -> None:
    record = tmp_path / "match.json"
    told = vaza(f"play {name} --seed 5 --lang en --record {record}", typed=typing())
    assert (told.code, told.err) == (0, "")
    assert "The match is over." in told.out
    assert "The king of hearts is card" in told.out
    checked = vaza(f"record check {record} --json").json
    assert checked["ok"]
    assert len(checked["deals"]) == len(plan_deals(preset(name), 4))


@pytest.mark.rule("R199")
def test_the_sheet_has_two_columns_or_a_running_total(vaza: Vaza, tmp_path: Path) -> None:
    told = vaza("play king --seed 5 --lang en", typed=typing()).out
    sheet = told[told.rindex("You \N{MINUS SIGN}") :]
    assert "You +" in sheet
    assert "1 No tricks" in sheet
    assert "Sum" in sheet
    house = rules_file(tmp_path, {"base": "king", "contracts": {"sheet": "net"}})
    told = vaza(f"play {house} --seed 5 --lang en", typed=typing()).out
    assert "You +" not in told
    assert told.rindex("Total") > told.rindex("10 ")


def test_what_is_taken_is_shown(vaza: Vaza) -> None:
    told = vaza("play king --seed 5 --lang en", typed=typing()).out
    assert "Deal 1 of 10 · 13 cards · No tricks" in told
    assert "tricks: You 0 · Ana 0 · Bia 0 · Caio 0" in told
    assert "hearts: You 0 ·" in told
    assert "kings: You 0 ·" in told
    assert "jacks: You 0 ·" in told


WORDS = {
    "pt": ("passo", "Você passou.", "O que você diz?", "up:E"),
    "es": ("paso", "Pasaste.", "¿Qué dices?", "up:P"),
    "en": ("pass", "You passed.", "What do you say?", "up:S"),
}


@pytest.mark.parametrize("lang", WORDS)
def test_talking_in_every_language(vaza: Vaza, tmp_path: Path, lang: str) -> None:
    """The first deal is the person's or a bot's: what may be said is shown with its worth."""
    no_bid, passed, question, up = WORDS[lang]
    house = rules_file(
        tmp_path, {**SHORT, "contracts": {**SHORT["contracts"], "auction": "always"}}
    )
    seen = ""
    for seed in range(8):
        told = vaza(
            f"play {house} --seed {seed} --bot random --lang {lang}",
            typed=typing("nonsense", no_bid, "open", up, no_bid),
        )
        assert (told.code, told.err) == (0, "")
        seen += told.out
    assert passed in seen
    assert question in seen
    assert "“nonsense”" in seen
    assert "5up=125" in seen
    assert "2down=150" in seen
    assert f"{up}  " in seen, "trumps by the letters of the language"


def test_the_owner_decides(vaza: Vaza, tmp_path: Path) -> None:
    house = rules_file(tmp_path, {**SHORT, "seating": {"first_dealer": "chosen"}})
    told = vaza(f"play {house} --seed 1 --lang en", typed=typing("1", "5up", "up:h")).out
    assert "up:S  up:H  up:D  up:C  up:NT: you name the trump and play up, 25 points" in told
    assert "down: you play down, everybody gets 325 and loses 75 for each trick" in told
    assert "ultimatum: somebody gives you 8 tricks, or you play down" in told
    assert "That cannot be said now." in told
    assert "You play up: hearts." in told
    assert "The deal is played: Up, hearts. You lead." in told
    told = vaza(f"play {house} --seed 1 --lang en", typed=typing("1", "ultimatum")).out
    assert "You call: 8 or nulls!" in told
    told = vaza(f"play {house} --seed 1 --lang en", typed=typing("1", "open")).out
    assert "You hear offers." in told


def test_choosing_the_first_dealer_and_contracts(vaza: Vaza, tmp_path: Path) -> None:
    rules = {
        "base": "king",
        "seating": {"first_dealer": "KH_drawer_chooses"},
        "contracts": {"order": "free"},
    }
    house, seen = rules_file(tmp_path, rules), ""
    for seed in range(12):
        told = vaza(f"play {house} --seed {seed} --lang en", typed="3\n2\n1\nquit\n")
        assert (told.code, told.err) == (0, "")
        seen += told.out
        if "You got it and say who deals first." in seen and "You pick" in seen:
            break
    assert "Who deals first? 1 You, 2 Ana" in seen
    assert "Contract (1 No tricks, 2 No hearts" in seen or "picks No" in seen


def test_a_schedule_has_contracts(vaza: Vaza) -> None:
    told = vaza("schedule king --json").json["deals"]
    assert [deal["contract"] for deal in told[:2]] == ["no-tricks", "no-hearts"]
    assert told[9] == {"cards": 13, "trump": "none", "contract": "positive"}
    free = json.dumps({"base": "king", "contracts": {"order": "free"}})
    assert vaza("schedule - --json", typed=free).json["deals"][0]["contract"] == "free"
    assert "contract" not in vaza("schedule dane-se-13 --json").json["deals"][0]


@pytest.mark.parametrize("name", KINGS)
def test_rules_are_listed_shown_and_checked(vaza: Vaza, name: str) -> None:
    assert name in [one["name"] for one in vaza("rules list --json").json["presets"]]
    shown = vaza(f"rules show {name} --lang en --json").json
    assert shown["rules"]["contracts"]["list"][-1] == {"name": "positive", "positive": True}
    assert vaza(f"rules check {name} --json").json == {"ok": True, "problems": []}
    assert vaza(f"rules check {shown['code']}").code == 0
    five = vaza(f"rules check {name} --players 5").complaint
    assert "4 seats" in five


def test_a_record_tells_contracts_and_sales(vaza: Vaza, tmp_path: Path) -> None:
    record = next(
        record
        for seed in range(20)
        if any((record := king_record(preset("king"), seed, ref="king")).deals[-1].auction[4:])
        and any(deal.result and deal.result.sale for deal in record.deals)
    )
    path = tmp_path / "match.txt"
    path.write_text(write_text(record), "utf-8")
    told = vaza(f"record check {path}").out
    assert "1 no-tricks" in told
    assert " sold to seat " in told
    assert "each seat: tricks taken, points" in told
