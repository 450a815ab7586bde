"""Whatever is sent: one clear error, and nothing changes."""

import asyncio
import contextlib
import json
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from tests.live.player import Player
from tests.live.running import Running
from tests.live.test_match import is_over, play_out, seated, start
from vaza.server.live.connection import ACTS_AT_ONCE

pytestmark = pytest.mark.asyncio

ACT = {"a": "chat", "text": "hi"}


def do(act: object, act_id: object = "act-000001", **more: object) -> str:
    return json.dumps({"t": "do", "id": act_id, "act": act, **more})


UNREADABLE = [
    ("", "bad-json"),
    ("{", "bad-json"),
    ("no json", "bad-json"),
    ('{"t":"do"', "bad-json"),
    ("[]", "bad-message"),
    ("null", "bad-message"),
    ("7", "bad-message"),
    ("{}", "bad-message"),
    ('{"t":"what"}', "bad-message"),
    ('{"t":"do"}', "bad-message"),
    (do({"a": "fly"}), "bad-message"),
    (do({}), "bad-message"),
    (do(None), "bad-message"),
    (do({"a": "bid"}), "bad-message"),
    (do({"a": "bid", "number": "3", "seen": 0}), "bad-message"),
    (do({"a": "bid", "number": 1.5, "seen": 0}), "bad-message"),
    (do({"a": "bid", "number": 1, "seen": None}), "bad-message"),
    (do({"a": "bid", "number": True, "seen": 0}), "bad-message"),
    (do({"a": "bid", "number": 10**30, "seen": 0}), "bad-message"),
    (do({"a": "bid", "number": 1, "seen": 0, "seat": 2}), "bad-message"),
    (do({"a": "play", "card": 7}), "bad-message"),
    (do({"a": "order", "seats": [[]]}), "bad-message"),
    (do({"a": "settings", "speed": "warp"}), "bad-message"),
    (do(ACT, 7), "bad-message"),
    (do(ACT, more=1), "bad-message"),
    ("[" * 8000, "bad-message"),
]


async def test_unreadable_frames_get_one_error_each(shared: Running) -> None:
    (ana,) = await seated(shared, ("Ana",))
    async with ana.connect() as socket:
        seq = (await ana.receive(socket))["seq"]
        for frame, reason in UNREADABLE:
            await socket.send(frame)
            answer = await ana.receive(socket)
            assert (answer["t"], answer["reason"]) == ("error", reason), (frame, answer)
            assert answer["text"]
        await socket.send(b"\xff\xfe\x00")
        assert (await ana.receive(socket))["t"] == "error"
        await socket.send(do(ACT).encode())
        done = await ana.receive(socket)
        assert done["t"] == "done", "the connection is as good as before"
        assert done["seq"] == seq + 1, "and nothing had changed"


async def test_frames_that_are_too_large_close_the_connection(shared: Running) -> None:
    (ana,) = await seated(shared, ("Ana",))
    for size in (17 * 1024, 1_000_000):
        async with ana.connect() as socket:
            seq = (await ana.receive(socket))["seq"]
            with contextlib.suppress(websockets.ConnectionClosed):
                await socket.send(do({"a": "chat", "text": "x" * size}))
            assert await closing_code(socket) == 1009
        async with ana.connect() as socket:
            assert (await ana.receive(socket))["seq"] == seq


async def closing_code(socket: ClientConnection) -> int | None:
    """Return the code with which the server closes the connection."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await asyncio.wait_for(socket.recv(), 20)
    return socket.close_code


async def test_acts_that_are_not_yours_to_do(shared: Running) -> None:
    ana, bia = await seated(shared, ("Ana", "Bia"), seats=3)
    await start(ana)
    await asyncio.gather(ana.play(lambda: to_bid(ana)), bia.play(lambda: to_bid(bia)))
    turn = ana.view["match"]["to_act"]
    waiting = next(one for one in (ana, bia) if one.view["table"]["you"] != turn)
    async with waiting.connect() as socket, ana.connect() as other:
        seq = (await waiting.receive(socket))["seq"]
        await ana.receive(other)
        for act, reason in (
            ({"a": "bid", "number": 0, "seen": 0}, "not-your-turn"),
            ({"a": "play", "card": "AS"}, "not-now"),
            ({"a": "play", "card": "🂡"}, "bad-card"),
            ({"a": "claim"}, "not-now"),
            ({"a": "ready"}, "not-between-deals"),
            ({"a": "sit", "seat": 2}, "seated-already"),
            ({"a": "seed", "shuffle": 1, "seed": "00" * 16}, "no-shuffle"),
            ({"a": "vote-stand-in", "seat": 77}, "no-such-seat"),
            ({"a": "choose-dealer", "seat": -5}, "not-host" if waiting is bia else "not-now"),
            ({"a": "rematch"}, "not-over"),
        ):
            answer = await waiting.ask(socket, act)
            assert (answer["t"], answer["reason"]) == ("refused", reason), (act, answer)
            assert answer["text"]
        assert waiting.seq == seq


def to_bid(player: Player) -> bool:
    """Tell whether the first bid of a person is due."""
    match = player.view.get("match") if player.view else None
    return bool(match and match["stage"] == "bidding" and match["to_act"] in (0, 1))


async def test_after_the_end_and_repeated(shared: Running) -> None:
    (ana,) = await seated(shared, ("Ana",), rules="dane-se-tutorial", seats=2)
    await start(ana)
    await play_out([ana])
    assert is_over(ana)
    bid = next(one for one in ana.acked if one.act["a"] == "bid")
    async with ana.connect() as socket:
        seq = (await ana.receive(socket))["seq"]
        for act in ({"a": "bid", "number": 0, "seen": 0}, {"a": "play", "card": "AS"}):
            assert (await ana.ask(socket, act))["reason"] == "match-over"
        await socket.send(do(bid.act, bid.id))
        answer = await ana.receive(socket)
        assert answer == {"t": "done", "id": bid.id, "seq": bid.seq}
    async with ana.connect() as socket:
        assert (await ana.receive(socket))["seq"] == seq


async def test_too_many_acts_are_refused_and_do_no_harm(shared: Running) -> None:
    (ana,) = await seated(shared, ("Ana",))
    async with ana.connect() as socket:
        await ana.receive(socket)
        for number in range(8):
            await socket.send(do(ACT, f"chat-{number:06}"))
        answers = [await answer_to(ana, socket) for _ in range(8)]
    told = [answer.get("reason", "done") for answer in answers]
    assert told.count("done") >= 5
    assert set(told) == {"done", "too-fast"}


async def test_acts_that_came_too_fast_are_done_when_tried_again(shared: Running) -> None:
    (ana,) = await seated(shared, ("Ana",))
    async with ana.connect() as socket:
        await ana.receive(socket)
        for _ in range(ACTS_AT_ONCE + 200):
            await ana.send(socket, {"a": "sit", "seat": 0})
        hasty = 0
        while ana.pending:
            message = await ana.receive(socket)
            if ana.is_hasty(message):
                hasty += 1
                await ana.try_again(socket, message["id"])
    assert hasty, "it was too fast"
    assert not ana.refused
    assert len(ana.acked) == ACTS_AT_ONCE + 200


async def answer_to(player: Player, socket: Any) -> Any:
    while True:
        message = await player.receive(socket)
        if message["t"] != "view":
            return message


async def test_unknown_tables_and_foreign_pages(shared: Running) -> None:
    for path in ("none", "x" * 200, "NO"):
        async with websockets.connect(f"{shared.ws}/ws/tables/{path}") as socket:
            assert json.loads(await socket.recv())["reason"] == "no-such-table"
            assert await closing_code(socket) == 4404
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(f"{shared.ws}/ws/other")
    (ana,) = await seated(shared, ("Ana",))
    url = f"{shared.ws}/ws/tables/{ana.table}"
    headers = {"Origin": "https://evil.example", "Cookie": ana.cookie}
    async with websockets.connect(url, additional_headers=headers) as socket:
        assert json.loads(await socket.recv())["reason"] == "foreign-origin"


async def test_http_says_what_is_wrong(shared: Running) -> None:
    async with httpx.AsyncClient(base_url=shared.http) as client:
        await check_refusals(client)
        page = await client.get("/t/abcdefghjkmn")
        assert page.status_code == 200
        assert "default-src 'self'" in page.headers["content-security-policy"]
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        head = await client.head("/api/presets")
        assert head.content == b""
        assert int(head.headers["content-length"]) > 100


async def check_refusals(client: httpx.AsyncClient) -> None:
    json_type = {"Content-Type": "application/json"}
    evil = {"Origin": "https://evil.example"}
    table = {"rules": "dane-se", "seats": 4}
    assert (await client.post("/api/tables", json=table)).status_code == 401
    named = await client.post("/api/me", json={"name": "Ana"})
    assert "HttpOnly" in named.headers["set-cookie"]
    cases: list[tuple[str, str, dict[str, Any], int]] = [
        ("POST", "/api/me", {"json": {"name": ""}}, 400),
        ("POST", "/api/me", {"json": {"name": "x" * 100}}, 400),
        ("POST", "/api/me", {"json": {"name": "Ana", "id": "root"}}, 400),
        ("POST", "/api/me", {"content": b"{", "headers": json_type}, 400),
        ("POST", "/api/me", {"content": b"\xff", "headers": json_type}, 400),
        ("POST", "/api/me", {"content": b"x" * 100_000, "headers": json_type}, 413),
        ("POST", "/api/me", {"content": b'{"name":"Ana"}'}, 415),
        ("POST", "/api/me", {"data": {"name": "Ana"}}, 415),
        ("POST", "/api/me", {"json": {"name": "Ana"}, "headers": evil}, 403),
        ("POST", "/api/me", {"json": {"name": "Ana"}, "headers": {"Origin": "null"}}, 403),
        ("POST", "/api/me", {"json": {"name": "\u3164"}}, 422),
        ("POST", "/api/tables", {"json": {"rules": "nonsense", "seats": 4}}, 422),
        ("POST", "/api/tables", {"json": {"rules": "dane-se", "seats": 9}}, 422),
        ("POST", "/api/tables", {"json": {"rules": "dane-se", "seats": 40}}, 400),
        ("POST", "/api/tables", {"json": {**table, "timer": 3}}, 422),
        ("GET", "/api/tables/none", {}, 404),
        ("GET", "/api/tables/NO%20NE", {}, 400),
        ("GET", "/api/matches/none", {}, 404),
        ("GET", "/api/matches/none/record.json", {}, 404),
        ("GET", "/api/rules/nonsense", {}, 404),
        ("GET", "/api/presets?lang=xx", {}, 400),
        ("GET", "/assets/none.js", {}, 404),
        ("DELETE", "/api/me", {}, 405),
    ]
    for method, path, more, status in cases:
        answer = await client.request(method, path, **more)
        assert answer.status_code == status, (method, path, answer.text)
        assert answer.headers["content-type"].startswith("application/problem+json")
        problem = answer.json()
        assert problem["status"] == status
        assert problem["title"]
        assert "Traceback" not in problem["detail"]
