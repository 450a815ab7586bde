"""Which rules of the sources the branches of a scoring stand for."""

from collections.abc import Iterator
from typing import Final

from vaza.options.ruleset import RuleSet
from vaza.options.scorings.model import Scoring, Vector, vector

_NAMED: Final[tuple[tuple[str, Vector, str], ...]] = (
    ("made", vector(b=10), "R030"),
    ("made", vector(c=10, t=1), "R065"),
    ("made", vector(c=10, b=1), "R066, R072, R147, R175"),
    ("made", vector(c=5, b=10), "R068"),
    ("made", vector(c=1), "R069"),
    ("made", vector(c=10, b2=1), "R073, R111"),
    ("made", vector(c=10, b=3), "R083"),
    ("made", vector(c=5, b=1), "R090"),
    ("made", vector(b2=1), "R123"),
    ("nil_made_over", vector(c=10), "R031, R073, R083, R150, R176"),
    ("nil_made_over", vector(c=30), "R113"),
    ("nil_made_over", vector(c=25), "R125"),
    ("nil_made_under", vector(c=50), "R114, R125"),
    ("nil_made_over", vector(c=5, h=1), "R067"),
    ("under", vector(d=-10), "R032, R112"),
    ("under", vector(t=1), "R065"),
    ("under", vector(), "R066, R069, R177"),
    ("under", vector(c=-5, d=-5), "R068"),
    ("under", vector(d2=-1), "R074"),
    ("under", vector(d=-3), "R084"),
    ("under", vector(d=-1), "R091"),
    ("under", vector(d=-5), "R124"),
    ("under", vector(c=-10), "R148"),
    ("over", vector(c=-10, t=1), "R149"),
    ("nil_fail", vector(c=-60, t=10), "R115"),
    ("nil_fail", vector(c=-25, t=-5), "R126"),
    ("nil_fail", vector(c=-10), "R150"),
)
"""Branch, terms and ids."""


def scoring_rules(scoring: Scoring) -> Iterator[str]:
    """Yield the ids of the rules that a scoring's branches stand for."""
    for branch, terms, rules in _NAMED:
        if not scoring.points and getattr(scoring, branch) == terms:
            yield rules


def own_nil_rules(rules: RuleSet) -> str:
    """Return the ids of a nil with a value of its own (R067, R176)."""
    if rules.bonus.nil_value is None:
        return ""
    return "R067" if rules.bonus.nil_per_card else "R176"
