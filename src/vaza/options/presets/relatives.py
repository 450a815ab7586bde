"""The near relatives with the 52 cards: up and down, down only, never trumps (R070-R075, V020-)."""

import dataclasses
from typing import Final

from vaza.options.axes.play import FirstLead
from vaza.options.axes.schedule import Schedule, Shape
from vaza.options.axes.seating import Seating
from vaza.options.axes.trump import Trump, TrumpKind, TrumpSuit
from vaza.options.presets.making import BASE, Preset, norm, with_axes, without_hook
from vaza.options.ruleset import RuleSet
from vaza.options.scorings.known import S02, S03, S07, S13, S17

_UP_DOWN: Final = dataclasses.replace(BASE, schedule=Schedule(shape=Shape.UP_DOWN))
_TEN: Final = dataclasses.replace(without_hook(_UP_DOWN), scoring=S03)
_GERMAN: Final = dataclasses.replace(_UP_DOWN, scoring=S07)


def _down_with_cycle(peak: str, suits: str) -> RuleSet:
    """From the largest hand to 1, the trumps in a fixed order (R048, V023, V040)."""
    cycle = tuple(TrumpSuit(suit) for suit in suits.split())
    return dataclasses.replace(
        norm(BASE),
        schedule=Schedule(shape=Shape.DOWN, peak=peak),
        trump=Trump(trump=TrumpKind.CYCLE, cycle=cycle),
        scoring=S03,
    )


def _plump() -> RuleSet:
    """10 to 1 to 10 without trumps; the highest bid leads (V042, V095, V143)."""
    rules = dataclasses.replace(
        BASE,
        seating=Seating(seats=(3, 4, 5)),
        schedule=Schedule(peak=10),
        trump=Trump(trump=TrumpKind.NONE),
        scoring=S17,
    )
    return with_axes(rules, "play", first_lead=FirstLead.HIGHEST_BID)


PRESETS: Final = (
    Preset("10-op-en-neer", _TEN, "R070-R072"),
    Preset("10-op-en-neer-norm", norm(_TEN), "R070-R072, A01"),
    Preset("german-bridge", _GERMAN, "R073-R075"),
    Preset("german-bridge-norm", norm(_GERMAN), "R073-R075, A01"),
    Preset("oh-hell", dataclasses.replace(norm(BASE), scoring=S02), "R065, A01"),
    Preset("nomination-whist", _down_with_cycle("auto", "H C D S"), "V023, V040, A01"),
    Preset("kachuful", _down_with_cycle("full", "S D C H"), "V023, V040, A01"),
    Preset(
        "boerenbridge",
        dataclasses.replace(norm(without_hook(_UP_DOWN)), scoring=S13),
        "V129, A01",
    ),
    Preset("plump", _plump(), "V042, V095, V143, A59"),
)
