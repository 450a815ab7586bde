"""Plain output: JSON, wrapped text, columns. Rich is for the table of ``vaza play`` alone."""

import json
import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import Any

from vaza.cli.plain import can_show, json_safe, plain

_WIDEST = 100


def print_json(value: Any) -> None:  # noqa: ANN401 - any JSON value
    """Print one JSON value in one line, in ASCII where stdout has not all of its signs."""
    told = json.dumps(value, ensure_ascii=False)
    if not can_show(told, sys.stdout.encoding):
        told = json.dumps(value)
    print(json_safe(told))


def print_line(text: str) -> None:
    """Print a line that may hold what others wrote."""
    print(plain(text))


def print_warning(text: str) -> None:
    """Print a line on stderr that may hold what others wrote."""
    print(f"vaza: {plain(text)}", file=sys.stderr)


def width() -> int:
    """Return the columns that text may take."""
    return min(_WIDEST, shutil.get_terminal_size((_WIDEST, 24)).columns)


def print_text(text: str, indent: str = "", first: str | None = None) -> None:
    """Print a paragraph, wrapped; its first line may begin otherwise than the others."""
    start = indent if first is None else first
    words = plain(text.replace("\n", " "))
    print(textwrap.fill(words, width(), initial_indent=start, subsequent_indent=indent))


def print_columns(rows: Sequence[Sequence[object]], right: Sequence[int] = ()) -> None:
    """Print rows in columns; those whose numbers stand in ``right`` are set to the right."""
    table = [[plain(str(cell)) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    for row in table:
        cells = [
            cell.rjust(widths[column]) if column in right else cell.ljust(widths[column])
            for column, cell in enumerate(row)
        ]
        print("  ".join(cells).rstrip())
