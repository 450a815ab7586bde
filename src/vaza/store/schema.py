"""The tables of the SQL store, their version, and the pragmas of each SQLite connection."""

from typing import Any, Final

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    select,
)
from sqlalchemy.engine import URL

from vaza.store.log import StoreError

VERSION: Final = 1
BUSY_MS: Final = 5000

METADATA: Final = MetaData()

EVENTS: Final = Table(
    "event",
    METADATA,
    Column("stream", String(100), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("payload", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

SCHEMA: Final = Table(
    "schema_version",
    METADATA,
    Column("version", Integer, primary_key=True, autoincrement=False),
)

PRAGMAS: Final = {"foreign_keys": "ON", "busy_timeout": str(BUSY_MS)}
"""What every connection sets; the writer also the journal and how hard a commit is synced."""


def make_engine(url: URL, *, writes: bool, synchronous: str = "FULL") -> Engine:
    """Return an engine whose SQLite connections are set up for reading or for the one writer."""
    engine = create_engine(url, pool_size=1 if writes else 4, max_overflow=0)
    if engine.dialect.name != "sqlite":
        return engine
    pragmas = PRAGMAS | ({"journal_mode": "WAL", "synchronous": synchronous} if writes else {})
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:  # noqa: ANN401 - a driver's connection
        # The driver must not begin transactions by itself, or savepoints do not nest.
        connection.isolation_level = None
        for name, value in pragmas.items():
            connection.execute(f"PRAGMA {name}={value}").close()

    @event.listens_for(engine, "begin")
    def begin_by_hand(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def check_version(engine: Engine) -> None:
    """Refuse data that are not ours, or of a newer Vaza; nothing is written.

    Raises:
        StoreError: the reason, and what would help.
    """
    with engine.begin() as connection:
        names = set(inspect(connection).get_table_names())
        if not names:
            return
        if SCHEMA.name not in names:
            raise StoreError("this database belongs to another program: name another file")
        found = connection.execute(select(SCHEMA.c.version)).scalar()
    if found is not None and found > VERSION:
        raise StoreError(
            f"this database is of version {found}, this Vaza knows up to {VERSION}:"
            " start a newer Vaza, or name another file"
        )


def make_tables(engine: Engine) -> None:
    """Make the tables where there are none, and note their version."""
    with engine.begin() as connection:
        METADATA.create_all(connection)
        if connection.execute(select(SCHEMA.c.version)).scalar() is None:
            connection.execute(insert(SCHEMA).values(version=VERSION))
