"""The web socket of a table: reads what a client asks, and hands it to the table."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from vaza.server.callers.guests import COOKIE
from vaza.server.live.actor import Asked, Attach, Detach, TableActor, refusal_out
from vaza.server.live.connection import Connection
from vaza.server.live.site import Site, SiteDep
from vaza.server.sources.clock import Clock
from vaza.server.table.refusal import TableReason, no
from vaza.server.wire import messages

NO_TABLE: Final = 4404
FOREIGN: Final = 4403
GOING_AWAY: Final = 1001
TOO_SLOW: Final = 1013
BREATH: Final = 0.05
"""Seconds that a client waits which asks too fast."""

_DECODER: Final = msgspec.json.Decoder(messages.Do)

AnySocket = WebSocket[Any, Any, Any]


class _Socket:
    """A web socket as a `Connection` needs it."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket

    async def send(self, text: str) -> None:
        await self._socket.send_text(text)

    async def close(self, code: int) -> None:
        await self._socket.close(code)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: AnySocket, site: SiteDep, table_id: FromPath[str]) -> None:
    """Serve one client of a table until it goes."""
    await socket.accept()
    if not _is_same_origin(socket, site):
        await _turn_away(socket, "foreign-origin", "This page may not play here.", FOREIGN)
        return
    guest = site.guests.read(socket.cookies.get(COOKIE))
    connection = Connection(
        _Socket(socket), guest.id if guest else None, guest.name if guest else ""
    )
    actor = await site.hub.actor(table_id)
    if actor is None:
        await _turn_away(socket, "no-such-table", "There is no such table.", NO_TABLE)
        return
    actor.put(Attach(connection, _since(socket)))
    try:
        await _serve(socket, connection, actor, site.clock)
    finally:
        actor.put(Detach(connection))


async def _turn_away(socket: AnySocket, reason: str, text: str, code: int) -> None:
    await socket.send_text(msgspec.json.encode(messages.Trouble(reason, text)).decode())
    await socket.close(code)


def _is_same_origin(socket: AnySocket, site: Site) -> bool:
    """Tell whether the page that connects is ours; what is no browser sends no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    host = origin.partition("://")[2]
    return host == socket.headers.get("host") or site.is_own_host(host)


def _since(socket: AnySocket) -> int:
    text = str(socket.query_params.get("since", ""))
    return int(text) if text.isascii() and text.isdigit() and len(text) < 12 else -1


async def _serve(
    socket: AnySocket, connection: Connection, actor: TableActor, clock: Clock
) -> None:
    """Read and write side by side until one of them ends."""
    writing = asyncio.create_task(connection.write())
    reading = asyncio.create_task(_read(socket, connection, actor, clock))
    done, _ = await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
    for task in (writing, reading):
        task.cancel()
    await asyncio.gather(writing, reading, return_exceptions=True)
    if writing in done:
        code = GOING_AWAY if writing.exception() is None else TOO_SLOW
        try:
            async with asyncio.timeout(1):
                await socket.close(code)
        except (TimeoutError, RuntimeError, WebSocketException, OSError):
            return


async def _read(socket: AnySocket, connection: Connection, actor: TableActor, clock: Clock) -> None:
    while True:
        await connection.has_room()
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        frame: Any = event.get("text") or event.get("bytes") or b""
        try:
            do = _DECODER.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            connection.answer(_trouble(error))
            continue
        if not _may_ask(connection, do, clock.monotonic()):
            connection.answer(refusal_out(do.id[:64], no(TableReason.TOO_FAST)))
            await asyncio.sleep(BREATH)
            continue
        actor.put(Asked(connection, do))


def _may_ask(connection: Connection, do: messages.Do, now: float) -> bool:
    if isinstance(do.act, messages.ChatAct | messages.RenameAct) and not connection.chat.take(now):
        return False
    return connection.acts.take(now)


def _trouble(error: Exception) -> messages.Trouble:
    if isinstance(error, msgspec.ValidationError):
        return messages.Trouble("bad-message", f"The message has not the right shape: {error}")
    return messages.Trouble("bad-json", "The message is no JSON.")
