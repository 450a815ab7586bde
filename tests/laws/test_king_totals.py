"""The points of King add up to the same in every match, whatever was sold (R201-R216, R233)."""

import os
from collections.abc import Callable

import pytest

from vaza.arena.driver import play_match
from vaza.bots.uniform import UniformBot
from vaza.options.presets import PRESETS
from vaza.testing.rule_sets import check_cards

MATCHES = 10_000 if os.environ.get("VAZA_FULL") == "1" else 20
NEGATIVE = [-260, -260, -200, -240, -160, -180]
QUICK = [-440, -420, -440]
POSITIVE = [325] * 4
KINGS = [name for name, known in PRESETS.items() if known.rules.deals]


@pytest.mark.rule("R201")
@pytest.mark.parametrize("name", KINGS)
def test_every_deal_has_its_total_and_the_match_has_none(
    name: str, figures: Callable[..., None]
) -> None:
    rules = PRESETS[name].rules
    negative, sales = (QUICK if name == "king-quick" else NEGATIVE), 0
    for seed in range(MATCHES):
        game = play_match(rules, [UniformBot(seed * 4 + seat) for seat in range(4)], seed)
        sums = [sum(points) for points in game.state.public.points]
        assert sorted(sums) == sorted(negative + POSITIVE), f"seed {seed}: {sums}"
        assert sum(sums) == 0
        check_cards(game, rules, 4)
        sales += sum(result.sale is not None for result in game.state.public.results)
    has_auction = name != "king-no-auction"
    assert bool(sales) == has_auction, f"{sales} deals were sold"
    figures("King's totals", rules=name, matches=MATCHES, sold=sales)
