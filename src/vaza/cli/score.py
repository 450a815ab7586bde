"""``vaza score``."""

import sys
from typing import Annotated

from cyclopts import Parameter

from vaza.cli.fault import InputError
from vaza.cli.numbers import Whole, whole_number
from vaza.cli.parameters import Json, Ref
from vaza.cli.printing import print_columns, print_json
from vaza.cli.refs import rules_of
from vaza.kernel.cards import Seat
from vaza.options.axes import Duplicates, Hook
from vaza.options.packs import pack_cards
from vaza.options.ruleset import RuleSet
from vaza.rules.result import DealResult
from vaza.rules.scoring import result_points

Numbers = tuple[int, ...]
_Listed = Annotated[str, Parameter(allow_leading_hyphen=True)]


def score(
    ref: Ref, /, *, cards: Whole, bids: _Listed, tricks: _Listed, as_json: Json = False
) -> int:
    """Score one deal: the points of each seat for its bid and the tricks it took.

    Parameters
    ----------
    cards
        How many cards each player got.
    bids
        The bids by seat, as 3,0,1,2.
    tricks
        The tricks taken by seat, as 3,1,1,3.
    """
    bid, taken = numbers("--bids", bids), numbers("--tricks", tricks)
    if len(bid) != len(taken):
        told = f"--bids has {len(bid)} seats, --tricks has {len(taken)}: give one number for each"
        raise InputError(told)
    rules = rules_of(ref, len(bid))
    _check_size(rules, cards, len(bid))
    _check_range("--bids", bid, cards)
    _check_range("--tricks", taken, cards)
    _check_total(rules, taken, cards)
    _warn_of_hook(rules, bid, cards)
    result = DealResult(1, Seat(0), cards, None, bid, taken)
    points = result_points(rules, result)
    if as_json:
        print_json({"points": list(points)})
    else:
        rows: list[tuple[object, ...]] = [("seat", "bid", "took", "points")]
        rows += list(zip(range(len(bid)), bid, taken, points, strict=True))
        print_columns(rows, right=(0, 1, 2, 3))
    return 0


def numbers(option: str, text: str) -> Numbers:
    """Return the whole numbers of a list such as ``3,0,1``.

    Raises:
        InputError: something in it is none.
    """
    found: list[int] = []
    for place, part in enumerate(text.split(",")):
        number = whole_number(part.strip())
        if number is None:
            told = f"{option}: {part[:20]!r} at seat {place} is no whole number: write 3,0,1,2"
            raise InputError(told)
        found.append(number)
    return tuple(found)


def _check_size(rules: RuleSet, cards: int, seats: int) -> None:
    largest = len(pack_cards(rules.pack, seats)) // seats
    if not 1 <= cards <= largest:
        told = f"--cards {cards}: with {seats} seats a deal has 1 to {largest} cards"
        raise InputError(told)
    table = rules.scoring.points
    if table and (cards >= len(table) or not table[cards]):
        raise InputError(f"--cards {cards}: scoring.points has no points for this hand size")


def _check_range(option: str, values: Numbers, cards: int) -> None:
    for seat, value in enumerate(values):
        if not 0 <= value <= cards:
            told = f"{option}: {value} at seat {seat}: with {cards} cards it is 0 to {cards}"
            raise InputError(told)


def _check_total(rules: RuleSet, taken: Numbers, cards: int) -> None:
    """Cancelled duplicates leave tricks that nobody takes (A13)."""
    total = sum(taken)
    cancels = rules.pack.packs > 1 and rules.pack.duplicates is Duplicates.CANCEL
    if total > cards or (total < cards and not cancels):
        raise InputError(
            f"--tricks: they total {total}; a deal of {cards} cards has {cards} tricks"
        )


def _warn_of_hook(rules: RuleSet, bids: Numbers, cards: int) -> None:
    if rules.bidding.hook is not Hook.NONE and sum(bids) == cards:
        told = f"the bids total {cards}, which the last to bid may not do under these rules"
        print(f"vaza: warning: {told}", file=sys.stderr)
