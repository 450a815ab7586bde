"""One process for one database: a lock that the kernel releases when the process ends, however."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from vaza.store.log import StoreError


@contextlib.contextmanager
def held_alone(database: Path) -> Iterator[None]:
    """Hold the lock file beside a database; the file stays, the lock does not outlive us.

    Raises:
        StoreError: another process holds it.
        OSError: the lock file cannot be made.
    """
    whole = database.resolve()
    handle = os.open(whole.with_name(whole.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _is_locked(handle):
            raise StoreError(
                f"{database}: another Vaza serves this database: stop that one,"
                " or name another file with --db"
            )
        yield
    finally:
        os.close(handle)


def _is_locked(handle: int) -> bool:
    """Lock an open file; False where another process has done so."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 - on Windows alone

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 - not on Windows

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
