"""What a client is told of what happened. Secrets, seeds and other people's cards are not in it."""

from collections.abc import Iterator
from functools import singledispatch

from vaza.kernel.cards import Seat, cards_of, format_card
from vaza.rules import events as rules
from vaza.rules.match import Outcome
from vaza.rules.view import seat_event
from vaza.server.table import events as stored
from vaza.server.wire import EventOut

Happened = stored.TableEvent | rules.Event
"""An event of the table, or what the rules made of one."""


def events_out(happened: Happened, seat: int | None) -> Iterator[EventOut]:
    """Yield what the client on ``seat`` (None: a spectator) is told of an event."""
    if isinstance(happened, rules.Event):
        yield from _told(seat_event(happened, None if seat is None else Seat(seat)))
    else:
        yield _public(happened)


def _told(event: rules.SeatEvent) -> Iterator[EventOut]:
    yield _in_match(event)
    if isinstance(event, rules.DealEnded | rules.Continued) and isinstance(event.step, Outcome):
        yield EventOut("match-over")


def _in_match(event: rules.SeatEvent) -> EventOut:  # noqa: C901, PLR0911 - a return for each event
    match event:
        case rules.DealerDrawn():
            return EventOut("drawn", seat=event.dealer, cards=_names(event.cards))
        case rules.DealerChosen():
            return EventOut("dealer", seat=event.dealer)
        case rules.SeatDealt():
            return _dealt(event)
        case rules.BidMade():
            return EventOut("bid", seat=event.seat, number=event.number)
        case rules.BidChanged():
            return EventOut("bid-changed", seat=event.seat, number=event.number)
        case rules.BiddingClosed():
            return EventOut("bidding-closed", seat=event.leader)
        case rules.Claimed():
            return EventOut("claimed", seat=event.seat)
        case rules.CardPlayed():
            return EventOut("played", seat=event.seat, card=format_card(event.card))
        case rules.TrickTaken():
            return EventOut("trick", seat=event.winner)
        case rules.DealEnded():
            return EventOut("deal-ended", number=event.result.number)
        case rules.Continued():
            return EventOut("continued", text="yes" if event.go_on else "no")


def _names(cards: tuple[int, ...]) -> list[str]:
    return [format_card(card) for card in cards]


def _dealt(event: rules.SeatDealt) -> EventOut:
    return EventOut(
        "dealt",
        seat=event.deal.dealer,
        number=event.deal.plan.number,
        card=None if event.turn_up is None else format_card(event.turn_up),
        cards=_names(tuple(cards_of(event.hand))),
    )


@singledispatch
def _public(event: stored.TableEvent) -> EventOut:
    """Return the public form of a table's event; a kind without one is a mistake of ours."""
    raise NotImplementedError(type(event).__name__)


@_public.register
def _(event: stored.Opened) -> EventOut:
    return EventOut("opened", seat=0, name=event.name)


@_public.register
def _(event: stored.Joined) -> EventOut:
    return EventOut("joined", seat=event.seat, name=event.name)


@_public.register
def _(event: stored.Left) -> EventOut:
    return EventOut("left", seat=event.seat)


@_public.register
def _(event: stored.BotSat) -> EventOut:
    return EventOut("bot", seat=event.seat, name=event.bot)


@_public.register
def _(_event: stored.Ordered) -> EventOut:
    return EventOut("ordered")


@_public.register
def _(_event: stored.SettingsChanged) -> EventOut:
    return EventOut("settings")


@_public.register
def _(_event: stored.HostChanged) -> EventOut:
    return EventOut("host")


@_public.register
def _(event: stored.Renamed) -> EventOut:
    return EventOut("renamed", seat=event.seat, name=event.name)


@_public.register
def _(_event: stored.Started) -> EventOut:
    return EventOut("started")


@_public.register
def _(event: stored.Committed) -> EventOut:
    return EventOut("commitment", number=event.shuffle, text=event.commitment)


@_public.register
def _(event: stored.SeedGiven) -> EventOut:
    return EventOut("seed", seat=event.seat, number=event.shuffle)


@_public.register
def _(event: stored.Voided) -> EventOut:
    return EventOut("voided", number=event.shuffle, text=event.commitment)


@_public.register
def _(event: stored.ContinueVoted) -> EventOut:
    return EventOut("vote", seat=event.seat, text="yes" if event.yes else "no")


@_public.register
def _(event: stored.ReadySaid) -> EventOut:
    return EventOut("ready", seat=event.seat)


@_public.register
def _(event: stored.StandInVoted) -> EventOut:
    return EventOut("stand-in-vote", seat=event.seat)


@_public.register
def _(event: stored.StoodIn) -> EventOut:
    return EventOut("stand-in", seat=event.seat, name=event.bot, text=event.why)


@_public.register
def _(event: stored.CameBack) -> EventOut:
    return EventOut("back", seat=event.seat)


@_public.register
def _(event: stored.Chatted) -> EventOut:
    return EventOut("chat", name=event.name, text=event.text)


@_public.register
def _(event: stored.RematchMade) -> EventOut:
    return EventOut("rematch", text=event.table)
