"""Reading one deal of a record: its keys and their values, before it is played again."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from vaza.kernel.cards import Card, Seat
from vaza.options.axes.play import Revoke
from vaza.options.axes.trump import JokerTurnUp, TrumpKind
from vaza.options.contracts.model import SHARED_OUT
from vaza.options.ruleset import RuleSet
from vaza.records.deals.contracts import read_contract, read_saying
from vaza.records.errors import Place, RecordError
from vaza.records.fields import (
    Fields,
    read_bool,
    read_by_seat,
    read_card,
    read_cards,
    read_count,
    read_int,
    read_list,
    read_seat,
    read_text,
    shown,
)
from vaza.records.model import BidChange, Count, DealRecord, DealSums
from vaza.records.reading.calls import read_call
from vaza.records.reading.seed_fields import read_seed
from vaza.rules.result import Sale, Void

_TRUMPS: Final = ("S", "H", "D", "C", "X", "none")
_NO_TRUMPS: Final = {"NT": "none"}
_MOST_EXCHANGES: Final = 3


def read_deal(value: object, place: Place, rules: RuleSet, seats: int) -> DealRecord:
    """Return one deal.

    Raises:
        RecordError: a key is unknown, missing, not for these rules, or has a value that cannot be.
    """
    fields = Fields(value, place)
    for key, why in _elsewhere(rules):
        fields.refuse(key, why)
    void = fields.may("void", _read_void(rules))
    contract = fields.may("contract", read_contract(rules))
    auction = fields.may("auction", _read_auction(rules)) or ()
    is_unplayed = void is Void.PASSED or SHARED_OUT in (contract, *auction)
    plays = (fields.may if is_unplayed else fields.must)("plays", _read_plays)
    deal = DealRecord(
        dealer=fields.must("dealer", read_seat(seats)),
        hands=fields.must("hands", read_by_seat(seats, read_cards)),
        bids=_bids(fields, rules, void, seats),
        plays=plays or (),
        turn_up=fields.may("turn_up", read_card),
        passed_over=fields.may("passed_over", read_cards) or (),
        number=fields.may("number", _read_number),
        trump=fields.may("trump", _read_trump),
        contract=contract,
        auction=auction,
        exchange=fields.may("exchange", lambda item, at: _read_exchange(item, at, seats)) or (),
        leader=fields.may("leader", read_seat(seats)),
        bid_changes=fields.may("bid_changes", lambda item, at: _read_changes(item, at, seats))
        or (),
        seed=fields.may("seed", lambda item, at: read_seed(item, at, seats)),
        unfinished=fields.may("unfinished", read_bool) or False,
        void=void,
        result=fields.may("result", lambda item, at: _read_deal_sums(item, at, seats)),
    )
    fields.close()
    return deal


def _bids(fields: Fields, rules: RuleSet, void: Void | None, seats: int) -> tuple[int | None, ...]:
    """Return the bids, none of them where all have passed, and nothing in a deal of King."""
    if rules.deals:
        return ()
    read = read_by_seat(seats, _read_bid)
    if void is Void.PASSED:
        return fields.may("bids", read) or (None,) * seats
    return fields.must("bids", read)


def _elsewhere(rules: RuleSet) -> Iterator[tuple[str, str]]:
    """Yield the keys that do not fit the rule set, and why."""
    has_auction = rules.trump.trump is TrumpKind.AUCTION
    if rules.deals:
        yield "bids", "nobody bids tricks under these rules"
        yield "bid_changes", "nobody bids tricks under these rules"
    else:
        yield "contract", "these rules have no contracts"
    if not has_auction and not any(contract.positive for contract in rules.deals):
        yield "auction", "these rules have no auction"
    if not has_auction or not rules.auction.gulash_max_passes:
        yield "exchange", "these rules have no exchange of cards"
    if not has_auction and rules.play.revoke is not Revoke.PENALTY:
        yield "void", "these rules void no deal"
    if not rules.pack.jokers or rules.trump.joker_turnup is not JokerTurnUp.REDRAW:
        yield "passed_over", "under these rules no turned card is passed over"


def _read_void(rules: RuleSet) -> Any:  # noqa: ANN401 - a reader, as Fields takes it
    allowed = [
        *([Void.REVOKE] if rules.play.revoke is Revoke.PENALTY else []),
        *([Void.PASSED] if rules.trump.trump is TrumpKind.AUCTION else []),
    ]

    def read(value: object, place: Place) -> Void:
        text = read_text(value, place)
        found = next((void for void in allowed if void.value == text), None)
        if found is None:
            wanted = " or ".join(f'"{void.value}"' for void in allowed)
            raise RecordError("bad-value", f"{wanted}, not {shown(text)}", place)
        return found

    return read


def _read_auction(rules: RuleSet) -> Callable[[object, Place], tuple[str, ...]]:
    read_one = read_saying if rules.deals else read_call

    def read(value: object, place: Place) -> tuple[str, ...]:
        return tuple(
            read_one(call, Place(place.deal, None, f"{place.field}[{number}]"))
            for number, call in enumerate(read_list(value, place))
        )

    return read


def _read_exchange(
    value: object, place: Place, seats: int
) -> tuple[tuple[tuple[Card, ...] | None, ...], ...]:
    items = read_list(value, place)
    if len(items) > _MOST_EXCHANGES:
        text = f"cards are passed up to {_MOST_EXCHANGES} times, not {len(items)}"
        raise RecordError("wrong-count", text, place)
    read = read_by_seat(seats, _read_given)
    return tuple(
        read(item, Place(place.deal, None, f"{place.field}[{number}]"))
        for number, item in enumerate(items)
    )


def _read_given(value: object, place: Place) -> tuple[Card, ...] | None:
    return None if value is None else read_cards(value, place)


def _read_bid(value: object, place: Place) -> int | None:
    return None if value is None else read_int(value, place)


def _read_plays(value: object, place: Place) -> tuple[tuple[Any, ...], ...]:
    return tuple(
        read_cards(trick, Place(place.deal, None, f"{place.field}[{number}]"))
        for number, trick in enumerate(read_list(value, place))
    )


def _read_number(value: object, place: Place) -> int:
    number = read_count(value, place)
    if number < 1:
        raise RecordError("bad-value", "deals are numbered from 1", place)
    return number


def _read_trump(value: object, place: Place) -> str:
    text = read_text(value, place)
    text = _NO_TRUMPS.get(text, text)
    if text not in _TRUMPS:
        wanted = ", ".join(_TRUMPS)
        raise RecordError("bad-value", f"one of {wanted}, not {shown(text)}", place)
    return text


def _read_changes(value: object, place: Place, seats: int) -> tuple[BidChange, ...]:
    return tuple(_read_change(item, place, seats) for item in read_list(value, place))


def _read_change(value: object, place: Place, seats: int) -> BidChange:
    fields = Fields(value, place)
    change = BidChange(
        fields.must("seat", read_seat(seats)),
        fields.must("from", read_int),
        fields.must("to", read_int),
    )
    fields.close()
    return change


def _read_deal_sums(value: object, place: Place, seats: int) -> DealSums:
    fields, by_seat = Fields(value, place), read_by_seat(seats, read_int)
    sums = DealSums(
        fields.may("tricks", by_seat),
        fields.may("points", by_seat),
        fields.may("counts", lambda item, at: _read_counts(item, at, seats)),
        fields.may("sale", lambda item, at: _read_sale(item, at, seats)),
        fields.may("paid", read_int),
    )
    fields.close()
    return sums


def _read_counts(value: object, place: Place, seats: int) -> tuple[Count, ...]:
    return tuple(
        _read_count(item, Place(place.deal, None, f"{place.field}[{number}]"), seats)
        for number, item in enumerate(read_list(value, place))
    )


def _read_count(value: object, place: Place, seats: int) -> Count:
    fields = Fields(value, place)
    count = Count(
        fields.must("what", read_text),
        fields.must("points", read_int),
        fields.must("by_seat", read_by_seat(seats, read_int)),
    )
    fields.close()
    return count


def _read_sale(value: object, place: Place, seats: int) -> Sale:
    fields = Fields(value, place)
    sale = Sale(
        Seat(fields.must("seller", read_seat(seats))),
        Seat(fields.must("buyer", read_seat(seats))),
        fields.must("number", read_int),
        fields.may("down", read_bool) or False,
    )
    fields.close()
    return sale
