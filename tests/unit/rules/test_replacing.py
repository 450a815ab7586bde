"""``replace`` does what the one of the standard library does."""

import dataclasses
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaza.kernel.cards import Card
from vaza.options.presets import PRESETS
from vaza.options.ruleset import RuleSet
from vaza.rules.replacing import replace
from vaza.rules.state import Hidden, MatchState, PublicMatch, Stage, new_match


@dataclasses.dataclass(frozen=True, slots=True)
class Alone:
    number: int


@given(st.sampled_from(list(Stage)), st.integers(0, 9), st.booleans())
def test_it_equals_the_one_of_the_library(stage: Stage, chooser: int, go_on: bool) -> None:
    public = PublicMatch(PRESETS["king"].rules, 4, drawn=(Card(1), Card(2)))
    changes = {"stage": stage, "chooser": chooser, "go_on": go_on}
    assert replace(public, **changes) == dataclasses.replace(public, **changes)  # type: ignore[arg-type]
    assert replace(public) == public


def test_one_field_alone_and_nested_values() -> None:
    assert replace(Alone(1), number=2) == Alone(2)
    state = new_match(PRESETS["podrida"].rules, 5)
    assert replace(state, hidden=Hidden((1,))) == MatchState(state.public, Hidden((1,)))


def test_a_name_that_is_no_field_is_refused() -> None:
    with pytest.raises(KeyError):
        replace(Alone(1), numbre=2)  # type: ignore[call-arg]


def test_equal_rule_sets_have_one_hash_which_is_not_carried_elsewhere() -> None:
    rules = PRESETS["king"].rules
    twin = dataclasses.replace(rules)
    assert (hash(rules), rules) == (hash(twin), twin)
    carried: RuleSet = pickle.loads(pickle.dumps(rules))  # noqa: S301 - our own bytes
    assert carried == rules
    # Texts are hashed otherwise in each process: a hash that was kept would be wrong there.
    assert not hasattr(carried, "_hash")
