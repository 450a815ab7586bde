"""The actions of a record's deal in the order in which they were made."""

from collections.abc import Callable, Iterator
from typing import Final

from vaza.kernel.cards import Card, Seat, format_card
from vaza.records.deals.contracts import check_played_as, talk_of
from vaza.records.deals.copies import held_cards, held_copy
from vaza.records.deals.due import check_trump, named_trump, trump_name
from vaza.records.errors import Place, RecordError
from vaza.records.model import DealRecord
from vaza.records.replay.bids import bid_changes, check_bids
from vaza.records.replay.ending import check_end
from vaza.records.replay.sentences import said_instead, sentence
from vaza.rules.actions import (
    Bid,
    ChangeBid,
    NameTrump,
    PassCards,
    PickContract,
    PlayCard,
    SeatAction,
)
from vaza.rules.decide import apply
from vaza.rules.phases.offers import TALK
from vaza.rules.refusals import Refusal
from vaza.rules.sayings import parse_say
from vaza.rules.speech import parse_call
from vaza.rules.state import MatchState, Stage, deal_of
from vaza.rules.turns import awaited, bidding_order, has_hidden_bids, to_act

_Steps = Iterator[tuple[Seat, SeatAction]]
PHASES: Final = (
    Stage.AUCTION,
    Stage.EXCHANGE,
    Stage.NAMING,
    Stage.BIDDING,
    Stage.PLAY,
    Stage.PICKING,
    *TALK,
)
"""The stages of a deal; in any other it is over."""


class DealReplay:
    """Plays the calls, bids and cards of one deal; ``state`` is where it stands."""

    def __init__(self, deal: DealRecord, number: int, state: MatchState) -> None:
        """Take a deal whose cards are dealt in ``state``; ``number`` is its place from 1."""
        self._deal, self._number, self._at = deal, number, 0
        self._calls = self._exchanges = self._cards = 0
        self._is_silent = False
        self.state = state

    @property
    def _place(self) -> Place:
        return Place(self._number, self._at)

    @property
    def _stage(self) -> Stage:
        return self.state.public.stage

    def steps(self) -> _Steps:
        """Yield each action just before it is made; ``state`` is the state before it.

        Raises:
            RecordError: the rules refuse an action, or one is missing or too many.
        """
        phases: dict[Stage, Callable[[], _Steps]] = {
            Stage.AUCTION: self._auction,
            Stage.EXCHANGE: self._exchange,
            Stage.NAMING: self._naming,
            Stage.BIDDING: self._bids,
            Stage.PLAY: self._plays,
            Stage.PICKING: self._pick,
            **dict.fromkeys(TALK, self._talk),
        }
        while self._stage in phases and not self._is_silent:
            yield from phases[self._stage]()
        self._check_rest()
        check_end(self._deal, self.state, self._place)

    def _make(self, seat: Seat, action: SeatAction) -> None:
        after = apply(self.state, seat, action)
        if isinstance(after, Refusal):
            text = f"seat {seat}: {sentence(after)}{said_instead(self.state.public)}"
            raise RecordError(after.reason.value, text, self._place)
        self.state = after
        self._at += 1

    def _fall_silent(self, reason: str, missing: str) -> None:
        """Stop where nothing more is written down, which only an unfinished deal may."""
        if not self._deal.unfinished:
            raise RecordError(reason, missing, self._place)
        self._is_silent = True

    # --- auction, exchange, naming

    def _auction(self) -> _Steps:
        calls = self._deal.auction
        while self._stage is Stage.AUCTION:
            seat = awaited(self.state.public)[0]
            if self._calls == len(calls):
                self._fall_silent("auction", f"the auction goes on: seat {seat} speaks next")
                return
            action = parse_call(calls[self._calls])
            yield seat, action
            self._make(seat, action)
            self._calls += 1
        if self._stage is Stage.BIDDING:
            check_trump(self._deal, trump_name(deal_of(self.state.public).trump), self._place)

    def _exchange(self) -> _Steps:
        if self._exchanges == len(self._deal.exchange):
            text = "all have passed: add to exchange the cards that each seat passed on"
            self._fall_silent("exchange", text)
            return
        given = self._deal.exchange[self._exchanges]
        self._exchanges += 1
        for seat in awaited(self.state.public):
            cards = given[seat]
            if cards is None:
                self._fall_silent("exchange", f"the cards that seat {seat} passed on are missing")
                continue
            action = PassCards(self._held(seat, cards))
            yield seat, action
            self._make(seat, action)

    def _held(self, seat: Seat, cards: tuple[Card, ...]) -> int:
        mask, missing = held_cards(self.state.hidden.hands[seat], cards)
        if missing is not None:
            text = f"seat {seat}: {format_card(missing)} is passed on, but is not in the hand"
            raise RecordError("not-in-hand", text, self._place)
        return mask

    def _naming(self) -> _Steps:
        seat = awaited(self.state.public)[0]
        if self._deal.trump is None:
            self._fall_silent("trump", f"seat {seat} names the trump here: give it as trump")
            return
        action = NameTrump(named_trump(self._deal.trump, self._place))
        yield seat, action
        self._make(seat, action)

    # --- the contract of a deal of King

    def _pick(self) -> _Steps:
        seat = awaited(self.state.public)[0]
        if self._deal.contract is None:
            self._fall_silent("contract", f"seat {seat} picks a contract here: add it as contract")
            return
        action = PickContract(self._deal.contract)
        yield seat, action
        self._make(seat, action)

    def _talk(self) -> _Steps:
        said = talk_of(self._deal, self._place)
        while self._stage in TALK:
            seat = awaited(self.state.public)[0]
            if self._calls == len(said):
                instead = said_instead(self.state.public)
                self._fall_silent("auction", f"seat {seat} speaks next in the auction{instead}")
                return
            action = parse_say(said[self._calls])
            yield seat, action
            self._make(seat, action)
            self._calls += 1

    # --- bids

    def _bids(self) -> _Steps:
        public = self.state.public
        check_bids(self._deal, public, self._place)
        changes = bid_changes(self._deal, public, Place(self._number))
        seats = awaited(public) if has_hidden_bids(public) else bidding_order(public)
        for seat in seats:
            number = self._deal.bids[seat]
            if number is None:
                self._fall_silent("missing-bid", f"seat {seat} has no bid")
                continue
            for action in self._speeches(number, changes.get(seat)):
                yield seat, action
                self._make(seat, action)

    def _speeches(self, number: int, before: int | None) -> Iterator[SeatAction]:
        """Yield the bid; where it was changed, first what it was ``before``."""
        first = number if before is None else before
        yield Bid(first, deal_of(self.state.public).speeches)
        if before is not None:
            yield ChangeBid(number, deal_of(self.state.public).speeches)

    # --- play

    def _plays(self) -> _Steps:
        self._check_leader()
        if deal_of(self.state.public).kind:
            check_played_as(self._deal, deal_of(self.state.public), self._place)
        seats, size = len(self._deal.hands), len(self._deal.hands[0])
        for number, trick in enumerate(self._deal.plays, 1):
            if number > size:
                text = f"hands of {size} cards make no trick {number}"
                raise RecordError("wrong-count", text, self._place)
            for face in trick[:seats]:
                seat, action = self._play(face)
                yield seat, action
                self._make(seat, action)
                self._cards += 1
                if self._is_stopped():
                    return
            self._check_length(number, trick)
        self._is_silent = True

    def _is_stopped(self) -> bool:
        """Tell whether the card just played has proven a revoke (R035)."""
        public = self.state.public
        return self._stage is not Stage.PLAY and public.results[-1].void is not None

    def _check_leader(self) -> None:
        leader = deal_of(self.state.public).leader
        if self._deal.leader not in (None, leader):
            text = f"seat {leader} leads the first trick, not seat {self._deal.leader}"
            raise RecordError("leader", text, Place(self._number, None, "leader"))

    def _play(self, face: Card) -> tuple[Seat, SeatAction]:
        seat = to_act(self.state.public)
        if seat is None:
            text = f"no card is due, but {format_card(face)} is played"
            raise RecordError("wrong-count", text, self._place)
        return seat, PlayCard(held_copy(self.state.hidden.hands[seat], face))

    def _check_length(self, number: int, trick: tuple[Card, ...]) -> None:
        """Only the last trick of a deal that stops early may lack cards."""
        seats = len(self._deal.hands)
        stops = self._deal.unfinished or self._deal.void is not None
        is_open = stops and number == len(self._deal.plays) and trick
        if len(trick) != seats and not (is_open and len(trick) < seats):
            text = f"trick {number} has {len(trick)} cards, not {seats}"
            raise RecordError("wrong-count", text, self._place)

    # --- what is left

    def _check_rest(self) -> None:
        """Refuse calls, passed cards and plays for which the deal has no room."""
        deal, kind = self._deal, deal_of(self.state.public).kind
        if kind and self._stage is not Stage.PLAY:
            check_played_as(deal, deal_of(self.state.public), self._place)
        if self._calls < len(deal.auction):
            text = f"the auction is over, but {deal.auction[self._calls]} follows"
            if kind and not self._calls:
                text = f"a deal of {kind} has no auction; leave it out"
            raise RecordError("auction", text, self._place)
        if self._exchanges < len(deal.exchange):
            count = self._exchanges
            text = f"cards were passed on {count} times, but exchange has {len(deal.exchange)}"
            raise RecordError("exchange", text, self._place)
        if deal.plays and not self._cards:
            missing = "before all have bid" if self._stage in PHASES else "in a deal without play"
            if self.state.public.rules.deals and self._stage in PHASES:
                missing = "before it is settled what the deal is played as"
            raise RecordError("missing-bid", f"cards are played {missing}", self._place)
