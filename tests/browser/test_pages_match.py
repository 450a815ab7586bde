"""The page of a finished match."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.matches import finished_match
from tests.live.running import Running

MINUS = "\N{MINUS SIGN}"


@pytest.fixture(scope="module")
def match(site: Running) -> dict[str, Any]:
    return finished_match(site, "Ana", rules="dane-se", seats=4)


def number(points: int) -> str:
    return str(points).replace("-", MINUS)


def test_winner_places_and_totals_are_those_of_the_server(
    phone: Page, match: dict[str, Any]
) -> None:
    phone.goto(f"/m/{match['id']}")
    outcome = match["outcome"]
    winner = match["seats"][outcome["winners"][0]]
    expect(phone.get_by_test_id("winner")).to_have_text(f"{winner} venceu")
    for seat, total in enumerate(outcome["totals"]):
        expect(phone.get_by_test_id(f"total-{seat}")).to_have_text(number(total))
        expect(phone.get_by_test_id(f"place-{seat}")).to_contain_text(match["seats"][seat])
        expect(phone.get_by_test_id(f"place-{seat}")).to_contain_text(number(total))


def test_the_table_has_every_deal_in_words(phone: Page, match: dict[str, Any]) -> None:
    phone.goto(f"/m/{match['id']}")
    rows = phone.get_by_test_id("score-table").locator("tbody tr")
    expect(rows).to_have_count(len(match["results"]))
    first = match["results"][0]
    expect(rows.first).to_contain_text(f"pediu {first['bids'][2]}, fez {first['tricks'][2]}")
    phone.get_by_text("Total até ali").click()
    last = rows.last.locator("td").first
    expect(last).to_contain_text(f"total {number(match['outcome']['totals'][0])}")


def test_every_shuffle_is_shown_as_verified(phone: Page, match: dict[str, Any]) -> None:
    phone.goto(f"/m/{match['id']}")
    count = len(match["shuffles"])
    assert count > len(match["results"]) - 1
    expect(phone.get_by_test_id("fair-verdict")).to_contain_text(f"Os {count} embaralhamentos")
    phone.get_by_test_id("fair-show").click()
    for shuffle in match["shuffles"]:
        mark = phone.get_by_test_id(f"fair-{shuffle['shuffle']}")
        expect(mark).to_have_attribute("data-holds", "true")
    phone.get_by_test_id("fair-1").click()
    expect(phone.get_by_text("As mãos são as deste baralho").nth(0)).to_be_visible()
    expect(phone.get_by_text(match["shuffles"][1]["commitment"])).to_be_visible()


def _tampered(match: dict[str, Any], part: str) -> dict[str, Any]:
    bad: dict[str, Any] = json.loads(json.dumps(match))
    shuffle = bad["shuffles"][2]
    if part == "order":
        shuffle["order"][:2] = reversed(shuffle["order"][:2])
    elif part == "players":
        shuffle["players"][0]["seed"] = "00" * 16
    else:
        shuffle[part] = "00" * 32
    return bad


@pytest.mark.parametrize("part", ["order", "players", "server", "commitment"])
def test_a_changed_shuffle_is_shown_as_not_verified(
    phone: Page, match: dict[str, Any], part: str
) -> None:
    def answer(route: Route) -> None:
        route.fulfill(json=_tampered(match, part))

    phone.route(f"**/api/matches/{match['id']}?lang=*", answer)
    phone.goto(f"/m/{match['id']}")
    expect(phone.get_by_test_id("fair-verdict")).to_have_text("1 embaralhamento não confere.")
    expect(phone.get_by_test_id("fair-2")).to_have_attribute("data-holds", "false")
    expect(phone.get_by_test_id("fair-1")).to_have_attribute("data-holds", "true")


@pytest.mark.parametrize(("seed", "good"), [(None, True), ("00" * 32, False)])
def test_a_browser_knows_its_own_part(
    phone: Page, match: dict[str, Any], seed: str | None, good: bool
) -> None:
    shuffle = match["shuffles"][2]
    part = {**shuffle["players"][0], "voided": len(shuffle["voided"])}
    kept = {match["id"]: {"2": {**part, "seed": seed or part["seed"]}}}
    phone.add_init_script(f"localStorage.setItem('vaza.seeds', {json.dumps(json.dumps(kept))})")
    phone.goto(f"/m/{match['id']}")
    phone.get_by_test_id("fair-show").click()
    mark = phone.get_by_test_id("fair-2")
    expect(mark).to_have_attribute("data-holds", "true" if good else "false")
    mark.click()
    expect(phone.get_by_text("A parte que este navegador mandou foi usada")).to_be_visible()


def test_a_deal_shows_its_cards(phone: Page, match: dict[str, Any]) -> None:
    phone.goto(f"/m/{match['id']}")
    phone.get_by_test_id("deal-1").locator("summary").click()
    cells = phone.get_by_test_id("deal-1").locator("td")
    size = match["results"][0]["size"]
    expect(cells).to_have_count(4 * size)
    took = phone.get_by_test_id("deal-1").locator(".took, .both")
    expect(took).to_have_count(size)


def test_the_records_are_downloaded(phone: Page, match: dict[str, Any]) -> None:
    phone.goto(f"/m/{match['id']}")
    for kind, first in (("record-json", "{"), ("record-text", "[")):
        with phone.expect_download() as download:
            phone.get_by_test_id(kind).click()
        text = download.value.path().read_text(encoding="utf-8")
        assert text.lstrip().startswith(first), text[:80]


def test_the_chart_is_walked_by_keys(phone: Page, match: dict[str, Any]) -> None:
    phone.goto(f"/m/{match['id']}")
    slider = phone.get_by_test_id("chart-slider")
    slider.focus()
    phone.keyboard.press("Home")
    phone.keyboard.press("ArrowRight")
    text = slider.get_attribute("aria-valuetext") or ""
    assert text.startswith("Depois da mão 1: ")
    for seat, points in enumerate(match["results"][0]["totals"]):
        assert f"{match['seats'][seat]} {number(points)}" in text
    lines = phone.get_by_test_id("score-chart").locator("path.line")
    dashes = [line.get_attribute("stroke-dasharray") for line in lines.all()]
    assert len(set(dashes)) == 4


def test_the_link_is_shared_and_a_new_table_opened(phone: Page, match: dict[str, Any]) -> None:
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.goto(f"/m/{match['id']}")
    phone.evaluate("Object.defineProperty(navigator, 'canShare', { value: () => false })")
    phone.get_by_test_id("share").click()
    expect(phone.get_by_text("Link copiado")).to_be_visible()
    assert phone.evaluate("navigator.clipboard.readText()") == phone.url
    phone.get_by_test_id("again").click()
    phone.wait_for_url("**/t/*")


def test_an_unknown_match_is_said_to_be_unknown(phone: Page) -> None:
    phone.goto("/m/nothing-here")
    expect(phone.get_by_role("heading", level=1)).to_have_text("Esta partida não está aqui")


def test_the_check_works_where_there_is_no_secure_context(
    chromium: Browser, site: Running, match: dict[str, Any]
) -> None:
    page = chromium.new_page(locale="en-US")
    page.goto(f"http://vaza.test:{site.port}/m/{match['id']}")
    assert page.evaluate("[isSecureContext, crypto.subtle === undefined]") == [False, True]
    expect(page.get_by_test_id("fair-verdict")).to_contain_text("shuffles hold")
    page.close()
