"""Stamps: what was made from which content, so that a second run does nothing."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from booting.places import shown


def digest(*parts: str | bytes) -> str:
    """Hash some texts so that no two different lists of texts agree."""
    whole = hashlib.sha256()
    for part in parts:
        raw = part.encode() if isinstance(part, str) else part
        whole.update(len(raw).to_bytes(8, "big"))
        whole.update(raw)
    return whole.hexdigest()


def digest_files(paths: Iterable[Path]) -> str:
    """Hash names and contents of files, in the order of their names."""
    parts: list[str | bytes] = []
    for path in sorted(paths):
        parts += [shown(path), path.read_bytes()]
    return digest(*parts)


def holds(stamp: Path, value: str) -> bool:
    """Tell whether a stamp says exactly this."""
    try:
        return stamp.read_text(encoding="utf-8") == value
    except (FileNotFoundError, NotADirectoryError):
        return False


def put(stamp: Path, value: str) -> None:
    """Write a stamp, whole or not at all; always the last act of what it vouches for."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    half = stamp.with_name(stamp.name + ".half")
    half.write_text(value, encoding="utf-8")
    half.replace(stamp)


def lift(stamp: Path) -> None:
    """Take a stamp away before its subject is touched."""
    stamp.unlink(missing_ok=True)
