"""Laws 1 and 9 for records, over random rule sets and matches with changed bids."""

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.king_rules import games
from tests.laws.rule_sets import random_match
from tests.unit.records.matches import NAMES
from vaza.options.ruleset import RuleSet
from vaza.records.forms import check, check_record, read_record, write_json, write_text
from vaza.records.replay.replay import Replay
from vaza.records.writing import record_of
from vaza.rules.scoring import totals
from vaza.rules.state import MatchState


def mates(state: MatchState) -> object:
    """What a record must bring back: results, points and outcome, whatever the copies were."""
    return state.public.results, state.public.points, state.public.outcome


@given(games(), st.integers(0, 2**32))
def test_a_record_is_the_match(case: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = case
    steps = list(random_match(rules, seats, seed))
    events = [event for step in steps for event in step.events]
    record = record_of(rules, NAMES[:seats], events)
    report, live = check(record), steps[-1].after
    assert report.totals == totals(live.public.points, seats)
    assert live.public.outcome is not None
    assert report.winners == live.public.outcome.winners
    assert [deal.points for deal in report.deals] == list(live.public.points)
    replay = Replay(record)
    moves = list(replay.moves())
    assert replay.state is not None
    assert mates(replay.state) == mates(live)
    played = [deal for deal in report.deals if deal.void is None]
    assert len(moves) >= (len(played) if rules.deals else sum(2 * seats for _ in played))


@given(games(), st.integers(0, 2**32))
def test_both_forms_round_trip_byte_for_byte(case: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = case
    events = [event for step in random_match(rules, seats, seed) for event in step.events]
    record = record_of(rules, NAMES[:seats], events)
    as_json, as_text = write_json(record), write_text(record)
    assert read_record(as_json) == record == read_record(as_text)
    assert write_json(read_record(as_text)) == as_json
    assert write_text(read_record(as_json)) == as_text
    assert check_record(as_text) == check_record(as_json)


@given(games(), st.integers(0, 2**32), st.floats(0, 1))
def test_a_running_match_has_a_record(case: tuple[RuleSet, int], seed: int, share: float) -> None:
    """Cut anywhere: what is finished is checked, an open deal stands as far as it went."""
    rules, seats = case
    steps = list(random_match(rules, seats, seed))
    cut = steps[: max(1, int(len(steps) * share))]
    live = cut[-1].after
    events = [event for step in cut for event in step.events]
    for with_unfinished in (False, True):
        record = record_of(rules, NAMES[:seats], events, with_unfinished=with_unfinished)
        if not record.deals:
            continue
        assert read_record(write_text(record)) == record == read_record(write_json(record))
        report = check(record)
        finished = [deal.points for deal in report.deals if not deal.unfinished]
        assert finished == list(live.public.points)
        if len(report.deals) > len(finished):
            assert live.public.deal is not None
            assert report.deals[-1].tricks == live.public.deal.taken
            shown = live.public.deal.bids
            hidden = zip(shown, live.hidden.bids, strict=True)
            known = tuple(own if bid is None else bid for bid, own in hidden)
            assert report.deals[-1].contract == live.public.deal.kind
            assert report.deals[-1].bids == known, "secret bids too"
