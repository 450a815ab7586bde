"""Token buckets: how often somebody may ask."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Bucket:
    """A bucket of ``burst`` tokens that fills with ``rate`` tokens a second."""

    rate: float
    burst: float
    tokens: float = field(init=False)
    _at: float = field(init=False, default=0.0)

    def __post_init__(self) -> None:
        """Begin full."""
        self.tokens = self.burst

    def take(self, now: float) -> bool:
        """Take a token at ``now`` (seconds), if there is one."""
        self.tokens = min(self.burst, self.tokens + max(0.0, now - self._at) * self.rate)
        self._at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True
