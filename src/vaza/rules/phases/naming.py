"""Naming the trump: by the highest bidder, or by the dealer before he looks (V044, V047, A59)."""

from vaza.kernel.cards import TRUMPS_OR_NONE, Seat, Suit
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import PublicMatch, Stage
from vaza.rules.turns import namer


def check_naming(public: PublicMatch, seat: Seat, trump: Suit | None) -> Refusal | None:
    """Return why ``seat`` may not name ``trump`` now, or None."""
    if public.stage is not Stage.NAMING:
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    turn = namer(public)
    if turn != seat:
        return Refusal(Reason.NOT_YOUR_TURN, {"turn": turn})
    return None if trump in TRUMPS_OR_NONE else Refusal(Reason.NO_SUCH_TRUMP)
