"""What a client is shown: from a `SeatView` and a table's public part alone.

Nothing here ever sees a match's state or a table's secrets; `vaza.rules.view` decides who sees
which card, and this module only writes it down.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from vaza.kernel.cards import cards_of, format_card, format_suit
from vaza.options.axes import BidChange, End, FirstDealer
from vaza.options.code import rules_code
from vaza.options.ruleset import RuleSet
from vaza.options.schedule import plan_deals
from vaza.rules.actions import Bid, ChangeBid, Claim, PlayCard, SeatAction
from vaza.rules.legal import check_action
from vaza.rules.match import NextDeal, next_step
from vaza.rules.phases.play import holder
from vaza.rules.result import DealResult
from vaza.rules.scoring import totals
from vaza.rules.state import PublicDeal, PublicMatch, Stage
from vaza.rules.turns import may_change, to_act
from vaza.rules.view import SeatView
from vaza.server import wire
from vaza.server.table.pacing import (
    SEEDS_MS,
    Presence,
    ask_until,
    awaited_ready,
    deal_at,
    turn_until,
)
from vaza.server.table.state import PublicTable, TableStage
from vaza.server.table.voting import stand_ins_needed

NOTHING = wire.LegalOut(bids=[], change=[], cards=[], claim=False)


@dataclass(frozen=True, slots=True)
class Viewer:
    """Whom a view is for. Two viewers that are equal are shown the same."""

    seat: int | None
    name: str
    is_host: bool


@dataclass(frozen=True, slots=True)
class Company:
    """Who is connected to the table."""

    presence: Presence
    spectators: int = 0


def view_out(
    table: PublicTable, view: SeatView | None, viewer: Viewer, company: Company
) -> wire.ViewOut:
    """Return the whole view of a client; ``view`` is None while people gather."""
    match = None if view is None else _match_out(table, view, company.presence)
    return wire.ViewOut(table=_table_out(table, view, viewer, company), match=match)


# --- the table ----------------------------------------------------------------------------------


def _table_out(
    table: PublicTable, view: SeatView | None, viewer: Viewer, company: Company
) -> wire.TableOut:
    return wire.TableOut(
        id=table.id,
        stage=stage_of(view.public if view is not None else None),
        rules=rules_out(table),
        seats=_seats_out(table, viewer, company.presence),
        you=viewer.seat,
        your_name=viewer.name,
        is_host=viewer.is_host,
        spectators=company.spectators,
        speed=table.speed,
        timer=table.timer,
        listed=table.listed,
        chat=[
            wire.ChatOut(line.number, line.name, table.seat_of(line.guest), line.text, line.at)
            for line in table.chat
        ],
        rematch=table.rematch,
    )


def stage_of(match: PublicMatch | None) -> TableStage:
    """Return whether people gather, play, or have played."""
    if match is None:
        return "gathering"
    return "over" if match.stage is Stage.OVER else "playing"


def rules_out(table: PublicTable) -> wire.RulesOut:
    """Return the rule set as clients name it."""
    return wire.RulesOut(
        name=table.rules_name,
        code=code_of(table.rules),
        seats=list(table.rules.seating.seats),
        direction=table.rules.seating.direction.value,
    )


@lru_cache(maxsize=256)
def code_of(rules: RuleSet) -> str:
    """Return the shareable code of a rule set."""
    return rules_code(rules)


def _seats_out(table: PublicTable, viewer: Viewer, presence: Presence) -> list[wire.SeatOut]:
    here = table.people_here(presence.here)
    needed = stand_ins_needed(table, presence.here)
    return [
        wire.SeatOut(
            seat=seat,
            kind="person" if one.guest is not None else "bot" if one.bot else "empty",
            name=one.name,
            bot=one.bot,
            present=one.guest is None or one.guest in presence.here,
            stand_in=one.is_stand_in,
            is_host=one.guest == table.host,
            is_you=seat == viewer.seat,
            ready=one.ready,
            stand_in_votes=sum(voter in here for voter in one.votes),
            stand_in_needed=needed,
        )
        for seat, one in enumerate(table.seats)
    ]


# --- the match ----------------------------------------------------------------------------------


def _match_out(table: PublicTable, view: SeatView, presence: Presence) -> wire.MatchOut:
    public = view.public
    acting = view.seat is not None and table.seats[view.seat].plays_itself
    return wire.MatchOut(
        id=table.id,
        stage=public.stage.value,
        schedule=schedule_out(public.rules, public.seats, go_on=public.go_on),
        drawn=names(public.drawn),
        first_dealer=public.first_dealer,
        deal=None if public.deal is None else _deal_out(public, public.deal),
        to_act=to_act(public),
        hand=names(cards_of(view.hand)),
        legal=legal_out(view) if acting else NOTHING,
        results=list(results_out(public)),
        next_deal=_next_out(public),
        waiting=_waiting_out(table, public, presence),
        turn_until=turn_until(table, public),
        outcome=outcome_out(public),
    )


def names(cards: Iterable[int]) -> list[str]:
    """Return cards by their names."""
    return [format_card(card) for card in cards]


@lru_cache(maxsize=256)
def _schedule(rules: RuleSet, seats: int, go_on: bool | None) -> tuple[wire.ScheduledOut, ...]:  # noqa: FBT001 - the key of a cache
    plans = plan_deals(rules, seats, go_on=go_on)
    return tuple(wire.ScheduledOut(plan.size, plan.trump.value) for plan in plans)


def schedule_out(
    rules: RuleSet, seats: int, *, go_on: bool | None = None
) -> list[wire.ScheduledOut]:
    """Return the scheduled deals."""
    return list(_schedule(rules, seats, go_on))


def _deal_out(public: PublicMatch, deal: PublicDeal) -> wire.DealOut:
    played = len(deal.tricks)
    in_trick = {(deal.leader or 0) + step for step in range(len(deal.trick))}
    gone = {seat % public.seats for seat in in_trick}
    return wire.DealOut(
        number=deal.plan.number,
        of=len(plan_deals(public.rules, public.seats, go_on=public.go_on)),
        size=deal.size,
        dealer=deal.dealer,
        is_tie=deal.is_tie,
        trump=trump_out(deal.trump),
        trump_from=deal.plan.trump.value,
        turn_up=None if deal.turn_up is None else format_card(deal.turn_up),
        opener=deal.opener,
        bids=list(deal.bids),
        total_bid=sum(bid or 0 for bid in deal.bids),
        speeches=deal.speeches,
        leader=deal.leader,
        trick=_trick_out(public, deal),
        tricks=[
            wire.TrickOut(trick.leader, names(trick.cards), trick.winner) for trick in deal.tricks
        ],
        taken=list(deal.taken),
        cards_left=[deal.size - played - (seat in gone) for seat in range(public.seats)],
        commitment=deal.commitment,
    )


def trump_out(trump: int | None) -> str | None:
    """Return the letter of a trump suit."""
    return None if trump is None else format_suit(trump)


def _trick_out(public: PublicMatch, deal: PublicDeal) -> wire.TrickOut | None:
    if not deal.trick or deal.leader is None:
        return None
    return wire.TrickOut(deal.leader, names(deal.trick), holder(public))


def _next_out(public: PublicMatch) -> wire.NextOut | None:
    step = public.next_deal
    if step is None:
        return None
    return wire.NextOut(step.plan.number, step.plan.size, step.dealer, step.is_tie)


def outcome_out(public: PublicMatch) -> wire.OutcomeOut | None:
    """Return how the match ended, None until it has."""
    outcome = public.outcome
    if outcome is None:
        return None
    return wire.OutcomeOut(list(outcome.totals), list(outcome.places), list(outcome.winners))


def results_out(public: PublicMatch) -> tuple[wire.ResultOut, ...]:
    """Return the finished deals with the totals after each."""
    return _results(public.rules, public.first_dealer, public.go_on, public.results, public.points)


@lru_cache(maxsize=256)
def _results(
    rules: RuleSet,
    first_dealer: int | None,
    go_on: bool | None,  # noqa: FBT001 - the key of a cache
    results: tuple[DealResult, ...],
    points: tuple[tuple[int, ...], ...],
) -> tuple[wire.ResultOut, ...]:
    return tuple(
        wire.ResultOut(
            number=result.number,
            size=result.size,
            dealer=result.dealer,
            trump=trump_out(result.trump),
            bids=list(result.bids),
            tricks=list(result.tricks),
            points=list(points[place]),
            totals=list(totals(points[: place + 1], len(result.bids))),
            is_tie=_is_tie(rules, first_dealer, go_on, results[: place + 1]),
        )
        for place, result in enumerate(results)
    )


def _is_tie(
    rules: RuleSet,
    first_dealer: int | None,
    go_on: bool | None,  # noqa: FBT001 - as above
    results: tuple[DealResult, ...],
) -> bool:
    """Tell whether the last of ``results`` was played only to part a tie."""
    *before, last = results
    seats = len(last.bids)
    scheduled = len(plan_deals(rules, seats, go_on=go_on))
    if rules.ending.end is not End.TARGET and last.number <= scheduled:
        return False
    dealer = results[0].dealer if first_dealer is None else type(last.dealer)(first_dealer)
    step = next_step(rules, seats, first_dealer=dealer, results=before, go_on=go_on)
    return isinstance(step, NextDeal) and step.is_tie


# --- what may be done ---------------------------------------------------------------------------


def legal_out(view: SeatView) -> wire.LegalOut:
    """Return what the view's seat may do, and of the rest why not."""
    public, deal = view.public, view.public.deal
    if deal is None or view.seat is None:
        return NOTHING
    mine = to_act(public) == view.seat
    sizes, seen = range(deal.size + 1), deal.speeches
    changes = public.rules.bidding.bid_change is not BidChange.NEVER
    can_change = changes and may_change(public) == view.seat
    bidding, playing = public.stage is Stage.BIDDING, public.stage is Stage.PLAY
    bids = [_choice(view, n, Bid(n, seen)) for n in sizes] if mine and bidding else []
    change = [_choice(view, n, ChangeBid(n, seen)) for n in sizes] if can_change else []
    cards = [
        _choice(view, format_card(card), PlayCard(card))
        for card in (cards_of(view.hand) if mine and playing else ())
    ]
    claim = mine and playing and check_action(view, Claim()) is None
    return wire.LegalOut(bids=bids, change=change, cards=cards, claim=claim)


def _choice(view: SeatView, value: int | str, action: SeatAction) -> wire.ChoiceOut:
    refusal = check_action(view, action)
    if refusal is None:
        return wire.ChoiceOut(value, None)
    return wire.ChoiceOut(value, wire.NoteOut(refusal.reason.value, dict(refusal.facts)))


# --- what is waited for -------------------------------------------------------------------------


def _waiting_out(
    table: PublicTable, public: PublicMatch, presence: Presence
) -> wire.WaitingOut | None:
    if table.shuffle is not None:
        return wire.WaitingOut(
            what="seeds",
            until=table.waiting_since + SEEDS_MS,
            seats=list(table.shuffle.missing),
            shuffle=table.shuffle.number,
            voided=len(table.shuffle.voided),
        )
    if public.stage is Stage.DRAW:
        if public.rules.seating.first_dealer is FirstDealer.RANDOM:
            return _waiting("pause", deal_at(table, public, presence), [])
        host = table.seat_of(table.host)
        return _waiting("first-dealer", None, [] if host is None else [host])
    if public.stage is Stage.DEALING:
        awaited = list(awaited_ready(table, presence)) if public.results else []
        until = deal_at(table, public, presence)
        return _waiting("ready" if awaited else "pause", until, awaited)
    if public.stage is Stage.ASKING:
        open_seats = [seat for seat in table.people() if table.seats[seat].wants_more is None]
        return _waiting("continue", ask_until(table, presence), open_seats)
    return None


def _waiting(what: str, until: int | None, seats: list[int]) -> wire.WaitingOut:
    return wire.WaitingOut(what=what, until=until, seats=seats, shuffle=None, voided=0)  # type: ignore[arg-type]
