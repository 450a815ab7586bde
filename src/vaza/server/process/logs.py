"""What the server's log tells of an error: where it happened and what it was, no values.

Variables of a frame may hold hands, the stock, secrets and guests' ids: they are never written.
"""

import logging
import sys
import traceback
from typing import Any, Final, TextIO

import structlog

FRAMES: Final = 12
"""The innermost frames of an error: the outer ones are always the same."""
SIGNS_MOST: Final = 6000
"""Of one error with all its causes."""
_CUT: Final = "\n[...]\n"


def quiet_logs(stream: TextIO | None = None) -> None:
    """Log warnings and errors alone, in plain lines, to ``stream`` or stderr."""
    out = sys.stderr if stream is None else stream
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.dev.set_exc_info,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.dev.ConsoleRenderer(
                colors=out.isatty(), exception_formatter=write_plain_traceback
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(out),
    )
    logging.basicConfig(level=logging.ERROR, stream=out)


def write_plain_traceback(out: TextIO, error: Any) -> None:  # noqa: ANN401 - what structlog gives
    """Write an error, given as ``sys.exc_info`` gives it, without the variables of its frames."""
    lines = traceback.format_exception(*error, limit=-FRAMES)
    out.write("\n" + shortened("".join(lines)))


def shortened(text: str) -> str:
    """Return a text without its middle where it is too long."""
    if len(text) <= SIGNS_MOST:
        return text
    half = (SIGNS_MOST - len(_CUT)) // 2
    return text[:half] + _CUT + text[-half:]
