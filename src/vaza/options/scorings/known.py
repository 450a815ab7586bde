"""The scorings with a name, many of them of a preset; S01 itself stands with ``Scoring``.

A scoring that does not name nil pays it as any other exact bid, with no tricks (A56).
"""

from typing import Final

from vaza.options.scorings.model import S01, ZERO, Scoring, Vector, vector


def _scoring(made: Vector, miss: Vector = ZERO, *, nil: Vector | None = None) -> Scoring:
    """Return a scoring with one branch for every miss; without ``nil`` a nil is paid as ``made``.

    Only what counts at no bid and no tricks is kept of ``made`` for the nil, as reading it does.
    """
    of_nil = (made[0], 0, 0, 0, 0, 0, 0, 0, made[8]) if nil is None else nil
    return Scoring(
        nil_made_under=of_nil,
        nil_made_over=of_nil,
        made=made,
        under=miss,
        over=miss,
        nil_fail=miss,
    )


S02: Final = _scoring(vector(c=10, t=1), vector(t=1))
"""1 for each trick, 10 more if exact (R065)."""
S03: Final = _scoring(vector(c=10, b=1))
"""10 and the bid if exact, else nothing (R066, R072, R175)."""
S07: Final = _scoring(vector(c=10, b2=1), vector(d2=-1))
"""German Bridge: 10 and the square of the bid, or minus the square of the difference (R073)."""
S08: Final = _scoring(vector(c=10, b=3), vector(d=-3))
"""Podrida: 10 and 3 for each trick, -3 for each trick of difference (R083, R084)."""
S09: Final = _scoring(vector(c=5, b=1), vector(d=-1))
"""Romanian Whist: 5 and the bid, -1 for each trick of difference (R090, R091)."""
S10: Final = Scoring(
    nil_made_under=vector(c=50),
    nil_made_over=vector(c=30),
    made=vector(c=10, b2=1),
    under=vector(d=-10),
    over=vector(d=-10),
    nil_fail=vector(c=-60, t=10),
)
"""Israeli Whist (R111-R115)."""
S10W: Final = Scoring(
    nil_made_under=vector(c=50),
    nil_made_over=vector(c=25),
    made=vector(c=10, b2=1),
    under=vector(d=-10),
    over=vector(d=-10),
    nil_fail=vector(c=-60, t=10),
)
"""Israeli Whist with the public value of a nil in an over deal (A31)."""
S12: Final = Scoring(
    nil_made_under=vector(c=10),
    nil_made_over=vector(c=10),
    made=vector(c=10, b=1),
    under=vector(c=-10),
    over=vector(c=-10, t=1),
    nil_fail=vector(c=-10),
)
"""Dane-se, the tutorial's form: R147-R150, A04."""
S13: Final = _scoring(vector(c=10, b=2), vector(d=-2))
"""Boerenbridge: 10 and 2 for each trick, -2 for each trick of difference (V129)."""
S16: Final = _scoring(vector(c=10, b=5), vector(d=-5))
"""Pocha: 10 and 5 for each trick, -5 for each trick of difference (V141)."""
S17: Final = _scoring(vector(c=10, b=1), nil=vector(c=5))
"""Plump: 10 and the bid, a nil 5, else nothing (V143)."""
S04: Final = _scoring(vector(c=10, b=1), nil=vector(c=5, h=1))
"""Oh Hell with a nil by the hand: 5 and the hand size, else 10 and the bid (R067, V108)."""
S05: Final = _scoring(vector(c=5, b=10), vector(c=-5, d=-5))
"""5 and 10 for each trick bid, as much lost and 5 for each trick of difference (R068)."""
S06: Final = _scoring(vector(c=1))
"""1 for an exact bid (R069, V115)."""
S11: Final = Scoring(
    nil_made_under=vector(c=50),
    nil_made_over=vector(c=25),
    made=vector(b2=1),
    under=vector(d=-5),
    over=vector(d=-5),
    nil_fail=vector(c=-25, t=-5),
)
"""Israeli Whist, the other values (R123-R126)."""
S14: Final = _scoring(vector(c=20, b=10), vector(d=-10))
"""Wizard: 20 and 10 for each trick, -10 for each trick of difference (V144)."""
S15: Final = Scoring(
    nil_made_under=vector(h=10),
    nil_made_over=vector(h=10),
    made=vector(b=20),
    under=vector(d=-10),
    over=vector(d=-10),
    nil_fail=vector(h=-10),
)
"""Skull King without its card bonuses (V146)."""
S18: Final = _scoring(vector(c=10, t=1), vector(t=1), nil=vector(c=5))
"""Plump, and 1 for each trick always (V143)."""
S19: Final = _scoring(vector(c=10, b=11), vector(d=-1))
"""Kachuful, high: 10 and 11 for each trick, -1 for each trick of difference (V135)."""
S20: Final = _scoring(vector(b=10))
"""Kachuful: 10 for each trick, else nothing."""
S21: Final = _scoring(vector(c=10, b=1), vector(c=-10, b=-1))
"""10 and the bid, won or lost (V134)."""
S22: Final = _scoring(vector(c=10, b2=1), vector(dT=-5))
"""10 and the square of the bid, or -5 for each trick of difference, growing (V132)."""
S23: Final = _scoring(vector(c=5, bT=1), vector(dT=-1))
"""Romanian, triangular: 5 and 1 + 2 + ... up to the bid (V131)."""
S24: Final = _scoring(vector(b=1), vector(d=-1), nil=vector(c=13))
"""Estimation, simple: the bid, a nil 13, -1 for each trick of difference (V139)."""
S25: Final = _scoring(vector(c=10, b=1), vector(d=-1))
"""10 and the bid, -1 for each trick of difference (V120)."""
S26: Final = Scoring(
    nil_made_under=vector(c=10),
    nil_made_over=vector(c=10),
    made=vector(c=10, b=1),
    under=vector(c=-10),
    over=vector(t=1),
    nil_fail=vector(t=1),
)
"""10 and the bid; too many earn their tricks, too few lose 10 (V105)."""
S27: Final = _scoring(vector(c=10, b=1), vector(b=-1, d=-10))
"""10 and the bid; a miss loses the bid and 10 for each trick of difference (V106)."""
S28: Final = Scoring(
    nil_made_under=vector(c=10),
    nil_made_over=vector(c=10),
    made=vector(c=10, b=5),
    under=vector(b=-5),
    over=vector(b=-5),
    nil_fail=vector(c=-10),
)
"""Cypriot: 10 and 5 for each trick, -5 for each trick bid (V104)."""
S29: Final = _scoring(vector(c=10, b2=1), vector(d=-3))
"""Basas: 10 and the square of the bid, -3 for each trick of difference (V126)."""
S30: Final = _scoring(ZERO, vector(dT=1))
"""Only misses count, growing; the lowest wins (V111)."""
S31: Final = _scoring(vector(c=10, b=1), vector(b=-1))
"""10 and the bid, or the bid lost (V101)."""
S32: Final = _scoring(vector(c=5, t=1), vector(t=1))
"""1 for each trick, 5 more if exact (V100)."""
S33: Final = _scoring(vector(c=10, b2=1), vector(t=1))
"""10 and the square of the bid; a miss earns its tricks (V109)."""
S34: Final = _scoring(vector(c=2, b=1), vector(d=-1))
"""Ascenseur: 2 and the bid, -1 for each trick of difference (V140)."""
S35: Final = _scoring(vector(b=2), vector(d=-1), nil=vector(c=1))
"""Estimativa: 2 for each trick, a nil 1, -1 for each trick of difference (V138)."""

KNOWN: Final[dict[str, Scoring]] = {"S01": S01} | {
    name: value
    for name, value in sorted(globals().items())
    if isinstance(value, Scoring) and name != "S01"
}
"""Every scoring with a name, S01 to S35 (docs/rules/options.md tells how they are written)."""


def known_name(scoring: Scoring) -> str | None:
    """Return the name of a scoring, such as ``S22``; None for one without a name."""
    return next((name for name, known in KNOWN.items() if known == scoring), None)
