"""``vaza play``."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from vaza.cli.fault import InputError
from vaza.cli.numbers import MaybeWhole
from vaza.cli.parameters import Lang, Ref
from vaza.cli.refs import rules_of
from vaza.options.ruleset import RuleSet

_USUAL_SEATS = 4


def play(
    ref: Ref,
    /,
    *,
    players: MaybeWhole = None,
    bot: str = "simple",
    lang: Lang = "pt",
    seed: MaybeWhole = None,
    record: Annotated[Path | None, Parameter(show_default=False)] = None,
) -> int:
    """Play a whole match against bots; ? tells what can be typed.

    Parameters
    ----------
    players
        How many play, you included; 4 where the rules allow it.
    bot
        Who sits on the other seats: simple or random.
    seed
        Equal seeds give equal cards; without one they are fresh.
    record
        A file for the record of the match; vaza record check reads it.
    """
    from vaza.bots.registry import BOTS
    from vaza.cli.terminal.match import Table

    if bot not in BOTS:
        raise InputError(f"--bot: no bot called {bot!r}: take {' or '.join(BOTS)}")
    rules = rules_of(ref, players)
    seats = _seats(rules) if players is None else players
    _check_writable(record)
    table = Table(rules, seats, bot, lang, _fresh_seed() if seed is None else seed)
    table.run()
    if record is not None and table.state.public.results:
        record.write_text(table.record(), "utf-8")
        table.screen.say("play-recorded", path=str(record))
    return 0


def _check_writable(record: Path | None) -> None:
    """Find out before the match, not after it."""
    if record is None:
        return
    try:
        record.open("a").close()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise InputError(f"--record {record}: cannot be written: {why}") from error


def _seats(rules: RuleSet) -> int:
    allowed = rules.seating.seats
    return _USUAL_SEATS if _USUAL_SEATS in allowed else allowed[0]


def _fresh_seed() -> int:
    from vaza.server.dice import Dice

    return Dice().bot_seed() % 1_000_000
