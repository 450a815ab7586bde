"""A finished match, or what of a running one is revealed: its page, its shuffles, its record."""

from collections.abc import Iterator, Sequence
from typing import Final

from vaza.kernel.cards import format_card
from vaza.options.deals.packs import pack_cards
from vaza.records.model import Record, Seed, Voided
from vaza.records.writing import Shuffles, record_of
from vaza.rules.events import Event
from vaza.rules.state import PublicMatch, Stage
from vaza.server.live.table_log import TableLog
from vaza.server.table.events import Step
from vaza.server.table.evolve import dealt_order, evolve
from vaza.server.table.state import (
    PublicTable,
    Seated,
    ShuffleFacts,
    TableState,
    shuffle_context,
)
from vaza.server.views.deal import outcome_out, results_out, schedule_out
from vaza.server.views.view import code_of
from vaza.server.wire.calls import MatchPageOut, SeedOut, ShuffleOut
from vaza.words.titles import title_of

DRAW: Final = 0


def revealed(state: TableState) -> Iterator[ShuffleFacts]:
    """Yield the shuffles whose cards everybody may know: the draw, and deals with a result.

    A deal that was voided shows nothing until the match is over.
    """
    results = () if state.match is None else state.match.public.results
    known = {DRAW} | {
        place
        for place, result in enumerate(results, start=1)
        if result.void is None or is_over(state)
    }
    return (facts for facts in state.secrets.done if facts.number in known)


def shuffles_out(state: TableState) -> list[ShuffleOut]:
    """Return the revealed shuffles, whole."""
    return [_shuffle_out(state.public, facts) for facts in revealed(state)]


def _shuffle_out(table: PublicTable, facts: ShuffleFacts) -> ShuffleOut:
    return ShuffleOut(
        shuffle=facts.number,
        context=shuffle_context(table.id, facts.number, facts.attempt),
        commitment=facts.commitment,
        server=facts.secret,
        players=[SeedOut(seat, seed) for seat, seed in sorted(facts.seeds)],
        voided=[commitment for commitment, _ in facts.voided],
        pack=[format_card(card) for card in pack_cards(table.rules.pack, len(table.seats))],
        order=[format_card(card) for card in dealt_order(table, facts)],
    )


def seat_name(seat: int, seated: Seated) -> str:
    """Return who sits there, for pages and records; bots are numbered by their seats."""
    return seated.name or f"{seated.bot or 'nobody'} {seat}"


def is_over(state: TableState) -> bool:
    """Tell whether the match is finished, so that all of it may be shown."""
    return state.match is not None and state.match.public.stage is Stage.OVER


def match_page(state: TableState, match: PublicMatch, lang: str) -> MatchPageOut:
    """Return the page of a finished match."""
    outcome, public = outcome_out(match), state.public
    if outcome is None:
        raise LookupError("the match is not over")
    return MatchPageOut(
        id=public.id,
        title=title_of(public.rules, lang),
        rules=public.rules_name,
        code=code_of(public.rules),
        pack=public.rules.pack.pack.value,
        seats=[seat_name(seat, one) for seat, one in enumerate(public.seats)],
        results=list(results_out(match)),
        outcome=outcome,
        shuffles=shuffles_out(state),
        schedule=schedule_out(match.rules, match.seats, go_on=match.go_on),
    )


def match_record(table: str, steps: Sequence[Step]) -> Record:
    """Return the record of a match from what is stored; a deal still played is left out."""
    log, told = TableLog(table, steps[0]), []
    state = log.state
    for step in steps[1:]:
        for event in step.events:
            evolved = evolve(state, event, step.at)
            state = evolved.state
            told.append(evolved.told)
    events: list[Event] = [event for part in told for event in part]
    names = [seat_name(seat, one) for seat, one in enumerate(state.public.seats)]
    return record_of(
        state.public.rules,
        names,
        events,
        rules_ref=state.public.rules_name,
        shuffles=_shuffles(state),
    )


def _shuffles(state: TableState) -> Shuffles:
    facts = {one.number: one for one in revealed(state)}
    draw = facts.pop(DRAW, None)
    return Shuffles(
        draw_order=() if draw is None else dealt_order(state.public, draw),
        draw=None if draw is None else _seed(state.public, draw),
        deals={number: _seed(state.public, one) for number, one in facts.items()},
    )


def _seed(table: PublicTable, facts: ShuffleFacts) -> Seed:
    voided = tuple(
        Voided(commitment, secret, shuffle_context(table.id, facts.number, attempt))
        for attempt, (commitment, secret) in enumerate(facts.voided)
    )
    return Seed(
        commitment=facts.commitment,
        context=shuffle_context(table.id, facts.number, facts.attempt),
        server=facts.secret,
        players=tuple(sorted(facts.seeds)),
        voided=voided,
    )
