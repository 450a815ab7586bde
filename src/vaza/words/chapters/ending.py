"""When the match ends, who has won, and what a tie leads to."""

from collections.abc import Iterator

from vaza.options.axes.ending import End, Tie, Winner
from vaza.options.axes.schedule import ThenContinue
from vaza.options.axes.trump import TrumpKind
from vaza.options.deals.schedule import base_sizes, tie_deal
from vaza.options.ruleset import RuleSet
from vaza.words.chapters.deals import by_seats
from vaza.words.voice import Voice


def ending(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """The end of the match (R037, R038, R093, R116, R117, R156, R178, A09, A26, A34, A58)."""
    axis = rules.ending
    if axis.end is End.TARGET:
        yield voice.say("rule-end-target", target=axis.target, deals=axis.max_deals)
    else:
        asks = rules.schedule.then_continue is ThenContinue.ASK
        yield voice.say("rule-end-asked" if asks else "rule-end-schedule")
    yield voice.say("rule-winner", winner=axis.winner.value)
    if axis.winner is Winner.ZERO_FIRST:
        yield voice.say("rule-winner-zeros")
    if axis.tie is Tie.SHARED:
        yield voice.say("rule-tie-shared")
    elif axis.tie is Tie.MOST_EXACT:
        yield voice.say("rule-tie-exact")
    else:
        more = "yes" if _has_larger_ties(rules) else "no"
        yield voice.say("rule-tie-extra", more=more, sizes=_tie_sizes(rules, voice))
        yield voice.say("rule-tie-like", trump=_tie_trump(rules))
        yield voice.say("rule-tie-most", deals=axis.max_tie_deals)


def _tie_sizes(rules: RuleSet, voice: Voice) -> str:
    groups = by_seats(rules, lambda seats: (tie_deal(rules, seats, 1).size,))
    if len(groups) == 1:
        return voice.say("rule-tie-size", size=next(iter(groups))[0])
    return voice.both(
        voice.say("rule-tie-size-with", size=size, seats=voice.span(seats))
        for (size,), seats in groups.items()
    )


def _has_larger_ties(rules: RuleSet) -> bool:
    """Tell whether deals that part a tie may have more cards than any other deal (A09)."""
    return any(
        tie_deal(rules, seats, 1).size > max(base_sizes(rules, seats))
        for seats in rules.seating.seats
    )


def _tie_trump(rules: RuleSet) -> str:
    if rules.trump.trump is TrumpKind.CYCLE and len(set(rules.trump.cycle)) > 1:
        return "cycle"
    return "none" if rules.trump.trump is TrumpKind.NONE else "same"
