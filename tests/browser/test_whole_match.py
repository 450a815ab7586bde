"""Whole matches through the page: the page, the record, the command and a referee agree."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.browser.visitor import Visitor
from tests.live.running import PROGRAM, Running
from tests.referee import referee
from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import rules_from_json

SEATS = 4
FULL = os.environ.get("VAZA_FULL") == "1"
SHORT_ISRAELI = rules_code(
    rules_from_json({"base": "israeli-whist-gulash", "ending": {"max_deals": 12}})
)
"""Four bots may need a hundred deals to 200 points; a match through the page may not."""
GAMES = [
    ("dane-se", 19),
    *(
        [("podrida", 16), ("romanian-whist", 24), (SHORT_ISRAELI, 3), ("israeli-whist-norm", 2)]
        if FULL
        else []
    ),
]
"""Rule sets with the least number of deals that a match has; the full tier plays them all."""


def shown_totals(visitor: Visitor) -> list[int]:
    """The totals of the final result, by seat; a minus sign is a typographer's."""
    texts = [visitor.see(f"final-total-{seat}").inner_text() for seat in range(SEATS)]
    return [int(text.replace("\u2212", "-").replace("+", "")) for text in texts]


@pytest.mark.parametrize(("rules", "deals"), GAMES, ids=lambda value: str(value)[:14])
def test_a_match_through_the_page(
    visit: Callable[..., Visitor],
    site: Running,
    tmp_path: Path,
    figures: Callable[..., None],
    rules: str,
    deals: int,
) -> None:
    ana = visit(name="Ana")
    table = ana.make_table(rules, SEATS).removeprefix("/t/")
    ana.start()
    ana.play_until("final", seconds=1200 if FULL else 280)
    totals = shown_totals(ana)

    path = tmp_path / "match.json"
    path.write_text(httpx.get(f"{site.http}/api/matches/{table}/record.json").text, "utf-8")
    command = [sys.executable, "-c", PROGRAM, "record", "check", str(path), "--json"]
    checked = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    assert totals == checked["totals"]
    assert checked["ok"]
    assert len(checked["deals"]) >= deals
    if "israeli" in rules or rules == SHORT_ISRAELI:
        record = json.loads(path.read_text("utf-8"))
        assert any(deal.get("exchange") for deal in record["deals"]), "cards were passed on"
    else:
        assert (totals, checked["winners"]) == referee(path.read_text("utf-8"))
    figures("match through the page", rules=rules, deals=len(checked["deals"]), totals=totals)
