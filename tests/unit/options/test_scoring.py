"""Points of the presets by rule, and the switches on top of a scoring."""

import pytest

from vaza.kernel.tables import OVER, UNDER
from vaza.options.codes.code import parse_rules
from vaza.options.codes.codec import read_rules
from vaza.options.deals.compile import point_table
from vaza.options.ruleset import RuleSet


def points(name_or_json: str | dict[str, object], size: int, bid: int, taken: int) -> int:
    is_name = isinstance(name_or_json, str)
    rules = parse_rules(str(name_or_json)) if is_name else read_rules(name_or_json)
    table = point_table(rules, size)
    assert table[UNDER][bid][taken] == table[OVER][bid][taken]
    return table[UNDER][bid][taken]


@pytest.mark.parametrize(
    ("name", "size", "bid", "taken", "expected"),
    [
        pytest.param("dane-se", 10, 5, 5, 50, marks=pytest.mark.rule("R030")),
        pytest.param("dane-se", 10, 1, 1, 10, marks=pytest.mark.rule("R030")),
        pytest.param("dane-se", 10, 0, 0, 10, marks=pytest.mark.rule("R031")),
        pytest.param("dane-se", 10, 5, 3, -20, marks=pytest.mark.rule("R032")),
        pytest.param("dane-se", 10, 5, 6, -10, marks=pytest.mark.rule("R032")),
        pytest.param("dane-se", 10, 0, 3, -30, marks=pytest.mark.rule("R032")),
        pytest.param("10-op-en-neer", 10, 4, 4, 14, marks=pytest.mark.rule("R072")),
        pytest.param("10-op-en-neer", 10, 0, 0, 10, marks=pytest.mark.rule("R072")),
        pytest.param("10-op-en-neer", 10, 4, 5, 0, marks=pytest.mark.rule("R072")),
        pytest.param("german-bridge", 10, 0, 0, 10, marks=pytest.mark.rule("R073")),
        pytest.param("german-bridge", 10, 1, 1, 11, marks=pytest.mark.rule("R073")),
        pytest.param("german-bridge", 10, 2, 2, 14, marks=pytest.mark.rule("R073")),
        pytest.param("german-bridge", 10, 3, 3, 19, marks=pytest.mark.rule("R073")),
        pytest.param("german-bridge", 10, 4, 4, 26, marks=pytest.mark.rule("R073")),
        pytest.param("german-bridge", 10, 5, 7, -4, marks=pytest.mark.rule("R074")),
        pytest.param("german-bridge", 10, 7, 4, -9, marks=pytest.mark.rule("R074")),
        pytest.param("dane-se-tutorial", 9, 2, 2, 12, marks=pytest.mark.rule("R147")),
        pytest.param("dane-se-tutorial", 9, 6, 3, -10, marks=pytest.mark.rule("R148")),
        pytest.param("dane-se-tutorial", 9, 7, 8, -2, marks=pytest.mark.rule("R149")),
        pytest.param("dane-se-tutorial", 9, 0, 0, 10, marks=pytest.mark.rule("R150")),
        pytest.param("dane-se-tutorial", 9, 0, 4, -10, marks=pytest.mark.rule("R150")),
        pytest.param("dane-se-13", 13, 5, 5, 15, marks=pytest.mark.rule("R175")),
        pytest.param("dane-se-13", 13, 0, 0, 10, marks=pytest.mark.rule("R176")),
        pytest.param("dane-se-13", 13, 5, 4, 0, marks=pytest.mark.rule("R177")),
        pytest.param("dane-se-13", 13, 0, 1, 0, marks=pytest.mark.rule("R177")),
    ],
)
def test_points(name: str, size: int, bid: int, taken: int, expected: int) -> None:
    assert points(name, size, bid, taken) == expected


@pytest.mark.rule("R176")
def test_the_table_may_agree_a_smaller_nil() -> None:
    rules: dict[str, object] = {"base": "dane-se-13", "bonus": {"nil_value": 5}}
    assert points(rules, 13, 0, 0) == 5
    assert points(rules, 13, 5, 5) == 15
    assert points(rules, 13, 0, 1) == 0


@pytest.mark.rule("R141", "R146")
def test_the_tutorials_print_is_a_switch() -> None:
    print_: dict[str, object] = {
        "base": "dane-se-tutorial", "bonus": {"trick_point_from_size": 2},
    }  # fmt: skip
    assert [points(print_, 1, 1, 1), points(print_, 2, 2, 2)] == [10, 12]
    assert [points("dane-se-tutorial", 1, 1, 1), points("dane-se-tutorial", 2, 2, 2)] == [11, 12]


def test_a_table_of_points_says_what_no_sum_can() -> None:
    rules = read_rules(
        {
            "schedule": {"shape": "list", "list": [1]},
            "ending": {"tie": "shared"},
            "scoring": {"points": [[], [[7, -7], [-1, 13]]]},
        }
    )
    assert isinstance(rules, RuleSet)
    assert point_table(rules, 1)[UNDER] == ((7, -7), (-1, 13))
