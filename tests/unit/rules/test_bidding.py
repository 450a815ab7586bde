"""Who bids when, which numbers, the hook, the change of a bid."""

import dataclasses

import pytest

from tests.deals import after, bid, dealt, legal_bids, play, reason
from vaza.kernel.cards import Seat
from vaza.options.axes.bidding import BidChange, Bidding, BidOpens
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import Bid, ChangeBid
from vaza.rules.legal import legal_actions
from vaza.rules.refusals import Reason
from vaza.rules.state import MatchState, Stage, deal_of
from vaza.rules.turns import to_act
from vaza.rules.view import seat_view

BASE = preset("dane-se")
EIGHT = [
    "AS KS QS JS TS 9S 8S 7S",
    "AH KH QH JH TH 9H 8H 7H",
    "AD KD QD JD TD 9D 8D 7D",
    "AC KC QC JC TC 9C 8C 7C",
]


def eight(rules: RuleSet = BASE, dealer: int = 3) -> MatchState:
    return dealt(rules, EIGHT, "2H", dealer=dealer)


@pytest.mark.rule("R014", "R015", "R017", "R135", "R168")
@pytest.mark.parametrize("dealer", range(4))
def test_bidding_goes_round_from_the_eldest_and_the_dealer_is_last(dealer: int) -> None:
    state, order = eight(dealer=dealer), []
    while state.public.stage is Stage.BIDDING:
        seat = to_act(state.public)
        assert seat is not None
        assert seat_view(state, seat).hand.bit_count() == 8, "cards are seen before the bid"
        order.append(seat)
        others = [other for other in range(4) if other != seat]
        for other in others:
            assert not legal_bids(state, other)
            assert reason(state, other, Bid(0, len(order) - 1)) is Reason.NOT_YOUR_TURN
        actions = legal_actions(seat_view(state, seat))
        assert all(isinstance(action, Bid) for action in actions), "there is no pass"
        state = bid(state, 0)
    assert order == [(dealer + step) % 4 for step in (1, 2, 3, 4)]


@pytest.mark.rule("R016", "R136", "R179")
def test_a_bid_is_a_whole_number_from_nothing_to_the_hand() -> None:
    assert legal_bids(eight(), 0) == set(range(9))
    for number in (-1, 9, 100):
        assert reason(eight(), 0, Bid(number, 0)) is Reason.BID_RANGE
    assert legal_bids(dealt(preset("dane-se-13"), ["AS", "KS", "QS", "JS"], "2H"), 1) == {0, 1}
    tutorial = dealt(preset("dane-se-tutorial"), ["AS", "KS"], "2H")
    assert legal_bids(tutorial, 1) == {0, 1}
    two = dealt(preset("dane-se-13"), ["AS 2S", "KS 3S", "QS 4S", "JS 5S"], "2H")
    assert legal_bids(two, 1) == {0, 1, 2}


@pytest.mark.rule("R019", "R020")
def test_the_dealer_may_not_make_the_total_the_hand_size() -> None:
    state = bid(eight(), 3, 2, 1)
    assert legal_bids(state, 3) == {0, 1, 3, 4, 5, 6, 7, 8}
    assert reason(state, 3, Bid(2, 3)) is Reason.HOOK
    assert deal_of(bid(state, 3).public).bids == (3, 2, 1, 3)


@pytest.mark.rule("R019")
def test_nobody_but_the_last_is_hooked() -> None:
    assert legal_bids(bid(eight(), 8), 1) == set(range(9))
    assert legal_bids(bid(eight(), 4, 4), 2) == set(range(9))


@pytest.mark.rule("R019")
def test_the_hook_is_idle_when_the_others_have_bid_too_much() -> None:
    assert legal_bids(bid(eight(), 8, 1, 0), 3) == set(range(9))


@pytest.mark.rule("R071", "R180")
@pytest.mark.parametrize("name", ["10-op-en-neer", "dane-se-13", "dane-se-tutorial"])
def test_without_a_hook_the_total_is_free(name: str) -> None:
    state = eight(preset(name))
    first = to_act(state.public)
    assert first is not None
    state = bid(state, 3, 2, 1)
    last = to_act(state.public)
    assert last is not None
    assert legal_bids(state, last) == set(range(9))
    assert deal_of(bid(state, 2).public).leader is not None


@pytest.mark.rule("R018")
def test_a_bid_may_be_changed_until_the_next_has_spoken() -> None:
    state = bid(eight(), 3)
    changed = after(state, 0, ChangeBid(5, 1))
    assert deal_of(changed.public).bids[0] == 5
    assert to_act(changed.public) == 1, "the turn stays where it was"
    assert reason(bid(state, 2), 0, ChangeBid(5, 2)) is Reason.NO_CHANGE
    assert reason(state, 1, ChangeBid(5, 1)) is Reason.NO_CHANGE


@pytest.mark.rule("R018")
def test_one_change_to_another_number_and_the_last_bid_is_final() -> None:
    state = bid(eight(), 3)
    assert reason(state, 0, ChangeBid(3, 1)) is Reason.SAME_BID
    assert reason(after(state, 0, ChangeBid(4, 1)), 0, ChangeBid(3, 2)) is Reason.NO_CHANGE
    closed = bid(state, 2, 1, 0)
    assert closed.public.stage is Stage.PLAY
    assert reason(closed, 3, ChangeBid(1, 4)) is Reason.NOT_NOW


@pytest.mark.rule("R018")
def test_a_bid_made_on_an_old_total_is_refused_as_stale() -> None:
    state = bid(eight(), 3)
    changed = after(state, 0, ChangeBid(5, 1))
    assert reason(changed, 1, Bid(2, 1)) is Reason.STALE_BID
    assert reason(changed, 1, Bid(2, 2)) is None


def test_bids_may_be_final() -> None:
    final = dataclasses.replace(BASE, bidding=Bidding(bid_change=BidChange.NEVER))
    assert reason(bid(eight(final), 3), 0, ChangeBid(5, 1)) is Reason.NO_CHANGE
    assert not legal_actions(seat_view(bid(eight(final), 3), Seat(0)))


@pytest.mark.parametrize(
    ("opens", "first"), [(BidOpens.DEALER, 3), (BidOpens.ELDEST, 0), (BidOpens.FIRST_LEADER, 3)]
)
def test_others_may_open_the_bidding(opens: BidOpens, first: int) -> None:
    rules = dataclasses.replace(BASE, bidding=Bidding(bid_opens=opens))
    assert to_act(eight(rules).public) == first


@pytest.mark.rule("R028", "R145")
def test_bids_and_tricks_are_seen_by_all() -> None:
    state = bid(eight(), 3, 2, 1, 0)
    assert deal_of(state.public).bids == (3, 2, 1, 0)
    for seat in range(4):
        assert seat_view(state, Seat(seat)).public == state.public
    state = play(state, "AC 7S 7H 7D")
    assert deal_of(state.public).taken == (0, 1, 0, 0)
    for seat in range(4):
        assert seat_view(state, Seat(seat)).public == state.public
