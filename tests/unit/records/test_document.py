"""What docs/records.md shows is so."""

import re
from pathlib import Path

from vaza.records.forms import check_record, read_record, write_text

PAGE = (Path(__file__).parents[3] / "docs" / "records.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", PAGE, re.DOTALL)


def test_both_examples_are_the_same_record() -> None:
    as_json = next(body for kind, body in BLOCKS if kind == "json" and "format" in body)
    as_text = next(body for kind, body in BLOCKS if not kind and "[Format" in body)
    record = read_record(as_json)
    assert read_record(as_text) == record
    assert write_text(record).startswith(as_text.rstrip())
    assert check_record(as_json).totals == (11, -1, -4, 11)


def test_every_reason_is_listed() -> None:
    sources = Path(__file__).parents[3] / "src" / "vaza" / "records"
    text = "".join(path.read_text(encoding="utf-8") for path in sources.rglob("*.py"))
    reasons = set(re.findall(r'RecordError\(\s*"([a-z-]+)"', text))
    assert len(reasons) > 20
    assert {reason for reason in reasons if f"`{reason}`" not in PAGE} == set()
