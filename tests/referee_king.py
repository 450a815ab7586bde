"""The referee on King: contracts from the rules' own list, the talk, the play, the payment.

Written from the words of the rules; nothing of vaza is in here.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from tests.referee_games import Rules
from tests.referee_king_talk import Talk, Treaty
from tests.referee_play import Table, names, pack_of, require, suit

Deal = dict[str, Any]
OWN = {"up", "down", "4333"}


@dataclass
class Result:
    """What a deal came to."""

    kind: str
    tricks: list[int]
    counts: list[tuple[str, int, list[int]]]
    points: list[int]
    treaty: Treaty
    paid: int = 0


class KingMatch:
    """A match of King, deal by deal."""

    def __init__(self, rules: Rules, seats: int, dealer: int) -> None:
        self.rules, self.seats, self.dealer = rules, seats, dealer
        self.axes = rules["contracts"]
        self.left = [contract["name"] for contract in self.axes["list"]]
        self.negative = Counter(
            contract["name"] for contract in self.axes["list"] if not contract.get("positive")
        )
        self.done: list[Result] = []

    @property
    def sums(self) -> list[int]:
        return [sum(result.points[seat] for result in self.done) for seat in range(self.seats)]

    def take(self, deal: Deal) -> None:
        require(self.left, "a deal too many")
        require(deal.get("number") in (None, len(self.done) + 1), "another number")
        require(deal["dealer"] == self.dealer, "the wrong dealer")
        require(not deal.get("bids"), "nobody bids in King")
        result = KingDeal(self.rules, deal, self._contract(deal)).result()
        _check_stated(deal.get("result") or {}, result)
        self.done.append(result)
        self.dealer = self._next_dealer()

    def _contract(self, deal: Deal) -> Rules | None:
        """Return the contract of a negative deal, None for a positive one."""
        name = self.left.pop(0)
        by_name: dict[str, Rules] = {one["name"]: one for one in self.axes["list"]}
        planned = by_name[name]
        if planned.get("positive"):
            return None
        if self.axes["order"] == "free":
            name = deal["contract"]
            require(self.negative[name] > 0, f"{name} is not left")
        require(deal.get("contract") in (None, name), f"this deal is {name}")
        self.negative[name] -= 1
        return by_name[name]

    def _next_dealer(self) -> int:
        how = self.rules["seating"]["dealer_rotation"]
        require(how != "last_winner", "the referee knows no such King")
        return self.dealer if how == "fixed" else (self.dealer + 1) % self.seats

    def winners(self) -> list[int]:
        best = max(self.sums)
        first = [seat for seat in range(self.seats) if self.sums[seat] == best]
        if self.rules["ending"]["tie"] != "most_exact":
            return first
        # Who bid nothing is exact where he took nothing.
        exact = [sum(result.tricks[seat] == 0 for result in self.done) for seat in first]
        return [seat for seat, count in zip(first, exact, strict=True) if count == max(exact)]


def _check_stated(stated: dict[str, Any], result: Result) -> None:
    """Compare what the record says of a deal with what it came to."""
    require(stated.get("points") in (None, result.points), f"the points are {result.points}")
    require(stated.get("tricks") in (None, result.tricks), f"the tricks are {result.tricks}")
    counts = [{"what": w, "points": p, "by_seat": by} for w, p, by in result.counts]
    require(stated.get("counts") in (None, counts), f"the counts are {counts}")
    sale = stated.get("sale")
    if sale is not None:
        told = (sale["seller"], sale["buyer"], sale["number"], sale["down"])
        require(told == result.treaty.sale, f"the sale is {result.treaty.sale}")
        require(stated.get("paid") in (None, result.paid), f"{result.paid} is paid")
    elif stated:
        require(result.treaty.sale is None, "a sale that is not told")


class KingDeal:
    """One deal."""

    def __init__(self, rules: Rules, deal: Deal, contract: dict[str, Any] | None) -> None:
        self.rules, self.deal, self.axes = rules, deal, rules["contracts"]
        self.hands = [names(hand) for hand in deal["hands"]]
        self.seats = len(self.hands)
        self.dealer: int = deal["dealer"]
        self.contract = contract
        self.piles: list[list[str]] = [[] for _ in self.hands]
        self.tricks = [0] * self.seats
        self.winners: list[int] = []

    def result(self) -> Result:
        self._check_cards()
        treaty = self._treaty()
        trump = self.deal.get("trump")
        require(self.deal.get("contract") in (None, treaty.kind), f"played {treaty.kind}")
        right = (treaty.trump or "none",) if treaty.kind == "up" else (None, "none")
        require(trump in right, f"the trump is {treaty.trump}, not {trump}")
        played = self._played(treaty.kind)
        if treaty.kind == "4333":
            require(not self.deal.get("plays"), "4-3-3-3 is not played")
            share = [4 if seat == self.dealer else 3 for seat in range(self.seats)]
            points = [count * self.axes["up_points"] for count in share]
            return Result("4333", self.tricks, [], points, treaty)
        self._play(treaty, played)
        counts = list(self._counts(played))
        points = [
            played.get("base", 0) + sum(worth * by[seat] for _, worth, by in counts)
            for seat in range(self.seats)
        ]
        paid = self._pay(treaty, points)
        return Result(treaty.kind, self.tricks, counts, points, treaty, paid)

    def _check_cards(self) -> None:
        left = pack_of(self.rules, self.seats)
        for hand in self.hands:
            require(len(hand) == len(self.hands[0]), "hands of different sizes")
            for card in hand:
                require(card in left, f"{card} is not in the pack, or twice")
                left.remove(card)
        require(not left, "cards are left over")

    def _treaty(self) -> Treaty:
        said = list(self.deal.get("auction", []))
        if self.contract is not None:
            require(not said, "nothing is said about a negative deal")
            return Treaty(self.contract["name"])
        return Talk(self.axes, self.dealer, self.seats, said, self.deal.get("trump")).treaty()

    def _played(self, kind: str) -> dict[str, Any]:
        if self.contract is not None:
            return self.contract
        if kind == "down":
            return {"per_trick": self.axes["down_points"], "base": self.axes["down_bonus"]}
        return {"per_trick": self.axes["up_points"]}

    # --- play

    def _play(self, treaty: Treaty, played: dict[str, Any]) -> None:
        table = Table(self.rules, treaty.trump or "")
        leader = self._leader(treaty)
        seen: list[str] = []
        for trick in (names(text) for text in self.deal["plays"]):
            require(not self._is_over(played), "a trick after the end")
            require(len(trick) == self.seats, "a trick of another length")
            for place, card in enumerate(trick):
                hand = self.hands[(leader + place) % self.seats]
                require(card in hand, f"{card} is not there")
                legal = self._legal(table, played, hand, trick[:place], seen)
                require(card in legal, f"{card} may not be played to {trick[:place]}")
                hand.remove(card)
                seen.append(card)
            leader = (leader + (table.winner(trick) or 0)) % self.seats
            self.tricks[leader] += 1
            self.piles[leader] += trick
            self.winners.append(leader)
        require(self._is_over(played), "tricks are missing")

    def _leader(self, treaty: Treaty) -> int:
        lead = self.rules["play"]["first_lead"]
        if lead == "declarer":
            return self.dealer if treaty.sale is None else treaty.sale[1]
        require(lead in ("dealer", "eldest"), "the referee knows no such lead")
        return self.dealer if lead == "dealer" else (self.dealer + 1) % self.seats

    def _legal(
        self,
        table: Table,
        played: dict[str, Any],
        hand: list[str],
        trick: list[str],
        seen: list[str],
    ) -> list[str]:
        legal = table.may_play(hand, trick, seen)
        if not trick and played.get("hearts_lead_ban"):
            legal = [card for card in legal if suit(card) != "H"] or legal
        forced = played.get("forced_card", "")
        if forced not in legal:
            return legal
        if trick:
            return [forced]
        return [card for card in legal if suit(card) != suit(forced) or card == forced]

    def _is_over(self, played: dict[str, Any]) -> bool:
        if not any(self.hands):
            return True
        counts_more = played.get("per_trick") or played.get("last_tricks")
        if not self.axes["early_end"] or counts_more or not played.get("per_card"):
            return False
        still = [card for hand in self.hands for card in hand]
        return not any(_is(card, what) for what in played["per_card"] for card in still)

    # --- points

    def _counts(self, played: dict[str, Any]) -> list[tuple[str, int, list[int]]]:
        counts: list[tuple[str, int, list[int]]] = []
        if played.get("per_trick"):
            counts.append(("tricks", played["per_trick"], self.tricks))
        for what, worth in played.get("per_card", {}).items():
            taken = [sum(_is(card, what) for card in pile) for pile in self.piles]
            counts.append((what, worth, taken))
        last = played.get("last_tricks", [])
        size = len(self.winners) + len(self.hands[0])
        for place, worth in enumerate(last):
            back = len(last) - place
            number = size - back
            winner = self.winners[number] if 0 <= number < len(self.winners) else None
            counts.append((f"last-{back}", worth, [int(s == winner) for s in range(self.seats)]))
        return counts

    def _pay(self, treaty: Treaty, points: list[int]) -> int:
        """Move the price from the buyer to the seller, and return it."""
        if treaty.sale is None:
            return 0
        seller, buyer, number, is_down = treaty.sale
        price: int = number * (-self.axes["down_points"] if is_down else self.axes["up_points"])
        has: int = max(points[buyer], 0)
        costs: dict[str, int] = {
            "fixed": price,
            "capped": min(price, has),
            "top_up": max(0, min(has, price - points[seller])),
        }
        cost = costs[self.axes["payment"]]
        points[buyer] -= cost
        points[seller] += cost
        return cost


def _is(card: str, what: str) -> bool:
    """Tell whether a card is of a suit or a rank, or is that card."""
    return card == what or (len(what) == 1 and what in (card[0], card[1]))
