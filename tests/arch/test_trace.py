"""The trace of the rules finds what is missing and what does not belong."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.arch.sources import ROOT
from tests.trace.trace import Rules, faults, ids, table

RULES = Rules(
    due={"R002": "players", "R003": "object"},
    without_behaviour={"R001": "a name"},
    later=frozenset({"R040"}),
)
WHOLE = {"R002": ["a"], "R003": ["b"]}


def test_a_span_is_spelled_out() -> None:
    assert list(ids("R033-R036")) == ["R033", "R034", "R035", "R036"]
    assert list(ids("R040")) == ["R040"]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({}, 0),
        ({"R040": ["ahead of its time"]}, 0),
        ({"R003": None}, 1),
        ({"R001": ["a test of nothing"]}, 1),
        ({"R999": ["a slip of the pen"]}, 1),
    ],
)
def test_faults(change: dict[str, list[str] | None], found: int) -> None:
    traced = {rule: tests for rule, tests in {**WHOLE, **change}.items() if tests}
    assert len(faults(RULES, traced)) == found


def test_the_table_has_a_line_for_each_rule() -> None:
    lines = list(table(RULES, WHOLE))
    assert [line.split()[0] for line in lines] == ["R001", "R002", "R003"]


def test_no_id_stands_twice() -> None:
    rules = Rules.read()
    assert not rules.due.keys() & rules.without_behaviour.keys()
    assert not rules.later & {*rules.due, *rules.without_behaviour}


def test_marks_are_read_from_tests(tmp_path: Path) -> None:
    example = tmp_path / "test_example.py"
    example.write_text(
        "import pytest\n"
        "@pytest.mark.rule('R002', 'R003')\n"
        "@pytest.mark.parametrize('n', [1, pytest.param(2, marks=pytest.mark.rule('R004'))])\n"
        "def test_it(n): pass\n"
    )
    command = [sys.executable, "-m", "tests.trace.trace", "-c", "pyproject.toml", str(example)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    lines = {line.split()[0]: line for line in told.stdout.splitlines()}
    assert "::test_it" in lines["R002"]
    assert "::test_it" in lines["R003"]
    assert "::test_it" in lines["R004"]
    assert told.returncode == 1
