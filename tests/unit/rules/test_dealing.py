"""The first dealer, the dealing, the trump."""

import dataclasses
import itertools

import pytest

from tests.deals import after, bid, deal_order, dealt, legal_cards, play, reason
from vaza.kernel.cards import HEARTS, SPADES, Card, Seat, cards_of, format_cards, parse_cards
from vaza.options.axes.schedule import Schedule, Shape
from vaza.options.axes.seating import FirstDealer, Seating
from vaza.options.axes.trump import FullDealTrump, Trump, TrumpKind
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealPlan, DealTrump
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import TABLE, ChooseDealer, Deal, Draw, PlayCard
from vaza.rules.decide import decide
from vaza.rules.events import DealerDrawn
from vaza.rules.match import NextDeal
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import MatchState, Stage, deal_of, new_match, start_deal
from vaza.rules.view import seat_view, spectator_view

BASE = preset("dane-se")
CHOSEN = dataclasses.replace(BASE, seating=Seating(first_dealer=FirstDealer.CHOSEN))


def whole_pack(first: str) -> tuple[Card, ...]:
    top = parse_cards(first)
    return (*top, *(card for card in pack_cards(BASE.pack, 4) if card not in top))


@pytest.mark.rule("R010", "R163")
@pytest.mark.parametrize(
    ("cards", "dealer"), [("2S 3S 4S 5S", 3), ("AC AS AH AD", 1), ("KH AC 2S QD", 1)]
)
def test_the_highest_drawn_card_deals_first(cards: str, dealer: int) -> None:
    events = decide(new_match(BASE, 4), TABLE, Draw(whole_pack(cards)))
    assert isinstance(events, tuple)
    drawn = events[0]
    assert isinstance(drawn, DealerDrawn)
    assert drawn.dealer == dealer
    assert format_cards(drawn.cards) == cards


@pytest.mark.rule("R010", "R163")
def test_the_first_dealer_may_be_chosen_instead() -> None:
    waiting = new_match(CHOSEN, 4)
    assert reason(waiting, TABLE, Draw(whole_pack("AS"))) is Reason.NOT_NOW
    assert reason(waiting, TABLE, ChooseDealer(Seat(4))) is Reason.NO_SUCH_SEAT
    chosen = after(waiting, TABLE, ChooseDealer(Seat(2)))
    assert chosen.public.next_deal == NextDeal(DealPlan(1, 10, DealTrump.TURN_UP), Seat(2))
    assert reason(new_match(BASE, 4), TABLE, ChooseDealer(Seat(2))) is Reason.NOT_NOW


@pytest.mark.rule("R011", "R132", "R012", "R134", "R166", "R009")
def test_cards_go_round_one_by_one_from_the_eldest_then_one_is_turned() -> None:
    step = NextDeal(DealPlan(1, 2, DealTrump.TURN_UP), Seat(1))
    order = whole_pack("2S 3S 4S 5S 6S 7S 8S 9S TH JH QH")
    state = after(start_deal(BASE, 4, step), TABLE, Deal(order))
    hands = [format_cards(cards_of(hand)) for hand in state.hidden.hands]
    assert hands == ["4S 8S", "5S 9S", "2S 6S", "3S 7S"], "the dealer, seat 1, gets the last card"
    deal = deal_of(state.public)
    assert deal.turn_up == parse_cards("TH")[0]
    assert deal.trump == HEARTS
    assert state.hidden.stock == order[9:]


@pytest.mark.rule("R009", "R013")
def test_the_stock_is_out_of_play_and_the_turn_up_seen_by_all() -> None:
    state = dealt(BASE, ["AS", "KS", "QS"], "AH", dealer=0)
    state = bid(state, 0, 0, 0)
    for seat in range(3):
        view = seat_view(state, Seat(seat))
        assert view.public.deal is not None
        assert view.public.deal.turn_up == parse_cards("AH")[0]
    assert spectator_view(state).public == state.public
    assert reason(state, 0, PlayCard(parse_cards("AH")[0])) is Reason.NOT_IN_HAND
    assert reason(state, 0, PlayCard(state.hidden.stock[0])) is Reason.NOT_IN_HAND
    state = play(state, "AS")
    assert deal_of(state.public).turn_up == parse_cards("AH")[0]


@pytest.mark.rule("R144", "R167")
@pytest.mark.parametrize("name", ["dane-se-tutorial", "dane-se-13"])
def test_a_deal_of_the_whole_pack_has_no_trump_in_these_presets(name: str) -> None:
    rules = preset(name)
    step = NextDeal(DealPlan(13, 13, DealTrump.NONE), Seat(0))
    state = after(start_deal(rules, 4, step), TABLE, Deal(pack_cards(rules.pack, 4)))
    deal = deal_of(state.public)
    assert (deal.trump, deal.turn_up, state.hidden.stock) == (None, None, ())


def test_the_dealers_last_card_may_name_the_trump_and_stays_in_his_hand() -> None:
    rules = dataclasses.replace(
        BASE,
        schedule=Schedule(shape=Shape.LIST, list=(13,)),
        trump=Trump(full_deal_trump=FullDealTrump.DEALER_LAST_CARD),
    )
    order = tuple(reversed(pack_cards(rules.pack, 4)))
    step = NextDeal(DealPlan(1, 13, DealTrump.LAST_CARD), Seat(2))
    state = after(start_deal(rules, 4, step), TABLE, Deal(order))
    deal = deal_of(state.public)
    assert deal.turn_up == order[-1]
    assert deal.trump == SPADES
    assert state.hidden.hands[2] >> order[-1] & 1
    assert format_cards([order[-1]]) in legal_cards(bid(state, 0, 0, 0, 0), 2)


def test_fixed_and_cycled_trumps_turn_no_card() -> None:
    fixed = dataclasses.replace(BASE, trump=Trump(trump=TrumpKind.FIXED_SUIT))
    state = dealt(fixed, ["AS", "KS", "QS"])
    assert deal_of(state.public).trump == SPADES
    assert deal_of(state.public).turn_up is None
    cycle = dataclasses.replace(BASE, trump=Trump(trump=TrumpKind.CYCLE))
    assert deal_of(dealt(cycle, ["AS", "KS", "QS"], number=2).public).trump == HEARTS


def _bad_orders() -> list[tuple[Card, ...]]:
    pack = pack_cards(BASE.pack, 4)
    return [(), pack[:-1], (*pack[:-1], pack[0]), (*pack, pack[0]), (*pack[:-1], Card(64))]


@pytest.mark.parametrize("order", _bad_orders())
def test_only_the_whole_pack_can_be_dealt(order: tuple[Card, ...]) -> None:
    step = NextDeal(DealPlan(1, 2, DealTrump.TURN_UP), Seat(0))
    assert reason(start_deal(BASE, 4, step), TABLE, Deal(order)) is Reason.BAD_ORDER
    assert reason(new_match(BASE, 4), TABLE, Draw(order)) is Reason.BAD_ORDER


@pytest.mark.rule("R142", "R165", "R133")
def test_all_cards_come_back_for_the_next_deal_dealt_for_their_seat_alone() -> None:
    rules = preset("dane-se-13")
    state: MatchState | Refusal = new_match(rules, 4)
    state = after(new_match(rules, 4), TABLE, Draw(pack_cards(rules.pack, 4)))
    for size in (1, 2):
        order = pack_cards(rules.pack, 4)
        state = after(state, TABLE, Deal(order))
        assert deal_of(state.public).size == size
        assert [hand.bit_count() for hand in state.hidden.hands] == [size] * 4
        views = [seat_view(state, Seat(seat)).hand for seat in range(4)]
        assert views == list(state.hidden.hands)
        assert spectator_view(state).hand == 0
        state = bid(state, *[0] * 4)
        for _ in range(size * 4):
            turn = next(seat for seat in range(4) if legal_cards(state, seat))
            state = play(state, min(legal_cards(state, turn)))
    assert state.public.stage is Stage.DEALING


def test_deal_order_of_the_tests_is_a_dealing() -> None:
    hands = ["AS KS", "QS JS", "TS 9S"]
    for dealer, rules in itertools.product(range(3), [RuleSet()]):
        state = dealt(rules, hands, "2H", dealer=dealer)
        assert [set(cards_of(h)) for h in state.hidden.hands] == [
            set(parse_cards(h)) for h in hands
        ]
        assert len(deal_order(rules, hands, "2H", dealer)) == 52
