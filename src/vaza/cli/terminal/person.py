"""The person at the terminal: asked until the answer is one that the rules take."""

from collections.abc import Callable

from vaza.cli.numbers import whole_number
from vaza.cli.terminal.asking import Keyboard, Leave
from vaza.cli.terminal.hand import read_card
from vaza.cli.terminal.screen import Screen
from vaza.kernel.cards import Card, Seat, cards_of
from vaza.options.axes import BidChange
from vaza.rules.actions import Action, Bid, ChangeBid, Claim, PlayCard
from vaza.rules.legal import check_action
from vaza.rules.phases.play import playable
from vaza.rules.refusals import Refusal
from vaza.rules.state import PublicMatch, Stage, deal_of
from vaza.rules.turns import may_change
from vaza.rules.view import SeatView
from vaza.words.refusals import refusal_text

Do = Callable[[Seat, Action], Refusal | None]


class Person:
    """Reads what is typed, shows what is asked for, and acts."""

    def __init__(self, screen: Screen, keyboard: Keyboard) -> None:
        """Ask on ``keyboard``, show on ``screen``."""
        self._screen, self._keyboard = screen, keyboard

    def act(self, view: SeatView, do: Do, look: Callable[[], SeatView]) -> None:
        """Bid or play; ``look`` gives the view after that."""
        if view.public.stage is Stage.BIDDING:
            self._bid(view, do)
            self._change(look(), do)
        else:
            self._play(view, do)

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
            told = self._say(message_id, text=f"“{typed[:20]}”", **args)
            self._screen.line(told, style="yellow")

    def _refuse(self, refusal: Refusal) -> None:
        self._screen.line(
            refusal_text(refusal, self._screen.voice.lang, self._screen.faces), style="yellow"
        )

    # --- bidding --------------------------------------------------------------------------------

    def _bid(self, view: SeatView, do: Do) -> None:
        self._screen.bids(view.public)
        self._screen.hand(view)
        seen = deal_of(view.public).speeches
        self._number(view, "ask-bid", lambda number: do(self._screen.me, Bid(number, seen)))

    def _change(self, view: SeatView, do: Do) -> None:
        """Offer to change the bid, once, before the next player speaks (R018)."""
        public = view.public
        is_offered = public.rules.bidding.bid_change is not BidChange.NEVER
        if not is_offered or may_change(public) != view.seat:
            return
        key = self._say("key-change")
        typed = self._ask(public, "ask-change", key=key)
        if typed.lower() == key:
            seen = deal_of(public).speeches
            self._number(
                view, "ask-new-bid", lambda number: do(self._screen.me, ChangeBid(number, seen))
            )
        elif typed:
            self._keyboard.give_back(typed)

    def _number(
        self, view: SeatView, message_id: str, bid: Callable[[int], Refusal | None]
    ) -> None:
        """Ask until a bid is accepted."""
        most = deal_of(view.public).size
        while True:
            typed = self._ask(view.public, message_id, most=most)
            number = whole_number(typed)
            if number is None:
                self._complain("not-a-number", typed, most=most)
                continue
            refusal = bid(number)
            if refusal is None:
                return
            self._refuse(refusal)

    # --- play -----------------------------------------------------------------------------------

    def _play(self, view: SeatView, do: Do) -> None:
        hand = tuple(cards_of(view.hand))
        if len(hand) == 1:
            do(self._screen.me, PlayCard(hand[0]))
            return
        self._screen.trick(view)
        shown = self._screen.hand(view)
        may_claim = check_action(view, Claim()) is None
        if may_claim:
            self._screen.say("play-claim-hint", style="cyan", key=self._say("key-claim"))
        only = self._only(view)
        while True:
            action = self._read_play(view, shown, only)
            refusal = None if action is None else do(self._screen.me, action)
            if action is not None and refusal is None:
                return
            if refusal is not None:
                self._refuse(refusal)

    def _only(self, view: SeatView) -> Card | None:
        """Return the only card that may be played, and say so, if there is just one."""
        legal = tuple(cards_of(playable(view.public, view.hand)))
        if len(legal) != 1:
            return None
        self._screen.say("play-only", style="cyan", card=self._screen.sign(legal[0]))
        return legal[0]

    def _read_play(
        self, view: SeatView, shown: tuple[Card, ...], only: Card | None
    ) -> PlayCard | Claim | None:
        typed = self._ask(view.public, "ask-card")
        if typed.lower() == self._say("key-claim"):
            return Claim()
        if not typed and only is not None:
            return PlayCard(only)
        card = read_card(typed, shown, self._screen.voice.lang, self._screen.faces)
        if card is not None:
            return PlayCard(card)
        self._complain("not-a-card", typed, example=self._screen.sign(shown[0]))
        return None

    # --- between deals --------------------------------------------------------------------------

    def wait(self, public: PublicMatch) -> None:
        """Let a person at a terminal look at the result; a pipe is not kept waiting."""
        if self._keyboard.is_live:
            self._ask(public, "ask-next")

    def wants_to_go_on(self) -> bool:
        """Ask whether to play on after the last deal (R181)."""
        yes, no = self._say("key-yes"), self._say("key-no")
        while True:
            # Here "s" may mean yes (Portuguese, Spanish), so the words that work elsewhere do not.
            typed = self._keyboard.ask(self._say("ask-continue")).lower()
            if typed in (yes, no):
                return typed == yes
            self._screen.say("not-yes-or-no", style="yellow")

    def choose_dealer(self) -> Seat:
        """Ask who deals first, where the table chooses (R163)."""
        names = self._screen.names
        choices = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
        while True:
            typed = self._keyboard.ask(self._say("ask-dealer", choices=choices))
            number = whole_number(typed)
            if number is not None and 1 <= number <= len(names):
                return Seat(number - 1)
            self._complain("not-a-choice", typed)
