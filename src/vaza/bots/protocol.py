"""What a bot is."""

from typing import Protocol

from vaza.rules.actions import SeatAction
from vaza.rules.view import SeatView


class Bot(Protocol):
    """A player. It answers from the view alone: equal views get equal answers (docs/bots.md)."""

    def choose(self, view: SeatView) -> SeatAction:
        """Return a legal action for the view's seat, whose turn it is to bid or to play."""
        ...
