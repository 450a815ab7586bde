"""What changes the points of a scoring: caps, deals that nobody made, streaks."""

from collections.abc import Iterator

from vaza.options.axes.bonus import Bonus
from vaza.options.axes.play import Revoke
from vaza.options.axes.trump import TrumpKind
from vaza.options.deals.hooked import may_bid_nothing
from vaza.options.ruleset import RuleSet
from vaza.words.voice import Voice


def bonuses(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """The changes on top of the scoring (R092, R122, A25, A32, A35)."""
    bonus = rules.bonus
    if bonus.nil_fail_cap_at_zero and may_bid_nothing(rules):
        yield voice.say("rule-score-nil-cap")
    if bonus.void_if_none_exact:
        yield voice.say("rule-score-none-exact")
    if bonus.streak_length is not None and (bonus.streak_bonus or bonus.streak_penalty):
        yield from _streaks(bonus, bonus.streak_length, voice)
        if rules.play.revoke is Revoke.PENALTY or rules.trump.trump is TrumpKind.AUCTION:
            yield voice.say("rule-streak-void")


def _streaks(bonus: Bonus, length: int, voice: Voice) -> Iterator[str]:
    if bonus.streak_bonus:
        yield voice.say("rule-streak", deals=length, points=bonus.streak_bonus)
    if bonus.streak_penalty:
        yield voice.say("rule-streak-missed", deals=length, points=-bonus.streak_penalty)
    again = "anew" if bonus.streak_reset_after_award else "on"
    yield voice.say("rule-streak-then", again=again)
    if bonus.streak_counts_from_size > 1:
        yield voice.say("rule-streak-from", size=bonus.streak_counts_from_size)
