"""A list of contracts to and from JSON."""

import re
from typing import Any, Final

from vaza.kernel.cards import RANKS, SUITS
from vaza.options.axes.types import AxisValueError
from vaza.options.contracts.model import OWN_NAMES, Contract

LONGEST_NAME: Final = 30
MOST_CONTRACTS: Final = 60
MOST_POINTS: Final = 10_000
MOST_LAST: Final = len(RANKS)
"""How many of the last tricks may count."""
_NAME: Final = re.compile(r"[a-z0-9ß-öø-ÿ]+(-[a-z0-9ß-öø-ÿ]+)*")
"""Letters as the languages of the west of Europe write them, so that a contract can be called
``sem-coração``; none of them is written in two ways."""
_KEYS: Final = (
    "name",
    "positive",
    "per_trick",
    "per_card",
    "last_tricks",
    "base",
    "hearts_lead_ban",
    "forced_card",
)


def read_contracts(value: object) -> tuple[Contract, ...]:
    """Return the contracts of a JSON list.

    Raises:
        AxisValueError: something is no contract; the message says what one looks like.
    """
    if not isinstance(value, list) or len(value) > MOST_CONTRACTS:
        message = f"a list of up to {MOST_CONTRACTS} contracts"
        raise AxisValueError(message)
    return tuple(_read(entry, f"list[{place}]") for place, entry in enumerate(value))


def _read(entry: object, where: str) -> Contract:
    if not isinstance(entry, dict) or not entry.keys() <= set(_KEYS) or "name" not in entry:
        message = f"{where}: an object with a name and any of {', '.join(_KEYS[1:])}"
        raise AxisValueError(message)
    return Contract(
        name=_read_name(entry["name"], where),
        positive=_flag(entry, "positive", where),
        per_trick=_points(entry.get("per_trick", 0), f"{where}.per_trick"),
        per_card=_read_cards(entry.get("per_card", {}), f"{where}.per_card"),
        last_tricks=_read_last(entry.get("last_tricks", []), f"{where}.last_tricks"),
        base=_points(entry.get("base", 0), f"{where}.base"),
        hearts_lead_ban=_flag(entry, "hearts_lead_ban", where),
        forced_card=_read_forced(entry.get("forced_card", ""), f"{where}.forced_card"),
    )


def _read_name(value: object, where: str) -> str:
    fits = isinstance(value, str) and len(value) <= LONGEST_NAME and _NAME.fullmatch(value)
    if not isinstance(value, str) or not fits or value in OWN_NAMES:
        message = f"{where}.name: a word such as 'no-hearts', none of {', '.join(OWN_NAMES)}"
        raise AxisValueError(message)
    return value


def _flag(entry: dict[str, Any], key: str, where: str) -> bool:
    value = entry.get(key, False)
    if not isinstance(value, bool):
        message = f"{where}.{key}: true or false"
        raise AxisValueError(message)
    return value


def _points(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > MOST_POINTS:
        message = f"{where}: a whole number from -{MOST_POINTS} to {MOST_POINTS}"
        raise AxisValueError(message)
    return value


def _read_cards(value: object, where: str) -> tuple[tuple[str, int], ...]:
    shape = f"{where}: an object of suits (H), ranks (Q) or cards (KH) with their points"
    if not isinstance(value, dict):
        raise AxisValueError(shape)
    if not all(isinstance(key, str) and _is_predicate(key) for key in value):
        raise AxisValueError(shape)
    return tuple((key, _points(points, f"{where}.{key}")) for key, points in value.items())


def _is_predicate(text: str) -> bool:
    if len(text) == 1:
        return text in SUITS or text in RANKS
    return _is_card(text)


def _is_card(text: str) -> bool:
    return len(text) == len("KH") and text[0] in RANKS and text[1] in SUITS


def _read_last(value: object, where: str) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) > MOST_LAST:
        message = f"{where}: a list of points, the last trick's last"
        raise AxisValueError(message)
    return tuple(_points(points, f"{where}[{place}]") for place, points in enumerate(value))


def _read_forced(value: object, where: str) -> str:
    if not isinstance(value, str) or (value and not _is_card(value)):
        message = f"{where}: a card such as 'KH', or nothing"
        raise AxisValueError(message)
    return value


def write_contracts(contracts: tuple[Contract, ...]) -> list[dict[str, Any]]:
    """Return the shortest JSON form of a list of contracts; equal lists give equal forms."""
    return [_write(contract) for contract in contracts]


def _write(contract: Contract) -> dict[str, Any]:
    told: dict[str, Any] = {
        "name": contract.name,
        "positive": contract.positive,
        "per_trick": contract.per_trick,
        "per_card": dict(contract.per_card),
        "last_tricks": list(contract.last_tricks),
        "base": contract.base,
        "hearts_lead_ban": contract.hearts_lead_ban,
        "forced_card": contract.forced_card,
    }
    return {key: value for key, value in told.items() if value or key == "name"}
