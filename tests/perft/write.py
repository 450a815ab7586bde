"""Write the files of tests/perft: `python -m tests.perft.write`.

The engine's own answers; the tests compare them with the second enumerator. A file changes only
where a rule changes, and then its difference says which deals are concerned.
"""

import json
from pathlib import Path
from typing import Any

from tests.perft import engine
from tests.perft.cases import SETS
from tests.perft.kinds import FIRST, Count, Set
from vaza.kernel.cards import Seat, format_card, format_cards
from vaza.options.codes.codec import read_rules, rules_to_json
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealTrump, plan_deals
from vaza.options.ruleset import RuleSet
from vaza.rules.shuffle import cut_card, shuffled

FOLDER = Path(__file__).parent


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def whole(one: Set) -> dict[str, Any]:
    """Return what the file of a rule set says."""
    rules = read_rules(one.rules)
    counts = [counted(rules, count) for count in one.counts]
    return {"what": one.what, "rules": rules_to_json(rules), "counts": counts}


def counted(rules: RuleSet, count: Count) -> dict[str, Any]:
    plans = plan_deals(rules, count.players)
    plan = next(
        plan
        for plan in plans
        if count.cards in (None, plan.size) and count.deal in (None, plan.number)
    )
    pack, dice = pack_cards(rules.pack, count.players), count.seed.to_bytes(8, "big")
    cut = cut_card(dice, pack) if plan.trump is DealTrump.CUT else None
    deal: dict[str, Any] = {
        "players": count.players,
        "deal": plan.number,
        "cards": plan.size,
        "dealer": Seat(count.dealer),
        "pack": format_cards(shuffled(dice, pack)),
        "cut": None if cut is None else format_card(cut),
        "before": [],
        "depth": count.depth,
    }
    case = {"rules": rules_to_json(rules), **deal}
    deal["before"] = before(case, count)
    return deal | engine.count(case | deal)


def before(case: dict[str, Any], count: Count) -> list[str]:
    """Return the actions before the counting by their labels, also those that were left open."""
    labels: list[str] = []
    state = engine.position(case)
    for label in count.before:
        ways = engine.ways(state)
        labels.append(next(iter(ways)) if label == FIRST else label)
        state = ways[labels[-1]]
    return labels


def text_of(value: dict[str, Any]) -> str:
    """Return the JSON of a file: a line for the rules, and one for each count."""
    what, rules = json.dumps(value["what"]), json.dumps(value["rules"])
    counts = ",\n".join(map(json.dumps, value["counts"]))
    return f'{{"what": {what},\n"rules": {rules},\n"counts": [\n{counts}\n]}}\n'


def main() -> None:
    for name, one in SETS.items():
        file_of(name).write_text(text_of(whole(one)), encoding="utf-8")


if __name__ == "__main__":
    main()
