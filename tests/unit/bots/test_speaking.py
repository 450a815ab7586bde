"""What `simple` and `random` say in auctions, exchanges and namings, and to bids nobody sees."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from vaza.arena.driver import Game, dealing, order_from
from vaza.bots.registry import BOTS, make_bot
from vaza.bots.uniform import UniformBot, is_dutiful
from vaza.kernel.cards import CLUBS, HEARTS, SPADES, Seat, cards_of, format_card
from vaza.kernel.cards import parse_cards as cards
from vaza.options.codes.codec import rules_from_json
from vaza.options.deals.schedule import plan_deals
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import (
    TABLE,
    AuctionBid,
    AuctionPass,
    Bid,
    Deal,
    NameTrump,
    PassCards,
    PlayCard,
)
from vaza.rules.legal import check_action
from vaza.rules.match import NextDeal
from vaza.rules.state import MatchState, Stage, start_deal
from vaza.rules.turns import awaited
from vaza.rules.view import SeatView, seat_view

STRONG = "AS KS QS JS TS 9S 8S AH KH AD 2D 3C 2C"
WEAK = "9D 8D 7D 6D 5D 9C 8C 7C 6C 5C 7H 6H 5H"


def rules(base: str = "dane-se-norm", **groups: Any) -> RuleSet:
    return rules_from_json({"base": base, **groups})


AUCTION = rules("israeli-whist", auction={"gulash_max_passes": 1})


def dealt(rule_set: RuleSet, seats: int, hands: dict[int, str], *, size: int = 13) -> MatchState:
    """Return a deal, dealt by seat 0, in which some seats hold these cards."""
    due = NextDeal(plan_deals(rule_set, seats)[0], Seat(0))
    game = Game(start_deal(rule_set, seats, due))
    order = list(order_from(rule_set, seats, 1))
    for seat, hand in hands.items():
        for row, card in enumerate(cards(hand)):
            at, to = order.index(card), (seat - 1) % seats + seats * row
            order[at], order[to] = order[to], order[at]
    assert due.plan.size == size
    return game.after(TABLE, Deal(tuple(order))).state


def says(state: MatchState, seat: int, name: str = "simple") -> Any:
    return make_bot(name, 0).choose(seat_view(state, Seat(seat)))


def test_a_strong_hand_opens_at_the_minimum_in_its_suit() -> None:
    assert says(dealt(AUCTION, 4, {0: STRONG}), 0) == AuctionBid(5, SPADES)


def test_a_weak_hand_passes() -> None:
    assert says(dealt(AUCTION, 4, {0: WEAK}), 0) == AuctionPass()


def test_it_overcalls_while_it_counts_enough_and_never_itself() -> None:
    game = Game(dealt(AUCTION, 4, {0: STRONG, 1: WEAK}))
    called = game.after(Seat(0), AuctionBid(5, SPADES)).after(Seat(1), AuctionBid(6, CLUBS))
    passed = called.after(Seat(2), AuctionPass()).after(Seat(3), AuctionPass())
    assert says(passed.state, 0) == AuctionBid(6, SPADES)
    high = game.after(Seat(0), AuctionBid(5, SPADES)).after(Seat(1), AuctionBid(12, CLUBS))
    high = high.after(Seat(2), AuctionPass()).after(Seat(3), AuctionPass())
    assert says(high.state, 0) == AuctionPass()
    own = game.after(Seat(0), AuctionBid(5, SPADES))
    for seat in (1, 2, 3):
        own = own.after(Seat(seat), AuctionPass())
    if own.state.public.stage is Stage.AUCTION:
        assert says(own.state, 0) == AuctionPass()


def test_it_passes_on_low_cards_of_short_suits() -> None:
    game = Game(dealt(AUCTION, 4, {0: STRONG}))
    for seat in awaited_seats(game.state):
        game = game.after(seat, AuctionPass())
    assert game.state.public.stage is Stage.EXCHANGE
    action = says(game.state, 0)
    assert isinstance(action, PassCards)
    assert {format_card(card) for card in cards_of(action.cards)} == {"2C", "3C", "2D"}


def awaited_seats(state: MatchState) -> list[Seat]:
    first = awaited(state.public)[0]
    return [Seat((first + step) % state.public.seats) for step in range(state.public.seats)]


def test_the_highest_bidder_names_his_best_suit() -> None:
    rule_set = rules(
        trump={"trump": "highest_bidder"},
        schedule={"shape": "constant", "peak": 5, "count": 1},
        bidding={"hook": "none", "bid_change": "never"},
    )
    hand = "AH KH QH JH 2C"
    game = Game(dealt(rule_set, 4, {1: hand}, size=5))
    said = says(game.state, 1)
    assert isinstance(said, Bid)
    assert said.number >= 3
    for seat in (1, 2, 3, 0):
        seen = len([bid for bid in (game.state.public.deal.bids) if bid is not None])  # type: ignore[union-attr]
        game = game.after(Seat(seat), Bid(4 if seat == 1 else 0, seen))
    assert game.state.public.stage is Stage.NAMING
    assert says(game.state, 1) == NameTrump(HEARTS)


@pytest.mark.parametrize("mode", ["secret_until_end", "simultaneous", "blind"])
def test_it_bids_without_the_bids_of_others_or_its_own_cards(mode: str) -> None:
    rule_set = rules(
        bidding={"bid_mode": mode, "hook": "none", "bid_change": "never"},
        seating={"seats": [4]},
        schedule={"shape": "constant", "peak": 8, "count": 1},
    )
    hand = "AS KS QS JS AH KH AD AC"
    state = dealt(rule_set, 4, {1: hand}, size=8)
    said = says(state, 1)
    assert isinstance(said, Bid)
    assert said.number in ((1, 2) if mode == "blind" else (5, 6, 7, 8))


def test_its_own_secret_bid_guides_its_play() -> None:
    """The same cards, the same public bids; who bid 0 does not take what he need not."""
    rule_set = rules(
        bidding={"bid_mode": "secret_until_end", "hook": "none", "bid_change": "never"},
        schedule={"shape": "constant", "peak": 2, "count": 1},
    )
    leads = []
    for number in (0, 2):
        game = Game(dealt(rule_set, 4, {0: "AH 2H"}, size=2))
        for seat in range(4):
            game = game.after(Seat(seat), Bid(number if seat == 0 else 1, 0))
        leads.append(says(game.state, 0))
    assert leads[0] != leads[1]


# --- revokes ------------------------------------------------------------------------------------


def played_duties(choose: Callable[[SeatView], Any], deals: int) -> Counter[bool]:
    """Count the cards that keep a duty, and those that break one, in deals of these bots."""
    rule_set, kept = rules(play={"revoke": "penalty"}), Counter[bool]()
    for number in range(deals):
        due = NextDeal(plan_deals(rule_set, 4)[0], Seat(0))
        game = Game(start_deal(rule_set, 4, due))
        game = game.after(TABLE, dealing(game.state.public, order_from(rule_set, 4, 7, number)))
        while turn := awaited(game.state.public):
            view = seat_view(game.state, turn[0])
            action = choose(view)
            assert check_action(view, action) is None
            if isinstance(action, PlayCard):
                kept[is_dutiful(view, action)] += 1
            game = game.after(turn[0], action)
    return kept


@pytest.mark.parametrize("name", BOTS)
def test_bots_keep_their_duties_where_they_could_revoke(name: str) -> None:
    assert not played_duties(make_bot(name, 3).choose, 6)[False]


def test_random_revokes_seldom_when_it_is_to() -> None:
    kept = played_duties(UniformBot(3, revokes=True).choose, 60)
    assert 2 <= kept[False] <= 30
    assert kept[True] > 1500


# --- random in an auction -----------------------------------------------------------------------


def test_random_passes_mostly_and_calls_low() -> None:
    state = dealt(AUCTION, 4, {})
    said = [says_of(seed, state) for seed in range(200)]
    passes = sum(isinstance(action, AuctionPass) for action in said)
    assert 110 < passes < 170
    assert {action.tricks for action in said if isinstance(action, AuctionBid)} == {5}


def says_of(seed: int, state: MatchState) -> Any:
    return UniformBot(seed).choose(seat_view(state, Seat(0)))
