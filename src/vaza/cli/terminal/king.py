"""The person in King: choosing who deals first, picking a contract, talking about a deal."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

from vaza.cli.numbers import whole_number
from vaza.cli.terminal.calls import read_trump
from vaza.cli.terminal.offers import hints, offer_text
from vaza.cli.terminal.questions import Do, Questions
from vaza.kernel.cards import Seat
from vaza.rules.actions import Action, ChooseFirst, PickContract, Say, Word
from vaza.rules.payment import price_of
from vaza.rules.phases.offers import value_of
from vaza.rules.phases.picking import contracts_left
from vaza.rules.result import Sale
from vaza.rules.sayings import parse_say
from vaza.rules.state import PublicMatch, Stage, deal_of
from vaza.rules.view import SeatView
from vaza.words.contract_names import contract_text
from vaza.words.messages import LANGUAGES, text

_UP: Final = re.compile(r"up *[: ] *(\S{1,2})")


def _bare(text: str) -> str:
    """Return a word without its accents."""
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()


class KingSpeaker(Questions):
    """Asks for what King asks for before the cards."""

    def act(self, view: SeatView, do: Do) -> None:
        """Choose, pick, or say something."""
        public = view.public
        if public.stage is Stage.CHOOSING:
            self._until(lambda: self._read_first(public), do)
            return
        self._screen.hand(view)
        if public.stage is Stage.PICKING:
            self._until(lambda: self._read_pick(public), do)
            return
        self._show_standing(public)
        for hint in hints(public, self._screen.voice, self._screen.names, self._screen.faces):
            self._screen.line(f"  {hint}", style="cyan")
        self._until(lambda: self._read_say(public), do)

    def _read_first(self, public: PublicMatch) -> Action | None:
        names = self._screen.names
        choices = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
        typed = self._ask(public, "ask-dealer", choices=choices)
        number = whole_number(typed)
        if number is not None and 1 <= number <= len(names):
            return ChooseFirst(Seat(number - 1))
        self._complain("not-a-choice", typed)
        return None

    def _read_pick(self, public: PublicMatch) -> Action | None:
        names, lang = contracts_left(public), self._screen.voice.lang
        told = [contract_text(public.rules, name, lang) for name in names]
        choices = ", ".join(f"{number} {name}" for number, name in enumerate(told, 1))
        typed = self._ask(public, "ask-pick", choices=choices)
        number = whole_number(typed)
        if number is not None and 1 <= number <= len(names):
            return PickContract(names[number - 1])
        if typed.lower() in names:
            return PickContract(typed.lower())
        self._complain("not-a-choice", typed)
        return None

    def _show_standing(self, public: PublicMatch) -> None:
        """Print the best offer and what it is worth (R223)."""
        standing, dealer = deal_of(public).offers.standing, deal_of(public).dealer
        if standing is None:
            return
        axes = public.rules.contracts
        sale = Sale(dealer, standing.seat, standing.number, standing.is_down)
        self._screen.say_of(
            "play-standing",
            standing.seat,
            offer=offer_text(standing.number, self._screen.voice, is_down=standing.is_down),
            points=price_of(axes, sale),
            value=value_of(axes, standing),
            down="yes" if standing.is_down else "no",
        )

    def _read_say(self, public: PublicMatch) -> Action | None:
        typed = self._ask(public, "ask-say")
        say = next(self._sayings(typed.lower()), None)
        if say is None:
            self._complain("not-a-say", typed)
        return say

    def _sayings(self, typed: str) -> Iterator[Say]:
        """Yield what was typed may mean: a word in the person's language, or a token."""
        for key, word in (("pass", Word.PASS), ("say-yes", Word.YES), ("say-no", Word.NO)):
            if _bare(typed) in {_bare(text(lang, f"key-{key}")) for lang in LANGUAGES}:
                yield Say(word)
        up = _UP.fullmatch(typed)
        trump = read_trump(up[1], self._screen.voice.lang, self._screen.faces) if up else None
        if trump is not None:
            yield Say(Word.UP, trump=trump[0])
        try:
            yield parse_say(typed.replace(" ", ""))
        except ValueError:
            return
