"""Actions in the game: from a person, or from the table for a bot."""

from vaza.kernel.cards import Card, Seat, cards_of, face_of, parse_card
from vaza.rules.actions import Bid, ChangeBid, Claim, PlayCard, SeatAction
from vaza.rules.legal import check_action
from vaza.rules.phases.play import playable
from vaza.rules.state import Stage
from vaza.rules.view import SeatView, seat_view
from vaza.server.table.asker import Asker, deciding_seat, running_match
from vaza.server.table.events import BidAltered, BidSaid, By, CardPut, GameEvent, RestClaimed
from vaza.server.table.refusal import No, TableReason, from_rules, no
from vaza.server.table.seating import Decided
from vaza.server.table.state import TableState
from vaza.server.wire import BidAct, ChangeBidAct, ClaimAct, PlayAct

GameAct = BidAct | ChangeBidAct | PlayAct | ClaimAct


def play(state: TableState, asker: Asker, act: GameAct) -> Decided:
    """Bid, change a bid, play a card or claim the rest, for the own seat."""
    match, seat = running_match(state), deciding_seat(state, asker)
    if isinstance(match, No):
        return match
    if isinstance(seat, No):
        return seat
    action = _action(seat_view(match, Seat(seat)), act)
    return action if isinstance(action, No) else move(state, seat, action, "person")


def move(state: TableState, seat: int, action: SeatAction, by: By) -> Decided:
    """Return the event of a seat's action, or why the rules refuse it."""
    match = running_match(state)
    if isinstance(match, No):
        return match
    refusal = check_action(seat_view(match, Seat(seat)), action)
    return from_rules(refusal) if refusal is not None else (_event(seat, action, by),)


def _event(seat: int, action: SeatAction, by: By) -> GameEvent:
    match action:
        case Bid():
            return BidSaid(seat, action.number, by)
        case ChangeBid():
            return BidAltered(seat, action.number, by)
        case PlayCard():
            return CardPut(seat, action.card, by)
        case Claim():
            return RestClaimed(seat, by)


def _action(view: SeatView, act: GameAct) -> SeatAction | No:
    match act:
        case BidAct():
            return Bid(act.number, act.seen)
        case ChangeBidAct():
            return ChangeBid(act.number, act.seen)
        case ClaimAct():
            return Claim()
        case PlayAct():
            card = _card(view, act.card)
            return card if isinstance(card, No) else PlayCard(card)


def _card(view: SeatView, name: str) -> Card | No:
    """Return the card that a name means for this hand: the copy that may be played, if there is."""
    try:
        face = parse_card(name)
    except ValueError:
        return no(TableReason.BAD_CARD)
    copies = [card for card in cards_of(view.hand) if face_of(card) == face_of(face)]
    if not copies:
        return face
    legal = playable(view.public, view.hand) if view.public.stage is Stage.PLAY else 0
    return next((card for card in copies if legal >> card & 1), copies[0])
