"""What the person sees: steps with their seconds, and plain reasons for stopping."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from booting.places import BOOT, ROOT, shown

HEARTBEAT_SECONDS = 5
TAIL_LINES = 25
LINE_LENGTH = 160


class Stop(Exception):  # noqa: N818 - it ends the run with a reason; most are not programming errors
    """A plain reason for ending, and the line that would help, if there is one."""

    def __init__(self, reason: str, try_this: str = "") -> None:
        """Keep the reason and what to type."""
        super().__init__(reason)
        self.reason = reason
        self.try_this = try_this


def line(text: str = "") -> None:
    """Print one line at once, so that pipes and logs keep the order."""
    print(text, flush=True)


def warn(text: str) -> None:
    """Print one line that should not be overlooked."""
    line(f"!! {text}")


@contextmanager
def step(text: str) -> Iterator[None]:
    """Say what is being done, then how long it took."""
    started = time.monotonic()
    print(f"   {text} ...", end="", flush=True)
    try:
        yield
    except BaseException:
        line(" failed")
        raise
    line(f" {time.monotonic() - started:.1f} s")


def run(*command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
    """Run a command of the set-up quietly; its output is told when it fails."""
    words = [str(word) for word in command]
    try:
        process = subprocess.Popen(
            words,
            cwd=cwd,
            env={**os.environ, "NO_COLOR": "1", **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            close_fds=False,  # the lock goes with it, see guard
        )
    except OSError as error:
        raise Stop(f"{words[0]} does not start: {error.strerror}") from None
    output = wait_with_heartbeat(process)
    if process.returncode:
        raise Stop(explain(words, process.returncode, output))
    return output


def wait_with_heartbeat(process: "subprocess.Popen[str]") -> str:
    """Wait for a command; a dot every few seconds shows that it lives."""
    while True:
        try:
            return process.communicate(timeout=HEARTBEAT_SECONDS)[0]
        except subprocess.TimeoutExpired:
            print(".", end="", flush=True)
        except BaseException:
            process.kill()
            process.wait()
            raise


def explain(words: Sequence[str], code: int, output: str) -> str:
    """Say which command failed and how it ended; the whole output goes to a file."""
    BOOT.mkdir(exist_ok=True)
    log = BOOT / "last-failure.log"
    log.write_text(f"$ {' '.join(words)}\n{output}", encoding="utf-8")
    lines = output.rstrip().splitlines()[-TAIL_LINES:]
    tail = "\n".join(f"   | {text[:LINE_LENGTH]}" for text in lines)
    told = " ".join([Path(words[0]).name, *words[1:4]])
    return f"`{told} ...` ended with {code}:\n{tail}\n   (all of it: {shown(log)})"


def last_words(stop: Stop) -> None:
    """Print why the run ends."""
    print(f"\n{stop.reason}", file=sys.stderr)
    if stop.try_this:
        print(f"Type this, then start again:\n   {stop.try_this}", file=sys.stderr)
