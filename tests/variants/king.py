"""Variants known elsewhere: king and its relatives."""

from tests.variants.kinds import NotSaid, Said, Variant

TITLE = "King and its relatives"
VARIANTS: dict[str, Variant] = {
    "V180": Said("Copag's rules", {"base": "king-copag"}),
    "V181": Said("the quick game", {"base": "king-quick"}),
    "V182": Said(
        "offers always, the whole price paid, an early end",
        {
            "base": "king",
            "contracts": {"auction": "always", "payment": "fixed", "early_end": True},
        },
        but="the seat opposite leads",
    ),
    "V183": Said(
        "no offers, the eldest hand leads",
        {"base": "king-no-auction", "play": {"first_lead": "eldest"}},
    ),
    "V184": NotSaid("suits that break ties in the draw", "the draw is for the king of hearts"),
    "V185": Said(
        "5 points a trick",
        {"base": "king", "contracts": {"list": [{"name": "tricks", "per_trick": -5}]}},
        but="trumps in turn",
    ),
    "V186": Said(
        "the negative deals of Turkish King",
        {
            "base": "king",
            "contracts": {
                "list": [
                    {"name": "king", "per_card": {"KH": -320}},
                    {"name": "last", "last_tricks": [-180, -180]},
                ]
            },
        },
        but="who plays what how often, misdeals",
    ),
    "V187": Said(
        "the negative deals of Russian King",
        {
            "base": "king",
            "pack": {"pack": "std32"},
            "contracts": {
                "list": [
                    {
                        "name": "eralash",
                        "per_trick": -2,
                        "per_card": {"H": -2, "J": -4, "Q": -4, "KH": -16},
                        "last_tricks": [-8, -8],
                    }
                ]
            },
        },
        but="two and three players with their packs",
    ),
    "V188": Said(
        "the negative deals of Barbu",
        {
            "base": "king",
            "contracts": {
                "list": [
                    {"name": "hearts", "per_card": {"H": -2, "AH": -4}},
                    {"name": "last", "last_tricks": [-10, -20]},
                ]
            },
        },
        but="domino and doubling",
    ),
    "V189": Said(
        "Lora's king of hearts and last trick",
        {
            "base": "king",
            "pack": {"pack": "std32"},
            "contracts": {
                "list": [{"name": "king-and-last", "per_card": {"KH": -4}, "last_tricks": [-4]}]
            },
        },
        but="its other deals",
    ),
    "V190": NotSaid("Rentz", "blind doubles, and zero that wins"),
    "V191": NotSaid("Herzeln, Tafferan, Quodlibet", "their rules are not known well enough"),
    "V192": Said("shared places", {"base": "king", "ending": {"tie": "shared"}}),
}
