"""``vaza arena``."""

import sys
from typing import TYPE_CHECKING

from vaza.cli.fault import InputError
from vaza.cli.numbers import Whole
from vaza.cli.parameters import Json, Ref
from vaza.cli.plain import shortened
from vaza.cli.printing import print_columns, print_json, print_text
from vaza.cli.refs import rules_of

if TYPE_CHECKING:
    from vaza.arena.report import ArenaReport, EntrantReport, Estimate


def arena(
    ref: Ref, /, *, bots: str, deals: Whole = 200, seed: Whole = 0, as_json: Json = False
) -> int:
    """Let bots play each other: points per deal, exact bids and rating, each with its error.

    Parameters
    ----------
    bots
        A bot's name for each seat, as simple,random,random,random.
    deals
        How many deals of cards; each is played once in every seating.
    seed
        Equal seeds give equal runs.
    """
    from vaza.arena.run import run
    from vaza.bots.registry import BOTS

    names = [name.strip() for name in bots.split(",")]
    unknown = [name for name in names if name not in BOTS]
    if unknown:
        raise InputError(
            f"--bots: no bot called {shortened(unknown[0])!r}: take {' or '.join(BOTS)}"
        )
    if deals < 1:
        raise InputError(f"--deals {deals}: at least 1 is played")
    rules = rules_of(ref, len(names))
    report = run(rules, names, deals, seed, progress=_count if sys.stderr.isatty() else None)
    if as_json:
        print_json(report.to_json())
    else:
        _print_report(report)
    return 0


def _count(done: int, total: int) -> None:
    """Count the deals on stderr, in one line that is wiped out at the end."""
    end = "\r\033[K" if done == total else ""
    print(f"\rdeal {done} of {total}{end}", end="", file=sys.stderr, flush=True)


def _print_report(report: "ArenaReport") -> None:
    deals = "1 deal" if report.deals == 1 else f"{report.deals} deals"
    print(
        f"{report.rules}, {report.seats} seats: {deals} of cards, in every seating: "
        f"{report.played} deals played, seed {report.seed}\n"
    )
    rows: list[tuple[str, ...]] = [("bot", "points per deal", "exact bids", "rating")]
    rows += [_row(f"{line.entrants[0]} {line.name}", line) for line in report.entrants]
    if len(report.by_name) < len(report.entrants):
        rows += [_row(f"all {line.name}", line) for line in report.by_name]
    print_columns(rows, right=(1, 2, 3))
    print()
    from vaza.arena.report import METHOD

    print_text(METHOD)


def _row(name: str, line: "EntrantReport") -> tuple[str, ...]:
    return name, _shown(line.points), _percent(line.exact), _shown(line.rating)


def _shown(figure: "Estimate") -> str:
    return f"{figure.mean:.2f} ± {_error(figure, 1, '.2f')}"


def _percent(figure: "Estimate") -> str:
    return f"{100 * figure.mean:.1f} ± {_error(figure, 100, '.1f')} %"


def _error(figure: "Estimate", scale: int, form: str) -> str:
    return "-" if figure.error is None else format(scale * figure.error, form)
