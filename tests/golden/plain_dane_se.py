"""A second opinion on records of Dane-se with one pack: plain Python, nothing of vaza in it.

It takes a record's JSON, in a fragment or whole, and scores it from the source's own words.
"""

import json
from typing import Any

RANKS = "23456789TJQKA"


class BrokenRuleError(Exception):
    """The record breaks a rule of Dane-se."""


def require(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenRuleError(what)


def totals(text: str) -> list[int]:
    """Return each seat's sum over the deals of a record."""
    record = json.loads(text)
    sums = [0] * len(record["seats"])
    for deal in record["deals"]:
        sums = [total + points for total, points in zip(sums, score(deal), strict=True)]
    return sums


def score(deal: dict[str, Any]) -> list[int]:
    """Play a deal again and return each seat's points."""
    hands = [names(hand) for hand in deal["hands"]]
    seats, size = len(hands), len(hands[0])
    dealt = [card for hand in hands for card in hand] + names(deal.get("turn_up", ""))
    require(len(set(dealt)) == len(dealt), "a card twice")
    require(all(len(hand) == size for hand in hands), "hands of different sizes")
    trump = names(deal["turn_up"])[0][1]
    check_bids(deal, seats, size)
    taken, leader = [0] * seats, deal["dealer"]
    require(len(deal["plays"]) == size, "too few tricks, or too many")
    for trick in deal["plays"]:
        cards = names(trick)
        require(len(cards) == seats, "a trick of another length")
        for step, card in enumerate(cards):
            hand = hands[(leader + step) % seats]
            require(card in hand, "a card that is not there")
            may_follow = any(other[1] == cards[0][1] for other in hand)
            require(card[1] == cards[0][1] or not may_follow, "suit not followed")
            hand.remove(card)
        best = max(range(seats), key=lambda step: worth(cards[step], cards[0][1], trump))
        leader = (leader + best) % seats
        taken[leader] += 1
    return [points(bid, got) for bid, got in zip(deal["bids"], taken, strict=True)]


def names(text: str) -> list[str]:
    """Return the cards of a text in one spelling."""
    cards = [name.upper().replace("10", "T") for name in text.split()]
    for card in cards:
        known = len(card) == 2 and card[0] in RANKS and card[1] in "SHDC"
        require(known, "no card")
    return cards


def check_bids(deal: dict[str, Any], seats: int, size: int) -> None:
    require(len(deal["bids"]) == seats, "a bid for each seat")
    require(all(type(bid) is int and 0 <= bid <= size for bid in deal["bids"]), "a bid too high")
    require(sum(deal["bids"]) != size, "the bids total the hand size")


def worth(card: str, led: str, trump: str) -> int:
    rank = RANKS.index(card[0])
    if card[1] == trump:
        return 100 + rank
    return rank if card[1] == led else -1


def points(bid: int, taken: int) -> int:
    if bid == taken:
        return 10 * bid if bid else 10
    return -10 * abs(bid - taken)
