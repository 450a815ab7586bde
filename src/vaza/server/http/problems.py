"""Errors of the HTTP calls as RFC 9457 problem details."""

from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec

from vaza.server.wire.calls import ProblemOut
from vaza.store.log import StoreError

PROBLEM_JSON: Final = "application/problem+json"

_LOG = structlog.get_logger("vaza.http")


def problem(status: int, detail: str) -> ProblemOut:
    """Return the body of an error."""
    return ProblemOut(status, HTTPStatus(status).phrase, detail)


def problem_bytes(status: int, detail: str) -> bytes:
    """Return the encoded body of an error."""
    return msgspec.json.encode(problem(status, detail))


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """Return what the OpenAPI document says of the errors of a call."""
    return {
        status: ResponseSpec(
            ProblemOut,
            generate_examples=False,
            description=HTTPStatus(status).phrase,
            media_type=PROBLEM_JSON,
        )
        for status in sorted({*statuses, 400, 429})
    }


class ImpossibleError(HTTPException):
    """What is asked for has the right shape, but cannot be."""

    status_code = 422


def require_json(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse a body of another kind: a form on another site's page could send one."""
    kind = connection.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/json":
        message = "the body has to be JSON: Content-Type: application/json"
        raise HTTPException(message, status_code=415)


def _answer(
    status: int, detail: str, headers: dict[str, str] | None = None
) -> Response[ProblemOut]:
    body = problem(status, detail)
    return Response(body, status_code=status, media_type=PROBLEM_JSON, headers=headers)


def on_http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ProblemOut]:
    """Answer an error that says itself what it is."""
    return _answer(error.status_code, _detail(error), error.headers)


def _detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        parts = (f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra)
        return "; ".join(parts)
    return error.detail


def on_store_error(_request: Request[Any, Any, Any], error: StoreError) -> Response[ProblemOut]:
    """Answer that the store fails; the cause stays in the log."""
    _LOG.error("store-failed", error=str(error))
    return _answer(503, "the store cannot be reached: try again")


def on_deep_body(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[ProblemOut]:
    """Answer that a body is nested too deeply to be read."""
    return _answer(400, "the JSON is nested too deeply")


def on_any_error(request: Request[Any, Any, Any], error: Exception) -> Response[ProblemOut]:
    """Answer a mistake of ours without its inner life."""
    _LOG.error("unexpected", path=request.url.path, exc_info=error)
    return _answer(500, "something went wrong here")
