"""Objects inside a group stand for axes with longer names; writing is flat."""

from typing import Any

import pytest

from vaza.options.codes.codec import canonical_json, read_rules, rules_to_json
from vaza.options.ruleset import RuleSetError


@pytest.mark.rule("R092", "R118", "R120", "R121")
@pytest.mark.parametrize(
    ("nested", "flat"),
    [
        (
            {"bonus": {"streak": {"length": 5, "bonus": 10, "penalty": -10}}},
            {"bonus": {"streak_length": 5, "streak_bonus": 10, "streak_penalty": -10}},
        ),
        (
            {"bonus": {"streak": {"length": 10, "counts_from_size": 2, "reset_after_award": False},
                       "nil_value": 5}},
            {"bonus": {"streak_length": 10, "streak_counts_from_size": 2,
                       "streak_reset_after_award": False, "nil_value": 5}},
        ),
        ({"bonus": {"streak": "off"}}, {"bonus": {"streak_length": None}}),
        ({"bonus": {"streak": None}}, {"bonus": {"streak_length": None}}),
        (
            {"base": "israeli-whist", "auction": {"gulash": {"max_passes": 2, "raise_min": True}}},
            {"base": "israeli-whist",
             "auction": {"gulash_max_passes": 2, "gulash_raise_min": True}},
        ),
        (
            {"base": "israeli-whist-gulash", "auction": {"gulash": "off"}},
            {"base": "israeli-whist"},
        ),
    ],
)  # fmt: skip
def test_nested_is_flat(nested: dict[str, Any], flat: dict[str, Any]) -> None:
    assert read_rules(nested) == read_rules(flat)
    assert canonical_json(read_rules(nested)) == canonical_json(read_rules(flat))


def test_writing_is_flat() -> None:
    written = rules_to_json(read_rules({"bonus": {"streak": {"length": 5}}}))
    assert written["bonus"]["streak_length"] == 5
    assert "streak" not in written["bonus"]
    assert not any(isinstance(value, dict) for value in written["auction"].values())


@pytest.mark.parametrize(
    ("value", "axis", "code"),
    [
        ({"bonus": {"streak": {"lenght": 5}}}, "bonus.streak_lenght", "bad-shape"),
        ({"bonus": {"streak": {"length": 1}}}, "bonus.streak_length", "bad-value"),
        ({"bonus": {"streak": 5}}, "bonus.streak", "bad-shape"),
        ({"bonus": {"streak": "on"}}, "bonus.streak", "bad-shape"),
        ({"bonus": {"gulash": "off"}}, "bonus.gulash", "bad-shape"),
        ({"bonus": {"streak": {"length": 5}, "streak_length": 6}}, "bonus.streak_length",
         "bad-shape"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told(value: dict[str, Any], axis: str, code: str) -> None:
    with pytest.raises(RuleSetError) as refused:
        read_rules(value)
    (problem,) = refused.value.problems
    assert (problem.axis, problem.code) == (axis, code)


@pytest.mark.parametrize(
    ("value", "axis"),
    [({"bonus": {"streak": 5}}, "length"), ({"auction": {"gulash": True}}, "max_passes")],
)
def test_what_stands_for_several_axes_says_what_it_takes(value: dict[str, Any], axis: str) -> None:
    with pytest.raises(RuleSetError) as refused:
        read_rules(value)
    (problem,) = refused.value.problems
    assert problem.text.endswith("is no value of it")
    assert f'"{axis}": ' in problem.fix
    assert problem.fix.endswith('or "off"')
