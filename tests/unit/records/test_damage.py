"""A record cut anywhere, or with any one token changed: one clear error, or a legal record."""

import json
import random
import re
from collections.abc import Callable, Iterator

import pytest

from tests.golden.plain_score import totals
from tests.unit.records.matches import played
from vaza.options.codes.codec import rules_from_json
from vaza.records.errors import RecordError
from vaza.records.forms import check_record, write_json, write_text
from vaza.records.model import Record
from vaza.records.replay.report import Report
from vaza.records.writing import record_of

RULES = rules_from_json(
    {"schedule": {"shape": "list", "list": [3, 1, 2]}, "ending": {"tie": "shared"}}
)
TOKENS = re.compile(r'"[a-z_]+":|10[SHDC]|[AKQJT2-9][SHDC]\b|-?\d+|\w+|[^\w\s]')
CARDS = ("AS", "2H", "10D", "KC", "7S", "QD", "ZZ", "XX")
WORDS = ("true", "null", '"x"', "[]", "{}", "0", "1", "-1", "999", "Ω", "\x00", "")


def sample(*, sealed: bool) -> str:
    game, shuffles = played(RULES, 3, 11)
    text = write_json(record_of(RULES, ["Ana", "Bia", "Caio"], game.events, shuffles=shuffles))
    return text if sealed else unsealed(text)


def unsealed(text: str) -> str:
    """Leave out the hash and the sums, so that other legal bids and cards are legal records."""
    record = json.loads(text)
    record["rules"] = {key: record["rules"][key] for key in ("schedule", "ending")}
    del record["hash"], record["result"], record["draw"]
    for deal in record["deals"]:
        deal.pop("seed", None)
        del deal["result"]
    return json.dumps(record)


def judged(text: str) -> Report | RecordError:
    """Check a text; anything but a report or one clear error fails the test."""
    try:
        report = check_record(text)
    except RecordError as error:
        return clear(error)
    return report


def clear(error: RecordError) -> RecordError:
    assert error.reason, "a reason"
    assert error.text, "a sentence"
    assert "\n" not in error.text, "in one line"
    assert json.loads(json.dumps(error.to_json()))["reason"] == error.reason
    return error


def changes(text: str, dice: random.Random, each: int) -> Iterator[str]:
    """Yield texts with one token changed: dropped, doubled, replaced by one of its kind or not."""
    for token in TOKENS.finditer(text):
        word = token[0]
        choices = ["", word * 2, dice.choice(WORDS)]
        if re.fullmatch(r"10[SHDC]|[AKQJT2-9][SHDC]", word):
            choices += [dice.choice(CARDS), dice.choice(CARDS)]
        elif re.fullmatch(r"-?\d+", word):
            choices += [str(int(word) + 1), str(int(word) - 1)]
        for new in dice.sample(choices, min(each, len(choices))):
            if new != word:
                yield text[: token.start()] + new + text[token.end() :]


def test_any_token_changed(count: Callable[[int, int], int], figures: Callable[..., None]) -> None:
    dice, text = random.Random(3), sample(sealed=False)
    assert isinstance(judged(text), Report)
    accepted = refused = 0
    for changed in changes(text, dice, count(2, 5)):
        outcome = judged(changed)
        if isinstance(outcome, RecordError):
            refused += 1
            continue
        accepted += 1
        assert list(outcome.totals) == totals(changed), changed
    figures("record tokens changed", refused=refused, accepted=accepted)
    assert refused > accepted > 0


def test_what_breaks_dane_se_is_refused_with_its_place() -> None:
    """Every single card swapped with every other card of its deal, by a second opinion."""
    record = json.loads(sample(sealed=False))
    tricks = record["deals"][0]["plays"]
    for at in range(len(tricks) * 3):
        for other in range(at + 1, len(tricks) * 3):
            cards = " ".join(tricks).split()
            cards[at], cards[other] = cards[other], cards[at]
            record["deals"][0]["plays"] = [" ".join(cards[k : k + 3]) for k in range(0, 9, 3)]
            text = json.dumps(record)
            outcome = judged(text)
            if isinstance(outcome, Report):
                assert list(outcome.totals) == totals(text)
            else:
                assert outcome.deal == 1
                assert outcome.at is not None
                assert outcome.at >= 3 + at
            is_legal = isinstance(outcome, Report)
            assert is_legal == is_legal_for_the_second_opinion(text)


def is_legal_for_the_second_opinion(text: str) -> bool:
    try:
        totals(text)
    except Exception:  # noqa: BLE001 - any failure of the plain reader is a no
        return False
    return True


def test_a_sealed_record_holds_against_every_change(count: Callable[[int, int], int]) -> None:
    dice, text = random.Random(5), sample(sealed=True)
    right = judged(text)
    for changed in changes(text, dice, count(1, 4)):
        outcome = judged(changed)
        assert isinstance(outcome, RecordError) or outcome == right, changed


@pytest.mark.parametrize("write", [write_json, write_text])
@pytest.mark.parametrize("seed", [11, 12])
def test_no_beginning_of_a_complete_record_is_a_record(
    write: Callable[[Record], str], seed: int, count: Callable[[int, int], int]
) -> None:
    """Every cut inside a line is tried in a full run; every cut at the end of a line always."""
    game, shuffles = played(RULES, 3, seed)
    record = record_of(RULES, ["Ana", "Bia", "Caio"], game.events, shuffles=shuffles)
    assert record.complete
    text = write(record).rstrip()
    assert isinstance(judged(text), Report)
    lines = {at + step for at, sign in enumerate(text) if sign == "\n" for step in (0, 1)}
    for end in sorted(lines | set(range(0, len(text), count(5, 1)))):
        assert isinstance(judged(text[:end]), RecordError), text[:end]


@pytest.mark.parametrize("tail", ["", "End", 'End\n[Hash ""', "[Hash null]\nEnd", "[Hash null]"])
def test_a_complete_text_closes(tail: str) -> None:
    game, _ = played(RULES, 3, 11)
    record = record_of(RULES, ["Ana", "Bia", "Caio"], game.events)
    body = write_text(record).partition("\nEnd\n")[0]
    assert isinstance(judged(f"{body}\nEnd\n[Hash null]"), Report), "as it may be typed"
    told = judged(f"{body}\n{tail}")
    assert isinstance(told, RecordError)
    assert isinstance(judged(f"{body}\n".replace("[Complete true]", "")), Report), "typed freely"


@pytest.mark.parametrize("write", ["json", "text", "unsealed"])
def test_cut_anywhere(write: str, count: Callable[[int, int], int]) -> None:
    game, _ = played(RULES, 3, 11)
    record = record_of(RULES, ["Ana", "Bia", "Caio"], game.events)
    text = write_text(record) if write == "text" else write_json(record)
    if write == "unsealed":
        text = unsealed(text)
    whole = judged(text)
    assert isinstance(whole, Report)
    for end in range(0, len(text.rstrip()), count(3, 1)):
        outcome = judged(text[:end])
        assert isinstance(outcome, RecordError), text[:end]


NO_RECORDS = (
    *("", " ", "{}", "[]", "[[", "null", "3", '"x"', "[" * 100_000, "[A", "{" * 5000),
    *("\ud800", "\ufeff", "NaN", "[Format NaN]", "9" * 5000, "x" * 2_000_001, "\x00" * 50),
    *('{"format": 1}', '{"format": "vaza-record/2"}', '{"a":1,"a":2}', '[Format "vaza-record/1"]'),
    '{"format":"vaza-record/1","deals":[]}',
)


@pytest.mark.parametrize("text", NO_RECORDS, ids=range(len(NO_RECORDS)))
def test_no_record_at_all(text: str) -> None:
    assert isinstance(judged(text), RecordError)
