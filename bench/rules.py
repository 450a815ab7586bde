"""The rules core beside OpenSpiel's Python loop: decisions and seat views a second, and ratios."""

import random
import time
from collections.abc import Callable

import pyspiel

from vaza.kernel.cards import Seat
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealPlan, DealTrump
from vaza.options.presets import preset
from vaza.rules.actions import TABLE, Deal, SeatAction
from vaza.rules.decide import apply, decide
from vaza.rules.evolve import evolve
from vaza.rules.legal import legal_actions
from vaza.rules.match import NextDeal
from vaza.rules.refusals import Refusal
from vaza.rules.shuffle import shuffled
from vaza.rules.state import MatchState, Stage, start_deal, to_act
from vaza.rules.view import seat_view

SEATS, CARDS, SECONDS = 4, 10, 2.0
RULES = preset("dane-se-norm")


def dealt(rng: random.Random) -> MatchState:
    step = NextDeal(DealPlan(1, CARDS, DealTrump.TURN_UP), Seat(0))
    order = shuffled(rng.randbytes(16), pack_cards(RULES.pack))
    state = apply(start_deal(RULES, SEATS, step), TABLE, Deal(order))
    assert isinstance(state, MatchState)
    return state


def script(rng: random.Random) -> list[tuple[MatchState, Seat, SeatAction]]:
    """One deal of random legal actions, chosen beforehand so that choosing is not measured."""
    state, moves = dealt(rng), []
    while state.public.stage in (Stage.BIDDING, Stage.PLAY):
        seat = to_act(state.public)
        assert seat is not None
        action = rng.choice(legal_actions(seat_view(state, seat))[: CARDS + 1])
        moves.append((state, seat, action))
        after = apply(state, seat, action)
        assert isinstance(after, MatchState)
        state = after
    return moves


def rate(work: Callable[[], int]) -> float:
    """Repeat ``work``, which returns how much it did, for a while; return that a second."""
    done, begin = 0, time.perf_counter()
    while time.perf_counter() - begin < SECONDS:
        done += work()
    return done / (time.perf_counter() - begin)


def our_deal(moves: list[tuple[MatchState, Seat, SeatAction]]) -> int:
    for before, seat, action in moves:
        events, state = decide(before, seat, action), before
        assert not isinstance(events, Refusal)
        for event in events:
            state = evolve(state, event)
    return len(moves)


def our_views(moves: list[tuple[MatchState, Seat, SeatAction]]) -> int:
    for state, _, _ in moves:
        for seat in range(SEATS):
            legal_actions(seat_view(state, Seat(seat)))
    return len(moves) * SEATS


def their_deal(game: object, rng: random.Random) -> int:
    state, decisions = game.new_initial_state(), 0  # type: ignore[attr-defined]
    while not state.is_terminal():
        actions = state.legal_actions()
        decisions += 0 if state.is_chance_node() else 1
        state.apply_action(rng.choice(actions))
    return decisions


def main() -> None:
    rng = random.Random(1)
    game = pyspiel.load_game(f"oh_hell(players={SEATS},num_tricks_fixed={CARDS})")
    moves = [move for _ in range(20) for move in script(rng)]
    theirs = rate(lambda: their_deal(game, rng))
    ours, views = rate(lambda: our_deal(moves)), rate(lambda: our_views(moves))
    print(f"OpenSpiel, Python loop: {theirs:10,.0f} decisions/s")
    print(f"decide + evolve:        {ours:10,.0f} decisions/s  1/{theirs / ours:.1f}")
    print(f"view + legal actions:   {views:10,.0f} views/s      1/{theirs / views:.1f}")


if __name__ == "__main__":
    main()
