"""The person in the auction, passing cards on, and naming the trump."""

import re
from collections.abc import Callable

from vaza.cli.terminal.calls import least_call, read_call, read_trump
from vaza.cli.terminal.hand import read_card
from vaza.cli.terminal.offers import trump_letter
from vaza.cli.terminal.questions import Do, Questions
from vaza.kernel.cards import TRUMPS_OR_NONE, Card, Suit, mask_of
from vaza.rules.actions import Action, NameTrump, PassCards
from vaza.rules.phases.exchange import cards_to_pass
from vaza.rules.state import Stage
from vaza.rules.view import SeatView


class Speaker(Questions):
    """Asks for what comes before the bids."""

    def act(self, view: SeatView, do: Do) -> None:
        """Call, pass cards on, or name the trump."""
        if view.public.stage is Stage.AUCTION:
            self._screen.calls(view.public)
        shown = self._screen.hand(view, numbered=view.public.stage is Stage.EXCHANGE)
        questions: dict[Stage, Callable[[], Action | None]] = {
            Stage.AUCTION: lambda: self._read_call(view),
            Stage.EXCHANGE: lambda: self._read_pass(view, shown),
            Stage.NAMING: lambda: self._read_trump(view),
        }
        self._until(questions[view.public.stage], do)

    def _read_call(self, view: SeatView) -> Action | None:
        lang, least = self._screen.voice.lang, least_call(view.public)
        tricks, trump = least or (13, None)
        example = f"{tricks}{self._letter(trump)}"
        no_bid = self._say("key-pass")
        typed = self._ask(
            view.public, "ask-call", least=tricks, example=example, **{"pass": no_bid}
        )
        call = read_call(typed, lang, self._screen.faces)
        if call is None:
            self._complain("not-a-call", typed, example=example, **{"pass": no_bid})
        return call

    def _letter(self, trump: Suit | None) -> str:
        return trump_letter(trump, self._screen.voice.lang, self._screen.faces)

    def _read_pass(self, view: SeatView, shown: tuple[Card, ...]) -> Action | None:
        count = cards_to_pass(view.public)
        typed = self._ask(view.public, "ask-pass", count=count)
        lang, faces = self._screen.voice.lang, self._screen.faces
        words = [word for word in re.split(r"[\s,;]+", typed) if word]
        cards = [read_card(word, shown, lang, faces) for word in words]
        chosen = {card for card in cards if card is not None and view.hand >> card & 1}
        if len(chosen) != count or len(words) != count:
            self._complain("not-that-many", typed, count=count)
            return None
        return PassCards(mask_of(chosen))

    def _read_trump(self, view: SeatView) -> Action | None:
        choices = " ".join(self._letter(suit) for suit in TRUMPS_OR_NONE)
        typed = self._ask(view.public, "ask-trump", choices=choices)
        trump = read_trump(typed, self._screen.voice.lang, self._screen.faces)
        if trump is None:
            self._complain("not-a-trump", typed, choices=choices)
            return None
        return NameTrump(trump[0])
