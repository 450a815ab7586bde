"""Somebody who plays over the wire, and who tries again what was not acknowledged."""

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

RETRY_SECONDS = 0.05
MOST_TRIES = 600
Message = dict[str, Any]
GONE = (OSError, EOFError, websockets.WebSocketException, httpx.HTTPError, TimeoutError)


@dataclass
class Acked:
    """An act that the server has acknowledged."""

    table: str
    id: str
    seq: int
    act: Message
    deal: int | None


@dataclass
class Player:
    """A guest with a cookie; `play` goes on until told to stop, whatever the server does."""

    http: str
    name: str
    cookie: str = ""
    table: str = ""
    view: Message = field(default_factory=dict)
    seq: int = -1
    pending: dict[str, Message] = field(default_factory=dict)
    acked: list[Acked] = field(default_factory=list)
    refused: list[Message] = field(default_factory=list)
    views: int = 0
    besides: Callable[["Player"], Message | None] | None = None
    """What to do when there is nothing to play."""
    _ids: "itertools.count[int]" = field(default_factory=itertools.count)
    _done: set[object] = field(default_factory=set)

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """Call the HTTP API, again and again while the server is away, but not for ever."""
        for _ in range(MOST_TRIES):
            try:
                async with httpx.AsyncClient(base_url=self.http, timeout=20) as client:
                    headers = {"Cookie": self.cookie} if self.cookie else {}
                    answer = await client.request(method, path, json=body, headers=headers)
            except GONE:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            answer.raise_for_status()
            for name, value in answer.cookies.items():
                self.cookie = f"{name}={value}"
            return answer.json()
        raise AssertionError("the server is gone")

    async def sign_in(self) -> None:
        await self.call("POST", "/api/me", {"name": self.name})

    async def open(self, **settings: object) -> str:
        body = {"rules": "dane-se", "seats": 4, "speed": "instant", **settings}
        made = await self.call("POST", "/api/tables", body)
        self.table = made["id"]
        return self.table

    def connect(self, since: int | None = None) -> "websockets.connect":
        url = self.http.replace("http", "ws", 1) + f"/ws/tables/{self.table}"
        url += "" if since is None else f"?since={since}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        return websockets.connect(url, additional_headers=headers, open_timeout=20)

    # --- the pieces of a conversation -----------------------------------------------------------

    async def send(self, socket: ClientConnection, act: Message) -> str:
        """Ask for something under a new id."""
        act_id = f"{self.name}-{next(self._ids):06}"
        self.pending[act_id] = act
        await socket.send(json.dumps({"t": "do", "id": act_id, "act": act}))
        return act_id

    async def ask(self, socket: ClientConnection, act: Message) -> Message:
        """Ask for something and return the answer."""
        act_id = await self.send(socket, act)
        while True:
            message = await self.receive(socket)
            if self.is_hasty(message):
                await self.try_again(socket, message["id"])
            elif message.get("id") == act_id or message["t"] == "error":
                self.pending.pop(act_id, None)
                return message

    async def receive(self, socket: ClientConnection) -> Message:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), 30))
        if not self.is_hasty(message):
            self._take(message)
        return message

    async def try_again(self, socket: ClientConnection, act_id: str) -> None:
        """Ask once more, after a breath, for what came too fast."""
        await asyncio.sleep(RETRY_SECONDS)
        await socket.send(json.dumps({"t": "do", "id": act_id, "act": self.pending[act_id]}))

    def is_hasty(self, message: Message) -> bool:
        """Tell whether an act came too fast, so that it is asked for once more; chat is let go."""
        act = self.pending.get(message.get("id", ""))
        return message.get("reason") == "too-fast" and act is not None and act["a"] != "chat"

    def _take(self, message: Message) -> None:
        if message["t"] == "view":
            self.view, self.seq = message["view"], message["seq"]
            self.views += 1
        elif message["t"] == "done":
            act = self.pending.pop(message["id"], None)
            if act is not None:
                deal = act.get("deal_number")
                one = Acked(self.table, message["id"], message["seq"], act, deal)
                self.acked.append(one)
        elif message["t"] == "refused":
            self.pending.pop(message["id"], None)
            self.refused.append(message)

    # --- playing by itself ----------------------------------------------------------------------

    async def play(self, is_over: Callable[[], bool]) -> None:
        """Play, reconnecting and repeating what was not acknowledged, until it is over."""
        while not is_over():
            try:
                async with self.connect(self.seq) as socket:
                    for act_id, act in list(self.pending.items()):
                        await socket.send(json.dumps({"t": "do", "id": act_id, "act": act}))
                    await self._converse(socket, is_over)
            except GONE:
                await asyncio.sleep(RETRY_SECONDS)

    async def _converse(self, socket: ClientConnection, is_over: Callable[[], bool]) -> None:
        while not is_over():
            try:
                message = await asyncio.wait_for(self.receive(socket), 1)
            except TimeoutError:
                continue
            if self.is_hasty(message):
                await self.try_again(socket, message["id"])
            if not self.view or self.pending or is_over():
                continue
            act = self.wish()
            if act is not None and self._is_new(act):
                await self.send(socket, act)

    def wish(self) -> Message | None:
        """Return what to do next; None to wait."""
        act = next_act(self.view)
        return self.besides(self) if act is None and self.besides is not None else act

    def _is_new(self, act: Message) -> bool:
        """Tell whether this was not asked for already in this very situation."""
        match = self.view["match"]
        situation = (act["a"], self.table, self.seq if match is None else where(match))
        if act["a"] == "chat":
            return True
        if situation in self._done:
            return False
        self._done.add(situation)
        return True


def where(match: Message) -> tuple[object, ...]:
    """Return what tells one moment of a match from all others."""
    deal, waiting = match["deal"] or {}, match["waiting"] or {}
    played = sum(len(trick["cards"]) for trick in deal.get("tricks", ()))
    played += len((deal.get("trick") or {"cards": ()})["cards"])
    return (
        match["stage"],
        deal.get("number"),
        deal.get("speeches"),
        len(deal.get("calls", ())),
        deal.get("exchanges"),
        len(deal.get("speeches_king", ())),
        len(match["results"]),
        played,
        waiting.get("shuffle"),
        waiting.get("voided"),
    )


def next_act(view: Message) -> Message | None:
    """Return what a cooperative person does now, None when it is for others to act."""
    match, you = view["match"], view["table"]["you"]
    if match is None or you is None or match["stage"] == "over":
        return None
    waiting = match["waiting"]
    if waiting is not None and you in waiting["seats"]:
        return _waited_for(waiting)
    if you not in match["awaited"]:
        return None
    return _turn(match)


def _waited_for(waiting: Message) -> Message | None:
    if waiting["what"] == "seeds":
        return {"a": "seed", "shuffle": waiting["shuffle"], "seed": secrets.token_hex(16)}
    if waiting["what"] == "ready":
        return {"a": "ready"}
    return {"a": "continue", "yes": False} if waiting["what"] == "continue" else None


def _turn(match: Message) -> Message | None:
    deal, legal = match["deal"], match["legal"]
    bids = allowed(legal["bids"])
    if bids:
        middle = bids[len(bids) // 4]
        return {"a": "bid", "number": middle, "seen": deal["speeches"]}
    if legal["calls"]:
        return {"a": "call", "call": _call(match)}
    if legal["first"] or legal["picks"] or legal["says"]:
        return _talk(match)
    if legal["pass_cards"]:
        return {"a": "pass-cards", "cards": match["hand"][: legal["pass_cards"]]}
    if legal["trumps"]:
        return {"a": "name-trump", "trump": allowed(legal["trumps"])[0]}
    cards = [card for card in allowed(legal["cards"]) if card not in legal["revokes"]]
    return {"a": "play", "card": cards[0]} if cards and len(match["hand"]) > 1 else None


def _call(match: Message) -> str:
    """Open at the lowest in every eighth deal, so that both ends of an auction come."""
    offers = allowed(match["legal"]["calls"])
    deal = match["deal"]
    is_open = any(call["tricks"] for call in deal["calls"])
    opens = deal["number"] % 8 == 1 and not is_open
    return str(offers[1] if opens else offers[0])


def _talk(match: Message) -> Message:
    """Return what is said in King before the cards are played."""
    legal = match["legal"]
    if legal["first"]:
        return {"a": "choose-first", "seat": legal["first"][0]}
    if legal["picks"]:
        return {"a": "pick", "contract": allowed(legal["picks"])[0]}
    return {"a": "say", "say": _say(match)}


def _say(match: Message) -> str:
    """Hear offers, make the lowest one, sell, and say what else comes by the deal's number."""
    words = allowed(match["legal"]["says"])
    wanted = {"owner": "open", "reply": "accept", "raise": "yes", "ultimatum": "no"}
    word = wanted.get(match["stage"], "pass" if match["deal"]["standing"] else "1up")
    return word if word in words else str(words[match["deal"]["number"] % len(words)])


def allowed(choices: list[Message]) -> list[Any]:
    """Return the values that nothing refuses."""
    return [choice["value"] for choice in choices if choice["refused"] is None]
