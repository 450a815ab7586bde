"""King through the page: a whole match by finger on a phone, and what each moment shows."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.browser.king import KingPlayer
from tests.browser.visitor import Visitor
from tests.live.running import PROGRAM, Running

SEATS, DEALS = 4, 10
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


@pytest.mark.parametrize("place", [(360, 740, "light"), (1280, 800, "dark")])
def test_a_match_of_king_through_the_page(
    visit: Callable[..., Visitor],
    site: Running,
    tmp_path: Path,
    figures: Callable[..., None],
    place: tuple[int, int, str],
) -> None:
    width, height, theme = place
    ana = visit(name="Ana", width=width, height=height, theme=theme)
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
    totals = [number(ana.see(f"final-total-{seat}").inner_text()) for seat in range(SEATS)]
    is_sound(ana)

    checked = check(site, table, tmp_path)
    assert checked["ok"], checked
    assert totals == checked["totals"]
    assert sum(totals) == 0
    deals = checked["deals"]
    assert isinstance(deals, list)
    assert [sum(deal["points"]) for deal in deals] == SUMS
    figures("king through the page", width=width, totals=totals, said=dict(player.said))

    ana.see("match-link").click()
    ana.see("score-table").wait_for()
    assert [number(ana.see(f"total-{seat}").inner_text()) for seat in range(SEATS)] == totals
    is_sound(ana)


def test_home_starts_a_table_of_king_by_one_tap(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana")
    ana.page.goto("/")
    is_sound(ana)
    ana.see("play-king").click()
    ana.see("table").wait_for()
    KingPlayer(ana).play_until("trick")
    assert ana.see("contract-name").get_attribute("data-kind") == "no-tricks"
