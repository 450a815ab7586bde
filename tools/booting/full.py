"""The full tier: what has passed already for this commit, and the page that tells the outcome."""

import json
import os
import platform
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from booting import stamp
from booting.outcome import Outcome, closing_line
from booting.places import BOOT, ROOT

STATE = BOOT / "full-state.json"
FIGURES = BOOT / "figures"
PAGE = ROOT / "docs" / "full-check.md"


@dataclass(frozen=True)
class Commit:
    """What is being checked."""

    name: str
    key: str


def git(*words: str) -> str:
    """Ask git; nothing where there is no repository."""
    try:
        told = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return told.stdout.strip()


def this_commit() -> Commit:
    """Name the commit, and the changes on top of it if there are any."""
    head = git("rev-parse", "HEAD") or "no commit"
    but_the_page = ("--", ".", ":(exclude)docs/full-check.md")
    changes = git("diff", "HEAD", *but_the_page)
    others = git("ls-files", "--others", "--exclude-standard", *but_the_page)
    if not changes and not others:
        return Commit(head[:12], head)
    untracked = stamp.digest_files(ROOT / name for name in others.splitlines())
    return Commit(f"{head[:12]} with changes", stamp.digest(head, changes, untracked))


class Progress:
    """Remembers which groups of tests have passed for one commit."""

    def __init__(self, commit: Commit) -> None:
        self.commit = commit
        self.passed = self._read()

    def _read(self) -> dict[str, Outcome]:
        try:
            state = json.loads(STATE.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        if state.get("key") != self.commit.key:
            return {}
        return {name: Outcome(**outcome) for name, outcome in state["passed"].items()}

    def keep(self, group: str, outcome: Outcome) -> None:
        """Remember a group that has passed whole."""
        if outcome.failed:
            return
        self.passed[group] = outcome
        passed = {name: asdict(each) for name, each in self.passed.items()}
        stamp.put(STATE, json.dumps({"key": self.commit.key, "passed": passed}))


def figures_folder(group: str) -> Path:
    """Give the folder where a group's tests note their figures."""
    return FIGURES / group


def figures() -> Iterator[dict[str, Any]]:
    """Read all figures that the tests have noted."""
    for path in sorted(FIGURES.glob("*/*.jsonl")):
        for text in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(text)


def write_page(commit: Commit, outcomes: Sequence[Outcome]) -> None:
    """Write docs/full-check.md."""
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text("\n".join(page(commit, outcomes)) + "\n", encoding="utf-8")


def page(commit: Commit, outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Tell outcome, commit, date, steps and figures."""
    yield "# The last full check\n"
    yield "Written by `./check --full`; not by hand.\n"
    yield f"- Outcome: **{closing_line(outcomes)}**"
    yield f"- Commit: {commit.name}"
    yield f"- Date: {datetime.now(UTC):%Y-%m-%d %H:%M} UTC"
    machine = f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}"
    yield f"- Machine: {machine}, Python {platform.python_version()}\n"
    yield "| step | passed | failed | skipped | seconds | |"
    yield "|---|---:|---:|---:|---:|---|"
    for each in outcomes:
        counts = f"{each.passed} | {each.failed} | {each.skipped} | {each.seconds:.1f}"
        yield f"| {each.name} | {counts} | {each.note} |"
    yield "\n## Figures\n"
    yield "| figure | values | test |"
    yield "|---|---|---|"
    for figure in sorted(figures(), key=lambda each: (each["test"], each["name"])):
        values = {key: value for key, value in figure.items() if key not in ("name", "test")}
        shown = ", ".join(f"{key} {value}" for key, value in values.items())
        yield f"| {figure['name']} | {shown} | `{figure['test']}` |"
