"""What every bot has to keep, as a check to run on yours: ``check_bot(MyBot)``."""

import contextlib
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from vaza.arena.driver import Game, dealing, order_from
from vaza.bots.protocol import Bot
from vaza.kernel.cards import Seat
from vaza.options.axes.seating import FirstDealer
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import TABLE, ChooseDealer, Continue, Draw, SeatAction, TableAction
from vaza.rules.legal import check_action
from vaza.rules.state import Stage, new_match
from vaza.rules.turns import to_act
from vaza.rules.view import SeatView, seat_view
from vaza.testing.spread import spread

BotFactory = Callable[[int], Bot]
"""Makes a bot from a seed, as a bot's class does."""

MOST_VOID: Final = 6
"""Deals without a result after which a match is left (R036, R102)."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """What a bot said to a view."""

    view: SeatView
    action: SeatAction


def check_bot(
    factory: BotFactory,
    rule_sets: Mapping[str, tuple[RuleSet, int]] | None = None,
    *,
    seeds: Sequence[int] = (1, 2),
) -> int:
    """Play matches with ``factory``'s bots on all seats; return how many answers were checked.

    Every answer is legal; it leaves the view as it was; nothing is written to standard output or
    error; equal views get equal answers, from the same bot asked again, from a new bot of the same
    seed, and in any order; so a bot may not remember anything, draw anew, or read a clock.

    Raises:
        AssertionError: a check fails; the message says in which rule set and for what.
    """
    checked = 0
    for name, (rules, seats) in (rule_sets if rule_sets is not None else spread()).items():
        for seed in seeds:
            answers = _play(factory, name, rules, seats, seed)
            _check_fresh(factory, name, answers, seed)
            checked += len(answers)
    return checked


def _play(factory: BotFactory, name: str, rules: RuleSet, seats: int, seed: int) -> list[_Answer]:
    """Play a match; every answer is checked when it is given.

    Bots that always pass in an auction, or always revoke, never come to its end: enough is enough.
    """
    bots = [_make(factory, name, seed + seat) for seat in range(seats)]
    game = Game(new_match(rules, seats))
    answers: list[_Answer] = []
    while game.state.public.stage is not Stage.OVER and _void_deals(game) < MOST_VOID:
        seat = to_act(game.state.public)
        if seat is None:
            game = game.after(TABLE, _owed(game, rules, seed))
            continue
        view = seat_view(game.state, seat)
        action = _checked(bots[seat], name, view)
        answers.append(_Answer(view, action))
        game = game.after(seat, action)
    return answers


def _void_deals(game: Game) -> int:
    return sum(result.void is not None for result in game.state.public.results)


def _owed(game: Game, rules: RuleSet, seed: int) -> TableAction:
    public = game.state.public
    if public.stage is Stage.ASKING:
        return Continue(go_on=True)
    if public.stage is Stage.DEALING:
        return dealing(public, order_from(rules, public.seats, seed, len(public.results) + 1))
    if rules.seating.first_dealer is FirstDealer.CHOSEN:
        return ChooseDealer(Seat(seed % public.seats))
    return Draw(order_from(rules, public.seats, seed, 0))


def _make(factory: BotFactory, name: str, seed: int) -> Bot:
    with _silent(f"{name}: making a bot"):
        return factory(seed)


def _checked(bot: Bot, name: str, view: SeatView) -> SeatAction:
    """Return a bot's answer after checking it, and that it says the same when asked again."""
    where, before = f"{name}, seat {view.seat}, {_moment(view)}", repr(view)
    action = _asked(bot, where, view)
    assert repr(view) == before, f"{where}: the bot changed its view"
    refusal = check_action(view, action)
    assert refusal is None, f"{where}: {action} is illegal: {refusal}"
    again = _asked(bot, where, view)
    assert again == action, f"{where}: asked again it says {again}, before {action}"
    return action


def _asked(bot: Bot, where: str, view: SeatView) -> SeatAction:
    with _silent(where):
        try:
            action = bot.choose(view)
        except Exception as error:
            raise AssertionError(f"{where}: the bot failed: {error!r}") from error
    assert isinstance(action, SeatAction), f"{where}: {action!r} is no action of a seat"
    return action


@contextlib.contextmanager
def _silent(where: str) -> Iterator[None]:
    written = io.StringIO()
    with contextlib.redirect_stdout(written), contextlib.redirect_stderr(written):
        yield
    assert not written.getvalue(), f"{where}: the bot wrote {written.getvalue()[:80]!r}"


def _check_fresh(factory: BotFactory, name: str, answers: list[_Answer], seed: int) -> None:
    """Ask new bots of the same seeds, the last view first: nothing may hang on what came before."""
    bots: dict[int, Bot] = {}
    for answer in reversed(answers):
        seat = answer.view.seat or 0
        if seat not in bots:
            bots[seat] = _make(factory, name, seed + seat)
        where = f"{name}, seat {seat}, {_moment(answer.view)}"
        again = _asked(bots[seat], where, answer.view)
        assert again == answer.action, (
            f"{where}: a new bot of the same seed says {again}, before {answer.action}"
        )


def _moment(view: SeatView) -> str:
    deal = view.public.deal
    if deal is None:
        return "before the first deal"
    return f"deal {deal.plan.number}, {view.public.stage.value}, trick {len(deal.tricks) + 1}"
