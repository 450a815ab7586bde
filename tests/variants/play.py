"""Variants known elsewhere: play."""

from tests.variants.kinds import NotSaid, Said, Variant

TITLE = "Play"
VARIANTS: dict[str, Variant] = {
    "V090": Said(
        "beat, trump, overtrump",
        {"play": {"must_beat": True, "void_duty": "must_overtrump"}},
    ),
    "V091": Said("trump when void", {"play": {"void_duty": "must_trump"}}),
    "V092": Said(
        "trumps led only by who has nothing else", {"play": {"lead_trump": "last_resort"}}
    ),
    "V093": NotSaid("a first lead that is no spade", "leads are forbidden for trumps alone"),
    "V094": Said(
        "jokers at any time",
        {"pack": {"jokers": 2}, "play": {"joker_play": "wild_anytime"}},
        but="what their leader may ask for",
    ),
    "V095": Said("the highest bidder leads", {"play": {"first_lead": "highest_bid"}}),
    "V096": NotSaid("rock, paper, scissors", "no trick is left open"),
    "V097": Said(
        "the first of equal cards wins, or both lose",
        {"pack": {"packs": 2, "duplicates": "cancel"}},
    ),
}
