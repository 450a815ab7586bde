"""The table's own actions: the first dealer and the dealing (R010-R012, R042, R163-R166)."""

from collections.abc import Sequence

from vaza.kernel.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    Card,
    Seat,
    mask_of,
    suit_of,
)
from vaza.options.axes import FirstDealer
from vaza.options.packs import pack_cards, strengths
from vaza.options.ruleset import RuleSet
from vaza.options.schedule import DealTrump
from vaza.rules.actions import ChooseDealer, Continue, Deal, Draw, TableAction
from vaza.rules.events import Dealt
from vaza.rules.match import NextDeal
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import PublicMatch, Stage

_SUITS = {
    DealTrump.S: SPADES,
    DealTrump.H: HEARTS,
    DealTrump.D: DIAMONDS,
    DealTrump.C: CLUBS,
}


def check_table_action(public: PublicMatch, action: TableAction) -> Refusal | None:
    """Return why the table may not do ``action`` now, or None."""
    if public.stage is not _stage_of(public, action):
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    if isinstance(action, Draw | Deal) and not _is_whole_pack(public, action.order):
        return Refusal(Reason.BAD_ORDER, {"cards": len(_pack(public))})
    if isinstance(action, ChooseDealer) and not 0 <= action.seat < public.seats:
        return Refusal(Reason.NO_SUCH_SEAT, {"seat": action.seat, "seats": public.seats})
    return None


def _stage_of(public: PublicMatch, action: TableAction) -> Stage | None:
    match action:
        case Draw():
            by_draw = public.rules.seating.first_dealer is FirstDealer.RANDOM
            return Stage.DRAW if by_draw else None
        case ChooseDealer():
            by_choice = public.rules.seating.first_dealer is FirstDealer.CHOSEN
            return Stage.DRAW if by_choice else None
        case Deal():
            return Stage.DEALING
        case Continue():
            return Stage.ASKING


def _is_whole_pack(public: PublicMatch, order: Sequence[Card]) -> bool:
    return tuple(sorted(order)) == _pack(public)


def _pack(public: PublicMatch) -> tuple[Card, ...]:
    return pack_cards(public.rules.pack, public.seats)


def drawn_dealer(rules: RuleSet, cards: Sequence[Card]) -> Seat:
    """Return the seat that drew the highest card; spades before hearts, diamonds, clubs (R010)."""
    strength = strengths(rules.pack)
    best = max(
        range(len(cards)),
        key=lambda seat: (strength[cards[seat]], -suit_of(cards[seat]), -cards[seat]),
    )
    return Seat(best)


def deal_cards(seats: int, step: NextDeal, action: Deal) -> Dealt:
    """Deal one card at a time from the eldest on, the dealer last (R011), and turn one (R012)."""
    order, dealt = action.order, seats * step.plan.size
    hands = tuple(
        mask_of(order[(seat - step.dealer - 1) % seats : dealt : seats]) for seat in range(seats)
    )
    turn_up, stock = None, order[dealt:]
    if step.plan.trump is DealTrump.TURN_UP:
        turn_up, stock = stock[0], stock[1:]
    elif step.plan.trump is DealTrump.LAST_CARD:
        turn_up = order[dealt - 1]
    trump = suit_of(turn_up) if turn_up is not None else _SUITS.get(step.plan.trump)
    return Dealt(step, turn_up, trump, hands, stock, action.commitment)
