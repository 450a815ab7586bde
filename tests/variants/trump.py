"""Variants known elsewhere: trump."""

from tests.variants.kinds import NotSaid, Said, Variant

TITLE = "Trump"
VARIANTS: dict[str, Variant] = {
    "V040": Said(
        "fixed cycles",
        {"trump": {"trump": "cycle", "cycle": ["S", "D", "C", "H", "NT"]}},
        trumps=("S", "D", "C", "H", "none", "S"),
    ),
    "V041": Said(
        "always spades", {"trump": {"trump": "fixed_suit", "suit": "S"}}, trumps=("S", "S")
    ),
    "V042": Said("never trumps", {"trump": {"trump": "none"}}, trumps=("none", "none")),
    "V043": Said(
        "a suit by chance", {}, trumps=("turn-up", "turn-up"), but="without showing a card"
    ),
    "V044": Said(
        "the highest bidder names it",
        {"trump": {"trump": "highest_bidder"}},
        trumps=("highest-bidder",),
    ),
    "V045": NotSaid("an auction where no card is left to turn", "auctions are for every deal"),
    "V046": NotSaid("naming trumps after three cards", "cards are dealt at once"),
    "V047": Said(
        "the dealer names it unseen",
        {"trump": {"trump": "dealer_names"}},
        trumps=("dealer-names",),
    ),
    "V048": Said(
        "a cut before the dealing, where all cards are dealt",
        {
            "schedule": {"shape": "constant", "peak": 13, "count": 2},
            "trump": {"full_deal_trump": "cut"},
        },
        trumps=("cut", "cut"),
    ),
    "V049": NotSaid("a turned wizard or jester", "there are none"),
    "V050": NotSaid("face-down cards that vote the suit", "bids are numbers"),
    "V051": NotSaid("a cut of a second pack in every deal", "a cut is for full deals"),
    "V052": NotSaid("exchanging the turn-up", "the turn-up is out of play"),
    "V053": NotSaid("deals that count double", "a scoring knows no suit of trumps"),
    "V054": Said(
        "a turned joker means no trumps, or another card",
        {"pack": {"jokers": 2}, "trump": {"joker_turnup": "redraw"}},
    ),
}
