"""A finished match to look at, played over the wire in a thread of its own."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from tests.live.player import Player
from tests.live.running import Running


def finished_match(site: Running, name: str, **settings: object) -> dict[str, Any]:
    """Return the page data of a match that `name` has played against bots.

    The browser's loop runs in the thread of the tests, so the player gets another one.
    """
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, _played(site, name, settings)).result()


async def _played(site: Running, name: str, settings: dict[str, object]) -> dict[str, Any]:
    player = Player(site.http, name)
    await player.sign_in()
    table = await player.open(**settings)
    async with player.connect() as socket:
        assert (await player.ask(socket, {"a": "start"}))["t"] == "done"
    await player.play(partial(_is_over, player))
    page: dict[str, Any] = await player.call("GET", f"/api/matches/{table}")
    return page


def _is_over(player: Player) -> bool:
    return bool(player.view) and player.view["table"]["stage"] == "over"
