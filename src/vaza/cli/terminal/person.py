"""The person at the terminal: asked until the answer is one that the rules take."""

from collections.abc import Callable

from vaza.cli.numbers import whole_number
from vaza.cli.terminal.asking import Keyboard
from vaza.cli.terminal.hand import read_card
from vaza.cli.terminal.king import KingSpeaker
from vaza.cli.terminal.questions import Do, Questions
from vaza.cli.terminal.screen import Screen
from vaza.cli.terminal.speaking import Speaker
from vaza.kernel.cards import Card, Seat, cards_of
from vaza.options.axes.bidding import BidChange
from vaza.rules.actions import Bid, ChangeBid, Claim, PlayCard
from vaza.rules.legal import check_action
from vaza.rules.phases.bidding import bid_range
from vaza.rules.phases.play import dutiful
from vaza.rules.phases.revoke import may_revoke
from vaza.rules.refusals import Refusal
from vaza.rules.state import PublicMatch, Stage, deal_of
from vaza.rules.turns import may_change
from vaza.rules.view import SeatView


class Person(Questions):
    """Reads what is typed, shows what is asked for, and acts."""

    def __init__(self, screen: Screen, keyboard: Keyboard) -> None:
        """Ask on ``keyboard``, show on ``screen``."""
        super().__init__(screen, keyboard)
        self._speaker = Speaker(screen, keyboard)
        self._king = KingSpeaker(screen, keyboard)

    def act(self, view: SeatView, do: Do, look: Callable[[], SeatView]) -> None:
        """Do what the stage asks for; ``look`` gives the view after that."""
        match view.public.stage:
            case Stage.BIDDING:
                self._bid(view, do)
                self._change(look(), do)
            case Stage.PLAY:
                self._play(view, do)
            case Stage.AUCTION | Stage.EXCHANGE | Stage.NAMING:
                self._speaker.act(view, do)
            case _:
                self._king.act(view, do)

    # --- bidding --------------------------------------------------------------------------------

    def _bid(self, view: SeatView, do: Do) -> None:
        self._screen.bids(view)
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
        numbers = bid_range(view.public, self._screen.me)
        while True:
            typed = self._ask(view.public, message_id, least=numbers[0], most=numbers[-1])
            number = whole_number(typed)
            if number is None:
                self._complain("not-a-number", typed, least=numbers[0], most=numbers[-1])
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
        self._until(lambda: self._read_play(view, shown, only), do)

    def _only(self, view: SeatView) -> Card | None:
        """Return the only card that may be played, and say so, if there is just one."""
        legal = tuple(cards_of(dutiful(view.public, view.hand)))
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
        if card is None:
            self._complain("not-a-card", typed, example=self._screen.sign(shown[0]))
            return None
        return PlayCard(card) if self._is_meant(view, card) else None

    def _is_meant(self, view: SeatView, card: Card) -> bool:
        """Warn of a revoke, and tell whether the card is to be played all the same (R033, A11)."""
        keeps = dutiful(view.public, view.hand) | ~view.hand
        if not may_revoke(view.public) or keeps >> card & 1:
            return True
        points = self._screen.voice.number(view.public.rules.play.revoke_points)
        sign, yes = self._screen.sign(card), self._say("key-yes")
        asked = self._say("ask-revoke", card=sign, points=points, yes=yes)
        return self._keyboard.ask(asked).lower() == yes

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
