"""Plain http under a name that is no secure context: the play works, the lack is told."""

from collections.abc import Callable

from tests.browser.visitor import Visitor
from tests.live.running import Running


def test_a_trick_over_plain_http(visit: Callable[..., Visitor], site: Running) -> None:
    ana = visit(base=f"http://vaza.test:{site.port}", name="Ana")
    ana.make_table(seats=3)
    assert ana.page.evaluate("isSecureContext") is False
    ana.see("plain-http").wait_for()
    ana.start()
    ana.play_until("trick")
    while not ana.see("last-trick-button").count():
        ana.step()
    ana.see("last-trick-button").wait_for()
