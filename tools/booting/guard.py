"""One set-up at a time in one folder."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager

from booting.places import BOOT
from booting.say import line


@contextmanager
def alone() -> Iterator[None]:
    """Hold the folder's lock; the system frees it when the process ends, however it ends."""
    BOOT.mkdir(exist_ok=True)
    with (BOOT / "lock").open("w") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            line("   another set-up works in this folder: waiting for it to end")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
