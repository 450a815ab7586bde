"""Run in a process of its own: append to a store, and tell after each answer how far the log is.

Arguments: the database, SQLite's ``synchronous``, the log of the disk, how many appends. Each line
of the output is the stream, its seq, and the size of the log when the append was acknowledged.
"""

import asyncio
import sys
from pathlib import Path

from vaza.store.sql import SqlStore

TABLES = 8


async def append_all(store: SqlStore, table: int, log: Path, count: int) -> None:
    stream = f"table:{table}"
    for seq in range(count):
        await store.append(stream, seq, [payload(table, seq)])
        print(stream, seq + 1, size_of(log), flush=True)


def size_of(log: Path) -> int:
    """Return how far the log of the disk is."""
    return log.stat().st_size if log.exists() else 0


def payload(table: int, seq: int) -> bytes:
    """Return what is appended; sizes differ, so that pages fill unevenly."""
    return f"{table}/{seq + 1}:".encode() + b"x" * (37 * (seq % 23))


async def main() -> None:
    database, synchronous, log, count = sys.argv[1:]
    store = SqlStore(f"sqlite:///{database}", synchronous=synchronous)
    each = int(count) // TABLES
    jobs = (append_all(store, table, Path(log), each) for table in range(TABLES))
    await asyncio.gather(*jobs)


if __name__ == "__main__":
    asyncio.run(main())
