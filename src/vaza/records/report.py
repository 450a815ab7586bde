"""What a checked record comes to."""

from dataclasses import dataclass
from typing import Any

from vaza.rules.result import Void


@dataclass(frozen=True, slots=True)
class DealReport:
    """One deal as the rules score it; all by seat."""

    bids: tuple[int | None, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]
    """All 0 while the deal is unfinished."""
    unfinished: bool = False
    void: Void | None = None
    """Why the deal does not count; bids and tricks are those made until then."""
    offender: int | None = None
    """Who revoked, in a deal that is void for it."""


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
    return told
