"""The loop of a match: the table deals, the bots answer from their views, the person is asked."""

from collections.abc import Callable
from typing import Final

from rich.console import Console

from vaza.arena.driver import dealing, order_from
from vaza.bots.registry import make_bot
from vaza.cli.terminal.asking import Keyboard, Leave
from vaza.cli.terminal.person import Person
from vaza.cli.terminal.screen import Screen
from vaza.cli.terminal.telling import tell
from vaza.kernel.cards import Seat
from vaza.options.axes.ending import End
from vaza.options.axes.seating import FirstDealer
from vaza.options.codes.code import rules_name
from vaza.options.deals.schedule import plan_deals
from vaza.options.ruleset import RuleSet
from vaza.records.forms import write_json
from vaza.records.writing import record_of
from vaza.rules.actions import TABLE, Action, ChooseDealer, Continue, Draw
from vaza.rules.decide import decide
from vaza.rules.events import Event
from vaza.rules.evolve import evolve
from vaza.rules.phases.offers import TALK
from vaza.rules.refusals import Refusal
from vaza.rules.state import MatchState, Stage, new_match
from vaza.rules.turns import to_act
from vaza.rules.view import seat_event, seat_view
from vaza.words.cards import faces_of
from vaza.words.titles import title_of
from vaza.words.voice import Voice

NAMES: Final = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fábio", "Gil", "Helena", "Iara")
ME: Final = Seat(0)


class Table:
    """A match in progress."""

    def __init__(self, rules: RuleSet, seats: int, bot: str, lang: str, seed: int) -> None:
        """Seat the person first and ``bot`` on the other seats; ``seed`` gives the cards."""
        console, voice = Console(highlight=False), Voice(lang)
        self.state: MatchState = new_match(rules, seats)
        self.screen = Screen(
            console, voice, (voice.say("play-you"), *NAMES[: seats - 1]), ME, faces_of(rules.pack)
        )
        self._person = Person(self.screen, Keyboard(console))
        self._seed = seed
        self._events: list[Event] = []
        self._bots = {seat: make_bot(bot, seed + seat) for seat in range(1, seats)}
        self._steps: dict[Stage, Callable[[], None]] = {
            Stage.DRAW: self._first_dealer,
            Stage.DEALING: self._deal,
            Stage.AUCTION: self._turn,
            Stage.EXCHANGE: self._turn,
            Stage.NAMING: self._turn,
            Stage.BIDDING: self._turn,
            Stage.PLAY: self._turn,
            Stage.ASKING: self._continue,
            **dict.fromkeys((Stage.CHOOSING, Stage.PICKING, *TALK), self._turn),
        }

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        rules, seats = self.state.public.rules, self.state.public.seats
        title = title_of(rules, self.screen.voice.lang)
        if rules.ending.end is End.TARGET:
            target = rules.ending.target
            self.screen.say("play-welcome-target", title=title, seats=seats, target=target)
        else:
            deals = len(plan_deals(rules, seats))
            self.screen.say("play-welcome", title=title, seats=seats, deals=deals)
        self.screen.say("play-seed", style="dim", seed=str(self._seed))
        try:
            while self.state.public.stage is not Stage.OVER:
                self._steps[self.state.public.stage]()
        except Leave as leave:
            played = len(self.state.public.results)
            self.screen.say(str(leave), deals=played)
            if played:
                self.screen.scores(self.state.public)

    def record(self) -> str:
        """Return the record of the match so far, as JSON."""
        rules = self.state.public.rules
        names = self.screen.names
        return write_json(record_of(rules, names, self._events, rules_ref=rules_name(rules)))

    def _do(self, seat: Seat, action: Action) -> Refusal | None:
        """Let somebody act and tell what came of it, or return why it is refused."""
        answer = decide(self.state, seat, action)
        if isinstance(answer, Refusal):
            return answer
        self._events += answer
        for event in answer:
            self.state = evolve(self.state, event)
            tell(self.screen, seat_event(event, ME), seat_view(self.state, ME))
        return None

    def _must(self, seat: Seat, action: Action) -> None:
        refusal = self._do(seat, action)
        if refusal is not None:
            message = f"{action} of seat {seat} was refused: {refusal.reason.value}"
            raise RuntimeError(message)

    def _first_dealer(self) -> None:
        public = self.state.public
        if public.rules.seating.first_dealer is not FirstDealer.CHOSEN:
            self._must(TABLE, Draw(order_from(public.rules, public.seats, self._seed, 0)))
        else:
            self._must(TABLE, ChooseDealer(self._person.choose_dealer()))

    def _deal(self) -> None:
        public = self.state.public
        number = len(public.results) + 1
        if public.results:
            self._person.wait(public)
        order = order_from(public.rules, public.seats, self._seed, number)
        self._must(TABLE, dealing(public, order))

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
