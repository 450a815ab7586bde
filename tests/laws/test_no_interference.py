"""Law 3: what a seat cannot see changes nothing that it gets."""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.king_rules import games
from tests.laws.rule_sets import HEAVY, random_match
from vaza.kernel.cards import Card, Seat, cards_of, mask_of
from vaza.options.deals.schedule import DealTrump
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import Claim, PlayCard
from vaza.rules.decide import decide
from vaza.rules.events import BidsShown, CardsPassed, DealEnded, Event, HandsLifted
from vaza.rules.legal import check_action, legal_actions
from vaza.rules.refusals import Refusal
from vaza.rules.state import Hidden, MatchState
from vaza.rules.turns import awaited
from vaza.rules.view import seat_event, seat_view, spectator_view

MOST_ASKED: Final = 80
"""Actions asked at one moment; three cards of thirteen can be chosen in 286 ways."""
REVEALING = (BidsShown, CardsPassed, HandsLifted, DealEnded)
"""Events that tell a seat what it did not know; what follows from them may differ."""


def other_world(state: MatchState, seat: int, rng: random.Random) -> MatchState:
    """Change whatever ``seat`` does not see (-1: a spectator): cards, bids, cards put down.

    The dealer's last card, shown to all, stays in the dealer's hand. Where all cards lie face
    down the seat's own are as unknown to it.
    """
    deal = state.public.deal
    if deal is None or not state.hidden.hands:
        return state
    own = -1 if deal.face_down else seat
    hidden = _mixed_cards(state.hidden, _shown(state), own, rng)
    bids = tuple(
        bid if other == seat or bid is None else rng.randint(0, deal.size)
        for other, bid in enumerate(hidden.bids)
    )
    chosen = tuple(
        mask if other == seat else _as_many(mask, hidden.hands[other], rng)
        for other, mask in enumerate(hidden.chosen)
    )
    return replace(state, hidden=replace(hidden, bids=bids, chosen=chosen))


def _shown(state: MatchState) -> int:
    deal = state.public.deal
    if deal is None or deal.turn_up is None or deal.plan.trump is not DealTrump.LAST_CARD:
        return 0
    return (1 << deal.turn_up) & state.hidden.hands[deal.dealer]


def _mixed_cards(hidden: Hidden, shown: int, own: int, rng: random.Random) -> Hidden:
    """Deal the cards of all other hands and of the stock anew among their places."""
    pool: list[Card] = list(hidden.stock)
    for other, hand in enumerate(hidden.hands):
        if other != own:
            pool += cards_of(hand & ~shown)
    rng.shuffle(pool)
    mixed = []
    for other, hand in enumerate(hidden.hands):
        if other == own:
            mixed.append(hand)
            continue
        count = (hand & ~shown).bit_count()
        mixed.append(mask_of(pool[:count]) | (hand & shown))
        pool = pool[count:]
    return replace(hidden, hands=tuple(mixed), stock=tuple(pool))


def _as_many(mask: int, hand: int, rng: random.Random) -> int:
    return mask_of(rng.sample(list(cards_of(hand)), mask.bit_count()))


@HEAVY
@given(games(), st.integers(0, 2**32 - 1))
def test_equal_views_get_equal_answers_and_events(case: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = case
    rng = random.Random(seed)
    for step in random_match(rules, seats, seed):
        state = step.before
        if not awaited(state.public) or rng.random() < 0.7:
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
    for action in asked[:MOST_ASKED]:
        assert check_action(view, action) == check_action(twin, action)
        told, told_twin = decide(state, seat, action), decide(other, seat, action)
        if isinstance(action, Claim) and not isinstance(told, Refusal):
            continue  # an accepted claim plays the others' cards, as the table would see them
        if isinstance(told, Refusal) or isinstance(told_twin, Refusal):
            assert told == told_twin
            continue
        _are_told_alike(told, told_twin, seat)


def _are_told_alike(told: Sequence[Event], told_twin: Sequence[Event], seat: Seat) -> None:
    """Compare event by event, up to one that is there to reveal."""
    for event, event_twin in zip(told, told_twin, strict=False):
        assert type(event) is type(event_twin)
        if isinstance(event, REVEALING):
            return
        assert seat_event(event, seat) == seat_event(event_twin, seat)
        assert seat_event(event, None) == seat_event(event_twin, None)
    assert len(told) == len(told_twin)


@given(games(), st.integers(0, 2**32 - 1))
def test_no_view_holds_a_hidden_card(case: tuple[RuleSet, int], seed: int) -> None:
    """Walk the whole view: no int or mask in it that would name another hand."""
    rules, seats = case
    for step in random_match(rules, seats, seed):
        state = step.after
        for seat in range(seats):
            view = seat_view(state, Seat(seat))
            assert view.hand in (0, state.hidden.hands[seat] if state.hidden.hands else 0)
            assert set(view.__slots__) == {"public", "seat", "hand", "bid", "chosen"}
        assert spectator_view(state).hand == 0
