"""Moments of a deal, typed in as a record, as a seat sees them."""

from typing import Any

from vaza.kernel.cards import Seat, parse_card
from vaza.options.codes.codec import rules_to_json
from vaza.options.presets import preset
from vaza.records.reading.record import read_document
from vaza.records.replay.replay import Replay
from vaza.rules.actions import Bid, PlayCard, SeatAction
from vaza.rules.state import MatchState
from vaza.rules.turns import to_act
from vaza.rules.view import SeatView, seat_view

RULES = rules_to_json(preset("dane-se-norm"))
FREE = {"base": "dane-se-norm", "bidding": {"hook": "none"}}


def moment(
    hands: list[str], bids: list[int | None], plays: list[str] | None = None, **fields: Any
) -> SeatView:
    """The view of the seat whose turn it is; the last seat deals, seat 0 bids first."""
    rules = fields.pop("rules", FREE)
    deal = {
        "dealer": len(hands) - 1,
        "hands": hands,
        "bids": bids,
        "plays": plays or [],
        "unfinished": True,
    }
    document = {
        "format": "vaza-record/1",
        "rules": rules,
        "seats": [f"Seat {seat}" for seat in range(len(hands))],
        "deals": [deal | {"turn_up": "2S"} | fields],
    }
    record, _ = read_document(document)
    replay = Replay(record)
    for _ in replay.moves():
        pass
    return view_of(replay.state)


def view_of(state: MatchState | None) -> SeatView:
    assert state is not None
    seat = to_act(state.public)
    assert seat is not None
    return seat_view(state, Seat(seat))


def card_of(action: SeatAction) -> str:
    assert isinstance(action, PlayCard), action
    return next(name for name in NAMES if parse_card(name) == action.card % 64)


NAMES = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]


def bid_of(action: SeatAction) -> int:
    assert isinstance(action, Bid), action
    return action.number
