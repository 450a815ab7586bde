"""Every variant that the coverage page says can be said is read, played, and shown by its facts."""

import pytest

from tests.laws.rule_sets import random_match
from tests.variants.catalogue import VARIANTS
from tests.variants.kinds import Said
from tests.variants.page import PAGE, page, typed
from vaza.kernel.tables import OVER
from vaza.options.checks.check import check
from vaza.options.codes.code import parse_rules, rules_code
from vaza.options.codes.codec import read_rules, rules_from_json
from vaza.options.deals.compile import point_table
from vaza.options.deals.schedule import plan_deals
from vaza.rules.state import Stage

SAID = {name: variant for name, variant in VARIANTS.items() if isinstance(variant, Said)}
WANTED = 100


def test_enough_of_them_can_be_said() -> None:
    assert len(SAID) >= WANTED
    assert all(variant.why for variant in VARIANTS.values() if not isinstance(variant, Said))


def test_the_page_is_what_the_catalogue_says() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m tests.variants.page"


@pytest.mark.parametrize("name", SAID)
def test_its_schedule_trumps_and_points(name: str) -> None:
    variant = SAID[name]
    rules = rules_from_json(variant.whole)
    assert parse_rules(rules_code(rules)) == rules
    plans = plan_deals(rules, variant.seats if variant.sizes else rules.seating.seats[-1])
    if variant.sizes:
        assert tuple(plan.size for plan in plans) == variant.sizes
    trumps = tuple(plan.trump.value for plan in plans)
    assert trumps[: len(variant.trumps)] == variant.trumps
    for size, bid, taken, points in variant.points:
        assert point_table(rules, size)[OVER][bid][taken] == points, (size, bid, taken)


@pytest.mark.parametrize("name", SAID)
def test_what_the_page_shows_can_be_typed(name: str) -> None:
    assert check(read_rules(typed(SAID[name]))) == ()


@pytest.mark.parametrize("name", SAID)
def test_a_match_of_it_ends(name: str) -> None:
    rules = rules_from_json(SAID[name].whole)
    last = None
    for step in random_match(rules, rules.seating.seats[0], seed=7):
        last = step
        if len(step.after.public.results) >= 6:
            break
    assert last is not None
    assert last.after.public.stage is Stage.OVER or len(last.after.public.results) >= 6
