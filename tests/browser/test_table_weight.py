"""The first load of the table's page at each moment of a match, as it comes over the wire.

All that the page asks for until it stands still counts, for one who sits at the table and comes
back with nothing kept. In a LAN there is no brotli (browsers want https for it), so gzip counts.
"""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Request

from tests.browser.matches import finished_match
from tests.browser.visitor import Visitor
from tests.live.running import Running

BUDGET = {"gzip": 99_500, "br": 92_500}
"""Bytes by coding: the promise is 100 KB, for a table of the plain game."""

SIZES = ((360, 740), (1280, 800))

LEAST = 50_000
"""Less is no first load: then something was kept from an earlier one."""

MOMENTS = (
    ("first bid", "bid"),
    ("first trick", "trick"),
    ("result", "result"),
    ("later bid", "bid"),
    ("later trick", "trick"),
)
"""What is looked at, and what the middle of the table then shows; later there is a score sheet."""

Weights = dict[str, int]


def weigh(newcomer: Visitor, path: str) -> Weights:
    """Open a path as somebody who has nothing of it; answer the bytes of all bodies by coding.

    The browser's own figures leave out what it preloads, so each address is asked for once more.
    """
    asked: set[str] = set()

    def note(request: Request) -> None:
        asked.add(request.url)

    newcomer.page.on("request", note)
    newcomer.page.goto(path, wait_until="networkidle")
    newcomer.page.locator("#main").wait_for()
    newcomer.page.wait_for_load_state("networkidle")
    cookies = {str(one["name"]): str(one["value"]) for one in newcomer.context.cookies()}
    ours = [address for address in asked if address.startswith(newcomer.base)]
    return {
        coding: sum(compressed(address, coding, cookies) for address in ours) for coding in BUDGET
    }


def compressed(address: str, coding: str, cookies: dict[str, str]) -> int:
    """Return the size of a body as a browser that knows this coding is sent it."""
    headers = {"Accept-Encoding": "gzip" if coding == "gzip" else "gzip, br"}
    with httpx.stream("GET", address, headers=headers, cookies=cookies) as answer:
        assert answer.is_success, address
        return sum(len(part) for part in answer.iter_raw())


LOCALES = [
    *(pytest.param(locale, marks=pytest.mark.full) for locale in ("pt-BR", "en-US")),
    "es-ES",
]
"""Spanish has the most to carry: it stands for all in the small tier."""


@pytest.mark.parametrize("locale", LOCALES)
def test_the_table_is_light(
    visit: Callable[..., Visitor], site: Running, figures: Callable[..., None], locale: str
) -> None:
    heavy: list[tuple[str, int, Weights]] = []

    def look(moment: str, path: str) -> None:
        for width, height in SIZES:
            newcomer = visit(width=width, height=height, locale=locale)
            newcomer.sit_as(ana)
            weights = weigh(newcomer, path)
            figures("first load", locale=locale, width=width, moment=moment, **weights)
            if not all(LEAST < weights[coding] < most for coding, most in BUDGET.items()):
                heavy.append((moment, width, weights))

    ana = visit(name="Ana")
    path = ana.make_table(seats=4)
    look("gathering", path)
    ana.start()
    for moment, face in MOMENTS:
        ana.play_until(face)
        look(moment, path)
    look("final", f"/t/{finished_match(site, 'Rui')['id']}")
    assert heavy == []
