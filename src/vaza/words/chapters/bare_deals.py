"""Deals without trumps in a game with them: each once, and only those that may be played."""

from collections.abc import Iterator

from vaza.options.axes.ending import End, Tie
from vaza.options.axes.schedule import ThenContinue
from vaza.options.deals.schedule import base_sizes, plan_deals
from vaza.options.ruleset import RuleSet
from vaza.words.chapters.deals import numbered_deals
from vaza.words.voice import Voice


def bare_deals(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Yield the deals that ``nt_on_deals`` names: places, then numbers (R047)."""
    marks, seats = rules.trump.nt_on_deals, rules.seating.seats
    if "first" in marks and any(not _is_told(rules, count, 1, ("max",)) for count in seats):
        yield voice.say("rule-nt-first")
    if "last" in marks:
        yield from _last(rules, voice)
    if "max" in marks:
        yield voice.say("rule-nt-max")
    for number in sorted({mark for mark in marks if isinstance(mark, int)}):
        yield from _number(rules, voice, number)


def _last(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Yield the last deal, by its number where the match goes on after it."""

    def last(seats: int) -> tuple[int, ...]:
        number = len(base_sizes(rules, seats))
        is_said = number > _most(rules, seats) or _is_told(rules, seats, number, ("first", "max"))
        return () if is_said else (number,)

    if not any(last(seats) for seats in rules.seating.seats):
        return
    goes_on = rules.schedule.then_continue is not ThenContinue.NO
    if goes_on or rules.ending.end is End.TARGET:
        yield from numbered_deals(rules, voice, last)
    else:
        yield voice.say("rule-nt-last")


def _number(rules: RuleSet, voice: Voice, number: int) -> Iterator[str]:
    """Yield a deal by its number; one that only a tie leads to with that condition."""
    seats = rules.seating.seats
    played = [count for count in seats if number <= _most(rules, count)]
    if any(not _is_told(rules, count, number, ("first", "last", "max")) for count in played):
        yield voice.say("rule-nt-number", number=number)
    elif any(_most(rules, count) < number <= _most_with_ties(rules, count) for count in seats):
        yield voice.say("rule-nt-tie", number=number)


def _is_told(rules: RuleSet, seats: int, number: int, places: tuple[str, ...]) -> bool:
    """Tell whether one of ``places`` that are marked is this deal."""
    sizes = [plan.size for plan in plan_deals(rules, seats, go_on=True)]
    base = base_sizes(rules, seats)
    is_place = {
        "first": number == 1,
        "last": number == len(base),
        "max": sizes[(number - 1) % len(sizes)] == max(base),
    }
    return any(is_place[place] for place in places if place in rules.trump.nt_on_deals)


def _most(rules: RuleSet, seats: int) -> int:
    """Return the number of the last deal that is played without a tie."""
    is_open = rules.ending.end is End.TARGET
    return rules.ending.max_deals if is_open else len(plan_deals(rules, seats, go_on=True))


def _most_with_ties(rules: RuleSet, seats: int) -> int:
    has_ties = rules.ending.tie is Tie.EXTRA_DEALS
    return _most(rules, seats) + (rules.ending.max_tie_deals if has_ties else 0)
