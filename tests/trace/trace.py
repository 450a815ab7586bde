"""Which test pins which rule: print the table, and fail on gaps and unknown ids.

Run by `./check`; alone: `.venv/bin/python -m tests.trace.trace`.
"""

import contextlib
import io
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

DUE = Path(__file__).with_name("due.toml")
Traced = Mapping[str, list[str]]


@dataclass(frozen=True)
class Rules:
    """The ids of due.toml."""

    due: dict[str, str]
    without_behaviour: dict[str, str]
    later: frozenset[str]

    @classmethod
    def read(cls, path: Path = DUE) -> "Rules":
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        later = frozenset(each for span in table["later"] for each in ids(span))
        return cls(table["due"], table["without_behaviour"], later)


@dataclass
class Collector:
    """A pytest plugin that notes the `rule` marks of every collected test."""

    tests: dict[str, list[str]] = field(default_factory=dict)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            name = item.nodeid.partition("[")[0]
            for rule in marked(item):
                tests = self.tests.setdefault(rule, [])
                if name not in tests:
                    tests.append(name)


def ids(span: str) -> Iterator[str]:
    """Spell out a span of ids: `R033-R036` is four of them."""
    first, _, last = span.partition("-")
    for number in range(int(first[1:]), int((last or first)[1:]) + 1):
        yield f"R{number:03}"


def marked(item: pytest.Item) -> Iterator[str]:
    """Give the ids that a test carries."""
    for mark in item.iter_markers("rule"):
        yield from map(str, mark.args)


def collect(arguments: Iterable[str]) -> dict[str, list[str]]:
    """Collect all tests without running them."""
    collector, heard = Collector(), io.StringIO()
    with contextlib.redirect_stdout(heard):
        code = pytest.main(["--collect-only", "-qq", *arguments], plugins=[collector])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        # Before the first rule of `=` pytest only lists what it has found.
        words = heard.getvalue()
        sys.exit(f"{words[max(0, words.find('====')) :]}\nthe tests cannot be collected")
    return collector.tests


def faults(rules: Rules, traced: Traced) -> list[str]:
    """List every gap and every id that should not be there."""
    gaps = [rule for rule in rules.due if rule not in traced]
    idle = [
        f"{rule} is listed as having no behaviour, but is the mark of {traced[rule][0]}"
        for rule in rules.without_behaviour
        if rule in traced
    ]
    known = {*rules.due, *rules.without_behaviour, *rules.later}
    unknown = [
        f"{rule} is no rule of due.toml, but is the mark of {tests[0]}"
        for rule, tests in sorted(traced.items())
        if rule not in known
    ]
    return [*([f"without a test: {' '.join(gaps)}"] if gaps else []), *idle, *unknown]


def table(rules: Rules, traced: Traced) -> Iterator[str]:
    """Write one line for each rule: its tests, or why it has none."""
    for rule, text in sorted({**rules.due, **rules.without_behaviour}.items()):
        tests = ", ".join(short(name) for name in traced.get(rule, []))
        yield f"{rule}  {tests or '-'}  ({text})"
    early = sorted(rules.later & traced.keys())
    if early:
        yield f"ahead of their time: {' '.join(early)}"


def short(name: str) -> str:
    """Leave out of a test's name what all names share."""
    return name.removeprefix("tests/").replace(".py::", "::")


def main() -> int:
    """Print the table; the exit code is 1 if something is wrong with it."""
    rules = Rules.read()
    traced = collect(sys.argv[1:])
    print("\n".join(table(rules, traced)))
    wrong = faults(rules, traced)
    for fault in wrong:
        print(f"!! {fault}")
    pinned = sum(rule in traced for rule in rules.due)
    print(f"{pinned} of {len(rules.due)} rules are pinned by tests")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
