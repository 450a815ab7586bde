"""Deals, results and schedules as a client is shown them: what everybody may know, no more."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from vaza.kernel.cards import format_card, format_suit
from vaza.options.axes.ending import End
from vaza.options.deals.schedule import plan_deals
from vaza.options.ruleset import RuleSet
from vaza.rules.match import NextDeal, next_step
from vaza.rules.phases.offers import preferring
from vaza.rules.phases.play import holder
from vaza.rules.result import DealResult
from vaza.rules.scoring import streaks, totals
from vaza.rules.speech import format_denomination
from vaza.rules.state import Call, PublicDeal, PublicMatch, Stage
from vaza.server.views.king import (
    counts_out,
    offer_out,
    paid_out,
    result_counts_out,
    sale_out,
    speeches_out,
)
from vaza.server.wire import parts


def names(cards: Iterable[int]) -> list[str]:
    """Return cards by their names."""
    return [format_card(card) for card in cards]


@lru_cache(maxsize=256)
def _schedule(
    rules: RuleSet,
    seats: int,
    go_on: bool | None,  # noqa: FBT001 - the key of a cache
) -> tuple[parts.ScheduledOut, ...]:
    plans = plan_deals(rules, seats, go_on=go_on)
    return tuple(parts.ScheduledOut(plan.size, plan.trump.value, plan.contract) for plan in plans)


def schedule_out(
    rules: RuleSet, seats: int, *, go_on: bool | None = None
) -> list[parts.ScheduledOut]:
    """Return the scheduled deals."""
    return list(_schedule(rules, seats, go_on))


def deal_out(public: PublicMatch, deal: PublicDeal) -> parts.DealOut:
    """Return a deal as everybody may know it."""
    played = len(deal.tricks)
    in_trick = {(deal.leader or 0) + step for step in range(len(deal.trick))}
    gone = {seat % public.seats for seat in in_trick}
    return parts.DealOut(
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
        label=_label(deal),
        spoken=_spoken(deal),
        speeches=deal.speeches,
        calls=[_call_out(call) for call in deal.calls],
        exchanges=deal.exchanges,
        put=list(deal.put),
        declarer=deal.declarer,
        contract=deal.contract,
        kind=deal.kind,
        plan_kind=deal.plan.contract,
        speeches_king=speeches_out(deal),
        standing=offer_out(public.rules, deal.offers.standing),
        preference=list(preferring(public)) if public.stage is Stage.OFFERS else [],
        sale=sale_out(public.rules, deal.sale),
        counts=counts_out(public, deal),
        face_down=deal.face_down,
        passed_over=names(deal.passed_over),
        leader=deal.leader,
        trick=_trick_out(public, deal),
        tricks=[
            parts.TrickOut(trick.leader, names(trick.cards), trick.winner) for trick in deal.tricks
        ],
        taken=list(deal.taken),
        cards_left=[deal.size - played - (seat in gone) for seat in range(public.seats)],
        commitment=deal.commitment,
    )


def _label(deal: PublicDeal) -> Literal["over", "under", "even"] | None:
    """Return the total bid against the hand size, None while a bid is unknown (R109, A16)."""
    known = [bid for bid in deal.bids if bid is not None]
    if len(known) < len(deal.bids):
        return None
    total = sum(known)
    if total == deal.size:
        return "even"
    return "over" if total > deal.size else "under"


def _spoken(deal: PublicDeal) -> list[bool]:
    return [bid is not None or said for bid, said in zip(deal.bids, deal.spoken, strict=True)]


def _call_out(call: Call) -> parts.CallOut:
    trump = None if call.tricks is None else format_denomination(call.trump)
    return parts.CallOut(call.seat, call.tricks, trump)


def trump_out(trump: int | None) -> str | None:
    """Return the letter of a trump suit."""
    return None if trump is None else format_suit(trump)


def _trick_out(public: PublicMatch, deal: PublicDeal) -> parts.TrickOut | None:
    if not deal.trick or deal.leader is None:
        return None
    return parts.TrickOut(deal.leader, names(deal.trick), holder(public))


def next_out(public: PublicMatch) -> parts.NextOut | None:
    """Return the deal that comes next, None where none is due."""
    step = public.next_deal
    if step is None:
        return None
    return parts.NextOut(step.plan.number, step.plan.size, step.dealer, step.is_tie)


def outcome_out(public: PublicMatch) -> parts.OutcomeOut | None:
    """Return how the match ended, None until it has."""
    outcome = public.outcome
    if outcome is None:
        return None
    return parts.OutcomeOut(list(outcome.totals), list(outcome.places), list(outcome.winners))


def results_out(public: PublicMatch) -> tuple[parts.ResultOut, ...]:
    """Return the finished deals with the totals after each."""
    return _results(public.rules, public.first_dealer, public.go_on, public.results, public.points)


@lru_cache(maxsize=256)
def _results(
    rules: RuleSet,
    first_dealer: int | None,
    go_on: bool | None,  # noqa: FBT001 - the key of a cache
    results: tuple[DealResult, ...],
    points: tuple[tuple[int, ...], ...],
) -> tuple[parts.ResultOut, ...]:
    runs = list(streaks(rules, results))
    return tuple(
        parts.ResultOut(
            number=result.number,
            size=result.size,
            dealer=result.dealer,
            trump=trump_out(result.trump),
            bids=list(result.bids),
            tricks=list(result.tricks),
            points=list(points[place]),
            totals=list(totals(points[: place + 1], len(result.bids))),
            is_tie=_is_tie(rules, first_dealer, go_on, results[: place + 1]),
            void=None if result.void is None else result.void.value,
            offender=result.offender,
            streaks=list(runs[place]),
            contract=result.contract,
            counts=result_counts_out(rules, result),
            sale=sale_out(rules, result.sale),
            paid=paid_out(rules, result),
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
