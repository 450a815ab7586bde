"""The scorings of the named rule sets; S01 itself stands with ``Scoring``.

A scoring that does not name nil pays it as any other exact bid, with no tricks (A56).
"""

from typing import Final

from vaza.options.scorings import ZERO, Scoring, Vector, vector


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
