"""`./check`: every step in order, its counts and its seconds."""

import argparse
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from booting import debian, environment, full, web
from booting.guard import alone
from booting.outcome import Outcome, closing_line, missing, of_junit, one, table
from booting.places import BOOT, ROOT, TESTS, VENV, VENV_PYTHON, WEB
from booting.say import Stop, last_words, line, warn

PARTS = ("lint", "types", "web", "unit", "live", "browser")
PLAIN_LIMIT = 900
GROUP_LIMIT = 2400
"""Seconds after which a hanging step is ended; the full tier takes its time."""
WEB_SCRIPTS = {"check": "svelte-check", "format:check": "prettier", "test": "vitest"}
"""Scripts that web/package.json has to have, and what they run."""
IN_PARALLEL = ("-n", "2", "--dist", "worksteal")
# Tests of one file share a server or a browser, and the longest files go first.
BY_FILE = ("-n", "2", "--dist", "loadfile")
APART = ("live", "browser")
"""Folders of tests/ that need a process of their own: browsers and event loops do not share one."""


@dataclass(frozen=True)
class Plan:
    """What was asked for."""

    parts: frozenset[str]
    strict: bool
    full: bool

    @property
    def whole(self) -> bool:
        """Tell whether nothing is left out."""
        return self.parts == frozenset(PARTS)


def read_plan(words: Sequence[str]) -> Plan:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="./check", description="Check everything.")
    told = "a tool that is missing is a failure, as with CI=true"
    parser.add_argument("--strict", action="store_true", help=told)
    told = "the long counts; goes on where it stopped; writes docs/full-check.md"
    parser.add_argument("--full", action="store_true", help=told)
    told = f"only this part, may be repeated: {', '.join(PARTS)}"
    parser.add_argument("--only", action="append", choices=PARTS, metavar="PART", help=told)
    options = parser.parse_args(words)
    strict = options.strict or os.environ.get("CI", "").lower() in ("true", "1")
    return Plan(frozenset(options.only or PARTS), strict, options.full)


def check(words: Sequence[str]) -> int:
    """Set up, run the steps, tell the sums."""
    plan = read_plan(words)
    started = time.monotonic()
    outcomes = list(steps(plan))
    line()
    for text in table(outcomes):
        line(text)
    if plan.full and plan.whole:
        full.write_page(full.this_commit(), outcomes)
    line(f"{time.monotonic() - started:.1f} s in all")
    line(closing_line(outcomes))
    return int(any(each.failed for each in outcomes))


def steps(plan: Plan) -> Iterator[Outcome]:
    """Run the steps that are planned, each after the one before."""
    yield set_up(plan)
    if "lint" in plan.parts:
        yield plain("ruff format", VENV / "bin" / "ruff", "format", "--check", ".")
        yield plain("ruff check", VENV / "bin" / "ruff", "check", ".")
    if "types" in plan.parts:
        yield plain("mypy", VENV / "bin" / "mypy")
    if "lint" in plan.parts:
        yield plain("import contracts", VENV / "bin" / "lint-imports", "--no-logo")
    if plan.parts & {"web", "live", "browser"}:
        yield from web_steps(plan)
    for group, arguments in pytest_groups(plan):
        yield pytest_group(group, arguments, plan)
    if "unit" in plan.parts:
        yield plain("rules traced", VENV_PYTHON, "-m", "tests.trace.trace", aloud=True)


SHELL = "chromium-headless-shell"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def set_up(plan: Plan) -> Outcome:
    """Bring what the steps need."""
    started = time.monotonic()
    with alone():
        environment.prepare("dev")
        bring(missing_packages(plan))
    return one("set-up", time.monotonic() - started, fine=True)


def missing_packages(plan: Plan) -> list[str]:
    """Name the packages that the tests of this run need and the machine lacks."""
    wanted = []
    if "live" in plan.parts and not any(map(shutil.which, ("cc", "gcc", "clang"))):
        wanted += ["gcc", "libc6-dev"]  # for the disk that forgets what was not synced
    if "browser" in plan.parts:
        wanted += missing_browser(plan)
        if not Path("/usr/share/fonts/truetype/noto").exists():
            wanted.append("fonts-noto-core")
    return wanted


def missing_browser(plan: Plan) -> list[str]:
    """Name the Chromium to install: without windows, which takes half the time, for the short run.

    A whole one does where there is one and none can be installed; the long run takes a whole one.
    """
    has_whole = any(map(shutil.which, BROWSERS))
    if plan.full:
        return [] if has_whole else ["chromium"]
    if shutil.which(SHELL) or (has_whole and not debian.can_install()):
        return []
    return [SHELL]


def bring(wanted: Sequence[str]) -> None:
    """Install packages where that can be done without asking; else say what to type."""
    if wanted and debian.can_install():
        try:
            debian.install(wanted)
        except Stop as stop:
            warn(f"{' and '.join(wanted)} cannot be installed. {stop.reason}")
    elif wanted:
        warn(f"missing: {', '.join(wanted)}. {debian.line_to_type(wanted)}")


def plain(
    name: str,
    *command: str | Path,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    aloud: bool = False,
) -> Outcome:
    """Run a step that counts as one check; its words are told if it fails, or if wanted."""
    started = time.monotonic()
    print(f"   {name} ...", end="", flush=True)
    words = [str(word) for word in command]
    try:
        ended = subprocess.run(
            words,
            cwd=cwd,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=PLAIN_LIMIT,
            check=False,
        )
        code, told = ended.returncode, ended.stdout
    except subprocess.TimeoutExpired:
        code, told = 1, f"still running after {PLAIN_LIMIT} s"
    seconds = time.monotonic() - started
    line(f" {'FAILED' if code else 'ok'} {seconds:.1f} s")
    if code or aloud:
        line(told.rstrip())
    return one(name, seconds, fine=code == 0)


def web_steps(plan: Plan) -> Iterator[Outcome]:
    """Build and check the client; tests of server and browser need the build alone."""
    if not web.exists():
        warn("there is no web/package.json: nothing of the client is checked")
        yield missing("web", "no web/package.json", strict=plan.strict)
        return
    built = web_build()
    yield built
    if built.failed or "web" not in plan.parts:
        return
    with alone():
        env = web.modules()
    for script, program in WEB_SCRIPTS.items():
        yield web_script(script, program, env, plan)


def web_script(script: str, program: str, env: Mapping[str, str], plan: Plan) -> Outcome:
    """Run one of the client's own checks."""
    if script not in web.scripts():
        warn(f'web/package.json has no script "{script}", which should run {program}')
        return missing(program, f'no script "{script}"', strict=plan.strict)
    return plain(program, "npm", "run", "--silent", script, cwd=WEB, env={**env, "CI": "true"})


def web_build() -> Outcome:
    """Build the client where its sources have changed."""
    started = time.monotonic()
    try:
        with alone():
            web.build()
    except Stop as stop:
        last_words(stop)
        return one("web build", time.monotonic() - started, fine=False)
    return one("web build", time.monotonic() - started, fine=True)


def pytest_groups(plan: Plan) -> Iterator[tuple[str, Sequence[str]]]:
    """List the groups of tests, which run one after another.

    The full tier takes every folder by itself, so that it can go on after the last that passed.
    """
    ignored = [f"--ignore=tests/{folder}" for folder in APART]
    sources = ("src/vaza", "--doctest-modules", *IN_PARALLEL)
    if "unit" in plan.parts and not plan.full:
        yield "unit", ("tests", *ignored, *sources)
    elif "unit" in plan.parts:
        yield "unit", (*map(str, sorted(TESTS.glob("test_*.py"))), "tests/unit", *sources)
        for folder in sorted(folders_with_tests() - {"unit", *APART}):
            yield folder, (f"tests/{folder}", *IN_PARALLEL)
    for folder in APART:
        if folder in plan.parts:
            yield folder, (f"tests/{folder}", *BY_FILE)


def folders_with_tests() -> set[str]:
    """Name the folders of tests/ that have tests."""
    paths = (path.relative_to(TESTS).parts for path in TESTS.rglob("test_*.py"))
    return {parts[0] for parts in paths if len(parts) > 1}


def pytest_group(group: str, arguments: Sequence[str], plan: Plan) -> Outcome:
    """Run one group of tests, unless the full tier remembers that it has passed."""
    name = f"tests: {group}"
    if group not in folders_with_tests():
        warn(f"there are no tests in tests/{group}")
        return missing(name, "no tests", strict=plan.strict)
    if not plan.full:
        return run_pytest(group, arguments, plan)
    progress = full.Progress(full.this_commit())
    if earlier := progress.passed.get(group):
        line(f"   {name}: passed already for this commit")
        return earlier
    outcome = run_pytest(group, arguments, plan)
    progress.keep(group, outcome)
    return outcome


def run_pytest(group: str, arguments: Sequence[str], plan: Plan) -> Outcome:
    """Run pytest in the open, so that a person sees it move; count by its report."""
    name = f"tests: {group}"
    line(f"   {name} ...")
    report = BOOT / "junit" / f"{group}.xml"
    report.unlink(missing_ok=True)
    options = ["-q", "--durations=5", "--durations-min=1", f"--junitxml={report}"]
    if plan.full:  # a law may take an hour; nothing hangs just because it is long
        options += ["-o", "faulthandler_timeout=0"]
    started = time.monotonic()
    try:
        code = subprocess.run(
            [VENV_PYTHON, "-m", "pytest", *arguments, *options],
            cwd=ROOT,
            env={**os.environ, **test_environment(group, plan)},
            stdin=subprocess.DEVNULL,
            timeout=None if plan.full else GROUP_LIMIT,
            check=False,
        ).returncode
    except subprocess.TimeoutExpired:
        warn(f"{name}: still running after {GROUP_LIMIT} s, so it was ended")
        code = 1
    return of_junit(name, time.monotonic() - started, report, code=code)


def test_environment(group: str, plan: Plan) -> dict[str, str]:
    """Tell the tests which tier this is and, in the full one, where figures go."""
    told = {"VAZA_FULL": str(int(plan.full)), "VAZA_STRICT": str(int(plan.strict))}
    if plan.full:
        folder = full.figures_folder(group)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        told["VAZA_FIGURES"] = str(folder)
    return told
