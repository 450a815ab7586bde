"""The Spanish games, with the Latin pack of 40 cards (R076-R084, V004, V006)."""

import dataclasses
from typing import Final

from vaza.options.axes.bidding import Hook
from vaza.options.axes.pack import Pack, PackKind, RankOrder
from vaza.options.axes.play import VoidDuty
from vaza.options.axes.schedule import Schedule, Shape
from vaza.options.axes.seating import Direction, Seating
from vaza.options.presets.making import BASE, Preset, norm, with_axes, without_hook
from vaza.options.ruleset import RuleSet
from vaza.options.scorings.known import S08, S16

_PODRIDA_SIZES: Final = (1, 2, 3, 4, *(5,) * 8, 4, 3, 2, 1)


def _podrida() -> RuleSet:
    rules = dataclasses.replace(
        without_hook(BASE),
        pack=Pack(pack=PackKind.LATIN40, rank_order=RankOrder.LATIN),
        seating=Seating(direction=Direction.COUNTER),
        schedule=Schedule(shape=Shape.LIST, list=_PODRIDA_SIZES),
        scoring=S08,
    )
    return with_axes(rules, "play", void_duty=VoidDuty.MUST_TRUMP)


def _podrida_norm() -> RuleSet:
    rules = with_axes(norm(_podrida()), "pack", rank_order=RankOrder.BRISCA)
    return with_axes(rules, "bidding", hook=Hook.NE)


def _pocha() -> RuleSet:
    """From 1 to the whole pack and back, each end once for each seat (V025, V026, V090, V141)."""
    rules = dataclasses.replace(
        norm(BASE),
        pack=Pack(pack=PackKind.LATIN40, rank_order=RankOrder.BRISCA),
        seating=Seating(seats=(3, 4, 5), direction=Direction.COUNTER),
        schedule=Schedule(shape=Shape.UP_DOWN, peak="full", repeat_low="n", repeat_high="n"),
        scoring=S16,
    )
    return with_axes(rules, "play", void_duty=VoidDuty.MUST_TRUMP, must_beat=True)


PRESETS: Final = (
    Preset("podrida", _podrida(), "R076-R084, A21"),
    Preset("podrida-norm", _podrida_norm(), "R076-R084, A01, A20, A21"),
    Preset("pocha", _pocha(), "V004, V006, V019, V025, V026, V090, V141"),
)
