"""Law 3 on the wire: what is hidden from somebody changes no byte of what he is sent.

Two servers play the same match with the same commitments, the same seeds and the same clock; their
deals differ only in cards that the viewer cannot see. Players and spectators, answers and errors.
"""

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from tests.live.in_process import served
from vaza.kernel.cards import Card, format_card, parse_card, suit_of
from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import rules_from_json
from vaza.options.deals.packs import pack_cards
from vaza.options.presets import preset
from vaza.server.sources.clock import Clock
from vaza.server.sources.dice import Dice
from vaza.server.table.state import PublicTable, ShuffleFacts

pytestmark = pytest.mark.asyncio

SEATS, SIZE = 3, 10
NAMES = ("Ana", "Bia", "Caio")
PROBES: tuple[dict[str, Any], ...] = (
    {"a": "bid", "number": 11, "seen": 0},
    {"a": "bid", "number": 0, "seen": 99},
    *({"a": "play", "card": name} for name in ("AS", "2H", "KD", "7C", "no card")),
    {"a": "claim"},
    {"a": "ready"},
    {"a": "seed", "shuffle": 1, "seed": "00" * 16},
    {"a": "change-bid", "number": 2, "seen": 3},
    {"a": "sit", "seat": 1},
    {"a": "vote-stand-in", "seat": 2},
)
BROKEN = ("{", '{"t":"do"}', "[]")


class Stopped(Clock):
    """It is always the same moment."""

    def now(self) -> int:
        return 1_000_000_000

    def monotonic(self) -> float:
        return next(self._ticks)

    def __init__(self) -> None:
        self._ticks = iter(range(10_000_000))


class Fixed(Dice):
    """Every server draws the same."""

    def __init__(self) -> None:
        self._numbers = iter(range(10_000))

    def secret(self) -> bytes:
        return bytes([7]) * 32

    def table_id(self) -> str:
        return f"same{next(self._numbers)}"

    def guest_id(self) -> str:
        return f"guest-{next(self._numbers)}"


HANDS = [[(seat - 1) % SEATS + SEATS * row for row in range(SIZE)] for seat in range(SEATS)]
"""The places of each seat's cards in the pack when seat 0 deals."""


def base_order() -> list[Card]:
    """Return some order of the pack."""
    order = list(pack_cards(preset("dane-se").pack, 4))
    random.Random(1).shuffle(order)
    return order


def first_trick() -> list[int]:
    """Return the places of three cards of one suit, one for each hand."""
    order = base_order()
    for suit in range(4):
        found = [[place for place in hand if suit_of(order[place]) == suit] for hand in HANDS]
        if all(found):
            return [places[0] for places in found]
    raise AssertionError("no suit that all could follow")


def revoked_trick() -> list[int]:
    """Return a trick to which the last seat does not follow, though perhaps it could."""
    order, (lead, follow, _) = base_order(), first_trick()
    other = next(place for place in HANDS[2] if suit_of(order[place]) != suit_of(order[lead]))
    return [lead, follow, other]


def world(seed: int, viewer: int, trick: list[int]) -> tuple[Card, ...]:
    """Return an order that differs by ``seed`` where seat ``viewer`` (-1: nobody) cannot see.

    The turned card and those of the first trick are the same in all of them, so that the same
    things can be done and seen.
    """
    order, seen = base_order(), {SEATS * SIZE, *trick}
    seen |= set(HANDS[viewer]) if viewer >= 0 else set()
    places = sorted(set(range(len(order))) - seen)
    cards = [order[place] for place in places]
    random.Random(seed).shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        order[place] = card
    return tuple(order)


def draw_order() -> tuple[Card, ...]:
    """Return an order in which seat 0 draws the highest card and deals first."""
    return tuple(sorted(base_order(), key=lambda card: card != parse_card("AS")))


class Table:
    """Three people, a spectator, and all that each of them is sent."""

    probes: tuple[dict[str, Any], ...] = PROBES

    def __init__(
        self, http: str, *, names: tuple[str, ...] = NAMES, rules: str = "dane-se"
    ) -> None:
        self.http, self.names, self.rules = http, names, rules
        self.sent: dict[str, list[bytes]] = {}
        self.sockets: dict[str, ClientConnection] = {}
        self.view: dict[str, Any] = {}
        self.count = 0

    @contextlib.asynccontextmanager
    async def seated(self) -> AsyncIterator["Table"]:
        async with contextlib.AsyncExitStack() as stack:
            async with httpx.AsyncClient(base_url=self.http) as client:
                cookies = [await sign_in(client, name) for name in self.names]
                body = {"rules": self.rules, "seats": len(self.names), "speed": "instant"}
                headers = {"Cookie": cookies[0]}
                made = await client.post("/api/tables", json=body, headers=headers)
            url = self.http.replace("http", "ws", 1) + f"/ws/tables/{made.json()['id']}"
            for name, cookie in (*zip(self.names, cookies, strict=True), ("nobody", "")):
                headers = {"Cookie": cookie} if cookie else {}
                connecting = websockets.connect(url, additional_headers=headers)
                self.sockets[name] = await stack.enter_async_context(connecting)
                self.sent[name] = []
                await self.settle()
            yield self

    async def settle(self) -> None:
        """Take in everything that is on its way."""
        await asyncio.gather(*(self._take_in(name) for name in self.sockets))

    async def _take_in(self, name: str) -> None:
        with contextlib.suppress(TimeoutError):
            while True:
                await self._receive(name, 0.1)

    async def _receive(self, name: str, seconds: float) -> Any:
        raw = await asyncio.wait_for(self.sockets[name].recv(decode=False), seconds)
        self.sent[name].append(bytes(raw))
        message = json.loads(raw)
        if message["t"] == "view":
            self.view[name] = message["view"]
        return message

    async def do(self, name: str, act: dict[str, Any]) -> None:
        self.count += 1
        frame = {"t": "do", "id": f"act-{self.count:06}", "act": act}
        await self._send_and_wait(name, json.dumps(frame))
        await self.settle()

    async def deal(self) -> None:
        """Sit down, start, and give every seed until the first cards are dealt."""
        for name in self.names[1:]:
            await self.do(name, {"a": "sit"})
        await self.do(self.names[0], {"a": "start"})
        for shuffle in (0, 1):
            for name in self.names:
                await self.do(name, {"a": "seed", "shuffle": shuffle, "seed": "ab" * 16})
            if shuffle == 0:
                for name in self.names:
                    await self.do(name, {"a": "ready"})

    async def play_to_the_first_trick(
        self, order: tuple[Card, ...], viewer: str, trick: list[int]
    ) -> None:
        await self.deal()
        await self.probe(viewer)
        for number in (2, 1, 3):
            await self.do_in_turn({"a": "bid", "number": number})
        cards = [format_card(order[place]) for place in trick]
        for _ in range(SEATS):
            await self.probe(viewer)
            turn = self.view["nobody"]["match"]["to_act"]
            await self.do(NAMES[turn], {"a": "play", "card": cards[turn]})
        await self.probe(viewer)

    async def do_in_turn(self, act: dict[str, Any]) -> None:
        match = self.view["nobody"]["match"]
        act = {**act, "seen": match["deal"]["speeches"]}
        await self.do(NAMES[match["to_act"]], act)

    async def probe(self, viewer: str) -> None:
        """Let the viewer try everything that he may not, and more that cannot even be read."""
        for act in self.probes:
            self.count += 1
            frame = {"t": "do", "id": f"act-{self.count:06}", "act": act}
            await self._send_and_wait(viewer, json.dumps(frame))
        for frame_text in BROKEN:
            await self._send_and_wait(viewer, frame_text)
        await self.settle()

    async def _send_and_wait(self, name: str, frame: str) -> None:
        """Send a frame and take in its answer: what cannot be read is answered out of turn."""
        await self.sockets[name].send(frame)
        while (await self._receive(name, 20))["t"] == "view":
            pass


async def sign_in(client: httpx.AsyncClient, name: str) -> str:
    answer = await client.post("/api/me", json={"name": name})
    client.cookies.clear()
    return answer.headers["set-cookie"].split(";")[0]


async def sent_to(
    viewer: str,
    order: tuple[Card, ...],
    patch: pytest.MonkeyPatch,
    *,
    rules: str = "dane-se",
    trick: list[int] | None = None,
) -> list[bytes]:
    """Return all that a viewer is sent, answers of the HTTP calls included."""

    def dealt(_table: PublicTable, facts: ShuffleFacts) -> tuple[Card, ...]:
        return order if facts.number else draw_order()

    patch.setattr("vaza.server.table.evolve.dealt_order", dealt)
    async with served(Stopped(), Fixed()) as http, Table(http, rules=rules).seated() as table:
        await table.play_to_the_first_trick(order, viewer, trick or first_trick())
        assert table.view[viewer]["match"]["deal"]["taken"].count(1) == 1
        return table.sent[viewer] + await http_answers(table)


async def http_answers(table: Table) -> list[bytes]:
    """Return what the HTTP calls about a table, and about its match, answer: heads and bodies."""
    table_id, answers = table.view["nobody"]["table"]["id"], []
    paths = [f"tables/{table_id}{path}" for path in ("", "/shuffles", "/nothing")]
    paths += [f"matches/{table_id}{path}" for path in ("", "/record.json", "/record.txt")]
    async with httpx.AsyncClient(base_url=table.http) as client:
        for path in paths:
            answer = await client.get(f"/api/{path}")
            answer.headers.pop("date")
            answers.append(str(answer.headers).encode() + answer.content)
    return answers


@pytest.mark.parametrize("viewer", ["Ana", "Caio", "nobody"])
async def test_hidden_cards_change_no_byte(viewer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seat = NAMES.index(viewer) if viewer in NAMES else -1
    one, other = world(11, seat, first_trick()), world(22, seat, first_trick())
    assert sum(a != b for a, b in zip(one, other, strict=True)) > 20
    first = await sent_to(viewer, one, monkeypatch)
    second = await sent_to(viewer, other, monkeypatch)
    assert len(first) > 60
    assert first == second


def can_follow(order: tuple[Card, ...], trick: list[int]) -> bool:
    """Tell whether the last seat holds more cards of the suit that was led."""
    led = suit_of(order[trick[0]])
    return any(suit_of(order[place]) == led for place in HANDS[2] if place not in trick)


@pytest.mark.rule("R033")
@pytest.mark.rule("R035")
async def test_a_hidden_revoke_changes_no_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    """Caio does not follow suit: in one world he could have, in the other he could not."""
    trick, ana = revoked_trick(), NAMES.index("Ana")
    worlds = {
        can_follow(order, trick): order for order in (world(n, ana, trick) for n in range(99))
    }
    document = {"base": "dane-se", "play": {"revoke": "penalty"}}
    rules = rules_code(rules_from_json(document))
    first, second = [
        await sent_to("Ana", worlds[could], monkeypatch, rules=rules, trick=trick)
        for could in (True, False)
    ]
    assert first == second


async def test_the_law_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player is sent his own hand: for him the two worlds of another viewer do differ."""
    ana = NAMES.index("Ana")
    one, other = world(11, ana, first_trick()), world(22, ana, first_trick())
    first = await sent_to("Caio", one, monkeypatch)
    second = await sent_to("Caio", other, monkeypatch)
    assert first != second
