from pathlib import Path

import pytest

from booting.outcome import Outcome, closing_line, missing, of_junit, one, table

REPORT = """<testsuites><testsuite tests="5">
<testcase name="a"/>
<testcase name="b"><failure>no</failure></testcase>
<testcase name="c"><error>teardown</error></testcase>
<testcase name="d"><skipped/></testcase>
<testcase name="e"><system-out>words</system-out></testcase>
</testsuite></testsuites>"""


def report(folder: Path, text: str) -> Path:
    path = folder / "report.xml"
    path.write_text(text)
    return path


def test_tests_are_counted_one_by_one(tmp_path: Path) -> None:
    outcome = of_junit("unit", 1.0, report(tmp_path, REPORT), code=1)
    assert (outcome.passed, outcome.failed, outcome.skipped) == (2, 2, 1)


@pytest.mark.parametrize("text", ["", "<testsuites>"])
def test_a_run_without_a_report_has_failed(tmp_path: Path, text: str) -> None:
    assert of_junit("unit", 1.0, report(tmp_path, text), code=0).failed == 1


def test_a_run_that_ended_badly_has_failed(tmp_path: Path) -> None:
    fine = "<testsuites><testsuite><testcase name='a'/></testsuite></testsuites>"
    outcome = of_junit("unit", 1.0, report(tmp_path, fine), code=3)
    assert (outcome.passed, outcome.failed) == (1, 1)


@pytest.mark.parametrize(("strict", "failed"), [(False, 0), (True, 1)])
def test_what_is_missing_fails_only_where_it_must_run(*, strict: bool, failed: int) -> None:
    outcome = missing("browser", "no browser", strict=strict)
    assert (outcome.failed, outcome.skipped) == (failed, 1 - failed)


def test_the_closing_line() -> None:
    outcomes = [one("ruff", 0.1, fine=True), Outcome("unit", 2.0, passed=7, skipped=2)]
    assert closing_line(outcomes) == "8 passed, 0 failed, 2 skipped"
    assert list(table(outcomes))[-1] == "slowest: unit, 2.0 s"
