"""What a step of the check came to, and how it is told."""

import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Outcome:
    """Counts and time of one step; a step that is no test run counts as one check."""

    name: str
    seconds: float = 0.0
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    note: str = ""


def one(name: str, seconds: float, *, fine: bool) -> Outcome:
    """Make the outcome of a step that counts as one check."""
    return Outcome(name, seconds, passed=int(fine), failed=int(not fine))


def missing(name: str, why: str, *, strict: bool) -> Outcome:
    """Make the outcome of a step that cannot run: where it must run, that is a failure."""
    return Outcome(name, failed=int(strict), skipped=int(not strict), note=why)


def of_junit(name: str, seconds: float, report: Path, *, code: int) -> Outcome:
    """Count the tests of a junit file; a run that ended badly never counts as fine."""
    try:
        cases = list(ET.parse(report).iter("testcase"))  # noqa: S314 - our own file
    except (OSError, ET.ParseError):
        return Outcome(name, seconds, failed=1, note="the tests ended without a report")
    kinds = [kind_of(case) for case in cases]
    failed = kinds.count("failed")
    crashed = int(bool(code) and not failed)
    return Outcome(
        name,
        seconds,
        passed=kinds.count("passed"),
        failed=failed + crashed,
        skipped=kinds.count("skipped"),
        note=f"pytest ended with {code}" if crashed else "",
    )


def kind_of(case: ET.Element) -> str:
    """Tell how one test ended."""
    tags = {child.tag for child in case}
    if tags & {"failure", "error"}:
        return "failed"
    return "skipped" if "skipped" in tags else "passed"


def totals(outcomes: Sequence[Outcome]) -> Outcome:
    """Add up."""
    return Outcome(
        "all",
        sum(each.seconds for each in outcomes),
        sum(each.passed for each in outcomes),
        sum(each.failed for each in outcomes),
        sum(each.skipped for each in outcomes),
    )


def table(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Show every step with its counts and seconds, and name the slowest."""
    yield f"{'step':<24}{'passed':>8}{'failed':>8}{'skipped':>9}{'seconds':>9}"
    for each in [*outcomes, totals(outcomes)]:
        counts = f"{each.passed:>8}{each.failed:>8}{each.skipped:>9}{each.seconds:>9.1f}"
        yield f"{each.name:<24}{counts}{'  ' if each.note else ''}{each.note}"
    slowest = max(outcomes, key=lambda each: each.seconds)
    yield f"slowest: {slowest.name}, {slowest.seconds:.1f} s"


def closing_line(outcomes: Sequence[Outcome]) -> str:
    """Say the sum in the one form that other programs look for."""
    whole = totals(outcomes)
    return f"{whole.passed} passed, {whole.failed} failed, {whole.skipped} skipped"
