"""Law 5: the check, the list and the deed are one; a refusal changes nothing."""

import random

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.king_rules import games
from tests.laws.rule_sets import HEAVY, random_match
from vaza.kernel.cards import Card, Seat, Suit
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import (
    TABLE,
    Action,
    AuctionBid,
    AuctionPass,
    Bid,
    ChangeBid,
    ChooseDealer,
    Claim,
    Continue,
    Deal,
    Draw,
    NameTrump,
    PassCards,
    PlayCard,
)
from vaza.rules.decide import decide
from vaza.rules.legal import check_action, legal_actions
from vaza.rules.refusals import Refusal
from vaza.rules.state import MatchState, Stage
from vaza.rules.turns import awaited, may_change
from vaza.rules.view import seat_view


def _all_seat_actions(state: MatchState) -> list[Action]:
    deal = state.public.deal
    size, speeches = (deal.size, deal.speeches) if deal else (3, 0)
    bids: list[Action] = [
        kind(number, speeches + stale)
        for kind in (Bid, ChangeBid)
        for number in range(-1, size + 2)
        for stale in (0, -1)
    ]
    plays: list[Action] = [PlayCard(Card(card)) for card in range(-1, 128)]
    suits = [None, *(Suit(suit) for suit in range(-1, 6))]
    numbers = range(-1, 15) if state.public.stage is Stage.AUCTION else (5,)
    calls: list[Action] = [AuctionBid(number, suit) for number in numbers for suit in suits]
    named: list[Action] = [NameTrump(suit) for suit in suits]
    passed: list[Action] = [PassCards(mask) for mask in (-1, 0, 1, 7, 0b10101)]
    return [*bids, *plays, *calls, *named, *passed, AuctionPass(), Claim()]


@HEAVY
@given(games(), st.integers(0, 2**32 - 1))
def test_check_list_and_deed_agree(case: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = case
    rng = random.Random(seed)
    for step in random_match(rules, seats, seed):
        state = step.before
        if rng.random() < 0.8:
            continue
        for seat in range(seats):
            view = seat_view(state, Seat(seat))
            legal = legal_actions(view)
            assert len(set(legal)) == len(legal)
            for action in _all_seat_actions(state):
                allowed = check_action(view, action) is None
                assert allowed == (action in legal), action
                assert allowed != isinstance(decide(state, Seat(seat), action), Refusal)


@given(games(), st.integers(0, 2**32 - 1))
def test_whoever_must_act_can_and_nobody_else(case: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = case
    for step in random_match(rules, seats, seed):
        public = step.after.public
        movers = {seat for seat in range(seats) if legal_actions(seat_view(step.after, Seat(seat)))}
        assert movers <= {*awaited(public), may_change(public)}
        assert movers >= set(awaited(public))


@given(games(), st.integers(0, 2**32 - 1))
def test_the_table_acts_only_where_it_is_awaited(case: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = case
    owed = {Stage.DRAW, Stage.DEALING, Stage.ASKING}
    for step in random_match(rules, seats, seed):
        state = step.before
        acts: list[Action] = [
            Draw(()), ChooseDealer(Seat(99)), Deal(()), Bid(0, 0), Claim(),
        ]  # fmt: skip
        for act in acts:
            assert isinstance(decide(state, TABLE, act), Refusal)
        if state.public.stage not in owed:
            assert isinstance(decide(state, TABLE, Continue(go_on=True)), Refusal)
        for seat in range(-1, seats + 1):
            if seat != TABLE:
                assert isinstance(decide(state, Seat(seat), Continue(go_on=True)), Refusal)
                assert isinstance(decide(state, Seat(seat), Deal(())), Refusal)
