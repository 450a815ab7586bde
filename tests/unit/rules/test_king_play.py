"""The deals of King: what they count, hearts that may not be led, the forced king of hearts."""

import dataclasses

import pytest

from tests.deals import after, deal_order, legal_cards, play, reason
from vaza.kernel.cards import Seat, parse_card
from vaza.options.axes.contracts import ContractOrder
from vaza.options.axes.play import FirstLead
from vaza.options.axes.seating import FirstDealer
from vaza.options.contracts.model import Contract
from vaza.options.deals.contract_cards import contract_total
from vaza.options.deals.schedule import DealPlan, DealTrump, plan_deals
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import TABLE, ChooseFirst, Claim, Deal, Draw, PickContract, PlayCard
from vaza.rules.match import NextDeal
from vaza.rules.refusals import Reason
from vaza.rules.state import MatchState, Stage, deal_of, new_match, start_deal
from vaza.rules.turns import to_act

KING = preset("king")
SUITS = [" ".join(f"{rank}{suit}" for rank in "AKQJT98765432") for suit in "SHDC"]


def king_deal(
    contract: str, hands: list[str], dealer: int = 0, rules: RuleSet = KING
) -> MatchState:
    """Return the state after a deal of these hands, small ones for a test."""
    plan = DealPlan(1, len(hands[0].split()), DealTrump.NONE, contract)
    waiting = start_deal(rules, 4, NextDeal(plan, Seat(dealer)))
    return after(waiting, TABLE, Deal(deal_order(rules, hands, "", dealer)))


def points(state: MatchState) -> tuple[int, ...]:
    return state.public.points[-1]


@pytest.mark.rule("R198", "R201", "R211", "R215")
def test_ten_deals_whose_totals_cancel_out() -> None:
    plans = plan_deals(KING, 4)
    names = [plan.contract for plan in plans]
    assert names == [
        "no-tricks",
        "no-hearts",
        "no-queens",
        "no-men",
        "no-king",
        "no-last-two",
        *["positive"] * 4,
    ]
    totals = [contract_total(KING, 4, name) for name in names[:6]]
    assert totals == [-260, -260, -200, -240, -160, -180]
    assert sum(totals) == -1300
    assert contract_total(KING, 4, "up") == contract_total(KING, 4, "down") == 325
    assert all(plan.size == 13 for plan in plans)


@pytest.mark.rule("R196", "R193", "R197")
@pytest.mark.parametrize("dealer", range(4))
def test_all_cards_are_dealt_one_by_one_and_the_dealer_leads(dealer: int) -> None:
    state = king_deal("no-tricks", SUITS, dealer)
    assert [hand.bit_count() for hand in state.hidden.hands] == [13] * 4
    assert state.hidden.stock == ()
    assert (state.public.stage, to_act(state.public)) == (Stage.PLAY, dealer)
    assert legal_cards(state, dealer) == set(SUITS[dealer].split()), "any card"


@pytest.mark.rule("R194", "R195", "R202")
def test_no_tricks_costs_20_each() -> None:
    state = king_deal("no-tricks", ["AS 2D", "KS 3D", "QS AD", "2S AC"])
    state = play(state, "AS KS QS 2S 2D 3D AD AC")
    assert points(state) == (-20, 0, -20, 0)


@pytest.mark.rule("R202")
def test_who_cannot_follow_discards_anything() -> None:
    state = play(king_deal("no-tricks", ["AS 2D", "KS 3D", "QD AD", "2S AC"]), "AS KS")
    assert legal_cards(state, 2) == {"QD", "AD"}


@pytest.mark.rule("R203", "R204", "R205")
def test_hearts_cost_20_each_and_are_not_led_before_all_else_is_gone() -> None:
    state = king_deal("no-hearts", ["AS AH", "KS 3H", "QH 2H", "2S 4H"])
    assert legal_cards(state, 0) == {"AS"}
    assert reason(state, 0, PlayCard(parse_card("AH"))) is Reason.NO_HEARTS_LEAD
    state = play(state, "AS KS")
    assert legal_cards(state, 2) == {"QH", "2H"}, "a void seat may discard hearts"
    state = play(state, "QH 2S")
    assert legal_cards(state, 0) == {"AH"}, "nothing but hearts is left"
    state = play(state, "AH 3H 2H 4H")
    assert points(state) == (-100, 0, 0, 0)


@pytest.mark.rule("R205")
def test_a_void_seat_may_keep_its_hearts() -> None:
    state = play(king_deal("no-hearts", ["AS AH", "KS 3H", "QD 2H", "2S 4H"]), "AS KS")
    assert legal_cards(state, 2) == {"QD", "2H"}


@pytest.mark.rule("R206", "R207", "R236")
def test_queens_cost_50_and_kings_and_jacks_30() -> None:
    hands = ["AS KD", "QS JD", "KS QH", "JS KH"]
    assert points(play(king_deal("no-queens", hands), "AS QS KS JS KD JD QH KH")) == (
        -100,
        0,
        0,
        0,
    )
    assert points(play(king_deal("no-men", hands), "AS QS KS JS KD JD QH KH")) == (-150, 0, 0, 0)


@pytest.mark.rule("R208")
def test_the_king_of_hearts_costs_160_and_hearts_are_not_led() -> None:
    state = king_deal("no-king", ["AS AH", "KS 3H", "KH 2H", "2S 4H"])
    assert legal_cards(state, 0) == {"AS"}
    state = play(play(state, "AS KS KH 2S"), "AH 3H 2H 4H")
    assert points(state) == (-160, 0, 0, 0)


@pytest.mark.rule("R209")
def test_the_king_of_hearts_is_discarded_at_the_first_opportunity() -> None:
    state = play(king_deal("no-king", ["AS AH", "KS 3H", "KH QD", "2S 4H"]), "AS KS")
    assert legal_cards(state, 2) == {"KH"}
    assert reason(state, 2, PlayCard(parse_card("QD"))) is Reason.MUST_PLAY_FORCED


@pytest.mark.rule("R209")
def test_the_king_of_hearts_follows_the_first_heart() -> None:
    state = play(king_deal("no-king", ["AH 9H", "3H KS", "KH 2H", "4H 2S"]), "AH 3H")
    assert legal_cards(state, 2) == {"KH"}, "not the smaller one"


@pytest.mark.rule("R209")
def test_who_has_only_hearts_leads_the_king() -> None:
    state = king_deal("no-king", ["KH 2H", "3H KS", "AH QH", "4H 2S"])
    assert legal_cards(state, 0) == {"KH"}
    assert reason(state, 0, PlayCard(parse_card("2H"))) is Reason.MUST_PLAY_FORCED
    other = king_deal("no-king", ["KH 2S", "3H KS", "AH QH", "4H 5S"])
    assert legal_cards(other, 0) == {"2S"}, "with another suit no heart is led, the king neither"


@pytest.mark.rule("R210")
def test_each_of_the_last_two_tricks_costs_90() -> None:
    hands = ["AS 2D 2C", "KS 3D AC", "QS AD 3C", "2S 4D 4C"]
    state = play(king_deal("no-last-two", hands), "AS KS QS 2S 2D 3D AD 4D 3C 4C 2C AC")
    assert points(state) == (0, -90, -90, 0)


def test_a_deal_ends_early_only_where_the_rules_say_so() -> None:
    hands = ["AS 2D", "QS 3D", "QH AD", "QD QC"]
    quick = dataclasses.replace(KING, contracts=dataclasses.replace(KING.contracts, early_end=True))
    full = play(king_deal("no-queens", hands), "AS QS QH QC")
    assert full.public.stage is Stage.PLAY
    four = ["AS 2D", "QS 3D", "QH QD", "QC 4C"]
    state = king_deal("no-queens", four, rules=quick)
    state = play(state, "AS QS QH QC")
    assert state.public.stage is Stage.PLAY, "one queen is still out"
    state = play(state, "2D 3D QD")
    assert state.public.stage is Stage.PLAY, "a trick is finished first"
    assert points(play(state, "4C")) == (-150, 0, -50, 0)
    for name in ("no-tricks", "no-last-two"):
        played = play(king_deal(name, four, rules=quick), "AS QS QH QC")
        assert played.public.stage is Stage.PLAY


def test_early_end_stops_when_all_that_counts_is_taken() -> None:
    quick = dataclasses.replace(KING, contracts=dataclasses.replace(KING.contracts, early_end=True))
    state = king_deal("no-king", ["AS 2D", "KS 3D", "KH AD", "2S AC"], rules=quick)
    state = play(state, "AS KS KH 2S")
    assert state.public.stage is Stage.DEALING
    assert points(state) == (-160, 0, 0, 0)


@pytest.mark.rule("R190", "R192")
def test_who_gets_the_king_of_hearts_deals_first() -> None:
    order = deal_order(KING, ["2S 6S", "3S KH", "4S 7S", "5S 8S"], "", 3)
    state = after(new_match(KING, 4), TABLE, Draw(order))
    assert state.public.drawn[-1] == parse_card("KH")
    assert state.public.first_dealer == 1
    assert state.public.stage is Stage.DEALING


@pytest.mark.rule("R191")
def test_in_brazil_he_says_who_deals_first() -> None:
    seating = dataclasses.replace(KING.seating, first_dealer=FirstDealer.KH_DRAWER_CHOOSES)
    rules = dataclasses.replace(KING, seating=seating)
    order = deal_order(rules, ["2S 6S", "3S KH", "4S 7S", "5S 8S"], "", 3)
    state = after(new_match(rules, 4), TABLE, Draw(order))
    assert (state.public.stage, to_act(state.public)) == (Stage.CHOOSING, 1)
    assert reason(state, 0, ChooseFirst(Seat(0))) is Reason.NOT_YOUR_TURN
    assert reason(state, 1, ChooseFirst(Seat(4))) is Reason.NO_SUCH_SEAT
    for chosen in (0, 1, 3):
        done = after(state, 1, ChooseFirst(Seat(chosen)))
        assert (done.public.stage, done.public.first_dealer) == (Stage.DEALING, chosen)


@pytest.mark.rule("R216")
def test_each_seat_owns_exactly_one_positive_deal() -> None:
    dealers = [(plan.number - 1) % 4 for plan in plan_deals(KING, 4) if plan.contract == "positive"]
    assert sorted(dealers) == [0, 1, 2, 3]


def test_the_lead_may_be_the_eldest_hands() -> None:
    rules = dataclasses.replace(
        KING, play=dataclasses.replace(KING.play, first_lead=FirstLead.ELDEST)
    )
    assert to_act(king_deal("no-tricks", SUITS, 2, rules).public) == 3


def test_the_dealer_may_pick_one_of_the_contracts_that_are_left() -> None:
    contracts = dataclasses.replace(KING.contracts, order=ContractOrder.FREE)
    rules = dataclasses.replace(KING, contracts=contracts)
    assert plan_deals(rules, 4)[0].contract == "free"
    state = king_deal("free", ["AS 2D", "KS 3D", "QS AD", "2S AC"], rules=rules)
    assert (state.public.stage, to_act(state.public)) == (Stage.PICKING, 0)
    assert reason(state, 0, PickContract("up")) is Reason.NO_SUCH_CONTRACT
    state = after(state, 0, PickContract("no-queens"))
    assert deal_of(state.public).kind == "no-queens"
    state = play(state, "AS KS QS 2S 2D 3D AD AC")
    again = dataclasses.replace(
        state, public=dataclasses.replace(state.public, stage=Stage.PICKING)
    )
    assert reason(again, 0, PickContract("no-queens")) is Reason.NO_SUCH_CONTRACT


def test_nobody_claims_tricks_that_cost() -> None:
    state = king_deal("no-tricks", ["AS KS", "2S 3S", "4S 5S", "6S 7S"])
    assert reason(state, 0, Claim()) is Reason.NO_CLAIM


def negative(*contracts: Contract) -> RuleSet:
    return dataclasses.replace(KING, deals=contracts)


def test_contracts_are_data_the_turkish_deals() -> None:
    deals = {
        Contract("king", per_card=(("KH", -320),)): -320,
        Contract("queens", per_card=(("Q", -100),)): -400,
        Contract("men", per_card=(("K", -60), ("J", -60))): -480,
        Contract("hearts", per_card=(("H", -30),)): -390,
        Contract("last", last_tricks=(-180, -180)): -360,
        Contract("tricks", per_trick=-50): -650,
    }
    rules = negative(*deals)
    assert {deal: contract_total(rules, 4, deal.name) for deal in deals} == deals


def test_contracts_are_data_the_russian_deals() -> None:
    parts = {
        Contract("tricks", per_trick=-2): -16,
        Contract("hearts", per_card=(("H", -2),)): -16,
        Contract("jacks", per_card=(("J", -4),)): -16,
        Contract("queens", per_card=(("Q", -4),)): -16,
        Contract("king", per_card=(("KH", -16),)): -16,
        Contract("last", last_tricks=(-8, -8)): -16,
    }
    patchwork = Contract(
        "eralash",
        per_trick=-2,
        per_card=(("H", -2), ("J", -4), ("Q", -4), ("KH", -16)),
        last_tricks=(-8, -8),
    )
    pack = dataclasses.replace(KING.pack, pack=preset("romanian-whist").pack.pack)
    rules = dataclasses.replace(negative(*parts, patchwork), pack=pack)
    assert {part: contract_total(rules, 4, part.name) for part in parts} == parts
    assert contract_total(rules, 4, "eralash") == -96
