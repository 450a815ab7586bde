"""Somebody at a browser at a table of King: what he says, and how he lets others say it."""

import contextlib
import re
from collections import Counter
from typing import Any

from playwright.sync_api import Error as TooLate

from tests.browser.visitor import Visitor
from tests.live.player import Player

SOON = 1500
"""Milliseconds that a tap may take: the talk may have gone on meanwhile."""

OFFER = re.compile(r"say-\d(up|down)")
WISHES = {
    "choosing": ("first-0",),
    "picking": ("pick-no-men", "pick-no-queens", "pick-no-hearts"),
    "owner": ("say-open", "say-up:H"),
    "offers": ("say-match", "say-3up", "say-pass"),
    "reply": ("say-accept", "say-4333", "say-down", "say-up:NT"),
    "raise": ("say-yes",),
    "ultimatum": ("say-yes",),
    "naming": ("trump-H",),
}
"""What is tapped in each stage, the first that is there and open."""


class KingPlayer:
    """Plays a match of King by tapping, and keeps count of what was said."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.said: Counter[str] = Counter()
        self.results: list[str] = []

    def play_until(self, *faces: str, seconds: float = 60) -> str:
        """Play on until the middle shows one of these."""
        ticks = int(seconds * 1000 / 25)
        for _ in range(ticks):
            face = self.visitor.face
            if face in faces:
                return face
            self.step(face)
        message = f"after {seconds} s the table shows {self.visitor.face}, not {faces}"
        raise AssertionError(message)

    def step(self, face: str) -> None:
        """Do what the table waits for, if it waits for me."""
        if face in WISHES:
            self._speak(face)
            return
        if face == "result":
            self._note_result()
        self.visitor.step(face)

    def _note_result(self) -> None:
        with contextlib.suppress(TooLate):
            title = self.visitor.page.locator("#result-title").inner_text(timeout=SOON)
            if self.results[-1:] != [title]:
                self.results.append(title)

    def _speak(self, face: str) -> None:
        for token in self.wishes(face):
            button = self.visitor.see(token)
            if button.count() and button.get_attribute("aria-disabled") != "true":
                with contextlib.suppress(TooLate):
                    button.click(timeout=SOON)
                    self._confirm(token)
                    self.said[token.removeprefix("say-")] += 1
                    self._wait_gone(token)
                return
        self.visitor.page.wait_for_timeout(25)

    def wishes(self, face: str) -> tuple[str, ...]:
        """Return what is tapped in a stage, the first that is there and open."""
        return WISHES[face]

    def _confirm(self, token: str) -> None:
        if OFFER.fullmatch(token):
            self.visitor.see("say-confirm").click(timeout=SOON)

    def _wait_gone(self, token: str) -> None:
        self.visitor.page.wait_for_function(
            "id => !document.querySelector(`[data-testid='${id}']`)", arg=token, timeout=SOON
        )


Script = dict[int, str]
"""What is said in each positive deal, by whoever's turn it is."""

SCRIPT: Script = {
    7: "open 2up pass 3up match pass pass ultimatum no yes",
    8: "open pass 1down pass pass accept",
    9: "ultimatum no no no",
    10: "open pass pass pass 4333",
}
RAISED: Script = {
    7: "open 3up pass pass raise:5 yes accept",
    8: "open 2up pass pass raise:6 no 4333",
    9: "open pass 1down pass pass raise:2 yes accept",
    10: "up:NT",
}


def scripted(script: Script, match: dict[str, Any]) -> str:
    """Return what the script says now; "" where it says nothing."""
    deal = match["deal"] or {}
    words = script.get(deal.get("number", 0), "").split()
    at = len(deal.get("speeches_king", ()))
    return words[at] if at < len(words) else ""


class Talker(Player):
    """Somebody who plays over the wire, and talks by the script."""

    is_stopped = False
    script: Script = SCRIPT

    def wish(self) -> dict[str, Any] | None:
        act = super().wish()
        if act is not None and act["a"] == "say":
            return {"a": "say", "say": scripted(self.script, self.view["match"])}
        return act

    async def take_part(self, table: str) -> None:
        """Sit down at a table and play to the end."""
        self.table = table
        await self.sign_in()
        async with self.connect() as socket:
            assert (await self.ask(socket, {"a": "sit"}))["t"] == "done"
        await self.play(self.is_over)

    def is_over(self) -> bool:
        return self.is_stopped or (bool(self.view) and self.view["table"]["stage"] == "over")


class ScriptPlayer(KingPlayer):
    """Talks by the script as well, as a companion at the table sees where it stands."""

    def __init__(self, visitor: Visitor, companion: Talker) -> None:
        super().__init__(visitor)
        self.companion = companion

    def wishes(self, face: str) -> tuple[str, ...]:
        match = self.companion.view.get("match") or {}
        token = scripted(self.companion.script, match) if match else ""
        if face in ("choosing", "naming") or not token:
            return WISHES[face]
        return (f"say-{token}",)
