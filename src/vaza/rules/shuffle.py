"""seed -> order of cards: our own written and versioned algorithm, the same in the browser.

``vaza-shuffle/1``: the stream is SHA-256(seed || counter) for counter 0, 1, 2, ... (8 bytes, big
endian), read as 32-bit big-endian numbers. Fisher-Yates from the last place to the second; a number
below the largest multiple of the span gives the place, others are skipped, so that no order is
likelier than another. The cards start in ascending order of their ids.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from vaza.kernel.cards import Card

VERSION: Final = "vaza-shuffle/1"
_WORD: Final = 4
_WORDS: Final = 1 << 32


def shuffled(seed: bytes, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return ``cards`` in the order that ``seed`` gives."""
    order, words = sorted(cards), _words(seed)
    for last in range(len(order) - 1, 0, -1):
        place = _below(words, last + 1)
        order[last], order[place] = order[place], order[last]
    return tuple(order)


def _words(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        for at in range(0, len(block), _WORD):
            yield int.from_bytes(block[at : at + _WORD], "big")
        counter += 1


def _below(words: Iterator[int], span: int) -> int:
    limit = _WORDS - _WORDS % span
    return next(word % span for word in words if word < limit)


def cut_card(seed: bytes, cards: Sequence[Card]) -> Card:
    """Return the card of a pack that is cut for the trump before the dealing (V048).

    The first of ``shuffled(SHA-256(seed || "cut"), cards)``: a shuffle of its own, so that the card
    that is cut says nothing of the order in which the pack is dealt.
    """
    return shuffled(hashlib.sha256(seed + b"cut").digest(), cards)[0]


def commitment(context: str, secret: bytes) -> str:
    """Return the hex commitment to a server's secret (at least 16 random bytes) for a shuffle.

    ``context`` names the match and the shuffle, so that no commitment fits two of them:
    SHA-256("vaza-commit/1" NUL context NUL secret).
    """
    return hashlib.sha256(b"vaza-commit/1\0" + context.encode() + b"\0" + secret).hexdigest()


def combined_seed(context: str, secret: bytes, players: Mapping[int, bytes]) -> bytes:
    """Return the seed of a shuffle from the server's secret and the players' seeds by seat.

    SHA-256("vaza-seed/1" NUL context NUL secret, then for each seat in rising order the seat as one
    byte and SHA-256 of its seed).
    """
    parts = b"".join(
        bytes([seat]) + hashlib.sha256(seed).digest() for seat, seed in sorted(players.items())
    )
    text = b"vaza-seed/1\0" + context.encode() + b"\0" + secret + parts
    return hashlib.sha256(text).digest()
