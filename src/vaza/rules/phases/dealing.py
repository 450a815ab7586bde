"""The table's own actions: the first dealer and the dealing (R010-R012, R042, R163-R166)."""

from collections.abc import Sequence

from vaza.kernel.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    JOKERS,
    RANKS,
    SPADES,
    Card,
    Seat,
    Suit,
    is_joker,
    mask_of,
    rank_of,
    suit_of,
)
from vaza.options.axes.bidding import BidMode
from vaza.options.axes.seating import FirstDealer
from vaza.options.axes.trump import JokerTurnUp
from vaza.options.deals.packs import pack_cards, strengths
from vaza.options.deals.schedule import DealTrump
from vaza.options.ruleset import RuleSet
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
    if isinstance(action, Deal) and not _is_cut_right(public, action):
        return Refusal(Reason.BAD_ORDER, {"cards": len(_pack(public))})
    if isinstance(action, ChooseDealer) and not 0 <= action.seat < public.seats:
        return Refusal(Reason.NO_SUCH_SEAT, {"seat": action.seat, "seats": public.seats})
    return None


def _stage_of(public: PublicMatch, action: TableAction) -> Stage | None:
    match action:
        case Draw():
            by_draw = public.rules.seating.first_dealer is not FirstDealer.CHOSEN
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


def _is_cut_right(public: PublicMatch, action: Deal) -> bool:
    """Tell whether a card was cut where, and only where, that makes the trump (V048)."""
    step = public.next_deal
    is_cut = step is not None and step.plan.trump is DealTrump.CUT
    return action.cut in _pack(public) if is_cut else action.cut is None


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


def deal_cards(rules: RuleSet, seats: int, step: NextDeal, action: Deal) -> Dealt:
    """Deal one card at a time from the eldest on, the dealer last (R011), and turn one (R012)."""
    order, dealt = action.order, seats * step.plan.size
    hands = tuple(
        mask_of(order[(seat - step.dealer - 1) % seats : dealt : seats]) for seat in range(seats)
    )
    turned, stock, passed_over = _turn(rules, step, action, dealt)
    trump = _SUITS.get(step.plan.trump) if turned is None else _trump_of(rules, turned)
    return Dealt(
        step,
        turned,
        trump,
        hands,
        stock,
        action.commitment,
        passed_over,
        face_down=_is_face_down(rules, step),
    )


def _turn(
    rules: RuleSet, step: NextDeal, action: Deal, dealt: int
) -> tuple[Card | None, tuple[Card, ...], tuple[Card, ...]]:
    """Return the card that shows the trump, the stock without it, and jokers passed over."""
    stock = action.order[dealt:]
    if step.plan.trump is DealTrump.LAST_CARD:
        return action.order[dealt - 1], stock, ()
    if step.plan.trump is DealTrump.CUT:
        return action.cut, stock, ()
    if step.plan.trump is not DealTrump.TURN_UP:
        return None, stock, ()
    at = 0
    if rules.trump.joker_turnup is JokerTurnUp.REDRAW:
        at = next((at for at, card in enumerate(stock) if not is_joker(card)), len(stock))
    turned = stock[at] if at < len(stock) else None
    return turned, stock[at + 1 :], stock[:at]


def _trump_of(rules: RuleSet, turned: Card) -> Suit | None:
    """Return the trump that a turned card means, None for no trumps (R012, R052, R064, V054)."""
    if is_joker(turned):
        jokers_are_trumps = rules.trump.joker_turnup is JokerTurnUp.JOKER_SUIT
        return JOKERS if jokers_are_trumps else None
    is_no_trump = RANKS[rank_of(turned)] in rules.trump.turnup_nt_ranks
    return None if is_no_trump else suit_of(turned)


def _is_face_down(rules: RuleSet, step: NextDeal) -> bool:
    """Tell whether nobody may look at his cards yet (V047, V072)."""
    is_blind = rules.bidding.bid_mode is BidMode.BLIND and not step.plan.contract
    return is_blind or step.plan.trump is DealTrump.DEALER_NAMES
