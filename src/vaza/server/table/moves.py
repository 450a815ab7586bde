"""Actions in the game: from a person, or from the table for a bot."""

from collections.abc import Sequence

from vaza.kernel.cards import Card, Seat, cards_of, face_of, mask_of, parse_card
from vaza.rules.actions import (
    AuctionBid,
    AuctionPass,
    Bid,
    ChangeBid,
    ChooseFirst,
    Claim,
    NameTrump,
    PassCards,
    PickContract,
    PlayCard,
    Say,
    SeatAction,
)
from vaza.rules.legal import check_action
from vaza.rules.phases.play import playable
from vaza.rules.refusals import Reason
from vaza.rules.sayings import format_say, parse_say
from vaza.rules.speech import (
    format_call,
    format_denomination,
    parse_call,
    parse_denomination,
)
from vaza.rules.state import Stage
from vaza.rules.view import SeatView, seat_view
from vaza.server.table.asker import Asker, deciding_seat, running_match
from vaza.server.table.events import (
    BidAltered,
    BidSaid,
    By,
    CallMade,
    CardPut,
    CardsPut,
    ContractChosen,
    FirstChosen,
    GameEvent,
    RestClaimed,
    TrumpSaid,
    WordSaid,
)
from vaza.server.table.refusal import No, TableReason, from_rules, no
from vaza.server.table.seating import Decided
from vaza.server.table.state import TableState
from vaza.server.wire.messages import (
    BidAct,
    CallAct,
    ChangeBidAct,
    ChooseFirstAct,
    ClaimAct,
    NameTrumpAct,
    PassCardsAct,
    PickAct,
    PlayAct,
    SayAct,
)

GameAct = (
    BidAct
    | ChangeBidAct
    | PlayAct
    | ClaimAct
    | CallAct
    | PassCardsAct
    | NameTrumpAct
    | SayAct
    | PickAct
    | ChooseFirstAct
)


def play(state: TableState, asker: Asker, act: GameAct) -> Decided:
    """Do something in the game for the own seat."""
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


def _event(seat: int, action: SeatAction, by: By) -> GameEvent:  # noqa: C901, PLR0911 - a return for each action
    match action:
        case Bid():
            return BidSaid(seat, action.number, by)
        case ChangeBid():
            return BidAltered(seat, action.number, by)
        case PlayCard():
            return CardPut(seat, action.card, by)
        case Claim():
            return RestClaimed(seat, by)
        case AuctionBid() | AuctionPass():
            return CallMade(seat, format_call(action), by)
        case PassCards():
            return CardsPut(seat, tuple(cards_of(action.cards)), by)
        case NameTrump():
            return TrumpSaid(seat, format_denomination(action.trump), by)
        case Say():
            return WordSaid(seat, format_say(action), by)
        case PickContract():
            return ContractChosen(seat, action.name, by)
        case ChooseFirst():
            return FirstChosen(seat, action.seat, by)


def _action(view: SeatView, act: GameAct) -> SeatAction | No:  # noqa: C901, PLR0911 - as above
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
        case CallAct():
            return _call(act.call)
        case PassCardsAct():
            return _passed(view, act.cards)
        case NameTrumpAct():
            return _named(act.trump)
        case SayAct():
            return _said(act.say)
        case PickAct():
            return PickContract(act.contract)
        case ChooseFirstAct():
            return ChooseFirst(Seat(act.seat))


def _call(text: str) -> SeatAction | No:
    try:
        return parse_call(text)
    except ValueError:
        return no(TableReason.BAD_CALL)


def _named(text: str) -> SeatAction | No:
    try:
        return NameTrump(parse_denomination(text))
    except ValueError:
        return no(Reason.NO_SUCH_TRUMP)


def _said(text: str) -> SeatAction | No:
    try:
        return parse_say(text)
    except ValueError:
        return no(TableReason.BAD_SAY)


def _passed(view: SeatView, names: Sequence[str]) -> SeatAction | No:
    """Return the passing of the cards that the names mean, each copy once."""
    chosen: list[Card] = []
    for name in names:
        try:
            face = face_of(parse_card(name))
        except ValueError:
            return no(TableReason.BAD_CARD)
        copies = [card for card in cards_of(view.hand) if face_of(card) == face]
        chosen.append(next((card for card in copies if card not in chosen), face))
    return PassCards(mask_of(chosen))


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
