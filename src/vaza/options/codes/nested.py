"""A convenience of reading: groups of axes as objects of their own, and a word for none of them.

``{"streak": {"length": 5, "bonus": 10}}`` stands for ``streak_length`` and ``streak_bonus``, and
``{"streak": "off"}`` or null for a ``streak_length`` of null; ``gulash`` likewise. Writing is
always flat.
"""

from collections.abc import Iterator
from typing import Final

OFF: Final = "off"
_FAMILIES: Final[dict[str, dict[str, tuple[str, object]]]] = {
    "bonus": {"streak": ("streak_length", None)},
    "auction": {"gulash": ("gulash_max_passes", 0)},
}
"""For each group its objects, and the axis and value that switch one off."""


def flat(group: str, entry: dict[str, object]) -> Iterator[tuple[str, object]]:
    """Yield the axes of a group's JSON object, nested ones under their flat names."""
    families = _FAMILIES.get(group, {})
    for name, value in entry.items():
        if name in families and isinstance(value, dict):
            yield from ((f"{name}_{key}", inner) for key, inner in value.items())
        elif name in families and (value is None or value == OFF):
            yield families[name]
        else:
            yield name, value


def wanted(group: str, name: str) -> str | None:
    """Return what has to stand under the name of such an object; None if it is no such name."""
    if name not in _FAMILIES.get(group, {}):
        return None
    axis, _ = _FAMILIES[group][name]
    inner = axis.removeprefix(f"{name}_")
    return f'an object such as {{"{name}": {{"{inner}": 3}}}}, or "{OFF}"'
