"""THE filter: who sees what. Nothing else in the project decides it.

A view is built from nothing, field by field; what is public lives in a type of its own.
"""

from dataclasses import dataclass, replace

from vaza.kernel.cards import Seat
from vaza.rules.events import CardPlayed, Dealt, Event, SeatDealt, SeatEvent
from vaza.rules.evolve import advance, without_hands
from vaza.rules.state import MatchState, PublicMatch


@dataclass(frozen=True, slots=True)
class SeatView:
    """All that one seat knows; ``seat`` is None and ``hand`` 0 for a spectator."""

    public: PublicMatch
    seat: Seat | None = None
    hand: int = 0


def seat_view(state: MatchState, seat: Seat) -> SeatView:
    """Return what ``seat`` knows: what is public, and its own hand."""
    hands = state.hidden.hands
    return SeatView(public=state.public, seat=seat, hand=hands[seat] if hands else 0)


def spectator_view(state: MatchState) -> SeatView:
    """Return what everybody may know."""
    return SeatView(public=state.public)


def seat_event(event: Event, seat: Seat | None) -> SeatEvent:
    """Return an event as ``seat`` is told of it; None is a spectator."""
    if isinstance(event, Dealt):
        told = without_hands(event)
        return told if seat is None else replace(told, hand=event.hands[seat])
    return event


def follow(view: SeatView, event: SeatEvent) -> SeatView:
    """Return the view after an event as its seat was told of it."""
    hand = view.hand
    if isinstance(event, SeatDealt):
        hand = event.hand
    elif isinstance(event, CardPlayed) and event.seat == view.seat:
        hand &= ~(1 << event.card)
    return SeatView(public=advance(view.public, event), seat=view.seat, hand=hand)
