"""The one thread that writes: jobs that wait together are committed together.

Each job is a savepoint, so that one conflict does not hurt its neighbours. A job is answered after
the commit and never before.
"""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Final

from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from vaza.store.log import ConflictError, StoreError
from vaza.store.schema import EVENTS

MOST_TOGETHER: Final = 256
"""Jobs in one commit, at most."""

Answer = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Append:
    """One append and the future that it answers."""

    stream: str
    expected_seq: int
    payloads: Sequence[bytes]
    done: Future[int] = field(default_factory=Future)


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to the writer's own connection, outside of transactions."""

    sql: str
    done: Future[object] = field(default_factory=Future)


class Writer:
    """The writer thread. It owns the only connection that writes."""

    def __init__(self, engine: Engine) -> None:
        """Start the thread."""
        self._engine = engine
        self._jobs: SimpleQueue[Append | Ask | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="vaza-store", daemon=True)
        self._thread.start()

    def submit(self, job: Append | Ask) -> None:
        """Queue a job; its future is answered when it is done.

        Raises:
            StoreError: the writer is closed.
        """
        with self._lock:
            if self._closed:
                raise StoreError("the store is closed")
            self._jobs.put(job)

    def close(self) -> None:
        """Finish the queued jobs, then end the thread."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (job := self._jobs.get()) is not None:
                jobs, is_last = self._more(job)
                _work(connection, jobs)
                if is_last:
                    return

    def _more(self, first: Append | Ask) -> tuple[list[Append | Ask], bool]:
        """Return the jobs that wait already, and whether the end is among them."""
        jobs = [first]
        while len(jobs) < MOST_TOGETHER:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False


def _work(connection: Connection, jobs: Sequence[Append | Ask]) -> None:
    appends = [job for job in jobs if isinstance(job, Append)]
    if appends:
        for answer in _commit(connection, appends):
            answer()
    for job in jobs:
        if isinstance(job, Ask):
            _answer_question(connection, job)


def _commit(connection: Connection, jobs: Sequence[Append]) -> list[Answer]:
    """Write all jobs in one transaction; return the answers, to be given when it is durable."""
    try:
        with connection.begin():
            return [_append(connection, job) for job in jobs]
    except Exception as error:  # noqa: BLE001 - whoever waits has to be told, whatever it was
        return [_failure(job, error) for job in jobs]


def _failure(job: Append, error: Exception) -> Answer:
    failed = StoreError(f"the store could not be written: {error}")
    failed.__cause__ = error
    return lambda: job.done.set_exception(failed)


def _append(connection: Connection, job: Append) -> Answer:
    try:
        with connection.begin_nested():
            _insert(connection, job)
    except ConflictError as conflict:
        # A name of its own: Python forgets ``conflict`` when the block ends.
        raised = conflict
        return lambda: job.done.set_exception(raised)
    return lambda: job.done.set_result(job.expected_seq + len(job.payloads))


def _insert(connection: Connection, job: Append) -> None:
    seq = _seq_of(connection, job.stream)
    if seq != job.expected_seq:
        raise ConflictError(job.stream, seq)
    rows = [
        {"stream": job.stream, "seq": place, "payload": payload}
        for place, payload in enumerate(job.payloads, start=seq + 1)
    ]
    if not rows:
        return
    try:
        connection.execute(insert(EVENTS), rows)
    except IntegrityError as error:
        # Another process came between the look and the insert (not with SQLite: it locks first).
        raise ConflictError(job.stream, seq + 1) from error


def _seq_of(connection: Connection, stream: str) -> int:
    query = select(func.max(EVENTS.c.seq)).where(EVENTS.c.stream == stream)
    return connection.execute(query).scalar() or 0


def _answer_question(connection: Connection, job: Ask) -> None:
    try:
        with connection.begin():
            job.done.set_result(connection.exec_driver_sql(job.sql).scalar())
    except SQLAlchemyError as error:
        job.done.set_exception(StoreError(str(error)))
