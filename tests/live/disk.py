"""A disk that forgets what was not synced: rebuilds files as a power cut would have left them."""

import os
import random
import struct
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parent / "shim" / "disk.c"
_HEAD = struct.Struct("=cIqq")


def build(compiler: Path, folder: Path) -> Path:
    """Compile the shim."""
    library = folder / "disk.so"
    command = [compiler, "-shared", "-fPIC", "-O1", "-o", library, SOURCE, "-ldl", "-lpthread"]
    subprocess.run([str(part) for part in command], check=True)
    return library


def environment(library: Path, log: Path, part: str) -> dict[str, str]:
    """Return the variables with which a process notes what it does to files named like ``part``."""
    return {
        **os.environ,
        "LD_PRELOAD": str(library),
        "VAZA_DISK_LOG": str(log),
        "VAZA_DISK_FILES": part,
    }


@dataclass(frozen=True)
class Note:
    """One thing done to a file; ``end`` is where the note ends in the log."""

    kind: str
    path: str
    offset: int
    data: bytes
    end: int


def read_notes(log: Path) -> Iterator[Note]:
    """Yield the notes of a log; one that was cut off is left out."""
    raw, at = log.read_bytes(), 0
    while at + _HEAD.size <= len(raw):
        kind, length, offset, size = _HEAD.unpack_from(raw, at)
        start = at + _HEAD.size
        at = start + length + size
        if at <= len(raw):
            path = raw[start : start + length].decode()
            yield Note(kind.decode(), path, offset, raw[start + length : at], at)


def files_after(notes: list[Note], cut: int, dice: random.Random | None = None) -> dict[str, bytes]:
    """Return the files as a power cut at ``cut`` (a size of the log) would have left them.

    What was synced is there. Of the rest nothing is, or with ``dice`` any part of it, as a disk
    might have written it on its own account.
    """
    happened = [note for note in notes if note.end <= cut]
    synced = {note.path: place for place, note in enumerate(happened) if note.kind in "sd"}
    files: dict[str, bytearray] = {}
    for place, note in enumerate(happened):
        # An unlinked file is gone for good once its folder is synced.
        keeper = str(Path(note.path).parent) if note.kind == "u" else note.path
        durable = place < synced.get(keeper, -1)
        if durable or (dice is not None and dice.random() < 0.5):
            _apply(files, note)
    return {path: bytes(body) for path, body in files.items()}


def _apply(files: dict[str, bytearray], note: Note) -> None:
    if note.kind == "u":
        files.pop(note.path, None)
        return
    body = files.setdefault(note.path, bytearray())
    if note.kind == "w":
        body.extend(bytes(max(0, note.offset - len(body))))
        body[note.offset : note.offset + len(note.data)] = note.data
    elif note.kind == "t":
        body[:] = body[: note.offset].ljust(note.offset, b"\0")


def lay_out(files: dict[str, bytes], folder: Path) -> None:
    """Write rebuilt files into a folder; shared memory files do not outlive a power cut."""
    folder.mkdir()
    for path, body in files.items():
        if not path.endswith("-shm") and body:
            (folder / Path(path).name).write_bytes(body)
