"""What happens between a tap and its answer."""

from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.visitor import Visitor

CARDS = "[data-testid=hand] button"


def test_a_double_tap_plays_one_card(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana")
    ana.make_table(seats=3)
    ana.start()
    ana.play_until("trick")
    ana.legal_cards().first.wait_for()
    before = ana.page.locator(CARDS).count()
    ana.legal_cards().first.dblclick(position={"x": 14, "y": 24}, force=True, delay=60)
    ana.page.wait_for_timeout(600)
    expect(ana.page.locator(CARDS)).to_have_count(before - 1)


def test_a_bid_without_an_answer_is_on_its_way(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana")
    kept: list[str | bytes] = []
    holds = False

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda text: kept.append(text) if holds else server.send(text))

    ana.page.route_web_socket("**/ws/**", carry)
    ana.make_table(seats=3)
    ana.start()
    ana.play_until("bid")
    holds = True
    panel = ana.see("bid-panel").locator(".grid button")
    ana.page.locator(".grid button:not([aria-disabled])").first.click()
    ana.see("bid-confirm").click()
    ana.see("bid-confirm").filter(has_text="Pedindo").wait_for()
    panel.last.click(force=True)
    ana.see("bid-confirm").click(force=True)
    assert panel.last.get_attribute("aria-pressed") == "false"
    assert len(kept) == 1
