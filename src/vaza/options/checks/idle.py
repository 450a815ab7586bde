"""Axes that decide nothing as long as another axis has its present value.

A page that builds rules says so, and a rules page leaves them out. No code of the game depends on
it: an inert axis keeps its value.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from vaza.options.axes.bidding import HIDDEN_BIDS, Hook
from vaza.options.axes.contracts import Currencies, OwnerAuction
from vaza.options.axes.ending import End, Tie
from vaza.options.axes.play import FirstLead, Revoke
from vaza.options.axes.schedule import Shape
from vaza.options.axes.trump import TrumpKind
from vaza.options.axes.types import AXES
from vaza.options.checks.pack import pack_conflicts
from vaza.options.contracts.model import CountKind, entries_of
from vaza.options.deals.hooked import hooks_some_deal, may_bid_nothing
from vaza.options.deals.packs import extra_suits_needed
from vaza.options.deals.twins import has_identical_cards
from vaza.options.ruleset import RuleSet

SCORING: Final = "scoring"
DEALS: Final = "contracts.list"
"""The list of contracts, beside the axes."""
_ONE_WAY: Final = (Shape.UP, Shape.DOWN)
_TURNS: Final = (Shape.DOWN_UP, Shape.UP_DOWN)
_WALKED: Final = (*_TURNS, *_ONE_WAY)


class Inert(NamedTuple):
    """An axis without effect, and the axis whose value makes it so."""

    path: str
    """The axis as ``group.axis``, or ``scoring``."""
    because: str


class Need(NamedTuple):
    """What an axis asks of another one to have an effect."""

    axis: str
    is_met: Callable[[RuleSet], bool]


def inert_axes(rules: RuleSet) -> Iterator[Inert]:
    """Yield the axes of a rule set that have no effect, in the order of `NEEDS`."""
    for path, needs in NEEDS.items():
        unmet = next((need.axis for need in needs if not need.is_met(rules)), None)
        if unmet is not None:
            yield Inert(path, unmet)


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


def _hooks(rules: RuleSet) -> bool:
    return rules.bidding.hook is not Hook.NONE


def _has_bidding_order(rules: RuleSet) -> bool:
    """Tell whether it matters who bids first, or would: the first of equal bids counts (A59)."""
    highest_wins = (
        rules.trump.trump is TrumpKind.HIGHEST_BIDDER
        or rules.play.first_lead is FirstLead.HIGHEST_BID
    )
    return highest_wins or rules.bidding.bid_mode not in HIDDEN_BIDS


def _may_hook(rules: RuleSet) -> bool:
    """Tell whether the hook reaches some deal, or might if the deals made sense.

    Without a hook it is the hook that is in want, not the hands.
    """
    if not _hooks(rules) or rules.bidding.min_h == 1:
        return True
    is_sound = rules.schedule.list or rules.schedule.shape is not Shape.LIST
    return not is_sound or any(pack_conflicts(rules)) or hooks_some_deal(rules)


def _sees_trumps(rules: RuleSet) -> bool:
    return bool(rules.deals) or rules.trump.trump is not TrumpKind.NONE


def _may_have_trumps(rules: RuleSet) -> bool:
    return not rules.deals or _has_owners(rules)


def _has_owners(rules: RuleSet) -> bool:
    return any(contract.positive for contract in rules.deals)


def _has_negative(rules: RuleSet) -> bool:
    return not all(contract.positive for contract in rules.deals)


def _counts_cards_alone(rules: RuleSet) -> bool:
    """Tell whether there is a deal that may end before its last trick (A40)."""
    negative = [contract for contract in rules.deals if not contract.positive]
    kinds = [{entry.kind for entry in entries_of(contract)} for contract in negative]
    return {CountKind.CARDS} in kinds


def _sells(rules: RuleSet) -> bool:
    return rules.contracts.auction is not OwnerAuction.OFF


def _offers_nulls(rules: RuleSet) -> bool:
    return rules.contracts.currencies is Currencies.UP_AND_DOWN


def _has_shape(*shapes: Shape) -> Callable[[RuleSet], bool]:
    return lambda rules: rules.schedule.shape in shapes


_OWNERS: Final = Need(DEALS, _has_owners)
_OFFERS: Final = (_OWNERS, Need("contracts.auction", _sells))
_REACHED: Final = Need("bidding.min_h", _may_hook)
_NILS: Final = Need("bidding.bid_min", may_bid_nothing)
_TRUMPS: Final = (Need(DEALS, _may_have_trumps), Need("trump.trump", _sees_trumps))

_AMONG_AXES: Final[dict[str, tuple[Need, ...]]] = {
    "pack.duplicates": (Need("pack.pack", has_identical_cards),),
    "pack.extra_suits": (Need("pack.pack", lambda rules: extra_suits_needed(rules.pack) > 0),),
    "schedule.peak": (Need("schedule.shape", _has_shape(*_WALKED, Shape.CONSTANT)),),
    "schedule.step": (Need("schedule.shape", _has_shape(*_WALKED)),),
    "schedule.repeat_low": (Need("schedule.shape", _has_shape(*_WALKED)),),
    "schedule.repeat_high": (Need("schedule.shape", _has_shape(*_WALKED)),),
    "schedule.count": (Need("schedule.shape", _has_shape(Shape.CONSTANT)),),
    "schedule.list": (Need("schedule.shape", _has_shape(Shape.LIST)),),
    "schedule.then_continue": (Need("schedule.shape", _has_shape(*_ONE_WAY)),),
    "trump.suit": (Need("trump.trump", lambda rules: rules.trump.trump is TrumpKind.FIXED_SUIT),),
    "trump.cycle": (Need("trump.trump", lambda rules: rules.trump.trump is TrumpKind.CYCLE),),
    "trump.full_deal_trump": (Need("trump.trump", _turns_up),),
    "trump.nt_on_deals": (
        Need("trump.trump", lambda rules: rules.trump.trump is not TrumpKind.NONE),
    ),
    "trump.turnup_nt_ranks": (Need("trump.trump", _turns_up),),
    "trump.joker_turnup": (Need("pack.jokers", lambda rules: rules.pack.jokers > 0),),
    "bidding.bid_opens": (Need("bidding.bid_mode", _has_bidding_order),),
    "bidding.bid_change": (
        Need("bidding.bid_mode", lambda rules: rules.bidding.bid_mode not in HIDDEN_BIDS),
    ),
    "bidding.hook": (_REACHED,),
    "bidding.min_h": (Need("bidding.hook", _hooks),),
    "bidding.except_last": (Need("bidding.hook", _hooks), _REACHED),
    "bidding.max_nils_in_row": (_NILS,),
    "auction.opens": (Need("trump.trump", _auctions),),
    "auction.min": (Need("trump.trump", _auctions),),
    "auction.suit_order": (Need("trump.trump", _auctions),),
    "auction.end_passes": (Need("trump.trump", _auctions),),
    "auction.reenter": (Need("trump.trump", _auctions),),
    "auction.declarer": (Need("trump.trump", _auctions),),
    "auction.gulash_max_passes": (Need("trump.trump", _auctions),),
    "auction.gulash_cards": (Need("auction.gulash_max_passes", _passes),),
    "auction.gulash_dir": (Need("auction.gulash_max_passes", _passes),),
    "auction.gulash_raise_min": (Need("auction.gulash_max_passes", _passes),),
    "play.void_duty": _TRUMPS,
    "play.lead_trump": _TRUMPS,
    "play.joker_play": (Need("pack.jokers", lambda rules: rules.pack.jokers > 0),),
    "play.revoke_points": (Need("play.revoke", lambda rules: rules.play.revoke is Revoke.PENALTY),),
    "bonus.nil_value": (_NILS,),
    "bonus.nil_per_card": (
        _NILS,
        Need("bonus.nil_value", lambda rules: rules.bonus.nil_value is not None),
    ),
    "bonus.nil_fail_cap_at_zero": (_NILS,),
    "bonus.streak_bonus": (Need("bonus.streak_length", _has_streaks),),
    "bonus.streak_penalty": (Need("bonus.streak_length", _has_streaks),),
    "bonus.streak_counts_from_size": (Need("bonus.streak_length", _has_streaks),),
    "bonus.streak_reset_after_award": (Need("bonus.streak_length", _has_streaks),),
    "ending.target": (Need("ending.end", _has_target),),
    "ending.max_deals": (Need("ending.end", _has_target),),
    "ending.tie_size": (Need("ending.tie", _ties),),
    "ending.max_tie_deals": (Need("ending.tie", _ties),),
    "contracts.order": (Need(DEALS, _has_negative),),
    "contracts.early_end": (Need(DEALS, _counts_cards_alone),),
    "contracts.up_points": (_OWNERS,),
    "contracts.down_points": (_OWNERS,),
    "contracts.down_bonus": (_OWNERS,),
    "contracts.auction": (_OWNERS,),
    "contracts.currencies": _OFFERS,
    "contracts.null_value": (*_OFFERS, Need("contracts.currencies", _offers_nulls)),
    "contracts.limit": _OFFERS,
    "contracts.pass_final": _OFFERS,
    "contracts.preference": _OFFERS,
    "contracts.negotiate": _OFFERS,
    "contracts.ultimatum": _OFFERS,
    "contracts.payment": _OFFERS,
    "contracts.frustrated_max": _OFFERS,
    "contracts.direct_4333": _OFFERS,
    "contracts.sheet": (Need(DEALS, lambda rules: bool(rules.deals)),),
}
"""By axis: what it needs, the first one first."""

_OF_BIDS: Final = ("schedule", "trump", "bidding", "auction", "scoring", "bonus")
"""Groups of games in which bids are made: with a list of contracts nobody bids (R198)."""
_JUDGED: Final = ("trump.trump", "schedule.then_continue")
"""Of these groups, what a list of contracts contradicts."""
_BIDS: Final = Need(DEALS, lambda rules: not rules.deals)


def _needs(path: str) -> tuple[Need, ...]:
    is_of_bids = path.partition(".")[0] in _OF_BIDS and path not in _JUDGED
    return (*((_BIDS,) if is_of_bids else ()), *_AMONG_AXES.get(path, ()))


NEEDS: Final = {path: _needs(path) for path in (*(axis.path for axis in AXES), SCORING)}
"""By axis, and for the scoring: what it needs of others to have an effect."""
