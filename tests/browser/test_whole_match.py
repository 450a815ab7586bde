"""Nineteen deals through the page: the page, the record, the command and a referee agree."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.browser.visitor import Visitor
from tests.live.running import PROGRAM, Running
from tests.referee import referee

SEATS, DEALS = 4, 19


def shown_totals(visitor: Visitor) -> list[int]:
    """The totals of the final result, by seat; a minus sign is a typographer's."""
    texts = [visitor.see(f"final-total-{seat}").inner_text() for seat in range(SEATS)]
    return [int(text.replace("\u2212", "-").replace("+", "")) for text in texts]


def test_a_match_of_dane_se_through_the_page(
    visit: Callable[..., Visitor], site: Running, tmp_path: Path, figures: Callable[..., None]
) -> None:
    ana = visit(name="Ana")
    table = ana.make_table("dane-se", SEATS).removeprefix("/t/")
    ana.start()
    ana.play_until("final", seconds=280)
    totals = shown_totals(ana)

    path = tmp_path / "match.json"
    path.write_text(httpx.get(f"{site.http}/api/matches/{table}/record.json").text, "utf-8")
    command = [sys.executable, "-c", PROGRAM, "record", "check", str(path), "--json"]
    checked = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    judged, winners = referee(path.read_text("utf-8"))

    assert totals == checked["totals"] == judged
    assert checked["ok"]
    assert checked["winners"] == winners
    assert len(checked["deals"]) >= DEALS
    figures("match through the page", deals=len(checked["deals"]), totals=totals)
