"""(state, seat, action) -> events, or a refusal with its reason. It never draws a card itself."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from vaza.kernel.cards import Seat
from vaza.options.axes.seating import FirstDealer
from vaza.rules.actions import (
    TABLE,
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
    TableAction,
)
from vaza.rules.consequences import next_of
from vaza.rules.events import (
    BidChanged,
    BidMade,
    BidPlaced,
    Called,
    CardPlayed,
    CardsChosen,
    Claimed,
    Continued,
    ContractPicked,
    DealerChosen,
    DealerDrawn,
    Event,
    KingDrawn,
    Said,
    TrumpNamed,
)
from vaza.rules.evolve import evolve
from vaza.rules.legal import check_action
from vaza.rules.match import next_step
from vaza.rules.phases.claim import play_out
from vaza.rules.phases.dealing import check_table_action, deal_cards, drawn_dealer
from vaza.rules.phases.picking import drawn_until_king, king_seat
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import MatchState, PublicMatch, Stage
from vaza.rules.turns import has_hidden_bids
from vaza.rules.view import seat_view


@dataclass(frozen=True, slots=True)
class After:
    """What an action leads to: all that happens, and the state then."""

    events: tuple[Event, ...]
    state: MatchState


def decide(state: MatchState, seat: Seat, action: Action) -> tuple[Event, ...] | Refusal:
    """Return the events that ``action`` leads to, or why it is refused, which changes nothing."""
    after = follow(state, seat, action)
    return after if isinstance(after, Refusal) else after.events


def apply(state: MatchState, seat: Seat, action: Action) -> MatchState | Refusal:
    """Return the state after ``action``, or why it is refused."""
    after = follow(state, seat, action)
    return after if isinstance(after, Refusal) else after.state


def follow(state: MatchState, seat: Seat, action: Action) -> After | Refusal:
    """Return what ``action`` leads to, or why it is refused, which changes nothing."""
    if seat == TABLE:
        return _follow_table(state, action)
    if not 0 <= seat < state.public.seats:
        return Refusal(Reason.NOT_SEATED)
    refusal = check_action(seat_view(state, seat), action)
    if refusal is not None:
        return refusal
    return _settled(state, _told(state, seat, action))


def _told(state: MatchState, seat: Seat, action: Action) -> Iterator[Event]:  # noqa: C901, PLR0912 - a case for each action
    """The first events of an accepted action, before what follows from them."""
    match action:
        case Bid() if has_hidden_bids(state.public):
            yield BidPlaced(seat, action.number)
        case Bid():
            yield BidMade(seat, action.number)
        case ChangeBid():
            yield BidChanged(seat, action.number)
        case AuctionBid():
            yield Called(seat, action.tricks, action.trump)
        case AuctionPass():
            yield Called(seat, None)
        case PassCards():
            yield CardsChosen(seat, action.cards)
        case NameTrump():
            yield TrumpNamed(seat, action.trump)
        case ChooseFirst():
            yield _first_dealer(state.public, action.seat)
        case PickContract():
            yield ContractPicked(seat, action.name)
        case Say():
            yield Said(seat, action.word, action.number, action.trump)
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


def _settled(state: MatchState, told: Iterator[Event]) -> After:
    """Add to each event what the rules make of it, and so on until they are silent."""
    happened: list[Event] = []
    for event in told:
        following: Event | None = event
        while following is not None:
            happened.append(following)
            state = evolve(state, following)
            following = next_of(state, following)
        if state.public.stage is Stage.DEALING:
            break
    return After(tuple(happened), state)


def _follow_table(state: MatchState, action: Action) -> After | Refusal:
    if not isinstance(action, TableAction):
        return Refusal(Reason.NOT_SEATED)
    refusal = check_table_action(state.public, action)
    if refusal is not None:
        return refusal
    event = _table_event(state.public, action)
    return After((event,), evolve(state, event))


def _table_event(public: PublicMatch, action: TableAction) -> Event:
    rules, seats = public.rules, public.seats
    match action:
        case Draw():
            return _drawn(public, action)
        case ChooseDealer():
            return _first_dealer(public, action.seat)
        case Deal():
            if public.next_deal is None:  # checked before: the stage is DEALING
                message = "no deal is due"
                raise LookupError(message)
            return deal_cards(rules, seats, public.next_deal, action)
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


def _drawn(public: PublicMatch, action: Draw) -> Event:
    """Draw for the first dealer: the highest card, or the king of hearts (R010, R190, R191)."""
    rules, seats, way = public.rules, public.seats, public.rules.seating.first_dealer
    if way is FirstDealer.RANDOM:
        cards = action.order[:seats]
        dealer = drawn_dealer(rules, cards)
    else:
        cards = drawn_until_king(action.order)
        dealer = king_seat(cards, seats)
    if way is FirstDealer.KH_DRAWER_CHOOSES:
        return KingDrawn(cards, dealer)
    step = next_step(rules, seats, first_dealer=dealer, results=())
    return DealerDrawn(cards, dealer, step, by_king=way is not FirstDealer.RANDOM)


def _first_dealer(public: PublicMatch, seat: Seat) -> DealerChosen:
    step = next_step(public.rules, public.seats, first_dealer=seat, results=())
    return DealerChosen(seat, step)
