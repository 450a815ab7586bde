"""What a client is shown: from a `SeatView` and a table's public part alone.

Nothing here ever sees a match's state or a table's secrets; `vaza.rules.view` decides who sees
which card, and this module only writes it down.
"""

from dataclasses import dataclass
from functools import lru_cache

from vaza.kernel.cards import cards_of
from vaza.options.axes.ending import End
from vaza.options.axes.seating import FirstDealer
from vaza.options.codes.code import rules_code
from vaza.options.deals.labels import has_labels
from vaza.options.ruleset import RuleSet
from vaza.rules.state import PublicMatch, Stage
from vaza.rules.turns import awaited, to_act
from vaza.rules.view import SeatView
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
from vaza.server.views.deal import deal_out, names, next_out, outcome_out, results_out, schedule_out
from vaza.server.views.king import king_out
from vaza.server.views.legal import NOTHING, legal_out
from vaza.server.wire import messages, parts


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
) -> messages.ViewOut:
    """Return the whole view of a client; ``view`` is None while people gather."""
    match = None if view is None else _match_out(table, view, company.presence)
    return messages.ViewOut(table=_table_out(table, view, viewer, company), match=match)


# --- the table ----------------------------------------------------------------------------------


def _table_out(
    table: PublicTable, view: SeatView | None, viewer: Viewer, company: Company
) -> messages.TableOut:
    return messages.TableOut(
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
            messages.ChatOut(line.number, line.name, table.seat_of(line.guest), line.text, line.at)
            for line in table.chat
        ],
        rematch=table.rematch,
    )


def stage_of(match: PublicMatch | None) -> TableStage:
    """Return whether people gather, play, or have played."""
    if match is None:
        return "gathering"
    return "over" if match.stage is Stage.OVER else "playing"


def rules_out(table: PublicTable) -> messages.RulesOut:
    """Return the rule set as clients name it."""
    return messages.RulesOut(
        name=table.rules_name,
        code=code_of(table.rules),
        seats=list(table.rules.seating.seats),
        direction=table.rules.seating.direction.value,
        pack=table.rules.pack.pack.value,
        rank_order=table.rules.pack.rank_order.value,
        bid_mode=table.rules.bidding.bid_mode.value,
        target=table.rules.ending.target if table.rules.ending.end is End.TARGET else None,
        streak_length=table.rules.bonus.streak_length,
        revoke=table.rules.play.revoke.value,
        labels=has_labels(table.rules),
        king=king_out(table.rules),
    )


@lru_cache(maxsize=256)
def code_of(rules: RuleSet) -> str:
    """Return the shareable code of a rule set."""
    return rules_code(rules)


def _seats_out(table: PublicTable, viewer: Viewer, presence: Presence) -> list[messages.SeatOut]:
    here = table.people_here(presence.here)
    needed = stand_ins_needed(table, presence.here)
    return [
        messages.SeatOut(
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


def _match_out(table: PublicTable, view: SeatView, presence: Presence) -> messages.MatchOut:
    public = view.public
    acting = view.seat is not None and table.seats[view.seat].plays_itself
    return messages.MatchOut(
        id=table.id,
        stage=public.stage.value,
        schedule=schedule_out(public.rules, public.seats, go_on=public.go_on),
        drawn=names(public.drawn),
        first_dealer=public.first_dealer,
        chooser=public.chooser,
        deal=None if public.deal is None else deal_out(public, public.deal),
        to_act=to_act(public),
        awaited=list(awaited(public)),
        hand=names(cards_of(view.hand)),
        own_bid=view.bid,
        chosen=names(cards_of(view.chosen)),
        legal=legal_out(view) if acting else NOTHING,
        results=list(results_out(public)),
        next_deal=next_out(public),
        waiting=_waiting_out(table, public, presence),
        turn_until=turn_until(table, public),
        outcome=outcome_out(public),
    )


# --- what is waited for -------------------------------------------------------------------------


def _waiting_out(
    table: PublicTable, public: PublicMatch, presence: Presence
) -> parts.WaitingOut | None:
    if table.shuffle is not None:
        return parts.WaitingOut(
            what="seeds",
            until=table.waiting_since + SEEDS_MS,
            seats=list(table.shuffle.missing),
            shuffle=table.shuffle.number,
            voided=len(table.shuffle.voided),
        )
    if public.stage is Stage.DRAW:
        if public.rules.seating.first_dealer is not FirstDealer.CHOSEN:
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


def _waiting(what: str, until: int | None, seats: list[int]) -> parts.WaitingOut:
    return parts.WaitingOut(what=what, until=until, seats=seats, shuffle=None, voided=0)  # type: ignore[arg-type]
