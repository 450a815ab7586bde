"""The bot ``random``: any legal number, any legal card, each as likely as another."""

from random import Random
from typing import Final

from vaza.bots.protocol import Bot
from vaza.rules.actions import Claim, PlayCard, SeatAction
from vaza.rules.legal import legal_actions
from vaza.rules.phases.play import dutiful
from vaza.rules.phases.revoke import may_revoke
from vaza.rules.state import Stage, deal_of
from vaza.rules.view import SeatView

REVOKES: Final = 200
"""One card in so many breaks a duty where that can be played."""


class UniformBot(Bot):
    """Plays at random, from its seed and the view: the same view gets the same answer.

    Where a revoke may be played it seldom does: else hardly a deal would come to its end (A11).
    """

    def __init__(self, seed: int) -> None:
        """Keep the seed; nothing else is remembered."""
        self._seed = seed

    def choose(self, view: SeatView) -> SeatAction:
        """Return a legal bid or card, uniformly; a claim only where nothing else is legal."""
        actions = legal_actions(view)
        plain = [action for action in actions if not isinstance(action, Claim)]
        dice = self._dice(view)
        if may_revoke(view.public) and dice.randrange(REVOKES):
            plain = [action for action in plain if _is_dutiful(view, action)]
        return dice.choice(plain or list(actions))

    def _dice(self, view: SeatView) -> Random:
        deal = deal_of(view.public)
        heard = (deal.speeches, len(deal.calls), deal.exchanges, len(deal.tricks), deal.trick)
        return Random(repr((self._seed, view.seat, deal.plan.number, heard, view.hand)))


def _is_dutiful(view: SeatView, action: SeatAction) -> bool:
    if view.public.stage is not Stage.PLAY or not isinstance(action, PlayCard):
        return True
    return bool(dutiful(view.public, view.hand) >> action.card & 1)
