"""The bot ``random``: any legal number, any legal card, each as likely as another."""

from collections.abc import Sequence
from random import Random
from typing import Final

from vaza.bots.protocol import Bot
from vaza.rules.actions import AuctionBid, AuctionPass, Claim, PlayCard, SeatAction
from vaza.rules.legal import legal_actions
from vaza.rules.phases.play import dutiful
from vaza.rules.phases.revoke import may_revoke
from vaza.rules.state import Stage, deal_of
from vaza.rules.view import SeatView

REVOKES: Final = 200
"""One card in so many breaks a duty, where it can be played and the bot is to do so."""
PASSES: Final = 0.7
"""The chance of a pass in an auction."""
LOW_OFFERS: Final = 5
"""Other calls are one of so many lowest offers."""


class UniformBot(Bot):
    """Plays at random, from its seed and the view: the same view gets the same answer.

    In an auction it passes mostly, or the highest call would be made in nearly every deal. Where a
    revoke may be played it keeps its duties, or seldom breaks one with ``revokes``: else hardly a
    deal would come to its end (A11).
    """

    def __init__(self, seed: int, *, revokes: bool = False) -> None:
        """Keep the seed; nothing else is remembered."""
        self._seed = seed
        self._revokes = revokes

    def choose(self, view: SeatView) -> SeatAction:
        """Return a legal action, uniformly; a claim only where nothing else is legal."""
        actions, dice = legal_actions(view), self._dice(view)
        if view.public.stage is Stage.AUCTION:
            return _call(actions, dice)
        plain = [action for action in actions if not isinstance(action, Claim)]
        if may_revoke(view.public) and not (self._revokes and dice.randrange(REVOKES) == 0):
            plain = [action for action in plain if is_dutiful(view, action)]
        return dice.choice(plain or list(actions))

    def _dice(self, view: SeatView) -> Random:
        deal = deal_of(view.public)
        heard = (deal.speeches, len(deal.calls), deal.exchanges, len(deal.tricks), deal.trick)
        return Random(repr((self._seed, view.seat, deal.plan.number, heard, view.hand)))


def _call(actions: Sequence[SeatAction], dice: Random) -> SeatAction:
    offers = [action for action in actions if isinstance(action, AuctionBid)][:LOW_OFFERS]
    return dice.choice(offers) if offers and dice.random() >= PASSES else AuctionPass()


def is_dutiful(view: SeatView, action: SeatAction) -> bool:
    """Tell whether an action breaks no duty of the play, where one could be broken (A11)."""
    if view.public.stage is not Stage.PLAY or not isinstance(action, PlayCard):
        return True
    return bool(dutiful(view.public, view.hand) >> action.card & 1)
