"""How processes that serve the same tables tell each other of changes.

The store is the truth; a bus only says that there is something new, and may lose a word of it: the
next append finds out.
"""

from collections.abc import Callable
from typing import Protocol

Told = Callable[[int], None]
Stop = Callable[[], None]


class Bus(Protocol):
    """Passes on that a stream has grown."""

    def publish(self, stream: str, seq: int) -> None:
        """Say that a stream is at ``seq`` now."""
        ...

    def subscribe(self, stream: str, told: Told) -> Stop:
        """Be told of a stream's new seqs until the returned function is called."""
        ...


class LocalBus:
    """The bus within one process."""

    def __init__(self) -> None:
        """Begin with nobody listening."""
        self._listeners: dict[str, dict[object, Told]] = {}

    def publish(self, stream: str, seq: int) -> None:
        """See `Bus.publish`."""
        for told in list(self._listeners.get(stream, {}).values()):
            told(seq)

    def subscribe(self, stream: str, told: Told) -> Stop:
        """See `Bus.subscribe`."""
        key = object()
        self._listeners.setdefault(stream, {})[key] = told

        def stop() -> None:
            listeners = self._listeners.get(stream, {})
            listeners.pop(key, None)
            if not listeners:
                self._listeners.pop(stream, None)

        return stop
