"""What a seat may do, from its own view alone; the one check behind every yes and no."""

from collections.abc import Iterator
from typing import assert_never

from vaza.kernel.cards import TRUMPS_OR_NONE, Seat, cards_of
from vaza.rules.actions import (
    Action,
    AuctionBid,
    AuctionPass,
    Bid,
    ChangeBid,
    ChooseDealer,
    ChooseFirst,
    Claim,
    Continue,
    Deal,
    Draw,
    NameTrump,
    PassCards,
    PickContract,
    PlayCard,
    Say,
    SeatAction,
)
from vaza.rules.phases.auction import check_auction_bid, check_turn, denominations
from vaza.rules.phases.bidding import check_bid, check_change
from vaza.rules.phases.claim import check_claim
from vaza.rules.phases.exchange import check_pass_cards, choices
from vaza.rules.phases.naming import check_naming
from vaza.rules.phases.offers import check_say, sayings
from vaza.rules.phases.picking import check_choice, check_pick, contracts_left
from vaza.rules.phases.play import check_play, playable
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import Stage, deal_of
from vaza.rules.turns import awaited, may_change
from vaza.rules.view import SeatView


def check_action(view: SeatView, action: Action) -> Refusal | None:  # noqa: C901, PLR0911, PLR0912 - a return for each action
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
        case AuctionBid():
            return check_auction_bid(public, seat, action.tricks, action.trump)
        case AuctionPass():
            return check_turn(public, seat)
        case PassCards():
            return check_pass_cards(public, seat, view.hand, action.cards)
        case NameTrump():
            return check_naming(public, seat, action.trump)
        case ChooseFirst():
            return check_choice(public, seat, action.seat)
        case PickContract():
            return check_pick(public, seat, action.name)
        case Say():
            return check_say(public, seat, action)
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
    return tuple(
        action
        for action in _candidates(view)
        # A card is a candidate because it is playable, which is all that its check would ask.
        if isinstance(action, PlayCard) or check_action(view, action) is None
    )


def _candidates(view: SeatView) -> Iterator[SeatAction]:
    public = view.public
    if public.stage is Stage.CHOOSING and public.chooser == view.seat:
        yield from (ChooseFirst(Seat(seat)) for seat in range(public.seats))
    if public.deal is None:
        return
    deal, sizes = deal_of(public), range(deal_of(public).size + 1)
    if view.seat in awaited(public):
        yield from _own_turn(view)
    if may_change(public) == view.seat:
        yield from (ChangeBid(number, deal.speeches) for number in sizes)


def _own_turn(view: SeatView) -> Iterator[SeatAction]:
    public, deal = view.public, deal_of(view.public)
    sizes = range(deal.size + 1)
    match public.stage:
        case Stage.BIDDING:
            yield from (Bid(number, deal.speeches) for number in sizes)
        case Stage.AUCTION:
            suits = denominations(public)
            yield AuctionPass()
            yield from (AuctionBid(tricks, suit) for tricks in sizes for suit in suits)
        case Stage.EXCHANGE:
            yield from (PassCards(cards) for cards in choices(public, view.hand))
        case Stage.NAMING:
            yield from (NameTrump(trump) for trump in TRUMPS_OR_NONE)
        case Stage.PICKING:
            yield from (PickContract(name) for name in contracts_left(public))
        case Stage.OWNER | Stage.OFFERS | Stage.REPLY | Stage.RAISE | Stage.ULTIMATUM:
            yield from sayings(public)
        case Stage.PLAY:
            yield from (PlayCard(card) for card in cards_of(playable(public, view.hand)))
            yield Claim()
        case _:
            return
