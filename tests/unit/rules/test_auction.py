"""The auction of Israeli Whist, the second phase, the gulash, deals that nobody wanted."""

import dataclasses
import itertools

import pytest

from tests.deals import after, bid, dealt, legal_bids, legal_cards, reason
from vaza.kernel.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Seat, Suit, mask_of, parse_cards
from vaza.options.axes.auction import AuctionDeclarer
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import AuctionBid, AuctionPass, PassCards
from vaza.rules.decide import apply
from vaza.rules.legal import legal_actions
from vaza.rules.match import NextDeal
from vaza.rules.refusals import Reason
from vaza.rules.result import Void
from vaza.rules.state import MatchState, Stage, deal_of
from vaza.rules.turns import awaited, to_act
from vaza.rules.view import seat_view

ISRAELI = preset("israeli-whist")
NORM = preset("israeli-whist-norm")
GULASH = preset("israeli-whist-gulash")
HANDS = [
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S",
    "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D",
    "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C",
]
SUITS = {"C": CLUBS, "D": DIAMONDS, "H": HEARTS, "S": SPADES, "NT": None}


def start(rules: RuleSet = ISRAELI, dealer: int = 0) -> MatchState:
    return dealt(rules, HANDS, dealer=dealer)


def call(state: MatchState, *calls: str) -> MatchState:
    """Let the seats whose turn it is speak: ``5C``, ``13NT``, ``-`` for a pass."""
    for text in calls:
        seat = to_act(state.public)
        assert seat is not None
        state = after(state, seat, spoken(text))
    return state


def spoken(text: str) -> AuctionBid | AuctionPass:
    if text == "-":
        return AuctionPass()
    tricks = int("".join(filter(str.isdigit, text)))
    return AuctionBid(tricks, SUITS[text.removeprefix(str(tricks))])


def refused(state: MatchState, text: str) -> Reason | None:
    seat = to_act(state.public)
    assert seat is not None
    return reason(state, seat, spoken(text))


def with_auction(rules: RuleSet, **changes: object) -> RuleSet:
    auction = dataclasses.replace(rules.auction, **changes)  # type: ignore[arg-type]
    return dataclasses.replace(rules, auction=auction)


@pytest.mark.rule("R096", "R097", "R098")
@pytest.mark.parametrize("dealer", range(4))
def test_the_dealer_opens_the_auction_and_it_goes_round(dealer: int) -> None:
    state = start(dealer=dealer)
    assert state.public.stage is Stage.AUCTION
    assert [hand.bit_count() for hand in state.hidden.hands] == [13] * 4
    order = []
    for text in ("5C", "5D", "5H", "5S"):
        order.append(to_act(state.public))
        state = call(state, text)
    assert order == [(dealer + step) % 4 for step in range(4)]


@pytest.mark.rule("R098")
def test_the_seat_after_the_dealer_opens_where_the_rules_say_so() -> None:
    assert to_act(start(NORM, dealer=2).public) == 3


@pytest.mark.rule("R099", "R103")
def test_the_lowest_offer_is_5_clubs_and_the_highest_13_no_trumps() -> None:
    state = start()
    for text in ("4NT", "0C", "14C"):
        assert refused(state, text) is Reason.AUCTION_RANGE
    state = call(state, "5C", "13NT")
    view = seat_view(state, Seat(2))
    assert legal_actions(view) == (AuctionPass(),), "nothing is higher"
    assert refused(start(), "5C") is None


@pytest.mark.rule("R100", "R103", "R104")
def test_each_offer_is_higher_by_number_then_by_denomination() -> None:
    after_5d = call(start(), "5D")
    assert refused(after_5d, "6D") is None
    after_6h = call(start(), "6H")
    assert refused(after_6h, "6S") is None
    assert refused(call(start(), "8D"), "6H") is Reason.AUCTION_TOO_LOW
    order = ["5C", "5D", "5H", "5S", "5NT", "6C"]
    for low, high in itertools.pairwise(order):
        assert refused(call(start(), low), high) is None
        assert refused(call(start(), high), low) is Reason.AUCTION_TOO_LOW
        assert refused(call(start(), high), high) is Reason.AUCTION_TOO_LOW


@pytest.mark.rule("R101")
def test_who_has_passed_may_bid_later() -> None:
    state = call(start(), "-", "5C", "5D", "-")
    assert to_act(state.public) == 0
    assert refused(state, "5H") is None
    final = with_auction(ISRAELI, reenter=False)
    assert to_act(call(start(final), "-", "5C", "5D", "-").public) == 1, "a pass is final there"


@pytest.mark.rule("R102")
def test_four_passes_without_an_offer_bring_a_new_deal_by_the_same_dealer() -> None:
    state = call(start(dealer=2), "-", "-", "-", "-")
    public = state.public
    assert public.stage is Stage.DEALING
    assert public.results[-1].void is Void.PASSED
    assert public.points[-1] == (0, 0, 0, 0)
    assert isinstance(public.next_deal, NextDeal)
    assert (public.next_deal.dealer, public.next_deal.plan.number) == (2, 1)
    assert state.hidden.hands == (), "a deal that does not count shows nothing"


@pytest.mark.rule("R105")
def test_after_three_passes_the_last_bidder_may_raise_himself() -> None:
    state = call(start(), "5C", "-", "-", "-")
    assert state.public.stage is Stage.AUCTION
    assert to_act(state.public) == 0
    raised = call(state, "6C")
    assert (raised.public.stage, to_act(raised.public)) == (Stage.AUCTION, 1)
    ended = call(state, "-")
    assert ended.public.stage is Stage.BIDDING
    ended = call(raised, "-", "-", "-", "-")
    assert deal_of(ended.public).contract == 6


@pytest.mark.rule("R105")
def test_three_passes_end_it_where_the_rules_say_so() -> None:
    state = call(start(NORM), "5C", "-", "-", "-")
    assert state.public.stage is Stage.BIDDING


@pytest.mark.rule("R106", "R107", "R110")
def test_the_declarer_names_trump_leads_and_does_not_speak_again() -> None:
    state = call(start(), "5C", "6H", "-", "-", "-", "-")
    deal = deal_of(state.public)
    assert (deal.declarer, deal.trump, deal.contract) == (1, HEARTS, 6)
    order = []
    for number in (3, 2, 0):
        order.append(to_act(state.public))
        state = bid(state, number)
    assert order == [2, 3, 0], "from the declarer's left to his right"
    assert deal_of(state.public).bids == (0, 6, 3, 2)
    assert (state.public.stage, to_act(state.public)) == (Stage.PLAY, 1)


@pytest.mark.rule("R106")
def test_no_trumps_is_a_denomination() -> None:
    state = call(start(), "5NT", "-", "-", "-", "-")
    assert deal_of(state.public).trump is None


@pytest.mark.rule("R108")
def test_the_last_speaker_may_not_make_the_total_13() -> None:
    state = bid(call(start(), "7S", "-", "-", "-", "-"), 3, 2)
    assert legal_bids(state, 3) == set(range(14)) - {1}


@pytest.mark.rule("R107")
def test_the_declarer_may_raise_his_number_first_where_the_rules_say_so() -> None:
    assert NORM.auction.declarer is AuctionDeclarer.RAISE
    state = call(start(NORM, dealer=3), "6D", "-", "-", "-")
    assert to_act(state.public) == 0
    assert legal_bids(state, 0) == set(range(6, 14)), "never below his offer"
    state = bid(state, 8, 2, 1)
    assert to_act(state.public) == 3
    assert legal_bids(state, 3) == set(range(14)) - {2}, "the hook is on the declarer's right"


@pytest.mark.rule("R110")
def test_the_declarer_leads_any_card() -> None:
    state = bid(call(start(), "5C", "6H", "-", "-", "-", "-"), 3, 2, 0)
    assert legal_cards(state, 1) == set(HANDS[1].split())


def put(state: MatchState, seat: int, cards: str) -> MatchState:
    return after(state, seat, PassCards(mask_of(parse_cards(cards))))


@pytest.mark.rule("R118")
def test_in_a_gulash_each_passes_three_cards_before_he_sees_those_he_gets() -> None:
    state = call(start(GULASH), "-", "-", "-", "-")
    assert state.public.stage is Stage.EXCHANGE
    assert set(awaited(state.public)) == {0, 1, 2, 3}, "all at once"
    state = put(state, 2, "2D 3D 4D")
    assert seat_view(state, Seat(2)).chosen == mask_of(parse_cards("2D 3D 4D"))
    assert seat_view(state, Seat(2)).hand.bit_count() == 13, "nothing has come yet"
    assert all(seat_view(state, Seat(seat)).chosen == 0 for seat in (0, 1, 3))
    assert deal_of(state.public).put == (False, False, True, False)
    state = put(put(put(state, 0, "2S 3S 4S"), 1, "2H 3H 4H"), 3, "2C 3C 4C")
    assert state.public.stage is Stage.AUCTION
    assert to_act(state.public) == 0, "the same seat opens again"
    assert state.hidden.hands[1] == mask_of(parse_cards(HANDS[1])) & ~mask_of(
        parse_cards("2H 3H 4H")
    ) | mask_of(parse_cards("2S 3S 4S")), "to the left"


@pytest.mark.rule("R118")
def test_a_seat_passes_exactly_three_of_its_own_cards_once() -> None:
    state = call(start(GULASH), "-", "-", "-", "-")
    for cards, why in (
        ("2S 3S", Reason.CARD_COUNT),
        ("2S 3S 4S 5S", Reason.CARD_COUNT),
        ("2S 3S 4H", Reason.NOT_IN_HAND),
    ):
        assert reason(state, 0, PassCards(mask_of(parse_cards(cards)))) is why
    state = put(state, 0, "2S 3S 4S")
    again = PassCards(mask_of(parse_cards("5S 6S 7S")))
    assert reason(state, 0, again) is Reason.CARDS_CHOSEN


def exchange(state: MatchState) -> MatchState:
    """Let every seat pass its first choice."""
    for seat in awaited(state.public):
        state = after(state, seat, legal_actions(seat_view(state, seat))[0])
    return state


@pytest.mark.rule("R119")
def test_after_two_passings_the_deal_is_dealt_again() -> None:
    state = start(GULASH)
    for _ in range(2):
        state = exchange(call(state, "-", "-", "-", "-"))
        assert state.public.stage is Stage.AUCTION
    state = call(state, "-", "-", "-", "-")
    assert state.public.stage is Stage.DEALING
    assert state.public.results[-1].void is Void.PASSED


@pytest.mark.rule("R120", "R121")
def test_each_passing_may_raise_the_lowest_offer_and_there_may_be_a_third() -> None:
    rules = with_auction(GULASH, gulash_max_passes=3, gulash_raise_min=True)
    state = start(rules)
    for least in (5, 6, 7, 8):
        assert refused(state, f"{least}C") is None
        assert refused(state, f"{least - 1}NT") is Reason.AUCTION_RANGE
        state = call(state, "-", "-", "-", "-")
        if least < 8:
            state = exchange(state)
    assert state.public.stage is Stage.DEALING


def test_nobody_speaks_out_of_turn_or_after_the_auction() -> None:
    state = start()
    assert reason(state, 1, AuctionPass()) is Reason.NOT_YOUR_TURN
    assert reason(state, 1, AuctionBid(5, Suit(9))) is Reason.NOT_YOUR_TURN
    assert reason(state, 0, AuctionBid(5, Suit(9))) is Reason.AUCTION_SUIT
    bidding = call(state, "5C", "-", "-", "-", "-")
    assert reason(bidding, 1, AuctionPass()) is Reason.NOT_NOW
    assert not isinstance(apply(bidding, Seat(0), AuctionPass()), MatchState)
