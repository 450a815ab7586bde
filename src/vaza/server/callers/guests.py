"""Guests: a signed cookie says who somebody is. No account, no password, nothing stored."""

import os
import stat
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from itsdangerous import BadSignature, URLSafeSerializer

from vaza.server.table.texts import clean_name

COOKIE: Final = "vaza_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
KEY_BYTES: Final = 32
_SALT: Final = "vaza-guest/1"


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a name."""

    id: str
    name: str


class Guests:
    """Reads and writes the cookies of one server's key."""

    def __init__(self, key: bytes) -> None:
        """Sign with ``key``."""
        self._signer = URLSafeSerializer(key, salt=_SALT)

    def write(self, guest: Guest) -> str:
        """Return the cookie of a guest."""
        signed = self._signer.dumps([guest.id, guest.name])
        return str(signed)

    def read(self, cookie: str | None) -> Guest | None:
        """Return the guest of a cookie; None without one, and for one that is not ours."""
        if not cookie:
            return None
        try:
            value = self._signer.loads(cookie)
        except BadSignature:
            return None
        match value:
            case [str(guest), str(name)] if clean_name(name) == name:
                return Guest(guest, name)
            case _:
                return None


class KeyFileError(Exception):
    """The file of the key is damaged; the message says which, and what would help."""


def load_key(path: Path, fresh: bytes) -> bytes:
    """Return the key kept in a file; ``fresh`` is kept there where there is none yet.

    A file that others may read is closed to them.

    Raises:
        OSError: the file can be neither made nor read, or is not ours.
        KeyFileError: it is too short to be a key.
    """
    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b") as file:
        if stat.S_IMODE(path.stat().st_mode) & 0o077:
            path.chmod(0o600)
        # An empty file is what a crash has left of the first start.
        key = file.read() or _written(file, fresh)
    if len(key) < KEY_BYTES:
        raise KeyFileError(
            f"{path}: this key has {len(key)} bytes, not {KEY_BYTES}: put the whole file back,"
            " or remove it (then nobody is known any more and everybody's seat is lost)"
        )
    return key


def _written(file: BinaryIO, key: bytes) -> bytes:
    file.write(key)
    file.flush()
    os.fsync(file.fileno())
    return key
