"""A deal without a mouse: the keyboard alone, and what a screen reader hears of it."""

import time
from collections.abc import Callable

from tests.browser.visitor import Visitor

MOST_TABS = 80


def tab_to(visitor: Visitor, testid: str) -> None:
    """Press Tab until the element has the focus."""
    for _ in range(MOST_TABS):
        if focused(visitor) == testid:
            return
        visitor.page.keyboard.press("Tab")
    message = f"{testid} cannot be reached with the Tab key"
    raise AssertionError(message)


def focused(visitor: Visitor) -> str | None:
    found = visitor.page.evaluate("document.activeElement?.dataset.testid ?? null")
    return None if found is None else str(found)


def is_refused(visitor: Visitor) -> bool:
    return bool(visitor.page.evaluate("document.activeElement?.ariaDisabled === 'true'"))


def bid_by_keys(visitor: Visitor) -> None:
    keys = visitor.page.keyboard
    if not str(focused(visitor)).startswith("bid-"):
        blur(visitor)
        keys.press("ArrowRight")
    while is_refused(visitor):
        keys.press("ArrowRight")
    keys.press("Enter")
    keys.press("Enter")
    visitor.see("bid-panel").wait_for(state="detached")


def play_by_keys(visitor: Visitor) -> None:
    keys = visitor.page.keyboard
    before = visitor.see("hand").locator("button").count()
    if not str(focused(visitor)).startswith("card-"):
        blur(visitor)
        keys.press("ArrowRight")
    for _ in range(before):
        if not is_refused(visitor):
            break
        keys.press("ArrowRight")
    keys.press("Enter")
    visitor.page.wait_for_function(
        "count => document.querySelectorAll('[data-testid=hand] button').length < count",
        arg=before,
    )


def blur(visitor: Visitor) -> None:
    """Where the focus is lost with what held it, the arrow keys find the table again."""
    visitor.page.evaluate(
        "document.activeElement === document.body || document.activeElement.blur()"
    )


def test_a_deal_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana")
    ana.make_table(seats=4)
    ana.listen()
    tab_to(ana, "start")
    ana.page.keyboard.press("Enter")
    ana.see("table").wait_for()
    until = time.monotonic() + 60
    while ana.face != "result" and time.monotonic() < until:
        if ana.face == "bid":
            bid_by_keys(ana)
        elif ana.face == "trick" and ana.legal_cards().count():
            play_by_keys(ana)
        else:
            ana.page.wait_for_timeout(25)
    assert ana.face == "result"
    heard = ana.announced()
    for part in ("Você pediu", "Você jogou", "levou a vaza", "É a sua vez", "pontos, total"):
        assert any(part in sentence for sentence in heard), part
    tab_to(ana, "ready")
    ana.page.keyboard.press("Enter")
    ana.wait_for_face("bid", "listen", "dealing")


def test_letters_open_what_they_name(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana")
    ana.make_table(seats=3)
    ana.start()
    ana.play_until("trick")
    for key, panel in (("l", "last-trick"), ("s", "score-drawer"), ("r", "rules-drawer"),
                       ("c", "chat-drawer"), ("?", "help")):  # fmt: skip
        ana.page.keyboard.press(key)
        ana.see(panel).wait_for()
        assert ana.page.evaluate("document.activeElement.closest('dialog') !== null")
        ana.page.keyboard.press("Escape")
        ana.see(panel).wait_for(state="detached")
