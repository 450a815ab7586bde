"""Scoring: points by branch as sums of terms, or a look-up table for what no sum says.

``points = c + b*B + b2*B*B + bT*T(B) + t*TT + d*D + d2*D*D + dT*T(D) + h*H`` with B the bid, TT the
tricks taken, D their difference, H the hand size and T(x) = x(x+1)/2 (docs/rules/options.md).
"""

from dataclasses import dataclass
from typing import Final

TERMS: Final = ("c", "b", "b2", "bT", "t", "d", "d2", "dT", "h")
"""The terms in the order of a ``Vector``."""

Vector = tuple[int, int, int, int, int, int, int, int, int]
"""One factor for each of TERMS."""

ZERO: Final[Vector] = (0, 0, 0, 0, 0, 0, 0, 0, 0)

Table = tuple[tuple[tuple[int, ...], ...], ...]
"""Points by [hand size][bid][tricks]; the entry of hand size 0 is empty."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """The five branches, nil_made by the deal's label; or, when not empty, the table ``points``."""

    nil_made_under: Vector = ZERO
    """b = t = 0 in an under deal (R114); the same as ``nil_made_over`` in most scorings."""
    nil_made_over: Vector = ZERO
    made: Vector = ZERO
    """b = t >= 1."""
    under: Vector = ZERO
    """t < b."""
    over: Vector = ZERO
    """t > b >= 1."""
    nil_fail: Vector = ZERO
    """b = 0 < t."""
    points: Table = ()


def vector(**terms: int) -> Vector:
    """Return the vector of named terms, as in ``vector(c=10, b=1)``."""
    c, b, b2, b_tri, t, d, d2, d_tri, h = (terms.get(name, 0) for name in TERMS)
    return (c, b, b2, b_tri, t, d, d2, d_tri, h)


def evaluate(terms: Vector, *, size: int, bid: int, taken: int) -> int:
    """Return the points that ``terms`` give for a bid, the tricks taken and the hand size."""
    off = abs(bid - taken)
    values = (
        *(1, bid, bid * bid, bid * (bid + 1) // 2, taken),
        *(off, off * off, off * (off + 1) // 2, size),
    )
    return sum(factor * value for factor, value in zip(terms, values, strict=True))


def branch_of(scoring: Scoring, *, bid: int, taken: int, is_over: bool) -> Vector:
    """Return the terms that apply to a bid, the tricks taken and the deal's label."""
    if bid == taken:
        nil = scoring.nil_made_over if is_over else scoring.nil_made_under
        return scoring.made if bid else nil
    if bid == 0:
        return scoring.nil_fail
    return scoring.under if taken < bid else scoring.over


S01: Final = Scoring(
    nil_made_under=vector(c=10),
    nil_made_over=vector(c=10),
    made=vector(b=10),
    under=vector(d=-10),
    over=vector(d=-10),
    nil_fail=vector(d=-10),
)
"""Dane-se: 10 for each trick of an exact bid, -10 for each trick of difference (R030-R032)."""
