"""Records from and to strings, in either form; the check that everything comes through."""

from typing import Final

from vaza.records.document import record_hash, write_document
from vaza.records.errors import Place, RecordError
from vaza.records.formats.json_form import format_json, parse_json
from vaza.records.formats.text_form import format_text, parse_text
from vaza.records.model import Record
from vaza.records.reading.record import read_document
from vaza.records.replay.replay import Replay
from vaza.records.replay.report import Report

LARGEST: Final = 2_000_000
"""Characters of a record; a match of 100 deals at 7 seats has about 150,000."""


def read_record(text: str) -> Record:
    """Return the record of a JSON or a text form. Its deals are not played again.

    Raises:
        RecordError: what is wrong, where, and what would be right.
    """
    record, stated = _parse(text)
    _check_hash(record, stated)
    return record


def check_record(text: str) -> Report:
    """Play a record again under its rules and return what it comes to.

    Raises:
        RecordError: what is wrong, where, and what would be right.
    """
    record, stated = _parse(text)
    report = check(record)
    _check_hash(record, stated)
    return report


def check(record: Record) -> Report:
    """Play a record again, as ``check_record`` does with a text."""
    replay = Replay(record)
    for _ in replay.moves():
        pass
    return replay.report()


def write_json(record: Record) -> str:
    """Return the canonical JSON form."""
    return format_json(write_document(record))


def write_text(record: Record) -> str:
    """Return the canonical text form."""
    return format_text(write_document(record))


def _parse(text: str) -> tuple[Record, str | None]:
    if len(text) > LARGEST:
        text = f"{len(text)} characters; a record has up to {LARGEST}"
        raise RecordError("too-large", text)
    body = text.removeprefix("\ufeff").strip()
    if not body:
        raise RecordError("bad-json", "nothing in it")
    is_tagged = body[0] == "[" and body[1:2].isalpha()
    return read_document(parse_text(body) if is_tagged else parse_json(body))


def _check_hash(record: Record, stated: str | None) -> None:
    right = record_hash(record)
    if stated not in (None, right):
        text = f"the record was changed after Vaza wrote it: its content has {right[:16]}..."
        raise RecordError("hash", text, Place(field="hash"))
