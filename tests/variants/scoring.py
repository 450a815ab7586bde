"""Variants known elsewhere: scoring."""

from tests.variants.kinds import NotSaid, Said, Variant, scoring, table

LOW = {"ending": {"winner": "low"}}

TITLE = "Scoring"
VARIANTS: dict[str, Variant] = {
    "V100": scoring(
        "5 and 1 a trick always",
        {"made": {"c": 5, "t": 1}, "miss": {"t": 1}},
        (5, 2, 2, 7),
        (5, 2, 3, 3),
    ),
    "V101": scoring(
        "10 + bid, missed minus the bid",
        {"made": {"c": 10, "b": 1}, "miss": {"b": -1}},
        (5, 3, 3, 13),
        (5, 3, 1, -3),
        (5, 0, 2, 0),
    ),
    "V101b": scoring(
        "a penalty for too few alone",
        {"made": {"c": 10, "b": 1}, "under": {"b": -1}},
        (5, 3, 1, -3),
        (5, 3, 4, 0),
    ),
    "V102": scoring(
        "ten times the bid, or minus that; nil 5",
        {"nil_made": {"c": 5}, "made": {"b": 10}, "miss": {"b": -10}, "nil_fail": {"c": -5}},
        (5, 3, 3, 30),
        (5, 3, 2, -30),
        (5, 0, 0, 5),
        (5, 0, 1, -5),
    ),
    "V103": scoring(
        "11 times the bid from 2 on",
        table(lambda _h, b, t: 0 if b != t else (10, 15, 22, 33, 44)[b] if b < 5 else 11 * b),
        (5, 1, 1, 15),
        (5, 3, 3, 33),
        (5, 3, 2, 0),
    ),
    "V104": scoring(
        "Cypriot",
        {"made": {"c": 10, "b": 5}, "miss": {"b": -5}, "nil_fail": {"c": -10}},
        (5, 3, 3, 25),
        (5, 3, 2, -15),
        (5, 0, 2, -10),
    ),
    "V105": scoring(
        "a set penalty",
        {
            "made": {"c": 10, "b": 1},
            "over": {"t": 1},
            "nil_fail": {"t": 1},
            "under": {"c": -10},
        },
        (5, 2, 2, 12),
        (5, 2, 4, 4),
        (5, 2, 0, -10),
    ),
    "V106": scoring(
        "a penalty that grows",
        {"made": {"c": 10, "b": 1}, "miss": {"b": -1, "d": -10}},
        (5, 2, 2, 12),
        (5, 2, 4, -22),
    ),
    "V107": Said("a nil of 5", {"bonus": {"nil_value": 5}}, points=((5, 0, 0, 5),)),
    "V108": Said(
        "a nil of 5 + hand size",
        {"bonus": {"nil_value": 5, "nil_per_card": 1}},
        points=((8, 0, 0, 13),),
    ),
    "V109": scoring(
        "10 + bid squared, else the tricks",
        {"made": {"c": 10, "b2": 1}, "miss": {"t": 1}},
        (5, 3, 3, 19),
        (5, 3, 4, 4),
    ),
    "V110": scoring("Montreal", {"made": {"c": 10, "b": 2}}, (5, 3, 3, 16), (5, 3, 4, 0)),
    "V111": scoring(
        "the lowest wins: differences added up",
        {"made": {}, "miss": {"dT": 1}},
        (5, 3, 3, 0),
        (5, 3, 0, 6),
        rules=LOW,
    ),
    "V112": scoring(
        "the lowest wins: differences squared",
        {"made": {}, "miss": {"d2": 1}},
        (5, 3, 0, 9),
        rules=LOW,
    ),
    "V113": scoring(
        "the lowest wins: a miss costs the hand size",
        {"made": {}, "miss": {"h": 1}},
        (5, 3, 0, 5),
        rules=LOW,
    ),
    "V114": scoring(
        "the bid, half a point for nil, in half points",
        {"nil_made": {"c": 1}, "made": {"b": 2}, "miss": {"d": -2}},
        (5, 3, 3, 6),
        (5, 0, 0, 1),
        (5, 3, 1, -4),
    ),
    "V115": scoring("ten or nothing", {"made": {"c": 10}}, (5, 3, 3, 10), (5, 3, 1, 0)),
    "V116": scoring(
        "ten or nothing, nil 20 or -10 in hands above the number of seats",
        table(lambda h, b, t: (20 if t == 0 else -10) if b == 0 and h > 4 else 10 * (b == t)),
        (5, 0, 0, 20),
        (5, 0, 1, -10),
        (4, 0, 0, 10),
    ),
    "V117": NotSaid("a miss halves the total", "points of a deal do not depend on totals"),
    "V118": NotSaid("fewest misses, then the sum of made bids", "a match has one total"),
    "V119": scoring("bid + hand size", {"made": {"b": 1, "h": 1}}, (5, 3, 3, 8)),
    "V120": scoring("Get Fred", {"made": {"c": 10, "b": 1}, "miss": {"d": -1}}, (5, 3, 5, -2)),
    "V121": scoring(
        "Oy Vey", {"made": {"c": 10, "b2": 1}, "miss": {"d": -1}}, (5, 3, 3, 19), (5, 3, 5, -2)
    ),
    "V122": scoring(
        "Novacastrian",
        {"made": {"b": 1}, "under": {"b": -1}, "over": {"t": -1}, "nil_fail": {"t": -1}},
        (5, 3, 3, 3),
        (5, 3, 1, -3),
        (5, 3, 4, -4),
    ),
    "V123": scoring(
        "gentleman",
        {
            "nil_made": {"c": 5},
            "made": {"b": 10},
            "over": {"t": 1},
            "nil_fail": {"t": 1},
            "under": {"d": -10},
        },
        (5, 3, 3, 30),
        (5, 3, 4, 4),
        (5, 3, 1, -20),
    ),
    "V124": scoring(
        "more for small hands",
        {"made": {"c": 11, "h": -1, "t": 1}, "miss": {"t": 1}},
        (10, 3, 3, 4),
        (1, 1, 1, 11),
        (5, 3, 2, 2),
    ),
    "V125": scoring(
        "-10, then -15 for each more",
        {"made": {"c": 10, "b": 5}, "miss": {"c": 5, "d": -15}},
        (5, 3, 3, 25),
        (5, 3, 2, -10),
        (5, 3, 1, -25),
    ),
    "V126": scoring(
        "Basas",
        table(
            lambda h, b, t: (
                ((35 if h == 13 else 10) + b * b if b == 0 else 10 + b * b)
                if b == t
                else -10
                if b == 0 and h == 13
                else -3 * abs(b - t)
            )
        ),
        (5, 3, 3, 19),
        (13, 0, 0, 35),
        (13, 0, 2, -10),
        (5, 3, 1, -6),
        rules={"play": {"revoke": "penalty"}},
        but="false accusations",
    ),
    "V127": NotSaid("pots", "there is no money"),
    "V128": NotSaid("the last one dances", "that is for the table to see to"),
    "V129": scoring(
        "10 + twice the bid, -2 a trick",
        {"made": {"c": 10, "b": 2}, "miss": {"d": -2}},
        (5, 3, 3, 16),
        (5, 3, 1, -4),
    ),
    "V130": scoring(
        "5 + bid, -1 a trick", {"made": {"c": 5, "b": 1}, "miss": {"d": -1}}, (5, 3, 3, 8)
    ),
    "V131": scoring(
        "5 + 1 + 2 + ... bid",
        {"made": {"c": 5, "bT": 1}, "miss": {"dT": -1}},
        (5, 3, 3, 11),
        (5, 3, 1, -3),
    ),
    "V132": scoring(
        "10 + bid squared, -5 (1 + 2 + ...)",
        {"made": {"c": 10, "b2": 1}, "miss": {"dT": -5}},
        (5, 3, 3, 19),
        (5, 3, 1, -15),
    ),
    "V133": scoring(
        "5 + bid squared, -5 (1 + 2 + ...)",
        {"made": {"c": 5, "b2": 1}, "miss": {"dT": -5}},
        (5, 3, 3, 14),
    ),
    "V134": scoring(
        "plus or minus 10 + bid",
        {"made": {"c": 10, "b": 1}, "miss": {"c": -10, "b": -1}},
        (5, 3, 3, 13),
        (5, 3, 1, -13),
    ),
    "V135": scoring(
        "10 + 11 times the bid", {"made": {"c": 10, "b": 11}, "miss": {"d": -1}}, (5, 3, 3, 43)
    ),
    "V136": scoring(
        "ten times the bid or minus that, nil 10",
        {"nil_made": {"c": 10}, "made": {"b": 10}, "miss": {"b": -10}, "nil_fail": {"c": -10}},
        (5, 3, 3, 30),
        (5, 0, 1, -10),
    ),
    "V137": scoring("5 + tricks if exact", {"made": {"c": 5, "t": 1}}, (5, 3, 3, 8), (5, 3, 1, 0)),
    "V138": scoring(
        "Estimativa",
        {"nil_made": {"c": 1}, "made": {"b": 2}, "miss": {"d": -1}},
        (5, 3, 3, 6),
        (5, 0, 0, 1),
    ),
    "V139": scoring(
        "the bid or minus the difference, nil 13",
        {"nil_made": {"c": 13}, "made": {"b": 1}, "miss": {"d": -1}},
        (5, 3, 3, 3),
        (5, 0, 0, 13),
    ),
    "V140": scoring("2 + bid", {"made": {"c": 2, "b": 1}, "miss": {"d": -1}}, (5, 3, 3, 5)),
    "V141": Said(
        "Pocha",
        {"base": "pocha"},
        points=((5, 3, 3, 25), (5, 3, 1, -10)),
        but="oros that count double",
    ),
    "V142": Said("Podrida", {"base": "podrida"}, points=((5, 3, 3, 19), (5, 3, 1, -6))),
    "V143": Said("Plump", {"base": "plump"}, points=((5, 3, 3, 13), (5, 0, 0, 5), (5, 3, 1, 0))),
    "V144": scoring(
        "Wizard",
        {"made": {"c": 20, "b": 10}, "miss": {"d": -10}},
        (5, 3, 3, 50),
        (5, 3, 1, -20),
    ),
    "V145": scoring(
        "Wizard with a nil of 20 + hand size",
        {"nil_made": {"c": 20, "h": 1}, "made": {"c": 20, "b": 10}, "miss": {"d": -10}},
        (5, 0, 0, 25),
    ),
    "V146": scoring(
        "Skull King",
        {"nil_made": {"h": 10}, "made": {"b": 20}, "miss": {"d": -10}, "nil_fail": {"h": -10}},
        (5, 3, 3, 60),
        (5, 0, 0, 50),
        (5, 0, 1, -50),
        but="points for single cards",
    ),
    "V147": scoring(
        "Georgian Joker",
        table(
            lambda h, b, t: (
                (100 * h if t == h else 50 * (b + 1)) if b == t else -200 if t == 0 else 10 * t
            )
        ),
        (9, 9, 9, 900),
        (9, 3, 3, 200),
        (9, 3, 2, 20),
        (9, 3, 0, -200),
    ),
    "V148": scoring(
        "10 a trick, 1 a trick over, -10 a trick under",
        {"made": {"b": 10}, "over": {"t": 1}, "nil_fail": {"t": 1}, "under": {"d": -10}},
        (5, 3, 3, 30),
        (5, 3, 4, 4),
        (5, 3, 1, -20),
    ),
    "V149": NotSaid(
        "points by the number of the round", "a scoring knows bid, tricks and hand size"
    ),
    "V150": scoring(
        "tricks + 10, nil 20",
        {"nil_made": {"c": 20}, "made": {"c": 10, "t": 1}, "miss": {"t": 1}},
        (5, 3, 3, 13),
        (5, 0, 0, 20),
        (5, 3, 4, 4),
    ),
    "V151": NotSaid("house rules without amounts", "the amounts are not known"),
}
