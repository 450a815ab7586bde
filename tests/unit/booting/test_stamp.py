from pathlib import Path

from booting import stamp


def test_lists_that_join_to_the_same_text_differ() -> None:
    assert stamp.digest("ab", "c") != stamp.digest("a", "bc")


def test_a_stamp_holds_what_was_put_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "made" / "stamp"
    assert not stamp.holds(path, "x")
    stamp.put(path, "x")
    assert stamp.holds(path, "x")
    assert not stamp.holds(path, "y")
    stamp.lift(path)
    assert not stamp.holds(path, "x")


def test_names_count_as_well_as_contents(tmp_path: Path) -> None:
    first, second = tmp_path / "a", tmp_path / "b"
    first.write_text("same")
    second.write_text("same")
    assert stamp.digest_files([first]) != stamp.digest_files([second])
    assert stamp.digest_files([first, second]) == stamp.digest_files([second, first])
