"""The bots by name."""

from collections.abc import Callable
from typing import Final

from vaza.bots.protocol import Bot
from vaza.bots.simple import SimpleBot
from vaza.bots.uniform import UniformBot

_MAKERS: Final[dict[str, Callable[[int], Bot]]] = {"random": UniformBot, "simple": SimpleBot}

BOTS: Final = tuple(_MAKERS)
"""The names of all bots, the weakest first."""


def make_bot(name: str, seed: int) -> Bot:
    """Return a new bot; equal seeds give bots that play alike.

    Raises:
        ValueError: there is no bot of that name.
    """
    if name not in _MAKERS:
        raise ValueError(f"no bot called {name!r}: take one of {', '.join(BOTS)}")
    return _MAKERS[name](seed)
