"""What all tests share: the two tiers, marks by folder, tools that may be missing, figures.

The fast tier is what `./check` runs; `VAZA_FULL=1` (`./check --full`) chooses the full one.
"""

import json
import os
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings

FULL = os.environ.get("VAZA_FULL") == "1"
STRICT = os.environ.get("VAZA_STRICT") == "1"
MARKED_FOLDERS = ("live", "browser")

# A slow or busy machine is no fault of the code, so neither tier looks at the time.
SLOW_IS_FINE = [HealthCheck.too_slow]
settings.register_profile(
    "fast",
    max_examples=40,
    derandomize=True,
    deadline=None,
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile(
    "full",
    max_examples=250,
    deadline=None,
    print_blob=True,
    suppress_health_check=SLOW_IS_FINE,
)
settings.load_profile("full" if FULL else "fast")


def pytest_configure() -> None:
    """Hear Ctrl+C also where it is shut off, as in a shell's background job.

    A process hands that on to those it starts, so no test could end one with Ctrl+C.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests by their folder, and leave the full tier's own tests to it."""
    here = Path(__file__).parent
    for item in items:
        folder = item.path.relative_to(here).parts[0] if item.path.is_relative_to(here) else ""
        if folder in MARKED_FOLDERS:
            item.add_marker(folder)
    later = [item for item in items if item.get_closest_marker("full") and not FULL]
    if later:
        config.hook.pytest_deselected(items=later)
        items[:] = [item for item in items if item not in later]


@pytest.fixture(autouse=True)
def own_logs() -> Iterator[None]:
    """Give the log back: `vaza serve` sets it to the stderr of the test that called it."""
    before = structlog.get_config()
    yield
    structlog.configure(**before)


@pytest.fixture(scope="session")
def count() -> Callable[[int, int], int]:
    """Choose a number of cases: `count(200, 10_000)` is 200, and 10,000 in the full tier."""
    return lambda fast, full: full if FULL else fast


@pytest.fixture(scope="session")
def tool() -> Callable[..., Path]:
    """Find a program, `tool("chromium")`; without it the test is skipped, or fails in CI."""

    def find(*names: str) -> Path:
        for name in names:
            if found := shutil.which(name):
                return Path(found)
        reason = f"needs {' or '.join(names)}, which is not installed"
        if STRICT:
            pytest.fail(reason)
        pytest.skip(reason)

    return find


@pytest.fixture
def figures(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Note measured numbers, `figures("kills", lost=0, kills=200)`, for docs/full-check.md."""

    def note(name: str, /, **values: object) -> None:
        folder = os.environ.get("VAZA_FIGURES")
        text = json.dumps({"name": name, "test": request.node.nodeid, **values}, default=str)
        print(text)
        if folder:
            # One file per process, so that parallel workers do not write into each other's lines.
            with (Path(folder) / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as lines:
                lines.write(text + "\n")

    return note
