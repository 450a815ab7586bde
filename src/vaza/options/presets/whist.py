"""Romanian Whist and Israeli Whist (R085-R126)."""

import dataclasses
from typing import Final

from vaza.options.axes.auction import Auction, AuctionDeclarer, AuctionOpens
from vaza.options.axes.bidding import BidOpens
from vaza.options.axes.ending import End, Ending, TieSize
from vaza.options.axes.pack import Pack, PackKind
from vaza.options.axes.play import FirstLead, VoidDuty
from vaza.options.axes.schedule import Schedule, Shape
from vaza.options.axes.seating import Seating
from vaza.options.axes.trump import FullDealTrump, Trump, TrumpKind
from vaza.options.presets.making import BASE, Preset, norm, with_axes
from vaza.options.ruleset import RuleSet
from vaza.options.scorings.known import S09, S10, S10W


def _romanian(shape: Shape) -> RuleSet:
    """Eight cards for each seat; as many deals of 1 and of 8 as seats; 8 without trumps (R086-)."""
    return dataclasses.replace(
        BASE,
        pack=Pack(pack=PackKind.STRIPPED8),
        seating=Seating(seats=(3, 4, 5, 6)),
        schedule=Schedule(shape=shape, peak=8, repeat_low="n", repeat_high="n"),
        trump=Trump(full_deal_trump=FullDealTrump.NONE),
        scoring=S09,
    )


def _israeli() -> RuleSet:
    """13 cards each, an auction for the trumps, to 200 points (R096-R117)."""
    rules = dataclasses.replace(
        BASE,
        seating=Seating(seats=(4,)),
        schedule=Schedule(shape=Shape.CONSTANT, peak=13),
        trump=Trump(trump=TrumpKind.AUCTION),
        scoring=S10,
        ending=Ending(end=End.TARGET, target=200, tie_size=TieSize.SCHEDULE),
    )
    rules = with_axes(rules, "bidding", bid_opens=BidOpens.DECLARER_LEFT)
    return with_axes(rules, "play", first_lead=FirstLead.DECLARER)


def _israeli_norm() -> RuleSet:
    """The auction begins at the dealer's left, and three passes end it (A27, A29-A31, A33)."""
    auction = Auction(
        opens=AuctionOpens.LEFT,
        end_passes=3,
        declarer=AuctionDeclarer.RAISE,
        gulash_max_passes=3,
        gulash_raise_min=True,
    )
    return dataclasses.replace(_israeli(), auction=auction, scoring=S10W)


_ROMANIAN: Final = _romanian(Shape.UP_DOWN)

PRESETS: Final = (
    Preset("romanian-whist", _ROMANIAN, "R085-R091, A17, A24"),
    Preset(
        "romanian-whist-norm",
        with_axes(norm(_ROMANIAN), "play", void_duty=VoidDuty.MUST_TRUMP),
        "R085-R091, A01, A17, A24",
    ),
    Preset("romanian-whist-inverted", _romanian(Shape.DOWN_UP), "R085-R091, R094, A17, A24"),
    Preset("israeli-whist", _israeli(), "R095-R117, A27, A29-A32"),
    Preset("israeli-whist-norm", _israeli_norm(), "R095-R121, A27, A29-A33"),
    Preset(
        "israeli-whist-gulash",
        with_axes(_israeli(), "auction", gulash_max_passes=2),
        "R095-R119, A27, A29-A33",
    ),
)
