"""The page that puts house rules together."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import DESKTOP, PHONE, Theme, Watched, axe_finds, overflow
from tests.browser.visitor import Visitor
from tests.live.running import PROGRAM, Running
from vaza.options.codes.code import parse_rules
from vaza.options.codes.codec import rules_from_json

HIDDEN_BIDS = "/builder/dane-se?bidding.bid_mode=secret_until_end"
ODD = {
    "base": "dane-se",
    "pack": {"pack": "std52+13low"},
    "seating": {"seats": [5]},
    "schedule": {"peak": 4},
    "trump": {"turnup_nt_ranks": ["2", "3", "4", "5", "6"]},
    "bidding": {"bid_mode": "secret_until_end", "hook": "none"},
    "play": {"void_duty": "must_trump"},
    "scoring": {"made": {"c": 10, "b2": 1}, "miss": {"dT": -5}},
    "bonus": {"streak_length": 5, "streak_bonus": 10},
}
"""5 seats, 65 cards, French threshold, secret bids, forced trump, S22, streak 5/+10."""


def ready(page: Page, path: str | None = None) -> None:
    """Wait until the form is there and the server has judged it."""
    if path is not None:
        page.goto(path)
    page.get_by_test_id("group-pack").wait_for()
    page.get_by_test_id("take-away").or_(page.get_by_test_id("problems")).wait_for(state="attached")


def group(page: Page, name: str) -> Locator:
    """Open a group of the form."""
    box = page.get_by_test_id(f"group-{name}")
    if box.get_attribute("open") is None:
        box.locator("summary").click()
    return box


def axis(page: Page, path: str) -> Locator:
    group(page, path.partition(".")[0])
    return page.get_by_test_id(f"axis-{path}")


def code(page: Page) -> str:
    expect(page.get_by_test_id("take-away")).to_have_attribute("aria-busy", "false")
    return page.get_by_test_id("code").input_value()


def build_odd(page: Page) -> None:
    """Put the odd rules together, by hand, on a phone."""
    axis(page, "pack.pack").get_by_role("combobox").select_option("std52+13low")
    seats = axis(page, "seating.seats")
    for number in (3, 4, 6, 7):
        seats.get_by_role("button", name=str(number), exact=True).click()
    peak = axis(page, "schedule.peak")
    peak.get_by_label("um número").check(force=True)
    peak.get_by_role("spinbutton").fill("4")
    ranks = axis(page, "trump.turnup_nt_ranks")
    for rank in "23456":
        ranks.get_by_role("button", name=rank, exact=True).click()
    axis(page, "bidding.bid_mode").get_by_role("combobox").select_option("secret_until_end")
    axis(page, "bidding.hook").get_by_role("button", name="Resolver").click()
    axis(page, "play.void_duty").get_by_role("combobox").select_option("must_trump")
    group(page, "scoring").get_by_test_id("pick-scoring").click()
    page.get_by_test_id("scoring-S22").click()
    streak = axis(page, "bonus.streak_length")
    streak.get_by_label("um número").check(force=True)
    streak.get_by_role("spinbutton").fill("5")
    bonus = axis(page, "bonus.streak_bonus").get_by_role("spinbutton")
    bonus.fill("10")
    expect(page.get_by_test_id("status")).to_have_text("10 mudanças")


def shown_totals(visitor: Visitor, seats: int) -> list[int]:
    texts = [visitor.see(f"final-total-{seat}").inner_text() for seat in range(seats)]
    return [int(text.replace("\u2212", "-").replace("+", "")) for text in texts]


def test_odd_rules_are_built_handed_on_and_played(
    watched: Watched,
    visit: Callable[..., Visitor],
    site: Running,
    tmp_path: Path,
    figures: Callable[..., None],
) -> None:
    page = watched.open()
    ready(page, "/builder")
    build_odd(page)
    page.get_by_test_id("bar").click()
    built = code(page)
    assert parse_rules(built) == rules_from_json(ODD)
    link = page.get_by_test_id("link").input_value()
    assert link == f"{site.http}/rules/{built}"

    bia = visit(name="Bia")
    bia.page.evaluate("localStorage.setItem('vaza.choice', '{\"speed\": \"instant\"}')")
    bia.page.goto(link)
    expect(bia.page.get_by_text("65 cartas", exact=False).first).to_be_visible()
    bia.see("open-these").click()
    bia.see("gathering").wait_for()
    table = bia.page.url.rpartition("/t/")[2]
    row = httpx.get(f"{site.http}/api/tables/{table}").json()
    assert (row["rules"], row["seats"]) == (built, 5)

    bia.start()
    bia.play_until("final", seconds=240)
    totals = shown_totals(bia, 5)
    path = tmp_path / "match.json"
    path.write_text(httpx.get(f"{site.http}/api/matches/{table}/record.json").text, "utf-8")
    command = [sys.executable, "-c", PROGRAM, "record", "check", str(path), "--json"]
    checked = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    assert checked["ok"]
    assert totals == checked["totals"]
    figures("odd rules played", deals=len(checked["deals"]), totals=totals, code=built)


def test_the_same_code_works_in_a_command(phone: Page) -> None:
    ready(phone, "/builder/german-bridge?bidding.hook=none")
    phone.get_by_test_id("bar").click()
    command = [sys.executable, "-c", PROGRAM, "rules", "show", code(phone), "--json"]
    shown = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    assert shown["rules"]["bidding"]["hook"] == "none"
    assert shown["rules"]["scoring"]["made"] == {"c": 10, "b2": 1}


def test_the_address_keeps_the_rules(phone: Page) -> None:
    ready(phone, "/builder")
    axis(phone, "bidding.hook").get_by_role("combobox").select_option("none")
    axis(phone, "pack.jokers").get_by_label("2", exact=True).check(force=True)
    phone.wait_for_url(re.compile(r"bidding\.hook=none"))
    phone.reload()
    ready(phone)
    expect(axis(phone, "bidding.hook").get_by_role("combobox")).to_have_value("none")
    expect(axis(phone, "pack.jokers").get_by_label("2", exact=True)).to_be_checked()
    assert phone.get_by_test_id("group-ending").get_attribute("open") is None
    phone.get_by_test_id("bar").click()
    expect(phone.get_by_test_id("differences").get_by_role("listitem")).to_have_count(2)


def test_differences_are_taken_back_one_by_one(watched: Watched) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, "/builder/dane-se?bidding.hook=none&pack.jokers=2&play.first_lead=eldest")
    changes = page.get_by_test_id("differences").get_by_role("listitem")
    expect(changes).to_have_count(3)
    changes.filter(has_text="Curingas").get_by_role("button").click()
    expect(changes).to_have_count(2)
    axis(page, "bidding.hook").get_by_role("button", name="Desfazer").click()
    # What is left is a preset, and so its code is short.
    expect(changes).to_have_count(1)
    page.get_by_role("button", name="Desfazer tudo").click()
    expect(changes).to_have_count(0)
    assert page.url.endswith("/builder/dane-se")


@pytest.mark.parametrize(
    ("query", "problem"),
    [
        ("bidding.bid_mode=secret_until_end", "hook-hidden"),
        ("schedule.peak=30", "pack-too-small"),
        ("schedule.shape=list", "empty-list"),
        ("trump.trump=auction", "auction-seats"),
        ("bidding.bid_min=3&bidding.bid_max=2", "bid-range"),
        ("scoring=" + json.dumps({"points": [[], [[1, 0], [0, 1]]]}), "points-missing"),
        ("seating.seats=[]", "seats-order"),
    ],
)
def test_conflicts_are_said_and_clicked_away(watched: Watched, query: str, problem: str) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, f"/builder/dane-se?{query}")
    problems = page.get_by_test_id("problems")
    expect(problems.get_by_test_id(f"problem-{problem}").first).to_be_visible()
    expect(page.get_by_test_id("take-away")).to_have_count(0)
    for _ in range(20):
        if not problems.count():
            break
        mend = problems.get_by_role("button", name="Resolver").first
        text = problems.inner_text()
        mend.click()
        page.wait_for_function(
            """before => document.querySelector('[data-testid=problems]')?.innerText !== before""",
            arg=text,
        )
    assert code(page).startswith("v1.")


def test_a_failed_call_loses_nothing(phone: Page) -> None:
    ready(phone, "/builder")
    phone.route("**/api/rules/check*", lambda route: route.abort())
    axis(phone, "bidding.hook").get_by_role("combobox").select_option("none")
    expect(phone.get_by_test_id("status")).to_have_text("Sem resposta do servidor")
    expect(axis(phone, "bidding.hook").get_by_role("combobox")).to_have_value("none")
    phone.unroute("**/api/rules/check*")
    phone.get_by_test_id("bar").click()
    phone.get_by_role("button", name="Tentar de novo").click()
    assert parse_rules(code(phone)) == rules_from_json({"bidding": {"hook": "none"}})


def test_axes_without_effect_say_why(phone: Page) -> None:
    ready(phone, "/builder")
    trump = group(phone, "trump")
    expect(trump.get_by_text("Sem efeito com Trunfo: carta virada.").first).to_be_visible()
    expect(phone.get_by_test_id("axis-trump.cycle")).to_have_count(0)
    axis(phone, "trump.trump").get_by_role("combobox").select_option("cycle")
    order = axis(phone, "trump.cycle").get_by_role("listitem")
    expect(order).to_have_count(4)
    order.first.get_by_role("button", name=re.compile("Descer")).click()
    order.last.get_by_role("button", name=re.compile("Tirar")).click()
    phone.wait_for_url(re.compile("trump.cycle"))
    phone.get_by_test_id("bar").click()
    rules = parse_rules(code(phone))
    assert [suit.value for suit in rules.trump.cycle] == ["H", "S", "D"]


def test_a_rule_is_searched_for(phone: Page) -> None:
    ready(phone, "/builder")
    phone.get_by_test_id("search").fill("curinga")
    expect(phone.get_by_test_id("axis-pack.jokers")).to_be_visible()
    expect(phone.get_by_test_id("group-ending")).to_have_count(0)
    phone.get_by_test_id("search").fill("xyz")
    expect(phone.get_by_text("Nenhuma regra encontrada")).to_be_visible()


def test_another_start_can_be_taken_back(phone: Page) -> None:
    ready(phone, "/builder/dane-se?bidding.hook=none")
    phone.get_by_test_id("change-base").click()
    phone.get_by_test_id("game-podrida").click()
    expect(phone.get_by_test_id("base")).to_have_text("Podrida")
    expect(phone.get_by_test_id("status")).to_have_text("Nenhuma mudança")
    phone.get_by_role("button", name="Trazer de volta").click()
    expect(phone.get_by_test_id("base")).to_have_text("Dane-se")
    phone.wait_for_url(re.compile(r"/builder/dane-se\?bidding\.hook=none$"))


def test_a_scoring_is_made_of_terms(watched: Watched) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, "/builder")
    group(page, "scoring")
    made = page.get_by_test_id("branch-made")
    made.get_by_role("spinbutton").fill("7")
    expect(made.get_by_text("pediu 3, fez 3: +21")).to_be_visible()
    made.get_by_role("combobox").select_option("c")
    expect(made.get_by_text("pediu 3, fez 3: +22")).to_be_visible()
    page.get_by_label("um por um").check(force=True)
    over = page.get_by_test_id("branch-over")
    over.get_by_role("button", name=re.compile("Tirar a parcela")).click()
    expect(over.get_by_text("pediu 2, fez 3: 0")).to_be_visible()


def test_a_table_of_points_is_pasted(watched: Watched) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, "/builder/dane-se?seating.seats=[4]&schedule.peak=1")
    group(page, "scoring")
    page.get_by_label("Por tabela").check(force=True)
    page.get_by_label("Tabela de pontos", exact=True).fill("5\t-1\nx\t9")
    expect(page.get_by_text("Cada bloco tem tantas linhas")).to_be_visible()
    page.get_by_label("Tabela de pontos", exact=True).fill("5\t-1\n-2\t9")
    page.wait_for_url(re.compile("scoring"))
    expect(page.get_by_test_id("scoring").get_by_role("cell", name="+9")).to_be_visible()


def test_hand_sizes_are_written_as_people_write_them(watched: Watched) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, "/builder/dane-se?schedule.shape=list")
    field = axis(page, "schedule.list").get_by_role("textbox")
    field.fill("1-3 3x2 y")
    expect(page.get_by_text("não é um número de 1 a 52")).to_be_visible()
    field.fill("1-3 3x2")
    expect(page.get_by_text("5 mãos", exact=True)).to_be_visible()
    assert parse_rules(code(page)).schedule.list == (1, 2, 3, 3, 3)


def test_the_keyboard_is_enough(watched: Watched) -> None:
    page = watched.open()
    ready(page, "/builder")
    page.locator("[data-testid=group-bidding] summary").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("axis-bidding.hook").get_by_role("combobox").focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("status")).to_have_text("1 mudança")
    page.get_by_role("tab", name="Montar").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Como fica")).to_be_focused()
    expect(page.get_by_test_id("take-away")).to_be_visible()


def test_rules_and_home_lead_here(phone: Page) -> None:
    phone.goto("/rules/german-bridge")
    phone.get_by_test_id("change-rules").click()
    ready(phone)
    expect(phone.get_by_test_id("base")).to_have_text("Bridge Alemão")
    phone.goto("/")
    phone.get_by_role("link", name="Mudar estas regras").click()
    ready(phone)


def test_an_unknown_start_is_said(phone: Page) -> None:
    ready(phone, "/builder/no-such-game")
    expect(phone.get_by_text("O endereço não tem regras que conheçamos")).to_be_visible()
    expect(phone.get_by_test_id("base")).to_have_text("Dane-se")


def test_the_editor_of_a_scoring_follows_the_rules(watched: Watched) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, "/builder/podrida")
    scoring = group(page, "scoring")
    field = scoring.get_by_label("Tabela de pontos", exact=True)
    by_table = scoring.get_by_label("Por tabela")
    by_table.check(force=True)
    field.fill("10 -10\n-10 10")
    problem = scoring.get_by_test_id("problem-points-missing").first
    expect(problem).to_contain_text("Pontos: ")
    problem.get_by_role("button", name="Resolver").click()
    expect(field).to_have_count(0)
    expect(page.get_by_test_id("branch-made")).to_be_visible()
    page.wait_for_url(re.compile("/builder/podrida$"))

    # The table is not lost, and the way back in the list of differences is followed too.
    by_table.check(force=True)
    expect(field).to_have_value("10\t-10\n-10\t10")
    expect(problem).to_be_visible()
    changes = page.get_by_test_id("differences").get_by_role("listitem")
    changes.filter(has_text="Pontos").get_by_role("button").click()
    expect(field).to_have_count(0)
    expect(by_table).not_to_be_checked()


def test_lists_and_cells_out_of_range_are_said_in_ones_language(watched: Watched) -> None:
    page = watched.open(size=DESKTOP)
    ready(page, "/builder/dane-se?schedule.shape=list&schedule.list=[5,4]")
    sizes = axis(page, "schedule.list")
    field = sizes.get_by_role("textbox")
    for text in ("5x0", "5x300"):
        field.fill(text)
        expect(
            sizes.get_by_text(f"Em “{text}”, o número depois do x vai de 1 a 200.")
        ).to_be_visible()
        expect(field).to_have_value(text)
    field.fill("1-52 " * 4)
    expect(sizes.get_by_test_id("problem-bad-value")).to_contain_text("208")
    field.fill("5 4")
    expect(page.get_by_test_id("take-away")).to_be_visible()
    scoring = group(page, "scoring")
    scoring.get_by_label("Por tabela").check(force=True)
    scoring.get_by_label("Tabela de pontos", exact=True).fill("1 100001\n0 1")
    problem = scoring.get_by_test_id("problem-bad-value")
    expect(problem).to_contain_text("100.000")
    text = problem.inner_text() + page.get_by_test_id("problems").inner_text()
    assert re.findall(r"points|no scoring|whole number|value of it", text) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_axe_finds_nothing(watched: Watched, size: tuple[int, int], theme: Theme) -> None:
    page = watched.open(size=size, theme=theme)
    ready(page, HIDDEN_BIDS + "&trump.trump=cycle&schedule.shape=list&bonus.streak_length=5")
    assert axe_finds(page) == []
    for name in ("scoring", "auction", "ending"):
        group(page, name)
    assert axe_finds(page) == []
    if size == PHONE:
        page.get_by_test_id("bar").click()
        assert axe_finds(page) == []
    for _ in range(3):
        if page.get_by_test_id("problems").count():
            page.get_by_test_id("problems").get_by_role("button", name="Resolver").first.click()
            page.wait_for_timeout(600)
    page.get_by_test_id("take-away").wait_for()
    assert axe_finds(page) == []


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (PHONE, "pt"),
        (PHONE, "en"),
        ((320, 568), "es"),
        ((740, 360), "en"),
        (DESKTOP, "pt"),
        (DESKTOP, "es"),
    ],
)
def test_nothing_overflows(watched: Watched, size: tuple[int, int], language: str) -> None:
    page = watched.open(size=size, language=language)
    ready(page, HIDDEN_BIDS + "&trump.trump=cycle&schedule.shape=list&bonus.streak_length=5")
    for name in ("scoring", "auction", "ending", "seating"):
        group(page, name)
    page.wait_for_timeout(300)
    assert overflow(page) <= 0
    text = page.locator("body").inner_text()
    assert re.findall(r"\b(?:builder|axis|value|group)-[a-z]+|undefined|NaN|down_up", text) == []
