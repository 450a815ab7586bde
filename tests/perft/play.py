"""The second enumerator on cards and points."""

from collections.abc import Iterator
from typing import Any

from tests.perft.deal import Deal, Way
from tests.referee_play import suit


def plays(deal: Deal) -> Iterator[Way]:
    """Play every card that may be played; equal cards of two packs are one choice."""
    seat = deal.after(deal.leader, len(deal.trick))
    hand = deal.hands[seat]
    legal = hand
    if deal.rules["play"]["revoke"] == "refuse":
        legal = deal.table.may_play(hand, deal.trick, deal.seen)
    for card in sorted(set(legal)):
        yield card, _played(deal, seat, card)


def _played(before: Deal, seat: int, card: str) -> Deal:
    deal, table = before.fork(), before.table
    if suit(card) in deal.refused[seat] and not table.wild(card):
        costs = deal.rules["play"]["revoke_points"]
        deal.points = [costs if other == seat else 0 for other in range(deal.seats)]
        return deal
    lay(deal, seat, card)
    if len(deal.trick) < deal.seats:
        return deal
    if deal.rules["play"]["revoke"] == "penalty":
        for place in range(1, deal.seats):
            refused = table.refused(deal.trick, place)
            if refused:
                deal.refused[deal.after(deal.leader, place)].add(refused)
    winner = table.winner(deal.trick)
    if winner is not None:
        deal.leader = deal.after(deal.leader, winner)
        deal.taken[deal.leader] += 1
    deal.trick = []
    if not any(deal.hands):
        deal.points = points(deal)
    return deal


def lay(deal: Deal, seat: int, card: str) -> None:
    deal.hands[seat].remove(card)
    deal.trick.append(card)
    deal.seen.append(card)


def points(deal: Deal) -> list[int]:
    said = [bid for bid in deal.bids if bid is not None]
    pairs = list(zip(said, deal.taken, strict=True))
    if deal.rules["bonus"]["void_if_none_exact"] and all(bid != took for bid, took in pairs):
        return [0] * deal.seats
    is_over = sum(said) >= deal.size
    return [_of_seat(deal.rules, bid, took, deal.size, is_over=is_over) for bid, took in pairs]


def _of_seat(rules: dict[str, Any], bid: int, took: int, size: int, *, is_over: bool) -> int:
    bonus, scoring = rules["bonus"], rules["scoring"]
    if bid == took == 0 and bonus["nil_value"] is not None:
        return int(bonus["nil_value"] + bonus["nil_per_card"] * size)
    if "points" in scoring:
        worth = int(scoring["points"][size][bid][took])
    else:
        worth = _sum(_terms(scoring, bid, took, is_over=is_over), bonus, bid, took, size)
    if bid == 0 < took and bonus["nil_fail_cap_at_zero"]:
        return min(worth, 0)
    return worth


def _terms(scoring: dict[str, Any], bid: int, took: int, *, is_over: bool) -> dict[str, int]:
    if bid != took:
        case = "nil_fail" if bid == 0 else "under" if took < bid else "over"
        return dict(scoring.get(case, scoring.get("miss", {})))
    made = scoring.get("made") or {}
    terms = made if bid or scoring.get("nil_made") is None else scoring["nil_made"]
    if "if_over_hand" in terms:
        return dict(terms["if_over_hand" if is_over else "if_under_hand"])
    return dict(terms)


def _sum(terms: dict[str, int], bonus: dict[str, Any], bid: int, took: int, size: int) -> int:
    off = abs(bid - took)
    worth = {"c": 1, "d": off, "d2": off * off, "dT": sum(range(off + 1)), "h": size}
    if size >= bonus["trick_point_from_size"]:
        worth |= {"b": bid, "b2": bid * bid, "bT": sum(range(bid + 1)), "t": took}
    return sum(factor * worth.get(name, 0) for name, factor in terms.items())
