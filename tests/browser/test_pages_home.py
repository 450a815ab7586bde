"""The home page: the ways to a table."""

import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.pages import Watched
from tests.live.running import Running

TABLE = re.compile(r"/t/[\w-]+$")


def test_one_tap_plays_against_bots(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_test_id("play-now").tap()
    phone.wait_for_url(TABLE)
    expect(phone.get_by_text(re.compile("de 19"))).to_be_visible()
    # Its part of the shuffles is kept, for the check on the match's page.
    kept = phone.evaluate("JSON.parse(localStorage.getItem('vaza.seeds'))")
    assert len(kept[phone.url.rsplit("/", 1)[-1]]["1"]["seed"]) == 64


def test_one_tap_opens_a_table_for_friends(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_test_id("name").fill("Zé")
    phone.get_by_test_id("open-table").tap()
    phone.wait_for_url(TABLE)
    assert phone.evaluate("fetch('/api/me').then((answer) => answer.json())") == {"name": "Zé"}


def test_the_name_is_known_again(phone: Page) -> None:
    test_one_tap_opens_a_table_for_friends(phone)
    phone.goto("/")
    expect(phone.get_by_test_id("name")).to_have_value("Zé")


def test_first_actions_stand_on_the_first_screen(phone: Page) -> None:
    phone.goto("/")
    for way in ("play-now", "open-table", "name"):
        box = phone.get_by_test_id(way).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 740
        assert box["height"] >= 44


def test_a_listed_table_is_found_and_joined(watched: Watched) -> None:
    host, guest = watched.open("/"), watched.open("/")
    host.get_by_test_id("name").fill("Anfitriã")
    host.get_by_role("switch").click()
    host.get_by_test_id("open-table").click()
    host.wait_for_url(TABLE)
    row = guest.get_by_test_id("open-tables").get_by_role("listitem")
    row = row.filter(has_text="Mesa de Anfitriã").first
    expect(row).to_contain_text("3 lugares livres", timeout=15_000)
    row.get_by_role("button", name="Entrar").click()
    guest.wait_for_url(host.url)


def test_the_game_is_chosen_and_explains_itself(phone: Page) -> None:
    phone.goto("/")
    expect(phone.get_by_text("19 mãos", exact=True)).to_be_visible()
    phone.get_by_role("radio", name="7").check(force=True)
    expect(phone.get_by_text("13 mãos", exact=True)).to_be_visible()
    phone.get_by_test_id("change-game").click()
    phone.get_by_test_id("game-dane-se-13").click()
    expect(phone.get_by_test_id("game-picker")).to_be_hidden()
    expect(phone.get_by_role("heading", name="Dane-se a quatro")).to_be_visible()
    expect(phone.get_by_text("você contra 3 robôs")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("heading", name="Dane-se", exact=True)).to_be_visible()


def test_a_code_is_taken_and_a_bad_one_refused(phone: Page) -> None:
    phone.goto("/")
    phone.get_by_test_id("change-game").click()
    field = phone.get_by_label("Tem um código de regras?")
    field.fill("v1.errado")
    field.press("Enter")
    expect(phone.get_by_role("alert")).to_contain_text("não é de nenhum jogo")
    presets = phone.evaluate("fetch('/api/presets').then((answer) => answer.json())")
    german = next(preset for preset in presets if preset["name"] == "german-bridge")
    field.fill(german["code"])
    field.press("Enter")
    expect(phone.get_by_test_id("game-picker")).to_be_hidden()
    expect(phone.get_by_role("heading", name="Bridge Alemão", exact=True)).to_be_visible()


def test_the_picker_works_by_keys(watched: Watched) -> None:
    page = watched.open("/", size=(1280, 800))
    page.get_by_test_id("change-game").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("game-picker")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("game-picker")).to_be_hidden()
    expect(page.get_by_test_id("change-game")).to_be_focused()


def test_a_browser_in_spanish_is_shown_spanish(watched: Watched) -> None:
    page = watched.open("/", language="es")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Luego, hazlas")


def test_language_and_theme_are_switched_and_kept(phone: Page) -> None:
    # What comes late moves the foot of the page, perhaps from under a tap.
    phone.goto("/", wait_until="networkidle")
    phone.locator("footer").get_by_text("Español").click()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Luego, hazlas")
    phone.locator("footer").get_by_text("English").click()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Then take them")
    expect(phone.get_by_text("from 10 cards down to 1").first).to_be_visible()
    phone.locator("footer").get_by_text("Dark").click()
    expect(phone.locator("html")).to_have_attribute("data-theme", "dark")
    phone.reload()
    expect(phone.locator("html")).to_have_attribute("lang", "en")
    expect(phone.locator("html")).to_have_attribute("data-theme", "dark")


def test_another_language_leaves_what_was_typed(chromium: Browser, site: Running) -> None:
    # Under this name there is no service worker, which would fetch the words unseen.
    phone = chromium.new_page(locale="pt-BR")
    phone.goto(f"http://vaza.test:{site.port}/", wait_until="networkidle")
    held: list[Route] = []
    phone.route(
        "**/assets/pages-*.js",
        lambda route: held.append(route),  # noqa: PLW0108 - Playwright writes on its handlers
    )
    phone.get_by_label("Seu nome").fill("Zuleica")
    with phone.expect_request("**/assets/pages-*.js"):
        phone.locator("footer").get_by_text("English").click()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Depois, faça")
    assert "home-" not in phone.locator("main").inner_text()
    for route in held:
        route.continue_()
    expect(phone.get_by_label("Your name")).to_have_value("Zuleica")
    phone.close()


def test_a_failure_is_said_and_can_be_tried_again(phone: Page) -> None:
    phone.goto("/")
    phone.route("**/api/tables", lambda route: route.abort())
    phone.get_by_test_id("open-table").click()
    alert = phone.get_by_role("alert").filter(has_text="Não deu para falar com o servidor")
    expect(alert.first).to_be_visible()
    phone.unroute("**/api/tables")
    alert.first.get_by_role("button").click()
    phone.wait_for_url(TABLE)


def test_the_last_table_is_a_tap_away(phone: Page) -> None:
    phone.goto("/")
    expect(phone.get_by_test_id("way-back")).to_have_count(0)
    phone.get_by_test_id("open-table").click()
    phone.wait_for_url(TABLE)
    table = phone.url
    phone.goto("/")
    phone.get_by_test_id("way-back").click()
    phone.wait_for_url(table)
