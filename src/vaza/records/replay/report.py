"""What a checked record comes to."""

from dataclasses import dataclass
from typing import Any

from vaza.records.document import count_to_json, sale_to_json
from vaza.records.model import Count
from vaza.rules.result import Sale, Void


@dataclass(frozen=True, slots=True)
class DealReport:
    """One deal as the rules score it; bids, tricks and points by seat.

    Bids are None for everybody in a deal of King.
    """

    bids: tuple[int | None, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    """All 0 while the deal is unfinished."""
    unfinished: bool = False
    void: Void | None = None
    """Why the deal does not count; bids and tricks are those made until then."""
    offender: int | None = None
    """Who revoked, in a deal that is void for it."""
    contract: str = ""
    """What a deal of King was played as; empty in a game of bids, and until it is settled."""
    counts: tuple[Count, ...] = ()
    sale: Sale | None = None
    paid: int = 0
    """Points that the buyer paid."""


@dataclass(frozen=True, slots=True)
class Report:
    """A record that keeps the rules."""

    deals: tuple[DealReport, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    """Empty for a fragment."""

    def to_json(self) -> dict[str, Any]:
        """Return the report as ``vaza record check --json`` prints it."""
        return {
            "ok": True,
            "deals": [_deal(deal) for deal in self.deals],
            "totals": list(self.totals),
            "winners": list(self.winners),
        }


def _deal(deal: DealReport) -> dict[str, Any]:
    told: dict[str, Any] = {
        "bids": list(deal.bids),
        "tricks": list(deal.tricks),
        "points": list(deal.points),
    }
    if deal.unfinished:
        told["unfinished"] = True
    if deal.void is not None:
        told["void"] = deal.void.value
    if deal.offender is not None:
        told["offender"] = deal.offender
    if deal.contract:
        told["contract"] = deal.contract
    if deal.contract and not deal.unfinished:
        told["counts"] = [count_to_json(count) for count in deal.counts]
    if deal.sale is not None:
        told["sale"], told["paid"] = sale_to_json(deal.sale), deal.paid
    return told
