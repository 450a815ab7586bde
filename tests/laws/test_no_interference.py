"""Law 3: what a seat cannot see changes nothing that it gets."""

import random
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.rule_sets import HEAVY, random_match, rule_sets
from vaza.kernel.cards import Card, Seat, cards_of, mask_of
from vaza.options.ruleset import RuleSet
from vaza.options.schedule import DealTrump
from vaza.rules.actions import Claim, PlayCard
from vaza.rules.decide import decide
from vaza.rules.legal import check_action, legal_actions
from vaza.rules.refusals import Refusal
from vaza.rules.state import Hidden, MatchState, Stage
from vaza.rules.view import seat_event, seat_view, spectator_view


def other_world(state: MatchState, seat: int, rng: random.Random) -> MatchState:
    """Deal the cards that ``seat`` does not see (-1: a spectator) anew among their places.

    The dealer's last card, shown to all, stays in the dealer's hand.
    """
    hands, deal = state.hidden.hands, state.public.deal
    shown = 0
    if deal is not None and deal.plan.trump is DealTrump.LAST_CARD and deal.turn_up is not None:
        shown = (1 << deal.turn_up) & hands[deal.dealer]
    pool: list[Card] = [
        card
        for other, hand in enumerate(hands)
        if other != seat
        for card in cards_of(hand & ~shown)
    ]
    pool += state.hidden.stock
    rng.shuffle(pool)
    mixed = []
    for other, hand in enumerate(hands):
        if other == seat:
            mixed.append(hand)
            continue
        count = (hand & ~shown).bit_count()
        mixed.append(mask_of(pool[:count]) | (hand & shown))
        pool = pool[count:]
    return replace(state, hidden=Hidden(tuple(mixed), tuple(pool)))


@HEAVY
@given(rule_sets(), st.integers(0, 2**32 - 1))
def test_equal_views_get_equal_answers_and_events(case: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = case
    rng = random.Random(seed)
    for step in random_match(rules, seats, seed):
        state = step.before
        if state.public.stage not in (Stage.BIDDING, Stage.PLAY) or rng.random() < 0.7:
            continue
        for seat in range(seats):
            other = other_world(state, seat, rng)
            _equal_for(state, other, Seat(seat))
        watched = other_world(state, -1, rng)
        assert spectator_view(watched) == spectator_view(state)


def _equal_for(state: MatchState, other: MatchState, seat: Seat) -> None:
    view, twin = seat_view(state, seat), seat_view(other, seat)
    assert view == twin
    assert legal_actions(view) == legal_actions(twin)
    asked = [*legal_actions(view), Claim(), *(PlayCard(Card(card)) for card in range(0, 52, 7))]
    for action in asked:
        assert check_action(view, action) == check_action(twin, action)
        told, told_twin = decide(state, seat, action), decide(other, seat, action)
        if isinstance(action, Claim) and not isinstance(told, Refusal):
            continue  # an accepted claim plays the others' cards, as the table would see them
        if isinstance(told, Refusal) or isinstance(told_twin, Refusal):
            assert told == told_twin
            continue
        for event, event_twin in zip(told, told_twin, strict=True):
            assert seat_event(event, seat) == seat_event(event_twin, seat)
            assert seat_event(event, None) == seat_event(event_twin, None)


@given(rule_sets(), st.integers(0, 2**32 - 1))
def test_no_view_holds_a_hidden_card(case: tuple[RuleSet, int], seed: int) -> None:
    """Walk the whole view: no int or mask in it that would name another hand."""
    rules, seats = case
    for step in random_match(rules, seats, seed):
        state = step.after
        for seat in range(seats):
            view = seat_view(state, Seat(seat))
            assert view.hand == (state.hidden.hands[seat] if state.hidden.hands else 0)
            assert {"public", "seat", "hand"} == set(view.__slots__)
        assert spectator_view(state).hand == 0
