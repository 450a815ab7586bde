"""What a seat may do now, and of the rest why not, as its client is shown it."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from vaza.kernel.cards import TRUMPS_OR_NONE as CHOICES
from vaza.kernel.cards import cards_of, format_card
from vaza.options.axes.bidding import BidChange
from vaza.options.axes.contracts import Contracts, Currencies
from vaza.rules.actions import (
    AuctionBid,
    AuctionPass,
    Bid,
    ChangeBid,
    Claim,
    NameTrump,
    PickContract,
    PlayCard,
    Say,
    SeatAction,
    Word,
)
from vaza.rules.legal import check_action
from vaza.rules.phases.auction import denominations
from vaza.rules.phases.exchange import cards_to_pass
from vaza.rules.phases.offers import TALK, sayings
from vaza.rules.phases.picking import contracts_left
from vaza.rules.phases.play import dutiful, playable
from vaza.rules.phases.revoke import may_revoke
from vaza.rules.sayings import format_say
from vaza.rules.speech import PASSED, format_call, format_denomination
from vaza.rules.state import Stage, deal_of
from vaza.rules.turns import awaited, may_change
from vaza.rules.view import SeatView
from vaza.server.views.deal import names
from vaza.server.wire import parts

NOTHING: Final = parts.LegalOut(
    bids=[],
    change=[],
    cards=[],
    claim=False,
    calls=[],
    pass_cards=0,
    trumps=[],
    says=[],
    picks=[],
    first=[],
    revokes=[],
)


def legal_out(view: SeatView) -> parts.LegalOut:
    """Return what the view's seat may do, and of the rest why not."""
    if view.seat is None:
        return NOTHING
    if view.public.stage is Stage.CHOOSING and view.public.chooser == view.seat:
        return replace(NOTHING, first=list(range(view.public.seats)))
    if view.public.deal is None:
        return NOTHING
    stage = view.public.stage if view.seat in awaited(view.public) else None
    playing = stage is Stage.PLAY
    return parts.LegalOut(
        bids=list(_bids(view)) if stage is Stage.BIDDING else [],
        change=list(_changes(view)),
        cards=list(_cards(view)) if playing else [],
        claim=playing and check_action(view, Claim()) is None,
        calls=list(_calls(view)) if stage is Stage.AUCTION else [],
        pass_cards=cards_to_pass(view.public) if stage is Stage.EXCHANGE else 0,
        trumps=list(_trumps(view)) if stage is Stage.NAMING else [],
        says=list(_says(view)) if stage in TALK else [],
        picks=list(_picks(view)) if stage is Stage.PICKING else [],
        first=[],
        revokes=_revokes(view) if playing else [],
    )


def _choice(view: SeatView, value: int | str, action: SeatAction) -> parts.ChoiceOut:
    refusal = check_action(view, action)
    if refusal is None:
        return parts.ChoiceOut(value, None)
    return parts.ChoiceOut(value, parts.NoteOut(refusal.reason.value, dict(refusal.facts)))


def _bids(view: SeatView) -> Iterable[parts.ChoiceOut]:
    deal = deal_of(view.public)
    return (_choice(view, n, Bid(n, deal.speeches)) for n in range(deal.size + 1))


def _changes(view: SeatView) -> Iterable[parts.ChoiceOut]:
    public, deal = view.public, deal_of(view.public)
    if public.rules.bidding.bid_change is BidChange.NEVER or may_change(public) != view.seat:
        return ()
    return (_choice(view, n, ChangeBid(n, deal.speeches)) for n in range(deal.size + 1))


def _cards(view: SeatView) -> Iterable[parts.ChoiceOut]:
    """Yield a choice for each name: of identical cards the one that may be played (A13)."""
    copies = {format_card(card): PlayCard(card) for card in cards_of(view.hand)}
    legal = playable(view.public, view.hand)
    copies |= {format_card(card): PlayCard(card) for card in cards_of(legal)}
    return (_choice(view, name, action) for name, action in copies.items())


def _calls(view: SeatView) -> Iterable[parts.ChoiceOut]:
    public, size = view.public, deal_of(view.public).size
    yield _choice(view, PASSED, AuctionPass())
    for tricks in range(min(public.rules.auction.min, size), size + 1):
        for trump in denominations(public):
            offer = AuctionBid(tricks, trump)
            yield _choice(view, format_call(offer), offer)


def _trumps(view: SeatView) -> Iterable[parts.ChoiceOut]:
    return (_choice(view, format_denomination(trump), NameTrump(trump)) for trump in CHOICES)


def _says(view: SeatView) -> Iterable[parts.ChoiceOut]:
    """Return what may be said, and of the offers those that may not be made."""
    say = list(sayings(view.public))
    if view.public.stage is Stage.OFFERS:
        say = list(_offers(view.public.rules.contracts))
    return (_choice(view, format_say(one), one) for one in say)


def _offers(axes: Contracts) -> Iterable[Say]:
    yield Say(Word.PASS)
    if axes.preference:
        yield Say(Word.MATCH)
    yield from (Say(Word.OFFER_UP, number) for number in range(1, axes.limit + 1))
    if axes.currencies is not Currencies.UP:
        nulls = axes.limit // axes.null_value
        yield from (Say(Word.OFFER_DOWN, number) for number in range(1, nulls + 1))


def _picks(view: SeatView) -> Iterable[parts.ChoiceOut]:
    return (_choice(view, name, PickContract(name)) for name in contracts_left(view.public))


def _revokes(view: SeatView) -> list[str]:
    """Return the cards that may be played though they break a duty (A11)."""
    if not may_revoke(view.public):
        return []
    kept = dutiful(view.public, view.hand)
    return list(dict.fromkeys(names(cards_of(view.hand & ~kept))))
