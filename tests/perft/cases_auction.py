"""Which rule sets and deals the perft files are about: the auctions of Israeli Whist.

At a table an auction is for hands of 13 cards; with 2 it can be counted to the end.
"""

from tests.perft.kinds import Count, Rules, Set, first, rules

SMALL = {"shape": "constant", "peak": 2}
TWO = ["S", "NT"]
PASSES = ("pass",) * 4


def small(base: str = "israeli-whist", **groups: Rules) -> Rules:
    """Return an auction with hands of 2, in one number and two denominations."""
    auction = {"min": 2, "suit_order": TWO} | groups.pop("auction", {})
    return rules(base, schedule=SMALL, auction=auction, **groups)


AUCTIONS = {
    "auction": Set(
        "The auction of Israeli Whist",
        {"base": "israeli-whist"},
        (
            Count(4, 13, 2, dealer=1),
            Count(4, 13, 4, before=("pass", "11NT", "12C", "pass")),
            Count(4, 13, 2, before=("12S", *PASSES)),
            Count(4, 13, 4, before=("12S", *PASSES, "0", "3", "0")),
            Count(4, 13, before=("12S", *PASSES, "0", "0", "0", *first(42))),
        ),
    ),
    "auction-small": Set(
        "Hands of 2, to the end; the declarer leads",
        small(),
        (Count(4, 2, dealer=3), Count(4, 2, 6), Count(4, 2, before=("pass", "2S", "2NT"))),
    ),
    "auction-three-passes": Set(
        "Three passes end it, the dealer's left begins",
        small(auction={"end_passes": 3, "opens": "left"}),
        (Count(4, 2, seed=1), Count(4, 2, before=("pass", "2S", "2NT"))),
        small(),
    ),
    "auction-pass-is-final": Set(
        "Who has passed is out",
        small(auction={"reenter": False, "min": 1}),
        (Count(4, 2, 7), Count(4, 2, before=("1S", "pass"))),
        small(auction={"min": 1}),
    ),
    "auction-pass-is-final-three": Set(
        "Who has passed is out, and the last who is left has won",
        small(auction={"reenter": False, "end_passes": 3, "min": 1}),
        (Count(4, 2, 7), Count(4, 2, before=("1S", "pass"))),
        small(auction={"reenter": False, "min": 1}),
    ),
    "declarer-raises": Set(
        "The declarer bids first, his number or more, and nobody bids more",
        small(auction={"declarer": "may_raise_first", "min": 1}, bidding={"bid_max": "declarer"}),
        (Count(4, 2, before=("1NT", *["pass"] * 3)), Count(4, 2, 4)),
        small(auction={"min": 1}),
    ),
    "leader-opens-after-auction": Set(
        "Who leads bids first: a declarer whose number stands is passed over",
        small(bidding={"bid_opens": "first_leader"}),
        (Count(4, 2, before=("pass", "2S", "pass")),),
    ),
    "gulash": Set(
        "When all pass, each passes a card to the left, twice, and the lowest bid rises",
        small(
            "israeli-whist-gulash", auction={"min": 1, "gulash_cards": 1, "gulash_raise_min": True}
        ),
        (
            Count(4, 2, 6),
            Count(4, 2, 6, before=(*PASSES, *first(4))),
            Count(4, 2, before=(*PASSES, *first(4), *PASSES, *first(4), "pass", "2NT")),
        ),
        small("israeli-whist-gulash", auction={"min": 1, "gulash_cards": 1}),
    ),
    "gulash-whole": Set(
        "Three of 13 cards are passed to the right",
        rules("israeli-whist-gulash", auction={"gulash_dir": "right"}),
        (
            Count(4, 13, 1, before=PASSES),
            Count(4, 13, 2, dealer=2, before=(*PASSES, *first(4), *PASSES, *first(3))),
        ),
    ),
}
