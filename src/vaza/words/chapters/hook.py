"""What the bids may not add up to, with an example that the rules themselves computed."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from vaza.kernel.cards import Seat
from vaza.options.axes.bidding import HIDDEN_BIDS, Hook
from vaza.options.axes.ending import End
from vaza.options.axes.schedule import ThenContinue
from vaza.options.deals.hooked import free_deals, hooks_some_deal
from vaza.options.deals.schedule import DealPlan, DealTrump, base_sizes, dealt_sizes
from vaza.options.ruleset import RuleSet
from vaza.rules.phases.bidding import allowed_by_hook, bid_range
from vaza.rules.state import PublicDeal, PublicMatch, Stage
from vaza.words.chapters.deals import has_equal_deals, numbered_deals
from vaza.words.chapters.order import has_auction
from vaza.words.voice import Voice

_USUAL = 8
_MOST_NAMED = 3


def hook(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """The restriction of the last speaker (R019, R020, R053, R108, R180, V060-V065, A57)."""
    axis = rules.bidding
    if not hooks_some_deal(rules):
        yield voice.say("rule-no-hook")
        return
    yield voice.say("rule-hook", kind=axis.hook.value)
    yield from hook_example(rules, voice)
    if axis.hook is Hook.NE:
        yield voice.say("rule-hook-passed")
        if axis.bid_min or axis.max_nils_in_row:
            yield voice.say("rule-hook-no-number")
    else:
        yield voice.say("rule-hook-nearest", kind=axis.hook.value)
    if any(min(dealt_sizes(rules, seats)) < axis.min_h for seats in rules.seating.seats):
        yield voice.say("rule-hook-from", size=axis.min_h)
    if axis.except_last:
        yield from _except_last(rules, voice)


def _except_last(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Which deals are free: in a match to a target, a last one that comes only once (V061)."""
    if rules.schedule.then_continue is ThenContinue.ASK:
        yield voice.say("rule-hook-except-asked")
    elif rules.ending.end is not End.TARGET:
        yield voice.say("rule-hook-except-last")
    elif any(free_deals(rules, seats) for seats in rules.seating.seats):
        course = "no" if has_equal_deals(rules) else "yes"
        deals = numbered_deals(rules, voice, lambda seats: free_deals(rules, seats))
        yield voice.say("rule-hook-except-number", course=course, deals=voice.both(deals))


def may_be_even(rules: RuleSet) -> bool:
    """Tell whether bids may add up to the number of cards in some deal (R019, R108)."""
    axis = rules.bidding
    sizes = [size for seats in rules.seating.seats for size in base_sizes(rules, seats)]
    is_free = axis.bid_mode in HIDDEN_BIDS or axis.except_last or axis.min_h > min(sizes)
    # Where some numbers are forbidden besides, the last to bid may be left with none.
    may_be_stuck = bool(axis.bid_min or axis.max_nils_in_row)
    return axis.hook is not Hook.NE or is_free or may_be_stuck


class _Case(NamedTuple):
    """Bids of the others, and what the last speaker may bid."""

    size: int
    bids: tuple[int, ...]
    numbers: tuple[int, ...]
    allowed: tuple[int, ...]


def hook_example(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Yield an example of the hook where it binds: R020 where the table has four seats."""
    case = _case(rules)
    if case is None:
        return
    size, bids = case.size, voice.both(case.bids)
    if rules.bidding.hook is not Hook.NE:
        allowed = voice.span(case.allowed)
        yield voice.say(
            "rule-hook-example-must", size=size, bids=bids, count=len(case.bids), allowed=allowed
        )
        return
    (hooked,) = set(case.numbers) - set(case.allowed)
    free = _some(voice, case.allowed)
    yield voice.say(
        "rule-hook-example", size=size, bids=bids, count=len(case.bids), hooked=hooked, free=free
    )


def _some(voice: Voice, numbers: Sequence[int]) -> str:
    if len(numbers) <= _MOST_NAMED + 1:
        return voice.either(numbers)
    return voice.either([*numbers[:_MOST_NAMED], voice.say("rule-hook-more")])


def _case(rules: RuleSet) -> _Case | None:
    """Return a deal in which the hook takes some number and leaves some, if there is one."""
    seats = 4 if 4 in rules.seating.seats else rules.seating.seats[0]
    sizes = set(base_sizes(rules, seats))
    usual = [_USUAL] if _USUAL in sizes else []
    for size in (*usual, *sorted(sizes, reverse=True)):
        for bids in _others(rules, seats - 1, size):
            public = _with_bids(rules, size, bids)
            numbers = tuple(bid_range(public, Seat(seats - 1)))
            allowed = allowed_by_hook(public, Seat(seats - 1))
            if set(allowed) < set(numbers) and _fits(rules.bidding.hook, sum(bids), allowed, size):
                return _Case(size, bids, numbers, allowed)
    return None


def _fits(kind: Hook, others: int, allowed: Sequence[int], size: int) -> bool:
    """Tell whether what is allowed keeps the hook, and is not just the nearest to it (A57)."""
    totals = [others + number for number in allowed]
    return {
        Hook.GT: all(total > size for total in totals),
        Hook.LT: all(total < size for total in totals),
        Hook.EQ: all(total == size for total in totals),
    }.get(kind, True)


def _others(rules: RuleSet, count: int, size: int) -> Iterator[tuple[int, ...]]:
    """Yield bids such as 3, 2, 1 that ``count`` speakers may have made; 7, 3, 2 of an auction."""
    least = min(rules.bidding.bid_min, size)
    most = rules.bidding.bid_max if isinstance(rules.bidding.bid_max, int) else size
    first = (rules.auction.min + 2, 3, 2) if has_auction(rules) else (3, 2, 1)
    for top in range(max(first), -1, -1):
        ladder = [*first, *(0,) * count][:count]
        bids = tuple(max(least, min(number, top, most, size)) for number in ladder)
        if sum(bids) + least <= size or least:
            yield bids


def _with_bids(rules: RuleSet, size: int, bids: Sequence[int]) -> PublicMatch:
    seats = len(bids) + 1
    deal = PublicDeal(
        plan=DealPlan(0, size, DealTrump.NONE),
        dealer=Seat(seats - 1),
        is_tie=False,
        turn_up=None,
        trump=None,
        opener=Seat(0),
        previous_winner=None,
        bids=(*bids, None),
        speeches=len(bids),
        declarer=Seat(0) if has_auction(rules) else None,
    )
    return replace(PublicMatch(rules, seats), stage=Stage.BIDDING, deal=deal)
