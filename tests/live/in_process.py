"""The application served in this process, with a clock, dice and a store of the test's own."""

import asyncio
import contextlib
import socket
import threading
from collections.abc import AsyncIterator, Iterator

import uvicorn

from tests.live.running import free_port
from vaza.server.callers.guests import Guests
from vaza.server.live.hub import Hub
from vaza.server.live.site import Site
from vaza.server.process.app import make_app
from vaza.server.process.serve import FRAME_MOST
from vaza.server.sources.clock import Clock
from vaza.server.sources.dice import Dice
from vaza.store.memory import MemoryStore

WIDE = 1000.0
"""Rates so wide that no test meets them."""


@contextlib.asynccontextmanager
async def served(clock: Clock | None = None, dice: Dice | None = None) -> AsyncIterator[str]:
    """Serve in the running loop; gives the address."""
    known_clock, known_dice = clock or Clock(), dice or Dice()
    hub = Hub(MemoryStore(), known_clock, known_dice)
    site = Site(hub, Guests(b"k" * 32), known_clock, known_dice)
    config = uvicorn.Config(
        make_app(site, rate_scale=WIDE),
        ws="websockets-sansio",
        ws_max_size=FRAME_MOST,
        log_config=None,
        access_log=False,
    )
    server = uvicorn.Server(config)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", free_port()))
        listening.listen()
        task = asyncio.create_task(server.serve(sockets=[listening]))
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        await task


@contextlib.contextmanager
def served_aside() -> Iterator[str]:
    """Serve in a thread of its own, for tests that do not run in a loop."""
    ready, over = threading.Event(), threading.Event()
    address: list[str] = []

    async def serve() -> None:
        async with served() as found:
            address.append(found)
            ready.set()
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(30)
    yield address[0]
    over.set()
    thread.join(30)
