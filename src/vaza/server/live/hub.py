"""All tables of this process: loaded when somebody asks for one, let go when nobody is there."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final

import structlog

from vaza.server.live.actor import TableActor, World
from vaza.server.live.bot_pool import BotPool
from vaza.server.live.bus import Bus, LocalBus
from vaza.server.live.table_log import TableLog, stream_of
from vaza.server.sources.clock import Clock
from vaza.server.sources.dice import Dice
from vaza.server.table.events import Step, TableEvent, read_step, write_step
from vaza.store.log import ConflictError, Store

ID_SIGNS: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")
ID_MOST: Final = 32

_LOG = structlog.get_logger("vaza.hub")


def is_table_id(text: str) -> bool:
    """Tell whether a text can be a table's id at all."""
    return 1 <= len(text) <= ID_MOST and ID_SIGNS.issuperset(text)


class Hub:
    """The tables of this process."""

    def __init__(self, store: Store, clock: Clock, dice: Dice, bus: Bus | None = None) -> None:
        """Begin with no table loaded; without a bus this process serves alone."""
        self._store = store
        self._clock = clock
        self._dice = dice
        self._bots = BotPool()
        self._world = World(store, bus or LocalBus(), clock, dice, self._bots, self)
        self._live: dict[str, TableActor] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    async def open_table(self, events: Sequence[TableEvent]) -> str:
        """Store a new table's first step, bring the table to life, and return its id."""
        payload = write_step(Step(self._clock.now(), tuple(events)))
        while True:
            table = self._dice.table_id()
            try:
                await self._store.append(stream_of(table), 0, [payload])
            except ConflictError:
                continue
            self._start(table, TableLog(table, read_step(payload)))
            return table

    async def actor(self, table: str) -> TableActor | None:
        """Return the living table, loaded where it was not; None where there is no such table."""
        if table in self._live:
            return self._live[table]
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table in self._live:
                    return self._live[table]
                log = await self._load(table)
                return None if log is None else self._start(table, log)
        finally:
            self._loading.pop(table, None)

    async def look(self, table: str) -> TableLog | None:
        """Return a table's state without bringing it to life; None where there is none."""
        live = self._live.get(table)
        return await self._load(table) if live is None else live.log

    async def steps(self, table: str) -> Sequence[Step]:
        """Return all that is stored of a table."""
        if not is_table_id(table):
            return ()
        return tuple(read_step(one) for one in await self._store.read(stream_of(table)))

    def live(self) -> Iterator[TableActor]:
        """Yield the tables that are alive."""
        yield from list(self._live.values())

    async def _load(self, table: str) -> TableLog | None:
        if not is_table_id(table):
            return None
        payloads = await self._store.read(stream_of(table))
        return TableLog.load(table, payloads) if payloads else None

    def _start(self, table: str, log: TableLog) -> TableActor:
        actor = TableActor(table, log, self._world)
        self._live[table] = actor
        self._tasks[table] = asyncio.create_task(self._live_on(table, actor))
        return actor

    async def _live_on(self, table: str, actor: TableActor) -> None:
        try:
            await actor.run()
        except Exception:  # noqa: BLE001 - it is logged, and nothing is lost
            # Whatever it was, the stream is whole: the next client brings the table back from it.
            _LOG.exception("table-crashed", table=table)
        finally:
            del self._live[table]
            del self._tasks[table]
            await actor.stop()

    async def close(self) -> None:
        """End all tables; everything that was acknowledged is stored already."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._bots.close()
        await self._store.close()
