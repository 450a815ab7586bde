"""Law 10: a record of every past version of the format still loads to the same result."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.golden.plain_score import GAMES, totals
from vaza.options.presets import PRESETS
from vaza.records.forms import check_record, read_record, write_json, write_text
from vaza.records.verify import verify_record

FOLDER = Path(__file__).parent / "records"
VERSIONS = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())
EXPECTED: dict[str, dict[str, Any]] = {
    f"{version}/{name}": told
    for version in VERSIONS
    for name, told in json.loads((FOLDER / version / "expected.json").read_text()).items()
}


def text_of(name: str) -> str:
    with (FOLDER / name).open(encoding="utf-8", newline="") as file:
        return file.read()


def test_every_file_has_its_result() -> None:
    files = {str(path.relative_to(FOLDER)) for path in FOLDER.glob("*/*") if path.is_file()}
    assert files == {*EXPECTED, *(f"{version}/expected.json" for version in VERSIONS)}


def test_every_preset_has_a_match() -> None:
    refs = {read_record(text_of(name)).rules_ref for name in EXPECTED}
    assert refs >= set(PRESETS)


@pytest.mark.parametrize("name", EXPECTED)
def test_it_still_loads_to_the_same_result(name: str) -> None:
    text, told = text_of(name), EXPECTED[name]
    report = check_record(text)
    assert len(report.deals) == told["deals"]
    assert list(report.totals) == told["totals"]
    assert list(report.winners) == told["winners"]
    assert verify_record(read_record(text)).ok == told["verified"]


@pytest.mark.parametrize("name", EXPECTED)
def test_both_forms_say_the_same(name: str) -> None:
    text = text_of(name)
    record = read_record(text)
    assert read_record(write_json(record)) == record == read_record(write_text(record))
    if "typed" not in name:
        write = write_json if name.endswith(".json") else write_text
        assert write(record) == text, "what Vaza wrote it writes again, byte for byte"


def is_plain(name: str) -> bool:
    """Tell whether the second opinion knows the game, and the record has nothing open."""
    record = read_record(text_of(name))
    return record.rules_ref in GAMES and not any(deal.unfinished for deal in record.deals)


@pytest.mark.parametrize("name", [name for name in EXPECTED if is_plain(name)])
def test_a_second_opinion_agrees(name: str) -> None:
    assert totals(write_json(read_record(text_of(name)))) == EXPECTED[name]["totals"]
