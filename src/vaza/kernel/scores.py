"""Points by table look-up."""

from collections.abc import Sequence

from vaza.kernel.tables import OVER, UNDER, RuleTables


def label_of(size: int, bids: Sequence[int]) -> int:
    """Return OVER or UNDER for the bids of a deal of ``size`` tricks.

    A total of exactly ``size`` counts as over, the smaller reward (R109, A31).
    """
    return UNDER if sum(bids) < size else OVER


def deal_points(tables: RuleTables, bids: Sequence[int], tricks: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's points for its bid and the tricks it took."""
    table = tables.points[label_of(tables.size, bids)]
    return tuple(table[bid][taken] for bid, taken in zip(bids, tricks, strict=True))
