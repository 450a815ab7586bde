"""One set-up at a time in one folder."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from booting.places import BOOT
from booting.say import line


@contextmanager
def alone() -> Iterator[None]:
    """Hold the folder's lock; the system frees it when its holders end, however they end.

    The programs that the set-up starts hold it too: where the set-up is killed, its installer may
    live on, and nobody else should write beside it.
    """
    BOOT.mkdir(exist_ok=True)
    with (BOOT / "lock").open("w") as handle:
        os.set_inheritable(handle.fileno(), True)  # noqa: FBT003 - the function takes no keyword
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            line("   another set-up works in this folder: waiting for it to end")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield
