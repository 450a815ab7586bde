"""What people bring to a table: long words, links, keys, and their way back."""

from collections.abc import Callable

from tests.browser.visitor import Visitor

LONG = "a" * 300


def test_a_long_word_in_the_chat_widens_nothing(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana")
    ana.make_table()
    ana.see("chat-input").fill(LONG)
    ana.see("chat-send").click()
    ana.page.locator("bdi", has_text=LONG).wait_for()
    assert ana.overflow() == 0
    ana.start()
    ana.page.keyboard.press("c")
    word = ana.see("chat-drawer").get_by_text(LONG)
    word.wait_for()
    assert word.evaluate("it => it.getBoundingClientRect().right <= innerWidth")


def test_the_way_back_leads_to_the_table_at_which_one_sat(visit: Callable[..., Visitor]) -> None:
    ana, bea = visit(name="Ana"), visit(name="Bea")
    path = ana.make_table()
    bea.page.goto(path)
    bea.see("join-sit").click()
    bea.see("stand").wait_for()
    bea.page.goto("/")
    bea.see("way-back").click()
    bea.see("stand").click()
    bea.see("join-form").wait_for()
    bea.page.goto("/")
    bea.see("open-table").wait_for()
    bea.page.wait_for_timeout(300)
    assert bea.see("way-back").count() == 0


def test_a_digit_bids_and_enter_goes_on_without_focus(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana")
    ana.make_table("dane-se", seats=4)
    ana.start()
    ana.play_until("bid")
    free = ana.see("bid-panel").locator(".grid button:not([aria-disabled])").first.inner_text()
    ana.page.evaluate("document.activeElement?.blur()")
    ana.page.keyboard.press(free.strip())
    ana.page.keyboard.press("Enter")
    ana.see("bid-panel").wait_for(state="detached")
    ana.play_until("result")
    ana.see("ready").wait_for()
    ana.page.evaluate("document.activeElement?.blur()")
    ana.page.keyboard.press("Enter")
    ana.see("deal-result").wait_for(state="detached")
