"""The bot ``random``: any legal number, any legal card, each as likely as another."""

from random import Random

from vaza.bots.protocol import Bot
from vaza.rules.actions import Claim, SeatAction
from vaza.rules.legal import legal_actions
from vaza.rules.state import deal_of
from vaza.rules.view import SeatView


class UniformBot(Bot):
    """Plays at random, from its seed and the view: the same view gets the same answer."""

    def __init__(self, seed: int) -> None:
        """Keep the seed; nothing else is remembered."""
        self._seed = seed

    def choose(self, view: SeatView) -> SeatAction:
        """Return a legal bid or card, uniformly; a claim only where nothing else is legal."""
        actions = legal_actions(view)
        plain = [action for action in actions if not isinstance(action, Claim)]
        return self._dice(view).choice(plain or list(actions))

    def _dice(self, view: SeatView) -> Random:
        deal = deal_of(view.public)
        seen = (deal.plan.number, deal.speeches, len(deal.tricks), deal.trick, view.hand)
        return Random(repr((self._seed, view.seat, seen)))
