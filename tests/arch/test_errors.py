"""Errors go from process to process: whoever plays matches in a pool reads what was wrong."""

import importlib
import pickle
import pkgutil

import pytest

import vaza
from vaza.options.axes.types import AxisValueError
from vaza.options.codes.codec import rules_from_json
from vaza.options.ruleset import RuleSetError
from vaza.records.errors import Place, RecordError
from vaza.store.log import ConflictError


def a_conflict() -> RuleSetError:
    """Return what somebody is told who deals more cards than there are."""
    with pytest.raises(RuleSetError) as caught:
        rules_from_json({"schedule": {"shape": "list", "list": [60]}})
    return caught.value


EXAMPLES = [
    a_conflict(),
    RecordError("bad-bid", "this is no bid", Place(deal=2, at=3, field="bids")),
    AxisValueError("no number", (("reason", "not-a-number"),)),
    ConflictError("table:x", 7),
]


def every_error() -> set[type[Exception]]:
    """Return the exceptions that the package defines."""
    found: set[type[Exception]] = set()
    for module in pkgutil.walk_packages(vaza.__path__, "vaza."):
        if module.name.endswith("__main__"):
            continue
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, type) and issubclass(value, Exception):
                found.add(value)
    return {error for error in found if error.__module__.startswith("vaza.")}


@pytest.mark.parametrize("error", EXAMPLES, ids=lambda error: type(error).__name__)
def test_an_error_comes_through_whole(error: Exception) -> None:
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert type(again) is type(error)
    assert str(again) == str(error) != ""
    assert vars(again) == vars(error)


def test_each_error_that_is_made_in_its_own_way_has_an_example() -> None:
    known = every_error()
    assert {RecordError, RuleSetError} <= known
    own = {error for error in known if "__init__" in vars(error)}
    assert own == {type(example) for example in EXAMPLES}
