"""Random rule sets, and matches by random legal actions, for the laws."""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from vaza.kernel.cards import Card, Seat
from vaza.options.axes import (
    BidChange,
    Bidding,
    BidOpens,
    Bonus,
    DealerRotation,
    Direction,
    Duplicates,
    End,
    Ending,
    FirstDealer,
    FirstLead,
    FullDealTrump,
    Hook,
    Pack,
    Play,
    Schedule,
    Seating,
    Shape,
    ThenContinue,
    Tie,
    TieSize,
    Trump,
    TrumpKind,
    TrumpSuit,
    VoidDuty,
    Winner,
)
from vaza.options.check import check
from vaza.options.packs import pack_cards
from vaza.options.ruleset import RuleSet
from vaza.options.scorings import S01, Scoring, Vector
from vaza.rules.actions import TABLE, Action, ChooseDealer, Continue, Deal, Draw
from vaza.rules.decide import decide
from vaza.rules.events import Event
from vaza.rules.evolve import evolve
from vaza.rules.legal import legal_actions
from vaza.rules.refusals import Refusal
from vaza.rules.shuffle import shuffled
from vaza.rules.state import MatchState, Stage, new_match
from vaza.rules.view import seat_view

HEAVY = settings(max_examples=150 if os.environ.get("VAZA_FULL") == "1" else 30)
"""For laws that look at every action of every seat: fewer examples, each worth thousands."""

_factors = st.integers(-30, 30)
_repeats: st.SearchStrategy[int | str] = st.sampled_from([1, 2, "n"])
_marks: st.SearchStrategy[int | str] = st.sampled_from(["first", "last", "max", 1, 2, 3])


def _vectors() -> st.SearchStrategy[Vector]:
    return st.tuples(*[_factors] * 9)


@st.composite
def scorings(draw: st.DrawFn, sizes: int) -> Scoring:
    """Sums of terms, or a table up to hands of ``sizes``."""
    if draw(st.booleans()):
        return S01
    if draw(st.integers(0, 4)) == 0:
        cells = st.integers(-500, 500)
        return Scoring(
            points=(
                (),
                *(
                    tuple(tuple(draw(cells) for _ in range(h + 1)) for _ in range(h + 1))
                    for h in range(1, sizes + 1)
                ),
            )
        )
    # Only the terms that do not vanish at b = t = d = 0 are kept, as reading JSON keeps them.
    under, over = ((v[0], 0, 0, 0, 0, 0, 0, 0, v[8]) for v in (draw(_vectors()), draw(_vectors())))
    made, low, high, fail = (draw(_vectors()) for _ in range(4))
    return Scoring(under, over, made, low, high, fail)


@st.composite
def schedules(draw: st.DrawFn, most: int) -> Schedule:
    """Short schedules with hands up to ``most`` cards."""
    shape = draw(st.sampled_from(Shape))
    one_way = shape in (Shape.UP, Shape.DOWN)
    return Schedule(
        shape=shape,
        peak=draw(st.integers(1, most)),
        step=draw(st.integers(1, 3)),
        repeat_low=draw(_repeats),
        repeat_high=draw(_repeats),
        count=draw(st.integers(1, 4)),
        list=tuple(draw(st.lists(st.integers(1, most), min_size=1, max_size=5))),
        then_continue=draw(st.sampled_from(ThenContinue)) if one_way else ThenContinue.NO,
    )


@st.composite
def trumps(draw: st.DrawFn) -> Trump:
    return Trump(
        trump=draw(st.sampled_from(TrumpKind)),
        suit=draw(st.sampled_from(TrumpSuit)),
        cycle=tuple(draw(st.lists(st.sampled_from(TrumpSuit), min_size=1, max_size=5))),
        full_deal_trump=draw(st.sampled_from(FullDealTrump)),
        nt_on_deals=tuple(draw(st.lists(_marks, max_size=2, unique=True))),
    )


@st.composite
def endings(draw: st.DrawFn) -> Ending:
    return Ending(
        end=draw(st.sampled_from(End)),
        target=draw(st.integers(1, 120)),
        max_deals=draw(st.integers(1, 8)),
        winner=draw(st.sampled_from(Winner)),
        tie=draw(st.sampled_from(Tie)),
        tie_size=draw(st.sampled_from(TieSize)),
        max_tie_deals=draw(st.integers(1, 3)),
    )


@st.composite
def rule_sets(draw: st.DrawFn, most_cards: int = 5) -> tuple[RuleSet, int]:
    """A rule set without conflicts, and a number of seats that it is for.

    Hands are small, save that one in eight deals the whole pack, so that these laws see deals
    without a stock too.
    """
    seats = draw(st.integers(2, 10))
    pack = Pack(packs=draw(st.integers(1, 2)), duplicates=draw(st.sampled_from(Duplicates)))
    largest = len(pack_cards(pack, seats)) // seats
    most = min(largest, most_cards)
    schedule = draw(schedules(most))
    if draw(st.integers(0, 7)) == 0 and largest <= 13:
        schedule = Schedule(shape=Shape.LIST, list=(largest,))
    lead = draw(st.sampled_from(FirstLead))
    opens = draw(st.sampled_from(BidOpens))
    if lead is FirstLead.HIGHEST_BID and opens is BidOpens.FIRST_LEADER:
        opens = BidOpens.ELDEST
    ending = draw(endings())
    if ending.end is End.TARGET and schedule.then_continue is ThenContinue.ASK:
        ending = Ending()
    rules = RuleSet(
        pack=pack,
        seating=Seating(
            seats=(seats,),
            direction=draw(st.sampled_from(Direction)),
            first_dealer=draw(st.sampled_from(FirstDealer)),
            dealer_rotation=draw(st.sampled_from(DealerRotation)),
        ),
        schedule=schedule,
        trump=draw(trumps()),
        bidding=Bidding(
            bid_opens=opens,
            bid_change=draw(st.sampled_from(BidChange)),
            hook=draw(st.sampled_from(Hook)),
        ),
        play=Play(first_lead=lead, void_duty=draw(st.sampled_from(VoidDuty))),
        scoring=draw(scorings(max(10, *schedule.list, 1))),
        bonus=Bonus(
            nil_value=draw(st.sampled_from([None, 0, 5])),
            trick_point_from_size=draw(st.integers(1, 2)),
        ),
        ending=ending,
    )
    assert check(rules, seats) == (), "the generator makes playable rule sets only"
    return rules, seats


@dataclass(frozen=True)
class Step:
    """One action of a match: before it, the action, its events, after it."""

    before: MatchState
    seat: Seat
    action: Action
    events: tuple[Event, ...]
    after: MatchState


def random_match(rules: RuleSet, seats: int, seed: int) -> Iterator[Step]:
    """Play a match by random legal actions and the table's own."""
    rng, state = random.Random(seed), new_match(rules, seats)
    while state.public.stage is not Stage.OVER:
        seat, action = random_action(state, rng)
        events = decide(state, seat, action)
        assert not isinstance(events, Refusal), (seat, action, events)
        after = state
        for event in events:
            after = evolve(after, event)
        yield Step(state, seat, action, events, after)
        state = after


def random_action(state: MatchState, rng: random.Random) -> tuple[Seat, Action]:
    """Return what the table owes, or a random legal action of a seat."""
    public = state.public
    owed: dict[Stage, Any] = {
        Stage.DRAW: _first_dealer,
        Stage.DEALING: lambda rules, seats, rng: Deal(_order(rules, seats, rng)),
        Stage.ASKING: lambda _rules, _seats, rng: Continue(rng.random() < 0.5),
    }
    if public.stage in owed:
        return TABLE, owed[public.stage](public.rules, public.seats, rng)
    views = [seat_view(state, Seat(seat)) for seat in range(public.seats)]
    choices = [
        (view.seat, action)
        for view in views
        if view.seat is not None
        for action in legal_actions(view)
    ]
    assert choices, "where seats must act, some action is legal"
    return rng.choice(choices)


def _first_dealer(rules: RuleSet, seats: int, rng: random.Random) -> Action:
    if rules.seating.first_dealer is FirstDealer.RANDOM:
        return Draw(_order(rules, seats, rng))
    return ChooseDealer(Seat(rng.randrange(seats)))


def _order(rules: RuleSet, seats: int, rng: random.Random) -> tuple[Card, ...]:
    return shuffled(rng.randbytes(16), pack_cards(rules.pack, seats))
