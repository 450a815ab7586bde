"""THE filter: who sees what. Nothing else in the project decides it.

A view is built from nothing, field by field; what is public lives in a type of its own.
"""

from dataclasses import dataclass

from vaza.kernel.cards import Seat
from vaza.rules.events import (
    BidPlaced,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    DealEnded,
    Dealt,
    DealVoided,
    Event,
    HandsLifted,
    SeatBidPlaced,
    SeatCardsChosen,
    SeatCardsPassed,
    SeatDealt,
    SeatEvent,
    SeatHandsLifted,
)
from vaza.rules.evolve import advance, for_everybody
from vaza.rules.replacing import replace
from vaza.rules.state import MatchState, PublicMatch


@dataclass(frozen=True, slots=True)
class SeatView:
    """All that one seat knows; ``seat`` is None and the rest empty for a spectator."""

    public: PublicMatch
    seat: Seat | None = None
    hand: int = 0
    """Its cards; 0 while nobody may look at them."""
    bid: int | None = None
    """Its own bid, where bids are not shown at once (R054, R057)."""
    chosen: int = 0
    """The cards that it has chosen to pass on (R118)."""


def seat_view(state: MatchState, seat: Seat) -> SeatView:
    """Return what ``seat`` knows: what is public, its own hand, bid and chosen cards."""
    public, hidden = state.public, state.hidden
    if not hidden.hands:
        return SeatView(public=public, seat=seat)
    is_face_down = public.deal is not None and public.deal.face_down
    return SeatView(
        public=public,
        seat=seat,
        hand=0 if is_face_down else hidden.hands[seat],
        bid=hidden.bids[seat],
        chosen=hidden.chosen[seat],
    )


def spectator_view(state: MatchState) -> SeatView:
    """Return what everybody may know."""
    return SeatView(public=state.public)


def seat_event(event: Event, seat: Seat | None) -> SeatEvent:
    """Return an event as ``seat`` is told of it; None is a spectator."""
    told = for_everybody(event)
    return told if seat is None else _with_own(event, told, seat)


def _with_own(event: Event, told: SeatEvent, seat: Seat) -> SeatEvent:
    """Add to what everybody may know of an event what is the seat's own."""
    match event:
        case Dealt():
            hand = 0 if event.face_down else event.hands[seat]
            return told if not isinstance(told, SeatDealt) else replace(told, hand=hand)
        case HandsLifted():
            return SeatHandsLifted(event.hands[seat])
        case BidPlaced() if event.seat == seat:
            return SeatBidPlaced(seat, event.number)
        case CardsChosen() if event.seat == seat:
            return SeatCardsChosen(seat, event.cards)
        case CardsPassed():
            return SeatCardsPassed(event.hands[seat], event.received[seat])
        case _:
            return told


def follow(view: SeatView, event: SeatEvent) -> SeatView:  # noqa: PLR0911 - a return for each event
    """Return the view after an event as its seat was told of it."""
    view = replace(view, public=advance(view.public, event))
    match event:
        case SeatDealt():
            return replace(view, hand=event.hand, bid=None, chosen=0)
        case SeatHandsLifted():
            return replace(view, hand=event.hand)
        case CardPlayed() if event.seat == view.seat:
            return replace(view, hand=view.hand & ~(1 << event.card))
        case SeatBidPlaced() if event.seat == view.seat:
            return replace(view, bid=event.number)
        case SeatCardsChosen() if event.seat == view.seat:
            return replace(view, chosen=event.cards)
        case SeatCardsPassed():
            return replace(view, hand=event.hand, chosen=0)
        case DealEnded():
            return replace(view, hand=0)
        case DealVoided():
            return replace(view, hand=0, bid=None, chosen=0)
        case _:
            return view
