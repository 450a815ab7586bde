"""``vaza play``."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from vaza.cli.fault import InputError
from vaza.cli.language import Lang, language_of
from vaza.cli.numbers import MaybeWhole
from vaza.cli.parameters import Ref
from vaza.cli.plain import plain, shortened
from vaza.cli.refs import rules_of
from vaza.options.ruleset import RuleSet

if TYPE_CHECKING:
    from vaza.cli.terminal.match import Table

_USUAL_SEATS = 4


def play(
    ref: Ref,
    /,
    *,
    players: MaybeWhole = None,
    bot: str = "simple",
    lang: Lang = None,
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
        raise InputError(f"--bot: no bot called {shortened(bot)!r}: take {' or '.join(BOTS)}")
    rules = rules_of(ref, players)
    seats = _seats(rules) if players is None else players
    _check_writable(record)
    spoken = language_of(lang)
    table = Table(rules, seats, bot, spoken, _fresh_seed() if seed is None else seed)
    try:
        table.run()
    finally:
        # Ctrl+C, too, ends a match of which the deals were played.
        _keep(table, record)
    return 0


def _keep(table: "Table", record: Path | None) -> None:
    if record is not None and table.state.public.results:
        _write(record, table.record())
        table.screen.say("play-recorded", path=plain(str(record)))


def _check_writable(record: Path | None) -> None:
    """Find out before the match, not after it; a file that was not there is not there after."""
    if record is None:
        return
    try:
        was_there = record.exists()
        record.open("a").close()
        if not was_there:
            record.unlink()
    except (OSError, ValueError) as error:
        raise _unwritable(record, error) from error


def _write(record: Path, text: str) -> None:
    try:
        record.write_text(text, "utf-8")
    except OSError as error:
        raise _unwritable(record, error) from error


def _unwritable(record: Path, error: OSError | ValueError) -> InputError:
    why = getattr(error, "strerror", None) or str(error)
    return InputError(f"--record {shortened(str(record), 100)}: cannot be written: {why}")


def _seats(rules: RuleSet) -> int:
    allowed = rules.seating.seats
    return _USUAL_SEATS if _USUAL_SEATS in allowed else allowed[0]


def _fresh_seed() -> int:
    from vaza.server.sources.dice import Dice

    return Dice().bot_seed() % 1_000_000
