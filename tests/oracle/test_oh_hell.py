"""Our rules against OpenSpiel's ``oh_hell``: the same legal actions, the same returns.

The equal rule set: the eldest leads, the hook holds, bids are final, 10 if exact and 1 for each
trick, one deal. OpenSpiel deals card i to player i mod n whoever the dealer is; we give it our
hands in that order.
"""

import random
from collections.abc import Callable
from typing import Any

import pytest

from vaza.kernel.cards import RANKS, Card, Seat, cards_of, make_card, rank_of, suit_of
from vaza.options.axes.bidding import BidChange
from vaza.options.codes.codec import read_rules
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealPlan, DealTrump
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import TABLE, Bid, Claim, Deal, PlayCard, SeatAction
from vaza.rules.decide import apply
from vaza.rules.legal import legal_actions
from vaza.rules.match import NextDeal
from vaza.rules.shuffle import shuffled
from vaza.rules.state import MatchState, Stage, start_deal
from vaza.rules.turns import to_act
from vaza.rules.view import seat_view

pyspiel = pytest.importorskip("pyspiel")

_THEIR_SUITS = "CDSH"
_FIRST_BID = len(_THEIR_SUITS) * len(RANKS)
EQUAL_RULES = {
    "base": "dane-se-norm",
    "bidding": {"bid_change": "never"},
    "scoring": {"made": {"c": 10, "t": 1}, "miss": {"t": 1}},
}


def to_theirs(card: int) -> int:
    return rank_of(card) * 4 + _THEIR_SUITS.index("SHDC"[suit_of(card)])


def to_ours(action: int) -> Card:
    return make_card("SHDC".index(_THEIR_SUITS[action % 4]), action // 4)


def start_ours(rules: RuleSet, seats: int, size: int, rng: random.Random) -> MatchState:
    dealer = Seat(rng.randrange(seats))
    plan = DealPlan(1, size, DealTrump.TURN_UP)
    state = start_deal(rules, seats, NextDeal(plan, dealer))
    dealt = apply(state, TABLE, Deal(shuffled(rng.randbytes(16), pack_cards(rules.pack, seats))))
    assert isinstance(dealt, MatchState)
    return dealt


def start_theirs(ours: MatchState) -> Any:
    deal = ours.public.deal
    assert deal is not None
    seats, size = ours.public.seats, deal.size
    game = pyspiel.load_game(f"oh_hell(players={seats},num_tricks_fixed={size})")
    theirs = game.new_initial_state()
    assert theirs.legal_actions() == [size]
    theirs.apply_action(size)
    theirs.apply_action(int(deal.dealer))
    hands = [list(cards_of(hand)) for hand in ours.hidden.hands]
    for place in range(seats * size):
        theirs.apply_action(to_theirs(hands[place % seats][place // seats]))
    assert deal.turn_up is not None
    theirs.apply_action(to_theirs(deal.turn_up))
    return theirs


def their_action(action: SeatAction) -> int:
    if isinstance(action, Bid):
        return _FIRST_BID + action.number
    assert isinstance(action, PlayCard)
    return to_theirs(action.card)


def play_both(ours: MatchState, theirs: Any, rng: random.Random) -> int:
    """Play one deal on both sides and return the number of decisions compared."""
    decisions = 0
    while ours.public.stage in (Stage.BIDDING, Stage.PLAY):
        seat = to_act(ours.public)
        assert seat is not None
        assert theirs.current_player() == seat
        legal = [a for a in legal_actions(seat_view(ours, seat)) if not isinstance(a, Claim)]
        assert sorted(map(their_action, legal)) == theirs.legal_actions()
        action = rng.choice(legal)
        after = apply(ours, seat, action)
        assert isinstance(after, MatchState)
        ours = after
        theirs.apply_action(their_action(action))
        decisions += 1
    assert theirs.is_terminal()
    assert list(ours.public.points[0]) == theirs.returns()
    return decisions


@pytest.mark.rule("R019", "R023", "R024", "R025", "R026", "R027")
def test_random_deals_agree(count: Callable[[int, int], int], figures: Callable[..., None]) -> None:
    rules = read_rules(EQUAL_RULES)
    assert rules.bidding.bid_change is BidChange.NEVER
    deals, decisions, rng = count(400, 10_000), 0, random.Random(20_261_130)
    for deal in range(deals):
        seats = 3 + deal % 5
        # OpenSpiel's fixed number of tricks leaves one card to turn, as ours does.
        size = rng.randint(1, min(51 // seats, 12))
        ours = start_ours(rules, seats, size, rng)
        decisions += play_both(ours, start_theirs(ours), rng)
    figures("oracle", deals=deals, decisions=decisions, differences=0)
