"""Who bids what, when, and who sees it."""

from collections.abc import Iterator

from vaza.options.axes.bidding import HIDDEN_BIDS, BidChange, BidMode
from vaza.options.deals.labels import has_labels
from vaza.options.deals.schedule import base_sizes, dealt_sizes
from vaza.options.ruleset import RuleSet
from vaza.words.chapters.hook import hook, may_be_even
from vaza.words.chapters.order import has_auction, opens, stands
from vaza.words.chapters.sides import sides
from vaza.words.voice import Voice

_FINGERS = (5, 10)
"""Highest bids that are shown on one hand or two (R056, A15)."""


def bidding(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Who bids what and when (R014-R018, R054-R058, R107, R135, R136, R145, R168, R179)."""
    yield _how(rules, voice)
    yield from _range(rules, voice)
    yield voice.say("rule-bid-stands" if stands(rules) else "rule-bid-all")
    yield from _order(rules, voice)
    yield _change(rules, voice)
    yield from hook(rules, voice)
    if rules.bidding.max_nils_in_row and not rules.bidding.bid_min:
        yield voice.say("rule-bid-nils", most=rules.bidding.max_nils_in_row)
    if has_labels(rules):
        yield voice.say("rule-bid-label", even="yes" if may_be_even(rules) else "no")
    yield voice.say("rule-bids-kept", mode=rules.bidding.bid_mode.value)


def _how(rules: RuleSet, voice: Voice) -> str:
    mode = rules.bidding.bid_mode
    if has_auction(rules):
        told = "stands" if stands(rules) else "raises"
        return voice.say("rule-bid-auction", declarer=told, range=_numbers(rules, voice))
    if mode is BidMode.SIMULTANEOUS and rules.bidding.bid_max in _FINGERS:
        hands = int(rules.bidding.bid_max) // _FINGERS[0]
        return voice.say("rule-bid-fingers", hands=hands, range=_numbers(rules, voice))
    return voice.say("rule-bid", mode=mode.value, range=_numbers(rules, voice))


def _numbers(rules: RuleSet, voice: Voice) -> str:
    """Return the numbers that may be bid, as ``0 to 5`` (R016, R056, V067)."""
    least, most = rules.bidding.bid_min, rules.bidding.bid_max
    if isinstance(most, int):
        smallest = min(min(dealt_sizes(rules, seats)) for seats in rules.seating.seats)
        shape = "one" if least == most else "some"
        limit = "no" if most <= smallest else "yes"
        return voice.say("bid-range-limit", limit=limit, shape=shape, least=least, most=most)
    if most == "declarer":
        return voice.say("bid-range-declarer", least=least)
    return voice.say("bid-range", least=least)


def _range(rules: RuleSet, voice: Voice) -> Iterator[str]:
    sizes = {size for seats in rules.seating.seats for size in base_sizes(rules, seats)}
    if 1 in sizes and rules.bidding.bid_min == 0:
        yield voice.say("rule-bid-one-card")


def _order(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Who speaks first, where anybody does (R015, R074, R107)."""
    if rules.bidding.bid_mode not in HIDDEN_BIDS:
        told, side = opens(rules), sides(rules, voice)
        if told == "eldest" and stands(rules):
            told = "eldest-stands"
        yield voice.say("rule-bid-opens", opens=told, **side)


def _change(rules: RuleSet, voice: Voice) -> str:
    """How long a bid may be changed (R018, A07, V081); nobody changes a hidden one."""
    bidding = rules.bidding
    if bidding.bid_mode in HIDDEN_BIDS:
        return voice.say("rule-bid-change", change=BidChange.NEVER.value)
    change = bidding.bid_change
    is_settled = bidding.bid_mode is BidMode.BLIND or rules.trump.trump.value == "highest_bidder"
    if change is BidChange.UNTIL_FIRST_CARD and is_settled:
        change = BidChange.UNTIL_NEXT_SPEAKS
    return voice.say("rule-bid-change", change=change.value)
