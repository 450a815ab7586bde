"""What holds for every page around the table: access, width, weight, words."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Response

from tests.browser.matches import finished_match
from tests.browser.pages import DESKTOP, PHONE, Theme, Watched, axe_finds, overflow
from tests.live.running import Running

PAGES = (
    "/",
    "/rules/dane-se",
    "/rules/dane-se-13",
    "/builder",
    "/m/MATCH",
    "/m/nothing",
    "/nowhere",
)
BUDGET = 100_000
ENUMS = re.compile(r"turn-up|last-card|down_up|until_next|extra_deals|gathering|undefined|NaN")
MESSAGE_ID = re.compile(
    r"\b(home|rules|builder|match|fair|score|chart|page|choose|schedule)-[a-z]+"
)


@pytest.fixture(scope="module")
def match(site: Running) -> dict[str, Any]:
    return finished_match(site, "Guilhermina Vasconcelos", rules="dane-se", seats=7)


def _path(path: str, match: dict[str, Any]) -> str:
    return path.replace("MATCH", match["id"])


def _open(page: Page) -> None:
    """Open what can be opened, the first two of each list, so that it is looked at too."""
    page.evaluate(
        """document.querySelectorAll('details').forEach((one) => {
            one.open = one.matches('li:nth-child(-n+2) > details, :not(li) > details');
        })"""
    )
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(
    watched: Watched, match: dict[str, Any], path: str, theme: Theme
) -> None:
    page = watched.open(_path(path, match), theme=theme)
    page.wait_for_load_state("networkidle")
    assert axe_finds(page) == []
    _open(page)
    assert axe_finds(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_the_game_picker(watched: Watched, theme: Theme) -> None:
    page = watched.open("/", theme=theme, size=DESKTOP)
    page.get_by_test_id("change-game").click()
    page.get_by_test_id("game-dane-se").wait_for()
    assert axe_finds(page) == []


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (PHONE, "pt"),
        (PHONE, "en"),
        (PHONE, "es"),
        ((320, 568), "en"),
        ((320, 568), "es"),
        ((740, 360), "pt"),
        (DESKTOP, "en"),
    ],
)
def test_nothing_overflows_and_people_are_shown_words(
    watched: Watched, match: dict[str, Any], size: tuple[int, int], language: str
) -> None:
    page = watched.open(size=size, language=language)
    for path in PAGES:
        page.goto(_path(path, match))
        page.wait_for_load_state("networkidle")
        _open(page)
        assert overflow(page) <= 0, path
        text = page.locator("body").inner_text()
        assert ENUMS.findall(text) == [], path
        assert MESSAGE_ID.findall(text) == [], path


def test_seven_seats_fit_a_phone_without_scrolling(watched: Watched, match: dict[str, Any]) -> None:
    page = watched.open(_path("/m/MATCH", match))
    table = page.get_by_test_id("score-table")
    table.wait_for()
    assert (
        table.evaluate("(it) => it.parentElement.scrollWidth - it.parentElement.clientWidth") <= 0
    )


@pytest.mark.parametrize("path", PAGES)
def test_the_first_load_is_light(
    watched: Watched, match: dict[str, Any], path: str, figures: Callable[..., None]
) -> None:
    page = watched.open()
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    page.on("response", note)
    page.goto(_path(path, match))
    page.wait_for_load_state("networkidle")
    # What the service worker fetches afterwards, for the next time, is no part of it.
    loaded = [answer for answer in answers if answer.request.service_worker is None]
    weight = sum(answer.request.sizes()["responseBodySize"] for answer in loaded)
    figures("first load", path=path, bytes=weight, requests=len(loaded))
    assert weight < BUDGET
