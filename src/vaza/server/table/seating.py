"""Sitting down, leaving, bots, and the host's powers over seats."""

from collections.abc import Sequence

from vaza.bots.registry import BOTS
from vaza.server.table.asker import (
    Asker,
    check_gathering,
    check_host,
    check_not_over,
    check_seat,
    own_seat,
)
from vaza.server.table.events import (
    BotSat,
    CameBack,
    HostChanged,
    Joined,
    Left,
    Ordered,
    Renamed,
    StoodIn,
    TableEvent,
)
from vaza.server.table.refusal import No, TableReason, no
from vaza.server.table.state import Seated, TableState, is_between_deals
from vaza.server.table.texts import NAME_MOST, clean_name

DEFAULT_BOT = "simple"

Decided = Sequence[TableEvent] | No


def sit(state: TableState, asker: Asker, seat: int | None) -> Decided:
    """Take a seat: an empty one or a bot's, and in a match only between deals."""
    if asker.guest is None:
        return no(TableReason.NO_GUEST)
    old = state.public.seat_of(asker.guest)
    if old is not None and (seat in (None, old) or state.match is not None):
        return () if seat in (None, old) else no(TableReason.SEATED_ALREADY, seat=old)
    if state.stage == "over" or (state.match is not None and not is_between_deals(state.match)):
        return no(TableReason.NOT_BETWEEN_DEALS)
    wanted = _wanted_seat(state, seat)
    if isinstance(wanted, No):
        return wanted
    if old is None:
        return (Joined(wanted, asker.guest, asker.name),)
    return (Left(old), Joined(wanted, asker.guest, state.public.seats[old].name))


def _wanted_seat(state: TableState, seat: int | None) -> int | No:
    """Return the seat that is asked for, or the first one free, or why there is none."""
    if seat is None:
        free = _free_seat(state)
        return no(TableReason.NO_FREE_SEAT) if free is None else free
    refused = check_seat(state, seat)
    if refused is not None:
        return refused
    taken = state.public.seats[seat].guest is not None
    return no(TableReason.SEAT_TAKEN, seat=seat) if taken else seat


def _free_seat(state: TableState) -> int | None:
    """Return the first empty seat, else the first bot's."""
    seats = range(len(state.public.seats))
    empty = [seat for seat in seats if state.public.seats[seat].is_empty]
    bots = [seat for seat in seats if state.public.seats[seat].guest is None]
    return next(iter(empty + bots), None)


def stand(state: TableState, asker: Asker) -> Decided:
    """Leave the own seat: empty while gathering, a bot stands in during a match."""
    seat = own_seat(state, asker)
    if isinstance(seat, No):
        return seat
    if state.match is None:
        return (Left(seat),)
    if state.stage == "over" or state.public.seats[seat].is_stand_in:
        return ()
    return (StoodIn(seat, DEFAULT_BOT, "left"),)


def take_back(state: TableState, asker: Asker) -> Decided:
    """End the stand-in on the own seat."""
    seat = own_seat(state, asker)
    if isinstance(seat, No):
        return seat
    return (CameBack(seat),) if state.public.seats[seat].is_stand_in else ()


def add_bot(state: TableState, asker: Asker, seat: int | None, bot: str) -> Decided:
    """Put a bot on one empty seat, or on all."""
    refused = check_host(state, asker) or check_gathering(state)
    if refused is not None:
        return refused
    if bot not in BOTS:
        return no(TableReason.NO_SUCH_BOT, bots=", ".join(BOTS))
    if seat is None:
        return fill(state.public.seats, bot)
    refused = check_seat(state, seat)
    if refused is not None:
        return refused
    if state.public.seats[seat].guest is not None:
        return no(TableReason.SEAT_TAKEN, seat=seat)
    return (BotSat(seat, bot),)


def fill(seats: Sequence[Seated], bot: str = DEFAULT_BOT) -> tuple[BotSat, ...]:
    """Return a bot for each empty seat."""
    return tuple(BotSat(seat, bot) for seat, one in enumerate(seats) if one.is_empty)


def remove(state: TableState, asker: Asker, seat: int) -> Decided:
    """Empty a seat while gathering; in a match a bot takes it for good."""
    refused = check_host(state, asker) or check_seat(state, seat)
    if refused is not None:
        return refused
    if state.match is None:
        return () if state.public.seats[seat].is_empty else (Left(seat),)
    if state.stage == "over" or state.public.seats[seat].guest is None:
        return ()
    return (BotSat(seat, DEFAULT_BOT), *_pass_on(state, asker, seat))


def _pass_on(state: TableState, asker: Asker, seat: int) -> tuple[HostChanged, ...]:
    """Return the next host where the host's own seat goes to a bot: one who is here comes first."""
    public = state.public
    if public.seats[seat].guest != public.host:
        return ()
    turn = [(seat + step) % len(public.seats) for step in range(1, len(public.seats))]
    guests = [one.guest for one in (public.seats[place] for place in turn) if one.guest is not None]
    guests.sort(key=lambda guest: guest not in asker.present)
    return tuple(HostChanged(guest) for guest in guests[:1])


def order(state: TableState, asker: Asker, seats: Sequence[int]) -> Decided:
    """Change the order of the seats."""
    refused = check_host(state, asker) or check_gathering(state)
    if refused is not None:
        return refused
    if sorted(seats) != list(range(len(state.public.seats))):
        return no(TableReason.BAD_SEAT_ORDER, seats=len(state.public.seats))
    return (Ordered(tuple(seats)),)


def rename(state: TableState, asker: Asker, text: str) -> Decided:
    """Change the own name at this table."""
    seat, name = own_seat(state, asker), clean_name(text)
    if isinstance(seat, No):
        return seat
    if name is None:
        return no(TableReason.BAD_NAME, most=NAME_MOST)
    if state.public.seats[seat].name == name:
        return ()
    return check_not_over(state) or (Renamed(seat, name),)
