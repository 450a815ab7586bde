"""The first load of the table's pages, as it comes over the wire: fonts, code and words."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Request

from tests.browser.visitor import Visitor

BUDGET = 100_000


LEAST = 50_000
"""Less is no first load: then something was kept from an earlier one."""


def weigh(visitor: Visitor, path: str) -> int:
    """Open a path as somebody who was never here; answer the bytes of all bodies as they came."""
    done: list[Request] = []
    visitor.page.on("requestfinished", done.append)
    visitor.page.goto(path, wait_until="networkidle")
    return sum(request.sizes()["responseBodySize"] for request in done)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
@pytest.mark.parametrize("locale", ["pt-BR", "en-US"])
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
