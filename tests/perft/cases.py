"""Which rule sets and deals the perft files are about: games of bids."""

from tests.perft.cases_auction import AUCTIONS
from tests.perft.cases_king import KING
from tests.perft.kinds import Count, Set, first, rules, sizes

HOOKED = (Count(3, 2), Count(4, 2), Count(3, 3, 4, dealer=2), Count(5, 2, 5, dealer=1))


def tricks(two: int = 0, five: int = 0) -> tuple[Count, ...]:
    """Return the counts of a rule about cards; the seeds are those where it tells."""
    return (
        Count(3, 2, seed=two),
        Count(4, 5, 8, seed=five, before=first(4)),
        Count(4, 3, 4, dealer=1),
    )


BASIC = {
    "dane-se": Set(
        "The defaults: bids may be changed, the dealer leads",
        {"base": "dane-se"},
        (
            Count(3, 1),
            Count(3, 2),
            Count(4, 2, 5, dealer=1),
            Count(7, 2, 4, dealer=6),
            Count(4, 10, 3),
        ),
        rules(),
    ),
    "eldest-leads": Set("The eldest leads", rules("dane-se-norm"), tricks(), rules()),
    "oh-hell": Set("A point for each trick", rules("oh-hell"), (Count(3, 2), Count(5, 2, 5))),
    "two-players": Set(
        "Two play, counter-clockwise", rules("dane-se-tutorial"), (Count(2, 3), Count(2, 4, 6))
    ),
    "ten-players": Set(
        "Ten play",
        rules(seating={"seats": [10]}, schedule=sizes(2, 1)),
        (Count(10, 1, 8, dealer=4), Count(10, 1, None, before=("0", "1") * 4)),
    ),
}
BIDS = {
    "no-hook": Set("No hook", rules(bidding={"hook": "none"}), HOOKED, rules()),
    "hook-more": Set("Bids total more", rules(bidding={"hook": "gt"}), HOOKED, rules()),
    "hook-less": Set("Bids total less", rules(bidding={"hook": "lt"}), HOOKED, rules()),
    "hook-equal": Set("Bids total the hand", rules(bidding={"hook": "eq"}), HOOKED, rules()),
    "hook-from-3": Set(
        "The hook is for hands of 3 or more",
        rules(bidding={"min_h": 3}),
        (Count(3, 2), Count(4, 2), Count(3, 3, 4)),
        rules(),
    ),
    "bid-limits": Set(
        "Bids of 1 or 2 only",
        rules(schedule=sizes(3, 2), bidding={"bid_min": 1, "bid_max": 2}),
        (Count(4, 2), Count(4, 3, 5)),
        rules(schedule=sizes(3, 2)),
    ),
    "late-changes": Set(
        "The last bid may change until the first card",
        rules(bidding={"bid_change": "until_first_card"}),
        (Count(3, 1), Count(3, 2), Count(4, 2, 5)),
        {"base": "dane-se"},
    ),
    "late-changes-highest-leads": Set(
        "The same where the highest bid leads: a change moves the lead",
        rules("plump", bidding={"bid_change": "until_first_card"}, schedule=sizes(2, 3)),
        (Count(3, 2, before=("1", "0")), Count(3, 2), Count(4, 2, 6, seed=1)),
        {"base": "plump", "schedule": sizes(2, 3)},
    ),
    "simultaneous": Set(
        "All bid at once",
        rules(bidding={"bid_mode": "simultaneous", "hook": "none"}),
        (Count(3, 2), Count(4, 2), Count(5, 3, 4)),
    ),
    "secret": Set(
        "All bid at once, and show their bids at the end",
        rules(bidding={"bid_mode": "secret_until_end", "hook": "none"}),
        (Count(3, 2), Count(4, 2, dealer=3), Count(5, 3, 4)),
    ),
    "blind": Set(
        "Bids before the cards are seen",
        rules(bidding={"bid_mode": "blind", "bid_change": "until_first_card"}),
        (Count(3, 1), Count(3, 2), Count(4, 3, 4)),
    ),
    "dealer-opens": Set(
        "The dealer bids first",
        rules(bidding={"bid_opens": "dealer", "hook": "eq"}),
        (Count(4, 2, dealer=2), Count(4, 3, 5)),
        rules(bidding={"hook": "eq"}),
    ),
    "leader-opens": Set(
        "Who leads bids first",
        rules(bidding={"bid_opens": "first_leader", "hook": "lt"}),
        (Count(4, 2, dealer=1), Count(3, 3, 4)),
        rules(bidding={"hook": "lt"}),
    ),
    "right-opens": Set(
        "The seat at the dealer's right bids first, where play is clockwise",
        rules(bidding={"bid_opens": "right", "hook": "eq"}),
        (Count(4, 2, dealer=3), Count(3, 3, 4)),
        rules(bidding={"hook": "eq"}),
    ),
    "highest-bid-leads": Set(
        "No trumps, the highest bid leads",
        rules("plump"),
        (Count(3, 2), Count(4, 2), Count(5, 2, 5)),
    ),
}
TRUMPS = {
    "french": Set(
        "A turned ace, king, queen or jack means no trumps",
        rules("dane-se-french"),
        tricks(0, 2),
        rules(),
    ),
    "no-trumps": Set("No trumps", rules(trump={"trump": "none"}), tricks(), rules()),
    "fixed-suit": Set(
        "Hearts are trumps", rules(trump={"trump": "fixed_suit", "suit": "H"}), tricks(), rules()
    ),
    "cycle": Set(
        "Trumps in a fixed order, none in the first deal",
        rules("kachuful", schedule=sizes(2, 2, 2), trump={"nt_on_deals": ["first"]}),
        (Count(3, 2, deal=1), Count(3, 2, deal=3)),
        rules("kachuful", schedule=sizes(2, 2, 2), trump={"cycle": ["H"]}),
    ),
    "last-card": Set(
        "All cards are dealt: the dealer's last card is trump",
        rules(pack={"pack": "std32"}, seating={"seats": [4]}, schedule=sizes(8)),
        (Count(4, 8, before=first(24)), Count(4, 8, 4, dealer=1, before=first(4)), Count(4, 8, 3)),
        rules(
            pack={"pack": "std32"},
            seating={"seats": [4]},
            schedule=sizes(8),
            trump={"full_deal_trump": "none"},
        ),
    ),
    "cut": Set(
        "All cards are dealt: a card that was cut is trump",
        rules(
            pack={"pack": "std32"},
            seating={"seats": [4]},
            schedule=sizes(8),
            trump={"full_deal_trump": "cut"},
        ),
        (Count(4, 8, before=first(24)), Count(4, 8, 4, dealer=1, before=first(4))),
        rules(pack={"pack": "std32"}, seating={"seats": [4]}, schedule=sizes(8)),
    ),
    "dealer-names": Set(
        "The dealer names the trump before he looks, and leads",
        rules(trump={"trump": "dealer_names"}, play={"first_lead": "declarer"}),
        (Count(3, 1), Count(3, 2), Count(4, 3, 4, dealer=3)),
    ),
    "highest-bidder-names": Set(
        "Who bids most names the trump, and leads",
        rules(trump={"trump": "highest_bidder"}, play={"first_lead": "declarer"}),
        (Count(3, 2, before=("0", "2")), Count(3, 2), Count(4, 2, 6, dealer=2)),
    ),
}
CARDS = {
    "must-trump": Set(
        "A pack of 40, the 1 high; who cannot follow trumps",
        rules("podrida"),
        tricks(3, 0),
        rules("podrida", play={"void_duty": "any"}),
    ),
    "brisca": Set(
        "The same with the order 1 3 R C V 7",
        rules("podrida-norm"),
        tricks(3, 0),
        rules("podrida-norm", pack={"rank_order": "latin_A_R_C_V_7"}),
    ),
    "must-beat": Set(
        "Who follows beats, who cannot trumps",
        rules("pocha"),
        tricks(13, 0),
        rules("pocha", play={"must_beat": False}),
    ),
    "must-overtrump": Set(
        "Who cannot follow trumps higher",
        rules(play={"void_duty": "must_overtrump"}),
        tricks(0, 2),
        rules(play={"void_duty": "must_trump"}),
    ),
    "no-trump-leads": Set(
        "Trumps are led by who has nothing else",
        rules(play={"lead_trump": "last_resort"}),
        tricks(3, 0),
        rules(),
    ),
    "broken-trumps": Set(
        "Trumps are led once one was played",
        rules(play={"lead_trump": "broken"}),
        tricks(),
        rules(play={"lead_trump": "last_resort"}),
    ),
    "low-wins": Set("The 2 is the highest", rules(pack={"rank_order": "low_beats_high"}), tricks()),
    "stripped": Set(
        "The 8 cards for each seat of Romanian Whist",
        rules("romanian-whist-norm", schedule=sizes(2, 3, 5)),
        (*tricks(), Count(6, 2, 4)),
    ),
    "latin-48": Set("The eights and nines too", rules(pack={"pack": "latin48"}), tricks()),
    "pack-36": Set("Six to ace", rules(pack={"pack": "std36"}), tricks()),
    "revoke": Set(
        "Any card may be played; a proven revoke ends the deal",
        rules(play={"revoke": "penalty", "revoke_points": -30}),
        (Count(3, 2), Count(3, 3, before=("0", "0", "0"))),
        rules(),
    ),
}
JOKERS = {"pack": "std32", "packs": 2, "jokers": 2}
ODD_CARDS = {
    "jokers": Set(
        "Jokers are a suit of their own",
        rules("dane-se-jokers"),
        (Count(3, 2), Count(4, 5, 8, before=first(4)), Count(4, 2, dealer=1), Count(3, 3, 4)),
    ),
    "jokers-wild": Set(
        "Jokers are played at any time",
        rules(pack={"jokers": 2, "packs": 2}, play={"joker_play": "wild_anytime"}),
        (Count(3, 2), Count(4, 5, 8, before=first(4)), Count(3, 3, 4)),
        rules(pack={"jokers": 2, "packs": 2}),
    ),
    "joker-turned-trumps": Set(
        "After a turned joker the jokers are trumps",
        rules(pack=JOKERS),
        (Count(3, 2, seed=46), Count(3, 3, 6, seed=7, before=first(3))),
        rules(pack=JOKERS, trump={"joker_turnup": "nt"}),
    ),
    "joker-turned-none": Set(
        "A turned joker means no trumps",
        rules(pack=JOKERS, trump={"joker_turnup": "nt"}),
        (Count(3, 2, seed=46), Count(3, 3, 6, seed=7, before=first(3))),
        rules(pack=JOKERS),
    ),
    "joker-turned-again": Set(
        "After a turned joker the next card is turned",
        rules(pack=JOKERS, trump={"joker_turnup": "redraw"}),
        (Count(3, 2, seed=16), Count(3, 3, 6, before=first(3))),
        rules(pack=JOKERS, trump={"joker_turnup": "nt"}),
    ),
    "twins-last": Set(
        "65 cards: of equal ones the last wins",
        rules("dane-se-australia-5", schedule=sizes(2, 5)),
        (
            Count(5, 2, 6),
            Count(5, 5, 7, seed=2, before=first(5)),
            Count(5, 2, seed=17, before=("0", "1", "0", "0", "0")),
        ),
        rules("dane-se-australia-5", schedule=sizes(2, 5), pack={"duplicates": "first"}),
    ),
    "twins-cancel": Set(
        "Two packs of 32: equal cards cancel out, and a trick may be nobody's",
        rules(pack={"pack": "std32", "packs": 2, "duplicates": "cancel"}),
        (Count(3, 2, seed=2), Count(4, 5, 8, before=first(4))),
        rules(pack={"pack": "std32", "packs": 2}),
    ),
    "twins-first": Set(
        "Two packs of 32: of equal cards the first wins, and the later need not beat it",
        rules(pack={"pack": "std32", "packs": 2, "duplicates": "first"}, play={"must_beat": True}),
        (Count(3, 2, seed=2), Count(4, 5, 8, before=first(4))),
        rules(pack={"pack": "std32", "packs": 2}, play={"must_beat": True}),
    ),
    "twins-beat": Set(
        "Two packs of 32: of equal cards the last wins, and so beats the first",
        rules(pack={"pack": "std32", "packs": 2}, play={"must_beat": True}),
        (Count(3, 2, seed=4), Count(4, 5, 8, seed=3, before=first(4))),
        rules(pack={"pack": "std32", "packs": 2, "duplicates": "first"}, play={"must_beat": True}),
    ),
    "twins-78": Set(
        "78 cards for six",
        rules("dane-se-australia-6", schedule=sizes(2, 3)),
        (Count(6, 2, 4), Count(6, 2, before=("0", "1", "0", "0", "0", "0"))),
    ),
}
POINTS = {
    "squares": Set("Squares", rules("german-bridge"), (Count(3, 2), Count(4, 2)), rules()),
    "halves": Set("Bids alone", rules("10-op-en-neer"), (Count(3, 2), Count(4, 2)), rules()),
    "fives": Set("Tens and fives", rules("boerenbridge"), (Count(3, 2), Count(4, 2)), rules()),
    "nil-by-size": Set(
        "A nil is worth 5 and 5 for each card, a missed one nothing",
        rules(
            scoring={"made": {"c": 5, "bT": 2}, "under": {"dT": -3}, "nil_fail": {"t": 4}},
            bonus={"nil_value": 5, "nil_per_card": 5, "nil_fail_cap_at_zero": True},
        ),
        (Count(3, 2), Count(3, 3, 7, before=first(3))),
        rules(scoring={"made": {"c": 5, "bT": 2}, "under": {"dT": -3}, "nil_fail": {"t": 4}}),
    ),
    "over-and-under": Set(
        "A nil has other points where the bids total the hand or more",
        rules(
            scoring={
                "nil_made": {"if_over_hand": {"c": 7, "h": 3}, "if_under_hand": {"c": 2}},
                "made": {"b": 3},
                "under": {"d": -4},
                "over": {"d2": -3},
            },
        ),
        (Count(3, 2), Count(4, 2)),
        rules(),
    ),
    "nobody-exact": Set(
        "A deal in which nobody is exact counts for nobody",
        rules(bonus={"void_if_none_exact": True}),
        (Count(3, 2), Count(4, 2)),
        rules(),
    ),
    "no-trick-points": Set(
        "Hands of 1 give nothing for tricks",
        rules("oh-hell", bonus={"trick_point_from_size": 2}),
        (Count(4, 1), Count(3, 2)),
        rules("oh-hell"),
    ),
}
SETS: dict[str, Set] = {
    **BASIC,
    **BIDS,
    **TRUMPS,
    **CARDS,
    **ODD_CARDS,
    **POINTS,
    **AUCTIONS,
    **KING,
}
