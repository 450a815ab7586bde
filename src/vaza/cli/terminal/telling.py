"""Events as lines on the screen."""

from typing import assert_never

from vaza.cli.terminal.calls import call_sign
from vaza.cli.terminal.hand import sorted_hand
from vaza.cli.terminal.screen import Screen
from vaza.cli.terminal.standing import afterwords
from vaza.cli.terminal.telling_king import tell_king
from vaza.options.deals.schedule import plan_deals
from vaza.rules.events import (
    AuctionWon,
    BidChanged,
    BiddingClosed,
    BidMade,
    BidsShown,
    Called,
    CardPlayed,
    Claimed,
    Continued,
    ContractPicked,
    ContractSet,
    DealEnded,
    DealerChosen,
    DealerDrawn,
    DealVoided,
    ExchangeOpened,
    KingDrawn,
    Said,
    SeatBidPlaced,
    SeatCardsChosen,
    SeatCardsPassed,
    SeatDealt,
    SeatEvent,
    SeatHandsLifted,
    Sold,
    TrickTaken,
    TrumpNamed,
)
from vaza.rules.match import NextDeal
from vaza.rules.speech import format_denomination
from vaza.rules.state import Call, PublicMatch, deal_of
from vaza.rules.view import SeatView
from vaza.words.cards import suit_name


def tell(screen: Screen, event: SeatEvent, view: SeatView) -> None:  # noqa: C901, PLR0912 - a case for each event
    """Print an event; ``view`` is what the person sees after it."""
    public = view.public
    match event:
        case KingDrawn() | ContractPicked() | Said() | Sold() | ContractSet():
            tell_king(screen, event, public)
        case DealerDrawn() if event.by_king:
            tell_king(screen, event, public)
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
        case SeatBidPlaced() | BidsShown() | SeatHandsLifted() | TrumpNamed():
            _tell_hidden(screen, event, public)
        case Called() | AuctionWon() | ExchangeOpened() | SeatCardsChosen() | SeatCardsPassed():
            _tell_auction(screen, event)
        case DealEnded():
            screen.console.print()
            screen.result(public)
            _after_deal(screen, event, public)
        case DealVoided():
            _tell_void(screen, event)
            _after_deal(screen, event, public)
        case Continued():
            screen.say("event-continued" if event.go_on else "event-stopped")
            _over(screen, public)
        case _:
            assert_never(event)


def _tell_hidden(
    screen: Screen,
    event: SeatBidPlaced | BidsShown | SeatHandsLifted | TrumpNamed,
    public: PublicMatch,
) -> None:
    """Tell of bids that are made at once, of lifted hands and of a named trump."""
    match event:
        case SeatBidPlaced() if event.number is not None:
            screen.say("said-bid-mine", number=event.number)
        case SeatBidPlaced():
            screen.say("said-bid-hidden", name=screen.names[event.seat])
        case BidsShown():
            told = zip(screen.names, event.bids, strict=True)
            bids = " · ".join(f"{name} {bid}" for name, bid in told)
            size = deal_of(public).size
            screen.say("said-bids-shown", bids=bids, total=sum(event.bids), size=size)
        case SeatHandsLifted():
            screen.say("said-hands-lifted")
        case TrumpNamed():
            trump = format_denomination(event.trump)
            suit = suit_name(trump, screen.voice.lang, screen.faces)
            screen.say_of("said-trump-named", event.seat, trump=trump, suit=suit)


def _tell_auction(
    screen: Screen,
    event: Called | AuctionWon | ExchangeOpened | SeatCardsChosen | SeatCardsPassed,
) -> None:
    """Tell of the auction and of cards that are passed on (R097-R106, R118)."""
    lang = screen.voice.lang
    match event:
        case Called() if event.tricks is None:
            screen.say_of("said-passed", event.seat)
        case Called():
            call = call_sign(Call(event.seat, event.tricks, event.trump), lang)
            screen.say_of("said-called", event.seat, call=call)
        case AuctionWon():
            call = call_sign(Call(event.declarer, event.tricks, event.trump), lang)
            screen.say_of("said-auction-won", event.declarer, call=call)
        case ExchangeOpened():
            screen.say("said-exchange", style="yellow")
        case SeatCardsChosen():
            screen.say_of("said-cards-chosen", event.seat)
        case SeatCardsPassed():
            cards = " ".join(screen.sign(card) for card in sorted_hand(event.received, None))
            screen.say("said-cards-passed")
            screen.say("said-cards-got", cards=cards)


def _tell_void(screen: Screen, event: DealVoided) -> None:
    """Tell why a deal does not count (R035, R036, R102)."""
    offender = event.result.offender
    screen.console.print()
    if offender is None:
        screen.say("said-void-passed", style="yellow")
        return
    points = screen.voice.number(event.points[offender])
    screen.say_of("void-revoke-why", offender)
    screen.say_of("said-void-revoke", offender, points=points)


def _after_deal(screen: Screen, event: DealEnded | DealVoided, public: PublicMatch) -> None:
    for told in afterwords(public, screen.names, screen.voice):
        screen.line(told, style="dim")
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
