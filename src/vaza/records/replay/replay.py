"""The check of a record: the rules play it again and judge every bid and every card."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from vaza.kernel.cards import Seat, format_card, format_cards
from vaza.options.axes.ending import End
from vaza.options.axes.schedule import ThenContinue
from vaza.options.axes.seating import FirstDealer
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealTrump, plan_deals
from vaza.records.deals.contracts import check_plan, plan_contract, sums_of
from vaza.records.deals.copies import cut_copy, draw_order, faces, order_of
from vaza.records.deals.due import (
    TRUMP_LATER,
    check_against,
    check_trump,
    fragment_deal,
    size_of,
    trump_name,
    with_trump,
)
from vaza.records.errors import Place, RecordError
from vaza.records.model import DealRecord, Draw, Record
from vaza.records.replay.actions import DealReplay
from vaza.records.replay.report import DealReport, Report
from vaza.records.replay.sums import check_sums
from vaza.rules.actions import TABLE, ChooseFirst, Continue, Deal, SeatAction, TableAction
from vaza.rules.actions import Draw as DrawCards
from vaza.rules.decide import apply
from vaza.rules.match import NextDeal, next_step
from vaza.rules.refusals import Refusal
from vaza.rules.scoring import totals
from vaza.rules.state import MatchState, PublicDeal, Stage, deal_of, new_match, start_deal

_OVER: Final = (Stage.ASKING, Stage.OVER)


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a record, with the state in which it was made."""

    deal: int
    """From 1."""
    at: int
    """The action's place in the deal, from 0."""
    state: MatchState
    seat: Seat
    action: SeatAction


class Replay:
    """Plays a record again. Walk ``moves`` to the end, then ask for the ``report``."""

    def __init__(self, record: Record) -> None:
        """Take a record as it was read."""
        self._record = record
        self._is_whole = is_whole(record)
        self._reports: list[DealReport] = []
        self._last_winners: list[Seat | None] = []
        self.state: MatchState | None = None
        """After the last move; of a fragment it knows the last deal alone."""

    def moves(self) -> Iterator[Move]:
        """Yield every bid, change and card before it is made.

        Raises:
            RecordError: what the rules refuse, or what does not agree.
        """
        self._check_head()
        for number, deal in enumerate(self._record.deals, 1):
            is_last = number == len(self._record.deals)
            if deal.unfinished and not is_last:
                text = "only the last deal may be unfinished"
                raise RecordError("unfinished", text, Place(number, None, "unfinished"))
            yield from self._deal(number, deal)
        self._finish()

    def report(self) -> Report:
        """Return what the record comes to, after all moves."""
        sums = totals((deal.points for deal in self._reports), len(self._record.seats))
        winners: tuple[int, ...] = ()
        if self._is_whole and self.state and self.state.public.outcome:
            winners = self.state.public.outcome.winners
        return Report(tuple(self._reports), sums, winners)

    # --- before the deals

    def _check_head(self) -> None:
        record = self._record
        asks = record.rules.schedule.then_continue is ThenContinue.ASK
        if record.go_on is not None and not asks:
            text = "these rules do not ask whether to play on; leave it out"
            raise RecordError("continue", text, Place(field="continue"))
        if record.draw is not None:
            check_draw(record, record.draw)
        if self._is_whole:
            self.state = self._begin()

    def _begin(self) -> MatchState:
        record, seats = self._record, len(self._record.seats)
        if record.draw is not None and record.draw.cards:
            return _drawn(record, record.draw)
        dealer = record.deals[0].dealer if record.draw is None else record.draw.first_dealer
        step = next_step(record.rules, seats, first_dealer=Seat(dealer), results=())
        if not isinstance(step, NextDeal):  # a schedule has a first deal
            raise RecordError("bad-rules", "this rule set has no deals", Place(field="rules"))
        return start_deal(record.rules, seats, step)

    # --- a deal

    def _deal(self, number: int, deal: DealRecord) -> Iterator[Move]:
        replay = DealReplay(deal, number, self._dealt(number, deal))
        for at, (seat, action) in enumerate(replay.steps()):
            yield Move(number, at, replay.state, seat, action)
        self.state = replay.state
        told = _told(deal, replay.state)
        _check_result(deal, told, Place(number, None, "result"))
        self._reports.append(told)
        results = replay.state.public.results
        self._last_winners.append(results[-1].last_winner if results else None)

    def _dealt(self, number: int, deal: DealRecord) -> MatchState:
        rules, place = self._record.rules, Place(number)
        size_of(rules, deal, place)
        if self._is_whole:
            state, due = self._awaited(number, place)
            check_against(due, deal, place)
        else:
            contract = plan_contract(rules, deal, place) if rules.deals else ""
            winner = self._winner_before(number, deal)
            due = fragment_deal(rules, deal, winner, place, contract=contract)
            state = start_deal(rules, len(deal.hands), due)
        check_plan(due.plan.contract, deal, place)
        source = due.plan.trump
        due = with_trump(rules, deal, due, place)
        state = replace(state, public=replace(state.public, next_deal=due))
        is_cut = due.plan.trump is DealTrump.CUT
        cut = cut_copy(rules, deal, place) if is_cut else None
        dealt = _do(state, Deal(order_of(rules, deal, source, place), cut=cut), place)
        _check_dealt(deal, deal_of(dealt.public), place)
        return dealt

    def _awaited(self, number: int, place: Place) -> tuple[MatchState, NextDeal]:
        state = self.state
        if state is not None and state.public.stage is Stage.ASKING:
            state = self._answer(state)
        if state is None or state.public.next_deal is None:
            text = f"the match is over after {number - 1} deals"
            raise RecordError("too-many-deals", text, place)
        return state, state.public.next_deal

    def _answer(self, state: MatchState) -> MatchState:
        go_on = self._record.go_on
        if go_on is None:
            text = 'the table decides here whether to play on: add "continue": true or false'
            raise RecordError("continue", text, Place(field="continue"))
        return _do(state, Continue(go_on), Place(field="continue"))

    def _winner_before(self, number: int, deal: DealRecord) -> int | None:
        """Return who took the last trick of the deal before, if a fragment holds it."""
        places = range(number - 2, -1, -1)
        before = next((at for at in places if self._record.deals[at].void is None), None)
        if before is None or deal.number is None:
            return None
        last = self._record.deals[before].number
        return self._last_winners[before] if last is not None and last + 1 == deal.number else None

    # --- after the deals

    def _finish(self) -> None:
        state = self.state
        is_answered = self._record.go_on is not None or self._record.complete
        if self._is_whole and state and state.public.stage is Stage.ASKING and is_answered:
            state = self.state = self._answer(state)
        if self._record.complete and (state is None or state.public.stage is not Stage.OVER):
            text = f"the match goes on after deal {len(self._reports)}, but the record is complete"
            raise RecordError("truncated", text, Place(field="deals"))
        self._check_sums()

    def _check_sums(self) -> None:
        sums, told = self._record.result, self.report()
        if sums is None:
            return
        for name, stated, right in (
            ("totals", sums.totals, told.totals),
            ("winners", sums.winners, told.winners),
        ):
            if stated not in (None, right):
                text = f"{list(right)} by these rules, not {list(stated or ())}"
                raise RecordError("result", text, Place(field=f"result.{name}"))


def is_whole(record: Record) -> bool:
    """Tell whether a record is judged as a match from its first deal on, not as a fragment."""
    if record.complete is not None:
        return record.complete
    if record.draw is not None and record.deals[0].number == 1:
        return True
    if record.rules.ending.end is End.TARGET:
        return False
    counting = sum(deal.void is None for deal in record.deals)
    return counting >= len(plan_deals(record.rules, len(record.seats)))


def check_draw(record: Record, draw: Draw) -> None:
    """Check that the cards drawn are of the pack, and that the highest of them deals."""
    place, seats = Place(field="draw"), len(record.seats)
    if not draw.cards:
        if draw.order:
            raise RecordError("missing-key", "'cards' is missing beside 'order'", place)
        return
    way = record.rules.seating.first_dealer
    if way is FirstDealer.CHOSEN:
        text = "these rules have the first dealer chosen; leave the cards out"
        raise RecordError("draw", text, place.key("cards"))
    if len(draw.cards) != seats and way is FirstDealer.RANDOM:
        text = f"{seats} cards, one for each seat, not {len(draw.cards)}"
        raise RecordError("wrong-count", text, place.key("cards"))
    draw_order(record.rules, seats, draw, place)
    if draw.order:
        _check_draw_order(record, draw, place.key("order"))


def _check_draw_order(record: Record, draw: Draw, place: Place) -> None:
    pack = pack_cards(record.rules.pack, len(record.seats))
    if sorted(draw.order) != sorted(faces(pack)):
        raise RecordError("bad-order", f"not the {len(pack)} cards of the pack", place)
    if draw.order[: len(draw.cards)] != draw.cards:
        first = format_card(draw.order[0])
        text = f"begins with {first}, but must begin with the cards drawn"
        raise RecordError("draw", text, place)


def _drawn(record: Record, draw: Draw) -> MatchState:
    """Return the match after the draw; who got the king of hearts may choose (R191)."""
    place, seats = Place(field="draw"), len(record.seats)
    order = draw_order(record.rules, seats, draw, place)
    state = _do(new_match(record.rules, seats), DrawCards(order), place)
    chooser = state.public.chooser
    if state.public.stage is not Stage.CHOOSING or chooser is None:
        return state
    return _do(state, ChooseFirst(Seat(draw.first_dealer)), place, chooser)


def _do(
    state: MatchState, action: TableAction | ChooseFirst, place: Place, seat: Seat = TABLE
) -> MatchState:
    after = apply(state, seat, action)
    if isinstance(after, Refusal):
        raise RecordError(after.reason.value, "the rules refuse it", place)
    return after


def _check_dealt(deal: DealRecord, dealt: PublicDeal, place: Place) -> None:
    """Check what lies open after the dealing: jokers passed over, the turned card, the trump."""
    turned = None if dealt.turn_up is None else faces((dealt.turn_up,))[0]
    if turned not in (None, deal.turn_up):
        name = "nothing" if deal.turn_up is None else format_card(deal.turn_up)
        text = f"{name} is turned, but a turned joker is passed over: name the next card"
        raise RecordError("turn-up", text, place.key("turn_up"))
    if deal.passed_over not in ((), faces(dealt.passed_over)):
        text = f"{format_cards(faces(dealt.passed_over)) or 'no card'} is passed over in this deal"
        raise RecordError("turn-up", text, place.key("passed_over"))
    if dealt.plan.trump not in TRUMP_LATER and not dealt.plan.contract:
        check_trump(deal, trump_name(dealt.trump), place)


def _told(deal: DealRecord, state: MatchState) -> DealReport:
    public, now = state.public, deal_of(state.public)
    nothing: tuple[int, ...] = (0,) * public.seats
    silent: tuple[int | None, ...] = (None,) * public.seats
    if deal.unfinished:
        bids = deal.bids or silent
        return DealReport(bids, now.taken, nothing, unfinished=True, contract=now.kind)
    result, points = public.results[-1], public.points[-1]
    if result.contract:
        sums = sums_of(public.rules, result, points)
        return DealReport(
            silent,
            result.tricks,
            points,
            contract=result.contract,
            counts=sums.counts or (),
            sale=sums.sale,
            paid=sums.paid or 0,
        )
    if result.void is not None:
        return DealReport(deal.bids, now.taken, points, void=result.void, offender=result.offender)
    return DealReport(result.bids, result.tricks, points)


def _check_result(deal: DealRecord, told: DealReport, place: Place) -> None:
    if deal.result is None:
        return
    if deal.unfinished:
        raise RecordError("result", "an unfinished deal has no result", place)
    for name, stated, right in (
        ("tricks", deal.result.tricks, told.tricks),
        ("points", deal.result.points, told.points),
    ):
        if stated not in (None, right):
            text = f"{list(right)} by these rules, not {list(stated or ())}"
            raise RecordError("result", text, place.key(name))
    check_sums(deal.result, told, place)
