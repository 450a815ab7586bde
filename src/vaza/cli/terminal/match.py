"""The loop of a match: the table deals, the bots answer from their views, the person is asked."""

from collections.abc import Callable
from typing import Final

from rich.console import Console

from vaza.arena.driver import order_from
from vaza.bots.registry import make_bot
from vaza.cli.terminal.asking import Keyboard, Leave
from vaza.cli.terminal.person import Person
from vaza.cli.terminal.screen import Screen
from vaza.cli.terminal.telling import tell
from vaza.kernel.cards import Seat
from vaza.options.axes import FirstDealer
from vaza.options.ruleset import RuleSet
from vaza.options.schedule import plan_deals
from vaza.rules.actions import TABLE, Action, ChooseDealer, Continue, Deal, Draw
from vaza.rules.decide import decide
from vaza.rules.evolve import evolve
from vaza.rules.refusals import Refusal
from vaza.rules.state import MatchState, Stage, new_match, to_act
from vaza.rules.view import seat_event, seat_view
from vaza.words.titles import title_of
from vaza.words.voice import Voice

NAMES: Final = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fábio", "Gil", "Helena", "Iara")
ME: Final = Seat(0)


def play_match(rules: RuleSet, seats: int, bot: str, lang: str, seed: int) -> int:
    """Play a match to its end, or until the person leaves."""
    console, voice = Console(highlight=False), Voice(lang)
    names = (voice.say("play-you"), *NAMES[: seats - 1])
    screen = Screen(console, voice, names, ME)
    table = Table(rules, seats, bot, seed, screen, Person(screen, Keyboard(console)))
    deals = len(plan_deals(rules, seats))
    screen.say("play-welcome", title=title_of(rules, lang), seats=seats, deals=deals)
    screen.say("play-resume", style="dim", seed=str(seed))
    try:
        table.run()
    except Leave as leave:
        played = len(table.state.public.results)
        screen.say(str(leave), deals=played)
        if played:
            screen.scores(table.state.public)
    return 0


class Table:
    """A match in progress."""

    def __init__(
        self, rules: RuleSet, seats: int, bot: str, seed: int, screen: Screen, person: Person
    ) -> None:
        """Seat the person first and ``bot`` on the other seats."""
        self.state: MatchState = new_match(rules, seats)
        self._seed, self._screen, self._person = seed, screen, person
        self._bots = {seat: make_bot(bot, seed + seat) for seat in range(1, seats)}
        self._steps: dict[Stage, Callable[[], None]] = {
            Stage.DRAW: self._first_dealer,
            Stage.DEALING: self._deal,
            Stage.BIDDING: self._turn,
            Stage.PLAY: self._turn,
            Stage.ASKING: self._continue,
        }

    def run(self) -> None:
        """Play to the end.

        Raises:
            Leave: the person leaves.
        """
        while self.state.public.stage is not Stage.OVER:
            self._steps[self.state.public.stage]()

    def _do(self, seat: Seat, action: Action) -> Refusal | None:
        """Let somebody act and tell what came of it, or return why it is refused."""
        answer = decide(self.state, seat, action)
        if isinstance(answer, Refusal):
            return answer
        for event in answer:
            self.state = evolve(self.state, event)
            tell(self._screen, seat_event(event, ME), seat_view(self.state, ME))
        return None

    def _must(self, seat: Seat, action: Action) -> None:
        refusal = self._do(seat, action)
        if refusal is not None:
            message = f"{action} of seat {seat} was refused: {refusal.reason.value}"
            raise RuntimeError(message)

    def _first_dealer(self) -> None:
        public = self.state.public
        if public.rules.seating.first_dealer is FirstDealer.RANDOM:
            self._must(TABLE, Draw(order_from(public.rules, self._seed, 0)))
        else:
            self._must(TABLE, ChooseDealer(self._person.choose_dealer()))

    def _deal(self) -> None:
        public = self.state.public
        number = len(public.results) + 1
        if public.results:
            self._person.wait(public)
        self._must(TABLE, Deal(order_from(public.rules, self._seed, number)))

    def _continue(self) -> None:
        self._must(TABLE, Continue(self._person.wants_to_go_on()))

    def _turn(self) -> None:
        seat = to_act(self.state.public)
        if seat is None:
            message = "nobody's turn"
            raise RuntimeError(message)
        view = seat_view(self.state, seat)
        if seat == ME:
            self._person.act(view, self._do, lambda: seat_view(self.state, ME))
        else:
            self._must(seat, self._bots[seat].choose(view))
