"""Records of the whole family: each comes back as the match that it was, in both forms."""

from collections.abc import Callable

import pytest

from tests.unit.records.family import family, random_events
from tests.unit.records.matches import NAMES
from vaza.records.forms import check, check_record, read_record, write_json, write_text
from vaza.records.model import Record
from vaza.records.replay.replay import Replay
from vaza.records.writing import record_of
from vaza.rules.result import Void
from vaza.rules.state import MatchState

CASES = family()


def judged(record: Record, live: MatchState) -> None:
    """Check that the record comes to what the match came to, in both forms, byte for byte."""
    replay = Replay(record)
    for _ in replay.moves():
        pass
    report = replay.report()
    finished = [deal.points for deal in report.deals if not deal.unfinished]
    assert finished == list(live.public.points)
    if live.public.outcome is not None:
        assert replay.state is not None
        assert replay.state.public.results == live.public.results
        assert replay.state.public.outcome == live.public.outcome
    as_json, as_text = write_json(record), write_text(record)
    assert read_record(as_json) == record == read_record(as_text)
    assert write_text(read_record(as_json)) == as_text
    assert write_json(read_record(as_text)) == as_json
    assert check_record(as_text) == report


@pytest.mark.parametrize("name", CASES)
@pytest.mark.rule("R036", "R102", "R118")
def test_a_record_is_the_match(name: str, count: Callable[[int, int], int]) -> None:
    rules, seats = CASES[name]
    for seed in range(count(2, 40)):
        live, events = random_events(rules, seats, seed)
        judged(record_of(rules, NAMES[:seats], events), live)


@pytest.mark.parametrize("name", CASES)
def test_it_may_stop_anywhere(name: str, count: Callable[[int, int], int]) -> None:
    rules, seats = CASES[name]
    for most in range(2, 90, count(9, 1)):
        live, events = random_events(rules, seats, 7, most=most)
        whole = record_of(rules, NAMES[:seats], events, with_unfinished=True)
        if whole.deals:
            assert read_record(write_text(whole)) == whole == read_record(write_json(whole))
            told, results = check(whole), live.public.results
            points = [deal.points for deal in told.deals]
            ended = len(results)
            assert points[:ended] == [*live.public.points]
            assert [deal.bids for deal in told.deals[:ended]] == [one.bids for one in results]


def test_voids_are_among_them() -> None:
    voids = {
        deal.void
        for rules, seats in CASES.values()
        for deal in record_of(rules, NAMES[:seats], random_events(rules, seats, 3)[1]).deals
    }
    assert voids >= {Void.REVOKE, Void.PASSED, None}
