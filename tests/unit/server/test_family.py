"""Acts of the whole family: auctions, passed cards, named trumps, bids at once, void deals."""

from collections import Counter
from typing import Any

import pytest

from tests.unit.server.sandbox import ANA, BIA, CAIO, DAVI, EVA, ID, Sandbox
from vaza.kernel.cards import parse_card, suit_of
from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import rules_from_json
from vaza.rules.speech import format_call, parse_call
from vaza.server.live.table_log import TableLog
from vaza.server.pages.match import match_record, revealed, shuffles_out
from vaza.server.table.events import VERSION, BidSaid, Step, read_step, write_step
from vaza.server.table.pacing import PAUSES, StandInDue, TurnDue, next_wake
from vaza.server.table.state import shuffle_context
from vaza.server.wire import messages

FAST = PAUSES["normal"]


def code(base: str = "dane-se-norm", **groups: Any) -> str:
    return rules_code(rules_from_json({"base": base, **groups}))


def at_once(mode: str = "simultaneous", **groups: Any) -> str:
    bidding = {"bid_mode": mode, "hook": "none", "bid_change": "never"}
    return code(bidding=bidding, **groups)


AUCTION = code("israeli-whist", auction={"gulash_max_passes": 2})
PENALTY = code(play={"revoke": "penalty"})


def four(rules: str, **settings: Any) -> Sandbox:
    table = Sandbox(rules, people=(BIA, CAIO, DAVI), **settings)
    table.deal()
    return table


def match_of(table: Sandbox, guest: str = ANA) -> messages.MatchOut:
    match = table.view(guest).match
    assert match is not None
    return match


def turn(table: Sandbox) -> str:
    seat = match_of(table).awaited[0]
    return table.state.public.seats[seat].guest or ""


# --- several seats at once ----------------------------------------------------------------------


def test_all_bid_in_any_order_and_see_the_numbers_together() -> None:
    table = four(at_once())
    for guest in (CAIO, ANA, DAVI):
        table.must(guest, messages.BidAct(2, 0))
    seen = match_of(table, BIA)
    assert seen.deal is not None
    assert seen.deal.bids == [None] * 4
    assert sum(seen.deal.spoken) == 3
    assert (seen.awaited, seen.own_bid, seen.deal.label) == ([1], None, None)
    assert match_of(table, ANA).own_bid == 2
    assert match_of(table, EVA).own_bid is None
    table.must(BIA, messages.BidAct(1, 0))
    shown = match_of(table, EVA)
    assert shown.deal is not None
    assert sorted(bid or 0 for bid in shown.deal.bids) == [1, 2, 2, 2]
    assert (shown.stage, shown.deal.label, shown.deal.total_bid) == ("play", "under", 7)


BY_LABEL = {
    "nil_made": {"if_under_hand": {"c": 10}, "if_over_hand": {"c": 5}},
    "made": {"b": 10},
    "miss": {"d": -10},
}


@pytest.mark.rule("R109")
@pytest.mark.parametrize(
    ("rules", "labels"),
    [("dane-se", False), (AUCTION, True), (code(scoring=BY_LABEL), True)],
)
def test_the_table_knows_whether_deals_are_called_over_and_under(rules: str, labels: bool) -> None:
    assert four(rules).view(ANA).table.rules.labels is labels


def test_secret_bids_stay_unknown_until_the_result() -> None:
    table = four(at_once("secret_until_end"))
    for guest in (ANA, BIA, CAIO, DAVI):
        table.must(guest, messages.BidAct(1, 0))
    deal = match_of(table).deal
    assert deal is not None
    assert (deal.bids, deal.total_bid, deal.label) == ([None] * 4, 0, None)
    table.play(lambda: bool(table.public.results))
    assert match_of(table).results[0].bids == [1, 1, 1, 1]


def test_nobody_bids_twice() -> None:
    table = four(at_once())
    table.must(ANA, messages.BidAct(2, 0))
    assert table.refused(ANA, messages.BidAct(3, 0)) == "not-your-turn"


def test_bots_bid_one_by_one_and_another_seat_does_not_delay_them() -> None:
    table = Sandbox(at_once(), people=(BIA,), speed="normal")
    table.deal()
    began, times = table.state.public.turn_since, []
    table.must(BIA, messages.BidAct(1, 0))
    assert table.state.public.turn_since == began
    for _ in range(2):
        wake = table.wake()
        assert wake is not None
        assert isinstance(wake.due, TurnDue)
        assert wake.due.by == "bot"
        times.append(wake.at - began)
        table.tick()
    assert times == [FAST.bot + FAST.cards, 2 * FAST.bot + FAST.cards]


def test_a_seat_that_thinks_is_not_due_again_but_the_next_one_is() -> None:
    table = Sandbox(at_once(), people=(BIA,))
    table.deal()
    first = table.wake()
    assert first is not None
    assert isinstance(first.due, TurnDue)
    thinking = frozenset({(first.due.seat, first.due.turn)})
    second = next_wake(table.state, table.presence, thinking=thinking)
    assert second is not None
    assert isinstance(second.due, TurnDue)
    assert second.due.seat != first.due.seat
    assert second.due.turn == first.due.turn


def test_the_timer_and_the_stand_in_are_for_each_seat_that_is_awaited() -> None:
    table = four(at_once(), timer=20)
    table.must(BIA, messages.BidAct(1, 0))
    table.go(CAIO)
    until = match_of(table).turn_until
    assert until == table.state.public.turn_since + 20_000
    due = Counter[str]()
    while table.public.deal is not None and not all(table.public.deal.spoken):
        wake = table.wake()
        assert wake is not None
        due[getattr(wake.due, "by", type(wake.due).__name__)] += 1
        table.tick()
    assert due == {"timer": 3}
    absent = four(at_once())
    absent.go(CAIO)
    wake = absent.wake()
    assert wake is not None
    assert wake.due == StandInDue(absent.state.public.seat_of(CAIO) or 0)


# --- the auction, passing cards, naming ---------------------------------------------------------


def test_an_auction_is_called_won_and_bid() -> None:
    table = four(AUCTION)
    first = match_of(table, turn(table))
    values = [one.value for one in first.legal.calls]
    assert (values[0], values[1], values[-1]) == ("pass", "5C", "13NT")
    table.must(turn(table), messages.CallAct("6H"))
    heard = match_of(table, turn(table))
    refused = {str(one.value): one.refused for one in heard.legal.calls}
    assert refused["6S"] is None
    assert refused["6D"] is not None
    assert refused["6D"].reason == "auction-too-low"
    assert heard.deal is not None
    assert [(call.tricks, call.trump) for call in heard.deal.calls] == [(6, "H")]
    for _ in range(4):
        if match_of(table).stage == "auction":
            table.must(turn(table), messages.CallAct("pass"))
    won = match_of(table)
    assert won.deal is not None
    assert (won.stage, won.deal.contract, won.deal.trump) == ("bidding", 6, "H")
    assert won.deal.declarer is not None


def test_what_is_no_call_no_trump_and_no_card_is_refused() -> None:
    table = four(AUCTION)
    for call in ("", "5", "C", "5X", "05C", "5c", "100C", "PASS"):
        assert table.refused(turn(table), messages.CallAct(call)) == "bad-call"
    assert table.refused(turn(table), messages.CallAct("99NT")) == "auction-range"
    assert table.refused(turn(table), messages.NameTrumpAct("X")) == "no-such-trump"
    assert table.refused(turn(table), messages.NameTrumpAct("S")) == "not-now"
    assert table.refused(turn(table), messages.PassCardsAct(["AS", "??"])) == "bad-card"
    assert table.refused(turn(table), messages.PassCardsAct(["AS"])) == "not-now"


def test_all_pass_and_three_cards_go_on() -> None:
    table = four(AUCTION)
    for _ in range(4):
        table.must(turn(table), messages.CallAct("pass"))
    assert match_of(table).stage == "exchange"
    assert match_of(table).awaited == match_of(table, EVA).awaited
    hands = {guest: match_of(table, guest).hand for guest in (ANA, BIA, CAIO, DAVI)}
    assert table.refused(ANA, messages.PassCardsAct(hands[ANA][:2])) == "card-count"
    assert table.refused(ANA, messages.PassCardsAct([hands[ANA][0]] * 3)) == "card-count"
    assert table.refused(ANA, messages.PassCardsAct(hands[BIA][:3])) == "not-in-hand"
    for guest in (DAVI, ANA, BIA, CAIO):
        assert match_of(table, guest).legal.pass_cards == 3
        table.must(guest, messages.PassCardsAct(hands[guest][:3]))
        if guest != CAIO:
            assert match_of(table, guest).chosen == hands[guest][:3]
            assert table.refused(guest, messages.PassCardsAct(hands[guest][:3])) == "cards-chosen"
    after = match_of(table, ANA)
    assert after.deal is not None
    assert (after.stage, after.deal.exchanges, after.chosen) == ("auction", 1, [])
    assert set(hands[ANA][3:]) < set(after.hand)
    assert not set(hands[ANA][:3]) & set(after.hand)


def test_the_dealer_names_the_trump_before_anybody_looks() -> None:
    table = four(code(trump={"trump": "dealer_names"}, play={"first_lead": "eldest"}))
    for guest in (ANA, BIA, CAIO, DAVI, EVA):
        match = match_of(table, guest)
        assert (match.stage, match.hand) == ("naming", [])
        assert match.deal is not None
        assert match.deal.face_down
    dealer = turn(table)
    assert [one.value for one in match_of(table, dealer).legal.trumps] == [*"SHDC", "NT"]
    table.must(dealer, messages.NameTrumpAct("D"))
    match = match_of(table, dealer)
    assert match.deal is not None
    assert (match.stage, match.deal.trump, len(match.hand)) == ("bidding", "D", 10)


def test_a_cut_card_makes_the_trump() -> None:
    schedule = {"shape": "constant", "peak": "full", "count": 1}
    table = four(code(schedule=schedule, trump={"full_deal_trump": "cut"}))
    match = match_of(table)
    assert match.deal is not None
    assert (match.deal.trump_from, match.deal.size) == ("cut", 13)
    turned = match.deal.turn_up
    assert turned is not None
    assert "SHDC"[suit_of(parse_card(turned))] == match.deal.trump
    again = TableLog.load(ID, [write_step(step) for step in table.steps])
    assert again.state == table.state


# --- deals that do not count --------------------------------------------------------------------


def revoke(table: Sandbox) -> None:
    """Let somebody revoke as soon as he can, and prove it as soon as he can."""
    refused: dict[int, str] = {}

    def step() -> bool:
        match = match_of(table)
        if match.results:
            return True
        for seat in match.awaited:
            guest = table.state.public.seats[seat].guest or ""
            own = match_of(table, guest)
            proof = [card for card in own.hand if card[-1] == refused.get(seat)]
            if own.stage == "play" and proof:
                table.must(guest, messages.PlayAct(proof[0]))
                return bool(match_of(table).results)
            if own.stage == "play" and own.legal.revokes and not refused:
                assert own.deal is not None
                assert own.deal.trick is not None
                refused[seat] = own.deal.trick.cards[0][-1]
                table.must(guest, messages.PlayAct(own.legal.revokes[0]))
                return False
        return False

    table.play(step)


@pytest.mark.rule("R035")
@pytest.mark.rule("R036")
def test_a_proven_revoke_voids_the_deal_and_the_same_is_dealt_again() -> None:
    table = four(PENALTY)
    dealer = match_of(table).deal.dealer  # type: ignore[union-attr]
    revoke(table)
    match = match_of(table)
    result = match.results[0]
    assert (result.void, result.bids, result.tricks) == ("revoke", [0] * 4, [0] * 4)
    assert result.offender is not None
    assert result.points[result.offender] == -50
    assert match.hand == []
    assert match.next_deal is not None
    assert (match.next_deal.number, match.next_deal.dealer) == (1, dealer)
    assert match.waiting is not None
    assert match.waiting.what == "ready"


@pytest.mark.rule("R036")
def test_a_void_deal_reveals_nothing_until_the_match_is_over() -> None:
    table = four(PENALTY)
    revoke(table)
    table.play(lambda: table.public.deal is not None and table.public.next_deal is None)
    assert [one.shuffle for one in shuffles_out(table.state)] == [0]
    table.play(lambda: len(table.public.results) == 2)
    assert [one.shuffle for one in shuffles_out(table.state)] == [0, 2]
    contexts = [one.context for one in shuffles_out(table.state)]
    assert contexts == [shuffle_context(ID, 0, 0), shuffle_context(ID, 2, 0)]
    assert match_of(table).results[1].number == 1


def test_a_match_with_a_void_deal_ends_and_its_record_has_every_shuffle() -> None:
    schedule = {"shape": "constant", "peak": 5, "count": 2}
    table = four(code(play={"revoke": "penalty"}, schedule=schedule))
    revoke(table)
    table.play(lambda: table.state.stage == "over")
    results = match_of(table).results
    assert [one.void for one in results].count("revoke") == 1
    assert len(list(revealed(table.state))) == len(results) + 1
    record = match_record(ID, table.steps)
    assert len(record.deals) == len(results)
    assert all(deal.seed is not None for deal in record.deals)


# --- what is stored -----------------------------------------------------------------------------


def test_steps_of_the_first_version_are_still_read() -> None:
    old = b'{"at":5,"events":[{"e":"bid","seat":2,"number":1}],"guest":"g","act":"a"}'
    assert read_step(old) == Step(5, (BidSaid(2, 1),), "g", "a")
    new = write_step(Step(5, (BidSaid(2, 1),)))
    assert f'"v":{VERSION}'.encode() in new
    assert read_step(new).v == VERSION


@pytest.mark.parametrize("text", ["pass", "1S", "5C", "13NT", "99H"])
def test_calls_are_read_as_they_are_written(text: str) -> None:
    assert format_call(parse_call(text)) == text
