"""The event log in a database: SQLite by default."""

import asyncio
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from vaza.store.log import StoreError
from vaza.store.schema import EVENTS, check_version, make_engine, make_tables
from vaza.store.writer import Append, Ask, Writer

CHECKED_PRAGMAS: Final = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")

T = TypeVar("T")


def parse_url(text: str) -> URL:
    """Return the address of a database.

    Raises:
        StoreError: it is no address, or of a database that is not served yet.
    """
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise StoreError(f"{text!r} is no database: write sqlite:///path/vaza.db") from error
    if url.get_backend_name() != "sqlite":
        raise StoreError(f"{url.get_backend_name()} is not served yet: write sqlite:///path")
    if not url.database or url.database == ":memory:":
        raise StoreError("a database needs a file: write sqlite:///path/vaza.db")
    return url


def check_folder(database: Path) -> None:
    """Refuse a database in a folder that does not exist: a name is easily mistyped.

    Raises:
        StoreError: there is no such folder.
    """
    folder = database.parent
    if not folder.is_dir():
        raise StoreError(f"{folder}: there is no such folder: make it, or name another file")


def _prepare(database: Path) -> None:
    """Make the file where there is none, for its owner alone: hands and secrets stand in it.

    SQLite gives the files that it makes beside it the same mode.
    """
    check_folder(database)
    os.close(os.open(database, os.O_RDWR | os.O_CREAT, 0o600))


class SqlStore:
    """The store in SQL: one writer thread, readers on connections of their own."""

    def __init__(self, url: str | URL, *, synchronous: str = "FULL") -> None:
        """Open the database and make its tables where there are none.

        ``synchronous`` is SQLite's; anything but FULL may lose what was acknowledged.

        Raises:
            StoreError: it cannot be opened, or is of a newer version.
        """
        self.url = parse_url(url) if isinstance(url, str) else url
        writing = make_engine(self.url, writes=True, synchronous=synchronous)
        self._reading = make_engine(self.url, writes=False)
        try:
            _prepare(Path(self.url.database or ""))
            check_version(self._reading)
            make_tables(writing)
        except (SQLAlchemyError, OSError, StoreError) as error:
            self._reading.dispose()
            writing.dispose()
            raise StoreError(f"{self.url.database}: {_reason(error)}") from error
        self._writing = writing
        self._writer = Writer(writing)
        self._closed = False

    async def append(self, stream: str, expected_seq: int, payloads: Sequence[bytes]) -> int:
        """See `Store.append`."""
        job = Append(stream, expected_seq, tuple(payloads))
        self._writer.submit(job)
        return await asyncio.wrap_future(job.done)

    async def read(self, stream: str, after_seq: int = 0) -> Sequence[bytes]:
        """See `Store.read`."""
        query = (
            select(EVENTS.c.payload)
            .where(EVENTS.c.stream == stream, EVENTS.c.seq > after_seq)
            .order_by(EVENTS.c.seq)
        )
        return await self._ask(lambda connection: tuple(connection.scalars(query)))

    async def streams(self, kind: str) -> Sequence[str]:
        """See `Store.streams`."""
        first, beyond = f"{kind}:", f"{kind};"  # ';' follows ':', so that the key is searched
        query = (
            select(EVENTS.c.stream)
            .where(EVENTS.c.stream >= first, EVENTS.c.stream < beyond, EVENTS.c.seq == 1)
            .order_by(EVENTS.c.stream)
        )
        return await self._ask(lambda connection: tuple(connection.scalars(query)))

    async def writer_pragmas(self) -> dict[str, object]:
        """Return the pragmas of the connection that writes, as SQLite itself tells them."""
        told = {}
        for name in CHECKED_PRAGMAS:
            question = Ask(f"PRAGMA {name}")
            self._writer.submit(question)
            told[name] = await asyncio.wrap_future(question.done)
        return told

    async def close(self) -> None:
        """See `Store.close`."""
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._writer.close)
        self._reading.dispose()
        self._writing.dispose()

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        return await asyncio.to_thread(self._ask_now, question)

    def _ask_now(self, question: Callable[[Connection], T]) -> T:
        try:
            with self._reading.begin() as connection:
                return question(connection)
        except SQLAlchemyError as error:
            raise StoreError(f"the store could not be read: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error)
