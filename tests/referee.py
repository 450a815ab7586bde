"""A second opinion on the records of whole matches: plain Python, nothing of vaza in it.

``referee(text)`` judges a JSON record from the words of the sources and returns the totals and the
winners. A record that names its rules is judged by ``tests/referee_games.py``; one that holds them
by what it holds. Here: schedule, dealers, points, streaks and the end; a deal stands in
``referee_deal.py``, its tricks in ``referee_play.py``; King in ``referee_king.py``.
"""

import json
from typing import Any

from tests.referee_deal import Due, Judge, Outcome
from tests.referee_games import DANE_SE, GAMES, Rules, merged
from tests.referee_king import KingMatch
from tests.referee_play import ORDERS, BrokenRuleError, names, pack_of, require

__all__ = ["GAMES", "BrokenRuleError", "referee"]


def referee(text: str) -> tuple[list[int], list[int]]:
    """Return the totals and the winners of a whole match's record, or raise."""
    record = json.loads(text)
    rules = record["rules"]
    whole = GAMES[rules] if isinstance(rules, str) else merged(DANE_SE, rules)
    check_draw(whole, record)
    if whole.get("contracts", {}).get("list"):
        king = KingMatch(whole, len(record["seats"]), record["deals"][0]["dealer"])
        for deal in record["deals"]:
            king.take(deal)
        require(not king.left, "the match goes on")
        return king.sums, king.winners()
    match = Match(whole, len(record["seats"]), record.get("continue"))
    match.dealer = record["deals"][0]["dealer"]
    for deal in record["deals"]:
        match.take(deal)
    require(match.due() is None, "the match goes on")
    return match.sums, match.winners()


def check_draw(rules: Rules, record: dict[str, Any]) -> None:
    draw = record.get("draw")
    if draw is None:
        return
    require(record["deals"][0]["dealer"] == draw["first_dealer"], "another first dealer")
    cards = names(draw.get("cards", ""))
    order = ORDERS[rules["pack"]["rank_order"]]
    way = rules["seating"]["first_dealer"]
    if cards and way in ("KH_drawer", "KH_drawer_chooses"):
        require(cards.index("KH") == len(cards) - 1, "the draw ends with the king of hearts")
        drawer = (len(cards) - 1) % len(record["seats"])
        require(way != "KH_drawer" or draw["first_dealer"] == drawer, "another seat got it")
    elif cards:
        # The highest deals; of equal ranks spades before hearts, diamonds, clubs.
        worth = [
            (99, -9) if card == "XX" else (order.index(card[0]), -"SHDC".index(card[1]))
            for card in cards
        ]
        require(worth[draw["first_dealer"]] == max(worth), "a lower card deals")


class Match:
    """A match, deal by deal."""

    def __init__(self, rules: Rules, seats: int, go_on: bool | None) -> None:
        self.rules, self.seats, self.go_on = rules, seats, go_on
        self.pack = len(pack_of(rules, seats))
        self.base = self._sizes()
        back = rules["schedule"]["then_continue"]
        is_longer = back == "yes" or (back == "ask_after_last" and bool(go_on))
        self.sizes = self.base + (self._way_back() if is_longer else [])
        self.dealer = 0
        self.counting: list[Outcome] = []
        self.hand_sizes: list[int] = []
        self.sums = [0] * seats
        self.runs = [0] * seats
        self.reached_at: int | None = None

    # --- schedule

    def _sizes(self) -> list[int]:
        axis = self.rules["schedule"]
        turns = 1 if self.rules["trump"]["trump"] == "turn_up" else 0
        peak = axis["peak"]
        if peak == "auto":
            peak = min(10, (self.pack - turns) // self.seats)
        elif peak == "full":
            peak = self.pack // self.seats
        shape, step = axis["shape"], axis["step"]
        if shape == "list":
            return list(axis["list"])
        if shape == "constant":
            return [peak] * axis["count"]
        up, down = [*range(1, peak, step), peak], [*range(peak, 1, -step), 1]
        if peak == 1:
            down = [1]
        # One comes back over the sizes by which one went, uneven steps included.
        to_and_fro = {"down_up": down + down[:-1][::-1], "up_down": up + up[:-1][::-1]}
        walk = {"up": up, "down": down, **to_and_fro}
        sizes = []
        for size in walk[shape]:
            end = axis["repeat_low"] if size == 1 else axis["repeat_high"] if size == peak else 1
            sizes += [size] * (self.seats if end == "n" else end)
        return sizes

    def _way_back(self) -> list[int]:
        """Go back from the last size, which has had all its deals (A50)."""
        return [size for size in self.base[::-1] if size != self.base[-1]]

    def _source(self, number: int, size: int) -> str:
        axis = self.rules["trump"]
        marks = axis["nt_on_deals"]
        is_marked = (
            number in marks
            or ("first" in marks and number == 1)
            or ("last" in marks and number == len(self.base))
            or ("max" in marks and size == max(self.base))
        )
        if is_marked or axis["trump"] == "none":
            return "none"
        if axis["trump"] in ("fixed_suit", "cycle"):
            cycle = [axis["suit"]] if axis["trump"] == "fixed_suit" else axis["cycle"]
            return str(cycle[(number - 1) % len(cycle)])
        if axis["trump"] != "turn_up":
            return str(axis["trump"]).replace("_", "-")
        if size * self.seats < self.pack:
            return "turn-up"
        full = {"dealer_last_card": "last-card", "dealer_names": "dealer-names"}
        return full.get(axis["full_deal_trump"], str(axis["full_deal_trump"]))

    def due(self) -> Due | None:
        """Return the deal that is due, None when the match is over."""
        done, end = len(self.counting), self.rules["ending"]
        if end["end"] == "target":
            if self.reached_at is None and done < end["max_deals"]:
                return self._plan(done + 1, self.sizes[done % len(self.sizes)])
            return self._tie(done - min(self.reached_at or done, end["max_deals"]))
        if done < len(self.sizes):
            return self._plan(done + 1, self.sizes[done])
        asks = self.rules["schedule"]["then_continue"] == "ask_after_last"
        require(not asks or self.go_on is not None or done > len(self.sizes), "nobody was asked")
        return self._tie(done - len(self.sizes))

    def _plan(self, number: int, size: int, *, is_tie: bool = False) -> Due:
        last = self.counting[-1].last_winner if self.counting else None
        return Due(
            number,
            size,
            self._source(number, size),
            self.dealer,
            is_last=number == len(self.sizes),
            is_tie=is_tie,
            last_winner=last,
            bids_before=[outcome.bids for outcome in self.counting],
        )

    def _tie(self, played: int) -> Due | None:
        end = self.rules["ending"]
        if end["winner"] == "zero_first" and not played and 0 in self.sums:
            return None
        best = self._best()
        if self.sums.count(best) < 2 or end["tie"] != "extra_deals":
            return None
        if played >= end["max_tie_deals"]:
            return None
        size = self.base[-1]
        if end["tie_size"] == "min10":
            spare = 0 if max(self.base) * self.seats == self.pack else 1
            size = min(10, (self.pack - spare) // self.seats)
        return self._plan(len(self.counting) + 1, size, is_tie=True)

    # --- a deal

    def take(self, deal: dict[str, Any]) -> None:
        due = self.due()
        require(due is not None, "a deal too many")
        assert due is not None
        require(deal.get("number") in (None, due.number), "another number")
        require(deal["dealer"] == due.dealer, "the wrong dealer")
        outcome = Judge(self.rules, deal, due).outcome()
        points = self._points(outcome, due.size)
        stated = (deal.get("result") or {}).get("points")
        require(stated in (None, points), f"the points are {points}, not {stated}")
        self.sums = [total + more for total, more in zip(self.sums, points, strict=True)]
        if outcome.void is None:
            self.counting.append(outcome)
            self._pass_the_deal(outcome)
        if self.reached_at is None and max(self.sums) >= self.rules["ending"]["target"]:
            self.reached_at = len(self.counting)

    def _pass_the_deal(self, outcome: Outcome) -> None:
        how = self.rules["seating"]["dealer_rotation"]
        if how == "last_winner" and outcome.last_winner is not None:
            self.dealer = outcome.last_winner
        elif how != "fixed":
            self.dealer = (self.dealer + 1) % self.seats

    # --- points

    def _points(self, outcome: Outcome, size: int) -> list[int]:
        if outcome.void == "revoke":
            costs = self.rules["play"]["revoke_points"]
            return [costs if seat == outcome.offender else 0 for seat in range(self.seats)]
        if outcome.void:
            return [0] * self.seats
        exact = [bid == took for bid, took in zip(outcome.bids, outcome.taken, strict=True)]
        points = [0] * self.seats
        if any(exact) or not self.rules["bonus"]["void_if_none_exact"]:
            is_over = sum(outcome.bids) >= size
            points = [
                self._of_seat(bid, took, size, is_over)
                for bid, took in zip(outcome.bids, outcome.taken, strict=True)
            ]
        return [more + self._streak(seat, exact[seat], size) for seat, more in enumerate(points)]

    def _of_seat(self, bid: int, took: int, size: int, is_over: bool) -> int:
        bonus = self.rules["bonus"]
        if bid == took == 0 and bonus["nil_value"] is not None:
            return int(bonus["nil_value"] + bonus["nil_per_card"] * size)
        if "points" in self.rules["scoring"]:
            points = int(self.rules["scoring"]["points"][size][bid][took])
        else:
            points = self._formula(bid, took, size, is_over)
        is_capped = bid == 0 < took and bonus["nil_fail_cap_at_zero"]
        return min(points, 0) if is_capped else points

    def _formula(self, bid: int, took: int, size: int, is_over: bool) -> int:
        scoring = self.rules["scoring"]
        if bid == took:
            terms = scoring.get("made", {}) if bid else scoring.get("nil_made")
            if terms is None:
                terms = scoring.get("made", {})
            if "if_over_hand" in terms:
                terms = terms["if_over_hand" if is_over else "if_under_hand"]
        else:
            branch = "nil_fail" if bid == 0 else "under" if took < bid else "over"
            terms = scoring.get(branch, scoring.get("miss", {}))
        if size < self.rules["bonus"]["trick_point_from_size"]:
            terms = {name: f for name, f in terms.items() if name not in ("b", "b2", "bT", "t")}
        off = abs(bid - took)
        values = {
            "c": 1,
            "b": bid,
            "b2": bid**2,
            "bT": bid * (bid + 1) // 2,
            "t": took,
            "d": off,
            "d2": off**2,
            "dT": off * (off + 1) // 2,
            "h": size,
        }
        return int(sum(factor * values[name] for name, factor in terms.items()))

    def _streak(self, seat: int, is_exact: bool, size: int) -> int:
        """Return what a row of exact deals, or of missed ones (below 0), brings now."""
        bonus = self.rules["bonus"]
        length = bonus["streak_length"]
        if length is None or size < bonus["streak_counts_from_size"]:
            return 0
        run = self.runs[seat]
        if bonus["streak_reset_after_award"] and abs(run) == length:
            run = 0
        run = max(run, 0) + 1 if is_exact else min(run, 0) - 1
        self.runs[seat] = run
        if abs(run) < length:
            return 0
        return int(bonus["streak_bonus"] if run > 0 else bonus["streak_penalty"])

    # --- the end

    def _best(self) -> int:
        return min(self.sums) if self.rules["ending"]["winner"] == "low" else max(self.sums)

    def winners(self) -> list[int]:
        end = self.rules["ending"]
        zeros = [seat for seat, total in enumerate(self.sums) if total == 0]
        is_first_end = len(self.counting) == len(self.sizes)
        if end["winner"] == "zero_first" and zeros and is_first_end:
            return self._most_exact(zeros)
        first = [seat for seat, total in enumerate(self.sums) if total == self._best()]
        return self._most_exact(first) if end["tie"] == "most_exact" else first

    def _most_exact(self, seats: list[int]) -> list[int]:
        counts = [sum(o.bids[seat] == o.taken[seat] for o in self.counting) for seat in seats]
        return [seat for seat, count in zip(seats, counts, strict=True) if count == max(counts)]
