"""Nobody is sent what he may not know: no secrets, no seeds, no ids of guests, no other hand."""

import random
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.server.sandbox import ANA, BIA, CAIO, EVA, NAMES, Sandbox, with_hands
from vaza.kernel.cards import Seat, cards_of, mask_of
from vaza.rules.view import seat_view
from vaza.server.live.broadcast import Broadcast
from vaza.server.pages.match import revealed
from vaza.server.sources.clock import Clock
from vaza.server.table.asker import Asker
from vaza.server.table.decide import decide
from vaza.server.table.events import Committed, SeedGiven, TableEvent
from vaza.server.table.refusal import No
from vaza.server.table.state import TableState
from vaza.server.views.events import Happened, events_out
from vaza.server.wire import messages

VIEWERS = (ANA, BIA, EVA, None)


def sent(table: Sandbox, guest: str | None) -> bytes:
    """Return all that a client is sent after the last step: view and events."""
    seat = table.state.public.seat_of(guest)
    told = [out for one in table.last for out in events_out(one, seat)]
    return msgspec.json.encode([table.view(guest), told])


def hidden_texts(table: Sandbox) -> set[bytes]:
    """Return what is not revealed yet, and what never will be."""
    known = {(facts.number, facts.attempt) for facts in revealed(table.state)}
    texts = {guest.encode() for guest in NAMES}
    for step in table.steps:
        for event in step.events:
            if isinstance(event, Committed) and (event.shuffle, event.attempt) not in known:
                texts.add(event.secret.encode())
            elif isinstance(event, SeedGiven):
                texts.add(event.seed.encode())
    return texts


def test_no_view_and_no_event_holds_a_secret() -> None:
    table = Sandbox(people=(BIA,))
    table.must(ANA, messages.StartAct())
    steps = 0

    def checked() -> bool:
        nonlocal steps
        steps += 1
        for guest in VIEWERS:
            message = sent(table, guest)
            assert not [text for text in hidden_texts(table) if text in message]
        return len(table.public.results) == 2

    table.play(checked)
    assert steps > 50


def test_the_check_above_can_fail() -> None:
    table = Sandbox()
    table.must(ANA, messages.StartAct())
    table.tick()
    assert table.state.secrets.open is not None
    assert table.state.secrets.open.secret.encode() in hidden_texts(table)


# --- law 3: what is hidden makes no difference --------------------------------------------------


def other_worlds(table: Sandbox, viewer: str | None, dice: random.Random) -> TableState:
    """Return the same table with other cards where the viewer cannot see them."""
    match, seat = table.match, table.state.public.seat_of(viewer)
    hands, stock = list(match.hidden.hands), list(match.hidden.stock)
    others = [place for place in range(len(hands)) if place != seat]
    cards = [card for place in others for card in cards_of(hands[place])] + stock
    dice.shuffle(cards)
    for place in others:
        count = hands[place].bit_count()
        hands[place], cards = mask_of(cards[:count]), cards[count:]
    changed = with_hands(table.state, tuple(hands))
    assert changed.match is not None
    hidden = replace(changed.match.hidden, stock=tuple(cards))
    return replace(changed, match=replace(changed.match, hidden=hidden))


class _Log:
    """As much of a table's log as a broadcast reads."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.seq = 7

    def since(self, _seq: int) -> tuple[Happened, ...]:
        return ()


class _Stopped(Clock):
    def now(self) -> int:
        return 1_000_000


def shown(state: TableState, guest: str | None) -> bytes:
    """Return the bytes of the message that shows a table to a guest."""
    broadcast = Broadcast(_Log(state), _Stopped())  # type: ignore[arg-type]
    connection = _Client(guest)
    broadcast.attach(connection, -1)  # type: ignore[arg-type]
    return connection.views[0]


class _Client:
    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        self.name = NAMES.get(guest or "", "")
        self.views: list[bytes] = []

    def show(self, view: bytes) -> None:
        self.views.append(view)


def answers(state: TableState, guest: str | None) -> list[object]:
    """Return what everything that a guest could ask leads to: events or refusals."""
    asker = Asker(guest, NAMES.get(guest or "", ""), frozenset(NAMES))
    deal = state.match.public.deal if state.match is not None else None
    seen = 0 if deal is None else deal.speeches
    acts: list[messages.Act] = [messages.BidAct(number, seen) for number in range(12)]
    acts += [messages.ChangeBidAct(number, seen) for number in range(12)]
    acts += [messages.PlayAct(rank + suit) for rank in "23456789TJQKA" for suit in "SHDC"]
    acts += [messages.ClaimAct(), messages.ReadyAct(), messages.SitAct(3)]
    acts += [messages.CallAct(call) for call in ("pass", "5C", "7NT", "13S")]
    acts += [messages.NameTrumpAct(trump) for trump in ("S", "NT")]
    acts += [messages.PassCardsAct(cards) for cards in (["AS", "KS", "QS"], ["2C", "3C", "4C"], [])]
    acts += [
        messages.SayAct(word) for word in ("open", "down", "up:S", "5up", "match", "pass", "yes")
    ]
    acts += [messages.PickAct("no-king"), messages.ChooseFirstAct(0)]
    return [plain(decide(state, asker, act)) for act in acts]


def plain(decided: object) -> object:
    if isinstance(decided, No):
        return (decided.reason, dict(decided.facts))
    return decided


@given(steps=st.integers(0, 45), seed=st.integers(0, 2**32), size=st.sampled_from([3, 5]))
def test_hidden_cards_change_no_byte(steps: int, seed: int, size: int) -> None:
    table = Sandbox(seats=size, people=(BIA, CAIO), dice=seed)
    table.deal()
    count = iter(range(steps))
    table.play(lambda: next(count, None) is None or table.public.deal is None)
    for viewer in (*VIEWERS, CAIO):
        other = other_worlds(table, viewer, random.Random(seed))
        assert shown(table.state, viewer) == shown(other, viewer)
        assert answers(table.state, viewer) == answers(other, viewer)


def test_the_law_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that shows spectators the hand of seat 0 is caught."""
    monkeypatch.setattr(
        "vaza.server.live.broadcast.spectator_view", lambda state: seat_view(state, Seat(0))
    )
    table = Sandbox(people=(BIA,))
    table.deal()
    other = other_worlds(table, EVA, random.Random(1))
    assert shown(table.state, EVA) != shown(other, EVA)


def test_every_stored_event_has_a_public_form() -> None:
    kinds = set(TableEvent.__args__)
    spoken_for = {"BidSaid", "BidAltered", "CardPut", "RestClaimed", "CardsDealt"}
    spoken_for |= {"DealerNamed", "WentOn", "CallMade", "CardsPut", "TrumpSaid"}
    spoken_for |= {"WordSaid", "ContractChosen", "FirstChosen"}
    for kind in kinds:
        if kind.__name__ in spoken_for:
            continue
        fields = {field.name: field for field in msgspec.structs.fields(kind)}
        values = {name: _value(field.type) for name, field in fields.items()}
        (out,) = events_out(kind(**values), None)
        assert out.e in messages.EventOut.__annotations__["e"].__args__


def _value(kind: object) -> object:
    samples: dict[object, object] = {int: 0, str: "x", bool: True, tuple[int, ...]: (0,)}
    return samples.get(kind, "x")
