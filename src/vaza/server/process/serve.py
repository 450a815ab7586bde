"""`vaza serve`: open the store, bind the port, say where it is, and serve until told to stop."""

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Final
from urllib.parse import urlsplit

import segno
import uvicorn

from vaza.server.callers.guests import Guests, KeyFileError
from vaza.server.http.gate import App
from vaza.server.live.hub import Hub
from vaza.server.live.site import Site, lan_addresses
from vaza.server.process.app import make_app
from vaza.server.process.database import opened_database
from vaza.server.process.logs import quiet_logs
from vaza.server.process.tls import tls_problem
from vaza.server.sources.clock import Clock
from vaza.server.sources.dice import Dice
from vaza.store.log import StoreError
from vaza.store.sql import SqlStore

FRAME_MOST: Final = 16 * 1024
"""Bytes of one frame on the socket."""
GRACE_SECONDS: Final = 3
EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - what the user may ask for


class ServeError(Exception):
    """The server cannot start; the message says what is wrong and what would be right."""


@dataclass(frozen=True, slots=True)
class Options:
    """How to serve."""

    host: str = "0.0.0.0"  # noqa: S104 - friends on the same network are the point
    port: int = 8000
    db: str | None = None
    bus: str | None = None
    public_url: str | None = None
    tls_cert: str | None = None
    tls_key: str | None = None

    @property
    def scheme(self) -> str:
        """How browsers reach it."""
        return "https" if self.tls_cert else "http"


def serve(  # noqa: PLR0913 - one for each option of the command
    host: str = "0.0.0.0",  # noqa: S104 - as above
    port: int = 8000,
    *,
    db: str | None = None,
    bus: str | None = None,
    public_url: str | None = None,
    tls_cert: str | None = None,
    tls_key: str | None = None,
) -> None:
    """Serve the site until interrupted.

    Raises:
        ServeError: it cannot start.
    """
    options = Options(host, port, db, bus, public_url, tls_cert, tls_key)
    _check(options)
    quiet_logs()
    with _bound(options.host, options.port) as listening:
        bound_port = listening.getsockname()[1]
        urls = _urls(options, bound_port)
        with (
            _opened(options.db) as (store, key),
            asyncio.Runner(loop_factory=_loop_factory()) as runner,
        ):
            runner.run(_serve(options, listening, store, key, urls))


def _check(options: Options) -> None:
    if options.bus not in (None, "memory", "memory://"):
        raise ServeError(f"--bus {options.bus}: only the bus in this process is served yet")
    if (options.tls_cert is None) != (options.tls_key is None):
        raise ServeError("--tls-cert and --tls-key go together: give both or none")
    for path in (options.tls_cert, options.tls_key):
        if path is not None and not Path(path).is_file():
            raise ServeError(f"{path}: there is no such file")
    if options.tls_cert is not None and options.tls_key is not None:
        problem = tls_problem(options.tls_cert, options.tls_key)
        if problem is not None:
            raise ServeError(problem)
    if options.public_url is not None:
        parts = urlsplit(options.public_url)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
            raise ServeError(
                f"--public-url {options.public_url}: write it as https://vaza.example.org"
            )


def _bound(host: str, port: int) -> socket.socket:
    """Return a listening socket, so that a busy port is said before anything else is begun."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise ServeError(
            f"{host} port {port}: {reason}; choose another with --host or --port"
        ) from error
    return listening


@contextlib.contextmanager
def _opened(db: str | None) -> Iterator[tuple[SqlStore, bytes]]:
    """Give what is kept on disk, as `opened_database` does, with errors of our own kind."""
    with contextlib.ExitStack() as stack:
        try:
            kept = stack.enter_context(opened_database(db))
        except (StoreError, KeyFileError, OSError) as error:
            raise ServeError(str(error)) from error
        yield kept


def _urls(options: Options, port: int) -> tuple[str, ...]:
    """Return the addresses for other machines, none where only this one is listened to."""
    if options.host not in EVERYWHERE:
        own = options.host in ("localhost", "::1") or options.host.startswith("127.")
        return () if own else (f"{options.scheme}://{options.host}:{port}",)
    return tuple(f"{options.scheme}://{address}:{port}" for address in lan_addresses())


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop  # noqa: PLC0415 - not on Windows
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(
    options: Options,
    listening: socket.socket,
    store: SqlStore,
    key: bytes,
    urls: tuple[str, ...],
) -> None:
    clock, dice = Clock(), Dice()
    public = options.public_url.rstrip("/") if options.public_url else None
    hub = Hub(store, clock, dice)
    site = Site(hub, Guests(key), clock, dice, public, urls)
    server = uvicorn.Server(_config(make_app(site), options))
    sys.stdout.write(announcement(options, listening.getsockname()[1], urls) + "\n")
    sys.stdout.flush()
    signal.signal(signal.SIGTERM, _stop)
    with contextlib.suppress(KeyboardInterrupt):
        await server.serve(sockets=[listening])


def _stop(_number: int, _frame: FrameType | None) -> None:
    """End well: uvicorn hands the signal on when everything is closed."""
    raise SystemExit(0)


def _config(app: App, options: Options) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=FRAME_MOST,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ssl_certfile=options.tls_cert,
        ssl_keyfile=options.tls_key,
    )


def announcement(options: Options, port: int, urls: tuple[str, ...]) -> str:
    """Return what is printed when the server listens: where it is, and what is missing there."""
    here = "localhost" if options.host in EVERYWHERE else options.host
    lines = [f"Vaza is at {options.scheme}://{here}:{port}"]
    if options.public_url:
        lines.append(f"for everybody: {options.public_url}")
    lines += [f"in this network: {url}" for url in urls]
    shared = options.public_url or next(iter(urls), None)
    if shared is not None:
        lines.append(_qr(shared))
    if shared is not None and shared.startswith("http:"):
        lines.append(
            "Over plain http browsers leave out installing, offline pages and notifications;"
            " everything else works. --tls-cert and --tls-key, or a proxy, bring them."
        )
    lines.append("Stop with Ctrl+C.")
    return "\n".join(line for line in lines if line)


def _qr(url: str) -> str:
    """Return a QR code for the terminal; nothing where the terminal cannot show it."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    rows = _half_blocks(segno.make(url, error="l", micro=False))
    try:
        rows.encode(encoding)
    except UnicodeEncodeError:
        return ""
    return rows


def _half_blocks(code: segno.QRCode) -> str:
    """Write two rows of modules in each line; light on dark, as terminals are."""
    rows = [list(row) for row in code.matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] * (len(rows) % 2)
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return "\n".join(
        "".join(signs[upper, lower] for upper, lower in zip(*pair, strict=True))
        for pair in zip(rows[::2], rows[1::2], strict=True)
    )
