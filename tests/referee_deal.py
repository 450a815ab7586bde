"""The referee on one deal before its tricks: trump, auction, passed cards, bids, leader."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.referee_games import Rules
from tests.referee_play import Table, Tricks, names, pack_of, require

Deal = dict[str, Any]


@dataclass
class Due:
    """What the match has due, and what went before."""

    number: int
    size: int
    source: str
    dealer: int
    is_last: bool
    is_tie: bool = False
    last_winner: int | None = None
    bids_before: list[list[int]] = field(default_factory=list)


@dataclass
class Outcome:
    """What a deal came to; ``void`` as records have it."""

    bids: list[int]
    taken: list[int]
    last_winner: int | None = None
    void: str | None = None
    offender: int | None = None


class Judge:
    """Judges one deal."""

    def __init__(self, rules: Rules, deal: Deal, due: Due) -> None:
        self.rules, self.deal, self.due = rules, deal, due
        self.hands = [names(hand) for hand in deal["hands"]]
        self.seats = len(self.hands)
        self.bids: list[int | None] = [None] * self.seats
        self.trump = ""
        self.declarer: int | None = None
        self.contract: int | None = None

    def outcome(self) -> Outcome:
        self._check_cards()
        nothing = [0] * self.seats
        if self.due.source == "auction" and not self._auction():
            require(self.deal.get("void") == "passed", "all have passed, but it is not said")
            return Outcome(nothing, nothing, void="passed")
        if self.due.source == "dealer-names":
            self._name(self.due.dealer)
        self._bid()
        if self.due.source == "highest-bidder":
            self._name(self._highest())
        tricks = Tricks(Table(self.rules, self.trump), self.hands, self._leader())
        tricks.run([names(trick) for trick in self.deal["plays"]])
        void = None if tricks.offender is None else "revoke"
        require(self.deal.get("void") == void, "void where it is not, or not where it is")
        if void:
            return Outcome(nothing, nothing, void=void, offender=tricks.offender)
        require(not any(self.hands), "cards are left")
        return Outcome(self._said(), tricks.taken, tricks.leader)

    def _said(self) -> list[int]:
        return [bid for bid in self.bids if bid is not None]

    # --- cards and trump

    def _check_cards(self) -> None:
        left = pack_of(self.rules, self.seats)
        for hand in self.hands:
            require(len(hand) == self.due.size, "a hand of another size")
            for card in hand:
                require(card in left, f"{card} is not in the pack, or once too often")
                left.remove(card)
        self.trump = self._trump(left)

    def _trump(self, left: list[str]) -> str:
        source, turned = self.due.source, names(self.deal.get("turn_up", ""))
        if source not in ("turn-up", "last-card", "cut"):
            require(not turned, "nothing is turned here")
            return source if source in ("S", "H", "D", "C") else ""
        passed_over = names(self.deal.get("passed_over", ""))
        require(set(passed_over) <= {"XX"}, "only jokers are passed over")
        if source == "turn-up":
            for card in (*passed_over, *turned):
                require(card in left, "the turned card is in a hand")
                left.remove(card)
            redraws = self.rules["trump"]["joker_turnup"] == "redraw"
            require(not passed_over or redraws, "nothing is passed over in these rules")
            if not turned:
                require(redraws and not left, "no card is turned")
                return ""
            require(turned[0] != "XX" or not redraws, "a turned joker does not count")
        if source == "last-card":
            require(turned and turned[0] in self.hands[self.due.dealer], "the dealer's last card")
        return self._meaning(turned[0])

    def _meaning(self, card: str) -> str:
        if card == "XX":
            return "X" if self.rules["trump"]["joker_turnup"] == "joker_suit" else ""
        return "" if card[0] in self.rules["trump"]["turnup_nt_ranks"] else card[1]

    def _name(self, seat: int) -> None:
        require(self.deal.get("trump") in ("S", "H", "D", "C", "none"), "no trump is named")
        self.trump = "" if self.deal["trump"] == "none" else self.deal["trump"]
        self.declarer = seat

    # --- auction

    def _auction(self) -> bool:
        """Tell whether somebody won it."""
        calls, exchanges = iter(self.deal["auction"]), iter(self.deal.get("exchange", []))
        axis = self.rules["auction"]
        rounds = axis["gulash_max_passes"] + 1
        for passed in range(rounds):
            raised = passed if axis["gulash_raise_min"] else 0
            if self._round(calls, axis["min"] + raised):
                require(next(calls, None) is None, "calls after the auction")
                require(next(exchanges, None) is None, "cards passed without need")
                return True
            if passed + 1 < rounds:
                given = next(exchanges, None)
                require(given is not None, "no cards are passed on")
                self._pass_on([names(text) for text in given or []])
        require(next(calls, None) is None, "calls after the auction")
        require(next(exchanges, None) is None, "a passing of cards too many")
        return False

    def _round(self, calls: Iterator[str], least: int) -> bool:
        axis, order = self.rules["auction"], self.rules["auction"]["suit_order"]
        seat = self.due.dealer + (0 if axis["opens"] == "dealer" else 1)
        best: tuple[int, int] | None = None
        out: set[int] = set()
        silence = 0
        while True:
            seat %= self.seats
            call = next(calls, None)
            require(call is not None, "the auction goes on")
            if call == "pass" or call is None:
                out.add(seat)
                silence += 1
            else:
                number = int(call.rstrip("SHDCNT"))
                worth = (number, order.index(call.lstrip("0123456789")))
                require(least <= number <= self.due.size, f"{call} is out of range")
                require(best is None or worth > best, f"{call} is too low")
                best, self.declarer, silence = worth, seat, 0
                self.contract, self.trump = number, order[worth[1]].replace("NT", "")
            if self._is_over(best is not None, silence, out):
                return best is not None
            seat = self._next_caller(seat, out)

    def _is_over(self, has_offer: bool, silence: int, out: set[int]) -> bool:
        axis = self.rules["auction"]
        if not has_offer:
            return len(out) == self.seats
        if axis["reenter"]:
            return bool(silence >= axis["end_passes"])
        others_out = out | {self.declarer} >= set(range(self.seats))
        return others_out and (axis["end_passes"] < self.seats or self.declarer in out)

    def _next_caller(self, seat: int, out: set[int]) -> int:
        seat += 1
        while not self.rules["auction"]["reenter"] and seat % self.seats in out:
            seat += 1
        return seat

    def _pass_on(self, given: list[list[str]]) -> None:
        axis = self.rules["auction"]
        step = 1 if axis["gulash_dir"] == "left" else -1
        for seat, cards in enumerate(given):
            require(len(cards) == axis["gulash_cards"], "another number of cards is passed on")
            for card in cards:
                require(card in self.hands[seat], f"seat {seat} passes on {card}, not its own")
                self.hands[seat].remove(card)
        for seat, cards in enumerate(given):
            self.hands[(seat + step) % self.seats] += cards

    # --- bids

    def _order(self) -> list[int]:
        opens, dealer = self.rules["bidding"]["bid_opens"], self.due.dealer
        first = dealer + 1
        if opens == "dealer":
            first = dealer
        elif opens == "right" and self.rules["seating"]["direction"] == "clockwise":
            first = dealer - 1
        elif opens == "first_leader":
            first = self._leader()
        elif opens == "declarer_left" and self.declarer is not None and self.contract is not None:
            first = self.declarer + 1
        if self.contract is not None and self.declarer is not None and self._declarer_speaks():
            first = self.declarer
        order = [(first + step) % self.seats for step in range(self.seats)]
        if self.contract is not None and not self._declarer_speaks():
            order.remove(self.declarer or 0)
        return order

    def _declarer_speaks(self) -> bool:
        return bool(self.rules["auction"]["declarer"] == "may_raise_first")

    def _bid(self) -> None:
        if self.contract is not None and not self._declarer_speaks():
            self.bids[self.declarer or 0] = self.contract
            require(self.deal["bids"][self.declarer] == self.contract, "the number stands")
        order, final = self._order(), self.deal["bids"]
        changes = {change["seat"]: change for change in self.deal.get("bid_changes", [])}
        together = self.rules["bidding"]["bid_mode"] in ("simultaneous", "secret_until_end")
        if together:
            require(not changes, "no bid changes here")
            for seat in order:
                require(final[seat] in self._range(seat), "a bid out of range")
                require(final[seat] or not self._nils(seat), "a nil too many")
            self.bids = list(final)
            return
        for place, seat in enumerate(order):
            if seat in changes:
                self._say(seat, changes[seat]["from"])
                require(changes[seat]["to"] == final[seat] != changes[seat]["from"], "no change")
                require(self._may_change(place == len(order) - 1), "a bid may not change")
            self._say(seat, final[seat])

    def _may_change(self, is_last_speaker: bool) -> bool:
        when = self.rules["bidding"]["bid_change"]
        if not is_last_speaker:
            return bool(when != "never")
        settled = self.rules["bidding"]["bid_mode"] == "blind"
        return bool(
            when == "until_first_card" and not settled and self.due.source != "highest-bidder"
        )

    def _say(self, seat: int, bid: int) -> None:
        self.bids[seat] = None
        require(bid in self._allowed(seat), f"seat {seat} may not bid {bid}")
        self.bids[seat] = bid

    def _range(self, seat: int) -> range:
        axis = self.rules["bidding"]
        if self.contract is not None and seat == self.declarer:
            return range(self.contract, self.due.size + 1)
        most = self.due.size
        if axis["bid_max"] == "declarer":
            declared = self.bids[self.declarer or 0] if self.declarer is not None else None
            most = most if declared is None else declared
        elif axis["bid_max"] != "h":
            most = min(most, axis["bid_max"])
        return range(min(axis["bid_min"], most), most + 1)

    def _nils(self, seat: int) -> bool:
        """Tell whether the seat has bid 0 as often in a row as it may."""
        most, before = self.rules["bidding"]["max_nils_in_row"], self.due.bids_before
        if most is None or len(before) < most or len(self._range(seat)) == 1:
            return False
        return all(bids[seat] == 0 for bids in before[-most:])

    def _allowed(self, seat: int) -> list[int]:
        numbers = [bid for bid in self._range(seat) if bid or not self._nils(seat)]
        others = [bid for other, bid in enumerate(self.bids) if other != seat]
        said = [bid for bid in others if bid is not None]
        axis, size = self.rules["bidding"], self.due.size
        is_free = axis["except_last"] and self.due.is_last and not self.due.is_tie
        if len(said) < len(others) or axis["hook"] == "none" or size < axis["min_h"] or is_free:
            return numbers
        total = sum(said)
        hook = axis["hook"]
        least = {"gt": size + 1, "eq": size}.get(hook, 0) - total
        most = {"lt": size - 1, "eq": size}.get(hook, 999) - total
        hooked = size - total if hook == "ne" else None
        fitting = [bid for bid in numbers if least <= bid <= most and bid != hooked]
        if fitting or axis["hook"] == "ne":
            return fitting or numbers
        nearest = min(abs(total + bid - size) for bid in numbers)
        return [bid for bid in numbers if abs(total + bid - size) == nearest]

    # --- lead

    def _highest(self) -> int:
        order = self._order()
        if self.contract is not None and not self._declarer_speaks():
            first = (order[0] if order else 0) % self.seats
            order = [(first + step) % self.seats for step in range(self.seats)]
        return max(order, key=lambda seat: self.bids[seat] or 0)

    def _leader(self) -> int:
        lead, dealer = self.rules["play"]["first_lead"], self.due.dealer
        eldest = (dealer + 1) % self.seats
        if lead == "dealer":
            return dealer
        if lead == "declarer":
            names_it = self.due.source == "dealer-names"
            return dealer if names_it else eldest if self.declarer is None else self.declarer
        if lead == "highest_bid":
            return self._highest()
        if lead == "prev_last_winner" and self.due.last_winner is not None:
            return self.due.last_winner
        return eldest
