"""The referee on the talk about a positive deal of King: owner, offers, preference, ultimatum."""

import re
from dataclasses import dataclass
from typing import Any

from tests.referee_play import require

_OFFER = re.compile(r"([0-9]+)(up|down)")


@dataclass
class Treaty:
    """What a deal is played as; ``sale`` is seller, buyer, number and whether it is nulls."""

    kind: str
    trump: str | None = None
    sale: tuple[int, int, int, bool] | None = None


class Talk:
    """Hears what was said, word by word."""

    def __init__(
        self, axes: dict[str, Any], owner: int, seats: int, said: list[str], trump: str | None
    ) -> None:
        self.axes, self.owner, self.said, self.trump = axes, owner, said, trump
        self.others = [(owner + step) % seats for step in range(1, seats)]
        self.bidder: int | None = None
        self.number, self.is_down = 0, False

    def treaty(self) -> Treaty:
        treaty = self._opening()
        require(not self.said, f"{self.said} is said after the end")
        return treaty

    def _next(self) -> str:
        require(self.said, "somebody has yet to speak")
        return self.said.pop(0)

    def _worth(self) -> int:
        """Return what the best offer is worth in tricks."""
        return self.number * (self.axes["null_value"] if self.is_down else 1)

    # --- the owner

    def _opening(self) -> Treaty:
        word, how = self._next(), self.axes["auction"]
        if word == "open":
            require(how != "off", "these rules have no auction")
            self._offers()
            return self._reply(asked=False)
        if word == "4333":
            require(how != "off" and self.axes["direct_4333"], "4-3-3-3 at once")
            return Treaty("4333")
        require(how != "always", "the owner has to hear offers")
        if word == "ultimatum":
            require(how == "owner_may" and self.axes["ultimatum"], "no ultimatum here")
            return self._ultimatum()
        return self._own(word)

    def _own(self, word: str) -> Treaty:
        if word == "down":
            return Treaty("down")
        require(word in {f"up:{trump}" for trump in (*"SHDC", "NT")}, f"{word} is said")
        trump = word.removeprefix("up:")
        return Treaty("up", None if trump == "NT" else trump)

    def _reply(self, *, asked: bool) -> Treaty:
        word = self._next()
        if word == "accept":
            require(self.bidder is not None, "there is no offer to accept")
            return self._sold(self.bidder, self.number, is_down=self.is_down)
        if word.startswith("raise:"):
            require(self.bidder is not None and not asked, "a raise that may not be asked")
            require(self.axes["negotiate"], "these rules have no raise")
            self._raise(int(word.removeprefix("raise:")))
            return self._reply(asked=True)
        if word == "4333":
            most = self.axes["frustrated_max"]
            require(most is not None and self._worth() <= most, "the offer is too high for 4-3-3-3")
            return Treaty("4333")
        if word == "ultimatum":
            require(self.axes["ultimatum"] and self._worth() < self.axes["limit"], "no ultimatum")
            return self._ultimatum()
        return self._own(word)

    def _raise(self, number: int) -> None:
        worth = number * (self.axes["null_value"] if self.is_down else 1)
        require(number > self.number and worth <= self.axes["limit"], "no such raise")
        answer = self._next()
        require(answer in ("yes", "no"), "yes or no")
        if answer == "yes":
            self.number = number

    def _ultimatum(self) -> Treaty:
        for seat in self.others:
            answer = self._next()
            require(answer in ("yes", "no"), "yes or no")
            if answer == "yes":
                return self._sold(seat, self.axes["limit"], is_down=False)
        return Treaty("down")

    def _sold(self, buyer: int | None, number: int, *, is_down: bool) -> Treaty:
        sale = (self.owner, buyer or 0, number, is_down)
        if is_down:
            return Treaty("down", None, sale)
        require(self.trump in (*"SHDC", "none"), "the buyer names the trump")
        return Treaty("up", None if self.trump == "none" else self.trump, sale)

    # --- the others

    def _offers(self) -> None:
        """Hear offers until two have given up, or all three where nobody offers."""
        passed: list[int] = []
        out: set[int] = set()
        seat = self.others[0]
        while True:
            word = self._next()
            if word == "pass":
                passed.append(seat)
                if self.axes["pass_final"]:
                    out.add(seat)
            else:
                self._offer(seat, word)
                passed = []
            rest = [other for other in self.others if other not in {self.bidder, *out}]
            silent = passed if not self.axes["pass_final"] else list(out - {self.bidder})
            if not rest or len(silent) == len(self.others) - (self.bidder is not None):
                return
            seat = self._after(seat, rest)

    def _after(self, seat: int, rest: list[int]) -> int:
        order = self.others.index(seat)
        turned = self.others[order + 1 :] + self.others[: order + 1]
        return next(other for other in turned if other in rest)

    def _offer(self, seat: int, word: str) -> None:
        if word == "match":
            require(self.axes["preference"] and self.bidder is not None, "nothing to match")
            bidder = self.others.index(self.bidder or 0) if self.bidder is not None else 0
            require(self.others.index(seat) < bidder, "no preference over this offer")
            self.bidder = seat
            return
        found = _OFFER.fullmatch(word)
        require(found, f"{word} is no offer")
        assert found
        number, is_down = int(found[1]), found[2] == "down"
        worth = number * (self.axes["null_value"] if is_down else 1)
        require(not is_down or self.axes["currencies"] == "up_and_down", "no nulls here")
        require(number >= 1 and worth <= self.axes["limit"], "an offer over the limit")
        require(worth > self._worth(), "an offer that covers nothing")
        self.bidder, self.number, self.is_down = seat, number, is_down
