"""Events as lines on the screen."""

from typing import assert_never

from vaza.cli.terminal.screen import Screen
from vaza.options.schedule import plan_deals
from vaza.rules.events import (
    BidChanged,
    BiddingClosed,
    BidMade,
    CardPlayed,
    Claimed,
    Continued,
    DealEnded,
    DealerChosen,
    DealerDrawn,
    SeatDealt,
    SeatEvent,
    TrickTaken,
)
from vaza.rules.match import NextDeal
from vaza.rules.state import PublicMatch
from vaza.rules.view import SeatView


def tell(screen: Screen, event: SeatEvent, view: SeatView) -> None:  # noqa: C901 - a case for each event
    """Print an event; ``view`` is what the person sees after it."""
    public = view.public
    match event:
        case DealerDrawn():
            draws = ", ".join(
                f"{name} {screen.sign(card)}"
                for name, card in zip(screen.names, event.cards, strict=True)
            )
            screen.say_of("event-drawn", event.dealer, draws=draws)
        case DealerChosen():
            screen.say_of("event-dealer-chosen", event.dealer)
        case SeatDealt():
            scheduled = len(plan_deals(public.rules, public.seats, go_on=public.go_on))
            screen.deal_head(public, scheduled)
        case BidMade():
            screen.say_of("event-bid", event.seat, number=event.number)
        case BidChanged():
            screen.say_of("event-bid-changed", event.seat, number=event.number)
        case BiddingClosed():
            screen.closed(public)
        case Claimed():
            screen.say_of("event-claimed", event.seat)
        case CardPlayed():
            pass  # shown with the trick
        case TrickTaken():
            screen.finished_trick(public)
        case DealEnded():
            screen.console.print()
            screen.result(public)
            _after_deal(screen, event, public)
        case Continued():
            screen.say("event-continued" if event.go_on else "event-stopped")
            _over(screen, public)
        case _:
            assert_never(event)


def _after_deal(screen: Screen, event: DealEnded, public: PublicMatch) -> None:
    if isinstance(event.step, NextDeal) and event.step.is_tie:
        screen.say("event-tie", style="yellow")
    _over(screen, public)


def _over(screen: Screen, public: PublicMatch) -> None:
    outcome = public.outcome
    if outcome is None:
        return
    screen.console.print()
    screen.scores(public)
    names = screen.voice.both(screen.names[seat] for seat in outcome.winners)
    screen.say("event-over", style="bold", count=len(outcome.winners), names=names)
