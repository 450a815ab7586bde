"""Bidding, play and schedule axes that contradict each other, whatever the number of seats."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from vaza.options.axes.bidding import HIDDEN_BIDS, BidMode, BidOpens, Hook
from vaza.options.axes.ending import End, Winner
from vaza.options.axes.play import FirstLead
from vaza.options.axes.schedule import Shape, ThenContinue
from vaza.options.axes.trump import TrumpKind
from vaza.options.ruleset import Problem, RuleSet

_NAMED: Final = (TrumpKind.HIGHEST_BIDDER, TrumpKind.DEALER_NAMES)
"""Somebody names the trump, and so counts as declarer."""
_LEADERS_OF_BIDS: Final = (FirstLead.HIGHEST_BID, FirstLead.DECLARER)


def axis_conflicts(rules: RuleSet) -> Iterator[Problem]:
    """Yield the contradictions between axes of bidding, play, schedule and ending."""
    yield from (problem for is_in, problem in _CONFLICTS if is_in(rules))
    least, most = rules.bidding.bid_min, rules.bidding.bid_max
    if isinstance(most, int) and least > most:
        yield Problem(
            "bidding.bid_min",
            "bid-range",
            f"the lowest bid {least} is above the highest, {most}",
            f"set bid_min to {most} or less, or raise bid_max",
            (("bidding.bid_min", most),),
            (("least", least), ("most", most)),
        )


class _Conflict(NamedTuple):
    is_in: Callable[[RuleSet], bool]
    problem: Problem


def _continues_nowhere(rules: RuleSet) -> bool:
    is_one_way = rules.schedule.shape in (Shape.UP, Shape.DOWN)
    return rules.schedule.then_continue is not ThenContinue.NO and not is_one_way


def _asks_without_end(rules: RuleSet) -> bool:
    asks = rules.schedule.then_continue is ThenContinue.ASK
    return rules.ending.end is End.TARGET and asks


def _opens_by_bids(rules: RuleSet) -> bool:
    """Tell whether the first bidder is to lead, but the leader is known by the bids alone."""
    if rules.bidding.bid_opens is not BidOpens.FIRST_LEADER:
        return False
    lead, trump = rules.play.first_lead, rules.trump.trump
    return lead is FirstLead.HIGHEST_BID or (
        lead is FirstLead.DECLARER and trump is TrumpKind.HIGHEST_BIDDER
    )


def _opens_without_declarer(rules: RuleSet) -> bool:
    is_left = rules.bidding.bid_opens is BidOpens.DECLARER_LEFT
    return is_left and rules.trump.trump is not TrumpKind.AUCTION


def _limits_without_declarer(rules: RuleSet) -> bool:
    return rules.bidding.bid_max == "declarer" and rules.trump.trump is not TrumpKind.AUCTION


def _hooks_hidden_bids(rules: RuleSet) -> bool:
    return rules.bidding.bid_mode in HIDDEN_BIDS and rules.bidding.hook is not Hook.NONE


def _betrays_by_lead(rules: RuleSet) -> bool:
    is_secret = rules.bidding.bid_mode is BidMode.UNTIL_END
    return is_secret and rules.play.first_lead is FirstLead.HIGHEST_BID


def _betrays_by_trump(rules: RuleSet) -> bool:
    is_secret = rules.bidding.bid_mode is BidMode.UNTIL_END
    return is_secret and rules.trump.trump is TrumpKind.HIGHEST_BIDDER


def _leads_without_declarer(rules: RuleSet) -> bool:
    has_one = bool(rules.deals) or rules.trump.trump in (TrumpKind.AUCTION, *_NAMED)
    return rules.play.first_lead is FirstLead.DECLARER and not has_one


def _leads_without_trump(rules: RuleSet) -> bool:
    names = rules.play.first_lead is FirstLead.DECLARER and rules.trump.trump in _NAMED
    return names and bool(rules.trump.nt_on_deals)


def _zero_before_end(rules: RuleSet) -> bool:
    return rules.ending.winner is Winner.ZERO_FIRST and rules.ending.end is End.TARGET


_CONFLICTS: Final = (
    _Conflict(
        _continues_nowhere,
        Problem(
            "schedule.then_continue",
            "continue-shape",
            "only a schedule that runs one way can be walked back",
            "set then_continue to no, or the shape to up or down",
            (("schedule.then_continue", "no"),),
        ),
    ),
    _Conflict(
        lambda rules: rules.schedule.shape is Shape.LIST and not rules.schedule.list,
        Problem(
            "schedule.list",
            "empty-list",
            "the list of hand sizes is empty",
            "list the hand sizes",
            (("schedule.shape", "down_up"),),
        ),
    ),
    _Conflict(
        _opens_by_bids,
        Problem(
            "bidding.bid_opens",
            "opens-unknown",
            "the first leader is known only after the bids",
            "set bid_opens to eldest or dealer",
            (("bidding.bid_opens", "eldest"),),
        ),
    ),
    _Conflict(
        _asks_without_end,
        Problem(
            "schedule.then_continue",
            "continue-target",
            "a match to a target has no last deal after which to ask",
            "set then_continue to no or yes",
            (("schedule.then_continue", "no"),),
        ),
    ),
    _Conflict(
        _opens_without_declarer,
        Problem(
            "bidding.bid_opens",
            "opens-declarer",
            "without an auction no declarer is known when the bids begin",
            "set bid_opens to eldest, or trump to auction",
            (("bidding.bid_opens", "eldest"),),
        ),
    ),
    _Conflict(
        _limits_without_declarer,
        Problem(
            "bidding.bid_max",
            "limit-declarer",
            "without an auction there is no declarer whose bid could be the limit",
            "set bid_max to h, or trump to auction",
            (("bidding.bid_max", "h"),),
        ),
    ),
    _Conflict(
        _hooks_hidden_bids,
        Problem(
            "bidding.hook",
            "hook-hidden",
            "bids made all at once have no last speaker for the hook to bind",
            "set hook to none, or bid_mode to sequential",
            (("bidding.hook", "none"),),
        ),
    ),
    _Conflict(
        _betrays_by_lead,
        Problem(
            "play.first_lead",
            "secret-lead",
            "the first lead would betray who made the highest secret bid",
            "set first_lead to eldest or dealer",
            (("play.first_lead", "eldest"),),
        ),
    ),
    _Conflict(
        _betrays_by_trump,
        Problem(
            "trump.trump",
            "secret-trump",
            "naming the trump would betray who made the highest secret bid",
            "set trump to turn_up, or bid_mode to simultaneous",
            (("trump.trump", "turn_up"),),
        ),
    ),
    _Conflict(
        _leads_without_declarer,
        Problem(
            "play.first_lead",
            "lead-declarer",
            "nobody names the trump here, so there is no declarer to lead",
            "set first_lead to eldest, or trump to auction, highest_bidder or dealer_names",
            (("play.first_lead", "eldest"),),
        ),
    ),
    _Conflict(
        _leads_without_trump,
        Problem(
            "trump.nt_on_deals",
            "lead-no-trump",
            "in deals without trumps nobody names one, so there is no declarer to lead",
            "empty nt_on_deals, or set first_lead to eldest",
            (("trump.nt_on_deals", ()),),
        ),
    ),
    _Conflict(
        _zero_before_end,
        Problem(
            "ending.winner",
            "zero-target",
            "zero wins only after the last deal of a schedule; a target has none",
            "set winner to high, or end to schedule_done",
            (("ending.winner", "high"),),
        ),
    ),
)
