"""Any King has a whole rules page, whatever its contracts and options."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.unit.words.test_any_rules import any_value, assert_whole
from vaza.options.axes.types import axes_of
from vaza.options.checks.check import check
from vaza.options.codes.codec import rules_from_json
from vaza.options.ruleset import RuleSet
from vaza.words.messages import LANGUAGES

POSITIVE = {"name": "positive", "positive": True}


def contracts(rng: random.Random) -> Iterator[dict[str, Any]]:
    """Any negative contracts, each with a name of its own."""
    cards = ["H", "S", "Q", "K", "A", "T", "KH", "QS", "JC"]
    for number in range(rng.randint(0, 4)):
        entry: dict[str, Any] = {"name": f"deal-{number}"}
        if rng.random() < 0.5:
            entry["per_trick"] = rng.choice([-20, -1, 1, 5])
        picked = rng.sample(cards, rng.randint(0, 3))
        entry["per_card"] = {card: rng.choice([-160, -1, 0, 2]) for card in picked}
        entry["last_tricks"] = [rng.choice([-90, -1, 0]) for _ in range(rng.randint(0, 3))]
        entry["base"] = rng.choice([0, 0, 1, 26])
        entry["hearts_lead_ban"] = rng.random() < 0.3
        entry["forced_card"] = rng.choice(["", "", "KH", "QS"])
        yield entry


def any_king(rng: random.Random) -> RuleSet:
    axes = {axis.name: axis.write(any_value(axis, rng)) for axis in axes_of("contracts")}
    entries = [*contracts(rng), *[POSITIVE] * rng.randint(0, 4)]
    if rng.random() < 0.3:
        rng.shuffle(entries)
    play = {
        "first_lead": rng.choice(["dealer", "eldest", "declarer", "prev_last_winner"]),
        "void_duty": rng.choice(["any", "must_trump"]),
        "lead_trump": rng.choice(["always", "broken"]),
    }
    seating = {
        "first_dealer": rng.choice(["random", "KH_drawer", "KH_drawer_chooses"]),
        "dealer_rotation": rng.choice(["next", "fixed", "last_winner"]),
        "direction": rng.choice(["clockwise", "counter"]),
    }
    axes["list"] = entries or [POSITIVE]
    return rules_from_json({"base": "king", "contracts": axes, "play": play, "seating": seating})


@pytest.mark.parametrize("seed", range(1, 6))
def test_any_king_has_a_whole_page(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(8):
        rules = any_king(rng)
        assert not check(rules)
        for lang in LANGUAGES:
            assert_whole(rules, lang)
