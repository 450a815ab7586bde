"""A spread of rule sets: between them every axis that changes how a deal is played."""

from typing import Any, Final

from vaza.options.codes.codec import rules_from_json
from vaza.options.ruleset import RuleSet

_POINTS: Final = [
    [],
    [[5, -1], [-2, 7]],
    [[5, 0, -3], [-2, 6, -2], [-9, -3, 12]],
]

_CASES: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "dane-se": (4, {"schedule": {"shape": "list", "list": [10, 5, 2, 1]}}),
    "two seats, counter": (
        2,
        {
            "base": "dane-se-tutorial",
            "schedule": {"shape": "list", "list": [1, 2, 7, 13]},
        },
    ),
    "the whole pack, dealer's last card": (4, {"schedule": {"shape": "list", "list": [13]}}),
    "the whole pack, no trumps": (
        4,
        {
            "schedule": {"shape": "list", "list": [13, 1]},
            "trump": {"full_deal_trump": "none"},
        },
    ),
    "never trumps": (
        5,
        {"schedule": {"shape": "list", "list": [6, 3, 1]}, "trump": {"trump": "none"}},
    ),
    "must trump, no hook": (
        4,
        {
            "schedule": {"shape": "list", "list": [8, 4, 1]},
            "play": {"void_duty": "must_trump", "first_lead": "eldest"},
            "bidding": {"hook": "none"},
        },
    ),
    "two packs, the later twin": (
        6,
        {"schedule": {"shape": "list", "list": [9, 4]}, "pack": {"packs": 2}},
    ),
    "two packs, the earlier twin, must trump": (
        3,
        {
            "schedule": {"shape": "list", "list": [12, 3]},
            "pack": {"packs": 2, "duplicates": "first"},
            "play": {"void_duty": "must_trump"},
        },
    ),
    "two packs, twins cancel": (
        4,
        {
            "schedule": {"shape": "list", "list": [26, 5]},
            "pack": {"packs": 2, "duplicates": "cancel"},
        },
    ),
    "ten seats, cycle with no trumps": (
        10,
        {
            "seating": {"seats": [10]},
            "schedule": {"shape": "list", "list": [5, 1, 2]},
            "trump": {"trump": "cycle", "cycle": ["S", "NT", "H"]},
        },
    ),
    "the highest bid leads, spades": (
        4,
        {
            "schedule": {"shape": "list", "list": [7, 2]},
            "trump": {"trump": "fixed_suit", "suit": "S"},
            "play": {"first_lead": "highest_bid"},
        },
    ),
    "the last winner leads and deals": (
        4,
        {
            "schedule": {"shape": "list", "list": [3, 4, 5]},
            "seating": {"dealer_rotation": "last_winner", "first_dealer": "chosen"},
            "play": {"first_lead": "prev_last_winner"},
            "bidding": {"bid_opens": "first_leader", "bid_change": "never"},
        },
    ),
    "the lowest total wins": (
        4,
        {
            "schedule": {"shape": "list", "list": [6, 3]},
            "scoring": {"made": {}, "miss": {"dT": 1}},
            "ending": {"winner": "low", "tie": "shared"},
        },
    ),
    "to a target, squares": (
        5,
        {
            "base": "german-bridge",
            "schedule": {"shape": "constant", "peak": 4, "count": 3},
            "ending": {"end": "target", "target": 30, "max_deals": 5},
        },
    ),
    "points by table": (
        3,
        {
            "schedule": {"shape": "list", "list": [1, 2, 2]},
            "scoring": {"points": _POINTS},
            "ending": {"tie": "most_exact"},
        },
    ),
    "latin pack, brisca, must beat and overtrump": (
        4,
        {
            "base": "pocha",
            "schedule": {"shape": "list", "list": [10, 4, 1]},
            "play": {"void_duty": "must_overtrump"},
        },
    ),
    "eight cards each, no trumps in the full deals, streaks": (
        3,
        {
            "base": "romanian-whist",
            "schedule": {"shape": "list", "list": [8, 3, 2, 1]},
            "bonus": {"streak": {"length": 2, "bonus": 10, "penalty": -10}},
            "ending": {"winner": "zero_first"},
        },
    ),
    "65 cards, secret bids, French threshold": (
        5,
        {
            "base": "dane-se-australia-5",
            "schedule": {"shape": "list", "list": [13, 5]},
            "trump": {"turnup_nt_ranks": ["2", "3", "4", "5", "6"]},
            "bidding": {"bid_mode": "secret_until_end", "hook": "none"},
            "play": {"void_duty": "must_trump"},
        },
    ),
    "78 cards, all bid at once with one hand": (
        6,
        {
            "base": "dane-se-australia-6",
            "schedule": {"shape": "list", "list": [9, 2]},
            "bidding": {"bid_mode": "simultaneous", "hook": "none", "bid_max": 5},
            "play": {"first_lead": "highest_bid"},
        },
    ),
    "jokers of their own suit, revokes": (
        4,
        {
            "base": "dane-se-jokers",
            "schedule": {"shape": "list", "list": [6, 3]},
            "play": {"revoke": "penalty"},
        },
    ),
    "wild jokers that cancel, redrawn": (
        3,
        {
            "schedule": {"shape": "list", "list": [7, 2]},
            "pack": {"jokers": 2, "packs": 2, "duplicates": "cancel"},
            "trump": {"joker_turnup": "redraw"},
            "play": {"joker_play": "wild_anytime", "must_beat": True},
        },
    ),
    "blind bids over the hand, trumps led at last": (
        4,
        {
            "schedule": {"shape": "list", "list": [5, 2]},
            "bidding": {"bid_mode": "blind", "hook": "gt", "min_h": 3},
            "play": {"lead_trump": "last_resort"},
        },
    ),
    "the highest bidder names the trump, broken before led": (
        5,
        {
            "schedule": {"shape": "list", "list": [6, 2]},
            "trump": {"trump": "highest_bidder"},
            "bidding": {"max_nils_in_row": 1, "bid_change": "until_first_card"},
            "play": {"first_lead": "declarer", "lead_trump": "broken"},
        },
    ),
    "the dealer names the trump unseen, low cards win": (
        3,
        {
            "schedule": {"shape": "list", "list": [5, 3]},
            "pack": {"rank_order": "low_beats_high"},
            "trump": {"trump": "dealer_names"},
            "bidding": {"bid_opens": "right", "hook": "lt", "except_last": True},
            "play": {"first_lead": "declarer"},
        },
    ),
    "a card is cut for trump, totals must fit": (
        4,
        {
            "schedule": {"shape": "list", "list": [13, 2]},
            "trump": {"full_deal_trump": "cut"},
            "bidding": {"hook": "eq"},
            "bonus": {"void_if_none_exact": True, "nil_value": 5, "nil_per_card": 1},
        },
    ),
    "an auction": (
        4,
        {
            "base": "israeli-whist",
            "schedule": {"count": 1},
            "ending": {"target": 100, "max_deals": 2, "tie": "shared"},
        },
    ),
    "an auction with gulash, raised first, passes final": (
        4,
        {
            "base": "israeli-whist-norm",
            "schedule": {"count": 1},
            "auction": {"reenter": False, "gulash": {"dir": "right"}},
            "bidding": {"bid_max": "declarer"},
            "bonus": {"nil_fail_cap_at_zero": True},
            "ending": {"target": 100, "max_deals": 2, "tie": "shared"},
        },
    ),
    "king": (4, {"base": "king"}),
    "king, picked freely, early ends, fixed prices, passes final": (
        4,
        {
            "base": "king-fixed-payment",
            "seating": {"first_dealer": "KH_drawer_chooses"},
            "contracts": {
                "list": [
                    {"name": "hearts", "per_card": {"H": -20}, "hearts_lead_ban": True},
                    {"name": "spade-queen", "per_card": {"QS": -100}, "forced_card": "QS"},
                    *({"name": "positive-deal", "positive": True},) * 3,
                ],
                "order": "free",
                "early_end": True,
                "pass_final": True,
                "preference": False,
                "direct_4333": True,
                "auction": "always",
            },
            "play": {"first_lead": "declarer", "void_duty": "must_trump"},
        },
    ),
    "king, offers up alone, topped up, bonus cards": (
        4,
        {
            "base": "king-copag",
            "contracts": {
                "list": [
                    {"name": "good-aces", "per_card": {"A": 25}, "per_trick": -10, "base": 5},
                    *({"name": "positive-deal", "positive": True},) * 2,
                ],
                "payment": "top_up",
                "negotiate": False,
                "frustrated_max": None,
            },
        },
    ),
}


def spread() -> dict[str, tuple[RuleSet, int]]:
    """Return rule sets with a number of seats each, by what is special about them."""
    return {
        name: (rules_from_json(_seated(seats, entry)), seats)
        for name, (seats, entry) in _CASES.items()
    }


def _seated(seats: int, entry: dict[str, Any]) -> dict[str, Any]:
    """Let a rule set be for ``seats`` seats only: its hands may be too large for more."""
    return entry | {"seating": {"seats": [seats]} | entry.get("seating", {})}
