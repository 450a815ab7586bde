"""The games as the referee knows them: each preset written down once more, from its sources.

A record may name its rules or hold them whole; here a name is turned into the whole.
"""

from typing import Any

Rules = dict[str, Any]

DANE_SE: Rules = {
    "pack": {
        "pack": "std52",
        "packs": 1,
        "jokers": 0,
        "rank_order": "A_high",
        "duplicates": "last",
        "extra_suits": ["C", "D"],
    },
    "seating": {"direction": "clockwise", "first_dealer": "random", "dealer_rotation": "next"},
    "schedule": {
        "shape": "down_up",
        "peak": "auto",
        "step": 1,
        "repeat_low": 1,
        "repeat_high": 1,
        "count": 10,
        "list": [],
        "then_continue": "no",
    },
    "trump": {
        "trump": "turn_up",
        "suit": "S",
        "cycle": ["S", "H", "D", "C"],
        "full_deal_trump": "dealer_last_card",
        "nt_on_deals": [],
        "turnup_nt_ranks": [],
        "joker_turnup": "joker_suit",
    },
    "bidding": {
        "bid_mode": "sequential",
        "bid_opens": "eldest",
        "bid_change": "until_next_speaks",
        "hook": "ne",
        "min_h": 1,
        "except_last": False,
        "bid_min": 0,
        "bid_max": "h",
        "max_nils_in_row": None,
    },
    "auction": {
        "opens": "dealer",
        "min": 5,
        "suit_order": ["C", "D", "H", "S", "NT"],
        "end_passes": 4,
        "reenter": True,
        "declarer": "fixed",
        "gulash_max_passes": 0,
        "gulash_cards": 3,
        "gulash_dir": "left",
        "gulash_raise_min": False,
    },
    "play": {
        "first_lead": "dealer",
        "void_duty": "any",
        "revoke": "refuse",
        "must_beat": False,
        "lead_trump": "always",
        "joker_play": "own_suit",
        "revoke_points": -50,
    },
    "scoring": {"nil_made": {"c": 10}, "made": {"b": 10}, "miss": {"d": -10}},
    "bonus": {
        "nil_value": None,
        "nil_per_card": 0,
        "trick_point_from_size": 1,
        "void_if_none_exact": False,
        "nil_fail_cap_at_zero": False,
        "streak_length": None,
        "streak_bonus": 30,
        "streak_penalty": 0,
        "streak_counts_from_size": 1,
        "streak_reset_after_award": True,
    },
    "ending": {
        "end": "schedule_done",
        "target": 200,
        "max_deals": 100,
        "winner": "high",
        "tie": "extra_deals",
        "tie_size": "min10",
        "max_tie_deals": 30,
    },
}


def merged(base: Rules, *changes: Rules) -> Rules:
    """Return rules with some axes changed; a scoring is taken whole."""
    told = {group: dict(axes) for group, axes in base.items()}
    for change in changes:
        for group, axes in change.items():
            told[group] = dict(axes) if group == "scoring" else {**told.get(group, {}), **axes}
    return told


ELDEST: Rules = {"play": {"first_lead": "eldest"}}
FREE: Rules = {"bidding": {"hook": "none"}}
UP_13: Rules = {"schedule": {"shape": "up", "peak": 13}, "trump": {"full_deal_trump": "none"}}
UP_DOWN: Rules = {"schedule": {"shape": "up_down"}}
TEN_AND_BID: Rules = {"scoring": {"made": {"c": 10, "b": 1}}}
GERMAN: Rules = {"scoring": {"made": {"c": 10, "b2": 1}, "miss": {"d2": -1}}}
TUTORIAL: Rules = {
    **UP_13,
    "scoring": {
        "made": {"c": 10, "b": 1},
        "under": {"c": -10},
        "over": {"c": -10, "t": 1},
        "nil_fail": {"c": -10},
    },
}
PODRIDA: Rules = {
    "pack": {"pack": "latin40", "rank_order": "latin_A_R_C_V_7"},
    "seating": {"direction": "counter"},
    "schedule": {"shape": "list", "list": [1, 2, 3, 4, 5, 5, 5, 5, 5, 5, 5, 5, 4, 3, 2, 1]},
    "play": {"void_duty": "must_trump"},
    "scoring": {"made": {"c": 10, "b": 3}, "miss": {"d": -3}},
}
ROMANIAN: Rules = {
    "pack": {"pack": "stripped8perPlayer"},
    "schedule": {"shape": "up_down", "peak": 8, "repeat_low": "n", "repeat_high": "n"},
    "trump": {"full_deal_trump": "none"},
    "scoring": {"made": {"c": 5, "b": 1}, "miss": {"d": -1}},
}


def israeli(nil_over: int) -> Rules:
    return {
        "schedule": {"shape": "constant", "peak": 13},
        "trump": {"trump": "auction"},
        "bidding": {"bid_opens": "declarer_left"},
        "play": {"first_lead": "declarer"},
        "scoring": {
            "nil_made": {"if_under_hand": {"c": 50}, "if_over_hand": {"c": nil_over}},
            "made": {"c": 10, "b2": 1},
            "miss": {"d": -10},
            "nil_fail": {"c": -60, "t": 10},
        },
        "ending": {"end": "target", "target": 200, "tie_size": "schedule"},
    }


def king(*contracts: Rules, **axes: object) -> Rules:
    """The game of contracts: six negative ones, or others, and four positive ones."""
    six: tuple[Rules, ...] = (
        {"name": "no-tricks", "per_trick": -20},
        {"name": "no-hearts", "per_card": {"H": -20}, "hearts_lead_ban": True},
        {"name": "no-queens", "per_card": {"Q": -50}},
        {"name": "no-men", "per_card": {"K": -30, "J": -30}},
        {
            "name": "no-king",
            "per_card": {"KH": -160},
            "hearts_lead_ban": True,
            "forced_card": "KH",
        },
        {"name": "no-last-two", "last_tricks": [-90, -90]},
    )
    return {
        "seating": {"first_dealer": "KH_drawer"},
        "trump": {"trump": "none"},
        "ending": {"tie": "shared"},
        "contracts": {
            "list": [*(contracts or six), *[{"name": "positive", "positive": True}] * 4],
            "order": "fixed",
            "early_end": False,
            "up_points": 25,
            "down_points": -75,
            "down_bonus": 325,
            "auction": "owner_may",
            "currencies": "up_and_down",
            "null_value": 3,
            "limit": 8,
            "pass_final": False,
            "preference": True,
            "negotiate": True,
            "ultimatum": True,
            "payment": "capped",
            "frustrated_max": 3,
            "direct_4333": False,
            **axes,
        },
    }


QUICK: tuple[Rules, ...] = (
    {"name": "no-tricks-last-two", "per_trick": -20, "last_tricks": [-90, -90]},
    {
        "name": "no-hearts-king",
        "per_card": {"H": -20, "KH": -160},
        "hearts_lead_ban": True,
        "forced_card": "KH",
    },
    {"name": "no-court", "per_card": {"Q": -50, "K": -30, "J": -30}},
)


def down_with_cycle(peak: str, suits: str) -> Rules:
    return {
        "schedule": {"shape": "down", "peak": peak},
        "trump": {"trump": "cycle", "cycle": list(suits)},
    }


GAMES: dict[str, Rules] = {
    name: merged(DANE_SE, *changes)
    for name, changes in {
        "dane-se": (),
        "dane-se-norm": (ELDEST,),
        "dane-se-river-13": ({"schedule": {"peak": 13}},),
        "dane-se-river-17": ({"schedule": {"peak": 17}},),
        "dane-se-australia-5": ({"schedule": {"peak": 13}, "pack": {"pack": "std52+13low"}},),
        "dane-se-australia-6": ({"schedule": {"peak": 13}, "pack": {"pack": "std52+26low"}},),
        "dane-se-french": ({"trump": {"turnup_nt_ranks": ["2", "3", "4", "5", "6"]}},),
        "dane-se-jokers": ({"pack": {"jokers": 2}},),
        "dane-se-tutorial": (
            TUTORIAL,
            FREE,
            {
                "seating": {"direction": "counter", "dealer_rotation": "fixed"},
                "bidding": {"bid_opens": "first_leader"},
                "play": {"first_lead": "prev_last_winner"},
            },
        ),
        "dane-se-tutorial-norm": (
            *(TUTORIAL, FREE, ELDEST),
            {"bidding": {"bid_opens": "first_leader"}},
        ),
        "dane-se-13": (
            *(UP_13, FREE, ELDEST, TEN_AND_BID),
            {"schedule": {"then_continue": "ask_after_last"}},
        ),
        "dane-se-13-continued": (
            *(UP_13, FREE, ELDEST, TEN_AND_BID),
            {"schedule": {"then_continue": "yes"}},
        ),
        "10-op-en-neer": (UP_DOWN, FREE, TEN_AND_BID),
        "10-op-en-neer-norm": (UP_DOWN, FREE, TEN_AND_BID, ELDEST),
        "german-bridge": (UP_DOWN, GERMAN),
        "german-bridge-norm": (UP_DOWN, GERMAN, ELDEST),
        "podrida": (PODRIDA, FREE),
        "podrida-norm": (PODRIDA, ELDEST, {"pack": {"rank_order": "brisca"}}),
        "romanian-whist": (ROMANIAN,),
        "romanian-whist-norm": (ROMANIAN, ELDEST, {"play": {"void_duty": "must_trump"}}),
        "romanian-whist-inverted": (ROMANIAN, {"schedule": {"shape": "down_up"}}),
        "israeli-whist": (israeli(30),),
        "israeli-whist-norm": (
            israeli(25),
            {
                "auction": {
                    "opens": "left",
                    "end_passes": 3,
                    "declarer": "may_raise_first",
                    "gulash_max_passes": 3,
                    "gulash_raise_min": True,
                }
            },
        ),
        "israeli-whist-gulash": (israeli(30), {"auction": {"gulash_max_passes": 2}}),
        "oh-hell": (ELDEST, {"scoring": {"made": {"c": 10, "t": 1}, "miss": {"t": 1}}}),
        "nomination-whist": (ELDEST, TEN_AND_BID, down_with_cycle("auto", "HCDS")),
        "kachuful": (ELDEST, TEN_AND_BID, down_with_cycle("full", "SDCH")),
        "boerenbridge": (
            *(UP_DOWN, FREE, ELDEST),
            {"scoring": {"made": {"c": 10, "b": 2}, "miss": {"d": -2}}},
        ),
        "plump": (
            {
                "schedule": {"peak": 10},
                "trump": {"trump": "none"},
                "play": {"first_lead": "highest_bid"},
                "scoring": {"nil_made": {"c": 5}, "made": {"c": 10, "b": 1}},
            },
        ),
        "pocha": (
            ELDEST,
            {
                "pack": {"pack": "latin40", "rank_order": "brisca"},
                "seating": {"direction": "counter"},
                "schedule": {
                    "shape": "up_down",
                    "peak": "full",
                    "repeat_low": "n",
                    "repeat_high": "n",
                },
                "play": {"void_duty": "must_trump", "must_beat": True},
                "scoring": {"made": {"c": 10, "b": 5}, "miss": {"d": -5}},
            },
        ),
        "king": (king(),),
        "king-copag": (king(currencies="up", frustrated_max=1),),
        "king-no-auction": (king(auction="off"),),
        "king-fixed-payment": (king(payment="fixed"),),
        "king-quick": (king(*QUICK),),
    }.items()
}
