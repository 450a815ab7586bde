"""Somebody at a browser: the pages he opens, the table he plays at, the trouble he runs into."""

import contextlib
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request
from playwright.sync_api import Error as TooLate

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = {"width": 360, "height": 740}
PATIENCE = 15_000
BREATH = 25
DOUBLE_TAP = 0.36
LASTING = """([size, window_size]) => new Promise(done => {
    // A hand is measured in the frame in which it comes: only what stays too large is too large.
    let frames = 20;
    const look = () => {
        const beyond = document.documentElement[size] - window[window_size];
        if (beyond <= 0 || --frames === 0) done(beyond);
        else requestAnimationFrame(look);
    };
    look();
})"""
EARS = """() => {
    const sentences = '[data-testid=live] p';
    window.heard = [];
    new MutationObserver(changes => {
        for (const node of changes.flatMap(change => [...change.addedNodes])) {
            if (!(node instanceof Element)) continue;
            const added = node.matches(sentences) ? [node] : node.querySelectorAll(sentences);
            for (const sentence of added) window.heard.push(sentence.textContent);
        }
    }).observe(document.body, {childList: true, subtree: true});
}"""


class Visitor:
    """One person with a browser of his own: cookies, size, theme and language."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        *,
        name: str | None = None,
        width: int = PHONE["width"],
        height: int = PHONE["height"],
        theme: str = "light",
        locale: str = "pt-BR",
        reduced_motion: bool = True,
    ) -> None:
        self.base = base
        self.trouble: list[str] = []
        self._tapped = 0.0
        self.context = browser.new_context(
            base_url=base,
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            locale=locale,
            reduced_motion="reduce" if reduced_motion else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page = self.watched(self.context.new_page())
        if name is not None:
            self.say_name(name)

    def watched(self, page: Page) -> Page:
        """Note every error of a page and every request that leaves the host."""
        page.on("request", self._note_request)
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        return page

    def _note_request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in ("data", "blob") or parts.netloc == urlsplit(self.base).netloc:
            return
        self.trouble.append(f"left the host: {request.url}")

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble.append(f"console: {message.text} {message.location.get('url', '')}")

    def leave(self) -> None:
        self.context.close()

    # --- what he does ---------------------------------------------------------------------------

    def say_name(self, name: str) -> None:
        # The page's own request, so that it goes where the browser maps the host's name to.
        self.page.goto("/rules")
        self._post("/api/me", {"name": name})

    def sit_as(self, other: "Visitor") -> None:
        """Be the same guest in another browser, which has nothing of the site yet."""
        self.context.add_cookies(other.context.cookies())  # type: ignore[arg-type]

    def _post(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        script = """async ([path, body]) => {
            const answer = await fetch(path, {
                method: "POST",
                headers: {"content-type": "application/json"},
                body: JSON.stringify(body),
            });
            return [answer.status, await answer.json()];
        }"""
        status, told = self.page.evaluate(script, [path, body])
        assert status < 300, told
        return dict(told)

    def make_table(self, rules: str = "dane-se", seats: int = 4, speed: str = "instant") -> str:
        """Make a table and open it; answer its address."""
        made = self._post("/api/tables", {"rules": rules, "seats": seats, "speed": speed})
        path = str(made["path"])
        self.page.goto(path)
        self.see("gathering").wait_for()
        return path

    def see(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def start(self) -> None:
        """Begin the match with bots on the empty seats."""
        self.see("start").click()
        self.see("table").wait_for()

    @property
    def face(self) -> str:
        """What the middle of the table shows."""
        return self.page.locator(".surface").get_attribute("data-face") or ""

    def wait_for_face(self, *faces: str) -> str:
        """Wait until the middle shows one of these; answer which."""
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            face = self.face
            if face in faces:
                return face
            self.page.wait_for_timeout(BREATH)
        message = f"the table shows {self.face}, not {' or '.join(faces)}"
        raise AssertionError(message)

    def legal_cards(self) -> Locator:
        return self.see("hand").locator("button.legal")

    def bid(self) -> None:
        """Bid the first number that may be said."""
        self.see("bid-panel").locator(".grid button:not([aria-disabled])").first.click()
        self.see("bid-confirm").click()
        self.see("bid-panel").wait_for(state="detached")

    def play_card(self) -> None:
        """Play the first legal card by tapping its index, which no other card covers.

        A forced last card plays itself, so it may be gone before the tap; who plays on until
        something holds finds out whether it was.
        """
        # Sooner, at the same place, it would be the second tap of a double tap.
        time.sleep(max(0.0, self._tapped + DOUBLE_TAP - time.monotonic()))
        hand = self.page.locator("[data-testid=hand] button")
        before = hand.count()
        with contextlib.suppress(TooLate):
            self.legal_cards().first.click(position={"x": 14, "y": 24}, force=True, timeout=2000)
            self._tapped = time.monotonic()
            self.page.wait_for_function(
                "count => document.querySelectorAll('[data-testid=hand] button').length < count",
                arg=before,
                timeout=5000,
            )

    def call(self, name: str = "pass") -> None:
        """Say something in the auction: `pass`, or the suit of the number that is set."""
        calls = self.see("calls").locator("tbody td").count()
        # The auction may have gone on without the tap: another face is an answer as well.
        with contextlib.suppress(TooLate):
            self.see(f"call-{name}").click(timeout=2000)
        self.page.wait_for_function(
            """calls => !document.querySelector('[data-testid=call-picker]')
                || document.querySelectorAll('[data-testid=calls] tbody td').length > calls""",
            arg=calls,
        )

    def pass_cards(self) -> None:
        """Put the first cards of the hand down, as many as are wanted, and pass them on."""
        hand = self.see("hand").locator("button")
        for card in range(hand.count()):
            if self.see("pass-cards").get_attribute("aria-disabled") is None:
                break
            hand.nth(card).click(position={"x": 14, "y": 24}, force=True)
        self.see("pass-cards").click()
        self.see("pass-cards").wait_for(state="detached")

    def name_trump(self, trump: str = "H") -> None:
        self.see(f"trump-{trump}").click()
        self.see(f"trump-{trump}").wait_for(state="detached")

    def step(self, face: str = "") -> str:
        """Do what the table waits for, if it waits for me; answer what the middle shows.

        Whoever has looked at the middle already says what it showed, lest a later look differs.
        """
        face = face or self.face
        if face == "bid":
            self.bid()
        elif face == "result" and self.see("ready").count():
            # The next deal may come first.
            with contextlib.suppress(TooLate):
                self.see("ready").click(timeout=1000)
        elif face == "auction" and self.see("call-picker").count():
            self.call()
        elif face == "exchange" and self.see("pass-cards").count():
            self.pass_cards()
        elif face == "naming" and self.see("trump-H").count():
            self.name_trump()
        elif face == "trick" and self.legal_cards().count():
            self.play_card()
        else:
            self.page.wait_for_timeout(BREATH)
        return face

    def play_until(self, *faces: str, seconds: float = 60) -> str:
        """Play on until the middle shows one of these."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            face = self.face
            if face in faces:
                return face
            self.step(face)
        message = f"after {seconds} s the table shows {self.face}, not {' or '.join(faces)}"
        raise AssertionError(message)

    # --- what is checked ------------------------------------------------------------------------

    def overflow(self) -> int:
        """Pixels that the page is wider than the window."""
        return int(self.page.evaluate(LASTING, ["scrollWidth", "innerWidth"]))

    def too_tall(self) -> int:
        """Pixels that the page is taller than the window."""
        return int(self.page.evaluate(LASTING, ["scrollHeight", "innerHeight"]))

    def complaints(self) -> list[str]:
        """What axe finds wrong on the page as it is, after movements have ended."""
        self.page.wait_for_timeout(250)
        # Through the debugger, which the page's content security policy does not bind.
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            " ".join((one["id"], node["html"][:160], *node["failureSummary"].split()))
            for one in found["violations"]
            for node in one["nodes"]
        ]

    def listen(self) -> None:
        """Hear every sentence of the live region from now on, however soon others follow it."""
        self.page.evaluate(EARS)

    def announced(self) -> list[str]:
        """The sentences that were heard since `listen`."""
        heard: list[str] = self.page.evaluate("heard")
        return heard


def all_play_until(people: Sequence[Visitor], face: str, seconds: float = 60) -> None:
    """Let each do what the table waits for, until one of them sees `face`; nobody acts on it."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for visitor in people:
            if (seen := visitor.face) == face:
                return
            visitor.step(seen)
    message = f"after {seconds} s they see {[one.face for one in people]}, not {face}"
    raise AssertionError(message)
