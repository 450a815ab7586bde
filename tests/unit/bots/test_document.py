"""The bot that docs/bots.md shows is a sound one."""

import re
from pathlib import Path
from typing import Any

from vaza.testing import check_bot

PAGE = (Path(__file__).parents[3] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_bot_of_the_page_passes() -> None:
    code = next(body for body in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    names: dict[str, Any] = {}
    exec(code, names)  # noqa: S102 - our own page
    assert check_bot(names["FirstBot"], seeds=[1]) > 1000
