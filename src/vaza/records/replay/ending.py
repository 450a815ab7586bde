"""How a record's deal ends: played out, void, or not yet at all."""

from vaza.kernel.cards import format_card, format_cards
from vaza.records.deals.due import check_trump, trump_name
from vaza.records.errors import Place, RecordError
from vaza.records.model import DealRecord
from vaza.rules.phases.offers import TALK
from vaza.rules.result import DealResult, Void
from vaza.rules.state import MatchState, Stage, deal_of

_OPEN = (
    Stage.AUCTION,
    Stage.EXCHANGE,
    Stage.NAMING,
    Stage.BIDDING,
    Stage.PLAY,
    Stage.PICKING,
    *TALK,
)


def check_end(deal: DealRecord, state: MatchState, place: Place) -> None:
    """Check that a deal ends, or stays open, as it says; ``place`` is that of the next action."""
    if state.public.stage in _OPEN:
        _check_open(deal, place)
        check_trump(deal, trump_name(deal_of(state.public).trump), place)
        return
    result = state.public.results[-1]
    _check_void(deal, state, result, place)
    if deal.unfinished:
        done = "all cards are played" if result.void is None else "the deal is over"
        text = f"{done}; leave unfinished out"
        raise RecordError("unfinished", text, Place(place.deal, None, "unfinished"))


def _check_open(deal: DealRecord, place: Place) -> None:
    if deal.void is Void.REVOKE and not deal.unfinished:
        text = "no card so far proves a revoke; the deal goes on, leave void out"
        raise RecordError("void", text, place)
    if not deal.unfinished:
        text = (
            f"{len(deal.plays)} of {len(deal.hands[0])} tricks; "
            'write down the rest, or "unfinished": true'
        )
        raise RecordError("truncated", text, place)
    if deal.void is not None:
        text = "a void deal is over; leave unfinished or void out"
        raise RecordError("void", text, Place(place.deal, None, "void"))


def _check_void(deal: DealRecord, state: MatchState, result: DealResult, place: Place) -> None:
    """Demand ``void`` where, and only where, the rules stop the deal (R035, R102)."""
    if deal.void is result.void:
        _check_stopped(deal, state, place)
        return
    if result.void is Void.REVOKE:
        last = format_card(deal_of(state.public).trick[-1])
        text = f'seat {result.offender} is proven to have revoked by {last}: add "void": "revoke"'
        raise RecordError("void", text, Place(place.deal, (place.at or 1) - 1))
    if result.void is Void.PASSED:
        raise RecordError("void", 'all have passed: add "void": "passed"', place)
    text = "all cards are played and no revoke is proven; leave void out"
    if deal.void is Void.PASSED:
        text = "somebody has bid in the auction; leave void out"
    raise RecordError("void", text, Place(place.deal, None, "void"))


def _check_stopped(deal: DealRecord, state: MatchState, place: Place) -> None:
    """Refuse what stands behind the end of a void deal."""
    speaks = deal.bid_changes or any(bid is not None for bid in deal.bids)
    if deal.void is Void.PASSED and (deal.plays or speaks or deal.leader is not None):
        text = "all have passed, so that nobody bids tricks or plays; leave bids and plays out"
        raise RecordError("void", text, place)
    if deal.void is Void.PASSED and deal.trump is not None:
        raise RecordError("trump", "all have passed: there is no trump; leave it out", place)
    if deal.void is Void.REVOKE:
        played = [card for trick in deal_of(state.public).tricks for card in trick.cards]
        played += deal_of(state.public).trick
        written = [card for trick in deal.plays for card in trick]
        if len(written) > len(played):
            rest = format_cards(written[len(played) :])
            raise RecordError("void", f"the revoke has ended the deal, but {rest} follows", place)
