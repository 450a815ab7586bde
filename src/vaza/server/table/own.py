"""What the table does by itself, as events. Secrets and bots' moves come in as arguments."""

from vaza.server.table.events import HostChanged, StoodIn, WentOn
from vaza.server.table.pacing import (
    CommitDue,
    HostGone,
    SeedsLate,
    StandInDue,
    VoteOver,
)
from vaza.server.table.refusal import TableReason, no
from vaza.server.table.seating import DEFAULT_BOT, Decided
from vaza.server.table.shuffling import commit, void
from vaza.server.table.state import TableState


def settle(
    state: TableState,
    due: CommitDue | SeedsLate | StandInDue | HostGone | VoteOver,
    secret: bytes,
    present: frozenset[str],
) -> Decided:
    """Return the events of what is due; ``secret`` is fresh, for a commitment."""
    match due:
        case CommitDue():
            return commit(state, secret, present)
        case SeedsLate():
            return void(state, secret)
        case StandInDue():
            if not state.public.seats[due.seat].plays_itself:
                return no(TableReason.NOT_ABSENT, seat=due.seat)
            return (StoodIn(due.seat, DEFAULT_BOT, "absent"),)
        case HostGone():
            return (HostChanged(due.guest),)
        case VoteOver():
            return (WentOn(due.yes),)
