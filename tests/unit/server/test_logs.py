"""The log tells of our mistakes, and nothing that somebody at the table must not know."""

import asyncio
import io
from typing import Any, NoReturn

import httpx
import pytest
import structlog

from tests.unit.server.sandbox import ANA, EVA
from tests.unit.server.test_actor import OPENED, Client
from vaza.server.callers.guests import Guests
from vaza.server.live.hub import Hub
from vaza.server.live.site import Site
from vaza.server.process.app import make_app
from vaza.server.process.logs import SIGNS_MOST, quiet_logs
from vaza.server.sources.clock import Clock
from vaza.server.sources.dice import Dice
from vaza.server.wire import messages
from vaza.store.memory import MemoryStore

PARTS = ("ace-of-", "hidden-", "in-a-hand")
"""Of a value that stands in no line of the source."""
SECRET = "".join(PARTS)


def fail(*arguments: object, **_named: object) -> NoReturn:
    hand = "".join(PARTS)
    raise LookupError(f"{len(hand)} signs, {len(arguments)} arguments")


@pytest.fixture
def log() -> io.StringIO:
    out = io.StringIO()
    quiet_logs(out)
    return out


def check(text: str, event: str) -> None:
    assert event in text
    assert "LookupError: 23 signs" in text, "what it was"
    assert "in fail" in text, "where it was"
    for hidden in (SECRET, ANA, EVA, "hand = '", "╭", "locals"):
        assert hidden not in text


async def test_an_error_in_an_act_tells_no_values(
    log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaza.server.live.actor.decide", fail)
    hub = Hub(MemoryStore(), Clock(), Dice())
    actor = await hub.actor(await hub.open_table([OPENED]))
    assert actor is not None
    eva = Client(actor, EVA, "Eva")
    await eva.come()
    assert (await eva.ask(messages.ChatAct(SECRET), "act-00001"))["reason"] == "our-fault"
    await eva.go()
    await hub.close()
    check(log.getvalue(), "act-failed")


async def test_a_crash_of_a_table_tells_no_values(
    log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaza.server.live.actor.next_wake", fail)
    hub = Hub(MemoryStore(), Clock(), Dice())
    actor = await hub.actor(await hub.open_table([OPENED]))
    assert actor is not None
    await asyncio.sleep(0.1)
    assert not list(hub.live())
    await hub.close()
    check(log.getvalue(), "table-crashed")


async def test_an_error_in_a_call_tells_no_values(log: io.StringIO) -> None:
    class Broken(Hub):
        async def look(self, table: str) -> Any:
            fail(table)

    hub = Broken(MemoryStore(), Clock(), Dice())
    site = Site(hub, Guests(b"k" * 32), Clock(), Dice())
    transport = httpx.ASGITransport(make_app(site))
    async with httpx.AsyncClient(transport=transport, base_url="http://vaza") as client:
        answer = await client.get("/api/tables/abcdef")
    assert answer.status_code == 500
    assert SECRET not in answer.text
    await hub.close()
    check(log.getvalue(), "unexpected")


def test_a_long_error_is_cut(log: io.StringIO) -> None:
    structlog.get_logger().error("long", exc_info=LookupError("x" * 100_000))
    assert len(log.getvalue()) < SIGNS_MOST + 200
    assert "LookupError" in log.getvalue()
