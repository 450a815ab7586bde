"""A second, simple enumerator: what a perft file says, from the words of the rules alone.

Nothing of vaza is in it: cards are texts, a deal is copied whole for every action, and nothing is
clever. The rules of the tricks are those of the referee of records (tests/referee_play.py), which
knows nothing of vaza either.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.perft import king, play, talk
from tests.perft.deal import Deal, Way, begin

PHASES = {
    "auction": talk.calls,
    "pass-on": talk.passings,
    "bid": talk.bids,
    "name": talk.naming,
    "play": play.plays,
    "pick": king.picks,
    "owner": king.owner_words,
    "offers": king.offers,
    "reply": king.replies,
    "raise": king.raises,
    "ultimatum": king.ultimatum,
    "buyer": king.buyer_names,
}


def ways(deal: Deal) -> Iterator[Way]:
    """Yield every action, as a label, with the deal after it."""
    if deal.played:
        yield from king.plays(deal)
        return
    yield from PHASES[deal.phase](deal)
    if deal.phase == "play":
        yield from talk.late_changes(deal)


def position(case: dict[str, Any]) -> Deal:
    """Return the deal after the actions that the case has before it begins to count."""
    deal = begin(case)
    for label in case.get("before", []):
        deal = dict(ways(deal))[label]
    return deal


def count(case: dict[str, Any]) -> dict[str, list[int]]:
    """Count as the case says: to its depth, or to the end where that is None."""
    deal, depth = position(case), case["depth"]
    sequences, ended = Counter[int](), Counter[int]()
    points = [0] * deal.seats

    def visit(deal: Deal, at: int) -> None:
        sequences[at] += 1
        if deal.points is not None:
            ended[at] += 1
            for seat, more in enumerate(deal.points):
                points[seat] += more
        elif at != depth:
            for _, after in ways(deal):
                visit(after, at + 1)

    visit(deal, 0)
    places = range(max(sequences) + 1)
    return {
        "sequences": [sequences[at] for at in places],
        "ended": [ended[at] for at in places],
        "points": points,
    }
