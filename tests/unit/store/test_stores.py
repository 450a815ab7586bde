import asyncio
import itertools
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest

from vaza.store.log import ConflictError, Store, StoreError
from vaza.store.memory import MemoryStore
from vaza.store.sql import SqlStore
from vaza.testing.store import check_store


async def test_the_memory_store_conforms() -> None:
    async def open_store() -> Store:
        return MemoryStore()

    await check_store(open_store)


async def test_the_sql_store_conforms(tmp_path: Path) -> None:
    names = itertools.count()

    async def open_store() -> Store:
        return SqlStore(f"sqlite:///{tmp_path}/{next(names)}.db")

    await check_store(open_store)


async def test_the_kit_finds_a_store_that_overwrites() -> None:
    class Careless(MemoryStore):
        async def append(self, stream: str, expected_seq: int, payloads: Sequence[bytes]) -> int:
            del expected_seq
            return await super().append(stream, len(await self.read(stream)), payloads)

    async def open_store() -> Store:
        return Careless()

    with pytest.raises(AssertionError):
        await check_store(open_store)


async def test_each_writer_has_its_pragmas(tmp_path: Path) -> None:
    for name in ("a", "b"):
        store = SqlStore(f"sqlite:///{tmp_path}/{name}.db")
        told = await store.writer_pragmas()
        await store.close()
        assert told == {
            "journal_mode": "wal",
            "synchronous": 2,
            "foreign_keys": 1,
            "busy_timeout": 5000,
        }


async def test_everything_is_there_after_opening_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/vaza.db"
    store = SqlStore(url)
    await store.append("table:a", 0, [b"1", b"2"])
    await store.close()
    again = SqlStore(url)
    assert list(await again.read("table:a")) == [b"1", b"2"]
    await again.close()


async def test_two_stores_on_one_file_lock_each_other_out(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/vaza.db"
    one, two = SqlStore(url), SqlStore(url)
    seqs = dict.fromkeys((one, two), 0)

    async def add(store: SqlStore) -> int:
        won = 0
        for _ in range(30):
            try:
                seqs[store] = await store.append("table:a", seqs[store], [b"x"])
                won += 1
            except ConflictError as conflict:
                seqs[store] = conflict.seq
        return won

    won = await asyncio.gather(add(one), add(two))
    assert len(await one.read("table:a")) == sum(won)
    await one.close()
    await two.close()


async def test_appends_are_committed_in_groups(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path}/vaza.db")
    answers = await asyncio.gather(*(store.append(f"table:{n}", 0, [b"x"]) for n in range(500)))
    assert answers == [1] * 500
    assert len(await store.streams("table")) == 500
    await store.close()


async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = SqlStore(f"sqlite:///{tmp_path}/vaza.db")
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.append("table:a", 0, [b"x"])
    with pytest.raises(StoreError, match="closed"):
        await store.read("table:a")


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("rubbish", "is no database"),
        ("postgresql://localhost/vaza", "not served yet"),
        ("sqlite://", "needs a file"),
        ("sqlite:////dev/null/vaza.db", "/dev/null"),
        ("sqlite:////nonexistent/vaza.db", "no such folder"),
    ],
)
def test_a_bad_address_says_what_would_be_right(url: str, says: str) -> None:
    with pytest.raises(StoreError, match=says):
        SqlStore(url)


def test_the_files_are_for_the_owner_alone(tmp_path: Path) -> None:
    def modes() -> dict[str, int]:
        return {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}

    async def looked_at() -> dict[str, int]:
        store = SqlStore(f"sqlite:///{tmp_path}/vaza.db")
        await store.append("table:a", 0, [b"x"])
        found = modes()
        await store.close()
        return found

    names = ("vaza.db", "vaza.db-wal", "vaza.db-shm")
    assert asyncio.run(looked_at()) == dict.fromkeys(names, 0o600)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "vaza.db"
    asyncio.run(SqlStore(f"sqlite:///{path}").close())
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE schema_version SET version = 99")
    connection.close()
    with pytest.raises(StoreError, match="version 99"):
        SqlStore(f"sqlite:///{path}")


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "vaza.db"
    path.write_bytes(b"not a database at all, but long enough to look like one" * 100)
    with pytest.raises(StoreError, match=str(path)):
        SqlStore(f"sqlite:///{path}")


def test_the_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE music (title TEXT)")
    connection.close()
    with pytest.raises(StoreError, match="another program"):
        SqlStore(f"sqlite:///{path}")
