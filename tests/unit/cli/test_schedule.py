"""`vaza schedule`."""

import pytest

from tests.unit.cli.conftest import Vaza
from vaza.options.axes.ending import End
from vaza.options.deals.schedule import plan_deals
from vaza.options.presets import PRESETS


def cards(vaza: Vaza, words: str) -> list[int]:
    return [deal["cards"] for deal in vaza(f"schedule {words} --json").json["deals"]]


@pytest.mark.rule("R005", "R006", "R007", "R008")
@pytest.mark.parametrize(("seats", "peak"), [(3, 10), (4, 10), (5, 10), (6, 8), (7, 7)])
def test_dane_se_goes_down_and_up(vaza: Vaza, seats: int, peak: int) -> None:
    wanted = [*range(peak, 1, -1), *range(1, peak + 1)]
    assert cards(vaza, f"dane-se --players {seats}") == wanted


@pytest.mark.rule("R070", "R075")
@pytest.mark.parametrize("name", ["10-op-en-neer", "german-bridge"])
def test_these_go_up_and_down(vaza: Vaza, name: str) -> None:
    assert cards(vaza, f"{name} --players 4") == [*range(1, 11), *range(9, 0, -1)]


@pytest.mark.rule("R133", "R143", "R144", "R165", "R167")
@pytest.mark.parametrize("name", ["dane-se-tutorial", "dane-se-13"])
def test_these_go_up_and_end_without_trumps(vaza: Vaza, name: str) -> None:
    deals = vaza(f"schedule {name} --players 4 --json").json["deals"]
    assert [deal["cards"] for deal in deals] == list(range(1, 14))
    assert [deal["trump"] for deal in deals] == ["turn-up"] * 12 + ["none"]


@pytest.mark.rule("R181")
def test_the_way_back(vaza: Vaza) -> None:
    assert cards(vaza, "dane-se-13-continued") == [*range(1, 14), *range(12, 0, -1)]


@pytest.mark.parametrize("name", PRESETS)
def test_the_text_lists_every_deal(vaza: Vaza, name: str) -> None:
    rules = PRESETS[name].rules
    seats = rules.seating.seats[-1]
    head, _, columns, *rows = vaza(f"schedule {name} --players {seats}").out.splitlines()
    plans = plan_deals(rules, seats)
    is_to_target = rules.ending.end is End.TARGET
    length = f"to 200 points or 100 deals; these {len(plans)} come round again"
    assert head.endswith(f"{seats} players: {length if is_to_target else f'{len(plans)} deals'}")
    assert columns.split() == ["deal", "cards", "contract" if rules.deals else "trump"]
    assert [row.split()[:2] for row in rows] == [[str(p.number), str(p.size)] for p in plans]


def test_the_number_of_players_is_asked_for_where_it_is_open(vaza: Vaza) -> None:
    assert vaza("schedule dane-se-13").code == 0
    told = vaza("schedule dane-se").complaint
    assert told == "these rules are for 3 to 7 players: add --players N"


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 8, 99])
def test_a_wrong_number_of_players_is_told(vaza: Vaza, players: int) -> None:
    told = vaza(["schedule", "dane-se", "--players", str(players)]).complaint
    assert told.endswith("take 3, 4, 5, 6 or 7 seats")
