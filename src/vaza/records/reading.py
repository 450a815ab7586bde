"""From a document (the parsed JSON, or its equal from a text) to a Record."""

from typing import Any, Final

from vaza.options.check import check
from vaza.options.code import parse_rules
from vaza.options.codec import read_rules
from vaza.options.ruleset import RuleSet, RuleSetError
from vaza.records.errors import Place, RecordError
from vaza.records.fields import (
    Fields,
    read_bool,
    read_by_seat,
    read_card,
    read_cards,
    read_count,
    read_hex,
    read_int,
    read_list,
    read_seat,
    read_text,
    shown,
)
from vaza.records.model import (
    FORMAT,
    BidChange,
    DealRecord,
    DealSums,
    Draw,
    MatchSums,
    Record,
    Seed,
    Voided,
)

MOST_DEALS: Final = 700
MOST_SEATS: Final = 10
LONGEST_NAME: Final = 40
LONGEST_CONTEXT: Final = 200
_TRUMPS: Final = ("S", "H", "D", "C", "X", "none")
_ELSEWHERE: Final = {
    "auction": "these rules have no auction",
    "exchange": "these rules have no exchange of cards",
    "contract": "these rules have no contracts",
    "void": "these rules void no deal",
}


def read_document(document: object) -> tuple[Record, str | None]:
    """Return the record of a document and the hash that it states.

    Raises:
        RecordError: a key is unknown, missing or has a value that cannot be.
    """
    fields = Fields(document, Place())
    fields.must("format", _read_format)
    ref, rules = fields.must("rules", _read_rules)
    names = fields.must("seats", _read_names)
    _check_seats(rules, len(names))
    record = Record(
        rules=rules,
        seats=names,
        deals=fields.must("deals", lambda value, place: _read_deals(value, place, len(names))),
        rules_ref=ref,
        complete=fields.may("complete", read_bool),
        draw=fields.may("draw", lambda value, place: _read_draw(value, place, len(names))),
        go_on=fields.may("continue", read_bool),
        result=fields.may("result", lambda value, place: _read_sums(value, place, len(names))),
    )
    stated = fields.may("hash", read_hex)
    fields.close()
    return record, stated


def _read_format(value: object, place: Place) -> None:
    if value != FORMAT:
        text = f"this version reads {FORMAT!r}, not {shown(value)}"
        raise RecordError("bad-format", text, place)


def _read_rules(value: object, place: Place) -> tuple[str | None, RuleSet]:
    try:
        if isinstance(value, str):
            return value, parse_rules(read_text(value, place))
        return None, read_rules(value)
    except RuleSetError as error:
        raise RecordError("bad-rules", _told(error), place) from error


def _told(error: RuleSetError) -> str:
    """Return the first problem; its axis says ``rules`` where the place says so already."""
    first, *others = error.problems
    where = "" if first.axis == "rules" else f"{first.axis}: "
    more = f" (and {len(others)} more)" if others else ""
    return f"{where}{first.text}; {first.fix}{more}"


def _read_names(value: object, place: Place) -> tuple[str, ...]:
    names = [read_text(name, place) for name in read_list(value, place)]
    if not 2 <= len(names) <= MOST_SEATS:
        text = f"2 to {MOST_SEATS} names, not {len(names)}"
        raise RecordError("wrong-count", text, place)
    if longest := max(names, key=len)[LONGEST_NAME:]:
        text = f"a name has up to {LONGEST_NAME} characters; one is {len(longest)} too long"
        raise RecordError("bad-value", text, place)
    return tuple(names)


def _check_seats(rules: RuleSet, seats: int) -> None:
    """Judge the rule set for the seats of the record; what it is for otherwise does not matter."""
    problems = check(rules, seats)
    if problems:
        raise RecordError("bad-rules", _told(RuleSetError(problems)), Place(field="seats"))


def _read_deals(value: object, place: Place, seats: int) -> tuple[DealRecord, ...]:
    items = read_list(value, place)
    if not 1 <= len(items) <= MOST_DEALS:
        text = f"a record has 1 to {MOST_DEALS} deals, not {len(items)}"
        raise RecordError("wrong-count", text, place)
    return tuple(_read_deal(item, Place(number), seats) for number, item in enumerate(items, 1))


def _read_deal(value: object, place: Place, seats: int) -> DealRecord:
    fields = Fields(value, place)
    for key, why in _ELSEWHERE.items():
        fields.refuse(key, why)
    deal = DealRecord(
        dealer=fields.must("dealer", read_seat(seats)),
        hands=fields.must("hands", read_by_seat(seats, read_cards)),
        bids=fields.must("bids", read_by_seat(seats, _read_bid)),
        plays=fields.must("plays", _read_plays),
        turn_up=fields.may("turn_up", read_card),
        number=fields.may("number", _read_number),
        trump=fields.may("trump", _read_trump),
        leader=fields.may("leader", read_seat(seats)),
        bid_changes=fields.may("bid_changes", lambda item, where: _read_changes(item, where, seats))
        or (),
        seed=fields.may("seed", lambda item, where: read_seed(item, where, seats)),
        unfinished=fields.may("unfinished", read_bool) or False,
        result=fields.may("result", lambda item, where: _read_deal_sums(item, where, seats)),
    )
    fields.close()
    return deal


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
    sums = DealSums(fields.may("tricks", by_seat), fields.may("points", by_seat))
    fields.close()
    return sums


def _read_sums(value: object, place: Place, seats: int) -> MatchSums:
    fields = Fields(value, place)
    sums = MatchSums(
        fields.may("totals", read_by_seat(seats, read_int)),
        fields.may("winners", lambda item, where: _read_winners(item, where, seats)),
    )
    fields.close()
    return sums


def _read_winners(value: object, place: Place, seats: int) -> tuple[int, ...]:
    read = read_seat(seats)
    return tuple(read(item, place) for item in read_list(value, place))


def _read_draw(value: object, place: Place, seats: int) -> Draw:
    fields = Fields(value, place)
    draw = Draw(
        fields.must("first_dealer", read_seat(seats)),
        fields.may("cards", read_cards) or (),
        fields.may("order", read_cards) or (),
        fields.may("seed", lambda item, where: read_seed(item, where, seats)),
    )
    fields.close()
    return draw


def read_seed(value: object, place: Place, seats: int) -> Seed:
    """Return how a shuffle came about."""
    fields = Fields(value, place)
    seed = Seed(
        fields.must("commitment", read_hex),
        fields.must("context", _read_context),
        fields.may("server", read_hex),
        fields.may("players", lambda item, where: _read_players(item, where, seats)) or (),
        fields.may("voided", _read_voided) or (),
    )
    fields.close()
    return seed


def _read_context(value: object, place: Place) -> str:
    text = read_text(value, place)
    if len(text) > LONGEST_CONTEXT:
        raise RecordError("bad-value", f"up to {LONGEST_CONTEXT} characters", place)
    return text


def _read_players(value: object, place: Place, seats: int) -> tuple[tuple[int, str], ...]:
    fields = Fields(value, place)
    seeds = [(seat, fields.may(str(seat), read_hex)) for seat in range(seats)]
    fields.close()
    return tuple((seat, seed) for seat, seed in seeds if seed is not None)


def _read_voided(value: object, place: Place) -> tuple[Voided, ...]:
    return tuple(_read_one_voided(item, place) for item in read_list(value, place))


def _read_one_voided(value: object, place: Place) -> Voided:
    fields = Fields(value, place)
    voided = Voided(
        fields.must("commitment", read_hex),
        fields.may("server", read_hex),
        fields.may("context", _read_context),
    )
    fields.close()
    return voided
