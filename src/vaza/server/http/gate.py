"""What every HTTP request passes: rates, where it comes from, headers, HEAD."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

from vaza.server.callers.rate import Bucket
from vaza.server.http.problems import PROBLEM_JSON, problem_bytes
from vaza.server.live.site import Site
from vaza.server.sources.clock import Clock

Scope = Any
Message = Any
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
ASKING: Final = ("/api/rules/check",)
"""What is posted to ask, not to change."""
CLIENTS_KEPT: Final = 10_000

POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
SECURE_HEADERS: Final = (
    (b"strict-transport-security", b"max-age=31536000"),
    # Over plain http a browser ignores it and complains.
    (b"cross-origin-opener-policy", b"same-origin"),
)


class Rates:
    """How often each address may ask, and how often change something."""

    def __init__(self, clock: Clock, *, scale: float = 1.0) -> None:
        """Begin with full buckets; ``scale`` widens all limits, for tests."""
        self._clock = clock
        self._scale = scale
        self._buckets: OrderedDict[tuple[str, bool], Bucket] = OrderedDict()

    def take(self, address: str, *, changes: bool) -> bool:
        """Count a request; False where it is one too many."""
        key = (address, changes)
        bucket = self._buckets.pop(key, None) or self._fresh(changes=changes)
        self._buckets[key] = bucket
        if len(self._buckets) > CLIENTS_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(self._clock.monotonic())

    def _fresh(self, *, changes: bool) -> Bucket:
        rate, burst = (2.0, 60.0) if changes else (50.0, 300.0)
        return Bucket(rate * self._scale, burst * self._scale)


class Gate:
    """Stands in front of the application."""

    def __init__(self, app: App, site: Site, rates: Rates) -> None:
        """Guard ``app``."""
        self._app = app
        self._site = site
        self._rates = rates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        sender = _sender(scope, send, is_secure=self._is_secure(scope))
        refused = self._refused(scope)
        if refused is not None:
            await _refuse(sender, *refused)
            return
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self._app(scope, receive, sender)

    def _is_secure(self, scope: Scope) -> bool:
        return self._site.is_secure(scope["scheme"], _header(scope, b"host"))

    def _refused(self, scope: Scope) -> tuple[int, str] | None:
        if not scope["path"].startswith("/api"):
            return None
        changes = scope["method"] in CHANGING
        address = (scope.get("client") or ("", 0))[0]
        if not self._rates.take(address, changes=changes and scope["path"] not in ASKING):
            return 429, "too many requests: wait a little"
        return self._foreign(scope) if changes else None

    def _foreign(self, scope: Scope) -> tuple[int, str] | None:
        """Refuse what another site's page could send in somebody's name."""
        told = _header(scope, b"origin")
        origin = told.partition("://")[2]  # of "null", a page without a home, nothing is left
        if told and origin != _header(scope, b"host") and not self._site.is_own_host(origin):
            return 403, "this call has to come from our own page"
        return None


def _header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def _sender(scope: Scope, send: Send, *, is_secure: bool) -> Send:
    """Return a sender that adds our headers, and leaves out the body where only the head counts."""
    is_head = scope["method"] == "HEAD"

    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            more = SECURE_HEADERS if is_secure else ()
            message = {**message, "headers": [*message["headers"], *HEADERS, *more]}
        elif is_head and message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return sender


async def _refuse(send: Send, status: int, detail: str) -> None:
    body = problem_bytes(status, detail)
    headers = [
        (b"content-type", PROBLEM_JSON.encode()),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
