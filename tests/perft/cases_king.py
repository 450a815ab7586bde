"""Which rule sets and deals the perft files are about: King.

A deal of King has 13 cards: it is counted from its beginning for some actions, and to its end from
where 2 or 3 tricks are left.
"""

from tests.perft.kinds import Count, Rules, Set, first

END = first(44)
"""The cards of 11 tricks."""

NO_KING = {"name": "no-king", "per_card": {"KH": -160}, "hearts_lead_ban": True}
"""The contract without its forced card."""


def king(base: str = "king", **contracts: object) -> Rules:
    return {"base": base, "contracts": contracts}


def negative(deal: int, seed: int = 0, rest: tuple[str, ...] = END) -> tuple[Count, Count]:
    return (
        Count(4, None, 4, seed=seed, deal=deal, dealer=deal % 4),
        Count(4, None, deal=deal, seed=seed, before=rest),
    )


def sold(*words: str, seed: int = 0) -> Count:
    return Count(4, None, deal=7, seed=seed, before=(*words, *END))


KING: dict[str, Set] = {
    "king-no-tricks": Set("No tricks", {"base": "king"}, negative(1)),
    "king-no-hearts": Set(
        "No hearts, which may not be led",
        {"base": "king"},
        negative(2, seed=4),
        king(list=[{"name": "no-hearts", "per_card": {"H": -20}}] * 10),
    ),
    "king-no-queens": Set("No queens", {"base": "king"}, negative(3)),
    "king-no-men": Set("No kings and jacks", {"base": "king"}, negative(4)),
    "king-no-king": Set(
        "No king of hearts, and who can must drop it",
        {"base": "king"},
        (*negative(5, seed=13), Count(4, None, 6, seed=3, deal=5, before=first(28))),
        king(list=[NO_KING] * 10),
    ),
    "king-no-last-two": Set("Not the last two tricks", {"base": "king"}, negative(6)),
    "king-two-contracts": Set(
        "Two contracts in one deal", {"base": "king-quick"}, (*negative(1), *negative(2))
    ),
    "king-early-end": Set(
        "A deal ends when all that counts is taken",
        king(early_end=True),
        (*negative(3), *negative(4)),
    ),
    "king-free": Set(
        "The dealer picks the contract",
        king(order="free"),
        (
            Count(4, None, 2, deal=1),
            Count(4, None, deal=1, before=("no-last-two", *END)),
            Count(4, None, deal=1, before=("no-king", *END)),
        ),
    ),
    "king-positive": Set(
        "The talk about a positive deal, and its payment",
        {"base": "king"},
        (
            Count(4, None, 2, deal=7),
            Count(4, None, 3, deal=8, dealer=1, before=("open", "5up", "pass")),
            Count(4, None, 4, deal=8, dealer=2, before=("open", "1up", "1down")),
            Count(4, None, 6, deal=8, dealer=2, before=("open", "pass", "1down", "2down", "match")),
            Count(4, None, 2, deal=8, before=("ultimatum", "no", "no")),
            sold("up:H"),
            sold("down"),
            sold("open", "pass", "8up", "pass", "pass", "accept", "=S"),
            sold("open", "pass", "2down", "pass", "pass", "accept"),
        ),
    ),
    "king-offers-up": Set(
        "Offers in tricks alone",
        {"base": "king-copag"},
        (
            Count(4, None, 3, deal=7),
            Count(4, None, 3, deal=8, before=("open", "pass", "1up", "pass", "pass")),
        ),
        {"base": "king"},
    ),
    "king-no-auction": Set(
        "Positive deals are not sold",
        {"base": "king-no-auction"},
        (Count(4, None, 3, deal=7), Count(4, None, deal=8, before=("down", *END))),
        {"base": "king"},
    ),
    "king-always-offers": Set(
        "The owner hears offers first; a pass is final, nobody has preference or asks for more",
        king(auction="always", pass_final=True, preference=False, negotiate=False),
        (
            Count(4, None, 3, deal=7),
            Count(4, None, 6, deal=8, before=("open", "pass", "6up")),
        ),
        {"base": "king"},
    ),
    "king-shared-out": Set(
        "4-3-3-3 without offers, and no ultimatum",
        king(direct_4333=True, ultimatum=False),
        (Count(4, None, 2, deal=7),),
        {"base": "king"},
    ),
    "king-fixed-payment": Set(
        "The whole offer is paid",
        {"base": "king-fixed-payment"},
        (sold("open", "8up", "pass", "pass", "accept", "=NT", seed=1),),
        {"base": "king"},
    ),
    "king-top-up": Set(
        "What the seller lacks is paid",
        king(payment="top_up"),
        (sold("open", "8up", "pass", "pass", "accept", "=NT", seed=1),),
        {"base": "king"},
    ),
}
