"""Events of King as lines on the screen."""

from vaza.cli.terminal.offers import offer_text
from vaza.cli.terminal.screen import Screen
from vaza.kernel.cards import Suit
from vaza.options.contracts.model import SHARED_OUT, UP
from vaza.rules.actions import Word
from vaza.rules.events import (
    ContractPicked,
    ContractSet,
    DealerDrawn,
    KingDrawn,
    Said,
    Sold,
)
from vaza.rules.speech import format_denomination
from vaza.rules.state import PublicMatch, deal_of
from vaza.words.cards import suit_name
from vaza.words.contract_names import contract_text


def tell_king(
    screen: Screen,
    event: DealerDrawn | KingDrawn | ContractPicked | Said | Sold | ContractSet,
    public: PublicMatch,
) -> None:
    """Print an event of King."""
    lang = screen.voice.lang
    match event:
        case DealerDrawn():
            screen.say_of("event-king-deals", event.dealer, number=len(event.cards))
        case KingDrawn():
            screen.say_of("event-king-chooses", event.seat, number=len(event.cards))
        case ContractPicked():
            contract = contract_text(public.rules, event.name, lang)
            screen.say_of("event-picked", event.seat, contract=contract)
        case Said():
            _said(screen, event, public)
        case Sold():
            sale = event.sale
            offer = offer_text(sale.number, screen.voice, is_down=sale.is_down)
            screen.say_of("event-sold", sale.buyer, offer=offer)
        case ContractSet():
            contract = contract_text(public.rules, event.name, lang)
            trump = _trump(screen, event.trump) if event.name == UP else "none"
            told = "event-shared-out" if event.name == SHARED_OUT else "event-contract-set"
            screen.say_of(told, event.leader, contract=contract, trump=trump)


def _said(screen: Screen, event: Said, public: PublicMatch) -> None:
    """Tell what somebody said about the deal (R212-R235)."""
    standing = deal_of(public).offers.standing
    number, is_down = event.number, event.word is Word.OFFER_DOWN
    if standing is not None and event.word not in (Word.OFFER_UP, Word.OFFER_DOWN):
        number, is_down = event.number or standing.number, standing.is_down
    screen.say_of(
        "said-passed" if event.word is Word.PASS else f"event-say-{event.word.value}",
        event.seat,
        offer=offer_text(number, screen.voice, is_down=is_down),
        trump=_trump(screen, event.trump),
        limit=public.rules.contracts.limit,
    )


def _trump(screen: Screen, trump: Suit | None) -> str:
    letter = format_denomination(trump)
    return suit_name(letter, screen.voice.lang, screen.faces)
