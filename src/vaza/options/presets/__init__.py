"""The named rule sets, with their sources. Plain names read the source literally (A01)."""

from difflib import get_close_matches
from typing import Final

from vaza.options.presets import dane_se, king, latin, relatives, whist
from vaza.options.presets.making import Preset
from vaza.options.ruleset import RuleSet

__all__ = ["PRESETS", "Preset", "near_names", "preset"]

_FEW: Final = 6

PRESETS: Final[dict[str, Preset]] = {
    one.name: one
    for one in (*dane_se.PRESETS, *relatives.PRESETS, *latin.PRESETS, *whist.PRESETS, *king.PRESETS)
}
"""All presets by name."""


def preset(name: str) -> RuleSet:
    """Return the rule set called ``name``.

    Raises:
        KeyError: there is none.
    """
    return PRESETS[name].rules


def near_names(text: str) -> str:
    """Return what to write instead of a name that is none: the one like it, or some of them."""
    close = get_close_matches(text[:40], PRESETS, n=1)
    if close:
        return f"did you mean {close[0]}?"
    return f"use {', '.join([*PRESETS][:_FEW])} or another name of 'vaza rules list'"
