"""The same people, the same rules, a new table."""

from collections.abc import Sequence

from vaza.server.table.asker import Asker, own_seat
from vaza.server.table.events import BotSat, Joined, Opened, TableEvent
from vaza.server.table.refusal import No, TableReason, no
from vaza.server.table.state import TableState


def check_rematch(state: TableState, asker: Asker) -> No | None:
    """Return why there can be no rematch yet, or not for this asker; None when there can."""
    seat = own_seat(state, asker)
    if isinstance(seat, No):
        return seat
    return None if state.stage == "over" else no(TableReason.NOT_OVER)


def rematch_events(state: TableState, asker: Asker) -> Sequence[TableEvent]:
    """Return the first step of the new table: the host, or who asks, opens it on seat 0."""
    public = state.public
    hosts = (public.seat_of(public.host), public.seat_of(asker.guest))
    hosting = next(seat for seat in hosts if seat is not None)
    first = public.seats[hosting]
    opened = Opened(
        rules=public.rules_name,
        seats=len(public.seats),
        guest=first.guest or public.host,
        name=first.name,
        speed=public.speed,
        timer=public.timer,
        listed=public.listed,
        after=public.id,
    )
    turn = [(hosting + step) % len(public.seats) for step in range(1, len(public.seats))]
    others = (_seated(place, state, old) for place, old in enumerate(turn, start=1))
    return (opened, *(event for event in others if event is not None))


def _seated(place: int, state: TableState, old: int) -> TableEvent | None:
    seated = state.public.seats[old]
    if seated.guest is not None:
        return Joined(place, seated.guest, seated.name)
    return BotSat(place, seated.bot) if seated.bot is not None else None
