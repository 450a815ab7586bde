"""Points of a deal of King, and what a buyer pays for it (R202-R217, R233, A44, A45)."""

from typing import Final

from vaza.options.axes.contracts import Contracts, Payment
from vaza.options.contracts.model import SHARED_OUT, entries_of
from vaza.options.deals.contract_cards import play_contract
from vaza.options.ruleset import RuleSet
from vaza.rules.result import DealResult, Sale

_OWNER_SHARE: Final = 4
_OTHER_SHARE: Final = 3


def contract_points(rules: RuleSet, result: DealResult) -> tuple[int, ...]:
    """Return each seat's points of a deal of King, the price of a sale paid (R217)."""
    points = list(played_points(rules, result))
    sale = result.sale
    if sale is not None:
        price = paid(rules.contracts, sale, points)
        points[sale.buyer] -= price
        points[sale.seller] += price
    return tuple(points)


def played_points(rules: RuleSet, result: DealResult) -> tuple[int, ...]:
    """Return each seat's points of a deal of King before anything is paid."""
    seats = range(len(result.bids))
    if result.contract == SHARED_OUT:
        shares = (_OWNER_SHARE if seat == result.dealer else _OTHER_SHARE for seat in seats)
        return tuple(share * rules.contracts.up_points for share in shares)
    contract = play_contract(rules, result.contract)
    counted = tuple(zip(entries_of(contract), result.counts, strict=True))
    return tuple(
        contract.base + sum(entry.points * count[seat] for entry, count in counted)
        for seat in seats
    )


def price_of(axes: Contracts, sale: Sale) -> int:
    """Return the price that was agreed, in points (R223)."""
    return sale.number * (-axes.down_points if sale.is_down else axes.up_points)


def paid(axes: Contracts, sale: Sale, points: list[int]) -> int:
    """Return what the buyer pays of the points of the deal (R233, A44).

    It moves from the buyer to the seller, so that a deal's sum is what it was.
    """
    price, own = price_of(axes, sale), max(0, points[sale.buyer])
    match axes.payment:
        case Payment.CAPPED:
            return min(price, own)
        case Payment.FIXED:
            return price
        case Payment.TOP_UP:
            return max(0, min(own, price - points[sale.seller]))
