import itertools
import math

import pytest

from vaza.arena import play_match, run, run_matches
from vaza.arena.driver import Game, IllegalActionError, order_from
from vaza.arena.report import estimate
from vaza.bots.registry import make_bot
from vaza.kernel.cards import Seat
from vaza.options.deals.packs import pack_cards
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSetError
from vaza.rules.actions import Bid
from vaza.rules.state import Stage, new_match

RULES = preset("dane-se")


def test_a_run_is_the_same_again() -> None:
    bots = ["simple", "random", "random"]
    one, two = (run(RULES, bots, 5, seed=3) for _ in range(2))
    assert one == two != run(RULES, bots, 5, seed=4)


def test_the_beginner_beats_chance() -> None:
    report = run(RULES, ["simple", "random", "random", "random"], 40, seed=1)
    simple, random = report.by_name
    assert (simple.name, simple.entrants) == ("simple", (0,))
    assert (random.name, random.entrants) == ("random", (1, 2, 3))
    assert simple.points.error is not None
    assert simple.points.mean - 4 * simple.points.error > random.points.mean
    assert simple.exact is not None
    assert random.exact is not None
    assert simple.exact.mean > 2 * random.exact.mean
    assert simple.rating.mean > 10
    assert random.rating.mean < 0
    assert report.played == 160


def test_equal_bots_are_equal() -> None:
    """Every bot holds every hand: of four alike none is better, not even by chance."""
    report = run(RULES, ["simple"] * 4, 6, seed=2)
    for one, two in itertools.combinations(report.entrants, 2):
        assert one.points == two.points
    assert all(entrant.rating.mean == pytest.approx(0) for entrant in report.entrants)


def test_the_figures_in_json() -> None:
    told = run(RULES, ["random", "random", "simple"], 3).to_json()
    assert told["rules"] == "dane-se"
    assert (told["seats"], told["deals"], told["played"]) == (3, 3, 9)
    assert [row["name"] for row in told["by_name"]] == ["random", "simple"]
    assert set(told["entrants"][0]["points_per_deal"]) == {"mean", "error"}
    assert "standard error" in told["method"]


def test_progress_is_told() -> None:
    seen: list[tuple[int, int]] = []
    run(RULES, ["random"] * 3, 3, progress=lambda done, of: seen.append((done, of)))
    assert seen == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("bots", "deals", "error", "text"),
    [
        (["random"] * 8, 1, RuleSetError, "not 8"),
        (["random", "random", "nobody"], 1, ValueError, "no bot called 'nobody'"),
        (["random"] * 3, 0, ValueError, "at least 1"),
    ],
)
def test_what_cannot_be_run(bots: list[str], deals: int, error: type[Exception], text: str) -> None:
    with pytest.raises(error, match=text):
        run(RULES, bots, deals)


def test_estimates() -> None:
    told = estimate([1.0, 2.0, 3.0, 4.0])
    assert told.mean == 2.5
    assert told.error == pytest.approx(math.sqrt(5 / 3 / 4))
    assert estimate([7.0]).error is None, "one observation says nothing of its error"
    assert run(RULES, ["random"] * 3, 1).to_json()["entrants"][0]["rating"]["error"] is None


def test_a_match_is_played_to_its_end() -> None:
    bots = [make_bot("simple", seat) for seat in range(4)]
    stop, go_on = (play_match(preset("dane-se-13"), bots, 1, go_on=on) for on in (False, True))
    assert stop.state.public.stage is go_on.state.public.stage is Stage.OVER
    assert len(stop.state.public.results) >= 13
    assert len(go_on.state.public.results) >= 25


def test_an_illegal_action_is_named() -> None:
    with pytest.raises(IllegalActionError, match="seat 0"):
        Game(new_match(RULES, 4)).after(Seat(0), Bid(0, 0))


def test_orders_are_packs() -> None:
    assert sorted(order_from(RULES, 4, 1, 2)) == list(pack_cards(RULES.pack, 4))
    assert order_from(RULES, 4, 1, 2) != order_from(RULES, 4, 1, 3)


KING = preset("king")


def test_whole_matches_of_king() -> None:
    bots = ["simple", "random", "random", "random"]
    report = run_matches(KING, bots, 3, seed=1)
    assert (report.matches, report.played) == (3, 12)
    simple, random = report.by_name
    assert simple.points.mean > 200
    assert simple.points.mean + 3 * random.points.mean == pytest.approx(0), "a match sums to 0"
    assert simple.rating.mean == pytest.approx(simple.points.mean * 4 / 3)
    assert simple.won.mean > 0.7
    assert sum(line.won.mean for line in report.entrants) == pytest.approx(1)
    told = report.to_json()
    assert set(told["by_name"][0]["points_per_match"]) == {"mean", "error"}
    assert "seating" in told["method"]


def test_matches_are_the_same_again_and_equal_bots_are_equal() -> None:
    bots = ["simple"] * 4
    one, two = (run_matches(KING, bots, 1, seed=3) for _ in range(2))
    assert one == two != run_matches(KING, bots, 1, seed=4)
    assert {line.points.mean for line in one.entrants} == {0.0}
    assert one.entrants[0].points.error is None, "a single match has no error"


def test_matches_of_a_game_of_bids() -> None:
    seen: list[tuple[int, int]] = []
    report = run_matches(
        RULES, ["random"] * 3, 2, progress=lambda done, of: seen.append((done, of))
    )
    assert seen == [(1, 2), (2, 2)]
    assert report.played == 6


def test_what_no_run_of_matches_can_be() -> None:
    with pytest.raises(RuleSetError):
        run_matches(KING, ["random"] * 3, 1)
    with pytest.raises(ValueError, match="at least 1"):
        run_matches(KING, ["random"] * 4, 0)
    with pytest.raises(ValueError, match="genius"):
        run_matches(KING, ["genius"] * 4, 1)


def test_deals_of_king_have_no_bids() -> None:
    report = run(KING, ["random"] * 4, 7)
    assert report.entrants[0].exact is report.entrants[0].bid is None
    assert report.to_json()["entrants"][0]["exact_rate"] is None
