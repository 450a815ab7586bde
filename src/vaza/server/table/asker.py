"""Who asks, and the checks that many acts share."""

from dataclasses import dataclass

from vaza.rules.refusals import Reason
from vaza.rules.state import MatchState
from vaza.server.table.refusal import No, TableReason, no
from vaza.server.table.state import TableState


@dataclass(frozen=True, slots=True)
class Asker:
    """A guest who asks, and who is connected; ``guest`` is None without a cookie."""

    guest: str | None
    name: str = ""
    present: frozenset[str] = frozenset()


def own_seat(state: TableState, asker: Asker) -> int | No:
    """Return the asker's seat, or the refusal that he has none."""
    seat = state.public.seat_of(asker.guest)
    return no(TableReason.NOT_SEATED) if seat is None else seat


def deciding_seat(state: TableState, asker: Asker) -> int | No:
    """Return the asker's seat if he himself decides there, no bot in his place."""
    seat = own_seat(state, asker)
    if not isinstance(seat, No) and state.public.seats[seat].is_stand_in:
        return no(TableReason.STAND_IN)
    return seat


def check_host(state: TableState, asker: Asker) -> No | None:
    """Return why a host's act is not for this asker, or None."""
    return None if asker.guest == state.public.host else no(TableReason.NOT_HOST)


def check_gathering(state: TableState) -> No | None:
    """Return the refusal of what can be done only before the match, or None."""
    return None if state.match is None else no(TableReason.NOT_GATHERING)


def check_not_over(state: TableState) -> No | None:
    """Return the refusal of what would change a finished match's page and record, or None."""
    return no(Reason.MATCH_OVER) if state.stage == "over" else None


def check_seat(state: TableState, seat: int) -> No | None:
    """Return the refusal of a seat that does not exist, or None."""
    seats = len(state.public.seats)
    if 0 <= seat < seats:
        return None
    return no(TableReason.NO_SUCH_SEAT, seat=seat, seats=seats)


def running_match(state: TableState) -> MatchState | No:
    """Return the match, or the refusal that there is none."""
    return no(TableReason.NOT_PLAYING) if state.match is None else state.match
