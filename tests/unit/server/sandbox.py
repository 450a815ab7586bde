"""A table without a server: its clock stands still until told, its dice are numbers."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from vaza.bots.uniform import is_dutiful
from vaza.kernel.cards import Seat, cards_of
from vaza.rules.actions import PlayCard
from vaza.rules.legal import legal_actions
from vaza.rules.state import MatchState, PublicMatch
from vaza.rules.view import seat_view, spectator_view
from vaza.server.live.table_log import TableLog
from vaza.server.table.asker import Asker
from vaza.server.table.decide import decide
from vaza.server.table.events import Opened, Speed, Step, TableEvent
from vaza.server.table.moves import move
from vaza.server.table.own import settle
from vaza.server.table.pacing import Presence, TurnDue, Wake, next_wake
from vaza.server.table.refusal import No
from vaza.server.table.state import TableState
from vaza.server.views.events import Happened
from vaza.server.views.view import Company, Viewer, view_out
from vaza.server.wire import messages, parts

ID = "abcdefghjkmn"
ANA, BIA, CAIO, DAVI, EVA = "g-ana", "g-bia", "g-caio", "g-davi", "g-eva"
NAMES = {ANA: "Ana", BIA: "Bia", CAIO: "Caio", DAVI: "Davi", EVA: "Eva"}


class Sandbox:
    """A table of Ana's."""

    def __init__(
        self,
        rules: str = "dane-se",
        seats: int = 4,
        *,
        speed: Speed = "instant",
        timer: int = 0,
        people: tuple[str, ...] = (),
        dice: int = 0,
    ) -> None:
        self.now = 1_000_000
        self.dice = dice
        opened = Opened(rules, seats, ANA, "Ana", speed=speed, timer=timer)
        self.steps = [Step(self.now, (opened,))]
        self.log = TableLog(ID, self.steps[0])
        self.here = {ANA}
        self.gone: dict[str, int] = {}
        self.last: tuple[Happened, ...] = ()
        for guest in people:
            self.come(guest)
            self.must(guest, messages.SitAct())

    @property
    def state(self) -> TableState:
        return self.log.state

    @property
    def match(self) -> MatchState:
        assert self.state.match is not None
        return self.state.match

    @property
    def public(self) -> PublicMatch:
        return self.match.public

    def come(self, guest: str) -> None:
        self.here.add(guest)
        self.gone.pop(guest, None)

    def go(self, guest: str) -> None:
        self.here.discard(guest)
        self.gone[guest] = self.now

    @property
    def presence(self) -> Presence:
        return Presence(frozenset(self.here), self.gone, 0)

    def do(self, guest: str | None, act: messages.Act) -> tuple[TableEvent, ...] | No:
        """Let somebody act; the table changes unless it refuses."""
        asker = Asker(guest, NAMES.get(guest or "", ""), frozenset(self.here))
        decided = decide(self.state, asker, act)
        return decided if isinstance(decided, No) else self.take(decided, guest)

    def take(self, decided: Any, guest: str | None = None) -> tuple[TableEvent, ...]:
        events: tuple[TableEvent, ...] = tuple(decided)
        if events:
            step = Step(self.now, events, guest, f"act-{len(self.steps):05}" if guest else None)
            self.steps.append(step)
            self.last = self.log.take(step)
        return events

    def must(self, guest: str, act: messages.Act) -> tuple[TableEvent, ...]:
        done = self.do(guest, act)
        assert not isinstance(done, No), done
        return done

    def refused(self, guest: str | None, act: messages.Act) -> str:
        before = self.state
        done = self.do(guest, act)
        assert isinstance(done, No), done
        assert self.state is before
        return done.reason.value

    def wake(self) -> Wake | None:
        return next_wake(self.state, self.presence)

    def tick(self) -> tuple[TableEvent, ...]:
        """Let the next thing happen that the table does by itself."""
        wake = self.wake()
        assert wake is not None, "the table waits for people"
        self.now = max(self.now, wake.at)
        if isinstance(wake.due, TurnDue):
            view = seat_view(self.match, Seat(wake.due.seat))
            action = next(one for one in legal_actions(view) if is_dutiful(view, one))
            if wake.due.by == "forced":
                action = PlayCard(next(cards_of(view.hand)))
            decided = move(self.state, wake.due.seat, action, wake.due.by)
        else:
            self.dice += 1
            secret = self.dice.to_bytes(32, "big")
            decided = settle(self.state, wake.due, secret, frozenset(self.here))
        assert not isinstance(decided, No), decided
        return self.take(decided)

    def act_for(self, seat: int) -> messages.Act | None:
        """Return what a cooperative person on this seat would do now."""
        guest = self.state.public.seats[seat].guest
        shuffle = self.state.public.shuffle
        if guest is None or not self.state.public.seats[seat].plays_itself:
            return None
        if shuffle is not None:
            seed = f"{self.dice:016x}{seat:02x}" + "ab" * 8
            return messages.SeedAct(shuffle.number, seed) if seat in shuffle.missing else None
        view = self.view(guest)
        if view.match is not None and seat in view.match.awaited:
            return legal_act(view.match)
        waits = view.match is not None and view.match.stage == "dealing"
        return messages.ReadyAct() if waits and not self.state.public.seats[seat].ready else None

    def play(self, until: Callable[[], bool], most: int = 20_000) -> None:
        """Let everybody present do what they should until something is so."""
        for _ in range(most):
            if until():
                return
            acts = self._acts()
            found = next(acts, None)
            if found is None:
                self.tick()
            else:
                self.must(*found)
        raise AssertionError("it did not come to that")

    def _acts(self) -> Iterator[tuple[str, messages.Act]]:
        for seat, seated in enumerate(self.state.public.seats):
            if seated.guest in self.here and (act := self.act_for(seat)) is not None:
                yield seated.guest or "", act

    def view(self, guest: str | None) -> messages.ViewOut:
        """Return what a guest sees."""
        public = self.state.public
        seat, match = public.seat_of(guest), self.state.match
        viewer = Viewer(seat, NAMES.get(guest or "", ""), guest == public.host)
        seen = None
        if match is not None:
            seen = spectator_view(match) if seat is None else seat_view(match, Seat(seat))
        return view_out(public, seen, viewer, Company(self.presence))

    def deal(self) -> None:
        """Start and go on to the first bid."""
        if self.state.match is None:
            self.must(ANA, messages.StartAct())
        self.play(lambda: self.public.deal is not None and self.public.next_deal is None)


def legal_act(match: messages.MatchOut) -> messages.Act | None:
    """Return the first thing that the view says is legal."""
    legal = match.legal
    if legal.pass_cards:
        return messages.PassCardsAct(match.hand[: legal.pass_cards])
    if legal.first:
        return messages.ChooseFirstAct(legal.first[-1])
    cards = [card for card in legal.cards if card.value not in legal.revokes]
    makers: tuple[tuple[list[parts.ChoiceOut], Callable[[str], messages.Act]], ...] = (
        (
            legal.bids,
            lambda bid: messages.BidAct(int(bid), match.deal.speeches if match.deal else 0),
        ),
        (legal.calls, messages.CallAct),
        (legal.trumps, messages.NameTrumpAct),
        (legal.picks, messages.PickAct),
        (legal.says, messages.SayAct),
        (cards if len(match.hand) > 1 else [], messages.PlayAct),
    )
    for choices, make in makers:
        for choice in choices:
            if choice.refused is None:
                return make(str(choice.value))
    return None


def with_hands(state: TableState, hands: tuple[int, ...]) -> TableState:
    """Return a table whose hidden cards are others."""
    assert state.match is not None
    hidden = replace(state.match.hidden, hands=hands)
    return replace(state, match=replace(state.match, hidden=hidden))
