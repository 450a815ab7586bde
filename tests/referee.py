"""A second opinion on the records of whole matches: plain Python, nothing of vaza in it.

Each preset is written down here once more, from its source's words: how many cards, who deals,
who leads, what counts. `referee` plays a record again from its JSON text and returns the totals
and the winners, or raises.
"""

import json
import sys
from collections.abc import Callable
from typing import Any

RANKS = "23456789TJQKA"
Record = dict[str, Any]


class BrokenRuleError(Exception):
    """The record breaks a rule."""


def require(holds: object, what: str) -> None:
    if not holds:
        raise BrokenRuleError(what)


# --- the presets, from their sources ------------------------------------------------------------


def base_points(_size: int, bid: int, got: int) -> int:
    if bid == got:
        return 10 * bid if bid else 10
    return -10 * abs(bid - got)


def ten_plus_bid(_size: int, bid: int, got: int) -> int:
    return 10 + bid if bid == got else 0


def german(_size: int, bid: int, got: int) -> int:
    return 10 + bid * bid if bid == got else -((bid - got) ** 2)


def tutorial(_size: int, bid: int, got: int) -> int:
    if bid == got:
        return 10 + bid
    return -10 + got if got > bid >= 1 else -10


def river(seats: int) -> list[int]:
    top = {6: 8, 7: 7}.get(seats, 10)
    return [*range(top, 1, -1), *range(1, top + 1)]


def hill(seats: int) -> list[int]:
    top = {6: 8, 7: 7}.get(seats, 10)
    return [*range(1, top + 1), *range(top - 1, 0, -1)]


def climb(_seats: int) -> list[int]:
    return list(range(1, 14))


def climb_and_back(_seats: int) -> list[int]:
    return [*range(1, 14), *range(12, 0, -1)]


Game = tuple[Callable[[int], list[int]], Callable[[int, int, int], int], bool, str, bool]
# sizes, points, hook, who leads, does the deal pass on
GAMES: dict[str, Game] = {
    "dane-se": (river, base_points, True, "dealer", True),
    "dane-se-norm": (river, base_points, True, "eldest", True),
    "dane-se-tutorial": (climb, tutorial, False, "last winner", False),
    "dane-se-tutorial-norm": (climb, tutorial, False, "eldest", True),
    "dane-se-13": (climb, ten_plus_bid, False, "eldest", True),
    "dane-se-13-continued": (climb_and_back, ten_plus_bid, False, "eldest", True),
    "10-op-en-neer": (hill, ten_plus_bid, False, "dealer", True),
    "10-op-en-neer-norm": (hill, ten_plus_bid, False, "eldest", True),
    "german-bridge": (hill, german, True, "dealer", True),
    "german-bridge-norm": (hill, german, True, "eldest", True),
}


# --- the match ----------------------------------------------------------------------------------


def referee(text: str) -> tuple[list[int], list[int]]:
    """Return the totals and the winners of a whole match's record."""
    record: Record = json.loads(text)
    sizes, points, hook, lead, passes = GAMES[record["rules"]]
    seats, deals = len(record["seats"]), record["deals"]
    plan = sizes(seats)
    if record["rules"] == "dane-se-13" and record.get("continue"):
        plan = climb_and_back(seats)
    require(len(deals) >= len(plan), "deals are missing")
    sums, winner, dealer = [0] * seats, None, deals[0]["dealer"]
    for place, deal in enumerate(deals):
        tie = place >= len(plan)
        require(not tie or is_tied(sums), "a deal too many")
        size = min(10, 51 // seats) if tie else plan[place]
        require(deal["dealer"] == dealer, "the wrong dealer")
        first = dealer if lead == "dealer" else (dealer + 1) % seats
        if lead == "last winner" and winner is not None:
            first = winner
        taken, winner = play(deal, size, first, hook)
        gained = [points(size, bid, got) for bid, got in zip(deal["bids"], taken, strict=True)]
        require(deal["result"]["points"] == gained, "the points written are others")
        sums = [total + gain for total, gain in zip(sums, gained, strict=True)]
        dealer = (dealer + 1) % seats if passes else dealer
    best = max(sums)
    require(not is_tied(sums) or len(deals) == len(plan) + 30, "the tie was not played off")
    return sums, [seat for seat, total in enumerate(sums) if total == best]


def is_tied(sums: list[int]) -> bool:
    return sums.count(max(sums)) > 1


def play(deal: Record, size: int, leader: int, hook: bool) -> tuple[list[int], int]:
    """Return the tricks taken by each seat, and who took the last."""
    hands = [names(hand) for hand in deal["hands"]]
    seats = len(hands)
    require([len(hand) for hand in hands] == [size] * seats, "hands of the wrong size")
    turned = names(deal.get("turn_up") or "")
    require(len(turned) == (1 if seats * size < 52 else 0), "a card is turned while one is left")
    dealt = [*(card for hand in hands for card in hand), *turned]
    require(len(set(dealt)) == len(dealt), "a card twice")
    require(all(0 <= bid <= size for bid in deal["bids"]), "a bid too high")
    require(not hook or sum(deal["bids"]) != size, "the bids total the hand size")
    trump, taken = turned[0][1] if turned else "", [0] * seats
    require(len(deal["plays"]) == size, "too few tricks, or too many")
    for text in deal["plays"]:
        leader = trick(names(text), hands, leader, trump)
        taken[leader] += 1
    return taken, leader


def trick(cards: list[str], hands: list[list[str]], leader: int, trump: str) -> int:
    seats, led = len(hands), cards[0][1]
    require(len(cards) == seats, "a trick of another length")
    for step, card in enumerate(cards):
        hand = hands[(leader + step) % seats]
        require(card in hand, "a card that is not there")
        require(card[1] == led or all(other[1] != led for other in hand), "suit not followed")
        hand.remove(card)
    worth = [
        100 + RANKS.index(card[0])
        if card[1] == trump
        else (RANKS.index(card[0]) if card[1] == led else -1)
        for card in cards
    ]
    return (leader + worth.index(max(worth))) % seats


def names(text: str) -> list[str]:
    return text.upper().replace("10", "T").split()


if __name__ == "__main__":
    print(json.dumps(dict(zip(("totals", "winners"), referee(sys.stdin.read()), strict=True))))
