"""Packs that cannot be put together."""

from collections.abc import Iterator
from typing import Final

from vaza.kernel.cards import RANKS
from vaza.options.axes.pack import ExtraSuit, PackKind
from vaza.options.deals.packs import RANKS_PER_SEAT, extra_suits_needed
from vaza.options.ruleset import Mend, Problem, RuleSet

PLAIN_PACK: Final[Mend] = (("pack.pack", "std52"), ("pack.packs", 1), ("pack.jokers", 0))
"""What makes it one pack of 52."""
_ONCE: Final = (PackKind.LOW13, PackKind.LOW26, PackKind.STRIPPED8)
_MOST_STRIPPED: Final = len(RANKS) // RANKS_PER_SEAT
_CHEAPEST_FIRST: Final = (ExtraSuit.C, ExtraSuit.D, ExtraSuit.H, ExtraSuit.S)


def pack_conflicts(rules: RuleSet) -> Iterator[Problem]:
    """Yield what keeps the pack of a rule set from being put together."""
    pack = rules.pack
    if pack.packs > 1 and pack.pack in _ONCE:
        yield Problem(
            "pack.packs",
            "pack-once",
            f"{pack.pack.value} is made from one pack and cannot be doubled",
            "set packs to 1",
            (("pack.packs", 1),),
        )
    yield from _stripped_conflicts(rules)
    yield from _extra_conflicts(rules)


def _stripped_conflicts(rules: RuleSet) -> Iterator[Problem]:
    seats = rules.seating.seats
    if rules.pack.pack is not PackKind.STRIPPED8 or max(seats, default=0) <= _MOST_STRIPPED:
        return
    kept = tuple(count for count in seats if count <= _MOST_STRIPPED)
    yield Problem(
        "pack.pack",
        "stripped-seats",
        f"eight cards for each of {max(seats)} seats are more than the 52 of a pack",
        f"take at most {_MOST_STRIPPED} seats, or another pack",
        (("seating.seats", kept) if kept else ("pack.pack", "std52"),),
        (("most", _MOST_STRIPPED),),
    )


def _extra_conflicts(rules: RuleSet) -> Iterator[Problem]:
    named, needed = rules.pack.extra_suits, extra_suits_needed(rules.pack)
    if not needed or (len(set(named)) == len(named) >= needed):
        return
    filled = tuple(dict.fromkeys((*named, *_CHEAPEST_FIRST)))
    yield Problem(
        "pack.extra_suits",
        "extra-suits",
        "the last extra card needs a suit, and each suit is named once"
        if needed == 1
        else f"the last extra cards need {needed} different suits",
        "name different suits, for example [C, D]",
        (("pack.extra_suits", filled[: max(needed, len(set(named)))]),),
        (("needed", needed),),
    )
