"""Guests: a signed cookie says who somebody is. No account, no password, nothing stored."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

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


def load_key(path: Path, fresh: bytes) -> bytes:
    """Return the key kept in a file; ``fresh`` is kept there where there is none yet.

    Raises:
        OSError: the file can be neither made nor read.
    """
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes() or _rewrite(path, fresh)
    with os.fdopen(handle, "wb") as file:
        file.write(fresh)
        file.flush()
        os.fsync(file.fileno())
    return fresh


def _rewrite(path: Path, fresh: bytes) -> bytes:
    """Fill a key file that a crash has left empty."""
    path.write_bytes(fresh)
    return fresh
