"""How commands end: codes, one line on stderr, never a traceback."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.unit.cli.conftest import Vaza
from vaza import __version__
from vaza.cli.entry import run
from vaza.cli.main import _COMMANDS

ROOT = Path(__file__).parents[3]
ENV = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUTF8": "1", "VAZA_LANG": "pt"}
VAZA = [sys.executable, "-m", "vaza.cli.main"]
GROUPS = {"rules": ("list", "show", "check"), "record": ("check", "verify")}


def commands() -> list[str]:
    single = [name for name in _COMMANDS if name not in GROUPS]
    return single + [f"{group} {name}" for group, names in GROUPS.items() for name in names]


def test_version(vaza: Vaza) -> None:
    assert vaza("--version").out == f"vaza {__version__}\n"


def test_version_takes_no_other_word(vaza: Vaza) -> None:
    told = vaza("--version extra")
    assert (told.code, told.out) == (2, "")
    assert "'extra' is one word too many" in told.complaint


def test_help_names_every_command(vaza: Vaza) -> None:
    told = vaza("--help")
    assert told.code == 0
    assert [name for name in _COMMANDS if f" {name} " not in told.out] == []
    assert "R stands for a rule set" in told.out


@pytest.mark.parametrize("command", commands())
def test_every_command_has_help_with_an_example(vaza: Vaza, command: str) -> None:
    told = vaza(f"{command} --help")
    assert told.code == 0
    assert f"Example: vaza {command}" in told.out


@pytest.mark.parametrize("command", commands())
def test_examples_work(vaza: Vaza, command: str) -> None:
    """As they stand, but for those that need a file of the user's or run for ever."""
    line = next(
        line for line in vaza(f"{command} --help").out.splitlines() if line.startswith("Example: ")
    )
    words = line.removeprefix("Example: vaza ")
    if ".json" in words or command == "serve":
        return
    if command == "arena":
        words = words.replace("200", "1")
    assert vaza(words).code == 0


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("frob", 'Unknown command "frob".'),
        ("rules frob", 'Unknown command "frob".'),
        ("rules show", "requires an argument"),
        ("rules list extra", "'extra' is one word too many."),
        ("rules show dane-se --frob", "Unknown option: --frob"),
        ("rules show dane-se --lang xx", "--lang"),
        ("schedule dane-se --players x", "--players"),
        ("score dane-se --cards 8 --bids 1,2,3", "--tricks"),
    ],
)
def test_wrong_usage_is_one_line_and_code_2(vaza: Vaza, words: str, told: str) -> None:
    outcome = vaza(words)
    assert outcome.code == 2
    assert told in outcome.complaint
    assert "--help." in outcome.complaint
    assert outcome.out == ""


ODD_NUMBERS = ("3.7", "4.0", "1_0", "0x10", "1e1", "\u0663", "x", "", " 4")
OPTIONS = (
    "schedule dane-se --players",
    "rules check dane-se --players",
    "play dane-se --players",
    "play dane-se --seed",
    "arena dane-se --bots random,random,random --deals",
    "arena dane-se --bots random,random,random --seed",
    "score dane-se --bids 1,0,0 --tricks 1,0,0 --cards",
    "perft dane-se --players 4 --depth 1 --cards",
    "perft dane-se --players 4 --cards 1 --depth",
    "serve --port",
)


@pytest.mark.parametrize("words", OPTIONS)
@pytest.mark.parametrize("number", ODD_NUMBERS)
def test_only_plain_whole_numbers(vaza: Vaza, words: str, number: str) -> None:
    told = vaza([*words.split(), number])
    assert told.code == 2
    assert words.rsplit(maxsplit=1)[-1] in told.complaint
    assert f"{number!r} is no whole number" in told.complaint


@pytest.mark.parametrize("bids", ["1,\u0662,0", "1,1_0,0", "1,2.5,0", "1,,0"])
def test_only_plain_whole_numbers_in_lists(vaza: Vaza, bids: str) -> None:
    told = vaza(["score", "dane-se", "--cards", "8", "--bids", bids, "--tricks", "8,0,0"])
    assert "at seat 1 is no whole number" in told.complaint


def test_one_deal_has_no_error(vaza: Vaza) -> None:
    told = vaza("arena dane-se --bots random,random,random --deals 1")
    assert "1 deal of cards" in told.out
    assert " ± -" in told.out
    assert "0.00\n" not in told.out


def test_a_fault_of_ours_is_one_line(vaza: Vaza, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("nothing\nat all")

    monkeypatch.setattr("vaza.cli.schedule.plan_deals", fail)
    told = vaza("schedule dane-se-13")
    assert told.code == 70
    assert told.err == (
        "vaza: a fault of Vaza itself: ZeroDivisionError: nothing at all "
        "(VAZA_TRACEBACK=1 shows where)\n"
    )
    monkeypatch.setenv("VAZA_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        vaza("schedule dane-se-13")


def test_an_interrupt_ends_with_130(vaza: Vaza, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("vaza.cli.schedule.plan_deals", interrupt)
    told = vaza("schedule dane-se-13")
    assert (told.code, told.err) == (130, "\n")


def test_a_closed_pipe_ends_quietly() -> None:
    with subprocess.Popen(
        [*VAZA, "rules", "show", "dane-se"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**ENV, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(60) == 141
        assert process.stderr.read() == b""


@pytest.mark.parametrize("played", [0, 1])
def test_ctrl_c_in_a_match_ends_with_130_and_keeps_the_deals(tmp_path: Path, played: int) -> None:
    rules, record = tmp_path / "rules.json", tmp_path / "match.json"
    ones = {"schedule": {"shape": "list", "list": [1] * 6}, "bidding": {"hook": "none"}}
    rules.write_text(json.dumps(ones), encoding="utf-8")
    with subprocess.Popen(
        [*VAZA, "play", str(rules), "--players", "3", "--seed", "1", "--record", str(record)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**ENV, "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"0\n" * played)
        process.stdin.flush()
        seen = b""
        while seen.count(b"Seu pedido") <= played:
            seen += os.read(process.stdout.fileno(), 4096)
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stderr.read() == b"\n"
    assert record.exists() == bool(played)
    if played:
        assert len(json.loads(record.read_text("utf-8"))["deals"]) == played


def test_ctrl_c_while_it_is_loading_ends_with_130(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Stopped:
        """Interrupts the loading of the commands."""

        def find_spec(self, name: str, *_: object) -> None:
            if name == "vaza.cli.main":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "vaza.cli.main")
    monkeypatch.setattr(sys, "meta_path", [Stopped(), *sys.meta_path])
    assert run() == 130
    assert capsys.readouterr().err == "\n"


def test_a_code_with_spaces_round_it_is_read(vaza: Vaza) -> None:
    code = vaza("rules show podrida --json").json["code"]
    assert vaza(["rules", "show", f" {code}\n", "--lang", "en"]).code == 0
