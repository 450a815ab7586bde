"""What a preset is, and the changes that many of them share."""

import dataclasses
from dataclasses import dataclass
from typing import Any, Final

from vaza.options.axes.bidding import Hook
from vaza.options.axes.play import FirstLead
from vaza.options.ruleset import RuleSet


@dataclass(frozen=True, slots=True)
class Preset:
    """A rule set with a name."""

    name: str
    rules: RuleSet
    source: str
    """The ids of the rules, rulings and variants that it comes from."""


BASE: Final = RuleSet()
"""Dane-se as R002-R038 have it."""


def with_axes(rules: RuleSet, group: str, **axes: Any) -> RuleSet:  # noqa: ANN401 - the values of any axes
    """Return ``rules`` with some axes of one group changed."""
    changed = dataclasses.replace(getattr(rules, group), **axes)
    return dataclasses.replace(rules, **{group: changed})


def norm(rules: RuleSet) -> RuleSet:
    """Let the eldest hand lead, as the public reading of these games has it (A01)."""
    return with_axes(rules, "play", first_lead=FirstLead.ELDEST)


def without_hook(rules: RuleSet) -> RuleSet:
    """Let the bids add up to the hand size."""
    return with_axes(rules, "bidding", hook=Hook.NONE)
