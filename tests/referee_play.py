"""The referee on cards: what may be played, who takes a trick, what a revoke is.

Cards are texts such as ``AS``; a joker is ``XX``. Nothing of vaza is in here.
"""

from typing import Any

from tests.referee_games import Rules

TWO_TO_ACE = "23456789TJQKA"
ORDERS = {
    "A_high": TWO_TO_ACE,
    "latin_A_R_C_V_7": TWO_TO_ACE,
    "brisca": "2456789TJQK3A",
    "low_beats_high": TWO_TO_ACE[::-1],
}
KINDS = {
    "std52": TWO_TO_ACE,
    "latin40": "234567JQKA",
    "latin48": "23456789JQKA",
    "std36": "6789TJQKA",
    "std32": "789TJQKA",
}


class BrokenRuleError(Exception):
    """The record breaks a rule of its game."""


def require(holds: object, what: str) -> None:
    if not holds:
        raise BrokenRuleError(what)


def names(text: str) -> list[str]:
    cards = [name.upper().replace("10", "T") for name in text.split()]
    for card in cards:
        is_plain = len(card) == 2 and card[0] in TWO_TO_ACE and card[1] in "SHDC"
        require(card == "XX" or is_plain, f"{card} is no card")
    return cards


def pack_of(rules: Rules, seats: int) -> list[str]:
    """All cards of the pack; a card that is there twice stands twice."""
    axis = rules["pack"]
    kind, extra = axis["pack"], list[str]()
    ranks = KINDS.get(kind, TWO_TO_ACE)
    if kind == "stripped8perPlayer":
        ranks = TWO_TO_ACE[-2 * seats :]
    if kind == "std52+13low":
        extra = [rank + suit for rank in "234" for suit in "SHDC"]
        extra += ["5" + axis["extra_suits"][0]]
    if kind == "std52+26low":
        extra = [rank + suit for rank in "234567" for suit in "SHDC"]
        extra += ["8" + suit for suit in axis["extra_suits"][:2]]
    one: list[str] = [rank + suit for rank in ranks for suit in "SHDC"] + ["XX"] * axis["jokers"]
    return one * int(axis["packs"]) + extra


def suit(card: str) -> str:
    return "X" if card == "XX" else card[1]


class Table:
    """The rules of the tricks of one deal; ``trump`` is a suit, ``X`` or nothing."""

    def __init__(self, rules: Rules, trump: str) -> None:
        self.play: dict[str, Any] = rules["play"]
        self.twins: str = rules["pack"]["duplicates"]
        self.order = ORDERS[rules["pack"]["rank_order"]]
        self.trump = trump
        self.is_wild = self.play["joker_play"] == "wild_anytime"

    def height(self, card: str) -> int:
        return 99 if card == "XX" else self.order.index(card[0])

    def wild(self, card: str) -> bool:
        return self.is_wild and card == "XX"

    def winner(self, trick: list[str]) -> int | None:
        """Return the place of the card that takes, or holds, the trick."""
        led = suit(trick[0])
        if self.wild(trick[0]):
            led = next((suit(card) for card in trick if card != "XX"), "X")
        best: tuple[int, int] | None = None
        taker = None
        for place, card in enumerate(trick):
            if self.twins == "cancel" and trick.count(card) > 1:
                continue
            if self.wild(card):
                worth = (3, 0)
            elif suit(card) == self.trump:
                worth = (2, self.height(card))
            elif suit(card) == led:
                worth = (1, self.height(card))
            else:
                continue
            is_later_twin = worth == best and self.twins == "last"
            if best is None or worth > best or is_later_twin:
                best, taker = worth, place
        return taker

    def may_play(self, hand: list[str], trick: list[str], seen: list[str]) -> list[str]:
        """Return the cards that keep all duties; ``seen`` was played before in this deal."""
        wild = [card for card in hand if self.wild(card)]
        if not trick:
            return self._leads(hand, seen) + wild
        if self.wild(trick[0]):
            return hand
        led = suit(trick[0])
        follow = [card for card in hand if suit(card) == led]
        if follow:
            return self._beating(follow, trick) + wild
        return self._without(hand, trick) + wild

    def _leads(self, hand: list[str], seen: list[str]) -> list[str]:
        when = self.play["lead_trump"]
        broken = any(suit(card) == self.trump for card in seen)
        if not self.trump or when == "always" or (when == "broken" and broken):
            return hand
        return [card for card in hand if suit(card) != self.trump] or hand

    def _beats(self, card: str, other: str) -> bool:
        mine, theirs = self.height(card), self.height(other)
        return mine > theirs or (mine == theirs and self.twins == "last")

    def _beating(self, follow: list[str], trick: list[str]) -> list[str]:
        holder = self.winner(trick)
        if not self.play["must_beat"] or holder is None or suit(trick[holder]) != suit(trick[0]):
            return follow
        return [card for card in follow if self._beats(card, trick[holder])] or follow

    def _without(self, hand: list[str], trick: list[str]) -> list[str]:
        trumps = [card for card in hand if self.trump and suit(card) == self.trump]
        if self.play["void_duty"] == "any" or not trumps:
            return hand
        if self.play["void_duty"] == "must_trump":
            return trumps
        on_table = [card for card in trick if suit(card) == self.trump]
        higher = [card for card in trumps if all(self._beats(card, other) for other in on_table)]
        return higher or trumps

    def refused(self, trick: list[str], place: int) -> str | None:
        """Return the suit that the card at a place of a trick did not follow."""
        led, own = trick[0], trick[place]
        if self.wild(led) or self.wild(own) or suit(led) == suit(own):
            return None
        return suit(led)


class Tricks:
    """Plays the tricks of a deal as a record has them."""

    def __init__(self, table: Table, hands: list[list[str]], leader: int) -> None:
        self.table, self.hands, self.leader = table, hands, leader
        self.taken = [0] * len(hands)
        self.offender: int | None = None
        self._refused: list[set[str]] = [set() for _ in hands]
        self._seen: list[str] = []

    def run(self, plays: list[list[str]]) -> None:
        for trick in plays:
            require(self.offender is None, "cards after a proven revoke")
            self._trick(trick)

    def _trick(self, trick: list[str]) -> None:
        seats = len(self.hands)
        for place, card in enumerate(trick):
            require(self.offender is None, "cards after a proven revoke")
            seat = (self.leader + place) % seats
            hand, before = self.hands[seat], trick[:place]
            require(card in hand, f"seat {seat} does not have {card}")
            if self.table.play["revoke"] == "penalty":
                is_proof = suit(card) in self._refused[seat] and not self.table.wild(card)
                self.offender = seat if is_proof else None
            else:
                legal = self.table.may_play(hand, before, self._seen)
                require(card in legal, f"seat {seat} may not play {card} to {before}")
            hand.remove(card)
            self._seen.append(card)
        if self.offender is not None:
            return
        require(len(trick) == seats, "a trick of another length")
        for place in range(1, seats):
            refused = self.table.refused(trick, place)
            if refused:
                self._refused[(self.leader + place) % seats].add(refused)
        winner = self.table.winner(trick)
        if winner is not None:
            self.leader = (self.leader + winner) % seats
            self.taken[self.leader] += 1
