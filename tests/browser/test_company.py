"""Two people and two bots: one comes and goes, the server dies in the middle of a trick."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.visitor import Visitor
from tests.live.running import Running


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Running]:
    """A server of this test's own, to be killed."""
    running = Running(tmp_path)
    running.start()
    yield running
    running.kill()


@pytest.fixture
def pair(chromium: Browser, mortal: Running) -> Iterator[tuple[Visitor, Visitor]]:
    ana = Visitor(chromium, mortal.http, name="Ana")
    bia = Visitor(chromium, mortal.http, name="Bia", width=1280, height=800)
    yield ana, bia
    ana.leave()
    bia.leave()


def seq(visitor: Visitor) -> int:
    return int(visitor.see("table").get_attribute("data-seq") or -1)


def cards(visitor: Visitor) -> list[str | None]:
    buttons = visitor.see("hand").locator("button").all()
    return [button.get_attribute("data-testid") for button in buttons]


def both_play(pair: tuple[Visitor, Visitor], until: Callable[[], bool], steps: int = 600) -> None:
    """Let each do what the table waits for, until something holds."""
    for _ in range(steps):
        if until():
            return
        for visitor in pair:
            if not until():
                visitor.step()
    message = f"they never came so far: {pair[0].face}, {pair[1].face}"
    raise AssertionError(message)


def test_refreshing_returning_and_a_killed_server_change_nothing(
    pair: tuple[Visitor, Visitor], mortal: Running
) -> None:
    ana, bia = pair
    path = ana.make_table(seats=4)
    bia.page.goto(path)
    bia.see("join-sit").click()
    ana.see("gathering-seat-1").get_by_text("Bia").wait_for()
    ana.start()
    both_play(pair, lambda: ana.face == "trick" and ana.legal_cards().count() > 0)

    held = cards(bia)
    bia.page.reload()
    bia.see("hand").wait_for()
    assert cards(bia) == held, "a refresh shows the same hand"

    second = bia.watched(bia.context.new_page())
    second.goto(path)
    second.get_by_test_id("hand").wait_for()
    tabs = second.get_by_test_id("hand").locator("button").all()
    assert [tab.get_attribute("data-testid") for tab in tabs] == held, "two tabs are one person"
    second.close()

    bia.page.goto("about:blank")
    both_play((ana, ana), lambda: ana.legal_cards().count() == 0)
    bia.page.goto(path)
    bia.see("hand").wait_for()
    assert cards(bia) == held, "whoever comes back has his seat and his cards"

    both_play(pair, lambda: bool(ana.page.locator(".surface .card").count()) and _mine(bia))
    held, before = cards(bia), seq(ana)
    mortal.kill()
    mortal.start()
    ana.page.wait_for_function(
        "seq => Number(document.querySelector('[data-testid=table]').dataset.seq) >= seq",
        arg=before,
    )
    assert cards(bia) == held
    both_play(pair, lambda: ana.face == "result")
    ana.see("deal-result").wait_for()


def _mine(visitor: Visitor) -> bool:
    return visitor.face == "trick" and visitor.legal_cards().count() > 0
