"""Bids made at once, in secret, or before the cards are seen; trumps that somebody names."""

import dataclasses

import pytest

from tests.deals import after, bid, dealt, legal_bids, play, reason
from vaza.kernel.cards import HEARTS, Seat, mask_of, parse_cards
from vaza.options.axes.bidding import BidMode, Hook
from vaza.options.axes.play import FirstLead
from vaza.options.axes.trump import FullDealTrump, TrumpKind
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import Bid, ChangeBid, NameTrump
from vaza.rules.events import BidPlaced, SeatBidPlaced
from vaza.rules.refusals import Reason
from vaza.rules.state import MatchState, Stage, deal_of
from vaza.rules.turns import awaited, to_act
from vaza.rules.view import seat_event, seat_view, spectator_view

BASE = preset("dane-se")
HANDS = ["AS KS", "QS 3H", "JS 5D", "9S 7D"]


def bidding(mode: BidMode, **changes: object) -> RuleSet:
    hook = Hook.NE if mode is BidMode.BLIND else Hook.NONE
    axes = dataclasses.replace(BASE.bidding, bid_mode=mode, hook=hook, **changes)  # type: ignore[arg-type]
    return dataclasses.replace(BASE, bidding=axes)


def place(state: MatchState, *bids: tuple[int, int]) -> MatchState:
    for seat, number in bids:
        state = after(state, seat, Bid(number, 0))
    return state


@pytest.mark.rule("R054", "R057")
@pytest.mark.parametrize("mode", [BidMode.SIMULTANEOUS, BidMode.UNTIL_END])
def test_all_bid_at_once_and_a_number_is_its_own_seats_alone(mode: BidMode) -> None:
    state = dealt(bidding(mode), HANDS, "2H")
    assert set(awaited(state.public)) == {0, 1, 2, 3}
    state = place(state, (2, 1), (0, 2))
    assert set(awaited(state.public)) == {1, 3}
    assert deal_of(state.public).spoken == (True, False, True, False)
    assert deal_of(state.public).bids == (None,) * 4
    assert [seat_view(state, Seat(seat)).bid for seat in range(4)] == [2, None, 1, None]
    assert reason(state, 2, Bid(0, 0)) is Reason.NOT_YOUR_TURN, "one bid each"
    told = BidPlaced(Seat(2), 1)
    assert seat_event(told, Seat(2)) == SeatBidPlaced(Seat(2), 1)
    assert seat_event(told, Seat(0)) == seat_event(told, None) == SeatBidPlaced(Seat(2), None)


@pytest.mark.rule("R054")
def test_simultaneous_bids_are_shown_together() -> None:
    state = place(dealt(bidding(BidMode.SIMULTANEOUS), HANDS, "2H"), (2, 1), (0, 2), (1, 0))
    assert deal_of(state.public).bids == (None,) * 4
    state = place(state, (3, 1))
    assert deal_of(state.public).bids == (2, 0, 1, 1)
    assert (state.public.stage, to_act(state.public)) == (Stage.PLAY, 0)


@pytest.mark.rule("R055", "R058")
@pytest.mark.parametrize("mode", [BidMode.SIMULTANEOUS, BidMode.UNTIL_END])
def test_such_bids_may_total_anything(mode: BidMode) -> None:
    state = place(dealt(bidding(mode), HANDS, "2H"), (0, 2), (1, 0), (2, 0))
    assert legal_bids(state, 3) == {0, 1, 2}


@pytest.mark.rule("R056")
def test_fingers_bid_no_more_than_5() -> None:
    hands = [" ".join(f"{rank}{suit}" for rank in "AKQJT987") for suit in "SHDC"]
    state = dealt(bidding(BidMode.SIMULTANEOUS, bid_max=5), hands, "2H")
    assert legal_bids(state, 0) == {0, 1, 2, 3, 4, 5}
    assert legal_bids(dealt(bidding(BidMode.SIMULTANEOUS, bid_max=5), HANDS, "2H"), 0) == {0, 1, 2}


@pytest.mark.rule("R057")
def test_secret_bids_stay_secret_until_the_deal_is_played() -> None:
    rules = bidding(BidMode.UNTIL_END)
    state = place(dealt(rules, HANDS, "2H"), (0, 2), (1, 1), (2, 0), (3, 0))
    other = place(dealt(rules, HANDS, "2H"), (0, 2), (1, 0), (2, 1), (3, 2))
    for cards in ("AS QS JS 9S", "KS 3H 5D"):
        state, other = play(state, cards), play(other, cards)
        assert deal_of(state.public).bids == (None,) * 4
        assert seat_view(state, Seat(0)) == seat_view(other, Seat(0)), "not even a total shows"
        assert spectator_view(state) == spectator_view(other)
        assert seat_view(state, Seat(1)).bid == 1
    state = play(state, "7D")
    assert state.public.results[-1].bids == (2, 1, 0, 0)
    assert state.public.points == ((-10, 10, 10, 10),)


def test_a_bid_placed_in_secret_is_not_changed() -> None:
    state = place(dealt(bidding(BidMode.SIMULTANEOUS), HANDS, "2H"), (0, 2))
    assert reason(state, 0, ChangeBid(1, 0)) is Reason.NO_CHANGE


def test_blind_bids_come_before_anybody_looks() -> None:
    state = dealt(bidding(BidMode.BLIND), HANDS, "2H")
    assert deal_of(state.public).face_down
    for _ in range(3):
        assert all(seat_view(state, Seat(seat)).hand == 0 for seat in range(4))
        state = bid(state, 0)
    assert legal_bids(state, 0) == {0, 1}, "the hook stands"
    state = bid(state, 1)
    assert not deal_of(state.public).face_down
    assert [seat_view(state, Seat(seat)).hand for seat in range(4)] == [
        mask_of(parse_cards(hand)) for hand in HANDS
    ]
    assert state.public.stage is Stage.PLAY


def named(kind: TrumpKind, lead: FirstLead = FirstLead.DEALER) -> RuleSet:
    return dataclasses.replace(
        BASE,
        trump=dataclasses.replace(BASE.trump, trump=kind),
        play=dataclasses.replace(BASE.play, first_lead=lead),
    )


def test_the_highest_bidder_names_the_trump_and_the_earlier_of_equals() -> None:
    rules = named(TrumpKind.HIGHEST_BIDDER, FirstLead.DECLARER)
    state = bid(dealt(rules, HANDS), 0, 1, 1, 1)
    assert (state.public.stage, awaited(state.public)) == (Stage.NAMING, (2,))
    assert reason(state, 1, NameTrump(HEARTS)) is Reason.NOT_YOUR_TURN
    state = after(state, 2, NameTrump(HEARTS))
    assert deal_of(state.public).trump == HEARTS
    assert (state.public.stage, to_act(state.public)) == (Stage.PLAY, 2)


def test_the_dealer_names_the_trump_before_anybody_looks() -> None:
    state = dealt(named(TrumpKind.DEALER_NAMES), HANDS, dealer=3)
    assert (state.public.stage, awaited(state.public)) == (Stage.NAMING, (3,))
    assert all(seat_view(state, Seat(seat)).hand == 0 for seat in range(4))
    state = after(state, 3, NameTrump(None))
    assert deal_of(state.public).trump is None
    assert seat_view(state, Seat(0)).hand == mask_of(parse_cards(HANDS[0]))
    assert (state.public.stage, to_act(state.public)) == (Stage.BIDDING, 0)


def test_the_dealer_names_the_trump_of_a_deal_without_a_stock() -> None:
    trump = dataclasses.replace(BASE.trump, full_deal_trump=FullDealTrump.DEALER_NAMES)
    rules = dataclasses.replace(BASE, trump=trump)
    hands = [" ".join(f"{rank}{suit}" for rank in "AKQJT98765432") for suit in "SHDC"]
    assert dealt(rules, hands).public.stage is Stage.NAMING
    assert dealt(rules, HANDS, "2H").public.stage is Stage.BIDDING
