"""A real server and a real Chromium; every page is watched for errors and for foreign requests."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.browser.pages import Watched
from tests.browser.visitor import Visitor
from tests.live.running import Running

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "vaza" / "static"
FULL = os.environ.get("VAZA_FULL") == "1"
WHOLE = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    # A name that is no secure context, though it is this machine.
    "--host-resolver-rules=MAP vaza.test 127.0.0.1",
)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running `vaza serve` with the built client, for all browser tests."""
    if not (STATIC / "index.html").exists():
        pytest.fail("the web client is not built: ./check --only web, or see CONTRIBUTING.md")
    running = Running(tmp_path_factory.mktemp("browser"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def playwright_api() -> Iterator[Playwright]:
    with sync_playwright() as api:
        yield api


@pytest.fixture(scope="session")
def chromium(playwright_api: Playwright, tool: Callable[..., Path]) -> Iterator[Browser]:
    """The machine's Chromium: without windows in the fast tier, as it takes half the time."""
    program = tool(*(() if FULL else ("chromium-headless-shell",)), *WHOLE)
    browser = playwright_api.chromium.launch(executable_path=str(program), args=list(FLAGS))
    yield browser
    browser.close()


@pytest.fixture
def visit(chromium: Browser, site: Running) -> Iterator[Callable[..., Visitor]]:
    """Let somebody in, `visit(name="Ana", width=360)`; at the end nobody may have had trouble."""
    visitors: list[Visitor] = []

    def come(base: str | None = None, **wishes: object) -> Visitor:
        visitor = Visitor(chromium, base or site.http, **wishes)  # type: ignore[arg-type]
        visitors.append(visitor)
        return visitor

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [visitor.trouble for visitor in visitors if visitor.trouble] == []


@pytest.fixture
def watched(chromium: Browser, site: Running) -> Iterator[Watched]:
    """Pages of whoever comes, `watched.open("/", size=DESKTOP)`; none may have had a fault."""
    watched = Watched(chromium, site.http)
    yield watched
    watched.close()
    assert watched.faults == []


@pytest.fixture
def phone(watched: Watched) -> Page:
    """A page on a phone, in Portuguese, of somebody new."""
    return watched.open()
