"""Laws 1, 2 and 12: events are all there is; following them gives the view; one fold."""

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.king_rules import games
from tests.laws.rule_sets import Step, random_match
from vaza.kernel.cards import Seat
from vaza.options.ruleset import RuleSet
from vaza.rules.evolve import evolve
from vaza.rules.match import AskToContinue, NextDeal, Outcome, next_step
from vaza.rules.scoring import match_points
from vaza.rules.state import Stage, new_match
from vaza.rules.view import follow, seat_event, seat_view, spectator_view

seeds = st.integers(0, 2**32 - 1)


@given(games(), seeds)
def test_folding_the_events_gives_the_live_state(case: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = case
    folded, last = new_match(rules, seats), None
    for last in random_match(rules, seats, seed):
        for event in last.events:
            folded = evolve(folded, event)
    assert last is not None
    assert folded == last.after


@given(games(), seeds)
def test_following_the_events_of_a_seat_gives_its_next_view(
    case: tuple[RuleSet, int], seed: int
) -> None:
    rules, seats = case
    state = new_match(rules, seats)
    followed = {seat: seat_view(state, Seat(seat)) for seat in range(seats)}
    watched = spectator_view(state)
    for step in random_match(rules, seats, seed):
        for event in step.events:
            watched = follow(watched, seat_event(event, None))
            for seat, view in followed.items():
                followed[seat] = follow(view, seat_event(event, Seat(seat)))
        assert watched == spectator_view(step.after)
        for seat, view in followed.items():
            assert view == seat_view(step.after, Seat(seat))


@given(games(), seeds)
def test_results_alone_lead_the_match_as_the_cards_do(case: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = case
    for step in random_match(rules, seats, seed):
        public = step.after.public
        if step.before.public.stage is public.stage or public.first_dealer is None:
            continue
        if public.stage in (Stage.DEALING, Stage.ASKING, Stage.OVER):
            _agrees(step)


def _agrees(step: Step) -> None:
    public = step.after.public
    assert public.first_dealer is not None
    told = next_step(
        public.rules,
        public.seats,
        first_dealer=public.first_dealer,
        results=public.results,
        go_on=public.go_on,
    )
    expected: NextDeal | AskToContinue | Outcome | None = public.next_deal or public.outcome
    assert told == (AskToContinue() if public.stage is Stage.ASKING else expected)
    assert match_points(public.rules, public.results) == public.points
