"""The rules page."""

import re

from playwright.sync_api import Page, expect

from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import rules_from_json


def test_rules_stand_in_plain_sentences(phone: Page) -> None:
    phone.goto("/rules/dane-se")
    expect(phone.get_by_role("heading", level=1)).to_have_text("Dane-se")
    expect(phone.get_by_role("heading", name="Pedidos")).to_be_visible()
    expect(phone.get_by_text("Cada um joga por si.")).to_be_visible()
    assert "turn-up" not in phone.locator("main").inner_text()


def test_the_schedule_follows_the_number_of_seats(phone: Page) -> None:
    phone.goto("/rules/dane-se")
    expect(phone.get_by_text("19 mãos", exact=True)).to_be_visible()
    phone.get_by_label("6", exact=True).check(force=True)
    expect(phone.get_by_text("15 mãos", exact=True)).to_be_visible()
    expect(phone.get_by_text("8 → 1 → 8 cartas")).to_be_visible()


def test_deals_without_trumps_are_told(phone: Page) -> None:
    phone.goto("/rules/dane-se-13")
    expect(phone.get_by_text("mão 13", exact=False).first).to_be_attached()
    expect(phone.get_by_text("mãos 1\N{EN DASH}12")).to_be_visible()


def test_examples_show_signed_points(phone: Page) -> None:
    phone.goto("/rules/dane-se")
    row = phone.get_by_role("row").filter(has_text="+50")
    expect(row).to_have_text(re.compile(r"5\s*5\s*\+50"))


def test_a_table_of_points_is_shown_hand_by_hand(phone: Page) -> None:
    points = [[], *([[70 + size] * (size + 1)] * (size + 1) for size in (1, 2))]
    rules = rules_from_json(
        {
            "schedule": {"shape": "list", "list": [1, 2]},
            "ending": {"tie": "shared"},
            "scoring": {"points": points},
        }
    )
    phone.goto(f"/rules/{rules_code(rules)}")
    table = phone.get_by_test_id("points-table")
    expect(table.get_by_role("cell")).to_have_text(["+71"] * 4)
    table.get_by_label("2", exact=True).check(force=True)
    expect(table.get_by_role("cell")).to_have_text(["+72"] * 9)
    expect(table.get_by_role("caption")).to_contain_text("mãos de 2 cartas")


def test_another_game_is_a_link_away(phone: Page) -> None:
    phone.goto("/rules")
    phone.get_by_role("link", name=re.compile("Bridge Alemão")).first.click()
    phone.wait_for_url("**/rules/german-bridge*")
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Bridge Alemão")


def test_a_table_opens_with_these_rules(phone: Page) -> None:
    phone.goto("/rules/german-bridge")
    phone.get_by_test_id("open-these").click()
    phone.wait_for_url(re.compile(r"/t/[\w-]+$"))
    row = phone.evaluate(
        "fetch('/api' + location.pathname.replace('/t/', '/tables/')).then(r => r.json())"
    )
    assert row["rules"] == "german-bridge"


def test_unknown_rules_are_said_to_be_unknown(phone: Page) -> None:
    phone.goto("/rules/no-such-game")
    expect(phone.get_by_role("heading", level=1)).to_have_text("Não conhecemos estas regras")
    expect(phone.get_by_role("link", name=re.compile("Dane-se")).first).to_be_visible()


def test_the_code_of_the_rules_is_copied(phone: Page) -> None:
    phone.goto("/rules/german-bridge")
    code = phone.get_by_role("textbox", name="Código destas regras").input_value()
    assert code.startswith("v1.")
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.get_by_role("button", name="Copiar").click()
    expect(phone.get_by_text("Copiado")).to_be_visible()
    assert phone.evaluate("navigator.clipboard.readText()") == code
