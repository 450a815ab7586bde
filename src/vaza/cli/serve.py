"""``vaza serve``."""

from typing import Annotated

from cyclopts import Parameter

from vaza.cli.fault import InputError
from vaza.cli.numbers import Whole

_Optional = Annotated[str | None, Parameter(show_default=False)]


def serve(  # noqa: PLR0913 - one for each option
    *,
    host: str = "0.0.0.0",  # noqa: S104 - friends on the same network are the point
    port: Whole = 8000,
    db: _Optional = None,
    bus: _Optional = None,
    public_url: _Optional = None,
    tls_cert: _Optional = None,
    tls_key: _Optional = None,
) -> int:
    """Serve the table until interrupted.

    Parameters
    ----------
    host
        The address to listen on; 127.0.0.1 keeps it to this machine.
    port
        The port to listen on.
    db
        The database that keeps tables and matches, as sqlite:///vaza.db; by default a file of your
        own.
    bus
        How several servers tell each other of changes; one server alone needs none.
    public_url
        The address for links and QR codes, where it is not the one listened on.
    tls_cert
        A certificate file for https, together with --tls-key.
    tls_key
        The key file of the certificate.
    """
    from vaza.server.process.serve import ServeError
    from vaza.server.process.serve import serve as serve_until_told

    try:
        serve_until_told(
            host,
            port,
            db=db,
            bus=bus,
            public_url=public_url,
            tls_cert=tls_cert,
            tls_key=tls_key,
        )
    except ServeError as error:
        raise InputError(str(error)) from error
    return 0
