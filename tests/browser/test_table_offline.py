"""Without a network the app still opens and says what is the matter; a lost line comes back."""

from collections.abc import Callable

from tests.browser.visitor import Visitor


def test_the_shell_opens_without_a_network(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana")
    ana.page.goto("/")
    ana.page.locator("h1").first.wait_for()
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.page.goto("/")
    ana.page.wait_for_load_state("networkidle")
    ana.context.set_offline(True)
    ana.page.reload()
    ana.page.locator("h1").first.wait_for()
    ana.context.set_offline(False)
    ana.trouble.clear()  # the browser tells of each call that had no network


def test_a_lost_line_is_told_and_comes_back(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana")
    ana.make_table(seats=3)
    ana.start()
    ana.play_until("trick")
    # A socket that is open already does not heed the browser's own switch: end it from the page.
    ana.page.evaluate(
        """() => {
            const Real = window.WebSocket;
            window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.()); } close() {} };
            window.restoreLine = () => { window.WebSocket = Real; };
            Object.defineProperty(document, "hidden", { value: true, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
        }"""  # noqa: E501 - one statement each
    )
    ana.page.evaluate(
        """() => {
            const real = Date.now;
            Date.now = () => real() + 60_000;
            Object.defineProperty(document, "hidden", { value: false, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
            Date.now = real;
        }"""
    )
    ana.see("connection").wait_for()
    ana.page.evaluate("window.restoreLine()")
    ana.see("connection").wait_for(state="detached")
    ana.play_until("result")
