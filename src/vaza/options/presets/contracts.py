"""Contracts with a name, to make a list of: King's own and those of its relatives (V186-V188).

``words`` names the groups and the contracts; a relative's contract has the name of King's that
counts the same things at other points.
"""

from typing import Final

from vaza.options.contracts.model import POSITIVE, Contract
from vaza.options.presets.king import NEGATIVE, QUICK

_LAST: Final = "no-last-two"

KNOWN_CONTRACTS: Final[dict[str, tuple[Contract, ...]]] = {
    "king": (*NEGATIVE, Contract(POSITIVE, positive=True)),
    "quick": QUICK,
    "whole": (
        Contract(
            "all",
            per_trick=-20,
            per_card=(("H", -20), ("Q", -50), ("K", -30), ("J", -30), ("KH", -160)),
            last_tricks=(-90, -90),
        ),
    ),
    "turkish": (
        Contract("no-tricks", per_trick=-50),
        Contract("no-hearts", per_card=(("H", -30),)),
        Contract("no-queens", per_card=(("Q", -100),)),
        Contract("no-men", per_card=(("K", -60), ("J", -60))),
        Contract("no-king", per_card=(("KH", -320),)),
        Contract(_LAST, last_tricks=(-180, -180)),
    ),
    "russian": (
        Contract("no-tricks", per_trick=-2),
        Contract("no-hearts", per_card=(("H", -2),)),
        Contract("no-jacks", per_card=(("J", -4),)),
        Contract("no-queens", per_card=(("Q", -4),)),
        Contract("no-king", per_card=(("KH", -16),)),
        Contract(_LAST, last_tricks=(-8, -8)),
        Contract(
            "all",
            per_trick=-2,
            per_card=(("H", -2), ("J", -4), ("Q", -4), ("KH", -16)),
            last_tricks=(-8, -8),
        ),
    ),
    "barbu": (
        Contract("no-tricks", per_trick=-2),
        Contract("no-hearts", per_card=(("H", -2), ("AH", -4))),
        Contract("no-queens", per_card=(("Q", -6),)),
        Contract("no-king", per_card=(("KH", -20),)),
        Contract(_LAST, last_tricks=(-10, -20)),
    ),
}
"""By the game that they are of: the negative ones, and King's deal with an owner."""
