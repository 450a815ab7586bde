"""axe finds nothing, on any page, at any stage, light and dark."""

from collections.abc import Callable

import pytest

from tests.browser.visitor import Visitor
from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import rules_from_json

THEMES = ("light", "dark")
BRIEF = rules_code(
    rules_from_json(
        {
            "schedule": {"shape": "up", "peak": 2, "then_continue": "ask_after_last"},
            "ending": {"tie": "shared"},
        }
    )
)
"""Two deals, then a vote on playing on: a match that soon ends."""


@pytest.mark.parametrize("theme", THEMES)
def test_pages(visit: Callable[..., Visitor], theme: str) -> None:
    ana = visit(name="Ana", theme=theme)
    for path in ("/", "/rules", "/rules/dane-se", "/nothing-here"):
        ana.page.goto(path)
        ana.page.locator("h1").first.wait_for()
        assert ana.complaints() == [], path


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [360, 1280])
def test_table(visit: Callable[..., Visitor], theme: str, width: int) -> None:
    ana = visit(name="Ana", theme=theme, width=width, height=800)
    ana.make_table(seats=4)
    assert ana.complaints() == []
    ana.start()
    for face in ("bid", "trick", "result"):
        ana.play_until(face)
        assert ana.complaints() == [], face


@pytest.mark.parametrize("theme", THEMES)
def test_panels(visit: Callable[..., Visitor], theme: str) -> None:
    ana = visit(name="Ana", theme=theme)
    ana.make_table(seats=3)
    ana.start()
    ana.play_until("result")
    ana.play_until("trick")
    for key, panel in (("l", "last-trick"), ("s", "score-drawer"), ("r", "rules-drawer"),
                       ("c", "chat-drawer"), ("?", "help")):  # fmt: skip
        ana.page.keyboard.press(key)
        ana.see(panel).wait_for()
        assert ana.complaints() == [], panel
        ana.page.keyboard.press("Escape")
        ana.see(panel).wait_for(state="detached")
    ana.see("open-menu").click()
    assert ana.complaints() == []
    ana.see("menu-settings").click()
    ana.see("settings").wait_for()
    assert ana.complaints() == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_and_its_page(visit: Callable[..., Visitor], theme: str) -> None:
    ana = visit(name="Ana", theme=theme)
    ana.make_table(rules=BRIEF, seats=3)
    ana.start()
    ana.play_until("vote", seconds=120)
    assert ana.complaints() == []
    ana.see("vote-no").click()
    ana.play_until("final", seconds=120)
    assert ana.complaints() == []
    ana.see("match-link").click()
    ana.page.locator("h1").first.wait_for()
    assert ana.complaints() == []


def test_a_spectator_and_a_newcomer(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana")
    path = ana.make_table(seats=3)
    newcomer = visit()
    newcomer.page.goto(path)
    newcomer.see("join-form").wait_for()
    assert newcomer.complaints() == []
    ana.start()
    newcomer.see("spectating").wait_for()
    assert newcomer.complaints() == []
    assert newcomer.see("hand").count() == 0
