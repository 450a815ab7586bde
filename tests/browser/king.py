"""Somebody at a browser at a table of King: what he says, and how he lets others say it."""

import contextlib
import re
from collections import Counter

from playwright.sync_api import Error as TooLate

from tests.browser.visitor import Visitor

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
        for token in WISHES[face]:
            button = self.visitor.see(token)
            if button.count() and button.get_attribute("aria-disabled") != "true":
                with contextlib.suppress(TooLate):
                    button.click(timeout=SOON)
                    self._confirm(token)
                    self.said[token.removeprefix("say-")] += 1
                    self._wait_gone(token)
                return
        self.visitor.page.wait_for_timeout(25)

    def _confirm(self, token: str) -> None:
        if OFFER.fullmatch(token):
            self.visitor.see("say-confirm").click(timeout=SOON)

    def _wait_gone(self, token: str) -> None:
        self.visitor.page.wait_for_function(
            "id => !document.querySelector(`[data-testid='${id}']`)", arg=token, timeout=SOON
        )
