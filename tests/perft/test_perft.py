"""Perft: the engine, the files and a second enumerator count the same ways a deal can go."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests.arch.sources import ROOT
from tests.perft import engine, write
from tests.perft import enumerate as second
from tests.perft.cases import SETS
from vaza.options.codes.codec import read_rules, rules_to_json

LARGE = 1600
"""Sequences from which on a count is for the full tier."""
WHAT = ("sequences", "ended", "points")


def said(name: str) -> dict[str, Any]:
    return dict(json.loads(write.file_of(name).read_text(encoding="utf-8")))


def cases() -> Iterator[Any]:
    """Every count of every file, with its rule set; large ones are for the full tier."""
    for path in sorted(write.FOLDER.glob("*.json")):
        file = said(path.stem)
        for place, count in enumerate(file["counts"]):
            marks = [pytest.mark.full] if sum(count["sequences"]) > LARGE else []
            case = {"rules": file["rules"], **count}
            yield pytest.param(case, id=f"{path.stem}-{place}", marks=marks)


@pytest.mark.parametrize("case", list(cases()))
def test_engine_and_second_enumerator_count_what_the_file_says(case: dict[str, Any]) -> None:
    file = {name: case[name] for name in WHAT}
    assert second.count(case) == file
    assert engine.count(case) == file


def test_the_second_enumerator_needs_nothing_of_vaza() -> None:
    line = "import sys, tests.perft.enumerate; print([n for n in sys.modules if 'vaza' in n])"
    told = subprocess.run(
        [sys.executable, "-c", line], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout.strip() == "[]"


def test_each_rule_set_has_its_file() -> None:
    assert {path.stem for path in write.FOLDER.glob("*.json")} == set(SETS)


@pytest.mark.parametrize("name", SETS)
def test_a_file_is_about_its_rule_set(name: str) -> None:
    file, one = said(name), SETS[name]
    assert file["what"] == one.what
    assert file["rules"] == rules_to_json(read_rules(one.rules))
    for count, made in zip(file["counts"], one.counts, strict=True):
        assert (count["players"], count["depth"]) == (made.players, made.depth)


@pytest.mark.parametrize("name", [name for name, one in SETS.items() if one.without])
def test_a_file_counts_otherwise_without_its_rule(name: str) -> None:
    """What does not tell a rule from its absence pins nothing."""
    file, without = said(name), rules_to_json(read_rules(SETS[name].without))
    counts = sorted(file["counts"], key=lambda count: sum(count["sequences"]))
    assert any(_differs(count, without) for count in counts)


def _differs(count: dict[str, Any], rules: dict[str, Any]) -> bool:
    try:
        counted = second.count({"rules": rules, **count})
    except KeyError:  # what came before the counting is not even legal
        return True
    return any(counted[name] != count[name] for name in WHAT)
