"""The one place that draws entropy: secrets of shuffles, ids, keys, seeds of bots."""

import secrets
from typing import Final

SECRET_BYTES: Final = 32
_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mistakes for one another."""
_ID_LENGTH: Final = 12


class Dice:
    """The source of chance; tests have one of their own."""

    def secret(self) -> bytes:
        """Return a server's secret for a shuffle."""
        return secrets.token_bytes(SECRET_BYTES)

    def table_id(self) -> str:
        """Return an id that nobody guesses: the link is all that an unlisted table needs."""
        return "".join(secrets.choice(_ALPHABET) for _ in range(_ID_LENGTH))

    def guest_id(self) -> str:
        """Return the id of a new guest."""
        return secrets.token_urlsafe(16)

    def bot_seed(self) -> int:
        """Return the seed of a bot."""
        return secrets.randbits(63)
