"""The golden records of whole matches before a referee who does not know vaza."""

import json
from pathlib import Path

import pytest

from tests.golden.plain_score import GAMES, BrokenRuleError
from tests.referee import SIZES, referee
from vaza.options.presets import PRESETS
from vaza.records.forms import check_record

RECORDS = [
    path
    for path in sorted((Path(__file__).parent / "records" / "v1").glob("*.json"))
    if '"complete": true' in path.read_text(encoding="utf-8")
    and json.loads(path.read_text(encoding="utf-8"))["rules"] in GAMES
]


def test_the_referee_knows_every_preset() -> None:
    assert SIZES.keys() == GAMES.keys() == PRESETS.keys()
    assert len(RECORDS) > 3


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_totals_and_winners_agree(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    report = check_record(text)
    assert (list(report.totals), list(report.winners)) == referee(text)


def test_the_referee_sees_a_broken_rule() -> None:
    record = json.loads(RECORDS[0].read_text(encoding="utf-8"))
    deal = next(deal for deal in record["deals"] if len(deal["plays"]) > 1)
    deal["plays"].reverse()
    with pytest.raises(BrokenRuleError):
        referee(json.dumps(record))
