"""What a hand is worth: the tricks it may end with, and the points that they bring."""

from collections.abc import Sequence

from vaza.bots.chances import Chance
from vaza.kernel.tables import RuleTables

EXACT: float = 0.01
"""What an exact bid is worth beyond its points: enough to break ties."""


def spread(chances: Sequence[float]) -> list[float]:
    """Return the chance of 0, 1, 2 ... successes of independent trials."""
    result = [1.0]
    for chance in chances:
        miss = 1 - chance
        result.append(0.0)
        for count in range(len(result) - 1, 0, -1):
            result[count] = result[count] * miss + result[count - 1] * chance
        result[0] *= miss
    return result


def prospect(chances: Sequence[Chance], worth: Sequence[float], bid: int, taken: int) -> float:
    """Return the expected worth of playing on for exactly ``bid`` with ``taken`` tricks so far.

    ``worth`` is by tricks at the end. The player misses upwards with the tricks that he could not
    lose, downwards with all that he could win, and else makes his bid.
    """
    forced = spread([chance.low for chance in chances])
    possible = spread([chance.high for chance in chances])
    need = bid - taken
    over = [(taken + more, share) for more, share in enumerate(forced) if more > need]
    under = [(taken + more, share) for more, share in enumerate(possible) if more < need]
    exact = 1 - sum(share for _, share in over) - sum(share for _, share in under)
    missed = sum(worth[count] * share for count, share in (*over, *under))
    return missed + (exact * worth[bid] if 0 <= need <= len(chances) else 0.0)


def worth_of(tables: RuleTables, bid: int, *, low_wins: bool, label: int) -> tuple[float, ...]:
    """Return what each number of tricks is worth for ``bid``; more is better."""
    sign = -1 if low_wins else 1
    return tuple(
        sign * points + (EXACT if taken == bid else 0.0)
        for taken, points in enumerate(tables.points[label][bid])
    )
