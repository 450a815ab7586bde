"""``vaza rules list | show | check``."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from cyclopts import App

from vaza.cli.fault import InputError
from vaza.cli.language import Lang, language_of
from vaza.cli.numbers import MaybeWhole
from vaza.cli.parameters import Json, Ref
from vaza.cli.printing import print_columns, print_json, print_text, print_warning
from vaza.cli.refs import load_source, problem_line, rules_of
from vaza.options.axes.schedule import Shape
from vaza.options.checks.check import check as conflicts
from vaza.options.codes.code import rules_code, rules_name
from vaza.options.codes.codec import read_rules, rules_to_json
from vaza.options.presets import PRESETS, Preset
from vaza.options.ruleset import Problem, RuleSet, RuleSetError
from vaza.words.chapters.points import SMALL_TABLE
from vaza.words.messages import text
from vaza.words.titles import summary_of, title_of
from vaza.words.voice import Voice

if TYPE_CHECKING:
    from vaza.words.describe import Grid, RulePage

rules = App(name="rules", help="List, show and check rule sets.", help_epilogue="")


@rules.command(name="list")
def list_presets(*, lang: Lang = None, as_json: Json = False) -> int:
    """List the presets.

    Example: vaza rules list --lang en
    """
    spoken = language_of(lang)
    if as_json:
        print_json({"presets": [_preset_json(known, spoken) for known in PRESETS.values()]})
        return 0
    rows = [
        (known.name, _seats(known.rules.seating.seats), title_of(known.rules, spoken))
        for known in PRESETS.values()
    ]
    print_columns(rows)
    return 0


def _seats(seats: tuple[int, ...]) -> str:
    is_range = len(seats) > 1 and len(seats) == seats[-1] - seats[0] + 1
    return f"{seats[0]}-{seats[-1]}" if is_range else ", ".join(map(str, seats))


def _preset_json(known: Preset, lang: str) -> dict[str, Any]:
    return {
        "name": known.name,
        "title": title_of(known.rules, lang),
        "summary": summary_of(known.rules, lang),
        "seats": list(known.rules.seating.seats),
        "code": rules_code(known.rules),
        "source": known.source,
    }


@rules.command
def show(ref: Ref, /, *, lang: Lang = None, as_json: Json = False) -> int:
    """Print the rules page of a rule set, with --json also its canonical form and its code.

    Example: vaza rules show german-bridge --lang en
    """
    from vaza.words.describe import describe

    rule_set = rules_of(ref)
    page = describe(rule_set, language_of(lang))
    if as_json:
        print_json(_page_json(rule_set, page))
    else:
        _print_page(rule_set, page, language_of(lang))
    return 0


def _page_json(rule_set: RuleSet, page: "RulePage") -> dict[str, Any]:
    return {
        "name": rules_name(rule_set),
        "code": rules_code(rule_set),
        "rules": rules_to_json(rule_set),
        "title": page.title,
        "summary": page.summary,
        "seats": list(rule_set.seating.seats),
        "sections": [asdict(section) for section in page.sections],
        "examples": [asdict(example) for example in page.examples],
        "grids": [asdict(grid) for grid in page.grids],
    }


def _print_page(rule_set: RuleSet, page: "RulePage", spoken: str) -> None:
    print(page.title)
    print_text(page.summary)
    for section in page.sections:
        print(f"\n{section.title}")
        for sentence in section.sentences:
            print_text(sentence, indent="  ")
        if section.key == "scoring":
            for example in page.examples:
                print_text(example.text, indent="      ", first="    - ")
            _print_grids(page.grids)
    print(f"\n{text(spoken, 'rule-code', code=rules_code(rule_set))}")


def _print_grids(grids: "tuple[Grid, ...]") -> None:
    """Print a small table of points; of a large one the sentences say for which hands it is."""
    if sum(len(row) for grid in grids for row in grid.points) > SMALL_TABLE:
        return
    for grid in grids:
        print_text(grid.title, indent="  ")
        head = ("", "", "", *range(grid.size + 1))
        rows = [("", "", bid, *map(Voice.signed, row)) for bid, row in enumerate(grid.points)]
        print_columns([head, *rows], right=range(grid.size + 4))


@rules.command
def check(ref: Ref, /, *, players: MaybeWhole = None, as_json: Json = False) -> int:
    """Tell everything that is wrong with a rule set, and what would mend it.

    Example: vaza rules check house.json

    Parameters
    ----------
    players
        Judge it for this number of players alone.
    """
    rule_set, ignored, problems = _judged(ref, players)
    for told in ignored:
        print_warning(f"warning: {told}")
    if as_json:
        print_json({"ok": not problems, "problems": [_problem_json(p) for p in problems]})
        return 1 if problems else 0
    if rule_set is not None and not problems:
        print(f"ok: {title_of(rule_set, 'en')}")
        return 0
    for problem in problems:
        mend = f" ({json.dumps(_mended(problem))} mends it)" if problem.mend else ""
        print_warning(problem_line(ref, (problem,)) + mend)
    return 1


_FIRST: Final = "dane-se"
"""The base of a file that names none."""
_Judged = tuple[RuleSet | None, tuple[str, ...], tuple[Problem, ...]]


def _judged(ref: str, players: int | None) -> _Judged:
    """Return the rule set if it can be read, what in it has no effect, and all that is wrong."""
    try:
        rule_set, source = load_source(ref)
    except RuleSetError as error:
        return None, (), error.problems
    except InputError as error:
        fix = "name a JSON file in UTF-8"
        return None, (), (Problem("file", "unreadable", str(error), fix),)
    base = source.get("base", _FIRST) if isinstance(source, dict) else _FIRST
    scoring = PRESETS[base].rules.scoring
    return rule_set, tuple(_ignored(source)), conflicts(rule_set, players, scoring=scoring)


def _ignored(source: object) -> Iterator[str]:
    """Yield what a file says to no effect."""
    if not isinstance(source, dict):
        return
    schedule, scoring = source.get("schedule", {}), source.get("scoring", {})
    shape = read_rules(source).schedule.shape
    if schedule.get("list") and shape is not Shape.LIST:
        yield f"schedule.list is ignored because schedule.shape is {shape.value}, not list"
    if "miss" in scoring and {"under", "over", "nil_fail"} <= scoring.keys():
        yield "scoring.miss is ignored because under, over and nil_fail say all of it"


def _problem_json(problem: Problem) -> dict[str, Any]:
    told: dict[str, Any] = {
        name: getattr(problem, name) for name in ("axis", "code", "text", "fix")
    }
    return {**told, "mend": _mended(problem)} if problem.mend else told


def _mended(problem: Problem) -> dict[str, Any]:
    """Return what to write into the rule set so that the problem is gone."""
    told: dict[str, Any] = {}
    for axis, value in problem.mend:
        group, _, name = axis.partition(".")
        plain = list(value) if isinstance(value, tuple) else value
        if name:
            told.setdefault(group, {})[name] = plain
        else:
            told[group] = plain
    return told
