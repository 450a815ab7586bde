"""A living table: appends before it answers, repeats answers, and never stands alone."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import msgspec
import pytest

from tests.unit.server.sandbox import ANA, BIA, EVA
from vaza.server.live.actor import Asked, Attach, Detach, TableActor
from vaza.server.live.bus import LocalBus
from vaza.server.live.connection import ANSWERS_MOST, VIEWS_MOST, Connection
from vaza.server.live.hub import Hub
from vaza.server.live.table_log import TableLog
from vaza.server.sources.clock import Clock
from vaza.server.sources.dice import Dice
from vaza.server.table.events import Chatted, Joined, Opened, Step, read_step, write_step
from vaza.server.wire import messages
from vaza.store.log import StoreError
from vaza.store.memory import MemoryStore


class Pipe:
    """A web socket that keeps what it is sent; it may be slow."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.closed: int | None = None
        self.may_send = asyncio.Event()
        self.may_send.set()
        self.news = asyncio.Event()

    async def send(self, text: str) -> None:
        await self.may_send.wait()
        self.sent.append(msgspec.json.decode(text))
        self.news.set()

    async def close(self, code: int) -> None:
        self.closed = code


class Client:
    """Somebody at a table."""

    def __init__(self, actor: TableActor, guest: str | None, name: str = "") -> None:
        self.pipe = Pipe()
        self.connection = Connection(self.pipe, guest, name)
        self.actor = actor
        self.writing = asyncio.create_task(self.connection.write())

    async def come(self, since: int = -1) -> Any:
        self.actor.put(Attach(self.connection, since))
        return await self.until(lambda message: message["t"] == "view")

    async def go(self) -> None:
        self.actor.put(Detach(self.connection))
        self.writing.cancel()
        await asyncio.gather(self.writing, return_exceptions=True)

    async def ask(self, act: messages.Act, act_id: str) -> Any:
        seen = len(self.pipe.sent)
        self.actor.put(Asked(self.connection, messages.Do(act_id, act)))
        return await self.until(lambda message: message["t"] != "view", seen)

    async def until(self, wanted: Any, seen: int = 0) -> Any:
        async with asyncio.timeout(20):
            while True:
                for message in self.pipe.sent[seen:]:
                    if wanted(message):
                        return message
                self.pipe.news.clear()
                await self.pipe.news.wait()

    @property
    def last_view(self) -> Any:
        return [message for message in self.pipe.sent if message["t"] == "view"][-1]


def stage_of(message: Any) -> str:
    """Return the stage of the match that a view shows."""
    match = message["view"]["match"] if message["t"] == "view" else None
    return match["stage"] if match else ""


def waits_for(message: Any) -> str:
    """Return what the table waits for in a view."""
    match = message["view"]["match"] if message["t"] == "view" else None
    return match["waiting"]["what"] if match and match["waiting"] else ""


@pytest.fixture
async def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
async def hub(store: MemoryStore) -> AsyncIterator[Hub]:
    hub = Hub(store, Clock(), Dice())
    yield hub
    await hub.close()


OPENED = Opened("dane-se-tutorial", 3, ANA, "Ana", speed="instant")


async def opened(hub: Hub) -> tuple[str, TableActor]:
    table = await hub.open_table([OPENED])
    actor = await hub.actor(table)
    assert actor is not None
    return table, actor


async def test_an_act_is_stored_before_it_is_answered(hub: Hub, store: MemoryStore) -> None:
    table, actor = await opened(hub)
    ana = Client(actor, ANA, "Ana")
    await ana.come()
    done = await ana.ask(messages.ChatAct("oi"), "act-00001")
    assert done == {"t": "done", "id": "act-00001", "seq": 2}
    step = read_step((await store.read(f"table:{table}"))[1])
    assert (step.guest, step.act) == (ANA, "act-00001")
    assert step.events == (Chatted(ANA, "Ana", "oi"),)
    await ana.go()


async def test_a_repeated_act_is_answered_as_before_even_by_another_process(
    hub: Hub, store: MemoryStore
) -> None:
    table, actor = await opened(hub)
    ana = Client(actor, ANA, "Ana")
    await ana.come()
    first = await ana.ask(messages.ChatAct("oi"), "act-00001")
    await ana.ask(messages.ChatAct("more"), "act-00002")
    assert await ana.ask(messages.ChatAct("oi"), "act-00001") == first
    eva = Client(actor, EVA, "Eva")
    await eva.come()
    other = await eva.ask(messages.ChatAct("mine"), "act-00001")
    assert other["seq"] == 4, "the ids of another guest are others"
    second_hub = Hub(store, Clock(), Dice())
    second = await second_hub.actor(table)
    assert second is not None
    again = Client(second, ANA, "Ana")
    await again.come()
    assert await again.ask(messages.ChatAct("oi"), "act-00001") == first
    assert len(await store.read(f"table:{table}")) == 4
    for client in (ana, eva, again):
        await client.go()


async def test_an_id_is_not_used_for_two_acts(hub: Hub, store: MemoryStore) -> None:
    table, actor = await opened(hub)
    ana = Client(actor, ANA, "Ana")
    await ana.come()
    first = await ana.ask(messages.ChatAct("oi"), "act-00001")
    other = await ana.ask(messages.ChatAct("more"), "act-00001")
    assert (other["t"], other["reason"]) == ("refused", "id-used")
    assert other["text"].endswith("choose a new one.")
    assert await ana.ask(messages.ChatAct("oi"), "act-00001") == first
    assert len(await store.read(f"table:{table}")) == 2
    await ana.go()


async def test_acts_that_an_earlier_version_stored_are_answered_as_before(
    store: MemoryStore,
) -> None:
    said = Step(2, (Chatted(ANA, "Ana", "oi"),), ANA, "act-00001")
    payloads = [write_step(Step(1, (OPENED,))), write_step(said)]
    assert b"what" not in payloads[1]
    await store.append("table:abcdefghjkmn", 0, payloads)
    hub = Hub(store, Clock(), Dice())
    actor = await hub.actor("abcdefghjkmn")
    assert actor is not None
    ana = Client(actor, ANA, "Ana")
    await ana.come()
    for text in ("oi", "other"):
        assert (await ana.ask(messages.ChatAct(text), "act-00001"))["seq"] == 2
    await ana.go()
    await hub.close()


async def test_two_processes_serve_one_table(hub: Hub, store: MemoryStore) -> None:
    table, first = await opened(hub)
    other = Hub(store, Clock(), Dice())
    second = await other.actor(table)
    assert second is not None
    ana, bia = Client(first, ANA, "Ana"), Client(second, BIA, "Bia")
    await ana.come()
    await bia.come()
    assert (await ana.ask(messages.ChatAct("one"), "act-00001"))["seq"] == 2
    sat = await bia.ask(messages.SitAct(), "act-00001")
    assert sat["seq"] == 3, "the second process has read what the first had written"
    assert (await ana.ask(messages.ChatAct("two"), "act-00002"))["seq"] == 4
    steps = [read_step(one) for one in await store.read(f"table:{table}")]
    assert steps[2].events == (Joined(1, BIA, "Bia"),)
    payloads = await store.read(f"table:{table}")
    assert first.log.state == TableLog.load(table, payloads).state
    await ana.go()
    await bia.go()


async def test_a_bus_tells_the_other_processes(store: MemoryStore) -> None:
    bus = LocalBus()
    one, other = (Hub(store, Clock(), Dice(), bus) for _ in range(2))
    table, first = await opened(one)
    second = await other.actor(table)
    assert second is not None
    ana, eva = Client(first, ANA, "Ana"), Client(second, EVA, "Eva")
    await ana.come()
    await eva.come()
    await ana.ask(messages.ChatAct("over there?"), "act-00001")
    shown = await eva.until(lambda message: message["seq"] == 2)
    assert [event["text"] for event in shown["events"]] == ["over there?"]
    for client, hub in ((ana, one), (eva, other)):
        await client.go()
        await hub.close()


async def test_refusals_say_why_and_change_nothing(hub: Hub, store: MemoryStore) -> None:
    table, actor = await opened(hub)
    bia = Client(actor, BIA, "Bia")
    await bia.come()
    refused = await bia.ask(messages.StartAct(), "act-00001")
    assert (refused["t"], refused["reason"]) == ("refused", "not-host")
    assert (await bia.ask(messages.SitAct(), "short"))["reason"] == "bad-id"
    assert (await bia.ask(messages.SitAct(), "x" * 65))["reason"] == "bad-id"
    assert len(await store.read(f"table:{table}")) == 1
    await bia.go()


async def test_a_returning_client_is_told_what_it_missed(hub: Hub) -> None:
    _, actor = await opened(hub)
    ana = Client(actor, ANA, "Ana")
    view = await ana.come()
    assert (view["seq"], view["events"]) == (1, [])
    await ana.ask(messages.ChatAct("one"), "act-00001")
    await ana.ask(messages.ChatAct("two"), "act-00002")
    tab = Client(actor, ANA, "Ana")
    missed = await tab.come(since=1)
    assert [event["text"] for event in missed["events"]] == ["one", "two"]
    assert missed["view"]["table"]["you"] == 0
    await tab.go()
    await ana.go()


async def test_presence_is_shown_and_two_tabs_are_one_person(hub: Hub) -> None:
    _, actor = await opened(hub)
    eva = Client(actor, None)
    await eva.come()
    assert not eva.last_view["view"]["table"]["seats"][0]["present"]
    ana, tab = Client(actor, ANA, "Ana"), Client(actor, ANA, "Ana")
    await ana.come()
    await tab.come()
    await ana.go()
    await eva.until(lambda message: message["view"]["table"]["seats"][0]["present"])
    assert eva.last_view["view"]["table"]["seats"][0]["present"], "the other tab is still open"
    assert eva.last_view["view"]["table"]["spectators"] == 1
    seen = len(eva.pipe.sent)
    await tab.go()
    await eva.until(lambda message: not message["view"]["table"]["seats"][0]["present"], seen)
    await eva.go()


async def test_a_match_of_bots_ends_and_can_be_played_again(hub: Hub) -> None:
    _, actor = await opened(hub)
    ana = Client(actor, ANA, "Ana")
    await ana.come()
    await ana.ask(messages.StartAct(), "act-00001")
    await ana.until(lambda message: waits_for(message) == "seeds")
    await ana.ask(messages.StandAct(), "act-00002")
    await ana.ask(messages.SeedAct(0, "ab" * 16), "act-00000")
    await ana.until(lambda message: stage_of(message) == "over")
    await ana.ask(messages.RematchAct(), "act-00003")
    rematch = ana.last_view["view"]["table"]["rematch"]
    again = await hub.look(rematch)
    assert again is not None
    assert again.state.public.after == actor.table
    assert again.state.public.seats[0].guest == ANA
    assert (await ana.ask(messages.RematchAct(), "act-00004"))["t"] == "done"
    assert ana.last_view["view"]["table"]["rematch"] == rematch
    await ana.go()


async def test_a_client_that_lags_gets_one_fresh_snapshot(hub: Hub) -> None:
    _, actor = await opened(hub)
    ana, eva = Client(actor, ANA, "Ana"), Client(actor, EVA, "Eva")
    await ana.come()
    await eva.come()
    eva.pipe.may_send.clear()
    for number in range(VIEWS_MOST * 2):
        await ana.ask(messages.ChatAct(f"line {number}"), f"act-{number:05}")
    shown = len(eva.pipe.sent)
    eva.pipe.may_send.set()
    last = await eva.until(lambda message: message["seq"] == actor.log.seq, shown)
    assert last["events"] == []
    assert len(eva.pipe.sent) - shown <= 3
    await ana.go()
    await eva.go()


async def test_a_client_that_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaza.server.live.connection.SEND_SECONDS", 0.02)
    pipe = Pipe()
    pipe.may_send.clear()
    slow = Connection(pipe, ANA, "Ana")
    slow.show(b"{}")
    with pytest.raises(TimeoutError):
        await slow.write()


async def test_who_does_not_read_is_not_read_from() -> None:
    pipe = Pipe()
    pipe.may_send.clear()
    flooded = Connection(pipe, ANA, "Ana")
    for number in range(ANSWERS_MOST):
        await asyncio.wait_for(flooded.has_room(), 1)
        flooded.answer(messages.Done(f"act-{number:05}", 1))
    waiting = asyncio.ensure_future(flooded.has_room())
    await asyncio.sleep(0)
    assert not waiting.done()
    writing = asyncio.ensure_future(flooded.write())
    pipe.may_send.set()
    await asyncio.wait_for(waiting, 1)
    flooded.end()
    await asyncio.wait_for(writing, 1)
    assert len(pipe.sent) == ANSWERS_MOST


async def test_a_store_that_fails_is_said_and_outlived(store: MemoryStore) -> None:
    class Failing(MemoryStore):
        fails = False

        async def append(self, stream: str, expected_seq: int, payloads: Sequence[bytes]) -> int:
            if self.fails:
                raise StoreError("disk full")
            return await super().append(stream, expected_seq, payloads)

    failing = Failing()
    hub = Hub(failing, Clock(), Dice())
    _, actor = await opened(hub)
    ana = Client(actor, ANA, "Ana")
    await ana.come()
    failing.fails = True
    trouble = await ana.ask(messages.ChatAct("lost"), "act-00001")
    assert (trouble["t"], trouble["reason"]) == ("error", "store-failed")
    failing.fails = False
    assert (await ana.ask(messages.ChatAct("lost"), "act-00001"))["seq"] == 2
    await ana.go()
    await hub.close()


async def test_an_unknown_table_is_none(hub: Hub) -> None:
    for table in ("abcdefghjkmn", "", "../../etc", "x" * 100, "é"):
        assert await hub.actor(table) is None
        assert await hub.look(table) is None
        assert list(await hub.steps(table)) == []


async def test_an_idle_table_is_let_go_and_comes_back(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaza.server.live.actor.IDLE_MS", 20)
    table, actor = await opened(hub)
    ana = Client(actor, ANA, "Ana")
    await ana.come()
    await asyncio.sleep(0.1)
    assert list(hub.live()) == [actor], "somebody is here"
    await ana.go()
    await asyncio.sleep(0.2)
    assert list(hub.live()) == []
    again = await hub.actor(table)
    assert again is not None
    assert again is not actor
