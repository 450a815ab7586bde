"""Messages about records repeat what was written, as it was written, and in short."""

import json
from typing import Any

import pytest

from vaza.records.errors import RecordError
from vaza.records.forms import check_record

RECORD: dict[str, Any] = {
    "format": "vaza-record/1",
    "rules": "german-bridge",
    "seats": ["Ana", "Bia", "Caio", "Davi"],
    "deals": [{"dealer": 0, "hands": ["AS"] * 4, "bids": [0] * 4, "plays": []}],
}


def told(text: str) -> str:
    with pytest.raises(RecordError) as refused:
        check_record(text)
    assert len(refused.value.text) < 800
    return refused.value.text


@pytest.mark.parametrize(
    ("written", "words"),
    [
        ("false", "not false"),
        ("1.5", "not 1.5"),
        ('{"a": true}', 'not {"a": true}'),
        ('"0"', "not '0'"),
        ("1e999", "the number 1e999 is too large"),
        ("NaN", "NaN is no JSON"),
        ("9" * 4000, "not " + "9" * 37 + "..."),
        ("9" * 5000, "a number with too many digits"),
    ],
)
def test_values_are_shown_as_they_were_written(written: str, words: str) -> None:
    assert words in told(json.dumps(RECORD).replace('"dealer": 0', f'"dealer": {written}'))


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        ("frob", "rules: no preset or code 'frob'"),
        ("x" * 5000, "rules: no preset or code 'xxx"),
        ({"base": "frob"}, "rules: base: 'frob' is no preset"),
        ({"frob": 1, "x": 2}, "rules: frob: no group called 'frob'"),
        (3, "rules: a rule set is a JSON object of groups"),
    ],
)
def test_bad_rules_are_named_once(rules: object, words: str) -> None:
    assert told(json.dumps({**RECORD, "rules": rules})).startswith(words)
