"""``vaza score``."""

import sys
from collections.abc import Iterator, Mapping
from typing import Annotated

from cyclopts import CycloptsError, Parameter

from vaza.cli.fault import InputError
from vaza.cli.numbers import MaybeWhole, numbers
from vaza.cli.parameters import Json, Ref
from vaza.cli.printing import print_columns, print_json
from vaza.cli.refs import rules_of
from vaza.cli.score_king import KingDeal, deal_names, king_result, king_rows
from vaza.kernel.cards import Seat, face_of
from vaza.options.axes.bidding import Hook
from vaza.options.axes.pack import Duplicates
from vaza.options.axes.play import Revoke
from vaza.options.deals.packs import pack_cards
from vaza.options.ruleset import RuleSet
from vaza.rules.result import DealResult, Void
from vaza.rules.scoring import result_points

Numbers = tuple[int, ...]
_Listed = Annotated[str | None, Parameter(allow_leading_hyphen=True, show_default=False)]
_Many = Annotated[
    tuple[str, ...], Parameter(allow_leading_hyphen=True, negative="", show_default=False)
]
_Word = Annotated[str | None, Parameter(show_default=False)]


def score(  # noqa: PLR0913 - the options of two kinds of games
    ref: Ref,
    /,
    *,
    cards: MaybeWhole = None,
    bids: _Listed = None,
    tricks: _Listed = None,
    revoked: MaybeWhole = None,
    deal: _Word = None,
    captured: _Many = (),
    owner: MaybeWhole = None,
    buyer: MaybeWhole = None,
    price: _Word = None,
    as_json: Json = False,
) -> int:
    """Score one deal: the points of each seat for its bid and the tricks it took.

    A game of bids takes --cards, --bids and --tricks. King takes --deal and --captured, with
    --owner, --buyer and --price for a deal that was sold.

    Parameters
    ----------
    cards
        How many cards each player got.
    bids
        The bids by seat, as 3,0,1,2.
    tricks
        The tricks taken by seat, as 3,1,1,3.
    revoked
        The seat that was proven to have revoked, which voids the deal.
    deal
        King: what was played, as no-tricks, no-hearts, no-queens, no-men, no-king, no-last-two,
        up, down, 4333, or another contract of R.
    captured
        King: how much each seat took of what the deal counts, as 3,4,5,1. Where it counts several
        things, once for each, by its name, as --captured tricks=3,4,5,1 --captured last=0,1,1,0;
        cards are named Q or KH, several at once K+J, and last are the last tricks that count.
    owner
        King: the seat whose positive deal it is; needed with 4333 and in a deal that was sold.
    buyer
        King: the seat that bought the deal.
    price
        King: what the deal was sold for, as 5up or 2down.
    """
    of_bids = {"--cards": cards, "--bids": bids, "--tricks": tricks, "--revoked": revoked}
    of_king = {"--captured": captured or None, "--owner": owner, "--buyer": buyer, "--price": price}
    if deal is None:
        _only("a game of bids", of_bids, of_king)
        if cards is None or bids is None or tricks is None:
            _check_kind(rules_of(ref))
            missing = next(name for name, given in of_bids.items() if given is None)
            raise CycloptsError(msg=f'Command "score" parameter "{missing}" requires an argument.')
        return _score_bids(ref, cards, bids, tricks, revoked, as_json=as_json)
    _only("a deal of King", of_king, of_bids)
    rules = rules_of(ref)
    result = king_result(rules, KingDeal(deal, captured, owner, buyer, price))
    points = result_points(rules, result)
    if as_json:
        print_json({"points": list(points)})
    else:
        print_columns(king_rows(rules, result, points), right=range(9))
    return 0


def _only(what: str, right: Mapping[str, object], wrong: Mapping[str, object]) -> None:
    """Refuse options of the other kind of game."""
    for name, given in wrong.items():
        if given is not None:
            told = f"{name}: {what} is scored by {', '.join(right)}"
            raise InputError(told if "--captured" not in right else f"{told} beside --deal")


def _check_kind(rules: RuleSet) -> None:
    if rules.deals:
        names = ", ".join(dict.fromkeys(deal_names(rules)))
        raise InputError(f"nobody bids under these rules: name the --deal, one of {names}")


def _score_bids(
    ref: str, cards: int, bids: str, tricks: str, revoked: int | None, *, as_json: bool
) -> int:
    bid, taken = numbers("--bids", bids), numbers("--tricks", tricks)
    if len(bid) != len(taken):
        told = f"--bids has {len(bid)} seats, --tricks has {len(taken)}: give one number for each"
        raise InputError(told)
    rules = rules_of(ref, len(bid))
    _check_kind(rules)
    _check_size(rules, cards, len(bid))
    _check_range("--bids", bid, cards)
    _check_range("--tricks", taken, cards)
    if revoked is None:
        _check_total(rules, taken, cards)
    else:
        _check_revoke(rules, revoked, taken, cards)
    _warn(rules, bid, cards)
    points = result_points(rules, _result(cards, bid, taken, revoked))
    if as_json:
        print_json({"points": list(points)})
    else:
        rows: list[tuple[object, ...]] = [("seat", "bid", "took", "points")]
        rows += list(zip(range(len(bid)), bid, taken, points, strict=True))
        print_columns(rows, right=(0, 1, 2, 3))
    return 0


def _result(cards: int, bids: Numbers, tricks: Numbers, revoked: int | None) -> DealResult:
    void = None if revoked is None else Void.REVOKE
    offender = None if revoked is None else Seat(revoked)
    return DealResult(1, Seat(0), cards, None, bids, tricks, void=void, offender=offender)


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
    total, pack = sum(taken), pack_cards(rules.pack, len(taken))
    has_twins = len({face_of(card) for card in pack}) < len(pack)
    cancels = has_twins and rules.pack.duplicates is Duplicates.CANCEL
    if total > cards or (total < cards and not cancels):
        raise InputError(
            f"--tricks: they total {total}; a deal of {cards} cards has {cards} tricks"
        )


def _check_revoke(rules: RuleSet, seat: int, taken: Numbers, cards: int) -> None:
    if rules.play.revoke is not Revoke.PENALTY:
        raise InputError("--revoked: these rules refuse a card that would be a revoke")
    if not 0 <= seat < len(taken):
        raise InputError(f"--revoked {seat}: the seats are 0 to {len(taken) - 1}")
    if sum(taken) > cards:
        told = f"they total {sum(taken)}; a deal of {cards} cards has {cards} tricks"
        raise InputError(f"--tricks: {told}")


def _warn(rules: RuleSet, bids: Numbers, cards: int) -> None:
    """Warn of bids that the rules do not allow, and of what one deal cannot say."""
    for told in (*_of_bids(rules, bids, cards), *_of_streaks(rules)):
        print(f"vaza: warning: {told}", file=sys.stderr)


def _of_bids(rules: RuleSet, bids: Numbers, cards: int) -> Iterator[str]:
    hook, total = rules.bidding.hook, sum(bids)
    is_hooked = cards >= rules.bidding.min_h
    if is_hooked and hook is Hook.NE and total == cards:
        yield f"the bids total {cards}, which the last to bid may not do under these rules"
    wanted = {Hook.GT: total > cards, Hook.LT: total < cards, Hook.EQ: total == cards}
    if is_hooked and not wanted.get(hook, True):
        kind = {Hook.GT: "more than", Hook.LT: "less than", Hook.EQ: "exactly"}[hook]
        yield f"the bids total {total}; under these rules they should total {kind} {cards}"
    most = rules.bidding.bid_max
    if isinstance(most, int) and max(bids) > most:
        yield f"a bid of {max(bids)} is above the highest of these rules, {most}"
    least = min(rules.bidding.bid_min, cards)
    if min(bids) < least:
        yield f"a bid of {min(bids)} is below the lowest of these rules, {least}"


def _of_streaks(rules: RuleSet) -> Iterator[str]:
    if rules.bonus.streak_length is not None:
        yield "what a streak over several deals earns is not in these points"
