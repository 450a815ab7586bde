"""What an auction asks of the rest of a rule set: four seats, all cards dealt, spoken bids."""

from collections.abc import Iterator
from typing import Final

from vaza.options.axes.bidding import BidMode
from vaza.options.axes.ending import Tie, TieSize
from vaza.options.axes.schedule import Shape
from vaza.options.axes.trump import TrumpKind
from vaza.options.checks.pack import PLAIN_PACK
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import base_sizes
from vaza.options.ruleset import Problem, RuleSet

SEATS: Final = 4
TRICKS: Final = 13


def auction_conflicts(rules: RuleSet) -> Iterator[Problem]:
    """Yield what keeps an auction from being played; nothing where trump is no auction."""
    if rules.trump.trump is TrumpKind.AUCTION:
        yield from _table_conflicts(rules)
        yield from _deal_conflicts(rules)
        yield from _bid_conflicts(rules)


def _table_conflicts(rules: RuleSet) -> Iterator[Problem]:
    if rules.seating.seats != (SEATS,):
        yield Problem(
            "seating.seats",
            "auction-seats",
            "an auction is for exactly 4 seats",
            "set seats to [4]",
            (("seating.seats", (SEATS,)),),
        )
    if not _has_pack(rules):
        yield Problem(
            "pack.pack",
            "auction-pack",
            "an auction needs 52 cards, 13 for each seat",
            "take one pack of std52 without jokers",
            PLAIN_PACK,
        )


def _has_pack(rules: RuleSet) -> bool:
    return len(pack_cards(rules.pack, SEATS)) == SEATS * TRICKS


def _deal_conflicts(rules: RuleSet) -> Iterator[Problem]:
    schedule = rules.schedule
    is_empty = schedule.shape is Shape.LIST and not schedule.list
    if is_empty or set(base_sizes(rules, SEATS)) != {TRICKS}:
        yield Problem(
            "schedule.shape",
            "auction-size",
            "an auction needs 13 cards each in every deal",
            "set shape to constant and peak to 13",
            # With more seats, or fewer cards, these would be too many, and so on for ever.
            (
                *(() if _has_pack(rules) else PLAIN_PACK),
                ("seating.seats", (SEATS,)),
                ("schedule.shape", "constant"),
                ("schedule.peak", TRICKS),
            ),
        )
    if rules.ending.tie is Tie.EXTRA_DEALS and rules.ending.tie_size is not TieSize.SCHEDULE:
        yield Problem(
            "ending.tie_size",
            "auction-tie",
            "deals that part a tie have an auction too, and so 13 cards each",
            "set tie_size to schedule",
            (("ending.tie_size", "schedule"),),
        )
    if rules.trump.nt_on_deals:
        yield Problem(
            "trump.nt_on_deals",
            "auction-no-trump",
            "the auction settles in every deal whether there is a trump",
            "empty nt_on_deals",
            (("trump.nt_on_deals", ()),),
        )


def _bid_conflicts(rules: RuleSet) -> Iterator[Problem]:
    bidding, auction = rules.bidding, rules.auction
    if bidding.bid_mode is not BidMode.SEQUENTIAL:
        yield Problem(
            "bidding.bid_mode",
            "auction-mode",
            "after an auction the others bid in turn",
            "set bid_mode to sequential",
            (("bidding.bid_mode", "sequential"),),
        )
    highest = TRICKS - (auction.gulash_max_passes if auction.gulash_raise_min else 0)
    if auction.min > highest:
        yield Problem(
            "auction.min",
            "auction-min",
            f"after the last passing of cards nobody could bid: {auction.min} is too many",
            f"set min to {highest} or less",
            (("auction.min", highest),),
            (("least", auction.min), ("most", highest)),
        )
    if len(set(auction.suit_order)) < len(auction.suit_order):
        yield Problem(
            "auction.suit_order",
            "auction-suits",
            "a suit stands twice in the order of the suits",
            "name each suit once",
            (("auction.suit_order", tuple(dict.fromkeys(auction.suit_order))),),
        )
    if bidding.bid_max == "declarer" and bidding.bid_min > auction.min:
        yield Problem(
            "bidding.bid_min",
            "bid-declarer",
            f"the lowest bid {bidding.bid_min} may be above the declarer's, {auction.min}",
            f"set bid_min to {auction.min} or less",
            (("bidding.bid_min", auction.min),),
            (("least", bidding.bid_min), ("most", auction.min)),
        )
