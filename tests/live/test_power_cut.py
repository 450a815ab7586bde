"""A store whose unsynced writes are dropped loses nothing that was acknowledged."""

import random
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.live.append_and_tell import payload
from tests.live.disk import build, environment, files_after, lay_out, read_notes
from tests.live.player import Player
from tests.live.running import ROOT, Running
from tests.live.test_match import is_over, seated, start

Told = tuple[str, int, int]


@pytest.fixture
def shim(tool: Callable[..., Path], tmp_path: Path) -> Path:
    return build(tool("cc", "gcc", "clang"), tmp_path)


def acknowledged(shim: Path, folder: Path, synchronous: str, count: int) -> list[Told]:
    """Append in a process with the shim; return stream, seq and size of the log for each answer."""
    env = environment(shim, folder / "disk.log", "cut.db")
    env["PYTHONPATH"] = f"{ROOT / 'src'}:{ROOT}"
    arguments = [str(folder / "cut.db"), synchronous, str(folder / "disk.log"), str(count)]
    script = str(ROOT / "tests/live/append_and_tell.py")
    done = subprocess.run(
        [sys.executable, script, *arguments], env=env, check=True, capture_output=True, text=True
    )
    lines = (line.split() for line in done.stdout.splitlines())
    return [(stream, int(seq), int(size)) for stream, seq, size in lines]


def lost_after(folder: Path, told: list[Told], cut: int, dice: random.Random | None) -> int:
    """Rebuild the disk as of ``cut`` and count what was acknowledged by then and is not there."""
    notes = list(read_notes(folder / "disk.log"))
    place = folder / f"cut-{cut}-{dice is not None}"
    lay_out(files_after(notes, cut, dice), place)
    stored = read_all(place / "cut.db")
    known = [(stream, seq) for stream, seq, size in told if size <= cut]
    return sum(stored.get(key) != expected(*key) for key in known)


def expected(stream: str, seq: int) -> bytes:
    return payload(int(stream.partition(":")[2]), seq - 1)


def read_all(database: Path) -> dict[tuple[str, int], bytes]:
    """Return what a database holds, as far as it can be read at all."""
    try:
        with sqlite3.connect(database) as connection:
            rows = connection.execute("SELECT stream, seq, payload FROM event").fetchall()
    except sqlite3.DatabaseError:
        return {}
    finally:
        connection.close()
    return {(stream, seq): body for stream, seq, body in rows}


def cuts_of(told: list[Told], count: int, dice: random.Random) -> list[int]:
    """Return moments at which something had just been acknowledged, the last one among them."""
    *sizes, last = sorted({size for _, _, size in told})
    return [*dice.sample(sizes, min(count, len(sizes))), last]


def test_a_power_cut_loses_nothing_acknowledged(
    shim: Path, tmp_path: Path, count: Callable[[int, int], int], figures: Callable[..., None]
) -> None:
    dice = random.Random(7)
    told = acknowledged(shim, tmp_path, "FULL", count(1600, 6_000))
    cuts = cuts_of(told, count(40, 200), dice)
    clean = sum(lost_after(tmp_path, told, cut, None) for cut in cuts)
    torn = sum(lost_after(tmp_path, told, cut, random.Random(cut)) for cut in cuts)
    figures("power-cuts", cuts=2 * len(cuts), acknowledged=len(told), lost=clean + torn)
    assert (clean, torn) == (0, 0)


def test_the_check_finds_a_store_that_does_not_sync(shim: Path, tmp_path: Path) -> None:
    told = acknowledged(shim, tmp_path, "OFF", 400)
    cuts = cuts_of(told, 5, random.Random(7))
    assert sum(lost_after(tmp_path, told, cut, None) for cut in cuts) > 0


@pytest.mark.asyncio
async def test_a_server_loses_nothing_in_a_power_cut(shim: Path, tmp_path: Path) -> None:
    """The same over the wire: whatever a client was told is on the disk that forgets."""
    log = tmp_path / "disk.log"
    server = Running(tmp_path, environment(shim, log, "vaza.db"))
    server.start()
    (ana,) = await seated(server, ("Ana",), rules="dane-se-tutorial", seats=3)
    await start(ana)
    sizes: list[tuple[int, int]] = []

    def noted() -> bool:
        sizes.append((len(ana.acked), log.stat().st_size))
        return is_over(ana)

    await ana.play(noted)
    server.kill()
    check_cuts(tmp_path, ana, sizes)


def check_cuts(folder: Path, ana: Player, sizes: list[tuple[int, int]]) -> None:
    notes = list(read_notes(folder / "disk.log"))
    assert len(ana.acked) > 30
    for number, (acked, cut) in enumerate(sizes[:: max(1, len(sizes) // 12)]):
        place = folder / f"cut-{number}"
        lay_out(files_after(notes, cut), place)
        stored = read_all(place / "vaza.db")
        for one in ana.acked[:acked]:
            payload_of = stored[f"table:{one.table}", one.seq]
            assert one.id.encode() in payload_of
