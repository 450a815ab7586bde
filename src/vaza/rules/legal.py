"""What a seat may do, from its own view alone; the one check behind every yes and no."""

from collections.abc import Iterator
from typing import assert_never

from vaza.kernel.cards import cards_of
from vaza.rules.actions import (
    Action,
    Bid,
    ChangeBid,
    ChooseDealer,
    Claim,
    Continue,
    Deal,
    Draw,
    PlayCard,
    SeatAction,
)
from vaza.rules.phases.bidding import check_bid, check_change
from vaza.rules.phases.claim import check_claim
from vaza.rules.phases.play import check_play, playable
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import Stage, deal_of, may_change, to_act
from vaza.rules.view import SeatView


def check_action(view: SeatView, action: Action) -> Refusal | None:  # noqa: PLR0911 - a return for each action
    """Return why the view's seat may not do ``action`` now, or None when it may."""
    public, seat = view.public, view.seat
    if seat is None:
        return Refusal(Reason.NOT_SEATED)
    if public.stage is Stage.OVER:
        return Refusal(Reason.MATCH_OVER)
    match action:
        case Bid():
            return check_bid(public, seat, action.number, action.seen)
        case ChangeBid():
            return check_change(public, seat, action.number, action.seen)
        case PlayCard():
            return check_play(public, seat, view.hand, action.card)
        case Claim():
            return check_claim(public, seat, view.hand)
        case Draw() | ChooseDealer() | Deal() | Continue():
            return Refusal(Reason.TABLE_ONLY)
        case _:
            assert_never(action)


def legal_actions(view: SeatView) -> tuple[SeatAction, ...]:
    """Return all that the view's seat may do now, in a fixed order."""
    if view.seat is None:
        return ()
    return tuple(action for action in _candidates(view) if check_action(view, action) is None)


def _candidates(view: SeatView) -> Iterator[SeatAction]:
    public = view.public
    if public.stage is Stage.BIDDING:
        deal = deal_of(public)
        numbers = range(deal.size + 1)
        if to_act(public) == view.seat:
            yield from (Bid(number, deal.speeches) for number in numbers)
        if may_change(public) == view.seat:
            yield from (ChangeBid(number, deal.speeches) for number in numbers)
    elif public.stage is Stage.PLAY and to_act(public) == view.seat:
        yield from (PlayCard(card) for card in cards_of(playable(public, view.hand)))
        yield Claim()
