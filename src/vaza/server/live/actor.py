"""A table alive: one task, one queue. It loads, decides, appends, and only then answers and shows.

The append is the lock: where another process was first, the table reads what is new and decides
again.
"""

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec
import structlog

from vaza.bots.protocol import Bot
from vaza.bots.registry import make_bot
from vaza.kernel.cards import Seat, cards_of
from vaza.rules.actions import PlayCard, SeatAction
from vaza.rules.turns import awaited
from vaza.rules.view import seat_view
from vaza.server.live.bot_pool import BotPool
from vaza.server.live.broadcast import Broadcast
from vaza.server.live.bus import Bus
from vaza.server.live.connection import Connection
from vaza.server.live.table_log import TableLog, stream_of
from vaza.server.sources.clock import Clock
from vaza.server.sources.dice import Dice
from vaza.server.table.asker import Asker
from vaza.server.table.decide import decide
from vaza.server.table.events import By, RematchMade, Step, TableEvent, read_step, write_step
from vaza.server.table.moves import move
from vaza.server.table.own import settle
from vaza.server.table.pacing import Due, Thoughts, TurnDue, Wake, next_wake
from vaza.server.table.refusal import No, TableReason, no
from vaza.server.table.rematch import check_rematch, rematch_events
from vaza.server.table.seating import DEFAULT_BOT, Decided
from vaza.server.views.events import Happened
from vaza.server.wire import messages
from vaza.store.log import ConflictError, Store, StoreError
from vaza.words.refusals import reason_text

ID_LEAST: Final = 8
ID_MOST: Final = 64
IDLE_MS: Final = 30_000
RETRY_SECONDS: Final = 1.0

_LOG = structlog.get_logger("vaza.table")


class Openers(Protocol):
    """Whoever can open another table, for a rematch."""

    async def open_table(self, events: Sequence[TableEvent]) -> str:
        """Store a new table's first step; return its id."""
        ...


@dataclass(frozen=True, slots=True)
class World:
    """What a table needs from outside."""

    store: Store
    bus: Bus
    clock: Clock
    dice: Dice
    bots: BotPool
    openers: Openers


@dataclass(frozen=True, slots=True)
class Asked:
    """A client asks."""

    connection: Connection
    do: messages.Do


@dataclass(frozen=True, slots=True)
class Chosen:
    """A bot has chosen."""

    turn: TurnDue
    action: SeatAction


@dataclass(frozen=True, slots=True)
class Attach:
    """A client comes; it has seen everything up to ``since``."""

    connection: Connection
    since: int


@dataclass(frozen=True, slots=True)
class Detach:
    """A client is gone."""

    connection: Connection


@dataclass(frozen=True, slots=True)
class News:
    """Another process has appended: the stream is at ``seq``."""

    seq: int


Message = Asked | Chosen | Attach | Detach | News


class TableActor:
    """A table in this process."""

    def __init__(self, table: str, log: TableLog, world: World) -> None:
        """Take over a loaded table; `run` brings it to life."""
        self.table = table
        self.log = log
        self.clients = Broadcast(log, world.clock)
        self._world = world
        self._queue: asyncio.Queue[Message] = asyncio.Queue()
        self._bots: dict[tuple[int, str], Bot] = {}
        self._thinking: Thoughts = frozenset()
        self._tasks: set[asyncio.Task[None]] = set()
        self._used_at = world.clock.now()
        self._stop_listening = world.bus.subscribe(stream_of(table), self._told)

    def _told(self, seq: int) -> None:
        if seq > self.log.seq:
            self.put(News(seq))

    def put(self, message: Message) -> None:
        """Queue a message."""
        self._queue.put_nowait(message)

    def is_listed(self) -> bool:
        """Tell whether the lobby shows this table: listed, and somebody is here or just was."""
        recent = self._world.clock.now() < self._used_at + IDLE_MS
        return self.log.state.public.listed and (bool(self.clients.connections) or recent)

    async def run(self) -> None:
        """Work until nobody is here and nothing is due, then return."""
        while not self._is_idle():
            try:
                await self._next()
            except StoreError as error:
                _LOG.error("store-failed", table=self.table, error=str(error))
                await asyncio.sleep(RETRY_SECONDS)
                await self._reload()

    def _is_idle(self) -> bool:
        if self.clients.connections or not self._queue.empty() or self._tasks:
            return False
        return self._wake() is None and self._world.clock.now() >= self._used_at + IDLE_MS

    def _wake(self) -> Wake | None:
        return next_wake(self.log.state, self.clients.presence(), thinking=self._thinking)

    async def _next(self) -> None:
        """Handle the next message, or what is due by itself when no message comes before it."""
        wake, now = self._wake(), self._world.clock.now()
        until = wake.at if wake is not None else now + IDLE_MS
        try:
            async with asyncio.timeout(max(0, until - now) / 1000):
                message = await self._queue.get()
        except TimeoutError:
            if wake is not None:
                await self._by_itself(wake.due)
            return
        self._used_at = now
        await self._handle(message)

    async def _handle(self, message: Message) -> None:
        match message:
            case Asked():
                await self._ask(message.connection, message.do)
            case Chosen():
                self._thinking -= {(message.turn.seat, message.turn.turn)}
                if self._is_awaited(message.turn):
                    await self._move(message.turn, message.action)
            case Attach():
                self.clients.attach(message.connection, message.since)
            case Detach():
                self.clients.detach(message.connection)
            case News():
                if message.seq > self.log.seq:
                    await self._reload()

    # --- what clients ask ---------------------------------------------------------------------

    async def _ask(self, connection: Connection, do: messages.Do) -> None:
        if not ID_LEAST <= len(do.id) <= ID_MOST:
            refused = no(TableReason.BAD_ID, least=ID_LEAST, most=ID_MOST)
            return connection.answer(refusal_out(do.id[:ID_MOST], refused))
        try:
            answer = await self._answer(connection, do)
        except StoreError:
            connection.answer(
                messages.Trouble("store-failed", "It could not be stored: try again.")
            )
            raise
        return connection.answer(answer)

    async def _answer(
        self, connection: Connection, do: messages.Do
    ) -> messages.Done | messages.Refused:
        while True:
            before = self.log.answered(connection.guest, do.id)
            if before is not None and before.what not in (None, hash_of(do.act)):
                return refusal_out(do.id, no(TableReason.ID_USED))
            if before is not None:
                return messages.Done(do.id, before.seq)
            decided = await self._decide(self._asker(connection), do.act)
            if isinstance(decided, No):
                return refusal_out(do.id, decided)
            if await self._append(decided, guest=connection.guest, do=do):
                return messages.Done(do.id, self.log.seq)

    def _asker(self, connection: Connection) -> Asker:
        return Asker(connection.guest, connection.name, self.clients.presence().here)

    async def _decide(self, asker: Asker, act: messages.Act) -> Decided:
        if isinstance(act, messages.RematchAct):
            return await self._rematch(asker)
        try:
            return decide(self.log.state, asker, act)
        except Exception as error:  # noqa: BLE001 - one client's act must not end everybody's table
            _LOG.error("act-failed", table=self.table, act=type(act).__name__, exc_info=error)
            return no(TableReason.OUR_FAULT)

    async def _rematch(self, asker: Asker) -> Decided:
        state = self.log.state
        refused = check_rematch(state, asker)
        if refused is not None:
            return refused
        if state.public.rematch is not None:
            return ()
        table = await self._world.openers.open_table(rematch_events(state, asker))
        return (RematchMade(table),)

    # --- what the table does by itself ----------------------------------------------------------

    async def _by_itself(self, due: Due) -> None:
        if not isinstance(due, TurnDue):
            here = self.clients.presence().here
            decided = settle(self.log.state, due, self._world.dice.secret(), here)
            if not isinstance(decided, No):
                await self._append(decided)
            return
        match = self.log.state.match
        if match is None:
            return
        view = seat_view(match, Seat(due.seat))
        if due.by == "forced":
            await self._move(due, PlayCard(next(cards_of(view.hand))))
            return
        self._thinking |= {(due.seat, due.turn)}
        bot = self._bot(due.seat, self.log.state.public.seats[due.seat].bot or DEFAULT_BOT)
        self._spawn_thought(due, bot)

    def _is_awaited(self, turn: TurnDue) -> bool:
        """Tell whether what a bot has thought of is still wanted: its person may be quicker."""
        public, match = self.log.state.public, self.log.state.match
        if match is None or turn.turn != public.turn or turn.seat not in awaited(match.public):
            return False
        return turn.by == "timer" or not public.seats[turn.seat].plays_itself

    def _spawn_thought(self, due: TurnDue, bot: Bot) -> None:
        match = self.log.state.match
        if match is None:
            return
        view = seat_view(match, Seat(due.seat))

        async def think() -> None:
            self.put(Chosen(due, await self._world.bots.choose(bot, view)))

        task = asyncio.create_task(think())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _bot(self, seat: int, name: str) -> Bot:
        if (seat, name) not in self._bots:
            self._bots[seat, name] = make_bot(name, self._world.dice.bot_seed())
        return self._bots[seat, name]

    async def _move(self, turn: TurnDue, action: SeatAction) -> None:
        by: By = turn.by
        decided = move(self.log.state, turn.seat, action, by)
        if isinstance(decided, No):
            _LOG.error("own-move-refused", table=self.table, reason=decided.reason.value)
            await asyncio.sleep(RETRY_SECONDS)
            return
        await self._append(decided)

    # --- the stream ---------------------------------------------------------------------------

    async def _append(
        self, events: Sequence[TableEvent], guest: str | None = None, do: messages.Do | None = None
    ) -> bool:
        """Store one step and show it; False where another process came first."""
        if not events:
            return True
        asked = (None, None) if do is None else (do.id, hash_of(do.act))
        step = Step(self._world.clock.now(), tuple(events), guest, *asked)
        payload = [write_step(step)]
        try:
            await self._world.store.append(stream_of(self.table), self.log.seq, payload)
        except ConflictError:
            await self._reload()
            return False
        self._show(self.log.take(step))
        self._world.bus.publish(stream_of(self.table), self.log.seq)
        return True

    async def _reload(self) -> None:
        """Take in what other processes have appended."""
        try:
            payloads = await self._world.store.read(stream_of(self.table), self.log.seq)
        except StoreError:
            return
        happened = [one for payload in payloads for one in self.log.take(read_step(payload))]
        if payloads:
            self._show(tuple(happened))

    def _show(self, happened: tuple[Happened, ...]) -> None:
        turn = self.log.state.public.turn
        self._thinking = frozenset(one for one in self._thinking if one[1] == turn)
        self.clients.show(happened)

    async def stop(self) -> None:
        """Cut the clients off and drop what bots think about."""
        self._stop_listening()
        for task in list(self._tasks):
            task.cancel()
        for connection in list(self.clients.connections):
            connection.end()


def hash_of(act: messages.Act) -> str:
    """Return what tells one act from another."""
    return hashlib.sha256(msgspec.json.encode(act)).hexdigest()[:16]


def refusal_out(act_id: str, refused: No) -> messages.Refused:
    """Return a refusal as it is sent."""
    reason, facts = refused.reason.value, dict(refused.facts)
    return messages.Refused(act_id, reason, facts, reason_text(reason, facts, "en"))
