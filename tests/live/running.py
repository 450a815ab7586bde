"""A real server in a process of its own, to talk to and to kill."""

import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

START_SECONDS = 60
PROGRAM = "import sys; from vaza.cli.main import main; sys.exit(main())"
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """`vaza serve` on a port and a database that stay the same over restarts."""

    def __init__(self, folder: Path, env: Mapping[str, str] | None = None) -> None:
        self.database = folder / "vaza.db"
        self.port = free_port()
        self.env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **(env or {})}
        self.process: subprocess.Popen[str] | None = None

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", PROGRAM, "serve", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--db", f"sqlite:///{self.database}"]
        self.process = subprocess.Popen(
            command, env=self.env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self._wait_for("Vaza is at")

    def _wait_for(self, text: str) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        selector = selectors.DefaultSelector()
        selector.register(self.process.stdout, selectors.EVENT_READ)
        until, told = time.monotonic() + START_SECONDS, ""
        while time.monotonic() < until:
            if selector.select(timeout=1):
                line = self.process.stdout.readline()
                told += line
                if text in line:
                    selector.close()
                    return
                if not line:
                    break
        message = f"the server did not start: {told}"
        raise AssertionError(message)

    def kill(self) -> None:
        """End the process as a power cut would: no last words."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask the process to end, and return its code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(number)
        self.process.communicate(timeout=20)
        code = self.process.returncode
        self.process = None
        return int(code)
