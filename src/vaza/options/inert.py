"""Axes that decide nothing as long as another axis has its present value.

A page that builds rules says so, and a rules page leaves them out. No code depends on it: an inert
axis keeps its value.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from vaza.options.axes import (
    BidMode,
    End,
    Hook,
    PackKind,
    Revoke,
    Shape,
    Tie,
    TrumpKind,
)
from vaza.options.packs import extra_suits_needed
from vaza.options.ruleset import RuleSet

_ONE_WAY: Final = (Shape.UP, Shape.DOWN)
_TURNS: Final = (Shape.DOWN_UP, Shape.UP_DOWN)
_WALKED: Final = (*_TURNS, *_ONE_WAY)
_HIDDEN: Final = (BidMode.SIMULTANEOUS, BidMode.UNTIL_END)


class Inert(NamedTuple):
    """An axis without effect, and the axis whose value makes it so."""

    path: str
    because: str


def inert_axes(rules: RuleSet) -> Iterator[Inert]:
    """Yield the axes of a rule set that have no effect, in the order of `NEEDS`."""
    for path, (because, has_effect) in NEEDS.items():
        if not has_effect(rules):
            yield Inert(path, because)


Need = tuple[str, Callable[[RuleSet], bool]]


def _auctions(rules: RuleSet) -> bool:
    return rules.trump.trump is TrumpKind.AUCTION


def _passes(rules: RuleSet) -> bool:
    return _auctions(rules) and rules.auction.gulash_max_passes > 0


def _turns_up(rules: RuleSet) -> bool:
    return rules.trump.trump is TrumpKind.TURN_UP


def _has_streaks(rules: RuleSet) -> bool:
    return rules.bonus.streak_length is not None


def _has_target(rules: RuleSet) -> bool:
    return rules.ending.end is End.TARGET


def _ties(rules: RuleSet) -> bool:
    return rules.ending.tie is Tie.EXTRA_DEALS


def _has_twins(rules: RuleSet) -> bool:
    return rules.pack.packs > 1 or rules.pack.pack in (PackKind.LOW13, PackKind.LOW26)


def _hooks(rules: RuleSet) -> bool:
    return rules.bidding.hook is not Hook.NONE


def _has_shape(*shapes: Shape) -> Callable[[RuleSet], bool]:
    return lambda rules: rules.schedule.shape in shapes


NEEDS: Final[dict[str, Need]] = {
    "pack.duplicates": ("pack.pack", _has_twins),
    "pack.extra_suits": ("pack.pack", lambda rules: extra_suits_needed(rules.pack) > 0),
    "schedule.peak": ("schedule.shape", _has_shape(*_WALKED, Shape.CONSTANT)),
    "schedule.step": ("schedule.shape", _has_shape(*_WALKED)),
    "schedule.repeat_low": ("schedule.shape", _has_shape(*_WALKED)),
    "schedule.repeat_high": ("schedule.shape", _has_shape(*_WALKED)),
    "schedule.count": ("schedule.shape", _has_shape(Shape.CONSTANT)),
    "schedule.list": ("schedule.shape", _has_shape(Shape.LIST)),
    "schedule.then_continue": ("schedule.shape", _has_shape(*_ONE_WAY)),
    "trump.suit": ("trump.trump", lambda rules: rules.trump.trump is TrumpKind.FIXED_SUIT),
    "trump.cycle": ("trump.trump", lambda rules: rules.trump.trump is TrumpKind.CYCLE),
    "trump.full_deal_trump": ("trump.trump", _turns_up),
    "trump.turnup_nt_ranks": ("trump.trump", _turns_up),
    "trump.joker_turnup": ("pack.jokers", lambda rules: rules.pack.jokers > 0),
    "bidding.bid_opens": ("bidding.bid_mode", lambda rules: rules.bidding.bid_mode not in _HIDDEN),
    "bidding.bid_change": ("bidding.bid_mode", lambda rules: rules.bidding.bid_mode not in _HIDDEN),
    "bidding.min_h": ("bidding.hook", _hooks),
    "bidding.except_last": ("bidding.hook", _hooks),
    "auction.opens": ("trump.trump", _auctions),
    "auction.min": ("trump.trump", _auctions),
    "auction.suit_order": ("trump.trump", _auctions),
    "auction.end_passes": ("trump.trump", _auctions),
    "auction.reenter": ("trump.trump", _auctions),
    "auction.declarer": ("trump.trump", _auctions),
    "auction.gulash_max_passes": ("trump.trump", _auctions),
    "auction.gulash_cards": ("auction.gulash_max_passes", _passes),
    "auction.gulash_dir": ("auction.gulash_max_passes", _passes),
    "auction.gulash_raise_min": ("auction.gulash_max_passes", _passes),
    "play.joker_play": ("pack.jokers", lambda rules: rules.pack.jokers > 0),
    "play.revoke_points": ("play.revoke", lambda rules: rules.play.revoke is Revoke.PENALTY),
    "bonus.nil_per_card": ("bonus.nil_value", lambda rules: rules.bonus.nil_value is not None),
    "bonus.streak_bonus": ("bonus.streak_length", _has_streaks),
    "bonus.streak_penalty": ("bonus.streak_length", _has_streaks),
    "bonus.streak_counts_from_size": ("bonus.streak_length", _has_streaks),
    "bonus.streak_reset_after_award": ("bonus.streak_length", _has_streaks),
    "ending.target": ("ending.end", _has_target),
    "ending.max_deals": ("ending.end", _has_target),
    "ending.tie_size": ("ending.tie", _ties),
    "ending.max_tie_deals": ("ending.tie", _ties),
}
"""By axis: the axis that it hangs on, and whether it has an effect."""
