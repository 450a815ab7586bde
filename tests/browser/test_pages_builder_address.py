"""What the address of the builder may say: cut links, odd values, rules too large for one."""

import re

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import DESKTOP, Watched, axe_finds
from tests.browser.test_pages_builder import axis, group, ready
from tests.live.running import Running


@pytest.mark.parametrize(
    "query",
    [
        "trump.nt_on_deals=%5B1%2C2",
        "seating.seats=4",
        "schedule.shape=list&schedule.list=5",
        "scoring=5",
        "scoring=null",
        "scoring=%7B%22made%22",
    ],
)
def test_what_an_address_says_amiss_is_left_out_and_said(watched: Watched, query: str) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, f"/builder/dane-se?bidding.hook=none&{query}")
    expect(page.get_by_test_id("unread")).to_contain_text("O endereço veio cortado")
    assert page.get_by_test_id("unread").get_attribute("role") == "alert"
    page.wait_for_url(re.compile(r"bidding\.hook=none(&schedule\.shape=list)?$"))
    expect(axis(page, "bidding.hook").get_by_role("combobox")).to_have_value("none")


@pytest.mark.parametrize(
    "text", ["[1,2", "5", "null", "true", "[null]", '[{"name":1}]', "{}", "zz"]
)
def test_every_axis_may_be_said_amiss(watched: Watched, site: Running, text: str) -> None:
    form = httpx.get(f"{site.http}/api/rules/form").json()
    paths = [one["path"] for group in form["groups"] for one in group["axes"]]
    page = watched.open(size=DESKTOP)
    query = httpx.QueryParams(dict.fromkeys([*paths, "scoring"], text))
    ready(page, f"/builder/dane-se?{query}")
    for group_ in form["groups"]:
        group(page, group_["name"])
    expect(page.get_by_test_id("axis-ending.tie")).to_be_visible()


def test_a_word_that_an_axis_does_not_know_is_a_conflict(watched: Watched) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, "/builder/dane-se?bidding.hook=zz")
    problem = axis(page, "bidding.hook").get_by_test_id("problem-bad-value")
    expect(problem).to_contain_text("“zz” não serve aqui.")
    for sentence in problem.locator("p").all():
        box = sentence.bounding_box()
        assert box is not None
        assert box["width"] > 200
    axis(page, "bidding.hook").get_by_role("button", name="Desfazer").click()
    expect(page.get_by_test_id("take-away")).to_be_visible()


@pytest.mark.parametrize("path", ["/builder/%", "/rules/%", "/rules/%E0%A4%A"])
def test_an_id_that_is_no_text_is_unknown(phone: Page, path: str) -> None:
    phone.goto(path)
    unknown = phone.get_by_text(re.compile("não tem regras que conheçamos|Não conhecemos"))
    expect(unknown.first).to_be_visible()


def table_of(*sizes: int, cell: int = 1000) -> str:
    """A table of points as it is copied from a spreadsheet."""
    rows = ["\t".join([str(cell)] * (size + 1)) for size in sizes]
    return "\n\n".join("\n".join([row] * (size + 1)) for row, size in zip(rows, sizes, strict=True))


def paste(field: Locator, text: str) -> None:
    """Fill a field at once; typing as much takes a browser half a minute."""
    field.evaluate(
        """(field, text) => {
            field.value = text;
            field.dispatchEvent(new Event("input", { bubbles: true }));
        }""",
        text,
    )


def test_rules_too_large_for_a_link_are_said_to_be_and_stay(watched: Watched) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, "/builder")
    group(page, "scoring")
    page.get_by_label("Por tabela").check(force=True)
    paste(page.get_by_label("Tabela de pontos", exact=True), table_of(*range(1, 53)))
    large = page.get_by_test_id("too-large")
    expect(large).to_contain_text("grandes demais para um link")
    expect(page.get_by_test_id("take-away")).to_have_count(0)
    expect(page.get_by_text("Sem resposta do servidor")).to_have_count(0)
    expect(page.get_by_test_id("kept")).to_be_visible()
    assert page.url.endswith("/builder/dane-se")
    page.reload()
    expect(large).to_be_visible()
    field = group(page, "scoring").get_by_label("Tabela de pontos", exact=True)
    assert field.input_value().count("\n") > 1400
    assert axe_finds(page) == []
    large.get_by_role("button").click()
    expect(page.get_by_test_id("take-away")).to_be_visible()
    expect(page.get_by_test_id("kept")).to_have_count(0)


def test_changes_are_offered_back_after_two_other_starts(phone: Page) -> None:
    ready(phone, "/builder/dane-se?bidding.hook=gt&schedule.peak=5")
    for game, title in (("podrida", "Podrida"), ("plump", "Plump")):
        phone.get_by_test_id("change-base").click()
        phone.get_by_test_id(f"game-{game}").click()
        expect(phone.get_by_test_id("base")).to_have_text(title)
    phone.get_by_role("button", name="Trazer de volta").click()
    phone.wait_for_url(re.compile(r"/builder/dane-se\?schedule\.peak=5&bidding\.hook=gt$"))
