"""On which side the next player sits, and the one before: one wording for every chapter."""

from vaza.options.axes.seating import Direction
from vaza.options.ruleset import RuleSet
from vaza.words.voice import Voice


def sides(rules: RuleSet, voice: Voice) -> dict[str, str]:
    """On which side of a player the next one sits, and the one before (A02, A55)."""
    left, right = voice.say("side-left"), voice.say("side-right")
    is_clockwise = rules.seating.direction is Direction.CLOCKWISE
    return {"next": left if is_clockwise else right, "before": right if is_clockwise else left}
