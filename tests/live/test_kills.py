"""Random kills over the wire: nothing acknowledged is lost, nothing is applied twice."""

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.live.player import Acked, Player
from tests.live.running import Running
from vaza.kernel.cards import format_card
from vaza.records.forms import check
from vaza.records.verify import verify_record
from vaza.server.pages.match import match_record
from vaza.server.table.events import (
    BidSaid,
    CardPut,
    ReadySaid,
    SeedGiven,
    Step,
    read_step,
)

pytestmark = pytest.mark.asyncio

NAMES = ("Ana", "Bia")


class Evening:
    """Two people who play match after match while the server is killed again and again."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.is_done = False
        self.tables: list[str] = []
        self.players = [Player(server.http, name) for name in NAMES]

    async def begin(self) -> None:
        for player in self.players:
            await player.sign_in()
            player.besides = self._besides
        await self._new_table()

    async def _new_table(self) -> None:
        host, guest = self.players
        self.tables.append(await host.open(rules="10-op-en-neer-norm", seats=3))
        guest.table = host.table
        for player in self.players:
            player.view, player.seq = {}, -1

    def _besides(self, player: Player) -> dict[str, Any] | None:
        """Sit down, start, and now and then say something, which may happen at any moment."""
        table = player.view["table"]
        if table["stage"] == "gathering":
            if table["you"] is None:
                return {"a": "sit"}
            full = all(seat["kind"] == "person" for seat in table["seats"][:2])
            return {"a": "start"} if full and table["is_host"] else None
        return None

    async def play(self, player: Player) -> None:
        while not self.is_done:
            await player.play(partial(self._is_over, player))
            if player is self.players[0] and not self.is_done:
                await self._new_table()
            await asyncio.sleep(0.05)

    def _is_over(self, player: Player) -> bool:
        at_end = bool(player.view) and player.view["table"]["stage"] == "over"
        return self.is_done or (at_end and not player.pending)

    def _acked(self) -> int:
        return sum(len(player.acked) for player in self.players)

    async def kill(self, times: int, dice: random.Random, note: Callable[[int], None]) -> None:
        """Kill the server ``times`` times, each at some moment in which it does something."""
        for number in range(times):
            acked = self._acked()
            await asyncio.sleep(dice.uniform(0.02, 0.6))
            while self._acked() == acked:  # noqa: ASYNC110 - a poll is what makes the moment random
                await asyncio.sleep(dice.uniform(0.001, 0.02))
            self.server.kill()
            await asyncio.to_thread(self.server.start)
            note(number)
        self.is_done = True


async def test_random_kills(
    server: Running, count: Callable[[int, int], int], figures: Callable[..., None]
) -> None:
    evening, kills = Evening(server), count(20, 200)
    await evening.begin()
    playing = [asyncio.create_task(evening.play(player)) for player in evening.players]
    await evening.kill(kills, random.Random(20261130), lambda _number: None)
    await asyncio.gather(*playing)
    server.stop()
    acked = [one for player in evening.players for one in player.acked]
    stored = {table: stored_steps(server, table) for table in evening.tables}
    lost = [one for one in acked if not is_stored(one, stored[one.table])]
    twice = [key for steps in stored.values() for key, times in given(steps).items() if times > 1]
    for table, steps in stored.items():
        record = match_record(table, steps)
        assert check(record).to_json()["ok"]
        assert verify_record(record).ok
    figures(
        "kills",
        kills=kills,
        acknowledged=len(acked),
        tables=len(stored),
        lost=len(lost),
        twice=len(twice),
    )
    assert not lost
    assert not twice
    assert len(acked) > kills


def stored_steps(server: Running, table: str) -> list[Step]:
    """Read a table's stream with nothing but SQLite."""
    with sqlite3.connect(server.database) as connection:
        rows = connection.execute(
            "SELECT seq, payload FROM event WHERE stream = ? ORDER BY seq", (f"table:{table}",)
        ).fetchall()
    connection.close()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    return [read_step(payload) for _, payload in rows]


def given(steps: list[Step]) -> Counter[tuple[str, str]]:
    """Count how often each act of each guest is stored."""
    return Counter((step.guest, step.act) for step in steps if step.guest and step.act)


def is_stored(one: Acked, steps: list[Step]) -> bool:
    """Tell whether an acknowledged act stands where it was said to stand, as what it was."""
    if one.seq > len(steps):
        return False
    if one.act["a"] in ("sit", "start"):
        return True  # these may have found themselves done already
    step = steps[one.seq - 1]
    return step.act == one.id and any(fits(one.act, event) for event in step.events)


def fits(act: dict[str, Any], event: object) -> bool:
    """Tell whether a stored event is what an act asked for."""
    match event:
        case BidSaid():
            told: dict[str, object] = {"a": "bid", "number": event.number}
        case CardPut():
            told = {"a": "play", "card": format_card(event.card)}
        case SeedGiven():
            told = {"a": "seed", "seed": event.seed}
        case ReadySaid():
            told = {"a": "ready"}
        case _:
            return False
    return all(act.get(key) == value for key, value in told.items())


async def test_an_act_that_was_stored_but_not_answered_is_not_done_twice(server: Running) -> None:
    """Kill right after sending, many times: the same id goes again, and counts once."""
    ana = Player(server.http, "Ana")
    await ana.sign_in()
    await ana.open()
    for number in range(4):
        async with ana.connect() as socket:
            await ana.receive(socket)
            await ana.send(socket, {"a": "chat", "text": f"line {number}"})
            await asyncio.sleep(0.004 * number)
            server.kill()
        server.start()
        async with ana.connect() as socket:
            await ana.receive(socket)
            for act_id, act in list(ana.pending.items()):
                del ana.pending[act_id]
                await repeat(ana, socket, act_id, act)
                await repeat(ana, socket, act_id, act)
    texts = [line["text"] for line in ana.view["table"]["chat"]]
    assert texts == [f"line {number}" for number in range(4)]


async def repeat(player: Player, socket: Any, act_id: str, act: dict[str, Any]) -> None:
    player.pending[act_id] = act
    await socket.send(f'{{"t":"do","id":"{act_id}","act":{{"a":"chat","text":"{act["text"]}"}}}}')
    while act_id in player.pending:
        await player.receive(socket)
    assert not player.refused
