"""Perft: in how many ways a deal can go on, counted as chess engines count moves.

An action is what a seat may do and what changes the deal: a bid, a change of a bid, a word, cards
that are passed on, a card that is played. A seat that changes its bid does so beside the seat whose
turn it is. What all do at once (secret bids, passed cards) is done in the order of play. Claims are
left out: they are a short way to what is counted anyway. The table's own actions are none.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from vaza.kernel.cards import Seat
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import TABLE, Claim, Deal, SeatAction
from vaza.rules.decide import apply
from vaza.rules.legal import legal_actions
from vaza.rules.match import NextDeal
from vaza.rules.refusals import Refusal
from vaza.rules.state import MatchState, start_deal
from vaza.rules.turns import may_change, to_act
from vaza.rules.view import seat_view

MOST: Final = 1_000_000
"""Sequences that are counted before it is given up: a minute or two."""
_PROBES: Final = 24


@dataclass(frozen=True, slots=True)
class Counts:
    """What was counted; the place in ``sequences`` and ``ended`` is the number of actions."""

    sequences: tuple[int, ...]
    """Sequences of so many actions; the first, of none, is 1."""
    ended: tuple[int, ...]
    """Those of them that end the deal."""
    points: tuple[int, ...]
    """Each seat's points, summed over all that end the deal."""


class TooManyError(Exception):
    """There is more to count than was allowed."""


def dealt(rules: RuleSet, seats: int, step: NextDeal, action: Deal) -> MatchState:
    """Return one given deal, whatever came before it, as it stands when the cards are dealt.

    Raises:
        ValueError: the pack cannot be dealt like that.
    """
    state = apply(start_deal(rules, seats, step), TABLE, action)
    if not isinstance(state, Refusal):
        return state
    message = f"the pack cannot be dealt: {state.reason}"
    raise ValueError(message)


def choices(state: MatchState) -> Iterator[tuple[Seat, SeatAction]]:
    """Yield every action that changes the deal, with its seat."""
    seats = dict.fromkeys((to_act(state.public), may_change(state.public)))
    for seat in seats:
        if seat is None:
            continue
        for action in legal_actions(seat_view(state, seat)):
            if not isinstance(action, Claim):
                yield seat, action


def count(state: MatchState, depth: int | None = None, most: int = MOST) -> Counts:
    """Count the sequences of up to ``depth`` actions from a deal in play, or of all to its end.

    Raises:
        TooManyError: there are more than ``most``.
    """
    tally = _Tally(state)
    ahead = [(state, 0)]
    while ahead:
        at_state, at = ahead.pop()
        tally.add(at_state, at)
        if tally.total > most:
            raise TooManyError
        if at != depth and not tally.is_over(at_state):
            ahead.extend((following, at + 1) for following in _successors(at_state))
    return tally.counts()


def estimate(state: MatchState, depth: int | None = None) -> float:
    """Guess how many sequences there are, from a few of them (Knuth 1975).

    What it adds up, the product of the numbers of choices on the way, is right on average over
    random ways; these are always the same ones.
    """
    return sum(_probe(state, depth, number) for number in range(_PROBES)) / _PROBES


def _probe(state: MatchState, depth: int | None, number: int) -> float:
    before, ways, total, at = len(state.public.results), 1.0, 1.0, 0
    while at != depth and len(state.public.results) == before:
        options = list(choices(state))
        ways *= len(options)
        total += ways
        at += 1
        # A new place at each step, that differs from probe to probe.
        state = after(state, *options[(number * (2 * at + 1) + at * at) % len(options)])
    return total


def _successors(state: MatchState) -> Iterator[MatchState]:
    for seat, action in choices(state):
        yield after(state, seat, action)


def after(state: MatchState, seat: Seat, action: SeatAction) -> MatchState:
    """Return the state after one of the ``choices``."""
    following = apply(state, seat, action)
    if isinstance(following, Refusal):
        message = f"{action} is legal and refused: {following.reason}"
        raise TypeError(message)
    return following


class _Tally:
    """Adds up."""

    def __init__(self, state: MatchState) -> None:
        self._before = len(state.public.results)
        self._sequences: list[int] = []
        self._ended: list[int] = []
        self._points = [0] * state.public.seats
        self.total = 0

    def is_over(self, state: MatchState) -> bool:
        return len(state.public.results) > self._before

    def add(self, state: MatchState, at: int) -> None:
        while len(self._sequences) <= at:
            self._sequences.append(0)
            self._ended.append(0)
        self.total += 1
        self._sequences[at] += 1
        if self.is_over(state):
            self._ended[at] += 1
            for seat, points in enumerate(state.public.points[-1]):
                self._points[seat] += points

    def counts(self) -> Counts:
        return Counts(tuple(self._sequences), tuple(self._ended), tuple(self._points))
