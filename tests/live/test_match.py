"""Whole matches over the wire, with restarts."""

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.live.player import Player, next_act
from tests.live.running import Running
from vaza.records.forms import check_record, read_record
from vaza.records.verify import verify_record

pytestmark = pytest.mark.asyncio

PATIENCE = 120
"""Seconds for a whole match on a busy machine."""


async def seated(server: Running, names: tuple[str, ...], **settings: object) -> list[Player]:
    """Return people who sit at one new table."""
    players = [Player(server.http, name) for name in names]
    for player in players:
        await player.sign_in()
    table = await players[0].open(**settings)
    for player in players[1:]:
        player.table = table
        async with player.connect() as socket:
            assert (await player.ask(socket, {"a": "sit"}))["t"] == "done"
    return players


async def start(host: Player) -> None:
    async with host.connect() as socket:
        assert (await host.ask(socket, {"a": "start"}))["t"] == "done"


def is_over(player: Player) -> bool:
    return bool(player.view) and player.view["table"]["stage"] == "over"


async def play_out(players: list[Player]) -> None:
    playing = asyncio.gather(*(player.play(partial(is_over, player)) for player in players))
    try:
        await asyncio.wait_for(playing, PATIENCE)
    except TimeoutError:
        stuck = [(player.name, player.seq, player.pending, player.view) for player in players]
        pytest.fail(f"nothing happens any more: {stuck}")


async def record_of(player: Player) -> Any:
    """Return a finished match's record, checked in every way we have."""
    document = await player.call("GET", f"/api/matches/{player.table}/record.json")
    text = json.dumps(document)
    assert check_record(text).to_json()["ok"]
    assert verify_record(read_record(text)).ok
    return document


@pytest.mark.parametrize(
    ("rules", "seats"), [("dane-se", 4), ("dane-se-13", 4), ("10-op-en-neer", 7)]
)
async def test_people_and_bots_play_a_whole_match(shared: Running, rules: str, seats: int) -> None:
    players = await seated(shared, ("Ana", "Bia"), rules=rules, seats=seats)
    await start(players[0])
    await play_out(players)
    outcome = players[0].view["match"]["outcome"]
    document = await record_of(players[0])
    page = await players[1].call("GET", f"/api/matches/{players[0].table}?lang=en")
    assert document["result"]["totals"] == outcome["totals"] == page["outcome"]["totals"]
    assert document["seats"][:2] == ["Ana", "Bia"]
    assert not players[0].refused
    assert len(page["shuffles"]) == len(page["results"]) + 1
    text = await asyncio.to_thread(_text_record, shared, players[0].table)
    assert read_record(text) == read_record(json.dumps(document))


def _text_record(server: Running, table: str) -> str:
    return httpx.get(f"{server.http}/api/matches/{table}/record.txt").text


async def test_a_returning_client_resumes(shared: Running) -> None:
    ana, bia = await seated(shared, ("Ana", "Bia"))
    await start(ana)
    async with bia.connect() as socket:
        while next_act(bia.view or {"match": None, "table": {"you": None}}) is None:
            await bia.receive(socket)
        seq, view = bia.seq, bia.view
    async with ana.connect() as socket:
        await ana.receive(socket)
        await ana.ask(socket, {"a": "chat", "text": "hello?"})
    async with bia.connect(since=seq) as socket:
        message = await bia.receive(socket)
    assert [event["text"] for event in message["events"] if event["e"] == "chat"] == ["hello?"]
    assert message["view"]["match"]["hand"] == view["match"]["hand"]
    stranger = Player(shared.http, "Bia")
    await stranger.sign_in()
    stranger.table = bia.table
    async with stranger.connect(since=0) as socket:
        message = await stranger.receive(socket)
    assert message["view"]["table"]["you"] is None
    assert message["view"]["match"]["hand"] == []


async def test_a_kill_in_the_middle_of_a_trick_changes_nothing(server: Running) -> None:
    ana, bia = await seated(server, ("Ana", "Bia"), rules="dane-se", seats=4)
    await start(ana)

    def in_trick() -> bool:
        match = ana.view.get("match") if ana.view else None
        return bool(match and match["deal"] and match["deal"]["trick"] and next_act(ana.view))

    asking = asyncio.gather(ana.play(in_trick), bia.play(in_trick))
    await asking
    before, seq = ana.view, ana.seq
    server.kill()
    server.start()
    async with ana.connect(since=seq) as socket:
        message = await ana.receive(socket)
    assert message["seq"] >= seq
    missed = [event["e"] for event in message["events"]]
    assert "dealt" not in missed
    if message["seq"] == seq:
        assert message["view"]["match"] == before["match"]
    await play_out([ana, bia])
    await record_of(ana)


async def test_the_cookie_outlives_the_server(server: Running, tmp_path: Path) -> None:
    (ana,) = await seated(server, ("Ana",))
    assert server.stop() == 0
    server.start()
    assert await ana.call("GET", "/api/me") == {"name": "Ana"}
    async with ana.connect() as socket:
        assert (await ana.receive(socket))["view"]["table"]["you"] == 0
    assert (tmp_path / "vaza.db.key").stat().st_mode & 0o777 == 0o600
