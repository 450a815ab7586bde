"""What a store is: a small protocol that every back end keeps (`vaza.testing.check_store`)."""

from collections.abc import Sequence
from typing import Protocol


class StoreError(Exception):
    """The store cannot be opened, read or written; the message says why and what would help."""


class ConflictError(Exception):
    """Somebody appended first: the stream is at ``seq`` now. Nothing was written."""

    def __init__(self, stream: str, seq: int) -> None:
        """Keep where the stream is."""
        self.stream = stream
        self.seq = seq
        super().__init__(stream, seq)

    def __str__(self) -> str:
        """Say where the stream is."""
        return f"{self.stream} is at {self.seq}"


class Store(Protocol):
    """Streams of payloads, numbered from 1 without gaps.

    A stream's name is ``kind:id``. An append that returns is durable, whole and in its place.
    """

    async def append(self, stream: str, expected_seq: int, payloads: Sequence[bytes]) -> int:
        """Add payloads to a stream that is at ``expected_seq`` (0: it does not exist yet).

        Returns:
            The stream's new seq, once everything is durable.

        Raises:
            ConflictError: the stream is somewhere else; nothing was written.
            StoreError: it could not be written; nothing may be taken for granted.
        """
        ...

    async def read(self, stream: str, after_seq: int = 0) -> Sequence[bytes]:
        """Return the payloads after ``after_seq`` in order; empty for an unknown stream."""
        ...

    async def streams(self, kind: str) -> Sequence[str]:
        """Return the names of all streams of a kind, sorted."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go of everything. A second call does nothing."""
        ...
