"""Random rule sets, and matches by random legal actions, for the laws."""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from hypothesis import settings
from hypothesis import strategies as st

from tests.laws.raw_rules import playable, raw_rules
from vaza.kernel.cards import Card, Seat
from vaza.options.axes.ending import End, Ending, Tie, TieSize, Winner
from vaza.options.axes.schedule import Schedule, Shape, ThenContinue
from vaza.options.axes.seating import DealerRotation, Direction, FirstDealer, Seating
from vaza.options.axes.trump import TrumpKind
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealTrump
from vaza.options.ruleset import RuleSet
from vaza.options.scorings.model import S01, Scoring, Vector
from vaza.rules.actions import (
    TABLE,
    Action,
    ChooseDealer,
    Continue,
    Deal,
    Draw,
    PlayCard,
    SeatAction,
)
from vaza.rules.decide import decide
from vaza.rules.events import Event
from vaza.rules.evolve import evolve
from vaza.rules.legal import legal_actions
from vaza.rules.phases.play import dutiful
from vaza.rules.phases.revoke import may_revoke
from vaza.rules.refusals import Refusal
from vaza.rules.shuffle import shuffled
from vaza.rules.state import MatchState, PublicMatch, Stage, new_match
from vaza.rules.view import SeatView, seat_view

HEAVY = settings(max_examples=150 if os.environ.get("VAZA_FULL") == "1" else 30)
"""For laws that look at every action of every seat: fewer examples, each worth thousands."""

_factors = st.integers(-30, 30)
_repeats: st.SearchStrategy[int | str] = st.sampled_from([1, 2, "n"])
REVOKES = 200
"""Where revokes may be played, one card in so many breaks a duty: else no deal would end."""


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


DRAWN_HERE = frozenset({"seating", "schedule", "scoring", "ending"})
"""Groups that decide how long a match is: any value would make most of them endless."""
SMALL = 4
"""Numbers of the other groups are drawn this far above the least, so that small hands meet them."""


@st.composite
def rule_sets(draw: st.DrawFn, most_cards: int = 5) -> tuple[RuleSet, int]:
    """A rule set without conflicts, and a number of seats that it is for.

    Every axis may have any value; what contradicts itself is mended. Hands are small, save that
    one in eight deals the whole pack, so that these laws see deals without a stock too, and one
    in twelve has an auction, with its 13 cards each.
    """
    seats, rules = draw(st.integers(2, 10)), draw(raw_rules(but=DRAWN_HERE, span=SMALL))
    if rules.trump.trump is TrumpKind.AUCTION and draw(st.integers(0, 1)):
        rules = replace(rules, trump=replace(rules.trump, trump=TrumpKind.TURN_UP))
    largest = len(pack_cards(rules.pack, seats)) // seats
    schedule = draw(schedules(min(largest, most_cards)))
    if draw(st.integers(0, 7)) == 0 and largest <= 13:
        schedule = Schedule(shape=Shape.LIST, list=(largest,))
    rules = replace(
        rules,
        seating=Seating(
            seats=(seats,),
            direction=draw(st.sampled_from(Direction)),
            first_dealer=draw(st.sampled_from(FirstDealer)),
            dealer_rotation=draw(st.sampled_from(DealerRotation)),
        ),
        schedule=schedule,
        scoring=draw(scorings(max(10, *schedule.list, 1))),
        ending=draw(endings()),
    )
    rules = playable(rules)
    (seats,) = rules.seating.seats
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
    if public.stage is Stage.DRAW:
        return TABLE, _first_dealer(public, rng)
    if public.stage is Stage.DEALING:
        return TABLE, random_deal(public, rng)
    if public.stage is Stage.ASKING:
        return TABLE, Continue(rng.random() < 0.5)
    views = [seat_view(state, Seat(seat)) for seat in range(public.seats)]
    choices = [
        (view.seat, action)
        for view in views
        if view.seat is not None
        for action in likely_actions(view, rng)
    ]
    assert choices, "where seats must act, some action is legal"
    return rng.choice(choices)


def likely_actions(view: SeatView, rng: random.Random) -> list[SeatAction]:
    """Return the legal actions, most of the time without those that revoke."""
    actions = list(legal_actions(view))
    if view.public.stage is not Stage.PLAY or not may_revoke(view.public):
        return actions
    if rng.randrange(REVOKES) == 0:
        return actions
    cards = dutiful(view.public, view.hand)
    return [
        action for action in actions if not isinstance(action, PlayCard) or cards >> action.card & 1
    ]


def _first_dealer(public: PublicMatch, rng: random.Random) -> Action:
    if public.rules.seating.first_dealer is not FirstDealer.CHOSEN:
        return Draw(random_order(public, rng))
    return ChooseDealer(Seat(rng.randrange(public.seats)))


def random_deal(public: PublicMatch, rng: random.Random) -> Deal:
    """Return a dealing of a shuffled pack, with a cut where one makes the trump (V048)."""
    order = random_order(public, rng)
    is_cut = public.next_deal is not None and public.next_deal.plan.trump is DealTrump.CUT
    return Deal(order, cut=rng.choice(order) if is_cut else None)


def random_order(public: PublicMatch, rng: random.Random) -> tuple[Card, ...]:
    """Return the whole pack in any order."""
    return shuffled(rng.randbytes(16), pack_cards(public.rules.pack, public.seats))
