from pathlib import Path

import pytest

from booting import full
from booting.outcome import Outcome


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(full, "STATE", tmp_path / "state.json")
    monkeypatch.setattr(full, "FIGURES", tmp_path / "figures")


def test_a_group_that_passed_is_remembered_for_its_commit() -> None:
    done = Outcome("tests: unit", 9.0, passed=3)
    full.Progress(full.Commit("a", "a")).keep("unit", done)
    assert full.Progress(full.Commit("a", "a")).passed == {"unit": done}
    assert full.Progress(full.Commit("b", "b")).passed == {}


def test_a_group_that_failed_is_not() -> None:
    full.Progress(full.Commit("a", "a")).keep("unit", Outcome("tests: unit", failed=1))
    assert full.Progress(full.Commit("a", "a")).passed == {}


def test_a_broken_state_is_no_state() -> None:
    full.STATE.write_text("{")
    assert full.Progress(full.Commit("a", "a")).passed == {}


def test_the_page_tells_outcome_commit_and_figures() -> None:
    folder = full.figures_folder("live")
    folder.mkdir(parents=True)
    (folder / "1.jsonl").write_text('{"name": "kills", "test": "live::t", "lost": 0}\n')
    text = "\n".join(full.page(full.Commit("abc", "abc"), [Outcome("unit", 1.0, passed=4)]))
    assert "**4 passed, 0 failed, 0 skipped**" in text
    assert "Commit: abc" in text
    assert "| kills | lost 0 | `live::t` |" in text
