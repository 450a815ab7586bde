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


_DANE_SE, _RELATIVES = "options/presets/dane_se.py", "options/presets/relatives.py"
_LATIN, _WHIST = "options/presets/latin.py", "options/presets/whist.py"
_KNOWN, _SCORINGS = "options/scorings/known.py", "options/scorings/model.py"
_SCHEDULE, _PACKS, _COMPILE = (
    "options/deals/schedule.py",
    "options/deals/packs.py",
    "options/deals/compile.py",
)
_MATCH, _TURNS, _EVOLVE = "rules/match.py", "rules/turns.py", "rules/evolve.py"
_TRICKS, _DEALING = "kernel/tricks.py", "rules/phases/dealing.py"
_BIDDING = "rules/phases/bidding.py"

MUTATIONS: list[Mutation] = [
    *_m(_DANE_SE, '("dane-se", BASE, "R', '("dane-se", norm(BASE), "R', "R022"),
    *_m("options/axes/seating.py", "(3, 4, 5, 6, 7)", "(3, 4, 5, 6)", "R002"),
    *_m(_MATCH, "Winner.LOW else max(sums)", "Winner.LOW else min(sums)", "R003", "R037", "R156", "R178"),
    *_m(
        _PACKS, "        of_rank[card % 16] if", "        15 - of_rank[card % 16] if",
        "R004", "R139", "R171", "R172",
    ),
    *_m(_SCHEDULE, "AUTO_PEAK = 10", "AUTO_PEAK = 9", "R005", "R006", "R070"),
    *_m(_SCHEDULE, "largest_size(rules, seats)) if", "largest_size(rules, seats) - 1) if", "R007", "R008"),
    *_m(_DEALING, "return turned, stock[at + 1 :], stock[:at]", "return turned, stock[at:], stock[:at]", "R009"),
    *_m(_DEALING, "best = max(", "best = min(", "R010", "R163"),
    *_m(_DEALING, "(seat - step.dealer - 1)", "(seat - step.dealer)", "R011", "R132"),
    *_m(_DEALING, "order[dealt:]", "order[dealt + 1 :]", "R012", "R134", "R166"),
    *_m(_EVOLVE, "turn_up=event.turn_up", "turn_up=None", "R013"),
    *_m(
        _TURNS, "    return seat_after(deal.dealer, seats)\n", "    return deal.dealer\n",
        "R014", "R015", "R017", "R135", "R168",
    ),
    *_m(
        _BIDDING, "return range(min(bidding.bid_min, most), most + 1)", "return range(1, most + 1)",
        "R016", "R136", "R179",
    ),
    *_m(_TURNS, "if spoken and not deal.has_changed", "if spoken", "R018"),
    *_m(_BIDDING, "return total != size", "return total != size + 1", "R019", "R020"),
    *_m(
        _TRICKS, "return hand & SUIT_MASKS[suit_of(trick[0])]", "return hand",
        "R023", "R152", "R154", "R170",
    ),
    *_m(_TRICKS, "tables.void_duty == VOID_ANY or ", "", "R024", "R138", "R153"),
    *_m(_TRICKS, "return _TRUMP + ", "return _TRUMP - ", "R025"),
    *_m(_TRICKS, "if suit == led else -1", "", "R026"),
    *_m("rules/consequences.py", "TrickTaken(winner, winner)", "TrickTaken(winner, leader)", "R027"),
    *_m(_EVOLVE, "(1 if seat == event.winner", "(0 if seat == event.winner", "R028"),
    *_m(_MATCH, "(before.dealer + 1)", "(before.dealer + 2)", "R029", "R174"),
    *_m(_SCORINGS, "    made=vector(b=10),", "    made=vector(b=9),", "R030"),
    *_m(_SCORINGS, "    nil_made_under=vector(c=10),", "    nil_made_under=vector(c=9),", "R031"),
    *_m(_SCORINGS, "    nil_fail=vector(d=-10),", "    nil_fail=vector(d=-9),", "R032"),
    *_m(_MATCH, "0 <= played_over < ending", "1 <= played_over < ending", "R038"),
    *_m(_SCHEDULE, "there[-2::-1]", "there[::-1]", "R040"),
    *_m(_DANE_SE, "_river(4, 13)", "_river(4, 12)", "R041"),
    *_m(_SCHEDULE, "DEALER_LAST_CARD: DealTrump.LAST_CARD", "DEALER_LAST_CARD: DealTrump.NONE", "R042"),
    *_m(_DANE_SE, "_river(3, 17)", "_river(3, 16)", "R043"),
    *_m(_PACKS, '("234", "5", 1)', '("234", "5", 2)', "R044"),
    *_m(_PACKS, '("234567", "8", 2)', '("234567", "8", 1)', "R045"),
    *_m(_TRICKS, "worth == best_worth and tables.twins == TWIN_LAST", "worth == best_worth and tables.twins != TWIN_LAST", "R046"),
    *_m(_SCHEDULE, "number == len(sizes)", "number == len(sizes) - 1", "R047"),
    *_m(_SCHEDULE, "axis.cycle[(number - 1) %", "axis.cycle[number %", "R048", "R049", "R050"),
    *_m(_SCHEDULE, "return _suit_trump(axis.suit)", "return DealTrump.NONE", "R051"),
    *_m(_DANE_SE, "RankName.FIVE, RankName.SIX)", "RankName.FIVE)", "R052"),
    *_m(
        "options/checks/conflicts.py", "rules.bidding.bid_mode in HIDDEN_BIDS and", "rules.bidding.bid_mode not in HIDDEN_BIDS and",
        "R053", "R055", "R058",
    ),
    *_m(_TRICKS, "    return trumps\n", "    return hand\n", "R060", "R082"),
    *_m(_PACKS, "for index in range(pack.jokers)", "for index in range(0)", "R061"),
    *_m("kernel/cards.py", "return JOKERS if is_joker(card) else Suit", "return Suit", "R062", "R063", "R064"),
    *_m(_SCORINGS, "(bid + 1) // 2, taken)", "(bid + 1) // 2, 0)", "R065"),
    *_m(_SCORINGS, "return scoring.made if bid else nil", "return scoring.over if bid else nil", "R066", "R068", "R069"),
    *_m(_COMPILE, "bonus.nil_per_card * size", "bonus.nil_per_card * 0", "R067"),
    *_m(_RELATIVES, "replace(without_hook(_UP_DOWN), scoring=S03)", "replace(_UP_DOWN, scoring=S03)", "R071"),
    *_m(_KNOWN, "S03: Final = _scoring(vector(c=10, b=1))", "S03: Final = _scoring(vector(c=10, b=2))", "R072", "R175"),
    *_m(_KNOWN, "S07: Final = _scoring(vector(c=10, b2=1)", "S07: Final = _scoring(vector(c=10, b2=2)", "R073"),
    *_m(_KNOWN, "vector(d2=-1))", "vector(d=-1))", "R074"),
    *_m(_RELATIVES, "_GERMAN: Final = dataclasses.replace(_UP_DOWN", "_GERMAN: Final = dataclasses.replace(BASE", "R075"),
    *_m(_PACKS, '"234567JQKA"', '"34567JQKA"', "R077"),
    *_m(_LATIN, "seating=Seating(direction=Direction.COUNTER)", "seating=Seating()", "R076", "R078"),
    *_m(_PACKS, "RankOrder.LATIN: RANKS,", "RankOrder.LATIN: RANKS[::-1],", "R079"),
    *_m(_LATIN, "(5,) * 8", "(5,) * 7", "R080"),
    *_m(_LATIN, "without_hook(BASE)", "BASE", "R081"),
    *_m(_KNOWN, "vector(c=10, b=3)", "vector(c=10, b=2)", "R083"),
    *_m(_KNOWN, "b=3), vector(d=-3)", "b=3), vector(d=-2)", "R084"),
    *_m(_WHIST, 'peak=8, repeat_low="n"', "peak=8, repeat_low=1", "R085", "R087", "R088"),
    *_m(_PACKS, "RANKS_PER_SEAT: Final = 2", "RANKS_PER_SEAT: Final = 3", "R086"),
    *_m(_WHIST, "Trump(full_deal_trump=FullDealTrump.NONE)", "Trump()", "R089"),
    *_m(_KNOWN, "_scoring(vector(c=5, b=1)", "_scoring(vector(c=6, b=1)", "R090"),
    *_m(_KNOWN, "vector(c=5, b=1), vector(d=-1)", "vector(c=5, b=1), vector(d=-2)", "R091"),
    *_m(_WHIST, "_romanian(Shape.DOWN_UP)", "_romanian(Shape.UP_DOWN)", "R094"),
    *_m(_WHIST, "Schedule(shape=Shape.CONSTANT, peak=13)", "Schedule(shape=Shape.CONSTANT, peak=12)", "R096"),
    *_m(_WHIST, "trump=Trump(trump=TrumpKind.AUCTION)", "trump=Trump()", "R095", "R097"),
    *_m(_SCORINGS, "nil = scoring.nil_made_over if is_over", "nil = scoring.nil_made_under if is_over", "R113", "R125"),
    *_m(_SCORINGS, "else scoring.nil_made_under", "else scoring.nil_made_over", "R114"),
    *_m(_SCORINGS, "return scoring.nil_fail", "return scoring.over", "R115", "R126"),
    *_m(_SCORINGS, "if taken < bid else scoring.over", "if taken < bid else scoring.made", "R112"),
    *_m(_SCORINGS, "(1, bid, bid * bid,", "(1, bid, bid,", "R111", "R123"),
    *_m(_SCORINGS, "return scoring.under if taken", "return scoring.made if taken", "R124"),
    *_m(_WHIST, "first_lead=FirstLead.DECLARER", "first_lead=FirstLead.ELDEST", "R110"),
    *_m(_WHIST, "end=End.TARGET, target=200", "target=200", "R116"),
    *_m(_WHIST, "gulash_max_passes=2", "gulash_max_passes=0", "R118", "R119"),
    *_m(_DANE_SE, "seats=(2, 3, 4),\n            direction", "seats=(3, 4),\n            direction", "R131"),
    *_m(_DANE_SE, "Schedule(shape=Shape.UP, peak=13)", "Schedule(shape=Shape.DOWN, peak=13)", "R133", "R143", "R165"),
    *_m(_DANE_SE, "Trump(full_deal_trump=FullDealTrump.NONE)", "Trump()", "R144", "R167"),
    *_m(_TURNS, "eldest = rules.play.first_lead, seat_after(deal.dealer, seats)", "eldest = rules.play.first_lead, deal.dealer", "R137", "R169"),
    *_m(_MATCH, "before.last_winner if before else None", "None", "R155"),
    *_m(_KNOWN, "    under=vector(c=-10),\n    over=vector(c=-10, t=1)", "    under=vector(d=-10),\n    over=vector(c=-10, t=1)", "R148"),
    *_m(_KNOWN, "    over=vector(c=-10, t=1),", "    over=vector(c=-10),", "R149"),
    *_m(_KNOWN, "(c=-10, t=1),\n    nil_fail=vector(c=-10),", "(c=-10, t=1),\n    nil_fail=vector(d=-10),", "R150"),
    *_m(_DANE_SE, "seats=(4,)", "seats=(3, 4)", "R160"),
    *_m(_DANE_SE, "norm(without_hook(BASE)),", "norm(BASE),", "R180"),
    *_m(_COMPILE, "return bonus.nil_value + bonus.nil_per_card * size\n", "return 10\n", "R176"),
    *_m(_SCHEDULE, "tuple(dropwhile(lambda size: size == sizes[-1], back))", "back", "R181"),
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
