"""From a document (the parsed JSON, or its equal from a text) to a Record."""

from typing import Final

from vaza.options.checks.check import check
from vaza.options.codes.code import known_rules
from vaza.options.codes.codec import read_rules
from vaza.options.ruleset import RuleSet, RuleSetError
from vaza.records.errors import Place, RecordError
from vaza.records.fields import (
    Fields,
    read_bool,
    read_by_seat,
    read_cards,
    read_hex,
    read_int,
    read_list,
    read_seat,
    read_text,
    shown,
)
from vaza.records.model import FORMAT, DealRecord, Draw, MatchSums, Record
from vaza.records.reading.deal_fields import read_deal
from vaza.records.reading.seed_fields import read_seed

MOST_DEALS: Final = 2000
MOST_SEATS: Final = 10
LONGEST_NAME: Final = 40


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
        deals=fields.must("deals", lambda item, where: _read_deals(item, where, rules, len(names))),
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
            return value, known_rules(read_text(value, place))
        return None, read_rules(value, as_written=True)
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


def _read_deals(value: object, place: Place, rules: RuleSet, seats: int) -> tuple[DealRecord, ...]:
    items = read_list(value, place)
    if not 1 <= len(items) <= MOST_DEALS:
        text = f"a record has 1 to {MOST_DEALS} deals, not {len(items)}"
        raise RecordError("wrong-count", text, place)
    return tuple(
        read_deal(item, Place(number), rules, seats) for number, item in enumerate(items, 1)
    )


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
