"""The certificate and its key, looked at before anything is begun."""

import ssl
from pathlib import Path


def tls_problem(cert: str, key: str) -> str | None:
    """Return why these files cannot serve https, and which it is; None where they can."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        for path in (cert, key):
            Path(path).read_bytes()
        # Without a password OpenSSL would ask the terminal for one.
        context.load_cert_chain(cert, key, password="")
    except ssl.SSLError as error:
        return _blamed(cert, key, error)
    except OSError as error:
        return str(error)
    return None


def _blamed(cert: str, key: str, error: ssl.SSLError) -> str:
    """Name the file that is wrong: OpenSSL does not."""
    if error.reason == "KEY_VALUES_MISMATCH":
        return f"{key}: this is not the key of the certificate {cert}"
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).load_verify_locations(cafile=cert)
    except ssl.SSLError:
        return f"{cert}: there is no certificate in it; a PEM file begins with -----BEGIN"
    return f"{key}: there is no usable key in it ({_reason(error)}); a PEM file without a password"


def _reason(error: ssl.SSLError) -> str:
    return (error.reason or "unreadable").lower().replace("_", " ")
