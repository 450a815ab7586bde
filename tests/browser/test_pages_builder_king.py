"""The list of contracts in the page that puts house rules together."""

import re
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.king import KingPlayer
from tests.browser.pages import DESKTOP, PHONE, Theme, Watched, axe_finds, overflow
from tests.browser.test_pages_builder import axis, code, group, ready
from tests.browser.visitor import Visitor
from tests.live.running import Running
from vaza.options.codes.code import parse_rules
from vaza.options.codes.codec import rules_from_json, rules_to_json
from vaza.options.presets import preset

OWN = {"name": "damas-e-valetes", "per_card": {"Q": -50, "J": -10}, "hearts_lead_ban": True}
MINUS = "\N{MINUS SIGN}"


def rows(page: Page) -> Locator:
    group(page, "contracts")
    return page.get_by_test_id("contracts").get_by_role("listitem")


def names(page: Page) -> list[str]:
    return rows(page).locator(".name").all_inner_texts()


def price(page: Page, thing: str, points: int) -> None:
    page.get_by_test_id(f"term-{thing}").get_by_role("spinbutton").fill(str(points))


def build_own(page: Page) -> None:
    """From King: no king of hearts, a deal of queens and jacks before all, the whole price."""
    rows(page).nth(4).get_by_role("button", name="Tirar Sem rei de copas, em 5º").click()
    page.get_by_test_id("add-contract").click()
    page.get_by_test_id("own-contract").click()
    page.get_by_test_id("add-thing").select_option("Q")
    price(page, "Q", -50)
    page.get_by_test_id("add-thing").select_option("J")
    price(page, "J", -10)
    page.get_by_label("só sem outro naipe").check(force=True)
    expect(page.get_by_test_id("contract-told")).to_contain_text(f"A mão soma {MINUS}240")
    page.get_by_test_id("contract-done").click()
    up = rows(page).nth(5).get_by_role("button", name=re.compile("Subir Damas e valetes"))
    up.click()
    for _ in range(4):
        page.keyboard.press("Enter")
    axis(page, "contracts.payment").get_by_role("combobox").select_option("fixed")


def test_an_own_king_is_built_handed_on_and_played(
    watched: Watched, visit: Callable[..., Visitor], site: Running
) -> None:
    page = watched.open()
    ready(page, "/builder/king")
    build_own(page)
    expect(rows(page).first).to_contain_text(f"damas {MINUS}50 cada · valetes {MINUS}10 cada")
    totals = rows(page).get_by_test_id("total").all_inner_texts()
    assert totals == [f"{MINUS}{n}" for n in (240, 260, 260, 200, 240, 180)] + ["+325"] * 4
    expect(page.get_by_test_id("contracts-sum")).to_contain_text(f"{MINUS}80 pontos")

    page.get_by_test_id("bar").click()
    preview = page.locator("#builder-preview")
    expect(preview).to_contain_text(
        f"Damas e valetes (mão 1): cada dama levada vale {MINUS}50 pontos"
    )
    expect(preview).to_contain_text(f"A mão soma {MINUS}240 pontos.")
    expect(page.get_by_test_id("deal-table").get_by_role("listitem")).to_have_count(7)
    expect(page.get_by_test_id("differences").get_by_role("listitem")).to_have_count(2)

    king = rules_to_json(preset("king"))["contracts"]["list"]
    wanted = {"list": [OWN, *king[:4], *king[5:]], "payment": "fixed"}
    built = code(page)
    assert parse_rules(built) == rules_from_json({"base": "king", "contracts": wanted})

    bia = visit(name="Bia")
    bia.page.evaluate("localStorage.setItem('vaza.choice', '{\"speed\": \"instant\"}')")
    bia.page.goto(page.get_by_test_id("link").input_value())
    expect(bia.page.get_by_text("Damas e valetes (mão 1)").first).to_be_visible()
    bia.see("open-these").click()
    bia.see("gathering").wait_for()
    table = bia.page.url.rpartition("/t/")[2]
    assert httpx.get(f"{site.http}/api/tables/{table}").json()["rules"] == built
    bia.start()
    bia.wait_for_face("trick")
    expect(bia.see("contract-name")).to_have_text("Damas e valetes")
    KingPlayer(bia).play_until("result")


def test_the_keyboard_moves_takes_out_and_brings_back(watched: Watched) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, "/builder/king")
    rows(page).nth(1).get_by_role("button", name="Mudar Sem copas, em 2º").focus()
    page.keyboard.press("Alt+ArrowDown")
    page.keyboard.press("Alt+ArrowDown")
    assert names(page)[1:4] == ["Sem damas", "Sem reis nem valetes", "Sem copas"]
    expect(page.get_by_role("button", name="Mudar Sem copas, em 4º")).to_be_focused()
    page.keyboard.press("Delete")
    assert "Sem copas" not in names(page)
    expect(page.get_by_test_id("gone")).to_contain_text("Sem copas saiu")
    page.get_by_role("button", name="Trazer de volta").press("Enter")
    expect(page.get_by_role("button", name="Mudar Sem copas, em 4º")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("contract-editor")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Mudar Sem copas, em 4º")).to_be_focused()
    page.reload()
    ready(page)
    assert names(page)[3] == "Sem copas"


def test_a_relatives_contract_is_told_apart_from_kings(watched: Watched) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, "/builder/king")
    rows(page)
    page.get_by_test_id("add-contract").click()
    page.get_by_test_id("known-no-queens").nth(1).click()
    expect(rows(page).nth(6)).to_contain_text("Sem damas 2")
    expect(rows(page).nth(6).get_by_test_id("total")).to_have_text(f"{MINUS}400")
    page.get_by_role("button", name="Mudar Sem damas, em 3º").click()
    name = page.get_by_label("Nome", exact=True)
    name.fill("no queens 2")
    expect(page.get_by_text("Outro contrato da lista já se chama assim.")).to_be_visible()
    name.fill("Sem Dâmas!")
    page.get_by_test_id("contract-done").click()
    expect(rows(page).nth(2)).to_contain_text("Sem dâmas")
    names_of = [contract.name for contract in parse_rules(code(page)).deals]
    assert names_of[2:7] == ["sem-dâmas", "no-men", "no-king", "no-last-two", "no-queens-2"]


def test_a_deal_that_is_played_twice_is_changed_once(watched: Watched) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, "/builder/king")
    rows(page).first.get_by_role("button", name=re.compile("Mudar Sem vazas")).click()
    page.get_by_role("button", name="Jogar mais uma vez").click()
    expect(page.get_by_text("Joga-se 2 vezes")).to_be_visible()
    price(page, "tricks", -25)
    page.get_by_test_id("contract-done").click()
    totals = rows(page).get_by_test_id("total")
    expect(totals.nth(1)).to_have_text(f"{MINUS}325")
    expect(totals.first).to_have_text(f"{MINUS}325")


def test_what_does_not_fit_is_not_dropped_unsaid(watched: Watched) -> None:
    page = watched.open()
    ready(page, "/builder/king")
    rows(page)
    page.get_by_test_id("add-contract").click()
    page.get_by_test_id("own-contract").click()
    page.get_by_label("Nome").fill("free")
    page.get_by_test_id("contract-done").click()
    expect(page.get_by_label("Nome")).to_be_focused()
    page.get_by_label("Nome").fill("Quatro")
    page.get_by_test_id("add-thing").select_option("Q")
    price(page, "Q", -99_999)
    page.get_by_test_id("contract-done").click()
    expect(page.get_by_test_id("term-Q").get_by_role("spinbutton")).to_be_focused()
    price(page, "Q", -40)
    page.get_by_test_id("contract-done").click()
    expect(page.get_by_test_id("contract-editor")).to_have_count(0)
    expect(rows(page).locator(".name", has_text="Quatro")).to_have_count(1)


def test_a_game_of_bids_becomes_one_of_contracts(phone: Page) -> None:
    ready(phone, "/builder/dane-se")
    group(phone, "contracts")
    expect(phone.get_by_text("Sem efeito com Lista de contratos: nenhuma")).to_be_visible()
    for name in ("no-men", "positive"):
        phone.get_by_test_id("add-contract").click()
        phone.get_by_test_id(f"known-{name}").first.click()
    phone.get_by_test_id("bar").click()
    problems = phone.get_by_test_id("problems")
    expect(problems).to_be_visible()
    for _ in range(10):
        if not problems.count():
            break
        text = problems.inner_text()
        problems.get_by_role("button", name="Resolver").first.click()
        phone.wait_for_function(
            """before => document.querySelector('[data-testid=problems]')?.innerText !== before""",
            arg=text,
        )
    rules = parse_rules(code(phone))
    assert [contract.name for contract in rules.deals] == ["no-men", "positive"]
    phone.get_by_test_id("bar").click()
    expect(phone.get_by_test_id("group-bidding")).to_contain_text(
        "Sem efeito com Lista de contratos: 2 mãos."
    )


@pytest.mark.parametrize(
    ("size", "theme", "language"),
    [(PHONE, "light", "pt"), ((320, 568), "dark", "es"), (DESKTOP, "dark", "en")],
)
def test_axe_finds_nothing_and_nothing_overflows(
    watched: Watched, size: tuple[int, int], theme: Theme, language: str
) -> None:
    page = watched.open(size=size, theme=theme, language=language)
    ready(page, "/builder/king-quick?contracts.up_points=50")
    rows(page).first.wait_for()
    assert axe_finds(page) == []
    page.get_by_test_id("add-contract").click()
    assert axe_finds(page) == []
    page.get_by_test_id("own-contract").click()
    for thing in ("tricks", "last", "last", "base", "KH"):
        page.get_by_test_id("add-thing").select_option(thing)
    page.wait_for_timeout(400)
    assert axe_finds(page) == []
    page.get_by_test_id("contract-done").click()
    assert axe_finds(page) == []
    assert overflow(page) <= 0
    text = page.locator("body").inner_text()
    assert re.findall(r"\b(?:builder|axis|value|thing|counted)-[a-z]+|undefined|NaN", text) == []
