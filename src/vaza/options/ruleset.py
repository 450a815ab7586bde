"""RuleSet: the axes together, one immutable value for each match."""

from dataclasses import dataclass, field, fields

from vaza.options.axes.auction import Auction
from vaza.options.axes.bidding import Bidding
from vaza.options.axes.bonus import Bonus
from vaza.options.axes.contracts import Contracts
from vaza.options.axes.ending import Ending
from vaza.options.axes.pack import Pack
from vaza.options.axes.play import Play
from vaza.options.axes.schedule import Schedule
from vaza.options.axes.seating import Seating
from vaza.options.axes.trump import Trump
from vaza.options.axes.types import Facts
from vaza.options.contracts.model import Contract
from vaza.options.scorings.model import S01, Scoring


class _Hashed:
    __slots__ = ("_hash",)
    _hash: int


@dataclass(frozen=True, slots=True)
class RuleSet(_Hashed):
    """All that can vary. The defaults are Dane-se as R002-R038 have it; equal sets are equal."""

    pack: Pack = field(default_factory=Pack)
    seating: Seating = field(default_factory=Seating)
    schedule: Schedule = field(default_factory=Schedule)
    trump: Trump = field(default_factory=Trump)
    bidding: Bidding = field(default_factory=Bidding)
    auction: Auction = field(default_factory=Auction)
    play: Play = field(default_factory=Play)
    scoring: Scoring = S01
    bonus: Bonus = field(default_factory=Bonus)
    ending: Ending = field(default_factory=Ending)
    contracts: Contracts = field(default_factory=Contracts)
    deals: tuple[Contract, ...] = ()
    """The contracts of the match in their order; with them the deals are King's, not bids."""

    def __hash__(self) -> int:
        """Return the hash of all values, which is reckoned once: tables are kept by rule set."""
        try:
            return self._hash
        except AttributeError:
            object.__setattr__(self, "_hash", hash(tuple(getattr(self, one) for one in _FIELDS)))
            return self._hash


_FIELDS = tuple(field.name for field in fields(RuleSet))

GROUPS = (
    "pack",
    "seating",
    "schedule",
    "trump",
    "bidding",
    "auction",
    "play",
    "scoring",
    "bonus",
    "ending",
    "contracts",
)
"""The groups in their canonical order."""


Mend = tuple[tuple[str, object], ...]
"""Axes (``group.axis``, or ``scoring``) with JSON values to set; lists stand as tuples."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One conflict of a rule set: where it is, what it is, and what would mend it."""

    axis: str
    """The axis as ``group.axis``, or the group alone."""
    code: str
    text: str
    fix: str
    mend: Mend = ()
    """Values that remove this conflict, where some do."""
    facts: Facts = ()
    """What a sentence about it needs; ``words`` has one for each code."""


class RuleSetError(ValueError):
    """A rule set cannot be read or played; ``problems`` lists every conflict at once."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        """Keep the problems, of which a copy in another process is made again."""
        self.problems = problems
        super().__init__(problems)

    def __str__(self) -> str:
        """Return the texts of all problems."""
        return "; ".join(f"{p.axis}: {p.text}; {p.fix}" for p in self.problems)
