"""A second opinion on the records of whole matches: plain Python, nothing of vaza in it.

`tests/golden/plain_score.py` scores the deals; here stands once more, from the words of the
sources, what makes a match of them: how many cards, who deals, when it is over, who has won.
"""

import json
from collections.abc import Callable

from tests.golden.plain_score import names, require, totals

MOST_TIE_DEALS = 30


def river(seats: int) -> list[int]:
    top = {6: 8, 7: 7}.get(seats, 10)
    return [*range(top, 1, -1), *range(1, top + 1)]


def hill(seats: int) -> list[int]:
    top = {6: 8, 7: 7}.get(seats, 10)
    return [*range(1, top + 1), *range(top - 1, 0, -1)]


def climb(_seats: int) -> list[int]:
    return list(range(1, 14))


def climb_and_back(_seats: int) -> list[int]:
    return [*range(1, 14), *range(12, 0, -1)]


SIZES: dict[str, Callable[[int], list[int]]] = {
    "dane-se": river,
    "dane-se-norm": river,
    "dane-se-tutorial": climb,
    "dane-se-tutorial-norm": climb,
    "dane-se-13": climb,
    "dane-se-13-continued": climb_and_back,
    "10-op-en-neer": hill,
    "10-op-en-neer-norm": hill,
    "german-bridge": hill,
    "german-bridge-norm": hill,
}
ONE_DEALER = {"dane-se-tutorial"}


def referee(text: str) -> tuple[list[int], list[int]]:
    """Return the totals and the winners of a whole match's record, or raise."""
    record = json.loads(text)
    deals, rules, seats = record["deals"], record["rules"], len(record["seats"])
    sizes = SIZES[rules](seats)
    if rules == "dane-se-13" and record.get("continue"):
        sizes = climb_and_back(seats)
    require(len(deals) >= len(sizes), "deals are missing")
    sums = [0] * seats
    for place, deal in enumerate(deals):
        is_tie = place >= len(sizes)
        require(not is_tie or is_tied(sums), "a deal too many")
        size = min(10, 51 // seats) if is_tie else sizes[place]
        require(len(names(deal["hands"][0])) == size, "hands of the wrong size")
        steps = 0 if rules in ONE_DEALER else place
        require(deal["dealer"] == (deals[0]["dealer"] + steps) % seats, "the wrong dealer")
        sums = totals(json.dumps({**record, "deals": deals[: place + 1]}))
    require(not is_tied(sums) or len(deals) == len(sizes) + MOST_TIE_DEALS, "a tie was not parted")
    return sums, [seat for seat, total in enumerate(sums) if total == max(sums)]


def is_tied(sums: list[int]) -> bool:
    return sums.count(max(sums)) > 1
