"""What a perft file is made from."""

from dataclasses import dataclass
from typing import Any

Rules = dict[str, Any]


FIRST = "*"


@dataclass(frozen=True)
class Count:
    """A deal, and how far it is counted."""

    players: int
    cards: int | None = 2
    depth: int | None = None
    """Actions; None to the end of the deal."""
    seed: int = 0
    dealer: int = 0
    deal: int | None = None
    before: tuple[str, ...] = ()
    """Actions before the counting begins; ``*`` is the first that may be done."""


@dataclass(frozen=True)
class Set:
    """A rule set, and what is counted."""

    what: str
    rules: Rules
    counts: tuple[Count, ...]
    without: Rules | None = None
    """The same without what the file is about: it counts otherwise."""


def rules(base: str = "dane-se", **groups: Rules) -> Rules:
    """Return a rule set whose bids are not changed: changes multiply the ways, and say no more."""
    bidding = {"bid_change": "never"} | groups.pop("bidding", {})
    return {"base": base, "bidding": bidding, **groups}


def sizes(*numbers: int) -> Rules:
    """Return a schedule of these hands."""
    return {"shape": "list", "list": list(numbers)}


def first(number: int) -> tuple[str, ...]:
    """Return so many actions, each the first that may be done."""
    return (FIRST,) * number
