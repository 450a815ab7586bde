"""The actions of a record's deal in the order in which they were made."""

from collections.abc import Iterator

from vaza.kernel.cards import Card, Seat, format_card
from vaza.records.copies import held_copy
from vaza.records.errors import Place, RecordError
from vaza.records.model import DealRecord
from vaza.records.sentences import sentence
from vaza.rules.actions import Bid, ChangeBid, PlayCard, SeatAction
from vaza.rules.decide import apply
from vaza.rules.refusals import Refusal
from vaza.rules.state import MatchState, Stage, deal_of, seat_after
from vaza.rules.turns import to_act


class DealReplay:
    """Plays the bids and cards of one deal; ``state`` is where it stands."""

    def __init__(self, deal: DealRecord, number: int, state: MatchState) -> None:
        """Take a deal whose cards are dealt in ``state``; ``number`` is its place from 1."""
        self._deal, self._number, self._at = deal, number, 0
        self.state = state

    @property
    def _place(self) -> Place:
        return Place(self._number, self._at)

    def steps(self) -> Iterator[tuple[Seat, SeatAction]]:
        """Yield each action just before it is made; ``state`` is the state before it.

        Raises:
            RecordError: the rules refuse an action, or one is missing or too many.
        """
        yield from self._bids()
        if self.state.public.stage is Stage.PLAY:
            self._check_leader()
            yield from self._plays()
        elif self._deal.plays:
            raise RecordError("missing-bid", "cards are played before all have bid", self._place)
        self._check_end()

    def _make(self, seat: Seat, action: SeatAction) -> None:
        after = apply(self.state, seat, action)
        if isinstance(after, Refusal):
            raise RecordError(after.reason.value, f"seat {seat}: {sentence(after)}", self._place)
        self.state = after
        self._at += 1

    def _bids(self) -> Iterator[tuple[Seat, SeatAction]]:
        opener, seats = deal_of(self.state.public).opener, len(self._deal.bids)
        order = [seat_after(opener, seats, step) for step in range(seats)]
        changes = self._changes(order)
        for seat in order:
            number = self._deal.bids[seat]
            if number is None:
                self._check_silence(order[order.index(seat) :])
                return
            for action in self._speeches(number, changes.get(seat)):
                yield seat, action
                self._make(seat, action)

    def _speeches(self, number: int, before: int | None) -> Iterator[SeatAction]:
        """Yield the bid; where it was changed, first what it was ``before``."""
        first = number if before is None else before
        yield Bid(first, deal_of(self.state.public).speeches)
        if before is not None:
            yield ChangeBid(number, deal_of(self.state.public).speeches)

    def _changes(self, order: list[Seat]) -> dict[Seat, int]:
        """Return for each seat that changed its bid what it had said before."""
        changes = self._deal.bid_changes
        seats = [change.seat for change in changes]
        place = Place(self._number, None, "bid_changes")
        if seats != [seat for seat in order if seat in seats]:
            text = "one change for each seat at most, in the order of speaking"
            raise RecordError("bid-changes", text, place)
        for change in changes:
            final = self._deal.bids[change.seat]
            if change.after != final:
                text = f"seat {change.seat} changed to {change.after}, but bids say {final}"
                raise RecordError("bid-changes", text, place)
        return {Seat(change.seat): change.before for change in changes}

    def _check_silence(self, rest: list[Seat]) -> None:
        spoken = [seat for seat in rest if self._deal.bids[seat] is not None]
        if spoken or not self._deal.unfinished:
            text = f"seat {rest[0]} has no bid"
            text += f", but seat {spoken[0]}, who speaks later, has" if spoken else ""
            raise RecordError("missing-bid", text, self._place)

    def _check_leader(self) -> None:
        leader = deal_of(self.state.public).leader
        if self._deal.leader not in (None, leader):
            text = f"seat {leader} leads the first trick, not seat {self._deal.leader}"
            raise RecordError("leader", text, Place(self._number, None, "leader"))

    def _plays(self) -> Iterator[tuple[Seat, SeatAction]]:
        seats, size = len(self._deal.hands), len(self._deal.hands[0])
        for number, trick in enumerate(self._deal.plays, 1):
            if number > size:
                text = f"hands of {size} cards make no trick {number}"
                raise RecordError("wrong-count", text, self._place)
            for face in trick[:seats]:
                seat, action = self._play(face)
                yield seat, action
                self._make(seat, action)
            is_open = self._deal.unfinished and number == len(self._deal.plays) and trick
            if len(trick) != seats and not (is_open and len(trick) < seats):
                text = f"trick {number} has {len(trick)} cards, not {seats}"
                raise RecordError("wrong-count", text, self._place)

    def _play(self, face: Card) -> tuple[Seat, SeatAction]:
        seat = to_act(self.state.public)
        if seat is None:
            text = f"no card is due, but {format_card(face)} is played"
            raise RecordError("wrong-count", text, self._place)
        return seat, PlayCard(held_copy(self.state.hidden.hands[seat], face))

    def _check_end(self) -> None:
        is_over = self.state.public.stage not in (Stage.BIDDING, Stage.PLAY)
        if is_over and self._deal.unfinished:
            text = "all cards are played; leave unfinished out"
            raise RecordError("unfinished", text, Place(self._number, None, "unfinished"))
        if not is_over and not self._deal.unfinished:
            text = (
                f"{len(self._deal.plays)} of {len(self._deal.hands[0])} tricks; "
                'write down the rest, or "unfinished": true'
            )
            raise RecordError("truncated", text, self._place)
