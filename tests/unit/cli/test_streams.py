"""Streams that are closed, full, or know few signs; text that would steer a terminal."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.unit.cli.conftest import Vaza
from tests.unit.cli.test_main import ENV, VAZA
from vaza.cli.plain import is_control, json_safe, plain, shortened

ESCAPES = ("\x1b[31m", "\x07", "\x9b2J", "\u202e", "\u2028", "\x7f", "\r", "\x08")
RECORD = {
    "format": "vaza-record/1",
    "rules": "german-bridge",
    "seats": ["Ana", "Bia", "Caio", "Davi"],
    "deals": [],
}


def shell(words: str, **env: str) -> "subprocess.CompletedProcess[bytes]":
    """Run ``vaza`` in a shell, so that its streams can be closed or redirected."""
    line = f'"$0" -m vaza.cli.main {words}'
    return subprocess.run(
        ["sh", "-c", line, VAZA[0]],
        capture_output=True,
        check=False,
        env={**ENV, **env},
        timeout=100,
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("rules list >&-", "stdout is closed"),
        ("rules list > /dev/full", "stdout cannot be written"),
        ("rules show dane-se --json > /dev/full", "stdout cannot be written"),
        ("rules check - <&-", "stdin is closed"),
        ("record check - <&-", "stdin is closed"),
        ("play dane-se <&-", "stdin is closed"),
    ],
)
def test_streams_that_do_not_work(words: str, told: str) -> None:
    if "/dev/full" in words and not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full here")
    done = shell(words)
    assert done.returncode == 1
    assert told.encode() in done.stderr
    assert done.stderr.count(b"\n") == 1, done.stderr
    assert b"Traceback" not in done.stderr


def test_a_closed_stderr_does_not_send_complaints_to_stdout() -> None:
    done = shell("rules show frob 2>&-")
    assert (done.returncode, done.stdout) == (1, b"")


def test_a_terminal_without_the_suits_gets_their_letters() -> None:
    for encoding in ("ascii", "latin-1"):
        done = shell("play dane-se --seed 7 < /dev/null", PYTHONUTF8="0", PYTHONIOENCODING=encoding)
        assert done.returncode == 0
        told = done.stdout.decode(encoding)
        hand = next(line for line in told.splitlines() if line.endswith(tuple("SHDC  ")))
        assert not set(hand) & set("?♠♥♦♣"), hand
        assert any(f"{rank}{suit}  " in told for rank in "AKQJ987" for suit in "SHDC")


def test_json_is_escaped_where_stdout_has_not_all_signs() -> None:
    done = shell("rules list --json", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    utf8 = shell("rules list --json")
    assert b"Bridge Alem\\u00e3o" in done.stdout
    assert json.loads(done.stdout) == json.loads(utf8.stdout)
    assert "Bridge Alemão" in utf8.stdout.decode()


@pytest.mark.parametrize("sign", ESCAPES)
def test_control_signs_do_not_reach_the_terminal(vaza: Vaza, tmp_path: Path, sign: str) -> None:
    path = tmp_path / "r.json"
    odd = f"a{sign}b"
    cases: list[tuple[object, str]] = [
        ({odd: 1}, "rules check"),
        ({"base": odd}, "rules check"),
        ({"play": {odd: 1}}, "rules show"),
        ({"scoring": {odd: 1}}, "rules check"),
        ({**RECORD, odd: 1}, "record check"),
        ({**RECORD, "rules": odd}, "record verify"),
        ({**RECORD, "seats": odd}, "record check"),
    ]
    for value, words in cases:
        for flag in ("", " --json"):
            path.write_text(json.dumps(value), "utf-8")
            told = vaza([*words.split(), str(path), *flag.split()])
            assert told.code == 1, words
            clean(told.out + told.err)
    for words in ("rules show", "schedule", "record check", "arena dane-se --bots", "play --bot"):
        clean(vaza([*words.split(), odd]).err)
    clean(vaza(["play", "dane-se", "--seed", "7"], typed=f"{odd}\n").out.replace("\x1b", ""))


def clean(text: str) -> None:
    assert [sign for sign in text if is_control(sign) and sign != "\n"] == [], text


def test_plain_keeps_what_people_write() -> None:
    for text in ("Fábio", "Łukasz", "李", "👩\u200d🚀", "a b", "Zé\u00a0b"):
        assert plain(text) == text
    assert plain("a\x1b[0m\nb\u202e") == "a\\x1b[0m\\nb\\u202e"
    assert json.loads(json_safe('"a\x9bb\u202e\U000e0001"')) == "a\x9bb\u202e\U000e0001"
    assert shortened("x" * 41) == "x" * 37 + "..."


def test_a_match_that_ends_before_its_first_deal_leaves_no_file(vaza: Vaza, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    words = ["play", "dane-se", "--seed", "7", "--record", str(path)]
    assert vaza(words).code == 0
    assert not path.exists()
    path.write_text("mine", "utf-8")
    assert vaza(words).code == 0
    assert path.read_text("utf-8") == "mine"


def test_a_record_that_is_not_there_has_its_error_in_json(vaza: Vaza, tmp_path: Path) -> None:
    path = str(tmp_path / "none.json")
    errors = [vaza(["record", name, path, "--json"]) for name in ("check", "verify")]
    assert [told.code for told in errors] == [1, 1]
    assert errors[0].json == errors[1].json
    assert errors[0].json["error"]["reason"] == "unreadable"
    assert "No such file" in vaza(["record", "verify", path]).complaint
