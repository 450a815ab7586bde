"""Scoring as JSON: branches of terms with their fall-backs, or ``points[h][b][t]``."""

from typing import Any, Final

from vaza.options.axes.types import AxisValueError, Facts
from vaza.options.scorings.model import TERMS, ZERO, Scoring, Table, Vector

_MISSES: Final = ("under", "over", "nil_fail")
_BRANCHES: Final = ("nil_made", "made", *_MISSES, "miss")
_LABELS: Final = ("if_under_hand", "if_over_hand")
_LIMIT: Final = 100_000

_SHAPE: Final = (
    "branches nil_made, made, miss (or under, over, nil_fail), each an object of the terms "
    + " ".join(TERMS)
    + "; or {'points': [h][b][t]}"
)


def read_scoring(value: object) -> Scoring:
    """Return the scoring of a JSON value; ``made`` stands in for nil_made, a missing miss is 0.

    Raises:
        AxisValueError: the value is no scoring; the message says what one looks like.
    """
    if not isinstance(value, dict):
        raise AxisValueError(_SHAPE)
    if "points" in value:
        if len(value) > 1:
            message = "either 'points' or branches, not both"
            raise AxisValueError(message)
        return Scoring(points=_read_table(value["points"]))
    unknown = sorted(str(key) for key in value.keys() - set(_BRANCHES))
    if unknown:
        message = f"no branch called {unknown[0][:40]}: {_SHAPE}"
        raise AxisValueError(message)
    return _read_branches(value)


def _read_branches(value: dict[str, Any]) -> Scoring:
    made = _read_vector(value.get("made", {}), "made")
    miss = _read_vector(value.get("miss", {}), "miss")
    misses: dict[str, Any] = {
        name: _read_vector(value[name], name) if name in value else miss for name in _MISSES
    }
    nil_under, nil_over = _read_nil(value["nil_made"]) if "nil_made" in value else (made, made)
    return Scoring(
        nil_made_under=_at_nil(nil_under), nil_made_over=_at_nil(nil_over), made=made, **misses
    )


def _read_nil(value: object) -> tuple[Vector, Vector]:
    if isinstance(value, dict) and value.keys() & set(_LABELS):
        if value.keys() != set(_LABELS):
            message = "nil_made by label has both 'if_under_hand' and 'if_over_hand', nothing else"
            raise AxisValueError(message)
        under, over = (_read_vector(value[label], f"nil_made.{label}") for label in _LABELS)
        return under, over
    both = _read_vector(value, "nil_made")
    return both, both


def _at_nil(terms: Vector) -> Vector:
    """Keep what counts at b = t = d = 0, so that equal scorings are equal values."""
    return (terms[0], 0, 0, 0, 0, 0, 0, 0, terms[8])


def _read_vector(value: object, branch: str) -> Vector:
    if not isinstance(value, dict) or not value.keys() <= set(TERMS):
        message = f"in {branch}: an object of the terms {' '.join(TERMS)}"
        raise AxisValueError(message)
    factors = [_read_int(value.get(name, 0), f"{branch}.{name}") for name in TERMS]
    c, b, b2, b_tri, t, d, d2, d_tri, h = factors
    return (c, b, b2, b_tri, t, d, d2, d_tri, h)


def _read_int(value: object, where: str, **place: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > _LIMIT:
        message = f"in {where}: a whole number from -{_LIMIT} to {_LIMIT}"
        reason = "cell" if place else "factor"
        limits = {"least": -_LIMIT, "most": _LIMIT}
        facts: Facts = (("reason", reason), *place.items(), *limits.items())
        raise AxisValueError(message, facts)
    return value


def _read_table(value: object) -> Table:
    if not isinstance(value, list) or not value:
        message = "points: a list by hand size (entry 0 is empty) of lists by bid and tricks"
        raise AxisValueError(message)
    rows = [_read_size(size, entry) for size, entry in enumerate(value)]
    return tuple(rows)


def _read_size(size: int, entry: object) -> tuple[tuple[int, ...], ...]:
    if entry == [] or (size == 0 and entry is None):
        return ()
    wanted = size + 1
    if (
        not isinstance(entry, list)
        or len(entry) != wanted
        or any(not isinstance(row, list) or len(row) != wanted for row in entry)
    ):
        message = f"points[{size}]: {wanted} bids (0 to {size}) of {wanted} trick counts each"
        raise AxisValueError(message)
    return tuple(
        tuple(_read_cell(cell, size, bid, taken) for taken, cell in enumerate(row))
        for bid, row in enumerate(entry)
    )


def _read_cell(value: object, size: int, bid: int, taken: int) -> int:
    return _read_int(value, f"points[{size}][{bid}][{taken}]", size=size, bid=bid, taken=taken)


def write_scoring(scoring: Scoring) -> dict[str, Any]:
    """Return the shortest JSON form of a scoring; equal scorings give equal forms."""
    if scoring.points:
        return {"points": [[list(row) for row in entry] for entry in scoring.points]}
    nil: dict[str, Any] = _write_vector(scoring.nil_made_under)
    if scoring.nil_made_over != scoring.nil_made_under:
        over = _write_vector(scoring.nil_made_over)
        nil = {"if_under_hand": nil, "if_over_hand": over}
    written = {"nil_made": nil, "made": _write_vector(scoring.made)}
    misses = [getattr(scoring, name) for name in _MISSES]
    if len(set(misses)) == 1:
        return written | {"miss": _write_vector(misses[0])}
    return written | {
        name: _write_vector(terms) for name, terms in zip(_MISSES, misses, strict=True)
    }


def _write_vector(terms: Vector) -> dict[str, int]:
    if terms == ZERO:
        return {}
    return {name: factor for name, factor in zip(TERMS, terms, strict=True) if factor}
