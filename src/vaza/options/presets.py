"""The named rule sets, with their sources. Plain names read the source literally (A01)."""

import dataclasses
from dataclasses import dataclass
from typing import Final

from vaza.options.axes import (
    BidOpens,
    DealerRotation,
    Direction,
    FirstLead,
    FullDealTrump,
    Hook,
    Schedule,
    Seating,
    Shape,
    ThenContinue,
    Trump,
)
from vaza.options.ruleset import RuleSet
from vaza.options.scorings import Scoring, vector


@dataclass(frozen=True, slots=True)
class Preset:
    """A rule set with a name."""

    name: str
    rules: RuleSet
    source: str
    """The rule ids that it comes from."""


EXACT_10_PLUS_BID: Final = Scoring(
    nil_made_under=vector(c=10), nil_made_over=vector(c=10), made=vector(c=10, b=1)
)
"""S03: 10 and the bid if exact, else nothing (R066, R072, R175)."""

GERMAN: Final = Scoring(
    nil_made_under=vector(c=10),
    nil_made_over=vector(c=10),
    made=vector(c=10, b2=1),
    under=vector(d2=-1),
    over=vector(d2=-1),
    nil_fail=vector(d2=-1),
)
"""S07: 10 and the square of the bid, or minus the square of the difference (R073, R074)."""

TUTORIAL: Final = Scoring(
    nil_made_under=vector(c=10),
    nil_made_over=vector(c=10),
    made=vector(c=10, b=1),
    under=vector(c=-10),
    over=vector(c=-10, t=1),
    nil_fail=vector(c=-10),
)
"""S12: R147-R150, A04."""

_BASE: Final = RuleSet()


def _norm(rules: RuleSet) -> RuleSet:
    """Let the eldest hand lead, as the public reading of these games has it (A01)."""
    return dataclasses.replace(
        rules, play=dataclasses.replace(rules.play, first_lead=FirstLead.ELDEST)
    )


def _without_hook(rules: RuleSet) -> RuleSet:
    return dataclasses.replace(rules, bidding=dataclasses.replace(rules.bidding, hook=Hook.NONE))


def _up_13() -> tuple[Schedule, Trump]:
    return Schedule(shape=Shape.UP, peak=13), Trump(full_deal_trump=FullDealTrump.NONE)


def _tutorial() -> RuleSet:
    schedule, trump = _up_13()
    rules = _without_hook(_BASE)
    return dataclasses.replace(
        rules,
        seating=Seating(
            seats=(2, 3, 4),
            direction=Direction.COUNTER,
            dealer_rotation=DealerRotation.FIXED,
        ),
        schedule=schedule,
        trump=trump,
        bidding=dataclasses.replace(rules.bidding, bid_opens=BidOpens.FIRST_LEADER),
        play=dataclasses.replace(rules.play, first_lead=FirstLead.PREV_LAST_WINNER),
        scoring=TUTORIAL,
    )


def _tutorial_norm() -> RuleSet:
    return dataclasses.replace(_norm(_tutorial()), seating=Seating(seats=(2, 3, 4)))


def _dane_se_13(then: ThenContinue) -> RuleSet:
    schedule, trump = _up_13()
    return dataclasses.replace(
        _norm(_without_hook(_BASE)),
        seating=Seating(seats=(4,)),
        schedule=dataclasses.replace(schedule, then_continue=then),
        trump=trump,
        scoring=EXACT_10_PLUS_BID,
    )


_UP_DOWN: Final = dataclasses.replace(_BASE, schedule=Schedule(shape=Shape.UP_DOWN))
_TEN: Final = dataclasses.replace(_without_hook(_UP_DOWN), scoring=EXACT_10_PLUS_BID)
_GERMAN: Final = dataclasses.replace(_UP_DOWN, scoring=GERMAN)

PRESETS: Final[dict[str, Preset]] = {
    name: Preset(name, rules, source)
    for name, rules, source in (
        ("dane-se", _BASE, "R001-R038"),
        ("dane-se-norm", _norm(_BASE), "R001-R038, A01"),
        ("dane-se-tutorial", _tutorial(), "R130-R156"),
        ("dane-se-tutorial-norm", _tutorial_norm(), "R130-R156, A01, A02, A28"),
        ("dane-se-13", _dane_se_13(ThenContinue.ASK), "R160-R181"),
        ("dane-se-13-continued", _dane_se_13(ThenContinue.YES), "R160-R181, A50"),
        ("10-op-en-neer", _TEN, "R070-R072"),
        ("10-op-en-neer-norm", _norm(_TEN), "R070-R072, A01"),
        ("german-bridge", _GERMAN, "R073-R075"),
        ("german-bridge-norm", _norm(_GERMAN), "R073-R075, A01"),
    )
}
"""All presets by name."""


def preset(name: str) -> RuleSet:
    """Return the rule set called ``name``.

    Raises:
        KeyError: there is none.
    """
    return PRESETS[name].rules
