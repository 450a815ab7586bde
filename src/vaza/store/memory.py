"""A store that forgets: for tests and for tables that need not outlive the process."""

from collections.abc import Sequence

from vaza.store.log import ConflictError, StoreError


class MemoryStore:
    """Streams in memory."""

    def __init__(self) -> None:
        """Begin empty."""
        self._streams: dict[str, list[bytes]] = {}
        self._closed = False

    async def append(self, stream: str, expected_seq: int, payloads: Sequence[bytes]) -> int:
        """See `Store.append`."""
        self._check_open()
        rows = self._streams.get(stream, [])
        if len(rows) != expected_seq:
            raise ConflictError(stream, len(rows))
        if payloads:
            self._streams[stream] = [*rows, *payloads]
        return expected_seq + len(payloads)

    async def read(self, stream: str, after_seq: int = 0) -> Sequence[bytes]:
        """See `Store.read`."""
        self._check_open()
        return tuple(self._streams.get(stream, ())[after_seq:])

    async def streams(self, kind: str) -> Sequence[str]:
        """See `Store.streams`."""
        self._check_open()
        return tuple(sorted(name for name in self._streams if name.startswith(f"{kind}:")))

    async def close(self) -> None:
        """See `Store.close`."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")
