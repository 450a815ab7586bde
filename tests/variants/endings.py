"""Variants known elsewhere: bonuses and endings."""

from tests.variants.kinds import NotSaid, Said, Variant

TITLE = "Bonuses and endings"
VARIANTS: dict[str, Variant] = {
    "V160": Said(
        "10 for five exact deals in a row, -10 for five missed",
        {"bonus": {"streak": {"length": 5, "bonus": 10, "penalty": -10}}},
    ),
    "V161": NotSaid("premiums for a set of deals", "a streak counts in a row, not by sets"),
    "V162": NotSaid("multipliers by place", "places follow from totals"),
    "V163": NotSaid("money by place", "there is no money"),
    "V170": Said(
        "first to 101",
        {"ending": {"end": "target", "target": 101}},
        but="exactly 100, and who may not bid near it",
    ),
    "V171": Said(
        "a fixed number of deals",
        {"schedule": {"shape": "constant", "peak": 5, "count": 7}},
        sizes=(5,) * 7,
    ),
    "V172": NotSaid("lives", "nobody leaves a match before its end"),
    "V173": Said(
        "ties shared, or to who was exact most often",
        {"ending": {"tie": "most_exact"}},
        but="to who took most tricks",
    ),
    "V174": NotSaid("a wrong number of cards", "the table deals them"),
    "V175": NotSaid("joining in the middle", "a match has its seats from the first deal"),
}
