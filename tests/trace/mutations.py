"""Law 11, second half: break a rule in the source, and a test marked with it must notice.

Each mutation names one rule, a file of `src/vaza`, a text that stands there once, and what to put
in its place.
"""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

# ruff: noqa: E501 - a mutation is quoted as it stands in the source

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Mutation:
    """One broken rule."""

    rule: str
    path: str
    old: str
    new: str


def _m(path: str, old: str, new: str, *rules: str) -> list[Mutation]:
    return [Mutation(rule, path, old, new) for rule in rules]


_PRESETS, _SCORINGS = "options/presets.py", "options/scorings.py"
_SCHEDULE, _MATCH, _STATE = "options/schedule.py", "rules/match.py", "rules/state.py"
_TRICKS, _DEALING = "kernel/tricks.py", "rules/phases/dealing.py"
_BIDDING = "rules/phases/bidding.py"

MUTATIONS: list[Mutation] = [
    *_m(_PRESETS, '("dane-se", _BASE, "R', '("dane-se", _norm(_BASE), "R', "R022"),
    *_m("options/axes.py", "(3, 4, 5, 6, 7)", "(3, 4, 5, 6)", "R002"),
    *_m(_MATCH, "max(sums) if", "min(sums) if", "R003", "R037", "R156", "R178"),
    *_m(
        "options/packs.py", "tuple(card % 16 for", "tuple(15 - card % 16 for",
        "R004", "R139", "R171", "R172",
    ),
    *_m(_SCHEDULE, "AUTO_PEAK = 10", "AUTO_PEAK = 9", "R005", "R006", "R070"),
    *_m(_SCHEDULE, "- (1 if leave_turn_up else 0)) // seats", "- 12) // seats", "R007", "R008"),
    *_m(_DEALING, "stock[0], stock[1:]", "stock[0], stock", "R009"),
    *_m(_DEALING, "best = max(", "best = min(", "R010", "R163"),
    *_m(_DEALING, "(seat - step.dealer - 1)", "(seat - step.dealer)", "R011", "R132"),
    *_m(_DEALING, "order[dealt:]", "order[dealt + 1 :]", "R012", "R134", "R166"),
    *_m("rules/evolve.py", "turn_up=event.turn_up", "turn_up=None", "R013"),
    *_m(
        _STATE, "    return seat_after(deal.dealer, seats)\n", "    return deal.dealer\n",
        "R014", "R015", "R017", "R135", "R168",
    ),
    *_m(_BIDDING, "if not 0 <= number", "if not 1 <= number", "R016", "R136", "R179"),
    *_m(_STATE, "if not spoken or deal.has_changed", "if not spoken", "R018"),
    *_m(_BIDDING, "return missing if missing", "return missing + 1 if missing", "R019", "R020"),
    *_m(_TRICKS, "        return follow\n", "        return hand\n", "R023", "R152", "R154", "R170"),
    *_m(
        _TRICKS, "tables.void_duty == VOID_MUST_TRUMP and ", "",
        "R024", "R138", "R153",
    ),
    *_m(_TRICKS, "return 1000 + ", "return 1000 - ", "R025"),
    *_m(_TRICKS, "if suit == led else -1", "", "R026"),
    *_m("rules/decide.py", "TrickTaken(winner, winner)", "TrickTaken(winner, leader)", "R027"),
    *_m("rules/evolve.py", "(1 if seat == event.winner", "(0 if seat == event.winner", "R028"),
    *_m(_MATCH, "(before.dealer + 1)", "(before.dealer + 2)", "R029", "R174"),
    *_m(_SCORINGS, "    made=vector(b=10),", "    made=vector(b=9),", "R030"),
    *_m(_SCORINGS, "    nil_made_under=vector(c=10),", "    nil_made_under=vector(c=9),", "R031"),
    *_m(_SCORINGS, "    nil_fail=vector(d=-10),", "    nil_fail=vector(d=-9),", "R032"),
    *_m(_MATCH, "0 <= played_over < ending", "1 <= played_over < ending", "R038"),
    *_m(_PRESETS, "_without_hook(_UP_DOWN)", "_UP_DOWN", "R071"),
    *_m(_PRESETS, "made=vector(c=10, b=1)\n", "made=vector(c=10, b=2)\n", "R072", "R175"),
    *_m(_PRESETS, "made=vector(c=10, b2=1)", "made=vector(c=10, b2=2)", "R073"),
    *_m(_PRESETS, "    over=vector(d2=-1),", "    over=vector(d=-1),", "R074"),
    *_m(_PRESETS, "_GERMAN: Final = dataclasses.replace(_UP_DOWN", "_GERMAN: Final = dataclasses.replace(_BASE", "R075"),
    *_m(_PRESETS, "seats=(2, 3, 4),\n            direction", "seats=(3, 4),\n            direction", "R131"),
    *_m(_PRESETS, "Schedule(shape=Shape.UP, peak=13)", "Schedule(shape=Shape.DOWN, peak=13)", "R133", "R143", "R165"),
    *_m(_PRESETS, "Trump(full_deal_trump=FullDealTrump.NONE)", "Trump()", "R144", "R167"),
    *_m(_STATE, "eldest = rules.play.first_lead, seat_after(deal.dealer, seats)", "eldest = rules.play.first_lead, deal.dealer", "R137", "R169"),
    *_m(_MATCH, "before.last_winner if before else None", "None", "R155"),
    *_m(_PRESETS, "    under=vector(c=-10),", "    under=vector(d=-10),", "R148"),
    *_m(_PRESETS, "    over=vector(c=-10, t=1),", "    over=vector(c=-10),", "R149"),
    *_m(_PRESETS, "    nil_fail=vector(c=-10),", "    nil_fail=vector(d=-10),", "R150"),
    *_m(_PRESETS, "seats=(4,)", "seats=(3, 4)", "R160"),
    *_m(_PRESETS, "_norm(_without_hook(_BASE)),", "_norm(_BASE),", "R180"),
    *_m("options/compile.py", "return rules.bonus.nil_value\n", "return 10\n", "R176"),
    *_m(_SCHEDULE, "seats)))[1:]", "seats)))", "R181"),
]  # fmt: skip


def mutated_source(mutation: Mutation, folder: Path) -> Path:
    """Write a copy of the source with the rule broken; return what to put on the path."""
    copy = folder / "src"
    shutil.copytree(
        ROOT / "src", copy, ignore=shutil.ignore_patterns("static", "__pycache__", "*.ftl~")
    )
    target = copy / "vaza" / mutation.path
    text = target.read_text(encoding="utf-8")
    if text.count(mutation.old) != 1:
        message = f"{mutation.rule}: {mutation.old!r} does not stand once in {mutation.path}"
        raise ValueError(message)
    target.write_text(text.replace(mutation.old, mutation.new), encoding="utf-8")
    return copy


def failing(tests: list[str], source: Path) -> bool:
    """Tell whether any of the tests fails with this source."""
    env = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    env.pop("VAZA_FULL", None)
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    if not tests:
        return False
    run = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, check=False, timeout=600)
    if run.returncode not in (0, 1):
        raise RuntimeError(run.stdout.decode()[-2000:])
    return run.returncode == 1
