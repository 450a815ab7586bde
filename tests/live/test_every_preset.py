"""A whole match of every preset over the wire: page, record, command and referee agree."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.live.player import Player
from tests.live.running import PROGRAM, Running
from tests.live.test_match import play_out, seated, start
from tests.referee import referee
from vaza.options.presets import PRESETS

pytestmark = pytest.mark.asyncio

SEATS = [("dane-se", seats) for seats in (3, 5, 6, 7)]
OTHERS = [
    (name, max(known.rules.seating.seats)) for name, known in PRESETS.items() if name != "dane-se"
]
FEW = (
    "dane-se-australia-6",
    "dane-se-13",
    "german-bridge",
    "podrida",
    "pocha",
    "romanian-whist-norm",
    "israeli-whist-gulash",
    "king",
    "king-quick",
)
"""One of each kind, for the small tier; the full tier plays every preset."""
FULL = os.environ.get("VAZA_FULL") == "1"
CASES = [*SEATS, *OTHERS] if FULL else [("dane-se", 5), *(one for one in OTHERS if one[0] in FEW)]


@pytest.mark.parametrize(("rules", "seats"), CASES)
async def test_page_record_command_and_referee_agree(
    shared: Running, tmp_path: Path, rules: str, seats: int, figures: Callable[..., None]
) -> None:
    (ana,) = await seated(shared, ("Ana",), rules=rules, seats=seats)
    await start(ana)
    await play_out([ana])
    outcome = ana.view["match"]["outcome"]
    path = tmp_path / "match.json"
    path.write_text(await _download(ana), encoding="utf-8")
    checked = _command("record", "check", str(path), "--json")
    assert checked["ok"]
    assert checked["totals"] == outcome["totals"]
    assert checked["winners"] == outcome["winners"]
    assert (outcome["totals"], outcome["winners"]) == referee(path.read_text(encoding="utf-8"))
    assert _command("record", "verify", str(path), "--json")["ok"]
    figures("whole match", rules=rules, seats=seats, deals=len(checked["deals"]))


async def _download(player: Player) -> str:
    document = await player.call("GET", f"/api/matches/{player.table}/record.json")
    return json.dumps(document)


def _command(*arguments: str) -> Any:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True
    )
    return json.loads(run.stdout)
