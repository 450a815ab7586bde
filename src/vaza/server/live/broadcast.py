"""Who is connected to a table, and what each of them is shown: written once for equal viewers."""

from collections import Counter
from collections.abc import Iterable

from vaza.kernel.cards import Seat
from vaza.rules.view import seat_view, spectator_view
from vaza.server.live.connection import Connection, encode
from vaza.server.live.table_log import TableLog
from vaza.server.sources.clock import Clock
from vaza.server.table.pacing import Presence
from vaza.server.views.events import Happened, events_out
from vaza.server.views.view import Company, Viewer, view_out
from vaza.server.wire import messages


class Broadcast:
    """The clients of one table."""

    def __init__(self, log: TableLog, clock: Clock) -> None:
        """Begin with nobody."""
        self.connections: dict[Connection, None] = {}
        self._log = log
        self._clock = clock
        self._tabs: Counter[str] = Counter()
        """Open connections of each guest: several tabs are one person."""
        self._gone_since: dict[str, int] = {}
        self._since = clock.now()

    def presence(self) -> Presence:
        """Return who is connected."""
        return Presence(frozenset(self._tabs), self._gone_since, self._since)

    def attach(self, connection: Connection, since: int) -> None:
        """Let a client in: it is shown everything, the others that it came."""
        self.connections[connection] = None
        connection.snapshot = lambda: self._view(connection, ())
        guest = connection.guest
        if guest is not None:
            self._tabs[guest] += 1
            self._gone_since.pop(guest, None)
        connection.show(self._view(connection, self._log.since(since)))
        if guest is None or self._tabs[guest] == 1:
            self._show_others(connection)

    def detach(self, connection: Connection) -> None:
        """Let a client go; the others are shown that."""
        if connection not in self.connections:
            return
        del self.connections[connection]
        connection.snapshot = None
        guest = connection.guest
        if guest is not None:
            self._tabs[guest] -= 1
            if self._tabs[guest] > 0:
                return
            del self._tabs[guest]
            self._gone_since[guest] = self._clock.now()
        self._show_others(connection)

    def _show_others(self, connection: Connection) -> None:
        self._show(one for one in self.connections if one is not connection)

    def show(self, happened: tuple[Happened, ...]) -> None:
        """Show everybody the table as it is now, and what happened."""
        self._show(self.connections, happened)

    def _show(self, clients: Iterable[Connection], happened: tuple[Happened, ...] = ()) -> None:
        written: dict[Viewer, bytes] = {}
        for connection in clients:
            viewer = self._viewer(connection)
            if viewer not in written:
                written[viewer] = self._written(viewer, happened)
            connection.show(written[viewer])

    def _view(self, connection: Connection, happened: tuple[Happened, ...]) -> bytes:
        return self._written(self._viewer(connection), happened)

    def _viewer(self, connection: Connection) -> Viewer:
        public = self._log.state.public
        seat = public.seat_of(connection.guest)
        name = connection.name if seat is None else public.seats[seat].name
        is_host = connection.guest is not None and connection.guest == public.host
        return Viewer(seat, name, is_host)

    def _company(self) -> Company:
        public = self._log.state.public
        watching = {one.guest for one in self.connections if public.seat_of(one.guest) is None}
        nameless = sum(one.guest is None for one in self.connections)
        return Company(self.presence(), len(watching - {None}) + nameless)

    def _written(self, viewer: Viewer, happened: tuple[Happened, ...]) -> bytes:
        state = self._log.state
        match, view = state.match, None
        if match is not None:
            is_seat = viewer.seat is not None
            view = seat_view(match, Seat(viewer.seat or 0)) if is_seat else spectator_view(match)
        told = [out for one in happened for out in events_out(one, viewer.seat)]
        message = messages.View(
            seq=self._log.seq,
            now=self._clock.now(),
            view=view_out(state.public, view, viewer, self._company()),
            events=told,
        )
        return encode(message)
