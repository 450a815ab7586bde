"""What people say between deals and about absent ones: ready, continue, stand-in; and chat."""

from vaza.rules.state import Stage
from vaza.server.table.asker import (
    Asker,
    check_seat,
    deciding_seat,
    running_match,
)
from vaza.server.table.events import (
    Chatted,
    ContinueVoted,
    ReadySaid,
    StandInVoted,
    StoodIn,
    WentOn,
)
from vaza.server.table.refusal import No, TableReason, no
from vaza.server.table.seating import DEFAULT_BOT, Decided
from vaza.server.table.state import PublicTable, TableState
from vaza.server.table.texts import TEXT_MOST, clean_text


def say_ready(state: TableState, asker: Asker) -> Decided:
    """Say that the next deal may come."""
    match, seat = running_match(state), deciding_seat(state, asker)
    if isinstance(match, No):
        return match
    if isinstance(seat, No):
        return seat
    if match.public.stage is not Stage.DEALING:
        return no(TableReason.NOT_BETWEEN_DEALS)
    return () if state.public.seats[seat].ready else (ReadySaid(seat),)


def vote_continue(state: TableState, asker: Asker, *, yes: bool) -> Decided:
    """Vote on whether to play on; the last vote that decides ends it (A60)."""
    match, seat = running_match(state), deciding_seat(state, asker)
    if isinstance(match, No):
        return match
    if isinstance(seat, No):
        return seat
    if match.public.stage is not Stage.ASKING:
        return no(TableReason.NOT_ASKED)
    verdict = _verdict(state, {seat: yes})
    voted = ContinueVoted(seat, yes)
    return (voted,) if verdict is None else (voted, WentOn(verdict))


def _verdict(state: TableState, new: dict[int, bool]) -> bool | None:
    """Return what a majority of the people wants; None while that is open."""
    people = list(state.public.people())
    votes = {seat: state.public.seats[seat].wants_more for seat in people} | new
    wanted = sum(vote is True for vote in votes.values())
    unwanted = sum(vote is False for vote in votes.values())
    if 2 * wanted > len(people):
        return True
    return False if 2 * unwanted >= len(people) else None


def count_votes(state: TableState) -> bool:
    """Return the outcome when the time is over: more for than against, among those who voted."""
    votes = [one.wants_more for one in state.public.seats if one.plays_itself]
    return votes.count(True) > votes.count(False)


def stand_ins_needed(table: PublicTable, present: frozenset[str]) -> int:
    """Return how many votes put a bot on an absent person's seat: half of the people present."""
    return max(1, -(-len(table.people_here(present)) // 2))


def vote_stand_in(state: TableState, asker: Asker, seat: int) -> Decided:
    """Vote for a bot to play for an absent person."""
    match, voter = running_match(state), deciding_seat(state, asker)
    if isinstance(match, No):
        return match
    if isinstance(voter, No):
        return voter
    refused = check_seat(state, seat) or _check_absent(state, asker, seat)
    if refused is not None:
        return refused
    votes = state.public.seats[seat].votes
    if voter in votes:
        return no(TableReason.VOTED_ALREADY)
    voted = StandInVoted(seat, voter)
    present = asker.present | {asker.guest or ""}
    here = state.public.people_here(present)
    valid = sum(one in votes or one == voter for one in here)
    if valid < stand_ins_needed(state.public, present):
        return (voted,)
    return (voted, StoodIn(seat, DEFAULT_BOT, "vote"))


def _check_absent(state: TableState, asker: Asker, seat: int) -> No | None:
    seated = state.public.seats[seat]
    if state.stage != "playing":
        return no(TableReason.NOT_PLAYING)
    if not seated.plays_itself or seated.guest in asker.present:
        return no(TableReason.NOT_ABSENT, seat=seat)
    return None


def chat(state: TableState, asker: Asker, text: str) -> Decided:
    """Say something; spectators with a name may, too."""
    if asker.guest is None:
        return no(TableReason.NO_GUEST)
    clean = clean_text(text)
    if clean is None:
        return no(TableReason.BAD_TEXT, most=TEXT_MOST)
    seat = state.public.seat_of(asker.guest)
    name = asker.name if seat is None else state.public.seats[seat].name
    return (Chatted(asker.guest, name, clean),)
