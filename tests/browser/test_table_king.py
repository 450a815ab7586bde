"""King through the page: a whole match by finger on a phone, and what each moment shows."""

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.browser.king import RAISED, SCRIPT, KingPlayer, Script, ScriptPlayer, Talker
from tests.browser.test_table_weight import SIZES, weigh
from tests.browser.visitor import Visitor
from tests.live.running import PROGRAM, Running
from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import rules_from_json

SEATS = 4
LOOKED = ("owner", "offers", "reply", "ultimatum", "naming", "trick", "result")
"""What axe looks at once in a match."""
HEAVIEST = 113_000
"""Bytes with gzip of a first load in the middle of a match: the talk weighs most."""
MOMENTS = ("owner", "offers", "reply", "raise", "ultimatum")
SUMS = [-260, -260, -200, -240, -160, -180, 325, 325, 325, 325]


def number(text: str) -> int:
    """Read points as they are shown, with a typographer's minus."""
    return int(text.replace("\u2212", "-").replace("+", ""))


def is_sound(visitor: Visitor) -> None:
    """The page fits its window, and axe finds nothing."""
    assert visitor.overflow() <= 0, visitor.face
    assert visitor.complaints() == [], visitor.face


def check(site: Running, table: str, folder: Path) -> dict[str, object]:
    """Check the record of a match by the command."""
    path = folder / "match.json"
    path.write_text(httpx.get(f"{site.http}/api/matches/{table}/record.json").text, "utf-8")
    command = [sys.executable, "-c", PROGRAM, "record", "check", str(path), "--json"]
    told = subprocess.run(command, capture_output=True, check=False).stdout
    return dict(json.loads(told))


def told(visitor: Visitor, site: Running, table: str, folder: Path) -> list[int]:
    """Return the totals of the final result, which the command and the match page agree to."""
    totals = [number(visitor.see(f"final-total-{seat}").inner_text()) for seat in range(SEATS)]
    is_sound(visitor)
    checked = check(site, table, folder)
    assert checked["ok"], checked
    assert totals == checked["totals"]
    assert sum(totals) == 0
    deals = checked["deals"]
    assert isinstance(deals, list)
    sums = [sum(deal["points"]) for deal in deals]
    assert (sorted(sums[:6]), sums[6:]) == (sorted(SUMS[:6]), SUMS[6:])
    visitor.see("match-link").click()
    visitor.see("score-table").wait_for()
    sheet = [number(visitor.see(f"total-{seat}").inner_text()) for seat in range(SEATS)]
    assert sheet == totals
    is_sound(visitor)
    return totals


@pytest.mark.full
def test_a_match_of_king_against_bots(
    visit: Callable[..., Visitor], site: Running, tmp_path: Path, figures: Callable[..., None]
) -> None:
    ana = visit(name="Ana")
    table = ana.make_table("king", SEATS).removeprefix("/t/")
    ana.start()
    player = KingPlayer(ana)
    player.play_until("trick")
    assert ana.see("contract-name").get_attribute("data-kind") == "no-tricks"
    assert "20" in ana.see("contract-worth").inner_text()
    is_sound(ana)
    player.play_until("result", seconds=120)
    is_sound(ana)
    shown = [number(ana.see(f"points-{seat}").inner_text()) for seat in range(SEATS)]
    assert sum(shown) == SUMS[0]
    player.play_until("final", seconds=400)
    totals = told(ana, site, table, tmp_path)
    figures("king against bots", totals=totals, said=dict(player.said))


def follow(ana: Visitor, companion: Talker) -> None:
    """Start when all are there, and play to the end by the script."""
    for seat in range(1, SEATS):
        ana.see(f"remove-{seat}").wait_for()
    ana.start()
    player, seen = ScriptPlayer(ana, companion), set[str]()
    until = time.monotonic() + 300
    while (face := ana.face) != "final":
        assert time.monotonic() < until, face
        if face in LOOKED and face not in seen:
            seen.add(face)
            is_sound(ana)
        player.step(face)


@pytest.mark.parametrize(
    "place",
    [(360, 740, "light"), pytest.param((1280, 800, "dark"), marks=pytest.mark.full)],
)
def test_everything_that_can_be_said_of_a_positive_deal(
    visit: Callable[..., Visitor], site: Running, tmp_path: Path, place: tuple[int, int, str]
) -> None:
    """A preference, an ultimatum taken and one not, a sale down and a 4-3-3-3 in one match."""
    width, height, theme = place
    ana = visit(name="Ana", width=width, height=height, theme=theme)
    said, kinds = play_by_script(ana, site, tmp_path, rules="king", script=SCRIPT)
    assert said == SCRIPT
    assert kinds[6:] == ["up", "down", "down", "4333"]


def play_by_script(
    ana: Visitor, site: Running, folder: Path, *, rules: str, script: Script
) -> tuple[Script, list[str]]:
    """Play a whole match by a script; return what the record says of its talk and its kinds."""
    table = ana.make_table(rules, SEATS).removeprefix("/t/")
    others = [Talker(site.http, name) for name in ("Bia", "Caio", "Davi")]
    for one in others:
        one.script = script
    with ThreadPoolExecutor(1) as pool:
        company = pool.submit(asyncio.run, together(others, table))
        try:
            follow(ana, others[0])
            company.result(timeout=60)
        finally:
            for one in others:
                one.is_stopped = True
    told(ana, site, table, folder)
    deals = json.loads((folder / "match.json").read_text("utf-8"))["deals"]
    talk = {number: " ".join(deals[number - 1].get("auction", ())) for number in script}
    return talk, [deal["contract"] for deal in deals]


@pytest.mark.full
@pytest.mark.parametrize("size", SIZES)
def test_contracts_are_picked_and_offers_raised(
    visit: Callable[..., Visitor], site: Running, tmp_path: Path, size: tuple[int, int]
) -> None:
    """A free order, raises taken and not, and the score written down as one net sum."""
    rules = {"base": "king", "contracts": {"order": "free", "sheet": "net"}}
    ana = visit(name="Ana", width=size[0], height=size[1])
    code = rules_code(rules_from_json(rules))
    said, kinds = play_by_script(ana, site, tmp_path, rules=code, script=RAISED)
    assert said == RAISED
    assert kinds[6:] == ["up", "4333", "down", "up"]
    assert len(set(kinds[:6])) == 6


async def together(others: list[Talker], table: str) -> None:
    """Let all of them take part."""
    await asyncio.gather(*(one.take_part(table) for one in others))


def test_home_starts_a_table_of_king_by_one_tap(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana")
    ana.page.goto("/")
    is_sound(ana)
    ana.see("play-king").click()
    ana.see("table").wait_for()
    KingPlayer(ana).play_until("trick")
    assert ana.see("contract-name").get_attribute("data-kind") == "no-tricks"


def test_a_table_of_king_is_light(
    visit: Callable[..., Visitor], figures: Callable[..., None]
) -> None:
    """Whoever comes back in the middle of the talk, of a trick or to a result waits no longer."""
    contracts = [
        {"name": "positive", "positive": True},
        {"name": "no-hearts", "per_card": {"H": -20}, "hearts_lead_ban": True},
    ]
    # A deal that is left unplayed would have no trick to look at.
    played = {"frustrated_max": None, "order": "fixed"}
    rules = {"base": "king", "contracts": {"list": contracts, **played}}
    ana = visit(name="Ana")
    path = ana.make_table(rules_code(rules_from_json(rules)), SEATS)
    ana.start()
    player = KingPlayer(ana)
    for moment in ("talk", "trick", "result"):
        player.play_until(*(MOMENTS if moment == "talk" else (moment,)))
        for width, height in SIZES:
            newcomer = visit(width=width, height=height)
            newcomer.sit_as(ana)
            weights = weigh(newcomer, path)
            figures("first load of King", width=width, moment=moment, **weights)
            assert weights["gzip"] < HEAVIEST, (moment, width, weights)
