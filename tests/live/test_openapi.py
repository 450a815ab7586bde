"""The HTTP API keeps to its own OpenAPI document, whatever it is asked."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.live.in_process import served_aside

# 422 is what a table that cannot be gets: no schema can say which rules go with how many seats.
# Litestar answers OPTIONS by itself, and for a path with two handlers it names those of one only.
SETTINGS = """
[checks.allow_header_conformance]
enabled = false

[checks.positive_data_acceptance]
expected-statuses = ["2xx", "401", "403", "404", "422", "429"]
"""


def test_unknown_fields_are_refused_in_the_document() -> None:
    """Litestar's private module is reached into for this: a change there shows here."""
    with served_aside() as url:
        document = httpx.get(f"{url}/api/schema/openapi.json").json()
    schemas = document["components"]["schemas"]
    closed = {name for name, one in schemas.items() if one.get("additionalProperties") is False}
    assert {"NameIn", "TableIn"} <= closed
    assert "MeOut" not in closed


def test_every_call_keeps_to_the_document(
    tmp_path: Path, count: Callable[[int, int], int], figures: Callable[..., None]
) -> None:
    program = shutil.which("schemathesis", path=str(Path(sys.executable).parent))
    assert program is not None
    (tmp_path / "schemathesis.toml").write_text(SETTINGS)
    with served_aside() as url:
        made = httpx.post(f"{url}/api/me", json={"name": "Ana"})
        cookie = made.headers["set-cookie"].split(";")[0]
        done = subprocess.run(
            [
                *(program, "--config-file", str(tmp_path / "schemathesis.toml")),
                *("run", f"{url}/api/schema/openapi.json", "--header", f"Cookie: {cookie}"),
                *("--max-examples", str(count(8, 40)), "--seed", "7", "--no-color"),
            ],
            capture_output=True,
            text=True,
            check=False,
            cwd=tmp_path,
        )
    summary = done.stdout[done.stdout.find("SUMMARY") :]
    figures("schemathesis", code=done.returncode, summary=" ".join(summary.split())[:300])
    if done.returncode:
        pytest.fail(done.stdout[-6000:] + done.stderr[-1000:])
