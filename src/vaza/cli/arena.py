"""``vaza arena``."""

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from vaza.cli.fault import InputError
from vaza.cli.numbers import Whole
from vaza.cli.parameters import Json, Ref
from vaza.cli.plain import shortened
from vaza.cli.printing import print_columns, print_json, print_text
from vaza.cli.refs import rules_of

if TYPE_CHECKING:
    from vaza.arena.matches import MatchesReport, MatchLine
    from vaza.arena.report import ArenaReport, EntrantReport, Estimate
    from vaza.options.ruleset import RuleSet

DEALS: Final = 200
MATCHES: Final = 20


def arena(
    ref: Ref,
    /,
    *,
    bots: str,
    deals: Whole | None = None,
    matches: Whole | None = None,
    seed: Whole = 0,
    as_json: Json = False,
) -> int:
    """Let bots play each other: points, exact bids and rating, each with its error.

    Single deals, or whole matches; 200 deals, of King 20 matches, where neither is said.

    Parameters
    ----------
    bots
        A bot's name for each seat, as simple,random,random,random.
    deals
        How many deals of cards; each is played once in every seating.
    matches
        How many whole matches instead; each is played once in every seating.
    seed
        Equal seeds give equal runs.
    """
    from vaza.bots.registry import BOTS

    names = [name.strip() for name in bots.split(",")]
    unknown = [name for name in names if name not in BOTS]
    if unknown:
        raise InputError(
            f"--bots: no bot called {shortened(unknown[0])!r}: take {' or '.join(BOTS)}"
        )
    for option, count in (("--deals", deals), ("--matches", matches)):
        if count is not None and count < 1:
            raise InputError(f"{option} {count}: at least 1 is played")
    if deals is not None and matches is not None:
        raise InputError("--deals or --matches, not both: single deals or whole matches are played")
    rules = rules_of(ref, len(names))
    if matches is None and deals is None and rules.deals:
        matches = MATCHES
    if matches is not None:
        return _matches(rules, names, matches, seed, as_json=as_json)
    return _deals(rules, names, DEALS if deals is None else deals, seed, as_json=as_json)


def _deals(rules: "RuleSet", names: list[str], deals: int, seed: int, *, as_json: bool) -> int:
    from vaza.arena.run import run

    report = run(rules, names, deals, seed, progress=_count("deal"))
    if as_json:
        print_json(report.to_json())
    else:
        _print_report(report)
    return 0


def _matches(rules: "RuleSet", names: list[str], matches: int, seed: int, *, as_json: bool) -> int:
    from vaza.arena.matches import run_matches

    report = run_matches(rules, names, matches, seed, progress=_count("match"))
    if as_json:
        print_json(report.to_json())
    else:
        _print_matches(report)
    return 0


def _count(what: str) -> Callable[[int, int], None] | None:
    """Return what counts on a terminal's stderr, in one line that is wiped out at the end."""
    if not sys.stderr.isatty():
        return None

    def count(done: int, total: int) -> None:
        end = "\r\033[K" if done == total else ""
        print(f"\r{what} {done} of {total}{end}", end="", file=sys.stderr, flush=True)

    return count


def _print_matches(report: "MatchesReport") -> None:
    matches = "1 match" if report.matches == 1 else f"{report.matches} matches"
    print(
        f"{report.rules}, {report.seats} seats: {matches} of cards, in every seating: "
        f"{report.played} matches played, seed {report.seed}\n"
    )
    rows: list[tuple[str, ...]] = [("bot", "points per match", "won", "rating")]
    rows += [_match_row(f"{line.entrants[0]} {line.name}", line) for line in report.entrants]
    if len(report.by_name) < len(report.entrants):
        rows += [_match_row(f"all {line.name}", line) for line in report.by_name]
    print_columns(rows, right=(1, 2, 3))
    print()
    from vaza.arena.matches import METHOD

    print_text(METHOD)


def _match_row(name: str, line: "MatchLine") -> tuple[str, ...]:
    return name, _shown(line.points), _percent(line.won), _shown(line.rating)


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


def _percent(figure: "Estimate | None") -> str:
    if figure is None:
        return "-"
    return f"{100 * figure.mean:.1f} ± {_error(figure, 100, '.1f')} %"


def _error(figure: "Estimate", scale: int, form: str) -> str:
    return "-" if figure.error is None else format(scale * figure.error, form)
