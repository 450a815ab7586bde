"""Contracts in shareable codes."""

from collections.abc import Iterator

from vaza.options.codes.bytes_code import read_int, take, write_int
from vaza.options.contracts.json_form import read_contracts, write_contracts
from vaza.options.contracts.model import Contract
from vaza.options.presets.king import KNOWN_LISTS

_POSITIVE, _BAN = 1, 2


def write_deals(deals: tuple[Contract, ...]) -> bytes:
    """Return a list of contracts as bytes: a known one by its place after a zero."""
    if deals in KNOWN_LISTS:
        return write_int(0) + write_int(KNOWN_LISTS.index(deals))
    return write_int(len(deals)) + b"".join(_write(contract) for contract in deals)


def _write(contract: Contract) -> bytes:
    flags = _POSITIVE * contract.positive | _BAN * contract.hearts_lead_ban
    cards = b"".join(_text(cards) + write_int(points) for cards, points in contract.per_card)
    last = b"".join(write_int(points) for points in contract.last_tricks)
    return (
        _text(contract.name)
        + bytes([flags])
        + write_int(contract.per_trick)
        + write_int(len(contract.per_card))
        + cards
        + write_int(len(contract.last_tricks))
        + last
        + write_int(contract.base)
        + _text(contract.forced_card)
    )


def _text(text: str) -> bytes:
    encoded = text.encode()
    return bytes([len(encoded)]) + encoded


def read_deals(stream: Iterator[int]) -> tuple[Contract, ...]:
    """Return the list of contracts that comes next.

    Raises:
        IndexError: it is cut short.
        ValueError: it is no list of contracts.
    """
    count = read_int(stream)
    if count == 0:
        return KNOWN_LISTS[read_int(stream)]
    return read_contracts(write_contracts(tuple(_read(stream) for _ in range(count))))


def _read(stream: Iterator[int]) -> Contract:
    name, flags, per_trick = _read_text(stream), take(stream), read_int(stream)
    cards = tuple((_read_text(stream), read_int(stream)) for _ in range(read_int(stream)))
    last = tuple(read_int(stream) for _ in range(read_int(stream)))
    return Contract(
        name=name,
        positive=bool(flags & _POSITIVE),
        per_trick=per_trick,
        per_card=cards,
        last_tricks=last,
        base=read_int(stream),
        hearts_lead_ban=bool(flags & _BAN),
        forced_card=_read_text(stream),
    )


def _read_text(stream: Iterator[int]) -> str:
    return bytes(take(stream) for _ in range(take(stream))).decode()
