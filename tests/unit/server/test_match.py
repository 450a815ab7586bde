import pytest

from tests.unit.server.sandbox import ANA, BIA, CAIO, DAVI, EVA, ID, Sandbox
from vaza.kernel.cards import format_card
from vaza.records.forms import check, read_record, write_json, write_text
from vaza.records.verify import verify_record
from vaza.rules.shuffle import commitment
from vaza.server.live.table_log import TableLog
from vaza.server.pages.match import match_record, revealed, shuffles_out
from vaza.server.table.events import (
    BidSaid,
    CardPut,
    CardsDealt,
    Committed,
    ReadySaid,
    StandInVoted,
    StoodIn,
    Voided,
    WentOn,
    read_step,
    write_step,
)
from vaza.server.table.pacing import CommitDue, SeedsLate, StandInDue, TurnDue
from vaza.server.wire import messages

SEED = "ab" * 16


def test_bots_alone_play_to_the_end_and_the_record_holds() -> None:
    table = Sandbox()
    table.go(ANA)
    table.must(ANA, messages.StandAct())
    table.must(ANA, messages.StartAct())
    table.play(lambda: table.state.stage == "over")
    record = match_record(ID, table.steps)
    assert check(record).to_json()["ok"]
    assert verify_record(record).ok
    assert len(shuffles_out(table.state)) == 20
    for text in (write_json(record), write_text(record)):
        assert read_record(text) == record


@pytest.mark.parametrize(
    ("rules", "seats"), [("dane-se", 3), ("dane-se-tutorial", 2), ("german-bridge", 7)]
)
def test_people_play_to_the_end(rules: str, seats: int) -> None:
    table = Sandbox(rules, seats, people=(BIA,))
    table.deal()
    table.play(lambda: table.state.stage == "over")
    record = match_record(ID, table.steps)
    assert verify_record(record).ok
    outcome = table.public.outcome
    assert outcome is not None
    assert check(record).to_json()["totals"] == list(outcome.totals)


def test_folding_what_is_stored_gives_the_live_table() -> None:
    table = Sandbox(people=(BIA,))
    table.deal()
    table.play(lambda: len(table.public.results) == 3)
    payloads = [write_step(step) for step in table.steps]
    again = TableLog.load(ID, payloads)
    assert again.state == table.state
    assert again.seq == table.log.seq == len(payloads)
    assert [write_step(read_step(payload)) for payload in payloads] == payloads


# --- the shuffle --------------------------------------------------------------------------------


def test_people_here_contribute_to_a_shuffle() -> None:
    table = Sandbox(people=(BIA, CAIO))
    table.go(CAIO)
    table.must(ANA, messages.StartAct())
    (committed,) = table.tick()
    assert isinstance(committed, Committed)
    assert committed.contributors == (0, 1)
    assert committed.commitment == commitment(f"{ID}/0/0", bytes.fromhex(committed.secret))
    assert table.refused(CAIO, messages.SeedAct(0, SEED)) == "no-contributor"
    assert table.refused(EVA, messages.SeedAct(0, SEED)) == "not-seated"
    assert table.refused(ANA, messages.SeedAct(1, SEED)) == "no-shuffle"
    for bad in ("", "ab", "zz" * 16, "ab" * 33, "ab" * 15, SEED + "a", "é" * 32):
        assert table.refused(ANA, messages.SeedAct(0, bad)) == "bad-seed"
    table.must(ANA, messages.SeedAct(0, SEED.upper()))
    assert table.refused(ANA, messages.SeedAct(0, SEED)) == "seed-given"
    _given, dealt = table.must(BIA, messages.SeedAct(0, "cd" * 32))
    assert dealt == CardsDealt(0)
    assert table.public.first_dealer is not None
    assert [facts.seeds for facts in revealed(table.state)] == [((0, SEED), (1, "cd" * 32))]


def test_a_late_seed_voids_the_commitment_for_all_to_see() -> None:
    table = Sandbox(people=(BIA, CAIO))
    table.must(ANA, messages.StartAct())
    (first,) = table.tick()
    table.must(ANA, messages.SeedAct(0, SEED))
    table.must(CAIO, messages.SeedAct(0, "cd" * 16))
    wake = table.wake()
    assert wake is not None
    assert (wake.at, wake.due) == (table.now + 5000, SeedsLate())
    voided, second = table.tick()
    assert isinstance(first, Committed)
    assert isinstance(second, Committed)
    assert voided == Voided(0, 0, first.commitment, (1,))
    assert second.contributors == (0, 2)
    assert second.commitment == commitment(f"{ID}/0/1", bytes.fromhex(second.secret))
    waiting = table.view(BIA).match
    assert waiting is not None
    assert waiting.waiting is not None
    assert (waiting.waiting.what, waiting.waiting.voided) == ("seeds", 1)
    assert table.refused(BIA, messages.SeedAct(0, SEED)) == "no-contributor"
    assert table.refused(ANA, messages.SeedAct(0, SEED)) == "bad-seed"
    table.must(ANA, messages.SeedAct(0, "01" * 16))
    table.must(CAIO, messages.SeedAct(0, "02" * 16))
    (drawn,) = shuffles_out(table.state)
    assert drawn.voided == [first.commitment]
    assert drawn.order[:4] == [format_card(card) for card in table.public.drawn]


def test_when_all_seeds_are_late_the_server_deals_alone() -> None:
    table = Sandbox()
    table.must(ANA, messages.StartAct())
    table.tick()
    _voided, committed, dealt = table.tick()
    assert isinstance(committed, Committed)
    assert committed.contributors == ()
    assert dealt == CardsDealt(0)


def test_a_deal_is_revealed_with_its_result_and_not_before() -> None:
    table = Sandbox(people=(BIA,))
    table.deal()
    assert [facts.number for facts in revealed(table.state)] == [0]
    table.play(lambda: len(table.public.results) == 1)
    assert [facts.number for facts in revealed(table.state)] == [0, 1]


# --- between deals ------------------------------------------------------------------------------


def finished_deal(table: Sandbox) -> None:
    table.deal()
    table.play(lambda: len(table.public.results) == 1)


def test_the_next_deal_comes_when_all_are_ready() -> None:
    table = Sandbox(people=(BIA, CAIO))
    finished_deal(table)
    table.go(CAIO)
    wake = table.wake()
    assert wake is not None
    assert (wake.at, wake.due) == (table.now + 15_000, CommitDue())
    assert table.must(ANA, messages.ReadyAct()) == (ReadySaid(0),)
    assert table.must(ANA, messages.ReadyAct()) == ()
    view = table.view(ANA).match
    assert view is not None
    assert view.waiting is not None
    assert (view.waiting.what, view.waiting.seats) == ("ready", [1])
    table.must(BIA, messages.ReadyAct())
    ready = table.wake()
    assert ready is not None
    assert ready.at <= table.now


def test_the_next_deal_comes_after_15_seconds_anyhow() -> None:
    table = Sandbox(people=(BIA,))
    finished_deal(table)
    before = table.now
    (committed,) = table.tick()
    assert isinstance(committed, Committed)
    assert table.now == before + 15_000


def test_ready_is_for_between_deals() -> None:
    table = Sandbox(people=(BIA,))
    table.deal()
    assert table.refused(BIA, messages.ReadyAct()) == "not-between-deals"


def test_speeds_set_the_pauses_of_bots() -> None:
    table = Sandbox(speed="normal", people=(BIA, CAIO))
    table.must(ANA, messages.StandAct())
    table.must(ANA, messages.StartAct())
    table.play(lambda: isinstance(getattr(table.wake(), "due", None), TurnDue))
    wake = table.wake()
    assert wake is not None
    assert wake.at - table.now in (700, 700 + 1500)


# --- absent people ------------------------------------------------------------------------------


def bidding_of(table: Sandbox, guest: str) -> None:
    """Go on until it is this guest's turn."""
    seat = table.state.public.seat_of(guest)
    table.deal()
    table.play(lambda: table.view(guest).match.to_act == seat)  # type: ignore[union-attr]


def test_a_bot_stands_in_after_60_seconds_at_his_turn() -> None:
    table = Sandbox(people=(BIA,))
    bidding_of(table, BIA)
    assert table.wake() is None
    table.go(BIA)
    wake = table.wake()
    assert wake is not None
    assert (wake.at, wake.due) == (table.now + 60_000, StandInDue(1))
    assert table.tick() == (StoodIn(1, "simple", "absent"),)
    (bid,) = table.tick()
    assert isinstance(bid, BidSaid)
    assert (bid.seat, bid.by) == (1, "bot")


def test_nobody_is_stood_in_for_while_nobody_waits() -> None:
    table = Sandbox()
    bidding_of(table, ANA)
    table.go(ANA)
    assert table.wake() is None


def test_half_of_the_people_present_vote_a_bot_in() -> None:
    table = Sandbox(seats=5, people=(BIA, CAIO, DAVI))
    bidding_of(table, DAVI)
    assert table.refused(ANA, messages.VoteStandInAct(3)) == "not-absent"
    assert table.refused(ANA, messages.VoteStandInAct(4)) == "not-absent"
    assert table.refused(ANA, messages.VoteStandInAct(7)) == "no-such-seat"
    table.go(DAVI)
    assert table.must(ANA, messages.VoteStandInAct(3)) == (StandInVoted(3, 0),)
    seat = table.view(BIA).table.seats[3]
    assert (seat.stand_in_votes, seat.stand_in_needed) == (1, 2)
    assert table.refused(ANA, messages.VoteStandInAct(3)) == "voted-already"
    assert table.refused(EVA, messages.VoteStandInAct(3)) == "not-seated"
    done = table.must(BIA, messages.VoteStandInAct(3))
    assert done == (StandInVoted(3, 1), StoodIn(3, "simple", "vote"))


def test_the_turn_timer_lets_a_bot_play_one_turn_only() -> None:
    table = Sandbox(timer=10, people=(BIA,))
    bidding_of(table, BIA)
    view = table.view(BIA).match
    assert view is not None
    assert view.turn_until == table.now + 10_000
    (bid,) = table.tick()
    assert isinstance(bid, BidSaid)
    assert (bid.seat, bid.by) == (1, "timer")
    assert not table.view(BIA).table.seats[1].stand_in


# --- the game at the table ----------------------------------------------------------------------


def test_a_forced_last_card_plays_itself() -> None:
    table = Sandbox(people=(BIA, CAIO, DAVI))
    table.deal()
    table.play(lambda: len(table.public.results) == 1)
    last = [event for step in table.steps for event in step.events if isinstance(event, CardPut)]
    assert [card.by for card in last[-4:]] == ["forced"] * 4
    assert all(card.by == "person" for card in last[:-4])


def test_out_of_turn_and_not_in_hand() -> None:
    table = Sandbox(people=(BIA,))
    bidding_of(table, BIA)
    assert table.refused(ANA, messages.BidAct(0, 0)) == "not-your-turn"
    assert table.refused(BIA, messages.PlayAct("AS")) == "not-now"
    assert table.refused(BIA, messages.BidAct(99, table.public.deal.speeches)) == "bid-range"  # type: ignore[union-attr]
    assert table.refused(BIA, messages.BidAct(0, 77)) == "stale-bid"
    assert table.refused(BIA, messages.PlayAct("ZZ")) == "bad-card"
    assert table.refused(BIA, messages.ClaimAct()) == "not-now"


def test_after_the_end_nothing_changes() -> None:
    table = Sandbox("dane-se-tutorial", 2, people=(BIA,))
    table.deal()
    table.play(lambda: table.state.stage == "over")
    assert table.wake() is None
    for act, reason in (
        (messages.BidAct(0, 0), "match-over"),
        (messages.PlayAct("AS"), "match-over"),
        (messages.ClaimAct(), "match-over"),
        (messages.StartAct(), "not-gathering"),
        (messages.ReadyAct(), "not-between-deals"),
        (messages.SeedAct(1, SEED), "no-shuffle"),
        (messages.ContinueAct(yes=True), "not-asked"),
    ):
        assert table.refused(ANA, act) == reason
    assert table.must(ANA, messages.StandAct()) == ()


# --- playing on after the last deal -------------------------------------------------------------


def asked(*people: str) -> Sandbox:
    table = Sandbox("dane-se-13", 4, people=people)
    table.deal()
    table.play(lambda: table.public.stage.value == "asking")
    return table


@pytest.mark.rule("R181")
def test_the_majority_of_the_people_plays_on() -> None:
    table = asked(BIA, CAIO)
    waiting = table.view(ANA).match
    assert waiting is not None
    assert waiting.waiting is not None
    assert (waiting.waiting.what, waiting.waiting.seats) == ("continue", [0, 1, 2])
    assert len(table.must(ANA, messages.ContinueAct(yes=True))) == 1
    assert table.must(CAIO, messages.ContinueAct(yes=True))[-1] == WentOn(yes=True)
    assert table.public.next_deal is not None
    record = match_record(ID, table.steps)
    assert record.go_on is True


def test_half_against_ends_the_match() -> None:
    table = asked(BIA)
    assert table.must(BIA, messages.ContinueAct(yes=False))[-1] == WentOn(yes=False)
    assert table.state.stage == "over"


def test_the_votes_are_counted_when_the_time_is_over() -> None:
    table = asked(BIA, CAIO)
    table.must(BIA, messages.ContinueAct(yes=True))
    before = table.now
    assert table.tick() == (WentOn(yes=True),)
    assert table.now == before + 30_000


def test_nobody_votes_for_bots() -> None:
    table = asked()
    table.must(ANA, messages.StandAct())
    assert table.tick() == (WentOn(yes=False),)
