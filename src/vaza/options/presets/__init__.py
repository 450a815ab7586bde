"""The named rule sets, with their sources. Plain names read the source literally (A01)."""

from typing import Final

from vaza.options.presets import dane_se, king, latin, relatives, whist
from vaza.options.presets.making import Preset
from vaza.options.ruleset import RuleSet

__all__ = ["PRESETS", "Preset", "preset"]

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
