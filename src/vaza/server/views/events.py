"""What a client is told of what happened. Secrets, seeds and other people's cards are not in it."""

from collections.abc import Iterator
from functools import singledispatch
from typing import Final

from vaza.kernel.cards import Seat, cards_of, format_card
from vaza.rules import events as rules
from vaza.rules.actions import Say, Word
from vaza.rules.match import Outcome
from vaza.rules.sayings import format_say
from vaza.rules.speech import call_name, format_denomination
from vaza.rules.view import seat_event
from vaza.server.table import events as stored
from vaza.server.wire.messages import EventOut

Happened = stored.TableEvent | rules.Event
"""An event of the table, or what the rules made of one."""


_MAY_END: Final = (rules.DealEnded, rules.DealVoided, rules.Continued)


def events_out(happened: Happened, seat: int | None) -> Iterator[EventOut]:
    """Yield what the client on ``seat`` (None: a spectator) is told of an event."""
    if isinstance(happened, rules.Event):
        yield from _told(seat_event(happened, None if seat is None else Seat(seat)))
    else:
        yield _public(happened)


def _told(event: rules.SeatEvent) -> Iterator[EventOut]:
    if isinstance(event, rules.DealerDrawn) and event.by_king:
        yield EventOut("king-drawn", seat=event.dealer, cards=_names(event.cards))
        yield EventOut("dealer", seat=event.dealer)
        return
    yield _in_match(event)
    if isinstance(event, _MAY_END) and isinstance(event.step, Outcome):
        yield EventOut("match-over")


def _in_match(event: rules.SeatEvent) -> EventOut:  # noqa: PLR0911 - a return for each event
    match event:
        case rules.DealerDrawn():
            return EventOut("drawn", seat=event.dealer, cards=_names(event.cards))
        case rules.DealerChosen():
            return EventOut("dealer", seat=event.dealer)
        case rules.SeatDealt():
            return _dealt(event)
        case rules.DealEnded():
            return EventOut("deal-ended", number=event.result.number)
        case rules.DealVoided():
            return _voided(event)
        case rules.Continued():
            return EventOut("continued", text="yes" if event.go_on else "no")
        case (
            rules.Called()
            | rules.AuctionWon()
            | rules.ExchangeOpened()
            | rules.SeatCardsChosen()
            | rules.SeatCardsPassed()
            | rules.TrumpNamed()
        ):
            return _in_auction(event)
        case (
            rules.KingDrawn()
            | rules.ContractPicked()
            | rules.Said()
            | rules.Sold()
            | rules.ContractSet()
        ):
            return _in_king(event)
        case _:
            return _in_play(event)


def _in_auction(
    event: rules.Called
    | rules.AuctionWon
    | rules.ExchangeOpened
    | rules.SeatCardsChosen
    | rules.SeatCardsPassed
    | rules.TrumpNamed,
) -> EventOut:
    match event:
        case rules.Called():
            return EventOut("called", seat=event.seat, text=call_name(event.tricks, event.trump))
        case rules.AuctionWon():
            call = call_name(event.tricks, event.trump)
            return EventOut("auction-won", seat=event.declarer, text=call)
        case rules.ExchangeOpened():
            return EventOut("exchange")
        case rules.SeatCardsChosen():
            return EventOut("cards-chosen", seat=event.seat, cards=_cards(event.cards))
        case rules.SeatCardsPassed():
            return EventOut("cards-passed", cards=_cards(event.received))
        case rules.TrumpNamed():
            trump = format_denomination(event.trump)
            return EventOut("trump-named", seat=event.seat, text=trump)


def _in_king(
    event: rules.KingDrawn | rules.ContractPicked | rules.Said | rules.Sold | rules.ContractSet,
) -> EventOut:
    match event:
        case rules.KingDrawn():
            return EventOut("king-drawn", seat=event.seat, cards=_names(event.cards))
        case rules.ContractPicked():
            return EventOut("contract-picked", seat=event.seat, text=event.name)
        case rules.Said():
            return EventOut("said", seat=event.seat, text=format_say(_say(event)))
        case rules.Sold():
            sale = event.sale
            word = Word.OFFER_DOWN if sale.is_down else Word.OFFER_UP
            return EventOut("sold", seat=sale.buyer, text=format_say(Say(word, sale.number)))
        case rules.ContractSet():
            return EventOut("contract-set", seat=event.leader, text=event.name)


def _say(event: rules.Said) -> Say:
    return Say(event.word, event.number, event.trump)


def _voided(event: rules.DealVoided) -> EventOut:
    result = event.result
    void = None if result.void is None else result.void.value
    return EventOut("deal-voided", seat=result.offender, number=result.number, text=void)


def _in_play(  # noqa: PLR0911 - a return for each event
    event: rules.SeatHandsLifted
    | rules.BidMade
    | rules.BidChanged
    | rules.SeatBidPlaced
    | rules.BidsShown
    | rules.BiddingClosed
    | rules.Claimed
    | rules.CardPlayed
    | rules.TrickTaken,
) -> EventOut:
    match event:
        case rules.SeatHandsLifted():
            return EventOut("hands-lifted", cards=_cards(event.hand))
        case rules.SeatBidPlaced():
            return EventOut("bid-placed", seat=event.seat, number=event.number)
        case rules.BidsShown():
            return EventOut("bids-shown")
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


def _cards(mask: int) -> list[str]:
    return _names(tuple(cards_of(mask)))


def _names(cards: tuple[int, ...]) -> list[str]:
    return [format_card(card) for card in cards]


def _dealt(event: rules.SeatDealt) -> EventOut:
    return EventOut(
        "dealt",
        seat=event.deal.dealer,
        number=event.deal.plan.number,
        card=None if event.turn_up is None else format_card(event.turn_up),
        cards=_cards(event.hand),
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
