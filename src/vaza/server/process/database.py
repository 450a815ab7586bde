"""What a server keeps on disk: the database, the key of the cookies beside it, and a lock."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from vaza.server.callers.guests import load_key
from vaza.server.sources.dice import Dice
from vaza.store.sole import held_alone
from vaza.store.sql import SqlStore, check_folder, parse_url


def default_database() -> str:
    """Return where the data are kept when nobody says otherwise."""
    folder = Path(platformdirs.user_data_dir("vaza", appauthor=False))
    return f"sqlite:///{folder / 'vaza.db'}"


@contextlib.contextmanager
def opened_database(db: str | None) -> Iterator[tuple[SqlStore, bytes]]:
    """Hold the database of ``db``, or the default one, alone; give its store and the key.

    With the bus in this process alone, two servers on one database would not hear of each other.

    Raises:
        StoreError: it cannot be opened, or another process serves it.
        KeyFileError: the file of the key is damaged.
        OSError: a file can be neither made nor read.
    """
    url = parse_url(default_database() if db is None else db)
    database = Path(url.database or "")
    if db is None:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    check_folder(database)
    with held_alone(database):
        store = SqlStore(url)
        yield store, load_key(database.with_name(database.name + ".key"), Dice().secret())
