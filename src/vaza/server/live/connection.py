"""One client's socket: a bounded queue, one writer, and a fresh snapshot for who lags behind."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from vaza.server.callers.rate import Bucket
from vaza.server.wire import messages

VIEWS_MOST: Final = 16
"""Views that may wait for a client; then they are dropped for one fresh snapshot."""
ANSWERS_MOST: Final = 200
"""Answers that may wait; then nothing more is read from the client until it has read some."""
SEND_SECONDS: Final = 10.0
ACTS_A_SECOND: Final = 200
"""More than a program needs that plays at instant speed: one act is seldom answered in 5 ms."""
ACTS_AT_ONCE: Final = 400

encode = msgspec.json.Encoder().encode


class Socket(Protocol):
    """What a connection needs of a web socket."""

    async def send(self, text: str) -> None:
        """Send one frame."""
        ...

    async def close(self, code: int) -> None:
        """Close the socket."""
        ...


class Connection:
    """A client of one table."""

    def __init__(self, socket: Socket, guest: str | None, name: str) -> None:
        """Keep who it is; nothing is sent before `write` runs."""
        self.guest = guest
        self.name = name
        self.acts = Bucket(rate=ACTS_A_SECOND, burst=ACTS_AT_ONCE)
        self.chat = Bucket(rate=0.5, burst=5)
        self.snapshot: Callable[[], bytes] | None = None
        """Gives the view of now; set by the table."""
        self._socket = socket
        self._views: deque[bytes] = deque()
        self._answers: deque[bytes] = deque()
        self._lags = False
        self._ended = False
        self._wake = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    def show(self, view: bytes) -> None:
        """Queue a view; where too many wait, a fresh one takes the place of all."""
        if self._lags:
            return
        self._views.append(view)
        if len(self._views) > VIEWS_MOST:
            self._views.clear()
            self._lags = True
        self._wake.set()

    def answer(self, message: messages.Done | messages.Refused | messages.Trouble) -> None:
        """Queue an answer."""
        self._answers.append(encode(message))
        if len(self._answers) >= ANSWERS_MOST:
            self._room.clear()
        self._wake.set()

    async def has_room(self) -> None:
        """Wait while too many answers wait: who does not read is not read from."""
        await self._room.wait()

    def end(self) -> None:
        """Let the writer close the socket when it has sent what waits."""
        self._ended = True
        self._wake.set()

    async def write(self) -> None:
        """Send what waits until the end.

        Raises:
            TimeoutError: the client does not read; it is to be cut off.
        """
        while True:
            await self._wake.wait()
            self._wake.clear()
            while (payload := self._next()) is not None:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._socket.send(payload.decode())
            if self._ended:
                return

    def _next(self) -> bytes | None:
        if self._answers:
            if len(self._answers) <= ANSWERS_MOST:
                self._room.set()
            return self._answers.popleft()
        if self._views:
            return self._views.popleft()
        if self._lags and self.snapshot is not None:
            self._lags = False
            return self.snapshot()
        return None
