"""The positive deals of King: the owner, offers, preference, raise, ultimatum, payment."""

import dataclasses

import pytest

from tests.deals import after, legal_cards, play, reason
from tests.unit.rules.test_king_play import KING, king_deal
from vaza.kernel.cards import CLUBS, HEARTS, SPADES, Seat
from vaza.options.axes.contracts import OwnerAuction, Payment
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import NameTrump, Say, Word
from vaza.rules.legal import legal_actions
from vaza.rules.payment import contract_points
from vaza.rules.refusals import Reason
from vaza.rules.result import DealResult, Sale
from vaza.rules.state import MatchState, Offer, Stage, deal_of
from vaza.rules.turns import to_act
from vaza.rules.view import seat_view

HANDS = ["AS 2D", "KS 3D", "QS AD", "2S AC"]
WORDS = {word.value: word for word in Word}


def owned(rules: RuleSet = KING, dealer: int = 0) -> MatchState:
    return king_deal("positive", HANDS, dealer, rules)


def saying(text: str) -> Say:
    """Return what a text says: ``open``, ``4up``, ``2down``, ``raise6``, ``up-H``, ``pass`` ..."""
    digits = "".join(filter(str.isdigit, text))
    if text == "4333":
        return Say(Word.SHARE)
    if text.startswith("up-"):
        suits = {"S": SPADES, "H": HEARTS, "C": CLUBS, "NT": None}
        return Say(Word.UP, trump=suits[text.removeprefix("up-")])
    if digits and text.startswith("raise"):
        return Say(Word.RAISE, int(digits))
    if digits:
        return Say(Word.OFFER_UP if text.endswith("up") else Word.OFFER_DOWN, int(digits))
    return Say(WORDS[text])


def talk(state: MatchState, *texts: str) -> MatchState:
    for text in texts:
        seat = to_act(state.public)
        assert seat is not None
        state = after(state, seat, saying(text))
    return state


def refused(state: MatchState, text: str) -> Reason | None:
    seat = to_act(state.public)
    assert seat is not None
    return reason(state, seat, saying(text))


def said(state: MatchState) -> set[Word]:
    seat = to_act(state.public)
    assert seat is not None
    view = seat_view(state, seat)
    return {action.word for action in legal_actions(view) if isinstance(action, Say)}


def axes(**changes: object) -> RuleSet:
    contracts = dataclasses.replace(KING.contracts, **changes)  # type: ignore[arg-type]
    return dataclasses.replace(KING, contracts=contracts)


@pytest.mark.rule("R212", "R216", "R219")
@pytest.mark.parametrize("dealer", range(4))
def test_the_dealer_owns_the_deal_and_decides_with_his_cards_seen(dealer: int) -> None:
    state = owned(dealer=dealer)
    assert (state.public.stage, to_act(state.public)) == (Stage.OWNER, dealer)
    assert seat_view(state, Seat(dealer)).hand.bit_count() == 2
    assert said(state) == {Word.UP, Word.DOWN, Word.OPEN, Word.ULTIMATUM}


@pytest.mark.rule("R213", "R218", "R194", "R237")
def test_up_is_25_a_trick_with_a_trump_or_without() -> None:
    state = talk(owned(), "up-C")
    assert (deal_of(state.public).kind, deal_of(state.public).trump) == ("up", CLUBS)
    state = play(state, "2D 3D AD")
    assert legal_cards(state, 3) == {"2S", "AC"}, "void: a trump may be played, or not"
    state = play(state, "AC 2S AS KS QS")
    assert state.public.points[-1] == (25, 0, 0, 25)
    plain = talk(owned(), "up-NT")
    assert deal_of(plain.public).trump is None


@pytest.mark.rule("R218")
def test_a_trump_is_played_only_by_who_is_void_or_when_trumps_are_led() -> None:
    state = play(talk(owned(), "up-S"), "2D")
    assert legal_cards(state, 1) == {"3D"}


@pytest.mark.rule("R214")
def test_down_is_325_less_75_a_trick_without_trumps_or_lead_bans() -> None:
    state = talk(owned(), "down")
    assert (deal_of(state.public).kind, deal_of(state.public).trump) == ("down", None)
    state = play(state, "AS KS QS 2S 2D 3D AD AC")
    assert state.public.points[-1] == (250, 325, 250, 325)


@pytest.mark.rule("R217", "R220")
def test_the_others_offer_in_turn_from_the_owners_left() -> None:
    state = talk(owned(dealer=2), "open")
    order = []
    for text in ("1up", "2up", "3up", "4up"):
        order.append(to_act(state.public))
        state = talk(state, text)
    assert order == [3, 0, 1, 3]


@pytest.mark.rule("R222", "R223", "R224", "R225")
def test_each_offer_is_worth_more_than_the_last() -> None:
    opened = talk(owned(), "open")
    order = ["1up", "2up", "3up", "4up", "5up", "6up", "7up", "8up"]
    for low, text in enumerate(order, start=1):
        for high, other in enumerate(order, start=1):
            expected = None if high > low else Reason.OFFER_TOO_LOW
            assert refused(talk(opened, text), other) is expected
    assert refused(talk(opened, "3up"), "1down") is Reason.OFFER_TOO_LOW, "75 is 75"
    assert refused(talk(opened, "1down"), "3up") is Reason.OFFER_TOO_LOW
    assert refused(talk(opened, "4up"), "1down") is Reason.OFFER_TOO_LOW
    assert refused(talk(opened, "4up"), "2down") is None
    assert refused(talk(opened, "4up"), "5up") is None
    assert refused(talk(opened, "2down"), "6up") is Reason.OFFER_TOO_LOW
    assert refused(talk(opened, "2down"), "7up") is None


@pytest.mark.rule("R225")
def test_no_offer_is_over_8_tricks_or_2_nulls() -> None:
    opened = talk(owned(), "open")
    for text in ("9up", "3down", "0up"):
        assert refused(opened, text) is Reason.OFFER_RANGE


@pytest.mark.rule("R221")
def test_whether_a_pass_is_final() -> None:
    state = talk(owned(), "open", "pass", "2up", "3up")
    assert to_act(state.public) == 1, "who has passed speaks again"
    final = talk(owned(axes(pass_final=True)), "open", "pass", "2up", "3up")
    assert to_act(final.public) == 2
    final = talk(final, "pass")
    assert final.public.stage is Stage.REPLY


@pytest.mark.rule("R228", "R229", "R230")
def test_an_earlier_seat_takes_a_later_ones_offer_in_the_same_terms() -> None:
    state = talk(owned(), "open", "pass", "pass", "3up")
    assert to_act(state.public) == 1
    assert refused(state, "1down") is Reason.OFFER_TOO_LOW, "not in other terms"
    state = talk(state, "match")
    assert deal_of(state.public).offers.standing == Offer(Seat(1), 3)
    assert to_act(state.public) == 2, "the others may still raise"
    assert refused(state, "match") is Reason.NO_PREFERENCE, "the second has none over the first"
    state = talk(state, "4up")
    assert to_act(state.public) == 3
    assert refused(state, "match") is Reason.NO_PREFERENCE, "the third has none at all"


@pytest.mark.rule("R230")
def test_the_second_has_preference_over_the_third() -> None:
    state = talk(owned(), "open", "pass", "pass", "3up", "pass")
    assert to_act(state.public) == 2
    assert refused(state, "match") is None
    none = talk(owned(axes(preference=False)), "open", "pass", "pass", "3up", "pass")
    assert refused(none, "match") is Reason.NO_PREFERENCE


@pytest.mark.rule("R231", "R232")
def test_the_owner_accepts_refuses_or_asks_once_for_more() -> None:
    closed = talk(owned(), "open", "5up", "pass", "pass")
    assert (closed.public.stage, to_act(closed.public)) == (Stage.REPLY, 0)
    assert said(closed) == {Word.ACCEPT, Word.RAISE, Word.UP, Word.DOWN, Word.ULTIMATUM}
    assert refused(closed, "raise5") is Reason.RAISE_TOO_LOW
    asked = talk(closed, "raise7")
    assert (asked.public.stage, to_act(asked.public)) == (Stage.RAISE, 1)
    yes, no = talk(asked, "yes"), talk(asked, "no")
    assert deal_of(yes.public).offers.standing == Offer(Seat(1), 7)
    assert deal_of(no.public).offers.standing == Offer(Seat(1), 5)
    for state in (yes, no):
        assert Word.RAISE not in said(state), "once"
    assert deal_of(talk(closed, "up-H").public).sale is None, "he keeps the deal"


@pytest.mark.rule("R227", "R217")
def test_the_buyer_names_the_trump_after_the_sale_and_the_dealer_leads() -> None:
    state = talk(owned(), "open", "5up", "pass", "pass", "accept")
    assert (state.public.stage, to_act(state.public)) == (Stage.NAMING, 1)
    state = after(state, 1, NameTrump(HEARTS))
    deal = deal_of(state.public)
    assert (deal.kind, deal.trump, deal.sale) == ("up", HEARTS, Sale(Seat(0), Seat(1), 5))
    assert to_act(state.public) == 0


@pytest.mark.rule("R217", "R227")
def test_an_offer_in_nulls_is_played_down() -> None:
    state = talk(owned(), "open", "pass", "2down", "pass", "pass", "accept")
    deal = deal_of(state.public)
    assert (state.public.stage, deal.kind) == (Stage.PLAY, "down")
    assert deal.sale == Sale(Seat(0), Seat(2), 2, is_down=True)


@pytest.mark.rule("R226")
def test_eight_or_nulls() -> None:
    asked = talk(owned(), "ultimatum")
    assert (asked.public.stage, to_act(asked.public)) == (Stage.ULTIMATUM, 1)
    nobody = talk(asked, "no", "no", "no")
    assert (deal_of(nobody.public).kind, deal_of(nobody.public).sale) == ("down", None)
    second = talk(asked, "no", "yes")
    assert (second.public.stage, to_act(second.public)) == (Stage.NAMING, 2)
    assert deal_of(second.public).sale == Sale(Seat(0), Seat(2), 8)
    late = talk(owned(), "open", "3up", "pass", "pass", "ultimatum", "yes")
    assert deal_of(late.public).sale == Sale(Seat(0), Seat(1), 8)
    assert Word.ULTIMATUM not in said(owned(axes(ultimatum=False)))


@pytest.mark.rule("R234")
def test_a_frustrated_auction_may_be_marked_4_3_3_3() -> None:
    for offers, may in ((("pass",) * 3, True), (("3up", "pass", "pass"), True)):
        state = talk(owned(dealer=1), "open", *offers)
        assert (Word.SHARE in said(state)) is may
        shared = talk(state, "4333")
        assert shared.public.points[-1] == (75, 100, 75, 75)
        assert shared.public.stage is Stage.DEALING, "nothing is played"
    assert Word.SHARE not in said(talk(owned(), "open", "4up", "pass", "pass"))
    null = talk(owned(), "open", "1down", "pass", "pass")
    assert Word.SHARE in said(null), "one null is three tricks"
    copag = preset("king-copag")
    assert Word.SHARE not in said(talk(owned(copag), "open", "2up", "pass", "pass"))
    assert Word.SHARE in said(talk(owned(copag), "open", "1up", "pass", "pass"))


@pytest.mark.rule("R235")
def test_it_may_be_agreed_that_the_owner_marks_4_3_3_3_at_once() -> None:
    assert Word.SHARE not in said(owned())
    assert Word.SHARE in said(owned(axes(direct_4333=True)))


def test_offers_may_be_wanted_always_or_never_or_up_alone() -> None:
    assert said(owned(axes(auction=OwnerAuction.ALWAYS))) == {Word.OPEN}
    assert said(owned(preset("king-no-auction"))) == {Word.UP, Word.DOWN}
    opened = talk(owned(preset("king-copag")), "open")
    assert refused(opened, "1down") is Reason.OFFER_RANGE


def up_deal(tricks: tuple[int, ...], sale: Sale, kind: str = "up") -> DealResult:
    return DealResult(
        number=7,
        dealer=sale.seller,
        size=13,
        trump=None,
        bids=(0,) * 4,
        tricks=tricks,
        contract=kind,
        counts=(tricks,),
        sale=sale,
    )


FIVE = Sale(Seat(0), Seat(1), 5)
TWO_NULLS = Sale(Seat(0), Seat(1), 2, is_down=True)


@pytest.mark.rule("R233")
def test_the_buyer_pays_and_gives_all_that_he_has_if_it_is_too_little() -> None:
    assert contract_points(KING, up_deal((2, 8, 2, 1), FIVE)) == (175, 75, 50, 25)
    assert contract_points(KING, up_deal((4, 3, 3, 3), FIVE)) == (175, 0, 75, 75)
    down = up_deal((1, 2, 5, 5), TWO_NULLS, "down")
    assert contract_points(KING, down) == (250 + 150, 175 - 150, -50, -50)
    poor = up_deal((0, 5, 4, 4), TWO_NULLS, "down")
    assert contract_points(KING, poor) == (325, -50, 25, 25), "less than nothing is not paid"


def test_other_payments() -> None:
    fixed = preset("king-fixed-payment")
    assert contract_points(fixed, up_deal((4, 3, 3, 3), FIVE)) == (225, -50, 75, 75)
    top_up = axes(payment=Payment.TOP_UP)
    assert contract_points(top_up, up_deal((2, 8, 2, 1), FIVE)) == (125, 125, 50, 25)
    assert contract_points(top_up, up_deal((6, 3, 2, 2), FIVE)) == (150, 75, 50, 50)
    assert contract_points(top_up, up_deal((1, 2, 5, 5), FIVE)) == (75, 0, 125, 125)


@pytest.mark.rule("R215")
@pytest.mark.parametrize("payment", Payment)
@pytest.mark.parametrize("kind", ["up", "down"])
def test_every_positive_deal_totals_325(payment: Payment, kind: str) -> None:
    rules = axes(payment=payment)
    for own in range(14):
        for number in range(1, 9):
            sale = Sale(Seat(0), Seat(1), number, is_down=kind == "down")
            result = up_deal((0, own, 13 - own, 0), sale, kind)
            assert sum(contract_points(rules, result)) == 325


@pytest.mark.rule("R200")
def test_the_best_balance_wins_and_equal_ones_share() -> None:
    assert KING.ending.winner.value == "high"
    assert KING.ending.tie.value == "shared"
