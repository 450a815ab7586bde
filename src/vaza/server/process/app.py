"""The application: calls, socket and client put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from vaza import __version__
from vaza.server.http import rules as http_rules
from vaza.server.http import tables as http_tables
from vaza.server.http.gate import Gate, Rates
from vaza.server.http.openapi import ClosedStructs
from vaza.server.http.problems import on_any_error, on_deep_body, on_http_error, on_store_error
from vaza.server.http.static_site import PACKED, StaticSite, serve_static
from vaza.server.live.site import Site
from vaza.server.live.socket import table_socket
from vaza.store.log import StoreError

BODY_MOST: Final = 16 * 1024
WORTH_PACKING: Final = 800
"""Answers below this many bytes gain nothing by being compressed."""


def make_app(site: Site, *, rate_scale: float = 1.0) -> Gate:
    """Return the ASGI application of a site. It closes the site's hub when it ends."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await site.hub.close()

    return Gate(_litestar(site, lifespan), site, Rates(site.clock, scale=rate_scale))


def _litestar(site: Site, lifespan: Any) -> Litestar:  # noqa: ANN401 - a context manager's factory
    pages = StaticSite()
    config = AppConfig(
        route_handlers=[
            *http_tables.HANDLERS,
            *http_rules.HANDLERS,
            table_socket,
            serve_static,
        ],
        dependencies={
            "site": Provide(lambda: site, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
        },
        exception_handlers={
            HTTPException: on_http_error,
            StoreError: on_store_error,
            RecursionError: on_deep_body,
            Exception: on_any_error,
        },
        openapi_config=OpenAPIConfig(
            title="Vaza",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        plugins=[ClosedStructs()],
        lifespan=[lifespan],
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=WORTH_PACKING,
            exclude_opt_key=PACKED,
        ),
        request_max_body_size=BODY_MOST,
    )
    return Litestar.from_config(config)
