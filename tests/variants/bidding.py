"""Variants known elsewhere: bidding."""

from tests.variants.kinds import NotSaid, Said, Variant

TITLE = "Bidding"
VARIANTS: dict[str, Variant] = {
    "V060": Said("the hook from 4 cards on", {"bidding": {"min_h": 4}}),
    "V061": Said("no hook in the last deal", {"bidding": {"except_last": True}}),
    "V062": Said("a total over the hand size", {"bidding": {"hook": "gt"}}),
    "V063": Said("a total under it", {"bidding": {"hook": "lt"}}),
    "V064": Said(
        "a total equal to it",
        {"bidding": {"hook": "eq"}},
        but="playing again until all make it",
    ),
    "V065": Said("no hook", {"bidding": {"hook": "none"}}),
    "V066": Said("no more than 3 nils in a row", {"bidding": {"max_nils_in_row": 3}}),
    "V067": Said(
        "nobody above the declarer",
        {"base": "israeli-whist", "bidding": {"bid_max": "declarer"}},
    ),
    "V068": Said("all at once", {"bidding": {"bid_mode": "simultaneous", "hook": "none"}}),
    "V069": Said(
        "secret until the last trick",
        {"bidding": {"bid_mode": "secret_until_end", "hook": "none"}},
    ),
    "V070": NotSaid("cards on the forehead", "a hand is its own seat's to see, or nobody's"),
    "V071": NotSaid("blind bids for who lies behind", "a bid has one kind in a match"),
    "V072": Said("bids before the cards are seen", {"bidding": {"bid_mode": "blind"}}),
    "V073": NotSaid("dash calls before the auction", "an auction begins with its offers"),
    "V074": Said("the dealer bids first", {"bidding": {"bid_opens": "dealer"}}),
    "V075": NotSaid("the highest score bids first", "totals do not turn the order here"),
    "V076": Said(
        "the last winner bids first",
        {
            "bidding": {"bid_opens": "first_leader"},
            "play": {"first_lead": "prev_last_winner"},
        },
    ),
    "V077": Said(
        "an auction from 4 on",
        {"base": "israeli-whist", "auction": {"min": 4}},
        but="the last deals with suits that are set",
    ),
    "V078": NotSaid("multipliers for risk", "points follow from bid and tricks alone"),
    "V079": NotSaid("bids by cards set aside", "a bid is a number"),
    "V080": NotSaid("a stake added to a bid", "a bid is one number"),
    "V081": Said(
        "the last bid may change until the first card",
        {"bidding": {"bid_change": "until_first_card"}},
    ),
}
