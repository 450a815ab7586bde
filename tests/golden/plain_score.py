"""A second opinion on records with one pack: plain Python, nothing of vaza in it.

It takes the JSON of a record that names a preset, or of a fragment of Dane-se, and scores it from
the words of the games' sources: `totals(text)`. Run it on a file: `python plain_score.py FILE`.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

RANKS = "23456789TJQKA"


class BrokenRuleError(Exception):
    """The record breaks a rule of its game."""


def dane_se(bid: int, taken: int) -> int:
    if bid == taken:
        return 10 * bid if bid else 10
    return -10 * abs(bid - taken)


def ten_and_bid(bid: int, taken: int) -> int:
    return 10 + bid if bid == taken else 0


def german(bid: int, taken: int) -> int:
    return 10 + bid * bid if bid == taken else -((bid - taken) ** 2)


def tutorial(bid: int, taken: int) -> int:
    if bid == taken:
        return 10 + bid
    return -10 + taken if taken > bid > 0 else -10


GAMES: dict[str, tuple[Callable[[int, int], int], str, bool]] = {
    "dane-se": (dane_se, "dealer", True),
    "dane-se-norm": (dane_se, "eldest", True),
    "dane-se-tutorial": (tutorial, "winner", False),
    "dane-se-tutorial-norm": (tutorial, "eldest", False),
    "dane-se-13": (ten_and_bid, "eldest", False),
    "dane-se-13-continued": (ten_and_bid, "eldest", False),
    "10-op-en-neer": (ten_and_bid, "dealer", False),
    "10-op-en-neer-norm": (ten_and_bid, "eldest", False),
    "german-bridge": (german, "dealer", True),
    "german-bridge-norm": (german, "eldest", True),
}
"""For each preset its points, who leads a deal, and whether the bids may not total the hand."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenRuleError(what)


def totals(text: str) -> list[int]:
    """Return each seat's sum over the deals of a record."""
    record = json.loads(text)
    rules = record["rules"] if isinstance(record["rules"], str) else "dane-se"
    points, lead, hook = GAMES[rules]
    seats = len(record["seats"])
    sums, winner = [0] * seats, None
    for deal in record["deals"]:
        check_deal(deal, seats, hook=hook)
        eldest = (deal["dealer"] + 1) % seats
        leader = {"dealer": deal["dealer"], "eldest": eldest, "winner": winner}[lead]
        taken, winner = play(deal, eldest if leader is None else leader)
        for seat in range(seats):
            sums[seat] += points(deal["bids"][seat], taken[seat])
    return sums


def check_deal(deal: dict[str, Any], seats: int, *, hook: bool) -> None:
    """Check the cards that were dealt, and the bids."""
    hands = [names(hand) for hand in deal["hands"]]
    size = len(hands[0])
    dealt = [card for hand in hands for card in hand] + names(deal.get("turn_up", ""))
    require(len(hands) == len(deal["bids"]) == seats, "a hand and a bid for each seat")
    require(len(set(dealt)) == len(dealt), "a card twice")
    require(all(len(hand) == size for hand in hands), "hands of different sizes")
    require(seats * size == 52 or "turn_up" in deal, "a card is turned while one is left")
    require(all(type(bid) is int and 0 <= bid <= size for bid in deal["bids"]), "a bid too high")
    require(not hook or sum(deal["bids"]) != size, "the bids total the hand size")


def play(deal: dict[str, Any], leader: int) -> tuple[list[int], int]:
    """Return the tricks that each seat took, and who took the last one."""
    hands = [names(hand) for hand in deal["hands"]]
    seats, taken = len(hands), [0] * len(hands)
    trump = names(deal["turn_up"])[0][1] if "turn_up" in deal else ""
    require(len(deal["plays"]) == len(hands[0]), "too few tricks, or too many")
    for trick in deal["plays"]:
        cards = names(trick)
        require(len(cards) == seats, "a trick of another length")
        for step, card in enumerate(cards):
            hand = hands[(leader + step) % seats]
            require(card in hand, "a card that is not there")
            may_follow = any(other[1] == cards[0][1] for other in hand)
            require(card[1] == cards[0][1] or not may_follow, "suit not followed")
            hand.remove(card)
        leader = (leader + best(cards, trump)) % seats
        taken[leader] += 1
    return taken, leader


def best(cards: list[str], trump: str) -> int:
    """Return the place of the card that takes the trick."""
    led = cards[0][1]
    order = {led: 1} | {trump: 2}
    return max(
        range(len(cards)),
        key=lambda place: (order.get(cards[place][1], 0), RANKS.index(cards[place][0])),
    )


def names(text: str) -> list[str]:
    """Return the cards of a text in one spelling."""
    cards = [name.upper().replace("10", "T") for name in text.split()]
    for card in cards:
        known = len(card) == 2 and card[0] in RANKS and card[1] in "SHDC"
        require(known, "no card")
    return cards


if __name__ == "__main__":
    print(totals(Path(sys.argv[1]).read_text(encoding="utf-8")))
