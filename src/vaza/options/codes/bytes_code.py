"""Whole numbers in shareable codes: seven bits a byte, the sign in the lowest bit."""

from collections.abc import Iterator


def take(stream: Iterator[int]) -> int:
    """Return the next byte.

    Raises:
        IndexError: there is none.
    """
    byte = next(stream, None)
    if byte is None:
        raise IndexError
    return byte


def write_int(value: int) -> bytes:
    """Return a whole number in as few bytes as it needs."""
    rest = value * 2 if value >= 0 else -value * 2 - 1
    packed = bytearray()
    while rest >= 0x80:
        packed.append(rest & 0x7F | 0x80)
        rest >>= 7
    packed.append(rest)
    return bytes(packed)


def read_int(stream: Iterator[int]) -> int:
    """Return the whole number that comes next."""
    rest = shift = 0
    while True:
        byte = take(stream)
        rest |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return rest // 2 if rest % 2 == 0 else -(rest + 1) // 2
