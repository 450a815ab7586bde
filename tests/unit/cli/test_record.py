"""`vaza record check | verify`, and `vaza arena`."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.unit.cli.conftest import Vaza

DEAL: dict[str, Any] = {
    "dealer": 3,
    "hands": ["AS", "2C", "8D", "5D"],
    "turn_up": "9D",
    "bids": [1, 1, 1, 0],
    "plays": ["AS 2C 8D 5D"],
}
RECORD: dict[str, Any] = {
    "format": "vaza-record/1",
    "rules": "dane-se-tutorial",
    "seats": ["C", "D", "A", "B"],
    "deals": [DEAL],
}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_text(json.dumps(RECORD), "utf-8")
    return path


def test_a_record_is_played_again(vaza: Vaza, record: Path) -> None:
    told = vaza(f"record check {record} --json")
    assert told.code == 0
    assert told.json == {
        "ok": True,
        "deals": [{"bids": [1, 1, 1, 0], "tricks": [0, 0, 1, 0], "points": [-10, -10, 11, 10]}],
        "totals": [-10, -10, 11, 10],
        "winners": [],
    }
    plain = vaza(f"record check {record}")
    assert f"{record}: ok, 1 deal" in plain.out
    row = " ".join(plain.out.splitlines()[2].split())
    assert row == "1 0/1 -10 0/1 -10 1/1 +11 0/0 +10"


def test_a_record_from_stdin(vaza: Vaza) -> None:
    assert vaza("record check - --json", typed=json.dumps(RECORD)).json["ok"] is True


def test_what_breaks_the_rules_is_told_with_its_place(vaza: Vaza, tmp_path: Path) -> None:
    path = tmp_path / "wrong.json"
    wrong = {**DEAL, "hands": ["AS KS", "2C 3S", "8D 4S", "5D 6S"], "turn_up": "9D"}
    wrong["plays"] = ["AS 2C 8D 5D", "KS 3S 4S 6S"]
    path.write_text(json.dumps({**RECORD, "deals": [wrong]}), "utf-8")
    told = vaza(f"record check {path} --json")
    assert told.code == 1
    assert told.json["ok"] is False
    error = told.json["error"]
    assert (error["deal"], error["at"], error["reason"]) == (1, 5, "must-follow-suit")
    assert vaza(f"record check {path}").complaint.startswith(f"{path}: deal 1, action 5")


def test_several_records_give_a_line_each(vaza: Vaza, record: Path) -> None:
    told = vaza(f"record check {record} missing.json {record} --json")
    assert told.code == 1
    lines = [json.loads(line) for line in told.out.splitlines()]
    assert [(line["ok"], line["file"]) for line in lines] == [
        (True, str(record)),
        (False, "missing.json"),
        (True, str(record)),
    ]
    plain = vaza(f"record check {record} missing.json")
    assert plain.complaint == "missing.json: cannot be read: No such file or directory"


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff", b"\0", b"{}", b"7"])
@pytest.mark.parametrize("command", ["check", "verify"])
def test_what_is_no_record_is_told(vaza: Vaza, tmp_path: Path, command: str, data: bytes) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(data)
    told = vaza(f"record {command} {path}")
    assert (told.code, told.out) == (1, "")
    assert told.complaint.startswith(str(path))
    if command == "check":
        assert vaza(f"record check {path} --json").json["ok"] is False


def test_a_record_without_commitments_does_not_verify(vaza: Vaza, record: Path) -> None:
    told = vaza(f"record verify {record}")
    assert told.code == 1
    assert told.complaint == f"{record}: 1 of 1 shuffles are not proven"
    assert "no commitment stands in the record" in told.out
    assert vaza(f"record verify {record} --json").json["ok"] is False


def test_the_arena_prints_figures_with_their_errors(vaza: Vaza) -> None:
    words = "arena dane-se --bots simple,random,random --deals 2 --seed 1"
    told = vaza(f"{words} --json")
    assert told.code == 0
    assert [entry["name"] for entry in told.json["entrants"]] == ["simple", "random", "random"]
    for entry in told.json["entrants"]:
        for name in ("points_per_deal", "exact_rate", "rating"):
            assert set(entry[name]) == {"mean", "error"}
    assert vaza(words).out.count("±") == 15


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--bots simple,nobody", "--bots: no bot called 'nobody': take random or simple"),
        ("--bots simple,random", "not 2; take 3, 4, 5, 6 or 7 seats"),
        ("--bots simple,random,random --deals 0", "--deals 0: at least 1 is played"),
    ],
)
def test_what_the_arena_cannot_run_is_told(vaza: Vaza, words: str, told: str) -> None:
    assert vaza(f"arena dane-se {words}").complaint.endswith(told)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--port 99999", "choose another with --host or --port"),
        ("--tls-cert x.pem", "--tls-cert and --tls-key go together: give both or none"),
        ("--public-url vaza", "write it as https://vaza.example.org"),
    ],
)
def test_a_server_that_cannot_start_says_why(vaza: Vaza, words: str, told: str) -> None:
    assert vaza(f"serve {words}").complaint.endswith(told)
