"""The second enumerator's deal: what has happened in it, and how it begins.

Written from the words of the rules; nothing of vaza is in here, nor in the modules beside it that
it needs. A way to go on is a label and the deal after it: every action copies the whole deal.
"""

import copy
from dataclasses import dataclass, field
from typing import Any

from tests.referee_play import Table, pack_of

Way = tuple[str, "Deal"]


@dataclass
class Deal:
    """One deal."""

    rules: dict[str, Any]
    number: int
    size: int
    dealer: int
    source: str
    """Where the trump comes from, as ``vaza schedule`` has it."""
    hands: list[list[str]]
    trump: str = ""
    """A suit, ``X`` for the jokers, or nothing."""
    phase: str = "bid"
    points: list[int] | None = None
    """The points of each seat once the deal has ended."""

    bids: list[int | None] = field(default_factory=list)
    changed: bool = False
    calls: list[tuple[int, tuple[int, int] | None]] = field(default_factory=list)
    """Seat, and number and place of the suit in its order, or None for a pass."""
    passings: int = 0
    put: dict[int, list[str]] = field(default_factory=dict)
    declarer: int | None = None
    contract: int | None = None

    leader: int = 0
    trick: list[str] = field(default_factory=list)
    seen: list[str] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    refused: list[set[str]] = field(default_factory=list)

    played: dict[str, Any] = field(default_factory=dict)
    """What counts in a deal of King."""
    piles: list[list[str]] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    bidder: int | None = None
    offer: tuple[int, bool] = (0, False)
    """Tricks, or nulls."""
    asked: int = 0
    turn: int = 0
    passes: int = 0
    out: set[int] = field(default_factory=set)
    sold: bool = False

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def table(self) -> Table:
        return Table(self.rules, self.trump)

    def after(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % self.seats

    def fork(self, **changes: Any) -> "Deal":
        other = copy.copy(self)
        for name in ("hands", "refused", "piles"):
            setattr(other, name, [copy.copy(one) for one in getattr(self, name)])
        for name in ("bids", "calls", "put", "trick", "seen", "taken", "winners", "out"):
            setattr(other, name, copy.copy(getattr(self, name)))
        for name, value in changes.items():
            setattr(other, name, value)
        return other


def begin(case: dict[str, Any]) -> Deal:
    """Deal the pack: one card at a time from the eldest on, the dealer last."""
    rules, seats, size, dealer = case["rules"], case["players"], case["cards"], case["dealer"]
    order = case["pack"].split()
    assert sorted(order) == sorted(pack_of(rules, seats))
    hands: list[list[str]] = [[] for _ in range(seats)]
    for place, card in enumerate(order[: seats * size]):
        hands[(dealer + 1 + place) % seats].append(card)
    stock = order[seats * size :]
    source = source_of(rules, case["deal"], size, full=not stock)
    deal = Deal(rules, case["deal"], size, dealer, source, hands)
    deal.bids, deal.taken = [None] * seats, [0] * seats
    deal.refused, deal.piles = [set() for _ in hands], [[] for _ in hands]
    if rules.get("contracts", {}).get("list"):
        return _begin_king(deal)
    deal.trump = _trump(deal, order, stock, case["cut"])
    deal.phase = {"auction": "auction", "dealer-names": "name"}.get(source, "bid")
    return deal


def _begin_king(deal: Deal) -> Deal:
    contract = deal.rules["contracts"]["list"][deal.number - 1]
    is_free = deal.rules["contracts"]["order"] == "free"
    deal.phase = "owner" if contract.get("positive") else "pick" if is_free else "play"
    if deal.phase == "play":
        deal.played = contract
        deal.leader = deal.after(deal.dealer)
        if deal.rules["play"]["first_lead"] in ("dealer", "declarer"):
            deal.leader = deal.dealer
    return deal


def source_of(rules: dict[str, Any], number: int, size: int, *, full: bool) -> str:
    axis, marks = rules["trump"], rules["trump"]["nt_on_deals"]
    assert not {"last", "max"} & set(marks), "the enumerator does not know the whole match"
    if axis["trump"] == "none" or number in marks or ("first" in marks and number == 1):
        return "none"
    if axis["trump"] == "fixed_suit":
        return str(axis["suit"])
    if axis["trump"] == "cycle":
        return str(axis["cycle"][(number - 1) % len(axis["cycle"])])
    if axis["trump"] == "turn_up" and full:
        names = {"dealer_last_card": "last-card", "dealer_names": "dealer-names"}
        return str(names.get(axis["full_deal_trump"], axis["full_deal_trump"]))
    return str(axis["trump"]).replace("_", "-")


def _trump(deal: Deal, order: list[str], stock: list[str], cut: str | None) -> str:
    axis, dealt = deal.rules["trump"], deal.size * deal.seats
    if deal.source in ("S", "H", "D", "C"):
        return deal.source
    shown = {"turn-up": stock, "last-card": order[dealt - 1 :], "cut": [cut or ""]}
    cards = shown.get(deal.source, [])
    if deal.source == "turn-up" and axis["joker_turnup"] == "redraw":
        cards = [card for card in stock if card != "XX"]
    if not cards or cards[0] == "XX":
        return "X" if cards and axis["joker_turnup"] == "joker_suit" else ""
    return "" if cards[0][0] in axis["turnup_nt_ranks"] else cards[0][1]
