"""The one place that reads clocks."""

import time


class Clock:
    """The time now; tests have one of their own."""

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Return seconds that never go back, for rates."""
        return time.monotonic()
