"""Asking until an answer is one; the words that work at any time are shown at once."""

from collections.abc import Callable

from vaza.cli.terminal.asking import Keyboard, Leave
from vaza.cli.terminal.screen import Screen
from vaza.kernel.cards import Seat
from vaza.rules.actions import Action
from vaza.rules.refusals import Refusal
from vaza.rules.state import PublicMatch
from vaza.words.refusals import refusal_text

Do = Callable[[Seat, Action], Refusal | None]
_LONGEST = 20


class Questions:
    """What every question has in common."""

    def __init__(self, screen: Screen, keyboard: Keyboard) -> None:
        """Ask on ``keyboard``, show on ``screen``."""
        self._screen, self._keyboard = screen, keyboard

    def _ask(self, public: PublicMatch, message_id: str, **args: str | int) -> str:
        """Return an answer that is none of the words that work at any time.

        Raises:
            Leave: the person leaves.
        """
        while True:
            typed = self._keyboard.ask(self._say(message_id, **args))
            if not self._shown(public, typed.lower()):
                return typed

    def _shown(self, public: PublicMatch, typed: str) -> bool:
        """Show what a word asks for, and tell whether it was such a word."""
        words: dict[str, Callable[[], None]] = {
            self._say("key-help"): self._screen.help,
            self._say("key-score"): lambda: self._screen.scores(public),
            self._say("key-rules"): lambda: self._screen.rules(public),
            self._say("key-quit"): self._leave,
        }
        if public.deal is not None:
            words[self._say("key-last")] = lambda: self._screen.finished_trick(public)
        show = words.get(typed)
        if show is not None:
            show()
        return show is not None

    @staticmethod
    def _leave() -> None:
        raise Leave("bye-quit")

    def _say(self, message_id: str, **args: str | int) -> str:
        return self._screen.voice.say(message_id, **args)

    def _complain(self, message_id: str, typed: str, **args: str | int) -> None:
        """Say that what was typed is nothing; an empty line is simply asked again."""
        if typed:
            told = self._say(message_id, text=f"“{typed[:_LONGEST]}”", **args)
            self._screen.line(told, style="yellow")

    def _refuse(self, refusal: Refusal) -> None:
        self._screen.line(
            refusal_text(refusal, self._screen.voice.lang, self._screen.faces), style="yellow"
        )

    def _until(self, question: Callable[[], Action | None], do: Do) -> None:
        """Ask until what was answered is done."""
        while True:
            action = question()
            refusal = None if action is None else do(self._screen.me, action)
            if action is not None and refusal is None:
                return
            if refusal is not None:
                self._refuse(refusal)
