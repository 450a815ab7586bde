"""Revokes that are played on: nobody is told, a later card proves it, the deal is dealt again."""

import dataclasses

import pytest

from tests.deals import bid, dealt, legal_cards, play, reason
from vaza.kernel.cards import Seat, parse_card
from vaza.options.axes.play import Revoke
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import Claim, PlayCard
from vaza.rules.match import NextDeal
from vaza.rules.refusals import Reason
from vaza.rules.result import Void
from vaza.rules.state import MatchState, Stage, deal_of
from vaza.rules.view import seat_view

BASE = preset("dane-se")


def open_play(rules: RuleSet) -> RuleSet:
    return dataclasses.replace(rules, play=dataclasses.replace(rules.play, revoke=Revoke.PENALTY))


HANDS = ["AS KS 2C", "QS 3H 4H", "JS 5D 6D", "9S 7D 8D"]


def table(rules: RuleSet | None = None) -> MatchState:
    """Seat 0 deals and leads; all spades are known."""
    return bid(dealt(open_play(BASE) if rules is None else rules, HANDS, "2H"), 0, 0, 0, 0)


@pytest.mark.rule("R033")
def test_a_seat_may_play_on_with_a_revoke_and_nobody_is_told() -> None:
    state = play(table(), "AS")
    assert legal_cards(state, 1) == {"QS", "3H", "4H"}
    before = seat_view(state, Seat(2))
    revoked, followed = play(state, "3H"), play(state, "QS")
    assert revoked.public.stage is Stage.PLAY
    assert revoked.public.results == ()
    assert seat_view(revoked, Seat(2)).hand == before.hand
    deal = dataclasses.replace(deal_of(revoked.public), trick=deal_of(followed.public).trick)
    same_but_card = dataclasses.replace(revoked.public, deal=deal)
    assert same_but_card == followed.public, "the card is all that there is to see"


@pytest.mark.rule("R034", "R035", "R036")
def test_the_card_that_was_refused_proves_it_and_the_deal_is_dealt_again() -> None:
    state = play(table(), "AS 3H JS 9S")
    assert state.public.deal is not None
    assert state.public.deal.taken == (0, 1, 0, 0), "the trump took the trick meanwhile"
    state = play(state, "4H 5D 7D 2C")
    state = play(state, "QS")
    public = state.public
    assert public.stage is Stage.DEALING, "the hand stops at once"
    result = public.results[-1]
    assert (result.void, result.offender) == (Void.REVOKE, 1)
    assert public.points == ((0, -50, 0, 0),), "nobody else scores"
    assert isinstance(public.next_deal, NextDeal)
    assert public.next_deal.dealer == 0
    assert (public.next_deal.plan.number, public.next_deal.plan.size) == (1, 10)
    assert state.hidden.hands == (), "a deal that does not count shows nothing"


@pytest.mark.rule("R035")
def test_following_later_without_a_revoke_proves_nothing() -> None:
    state = play(table(), "AS QS JS 9S KS 3H 5D 7D 4H 6D 8D 2C")
    assert state.public.results[-1].void is None


@pytest.mark.rule("R033")
def test_forced_trumps_are_waived_alike() -> None:
    podrida = open_play(preset("podrida"))
    state = bid(dealt(podrida, ["AS 2C", "3H 4D", "JS 5D", "7S 6D"], "2H", dealer=0), 0, 0, 0, 0)
    assert legal_cards(play(state, "AS"), 1) == {"3H", "4D"}
    refuse = preset("podrida")
    state = bid(dealt(refuse, ["AS 2C", "3H 4D", "JS 5D", "7S 6D"], "2H", dealer=0), 0, 0, 0, 0)
    assert reason(play(state, "AS"), 1, PlayCard(parse_card("4D"))) is Reason.MUST_TRUMP


@pytest.mark.rule("R033")
def test_where_revokes_are_refused_the_card_is_not_played() -> None:
    state = play(table(BASE), "AS")
    assert reason(state, 1, PlayCard(parse_card("3H"))) is Reason.MUST_FOLLOW


def test_nobody_claims_where_others_may_revoke() -> None:
    assert reason(table(), 0, Claim()) is Reason.NO_CLAIM


@pytest.mark.rule("R036")
def test_the_match_has_as_many_deals_as_without_revokes() -> None:
    state = play(table(), "AS 3H JS 9S 4H 5D 7D 2C QS")
    assert state.public.next_deal is not None
    again = dealt(open_play(BASE), HANDS, "2H")
    assert again.public.stage is Stage.BIDDING
    ended = play(bid(again, 0, 0, 0, 0), "AS QS JS 9S KS 3H 5D 7D 4H 6D 8D 2C")
    assert ended.public.next_deal is not None
    assert ended.public.next_deal.plan.number == 2
