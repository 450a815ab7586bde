"""Variants known elsewhere: pack, seats, schedule."""

from tests.variants.kinds import NotSaid, Said, Variant

TITLE = "Pack, seats, schedule"
VARIANTS: dict[str, Variant] = {
    "V001": Said(
        "two packs for 6 players or more",
        {"pack": {"packs": 2}, "seating": {"seats": [8]}},
        8,
        but="the 63-card pack with elevens and twelves has ranks that no card here has",
    ),
    "V002": NotSaid("a 73-card pack", "its ranks are not those of any pack here"),
    "V003": Said(
        "a pack of 32 cards",
        {"pack": {"pack": "std32"}, "seating": {"seats": [3, 4]}},
        but="more than 10 seats",
    ),
    "V004": Said(
        "Pocha with 40 or 48 cards",
        {"base": "pocha", "pack": {"pack": "latin48"}},
        but="leaving out the twos alone",
    ),
    "V005": Said("seven to ace", {"pack": {"pack": "std32"}}),
    "V006": Said("brisca ranks", {"pack": {"pack": "latin40", "rank_order": "brisca"}}),
    "V007": NotSaid("suits ranked to break ties", "no two cards of a trick tie here"),
    "V008": Said(
        "low beats high",
        {"pack": {"rank_order": "low_beats_high"}},
        but="in single deals only",
    ),
    "V009": NotSaid("Wizard's wizards and jesters", "two kinds of special cards, four of each"),
    "V010": NotSaid("Skull King's pack", "its own suits and specials that beat one another"),
    "V011": NotSaid(
        "Georgian Joker", "sixes that are jokers, played high or low as their player says"
    ),
    "V012": NotSaid("Blindside's pack", "odd numbers of single ranks"),
    "V013": Said("two packs of 32", {"pack": {"pack": "std32", "packs": 2}}),
    "V014": NotSaid("Fette Fünfzehn", "ranks 14 and 15 of their own colours"),
    "V015": Said("two players", {"seating": {"seats": [2]}}, 2),
    "V016": Said(
        "8 and 9 players, 6 and 5 cards",
        {"seating": {"seats": [8, 9]}},
        8,
        sizes=(6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6),
    ),
    "V017": NotSaid("seven at Romanian Whist", "a dealer who sits out"),
    "V018": NotSaid("pairs", "every seat plays for itself"),
    "V019": Said("counter-clockwise", {"seating": {"direction": "counter"}}),
    "V020": Said("up only", {"schedule": {"shape": "up", "peak": 4}}, sizes=(1, 2, 3, 4)),
    "V021": Said(
        "up and down", {"schedule": {"shape": "up_down", "peak": 3}}, sizes=(1, 2, 3, 2, 1)
    ),
    "V022": Said(
        "down and up", {"schedule": {"shape": "down_up", "peak": 3}}, sizes=(3, 2, 1, 2, 3)
    ),
    "V023": Said("down only", {"schedule": {"shape": "down", "peak": 3}}, sizes=(3, 2, 1)),
    "V024": Said(
        "by twos",
        {"schedule": {"shape": "up_down", "peak": 7, "step": 2}},
        sizes=(1, 3, 5, 7, 5, 3, 1),
    ),
    "V025": Said(
        "as many deals of one card as there are players, at the turn",
        {"schedule": {"shape": "down_up", "peak": 3, "repeat_low": "n"}},
        sizes=(3, 2, 1, 1, 1, 1, 2, 3),
    ),
    "V026": Said(
        "as many at both ends and at the top",
        {"schedule": {"shape": "up_down", "peak": 3, "repeat_low": "n", "repeat_high": "n"}},
        3,
        sizes=(1, 1, 1, 2, 3, 3, 3, 2, 1, 1, 1),
    ),
    "V027": Said(
        "largest to 5, n of 4, 5 to largest",
        {"schedule": {"shape": "list", "list": [6, 5, 4, 4, 4, 4, 5, 6]}},
        sizes=(6, 5, 4, 4, 4, 4, 5, 6),
    ),
    "V028": Said(
        "1-8, four of 9, 8-1, four of 9",
        {
            "pack": {"pack": "std36"},
            "schedule": {
                "shape": "list",
                "list": [*range(1, 9), *[9] * 4, *range(8, 0, -1), *[9] * 4],
            },
        },
        sizes=(*range(1, 9), *[9] * 4, *range(8, 0, -1), *[9] * 4),
    ),
    "V029": Said(
        "always ten",
        {"schedule": {"shape": "constant", "peak": 10, "count": 3}},
        sizes=(10, 10, 10),
    ),
    "V030": Said(
        "7, 7, 7, 7, 6 ... 1",
        {"schedule": {"shape": "down", "peak": 7, "repeat_high": 4}},
        sizes=(7, 7, 7, 7, 6, 5, 4, 3, 2, 1),
    ),
    "V031": Said(
        "13 ... 2, 3 ... 13",
        {"schedule": {"shape": "list", "list": [*range(13, 1, -1), *range(3, 14)]}},
        sizes=(*range(13, 1, -1), *range(3, 14)),
    ),
    "V032": Said(
        "1 ... 8, 8 ... 1, the second 8 without trumps",
        {
            "schedule": {"shape": "up_down", "peak": 8, "repeat_high": 2},
            "trump": {"nt_on_deals": [9]},
        },
        sizes=(*range(1, 9), *range(8, 0, -1)),
        trumps=("turn-up",) * 8 + ("none",),
    ),
    "V033": Said(
        "chosen sizes",
        {"schedule": {"shape": "list", "list": [2, 9, 4]}},
        sizes=(2, 9, 4),
    ),
    "V034": Said(
        "sets of 8 ... 1 and 1 ... 8",
        {"schedule": {"shape": "list", "list": [*range(8, 0, -1), *range(1, 9)]}},
        sizes=(*range(8, 0, -1), *range(1, 9)),
    ),
    "V035": Said(
        "26 deals with more of the twos",
        {"schedule": {"shape": "list", "list": [*range(10, 2, -1), *[2] * 8, *range(3, 13)]}},
        sizes=(*range(10, 2, -1), *[2] * 8, *range(3, 13)),
    ),
    "V036": NotSaid("a second pack that says hand size and trump", "sizes are known before"),
}
