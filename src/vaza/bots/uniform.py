"""The bot ``random``: any legal number, any legal card, each as likely as another."""

from collections.abc import Sequence
from random import Random
from typing import Final

from vaza.bots.protocol import Bot
from vaza.rules.actions import AuctionBid, AuctionPass, Claim, PlayCard, Say, SeatAction
from vaza.rules.legal import legal_actions
from vaza.rules.phases.offers import TALK
from vaza.rules.phases.play import dutiful
from vaza.rules.phases.revoke import may_revoke
from vaza.rules.state import Stage
from vaza.rules.view import SeatView

REVOKES: Final = 200
"""One card in so many breaks a duty, where it can be played and the bot is to do so."""
PASSES: Final = 0.7
"""The chance of a pass in an auction."""
LOW_OFFERS: Final = 5
"""Other calls are one of so many lowest offers."""
LOW_SAYINGS: Final = 3
"""Of the offers of one kind in King, one of so many lowest is made."""


class UniformBot(Bot):
    """Plays at random, from its seed and the view: the same view gets the same answer.

    In an auction it passes mostly, or the highest call would be made in nearly every deal; in King
    each kind of word is as likely as another, so that deals are sold, too. Where a
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
        if view.public.stage in TALK:
            return _say([action for action in actions if isinstance(action, Say)], dice)
        plain = [action for action in actions if not isinstance(action, Claim)]
        if may_revoke(view.public) and not (self._revokes and dice.randrange(REVOKES) == 0):
            plain = [action for action in plain if is_dutiful(view, action)]
        return dice.choice(plain or list(actions))

    def _dice(self, view: SeatView) -> Random:
        deal = view.public.deal
        if deal is None:
            return Random(repr((self._seed, view.seat, view.public.drawn)))
        heard = (deal.speeches, len(deal.calls), deal.exchanges, len(deal.tricks), deal.trick)
        talked = (len(deal.offers.speeches),) if deal.plan.contract else ()
        moment = (self._seed, view.seat, deal.plan.number, heard, view.hand, *talked)
        return Random(repr(moment))


def _call(actions: Sequence[SeatAction], dice: Random) -> SeatAction:
    offers = [action for action in actions if isinstance(action, AuctionBid)][:LOW_OFFERS]
    return dice.choice(offers) if offers and dice.random() >= PASSES else AuctionPass()


def _say(actions: Sequence[Say], dice: Random) -> Say:
    word = dice.choice(list(dict.fromkeys(action.word for action in actions)))
    alike = [action for action in actions if action.word is word]
    return dice.choice(alike[:LOW_SAYINGS] if alike[0].number else alike)


def is_dutiful(view: SeatView, action: SeatAction) -> bool:
    """Tell whether an action breaks no duty of the play, where one could be broken (A11)."""
    if view.public.stage is not Stage.PLAY or not isinstance(action, PlayCard):
        return True
    return bool(dutiful(view.public, view.hand) >> action.card & 1)
