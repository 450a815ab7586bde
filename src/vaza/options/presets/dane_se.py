"""Dane-se in the forms of its sources, and its variations (R001-R069, R130-R181)."""

import dataclasses
from typing import Final

from vaza.options.axes.bidding import BidOpens
from vaza.options.axes.pack import PackKind, RankName
from vaza.options.axes.play import FirstLead
from vaza.options.axes.schedule import Schedule, Shape, ThenContinue
from vaza.options.axes.seating import DealerRotation, Direction, Seating
from vaza.options.axes.trump import FullDealTrump, Trump
from vaza.options.presets.making import BASE, Preset, norm, with_axes, without_hook
from vaza.options.ruleset import RuleSet
from vaza.options.scorings.known import S03, S12

_FRENCH: Final = (RankName.TWO, RankName.THREE, RankName.FOUR, RankName.FIVE, RankName.SIX)


def _river(seats: int, peak: int) -> RuleSet:
    """From the largest hand to 1 and back (R041-R043)."""
    return dataclasses.replace(BASE, seating=Seating(seats=(seats,)), schedule=Schedule(peak=peak))


def _australia(seats: int, pack: PackKind) -> RuleSet:
    """13 cards each from a pack with extra low cards (R044-R046)."""
    return with_axes(_river(seats, 13), "pack", pack=pack)


def _up_13() -> tuple[Schedule, Trump]:
    return Schedule(shape=Shape.UP, peak=13), Trump(full_deal_trump=FullDealTrump.NONE)


def _tutorial() -> RuleSet:
    schedule, trump = _up_13()
    rules = without_hook(BASE)
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
        scoring=S12,
    )


def _tutorial_norm() -> RuleSet:
    return dataclasses.replace(norm(_tutorial()), seating=Seating(seats=(2, 3, 4)))


def _dane_se_13(then: ThenContinue) -> RuleSet:
    schedule, trump = _up_13()
    return dataclasses.replace(
        norm(without_hook(BASE)),
        seating=Seating(seats=(4,)),
        schedule=dataclasses.replace(schedule, then_continue=then),
        trump=trump,
        scoring=S03,
    )


PRESETS: Final = (
    Preset("dane-se", BASE, "R001-R038"),
    Preset("dane-se-norm", norm(BASE), "R001-R038, A01"),
    Preset("dane-se-river-13", _river(4, 13), "R041, R042, A06"),
    Preset("dane-se-river-17", _river(3, 17), "R043, A06"),
    Preset("dane-se-australia-5", _australia(5, PackKind.LOW13), "R044, R046, A12, A13"),
    Preset("dane-se-australia-6", _australia(6, PackKind.LOW26), "R045, R046, A12, A13"),
    Preset("dane-se-french", with_axes(BASE, "trump", turnup_nt_ranks=_FRENCH), "R052"),
    Preset("dane-se-jokers", with_axes(BASE, "pack", jokers=2), "R061-R064, A14"),
    Preset("dane-se-tutorial", _tutorial(), "R130-R156"),
    Preset("dane-se-tutorial-norm", _tutorial_norm(), "R130-R156, A01, A02, A28"),
    Preset("dane-se-13", _dane_se_13(ThenContinue.ASK), "R160-R181"),
    Preset("dane-se-13-continued", _dane_se_13(ThenContinue.YES), "R160-R181, A50"),
)
