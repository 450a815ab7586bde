"""Deals with chosen cards, for tests: hands as text, plays as text."""

from collections.abc import Sequence

from vaza.kernel.cards import Card, Seat, cards_of, face_of, format_card, parse_card, parse_cards
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealPlan, deal_trump
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import TABLE, Action, Bid, Deal, PlayCard
from vaza.rules.decide import apply
from vaza.rules.legal import legal_actions
from vaza.rules.match import NextDeal
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import MatchState, deal_of, start_deal
from vaza.rules.turns import to_act
from vaza.rules.view import seat_view


def dealt(
    rules: RuleSet,
    hands: Sequence[str],
    turn_up: str = "",
    *,
    dealer: int = 0,
    previous_winner: int | None = None,
    number: int = 1,
) -> MatchState:
    """Return the state after a deal of these hands (by seat) and this turn-up."""
    seats, size = len(hands), len(hands[0].split())
    order = deal_order(rules, hands, turn_up, dealer)
    plan = DealPlan(number, size, deal_trump(rules, seats, number, size))
    winner = None if previous_winner is None else Seat(previous_winner)
    step = NextDeal(plan, Seat(dealer), previous_winner=winner)
    return after(start_deal(rules, seats, step), TABLE, Deal(order))


def deal_order(rules: RuleSet, hands: Sequence[str], turn_up: str, dealer: int) -> tuple[Card, ...]:
    """Return the whole pack so that one card at a time from the eldest gives these hands."""
    seats, size = len(hands), len(hands[0].split())
    cards = [parse_cards(hand) for hand in hands]
    named = [cards[(dealer + 1 + place) % seats][place // seats] for place in range(seats * size)]
    left, order = list(pack_cards(rules.pack, seats)), []
    for card in (*named, *parse_cards(turn_up)):
        copy = next(copy for copy in left if face_of(copy) == face_of(card))
        left.remove(copy)
        order.append(copy)
    return (*order, *left)


def after(state: MatchState, seat: int, action: Action) -> MatchState:
    """Return the state after an action that must be legal."""
    result = apply(state, Seat(seat), action)
    assert isinstance(result, MatchState), result
    return result


def reason(state: MatchState, seat: int, action: Action) -> Reason | None:
    """Return why an action is refused, None when it is not."""
    result = apply(state, Seat(seat), action)
    return result.reason if isinstance(result, Refusal) else None


def bid(state: MatchState, *numbers: int) -> MatchState:
    """Let the seats whose turn it is bid these numbers."""
    for number in numbers:
        seat = to_act(state.public)
        assert seat is not None
        state = after(state, seat, Bid(number, deal_of(state.public).speeches))
    return state


def play(state: MatchState, cards: str) -> MatchState:
    """Let the seats whose turn it is play these cards."""
    for name in cards.split():
        seat = to_act(state.public)
        assert seat is not None
        state = after(state, seat, PlayCard(held(state, seat, name)))
    return state


def held(state: MatchState, seat: int, name: str) -> Card:
    """Return the copy of a named card that the seat holds, the first one if it holds none."""
    face = parse_card(name)
    hand = state.hidden.hands[seat]
    return next((card for card in cards_of(hand) if face_of(card) == face_of(face)), face)


def legal_cards(state: MatchState, seat: int) -> set[str]:
    """Return the names of the cards that a seat may play."""
    legal = legal_actions(seat_view(state, Seat(seat)))
    return {format_card(action.card) for action in legal if isinstance(action, PlayCard)}


def legal_bids(state: MatchState, seat: int) -> set[int]:
    """Return the numbers that a seat may bid."""
    legal = legal_actions(seat_view(state, Seat(seat)))
    return {action.number for action in legal if isinstance(action, Bid)}
