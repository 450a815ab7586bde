import pytest

from tests.unit.server.sandbox import ANA, BIA, CAIO, DAVI, EVA, ID, Sandbox
from vaza.server.pages.match import match_record
from vaza.server.table.asker import Asker
from vaza.server.table.decide import decide
from vaza.server.table.events import (
    BotSat,
    CameBack,
    CardPut,
    HostChanged,
    Joined,
    Left,
    Renamed,
    StoodIn,
)
from vaza.server.table.refusal import No
from vaza.server.views.legal import NOTHING
from vaza.server.wire import messages


def test_the_maker_sits_on_seat_0_and_is_host() -> None:
    table = Sandbox()
    seats = table.view(ANA).table.seats
    assert [seat.kind for seat in seats] == ["person", "empty", "empty", "empty"]
    assert seats[0].is_host
    assert seats[0].is_you


def test_a_guest_sits_down_moves_and_leaves() -> None:
    table = Sandbox()
    assert table.must(BIA, messages.SitAct()) == (Joined(1, BIA, "Bia"),)
    assert table.must(BIA, messages.SitAct(3)) == (Left(1), Joined(3, BIA, "Bia"))
    assert table.must(BIA, messages.SitAct(3)) == ()
    assert table.must(BIA, messages.StandAct()) == (Left(3),)
    assert table.refused(BIA, messages.StandAct()) == "not-seated"


def test_a_seat_is_never_taken_by_name() -> None:
    table = Sandbox(people=(BIA,))
    thief = Asker("g-other", "Bia", frozenset(table.here))
    for act in (
        messages.SitAct(1),
        messages.TakeBackAct(),
        messages.StandAct(),
        messages.RenameAct("Bia"),
    ):
        refused = decide(table.state, thief, act)
        assert isinstance(refused, No)
    table.deal()
    table.must(BIA, messages.StandAct())
    refused = decide(table.state, thief, messages.TakeBackAct())
    assert isinstance(refused, No)
    assert refused.reason.value == "not-seated"


def test_without_a_cookie_nobody_sits() -> None:
    assert Sandbox().refused(None, messages.SitAct()) == "no-guest"


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (messages.SitAct(0), "seat-taken"),
        (messages.SitAct(9), "no-such-seat"),
        (messages.SitAct(-1), "no-such-seat"),
        (messages.StartAct(), "not-host"),
        (messages.AddBotAct(), "not-host"),
        (messages.RemoveAct(0), "not-host"),
        (messages.OrderAct([0, 1, 2, 3]), "not-host"),
        (messages.SettingsAct(speed="fast"), "not-host"),
        (messages.RenameAct("Bia"), "not-seated"),
        (messages.ReadyAct(), "not-playing"),
        (messages.ContinueAct(yes=True), "not-playing"),
        (messages.BidAct(0, 0), "not-playing"),
        (messages.PlayAct("AS"), "not-playing"),
        (messages.RematchAct(), "not-over"),
        (messages.VoteStandInAct(0), "not-playing"),
        (messages.ChooseDealerAct(0), "not-playing"),
        (messages.TakeBackAct(), "not-seated"),
        (messages.ChatAct("  \u202e "), "bad-text"),
    ],
)
def test_what_a_guest_without_a_seat_may_not(act: messages.Act, reason: str) -> None:
    assert Sandbox().refused(BIA, act) == reason


def test_a_full_table_has_no_seat_but_a_bots() -> None:
    table = Sandbox(seats=3, people=(BIA,))
    table.must(ANA, messages.AddBotAct())
    assert table.must(CAIO, messages.SitAct()) == (Joined(2, CAIO, "Caio"),)
    assert table.refused(DAVI, messages.SitAct()) == "no-free-seat"


def test_bots_come_by_the_host() -> None:
    table = Sandbox(people=(BIA,))
    assert table.must(ANA, messages.AddBotAct(2, "random")) == (BotSat(2, "random"),)
    assert table.refused(ANA, messages.AddBotAct(1)) == "seat-taken"
    assert table.refused(ANA, messages.AddBotAct(3, "genius")) == "no-such-bot"
    assert table.must(ANA, messages.AddBotAct()) == (BotSat(3, "simple"),)
    assert table.must(ANA, messages.RemoveAct(2)) == (Left(2),)


def test_the_host_orders_the_seats() -> None:
    table = Sandbox(people=(BIA,))
    table.must(ANA, messages.OrderAct([1, 0, 3, 2]))
    assert [seat.name for seat in table.view(ANA).table.seats[:2]] == ["Bia", "Ana"]
    for bad in ([0, 1, 2], [0, 0, 1, 2], [0, 1, 2, 4], []):
        assert table.refused(ANA, messages.OrderAct(bad)) == "bad-seat-order"


def test_the_host_removes_a_person() -> None:
    table = Sandbox(people=(BIA,))
    assert table.must(ANA, messages.RemoveAct(1)) == (Left(1),)
    table.must(BIA, messages.SitAct())
    table.deal()
    assert table.must(ANA, messages.RemoveAct(1)) == (BotSat(1, "simple"),)
    assert table.refused(BIA, messages.TakeBackAct()) == "not-seated"


def test_names_are_tidied_and_judged() -> None:
    table = Sandbox()
    table.must(ANA, messages.RenameAct("  Ana   Maria "))
    assert table.view(ANA).table.seats[0].name == "Ana Maria"
    for bad in ("", " ", "x" * 25, "a\u202eb", "a\x00b", "\u200d"):
        assert table.refused(ANA, messages.RenameAct(bad)) == "bad-name"


def test_a_finished_match_keeps_its_names() -> None:
    table = Sandbox("dane-se-tutorial", 3, people=(BIA,))
    table.deal()
    table.must(BIA, messages.RenameAct("Beatriz"))
    table.play(lambda: table.state.stage == "over")
    assert table.refused(BIA, messages.RenameAct("Nobody")) == "match-over"
    assert table.must(BIA, messages.RenameAct("Beatriz")) == ()
    table.take([Renamed(1, "Nobody")])
    assert table.state.public.seats[1].name == "Beatriz", "what an earlier Vaza has stored"
    record = match_record(ID, table.steps)
    assert list(record.seats)[:2] == ["Ana", "Beatriz"]


def test_a_host_who_removes_himself_passes_the_host_on() -> None:
    table = Sandbox(people=(BIA, CAIO))
    table.deal()
    table.go(BIA)
    assert table.must(ANA, messages.RemoveAct(0)) == (BotSat(0, "simple"), HostChanged(CAIO))
    assert table.refused(ANA, messages.SettingsAct(speed="fast")) == "not-host"
    assert table.must(CAIO, messages.RemoveAct(2)) == (BotSat(2, "simple"), HostChanged(BIA))
    table.come(BIA)
    assert table.must(BIA, messages.RemoveAct(1)) == (BotSat(1, "simple"),), "there is nobody else"


def test_who_stands_up_during_a_match_is_stood_in_for_and_comes_back() -> None:
    table = Sandbox(people=(BIA,))
    table.deal()
    assert table.must(BIA, messages.StandAct()) == (StoodIn(1, "simple", "left"),)
    assert table.must(BIA, messages.StandAct()) == ()
    assert table.refused(BIA, messages.BidAct(0, 0)) == "stand-in"
    assert table.view(ANA).table.seats[1].stand_in
    assert table.must(BIA, messages.TakeBackAct()) == (CameBack(1),)
    assert table.must(BIA, messages.TakeBackAct()) == ()
    assert not table.view(ANA).table.seats[1].stand_in


def test_a_person_takes_a_bots_seat_between_deals_only() -> None:
    table = Sandbox(people=(BIA,))
    table.deal()
    table.come(EVA)
    assert table.refused(EVA, messages.SitAct(2)) == "not-between-deals"
    table.play(lambda: len(table.public.results) == 1)
    assert table.refused(EVA, messages.SitAct(1)) == "seat-taken"
    assert table.must(EVA, messages.SitAct(2)) == (Joined(2, EVA, "Eva"),)
    assert table.refused(EVA, messages.SitAct(3)) == "seated-already"
    table.play(lambda: len(table.public.results) == 2)
    stored = [event for step in table.steps for event in step.events]
    cards = [event for event in stored if isinstance(event, CardPut) and event.seat == 2]
    assert any(card.by == "person" for card in cards)


def test_the_next_person_is_host_when_the_host_is_gone() -> None:
    table = Sandbox(people=(BIA, CAIO))
    table.go(BIA)
    table.go(ANA)
    wake = table.wake()
    assert wake is not None
    assert wake.at == table.now + 60_000
    assert table.tick() == (HostChanged(CAIO),)
    table.come(ANA)
    assert table.refused(ANA, messages.StartAct()) == "not-host"
    table.must(CAIO, messages.StartAct())


def test_a_host_who_comes_back_in_time_stays_host() -> None:
    table = Sandbox(people=(BIA,))
    table.go(ANA)
    assert table.wake() is not None
    table.come(ANA)
    assert table.wake() is None


def test_spectators_see_no_cards_and_may_speak() -> None:
    table = Sandbox(people=(BIA,))
    table.deal()
    view = table.view(EVA)
    assert view.table.you is None
    assert view.match is not None
    assert view.match.hand == []
    assert view.match.legal == NOTHING
    table.must(EVA, messages.ChatAct("olá"))
    assert table.view(ANA).table.chat[-1].text == "olá"
    assert table.refused(None, messages.ChatAct("olá")) == "no-guest"
    for act in (
        messages.BidAct(0, 0),
        messages.PlayAct("AS"),
        messages.ClaimAct(),
        messages.ReadyAct(),
    ):
        assert table.refused(EVA, act) == "not-seated"


def test_chat_keeps_the_last_lines() -> None:
    table = Sandbox()
    for number in range(60):
        table.must(ANA, messages.ChatAct(f"line {number}"))
    chat = table.view(ANA).table.chat
    assert [line.number for line in chat] == list(range(11, 61))
