import pytest

from tests.unit.server.sandbox import ANA, BIA, ID, NAMES, Sandbox
from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import rules_from_json
from vaza.server.table.asker import Asker
from vaza.server.table.events import BotSat, DealerNamed, Joined, Opened, Started
from vaza.server.table.rematch import check_rematch, rematch_events
from vaza.server.wire import messages


@pytest.mark.parametrize(
    ("act", "reason"),
    [
        (messages.SettingsAct(rules="no-such-game"), "bad-rules"),
        (messages.SettingsAct(rules="v1.AAAA"), "bad-rules"),
        (messages.SettingsAct(rules=""), "bad-rules"),
        (messages.SettingsAct(seats=2), "bad-seats"),
        (messages.SettingsAct(seats=99), "bad-seats"),
        (messages.SettingsAct(seats=-1), "bad-seats"),
        (messages.SettingsAct(rules="dane-se-13", seats=5), "bad-seats"),
        (messages.SettingsAct(timer=-1), "bad-timer"),
        (messages.SettingsAct(timer=1), "bad-timer"),
        (messages.SettingsAct(timer=10_000), "bad-timer"),
    ],
)
def test_settings_that_cannot_be(act: messages.SettingsAct, reason: str) -> None:
    assert Sandbox().refused(ANA, act) == reason


def test_settings_change_what_they_name() -> None:
    table = Sandbox()
    table.must(ANA, messages.SettingsAct(rules="german-bridge", seats=6, speed="slow", timer=30))
    table.must(ANA, messages.SettingsAct(listed=True))
    view = table.view(ANA).table
    assert (view.rules.name, len(view.seats), view.speed) == ("german-bridge", 6, "slow")
    assert (view.timer, view.listed) == (30, True)


def test_settings_that_change_nothing_are_not_stored() -> None:
    table = Sandbox()
    assert table.must(ANA, messages.SettingsAct()) == ()
    assert table.must(ANA, messages.SettingsAct(seats=4, listed=False)) == ()


def test_a_finished_match_keeps_its_settings() -> None:
    table = Sandbox("dane-se-tutorial", 3)
    table.deal()
    table.play(lambda: table.state.stage == "over")
    for act in (messages.SettingsAct(speed="slow"), messages.SettingsAct(rules="dane-se", seats=4)):
        assert table.refused(ANA, act) == "match-over"


def test_people_are_not_cut_off_by_fewer_seats() -> None:
    table = Sandbox(seats=4, people=(BIA,))
    table.must(BIA, messages.SitAct(3))
    assert table.refused(ANA, messages.SettingsAct(seats=3)) == "seat-taken"
    table.must(BIA, messages.SitAct(2))
    table.must(ANA, messages.SettingsAct(seats=3))
    assert len(table.view(ANA).table.seats) == 3


def test_during_the_match_only_its_pace_changes() -> None:
    table = Sandbox()
    table.deal()
    assert table.refused(ANA, messages.SettingsAct(rules="dane-se")) == "not-gathering"
    assert table.refused(ANA, messages.SettingsAct(seats=4)) == "not-gathering"
    assert table.refused(ANA, messages.StartAct()) == "not-gathering"
    assert table.refused(ANA, messages.OrderAct([1, 0, 2, 3])) == "not-gathering"
    assert table.refused(ANA, messages.AddBotAct()) == "not-gathering"
    table.must(ANA, messages.SettingsAct(speed="slow", timer=20))


def test_the_start_fills_empty_seats_with_bots() -> None:
    table = Sandbox(people=(BIA,))
    done = table.must(ANA, messages.StartAct())
    assert done == (BotSat(2, "simple"), BotSat(3, "simple"), Started())


def test_the_host_chooses_the_first_dealer_where_it_is_chosen() -> None:
    rules = rules_from_json({"seating": {"first_dealer": "chosen"}})
    table = Sandbox(rules_code(rules), people=(BIA,))
    table.must(ANA, messages.StartAct())
    assert table.wake() is None
    view = table.view(ANA).match
    assert view is not None
    assert view.waiting is not None
    assert (view.waiting.what, view.waiting.seats) == ("first-dealer", [0])
    assert table.refused(BIA, messages.ChooseDealerAct(1)) == "not-host"
    assert table.refused(ANA, messages.ChooseDealerAct(4)) == "no-such-seat"
    assert table.must(ANA, messages.ChooseDealerAct(2)) == (DealerNamed(2),)
    assert table.public.first_dealer == 2
    assert table.refused(ANA, messages.ChooseDealerAct(2)) == "not-now"
    table.play(lambda: len(table.public.results) == 1)


def test_drawn_dealers_are_not_chosen() -> None:
    table = Sandbox()
    table.must(ANA, messages.StartAct())
    view = table.view(ANA).match
    assert view is not None
    assert view.waiting is not None
    assert (view.waiting.what, view.waiting.seats) == ("pause", [])
    assert table.refused(ANA, messages.ChooseDealerAct(0)) == "not-now"


def test_a_rematch_has_the_same_people_and_rules() -> None:
    table = Sandbox("dane-se-tutorial", 3, people=(BIA,))
    asker = Asker(BIA, NAMES[BIA], frozenset(table.here))
    refused = check_rematch(table.state, asker)
    assert refused is not None
    assert refused.reason.value == "not-over"
    table.deal()
    table.play(lambda: table.state.stage == "over")
    assert check_rematch(table.state, asker) is None
    opened, *others = rematch_events(table.state, asker)
    assert isinstance(opened, Opened)
    assert (opened.rules, opened.seats, opened.guest) == ("dane-se-tutorial", 3, ANA)
    assert opened.after == ID
    assert others == [Joined(1, BIA, "Bia"), BotSat(2, "simple")]
    assert check_rematch(table.state, Asker("g-nobody")) is not None
