"""Bidding and the play of the cards."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from vaza.kernel.cards import Seat
from vaza.options.axes import Hook
from vaza.options.ruleset import RuleSet
from vaza.options.schedule import DealPlan, DealTrump, base_sizes
from vaza.rules.phases.bidding import hooked_number
from vaza.rules.state import PublicDeal, PublicMatch, Stage
from vaza.words.chapters.deals import has_trumps
from vaza.words.chapters.table import sides
from vaza.words.voice import Voice


def bidding(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Who bids what and when (R014-R020, R053, R135, R136, R145, R168, R179, R180)."""
    yield voice.say("rule-bid")
    if any(1 in base_sizes(rules, seats) for seats in rules.seating.seats):
        yield voice.say("rule-bid-one-card")
    yield voice.say("rule-bid-all")
    opens = rules.bidding.bid_opens.value
    yield voice.say("rule-bid-opens", opens=opens, next=sides(rules, voice)["next"])
    yield voice.say("rule-bid-change", change=rules.bidding.bid_change.value)
    if rules.bidding.hook is Hook.NONE:
        yield voice.say("rule-no-hook")
    else:
        yield voice.say("rule-hook")
        yield hook_example(rules, voice)
        yield voice.say("rule-hook-passed")
    yield voice.say("rule-bids-kept")


def hook_example(rules: RuleSet, voice: Voice) -> str:
    """Return an example of the hook, computed by the rules: R020 where the table has four seats."""
    seats = 4 if 4 in rules.seating.seats else rules.seating.seats[0]
    sizes = base_sizes(rules, seats)
    size = 8 if 8 in sizes else max(sizes)
    bids = _bids_of_the_others(seats - 1, size)
    hooked = hooked_number(_with_bids(rules, size, bids), Seat(seats - 1))
    free = [number for number in range(size + 1) if number != hooked]
    more = len(free) > 4
    names = [*free[:3], voice.say("rule-hook-more")] if more else free
    return voice.say(
        "rule-hook-example",
        size=size,
        bids=voice.both(bids),
        hooked=hooked if hooked is not None else "-",
        free=voice.either(names),
    )


def _bids_of_the_others(count: int, size: int) -> tuple[int, ...]:
    """Return bids such as 3, 2, 1 whose total leaves a number that is hooked."""
    bids = [max(0, 3 - place) for place in range(count)]
    while sum(bids) > size:
        bids[bids.index(max(bids))] -= 1
    return tuple(bids)


def _with_bids(rules: RuleSet, size: int, bids: Sequence[int]) -> PublicMatch:
    seats = len(bids) + 1
    deal = PublicDeal(
        plan=DealPlan(1, size, DealTrump.NONE),
        dealer=Seat(seats - 1),
        is_tie=False,
        turn_up=None,
        trump=None,
        opener=Seat(0),
        previous_winner=None,
        bids=(*bids, None),
        speeches=len(bids),
    )
    return replace(PublicMatch(rules, seats), stage=Stage.BIDDING, deal=deal)


def play(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """How tricks are played and taken (R022-R028, R137-R139, R151-R155, R169-R173)."""
    lead = rules.play.first_lead.value
    yield voice.say("rule-lead", lead=lead, next=sides(rules, voice)["next"])
    yield voice.say("rule-follow")
    if has_trumps(rules):
        yield voice.say("rule-void", duty=rules.play.void_duty.value)
        yield voice.say("rule-lead-trump")
        yield voice.say("rule-wins")
    else:
        yield voice.say("rule-void-no-trump")
        yield voice.say("rule-wins-no-trump")
    yield voice.say("rule-next-lead")
    yield voice.say("rule-play-all")
    yield voice.say("rule-tricks-kept")
    yield voice.say("rule-revoke")
