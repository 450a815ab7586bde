"""The first load of the table's pages, as it comes over the wire: fonts, code and words."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Request

from tests.browser.visitor import Visitor

BUDGET = 100_000


LEAST = 50_000
"""Less is no first load: then something was kept from an earlier one."""


def weigh(visitor: Visitor, path: str) -> int:
    """Open a path as somebody who was never here; answer the bytes of all bodies, compressed.

    The browser's own figures leave out what it preloads, so each address is asked for once more.
    """
    asked: set[str] = set()

    def note(request: Request) -> None:
        asked.add(request.url)

    visitor.page.on("request", note)
    visitor.page.goto(path, wait_until="networkidle")
    return sum(compressed(address) for address in asked if address.startswith(visitor.base))


def compressed(address: str) -> int:
    """Return the size of a body as a browser on this machine is sent it."""
    with httpx.stream("GET", address, headers={"Accept-Encoding": "gzip, br"}) as answer:
        return sum(len(part) for part in answer.iter_raw())


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
@pytest.mark.parametrize("locale", ["pt-BR", "en-US", "es-ES"])
def test_the_table_is_light(
    visit: Callable[..., Visitor],
    figures: Callable[..., None],
    width: int,
    height: int,
    locale: str,
) -> None:
    def first_load() -> int:
        return weigh(visit(width=width, height=height, locale=locale), path)

    ana = visit(name="Ana")
    path = ana.make_table(seats=4)
    loads = {"gathering": first_load()}
    ana.start()
    loads["playing"] = first_load()
    ana.play_until("result")
    loads["later"] = first_load()
    figures("first load", locale=locale, width=width, **loads)
    assert all(LEAST < load < BUDGET for load in loads.values()), loads
