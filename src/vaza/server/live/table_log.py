"""A table as one process holds it: its state, its version, and what was answered already."""

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from vaza.server.table.events import Opened, Step, read_step
from vaza.server.table.evolve import BrokenStreamError, evolve, opened
from vaza.server.table.state import TableState
from vaza.server.views.events import Happened

KIND: Final = "table"
RECENT: Final = 64
"""Steps whose events a returning client can still be told."""


def stream_of(table: str) -> str:
    """Return the name of a table's stream."""
    return f"{KIND}:{table}"


@dataclass(frozen=True, slots=True)
class Answered:
    """An act that is stored."""

    seq: int
    """The version that it led to."""
    what: str | None
    """Its hash; None for what an earlier Vaza has stored."""


class TableLog:
    """The fold of a table's stream. It changes by `take` alone."""

    def __init__(self, table: str, first: Step) -> None:
        """Begin with the first step of the stream."""
        start, *others = first.events
        if not isinstance(start, Opened):
            raise BrokenStreamError(f"table {table} does not begin with its opening")
        self.state: TableState = opened(table, start, first.at)
        self.seq = 0
        self._answered: dict[tuple[str, str], Answered] = {}
        self._recent: deque[tuple[int, tuple[Happened, ...]]] = deque(maxlen=RECENT)
        self._take(first, others, told=[start])

    @classmethod
    def load(cls, table: str, payloads: Sequence[bytes]) -> "TableLog":
        """Return the fold of a whole stream, which is not empty."""
        log = cls(table, read_step(payloads[0]))
        for payload in payloads[1:]:
            log.take(read_step(payload))
        return log

    def take(self, step: Step) -> tuple[Happened, ...]:
        """Fold one more step; return what happened."""
        return self._take(step, step.events, told=[])

    def _take(
        self, step: Step, events: Iterable[object], told: list[Happened]
    ) -> tuple[Happened, ...]:
        for event in events:
            evolved = evolve(self.state, event, step.at)  # type: ignore[arg-type]
            self.state = evolved.state
            # Where the rules say more than the stored event they speak for it.
            told += evolved.told or (event,)  # type: ignore[arg-type]
        self.seq += 1
        if step.guest is not None and step.act is not None:
            self._answered[step.guest, step.act] = Answered(self.seq, step.what)
        happened = tuple(told)
        self._recent.append((self.seq, happened))
        return happened

    def answered(self, guest: str | None, act: str) -> Answered | None:
        """Return what an act of this guest led to, None if it was never stored."""
        return None if guest is None else self._answered.get((guest, act))

    def since(self, seq: int) -> tuple[Happened, ...]:
        """Return what happened after ``seq``; nothing where that is too long ago to tell."""
        if seq < 0 or not self._recent or self._recent[0][0] > seq + 1:
            return ()
        return tuple(one for at, happened in self._recent if at > seq for one in happened)
