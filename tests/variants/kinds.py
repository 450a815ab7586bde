"""What a variant known elsewhere is here: said, or not."""

from dataclasses import dataclass
from typing import Any

Rules = dict[str, Any]


@dataclass(frozen=True)
class Said:
    """A variant that rule sets can say: one of them, and what shows it."""

    what: str
    rules: Rules
    seats: int = 4
    sizes: tuple[int, ...] = ()
    """The hand sizes of the match, where it is about those."""
    trumps: tuple[str, ...] = ()
    """Where the trump of each of the first deals comes from."""
    points: tuple[tuple[int, int, int, int], ...] = ()
    """Hand size, bid, tricks taken, points."""
    but: str = ""
    """A part of it that is not said."""

    @property
    def whole(self) -> Rules:
        """The rule set, for its number of seats alone where it is about sizes or trumps."""
        is_for_seats = bool(self.sizes or self.trumps) and "seating" not in self.rules
        return self.rules | ({"seating": {"seats": [self.seats]}} if is_for_seats else {})


@dataclass(frozen=True)
class NotSaid:
    """A variant that no rule set says, and why."""

    what: str
    why: str


Variant = Said | NotSaid


def scoring(what: str, terms: Rules, *points: tuple[int, int, int, int], **more: Any) -> Said:
    rules = {"scoring": terms} | more.pop("rules", {})
    return Said(what, rules, points=points, **more)


def table(points: Any, most: int = 13) -> Rules:
    """Return a look-up table of points(h, b, t)."""
    return {
        "points": [
            [],
            *(
                [[points(h, b, t) for t in range(h + 1)] for b in range(h + 1)]
                for h in range(1, most + 1)
            ),
        ]
    }
