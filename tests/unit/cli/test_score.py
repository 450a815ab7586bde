"""`vaza score`: the worked examples of the sources, and what is refused."""

import json

import pytest

from tests.unit.cli.conftest import Vaza


def points(vaza: Vaza, rules: str, cards: int, bids: str, tricks: str) -> list[int]:
    told = vaza(f"score {rules} --cards {cards} --bids {bids} --tricks {tricks} --json")
    assert told.code == 0, told.err
    assert set(told.json) == {"points"}
    found: list[int] = told.json["points"]
    return found


@pytest.mark.rule("R030", "R031", "R032")
def test_dane_se(vaza: Vaza) -> None:
    assert points(vaza, "dane-se", 8, "5,0,1", "5,0,3") == [50, 10, -20]
    assert points(vaza, "dane-se", 8, "5,5,1", "3,4,1") == [-20, -10, 10]
    assert points(vaza, "dane-se", 8, "5,0,1", "6,2,0") == [-10, -20, -10]


@pytest.mark.rule("R066", "R072")
def test_ten_up_and_down(vaza: Vaza) -> None:
    assert points(vaza, "10-op-en-neer", 8, "5,0,1,2", "5,0,1,2") == [15, 10, 11, 12]
    assert points(vaza, "10-op-en-neer", 8, "4,1,0,2", "5,0,1,2") == [0, 0, 0, 12]


@pytest.mark.rule("R073", "R074")
def test_german_bridge(vaza: Vaza) -> None:
    assert points(vaza, "german-bridge", 10, "0,1,2,3,4", "0,1,2,3,4") == [10, 11, 14, 19, 26]
    assert points(vaza, "german-bridge", 8, "5,1,1", "7,1,0") == [-4, 11, -1]


@pytest.mark.rule("R141", "R146", "R147", "R148", "R149", "R150")
def test_the_tutorial(vaza: Vaza) -> None:
    assert points(vaza, "dane-se-tutorial", 1, "1,1,1,0", "1,0,0,0") == [11, -10, -10, 10]
    assert points(vaza, "dane-se-tutorial", 2, "2,1,1,0", "2,0,0,0") == [12, -10, -10, 10]
    assert points(vaza, "dane-se-tutorial", 9, "6,0,4", "3,2,4") == [-10, -10, 14]
    assert points(vaza, "dane-se-tutorial", 9, "7,1", "8,1") == [-2, 11]


@pytest.mark.rule("R175", "R176", "R177")
def test_dane_se_for_four(vaza: Vaza) -> None:
    assert points(vaza, "dane-se-13", 9, "5,0,1,2", "5,0,3,1") == [15, 10, 0, 0]
    less = json.dumps({"base": "dane-se-13", "bonus": {"nil_value": 5}})
    told = vaza("score - --cards 9 --bids 5,0,1,2 --tricks 5,0,3,1 --json", typed=less)
    assert told.json == {"points": [15, 5, 0, 0]}


@pytest.mark.rule("R019", "R020")
@pytest.mark.parametrize(("last", "is_told"), [(2, True), (0, False), (1, False), (3, False)])
def test_bids_that_break_the_hook_are_a_warning(vaza: Vaza, last: int, is_told: bool) -> None:
    told = vaza(f"score dane-se --cards 8 --bids 3,2,1,{last} --tricks 3,2,1,2 --json")
    assert told.code == 0
    assert (told.err != "") is is_told
    if is_told:
        assert told.err == (
            "vaza: warning: the bids total 8, which the last to bid may not do under these rules\n"
        )


@pytest.mark.rule("R071", "R180")
@pytest.mark.parametrize("rules", ["10-op-en-neer", "dane-se-13"])
def test_without_the_hook_there_is_no_warning(vaza: Vaza, rules: str) -> None:
    assert vaza(f"score {rules} --cards 8 --bids 3,2,1,2 --tricks 3,2,1,2").err == ""


@pytest.mark.rule("R016", "R136", "R179")
@pytest.mark.parametrize(("cards", "bid"), [(1, 2), (2, 3), (8, 9), (8, -1)])
def test_a_bid_is_from_0_to_the_hand_size(vaza: Vaza, cards: int, bid: int) -> None:
    told = vaza(f"score dane-se-13 --cards {cards} --bids {bid},0,0,0 --tricks {cards},0,0,0")
    assert told.complaint == f"--bids: {bid} at seat 0: with {cards} cards it is 0 to {cards}"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--bids 1,1,1 --tricks 9,0,-1", "--tricks: 9 at seat 0: with 8 cards it is 0 to 8"),
        ("--bids 1,1,1 --tricks 4,5,-1", "--tricks: -1 at seat 2: with 8 cards it is 0 to 8"),
        ("--bids 1,1,1 --tricks 4,3,0", "--tricks: they total 7; a deal of 8 cards has 8 tricks"),
        ("--bids 1,1,1 --tricks 4,3,2", "--tricks: they total 9; a deal of 8 cards has 8 tricks"),
        ("--bids 1,1,1 --tricks 4,4", "--bids has 3 seats, --tricks has 2:"),
        ("--bids 1,x,1 --tricks 4,4,0", "--bids: 'x' at seat 1 is no whole number"),
        ("--bids 1,1,1 --tricks 4,4,", "--tricks: '' at seat 2 is no whole number"),
        ("--bids 1,1 --tricks 4,4", "these rules are for 3, 4, 5, 6 or 7 seats, not 2"),
    ],
)
def test_what_cannot_be_is_refused(vaza: Vaza, words: str, told: str) -> None:
    outcome = vaza(f"score dane-se --cards 8 {words}")
    assert outcome.code == 1
    assert told in outcome.complaint
    assert outcome.out == ""


@pytest.mark.parametrize(("cards", "code"), [(-1, 1), (0, 1), (14, 1), (13, 0), (1, 0)])
def test_hand_sizes_fit_the_pack(vaza: Vaza, cards: int, code: int) -> None:
    words = f"score dane-se --cards {cards} --bids 0,0,0,0 --tricks {cards},0,0,0"
    assert vaza(words).code == code


def test_cancelled_duplicates_leave_tricks_to_nobody(vaza: Vaza) -> None:
    rules = json.dumps({"pack": {"packs": 2, "duplicates": "cancel"}})
    words = "score - --cards 8 --bids 1,1,1 --json --tricks"
    assert vaza(f"{words} 4,3,0", typed=rules).code == 0
    assert "total 9" in vaza(f"{words} 4,3,2", typed=rules).complaint


def test_a_table_of_points_without_the_size_is_told(vaza: Vaza) -> None:
    sizes = [[], [[5, 0], [0, 6]]]
    rules = json.dumps(
        {
            "schedule": {"shape": "list", "list": [1]},
            "scoring": {"points": sizes},
            "ending": {"tie": "shared"},
        }
    )
    words = "score - --bids 1,0,0 --json"
    assert vaza(f"{words} --cards 1 --tricks 1,0,0", typed=rules).json == {"points": [6, 5, 5]}
    told = vaza(f"{words} --cards 2 --tricks 2,0,0", typed=rules).complaint
    assert told == "--cards 2: scoring.points has no points for this hand size"


def test_the_text_has_a_line_for_each_seat(vaza: Vaza) -> None:
    told = vaza("score dane-se --cards 8 --bids 3,0,1 --tricks 3,1,4").out
    assert [line.split() for line in told.splitlines()] == [
        ["seat", "bid", "took", "points"],
        ["0", "3", "3", "30"],
        ["1", "0", "1", "-10"],
        ["2", "1", "4", "-30"],
    ]
