"""From a Record to its document, and the hash of that: the canonical content."""

import hashlib
import json
from typing import Any

from vaza.kernel.cards import Card, format_card, format_cards
from vaza.options.codes.codec import rules_to_json
from vaza.records.model import (
    FORMAT,
    Count,
    DealRecord,
    DealSums,
    Draw,
    MatchSums,
    Record,
    Seed,
)
from vaza.rules.result import Sale


def write_document(record: Record) -> dict[str, Any]:
    """Return the document of a record in its canonical order, the hash last."""
    content = _content(record)
    return {**content, "hash": content_hash(content)}


def record_hash(record: Record) -> str:
    """Return the hash that the record ends in when Vaza writes it."""
    return content_hash(_content(record))


def content_hash(content: dict[str, Any]) -> str:
    """Return SHA-256, in hex, of the content as JSON without spaces, in UTF-8."""
    return hashlib.sha256(compact(content).encode()).hexdigest()


def compact(value: object) -> str:
    """Return a value as JSON in one line without spaces."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def _content(record: Record) -> dict[str, Any]:
    return _known(
        format=FORMAT,
        rules=record.rules_ref or rules_to_json(record.rules, as_recorded=True),
        seats=list(record.seats),
        complete=record.complete,
        draw=None if record.draw is None else _draw(record.draw),
        deals=[_deal(deal) for deal in record.deals],
        **{"continue": record.go_on},
        result=None if record.result is None else _match_sums(record.result),
    )


def _known(**fields: object) -> dict[str, Any]:
    return {key: value for key, value in fields.items() if value is not None}


def _deal(deal: DealRecord) -> dict[str, Any]:
    changes = [
        {"seat": change.seat, "from": change.before, "to": change.after}
        for change in deal.bid_changes
    ]
    return _known(
        number=deal.number,
        dealer=deal.dealer,
        hands=[format_cards(hand) for hand in deal.hands],
        turn_up=None if deal.turn_up is None else format_card(deal.turn_up),
        passed_over=format_cards(deal.passed_over) or None,
        contract=deal.contract,
        trump=deal.trump,
        auction=list(deal.auction) or None,
        exchange=[_exchange(given) for given in deal.exchange] or None,
        bids=list(deal.bids) or None,
        bid_changes=changes or None,
        leader=deal.leader,
        plays=[format_cards(trick) for trick in deal.plays],
        unfinished=deal.unfinished or None,
        void=None if deal.void is None else deal.void.value,
        seed=None if deal.seed is None else _seed(deal.seed),
        result=None if deal.result is None else _deal_sums(deal.result),
    )


def _exchange(given: tuple[tuple[Card, ...] | None, ...]) -> list[str | None]:
    return [None if cards is None else format_cards(cards) for cards in given]


def _draw(draw: Draw) -> dict[str, Any]:
    return _known(
        order=format_cards(draw.order) or None,
        cards=format_cards(draw.cards) or None,
        first_dealer=draw.first_dealer,
        seed=None if draw.seed is None else _seed(draw.seed),
    )


def _seed(seed: Seed) -> dict[str, Any]:
    voided = [
        _known(commitment=one.commitment, server=one.server, context=one.context)
        for one in seed.voided
    ]
    return _known(
        commitment=seed.commitment,
        server=seed.server,
        players={str(seat): text for seat, text in seed.players} or None,
        voided=voided or None,
        context=seed.context,
    )


def _deal_sums(sums: DealSums) -> dict[str, Any]:
    return _known(
        tricks=None if sums.tricks is None else list(sums.tricks),
        points=None if sums.points is None else list(sums.points),
        counts=None if sums.counts is None else [count_to_json(count) for count in sums.counts],
        sale=None if sums.sale is None else sale_to_json(sums.sale),
        paid=sums.paid,
    )


def count_to_json(count: Count) -> dict[str, Any]:
    """Return one thing that a deal of King counts as JSON."""
    return {"what": count.what, "points": count.points, "by_seat": list(count.by_seat)}


def sale_to_json(sale: Sale) -> dict[str, Any]:
    """Return a sale as JSON."""
    return {
        "seller": sale.seller,
        "buyer": sale.buyer,
        "number": sale.number,
        "down": sale.is_down,
    }


def _match_sums(sums: MatchSums) -> dict[str, Any]:
    return _known(
        totals=None if sums.totals is None else list(sums.totals),
        winners=None if sums.winners is None else list(sums.winners),
    )
