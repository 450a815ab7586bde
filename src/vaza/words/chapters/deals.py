"""How many cards each deal has."""

from collections.abc import Callable, Iterator

from vaza.options.axes.ending import End
from vaza.options.axes.schedule import ThenContinue
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import base_sizes, continued_sizes, plan_deals
from vaza.options.ruleset import RuleSet
from vaza.words.voice import Voice

Sizes = tuple[int, ...]


def by_seats(rules: RuleSet, of: Callable[[int], Sizes]) -> dict[Sizes, list[int]]:
    """Group the numbers of seats for which something is the same."""
    groups: dict[Sizes, list[int]] = {}
    for seats in rules.seating.seats:
        groups.setdefault(of(seats), []).append(seats)
    return groups


def has_equal_deals(rules: RuleSet) -> bool:
    """Tell whether every deal has as many cards as the others, so that no course is spoken of."""
    sizes = (len(set(base_sizes(rules, seats))) == 1 for seats in rules.seating.seats)
    return all(sizes)


def numbered_deals(
    rules: RuleSet, voice: Voice, of: Callable[[int], tuple[int, ...]]
) -> Iterator[str]:
    """Yield deals by their numbers, for each number of seats where they differ.

    ``of`` returns the numbers at so many seats; where it gives none, nothing is said.
    """
    groups = by_seats(rules, of)
    for numbers, seats in groups.items():
        for number in numbers:
            if len(groups) == 1:
                yield voice.say("rule-nt-number", number=number)
            else:
                told = voice.span(seats)
                yield voice.say("rule-nt-number-with", number=number, seats=told)


def deals(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """The hand sizes for each number of seats (R005-R009, R080, R087, R096, R133, R143, R165)."""
    groups = by_seats(rules, lambda seats: tuple(plan.size for plan in plan_deals(rules, seats)))
    for sizes, seats in groups.items():
        told = voice.span(seats) if len(groups) > 1 else ""
        yield _schedule(rules, voice, sizes, told)
    if rules.schedule.then_continue is ThenContinue.ASK:
        for sizes, seats in groups.items():
            back = continued_sizes(rules, seats[0])
            if back:
                yield _asked(rules, voice, sizes, back, voice.span(seats))
    yield voice.say("rule-reshuffle")
    if _has_stock(rules):
        yield voice.say("rule-stock")


def _schedule(rules: RuleSet, voice: Voice, sizes: Sizes, seats: str) -> str:
    """Return the course of one table; one to a target has no number of deals of its own."""
    suffix = "-with" if seats else ""
    more = {"seats": seats} if seats else {}
    is_open = rules.ending.end is End.TARGET
    if len(set(sizes)) == 1 and is_open:
        return voice.say(f"rule-deals-same{suffix}", size=sizes[0], **more)
    if len(set(sizes)) == 1:
        message = f"rule-deals-constant{suffix}"
        return voice.say(message, deals=len(sizes), size=sizes[0], **more)
    message = "rule-deals-round" if is_open else "rule-deals-run"
    return voice.say(f"{message}{suffix}", deals=len(sizes), run=voice.run(sizes), **more)


def _asked(rules: RuleSet, voice: Voice, sizes: Sizes, back: Sizes, seats: str) -> str:
    """Return the vote after the last deal, and what follows it (R181, A60)."""
    total, run = len(sizes) + len(back), voice.run(back)
    if len(rules.seating.seats) > 1:
        return voice.say("rule-continue-ask-with", deals=total, run=run, seats=seats)
    return voice.say("rule-continue-ask", deals=total, run=run)


def _has_stock(rules: RuleSet) -> bool:
    return any(
        seats * size < len(pack_cards(rules.pack, seats))
        for seats in rules.seating.seats
        for size in base_sizes(rules, seats)
    )
