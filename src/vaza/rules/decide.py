"""(state, seat, action) -> events, or a refusal with its reason. It never draws a card itself."""

from collections.abc import Iterator
from typing import assert_never

from vaza.kernel.cards import Seat
from vaza.kernel.tricks import NOBODY, winning_place
from vaza.rules.actions import (
    TABLE,
    Action,
    Bid,
    ChangeBid,
    ChooseDealer,
    Claim,
    Continue,
    Deal,
    Draw,
    PlayCard,
    TableAction,
)
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
    Event,
    TrickTaken,
)
from vaza.rules.evolve import evolve
from vaza.rules.legal import check_action
from vaza.rules.match import next_step
from vaza.rules.phases.claim import play_out
from vaza.rules.phases.dealing import check_table_action, deal_cards, drawn_dealer
from vaza.rules.phases.play import first_leader
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.result import DealResult
from vaza.rules.scoring import result_points
from vaza.rules.state import (
    MatchState,
    PublicDeal,
    PublicMatch,
    deal_of,
    seat_after,
    tables_of,
)
from vaza.rules.view import seat_view


def decide(state: MatchState, seat: Seat, action: Action) -> tuple[Event, ...] | Refusal:
    """Return the events that ``action`` leads to, or why it is refused, which changes nothing."""
    if seat == TABLE:
        return _decide_table(state, action)
    if not 0 <= seat < state.public.seats:
        return Refusal(Reason.NOT_SEATED)
    refusal = check_action(seat_view(state, seat), action)
    if refusal is not None:
        return refusal
    return tuple(_settle(state, _told(state, seat, action)))


def apply(state: MatchState, seat: Seat, action: Action) -> MatchState | Refusal:
    """Return the state after ``action``, or why it is refused."""
    events = decide(state, seat, action)
    if isinstance(events, Refusal):
        return events
    for event in events:
        state = evolve(state, event)
    return state


def _told(state: MatchState, seat: Seat, action: Action) -> Iterator[Event]:
    """The first events of an accepted action, before what follows from them."""
    match action:
        case Bid():
            yield BidMade(seat, action.number)
        case ChangeBid():
            yield BidChanged(seat, action.number)
        case PlayCard():
            yield CardPlayed(seat, action.card)
        case Claim():
            yield Claimed(seat)
            for player, card in play_out(state.public, seat, state.hidden.hands):
                yield CardPlayed(player, card)
        case Draw() | ChooseDealer() | Deal() | Continue():
            return
        case _:
            assert_never(action)


def _settle(state: MatchState, told: Iterator[Event]) -> Iterator[Event]:
    """Add to each event what the rules make of it: the bidding closed, a trick, the deal's end."""
    for event in told:
        yield event
        state = evolve(state, event)
        for consequence in _consequences(state, event):
            yield consequence
            state = evolve(state, consequence)


def _consequences(state: MatchState, event: Event) -> Iterator[Event]:
    public = state.public
    if isinstance(event, BidMade) and None not in deal_of(public).bids:
        yield BiddingClosed(first_leader(public))
    elif isinstance(event, CardPlayed) and len(deal_of(public).trick) == public.seats:
        taken = _trick_taken(public)
        yield taken
        if not any(state.hidden.hands):
            yield _deal_ended(evolve(state, taken).public)


def _trick_taken(public: PublicMatch) -> TrickTaken:
    deal = deal_of(public)
    place = winning_place(tables_of(public), deal.trick)
    leader = deal.leader if deal.leader is not None else deal.opener
    if place == NOBODY:
        return TrickTaken(None, leader)
    winner = seat_after(leader, public.seats, place)
    return TrickTaken(winner, winner)


def _deal_ended(public: PublicMatch) -> DealEnded:
    deal = deal_of(public)
    result = deal_result(deal)
    first = public.first_dealer if public.first_dealer is not None else deal.dealer
    step = next_step(
        public.rules,
        public.seats,
        first_dealer=first,
        results=(*public.results, result),
        go_on=public.go_on,
    )
    return DealEnded(result, result_points(public.rules, result), step)


def deal_result(deal: PublicDeal) -> DealResult:
    """Return the result of a deal whose cards are all played."""
    return DealResult(
        number=deal.plan.number,
        dealer=deal.dealer,
        size=deal.size,
        trump=deal.trump,
        bids=tuple(bid or 0 for bid in deal.bids),
        tricks=deal.taken,
        last_winner=deal.leader,
    )


def _decide_table(state: MatchState, action: Action) -> tuple[Event, ...] | Refusal:
    if not isinstance(action, TableAction):
        return Refusal(Reason.NOT_SEATED)
    refusal = check_table_action(state.public, action)
    return refusal if refusal is not None else (_table_event(state.public, action),)


def _table_event(public: PublicMatch, action: TableAction) -> Event:
    rules, seats = public.rules, public.seats
    match action:
        case Draw():
            cards = action.order[:seats]
            dealer = drawn_dealer(rules, cards)
            step = next_step(rules, seats, first_dealer=dealer, results=())
            return DealerDrawn(cards, dealer, step)
        case ChooseDealer():
            step = next_step(rules, seats, first_dealer=action.seat, results=())
            return DealerChosen(action.seat, step)
        case Deal():
            if public.next_deal is None:  # checked before: the stage is DEALING
                message = "no deal is due"
                raise LookupError(message)
            return deal_cards(seats, public.next_deal, action)
        case Continue():
            first = public.first_dealer if public.first_dealer is not None else Seat(0)
            step = next_step(
                rules,
                seats,
                first_dealer=first,
                results=public.results,
                go_on=action.go_on,
            )
            return Continued(action.go_on, step)
