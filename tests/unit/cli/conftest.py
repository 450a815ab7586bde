"""Running commands in this process, through the real entry point."""

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from vaza.cli.main import main


@dataclass(frozen=True)
class Outcome:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one JSON value on stdout."""
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one line on stderr, without the program's name; the command must have failed."""
        assert self.code in (1, 2), self
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        return lines[0].removeprefix("vaza: ")


Vaza = Callable[..., Outcome]


@pytest.fixture
def vaza(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Vaza:
    """Run `vaza("rules list", typed="...")`; words in a list may hold spaces."""
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("VAZA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(words: str | list[str], typed: bytes | str = b"") -> Outcome:
        data = typed.encode() if isinstance(typed, str) else typed
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))
        capsys.readouterr()
        code = main(words.split() if isinstance(words, str) else words)
        told = capsys.readouterr()
        return Outcome(code, told.out, told.err)

    return run
