"""(state, event) -> state: total, no checks. One fold of what is public, for states and views."""

from dataclasses import replace
from typing import assert_never

from vaza.kernel.cards import Seat
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
    Dealt,
    Event,
    SeatDealt,
    SeatEvent,
    TrickTaken,
)
from vaza.rules.match import AskToContinue, NextDeal, Outcome, Step
from vaza.rules.state import (
    Hidden,
    MatchState,
    PublicDeal,
    PublicMatch,
    Stage,
    Trick,
    deal_of,
    first_bidder,
    to_act,
)


def evolve(state: MatchState, event: Event) -> MatchState:
    """Return the state after an event."""
    match event:
        case Dealt():
            public = advance(state.public, without_hands(event))
            return MatchState(public, Hidden(event.hands, event.stock))
        case CardPlayed():
            hands = list(state.hidden.hands)
            hands[event.seat] &= ~(1 << event.card)
            hidden = replace(state.hidden, hands=tuple(hands))
            return MatchState(advance(state.public, event), hidden)
        case _:
            return replace(state, public=advance(state.public, event))


def without_hands(event: Dealt) -> SeatDealt:
    """Return what everybody may know of a dealing."""
    return SeatDealt(event.deal, event.turn_up, event.trump, 0, event.commitment)


def advance(public: PublicMatch, event: SeatEvent) -> PublicMatch:  # noqa: PLR0911 - a return for each event
    """Return what everybody knows after an event as everybody is told of it."""
    match event:
        case DealerDrawn():
            told = replace(public, drawn=event.cards, first_dealer=event.dealer)
            return _await(told, event.step)
        case DealerChosen():
            return _await(replace(public, first_dealer=event.dealer), event.step)
        case SeatDealt():
            return _dealt(public, event)
        case DealEnded():
            results = (*public.results, event.result)
            told = replace(public, results=results, points=(*public.points, event.points))
            return _await(told, event.step)
        case Continued():
            return _await(replace(public, go_on=event.go_on), event.step)
        case BiddingClosed():
            deal = replace(deal_of(public), leader=event.leader)
            return replace(public, deal=deal, stage=Stage.PLAY)
        case Claimed():
            return public
        case BidMade() | BidChanged() | CardPlayed() | TrickTaken():
            return replace(public, deal=_advance_deal(public, event))
        case _:
            assert_never(event)


def _await(public: PublicMatch, step: Step) -> PublicMatch:
    match step:
        case NextDeal():
            return replace(public, stage=Stage.DEALING, next_deal=step)
        case AskToContinue():
            return replace(public, stage=Stage.ASKING, next_deal=None)
        case Outcome():
            return replace(public, stage=Stage.OVER, next_deal=None, outcome=step)
        case _:
            assert_never(step)


def _dealt(public: PublicMatch, event: SeatDealt) -> PublicMatch:
    seats, step = public.seats, event.deal
    deal = PublicDeal(
        plan=step.plan,
        dealer=step.dealer,
        is_tie=step.is_tie,
        turn_up=event.turn_up,
        trump=event.trump,
        opener=first_bidder(public.rules, seats, step),
        previous_winner=step.previous_winner,
        bids=(None,) * seats,
        taken=(0,) * seats,
        commitment=event.commitment,
    )
    return replace(public, stage=Stage.BIDDING, deal=deal, next_deal=None)


def _advance_deal(
    public: PublicMatch, event: BidMade | BidChanged | CardPlayed | TrickTaken
) -> PublicDeal:
    deal = deal_of(public)
    match event:
        case BidMade() | BidChanged():
            bids = list(deal.bids)
            bids[event.seat] = event.number
            changed = isinstance(event, BidChanged)
            return replace(deal, bids=tuple(bids), speeches=deal.speeches + 1, has_changed=changed)
        case CardPlayed():
            leader = to_act(public) if not deal.trick else deal.leader
            return replace(deal, leader=leader, trick=(*deal.trick, event.card))
        case TrickTaken():
            return _take_trick(deal, event)


def _take_trick(deal: PublicDeal, event: TrickTaken) -> PublicDeal:
    leader = deal.leader if deal.leader is not None else Seat(0)
    taken = tuple(
        count + (1 if seat == event.winner else 0) for seat, count in enumerate(deal.taken)
    )
    tricks = (*deal.tricks, Trick(leader, deal.trick, event.winner))
    return replace(deal, leader=event.leader, trick=(), tricks=tricks, taken=taken)
