"""Whatever rules a table has, its page can be read in every language."""

import os
import random
import re
from dataclasses import replace

import pytest
from hypothesis import given

from tests.laws.rule_sets import rule_sets
from vaza.kernel.cards import Seat
from vaza.options.axes.types import AXES, Axis
from vaza.options.checks.check import check
from vaza.options.presets import PRESETS
from vaza.options.ruleset import RuleSet
from vaza.rules.result import DealResult
from vaza.rules.scoring import result_points
from vaza.words.describe import Example, describe
from vaza.words.messages import LANGUAGES
from vaza.words.titles import nearest_preset, telling_differences, title_of

SENTENCE = re.compile(r"[A-ZÀ-Ú0-9][^{}]*[.…]")

ONE_OF_MANY = re.compile(
    r"\b1 (mãos|cartas|vazas|pontos|jogadores|baralhos|curingas"
    r"|deals|cards|tricks|points|players|packs|jokers"
    r"|manos|bazas|puntos|jugadores|barajas|personas|comodines)\b"
)


@given(rule_sets())
def test_every_rule_set_has_a_whole_page(case: tuple[RuleSet, int]) -> None:
    for lang in LANGUAGES:
        assert_whole(case[0], lang)


def assert_whole(rules: RuleSet, lang: str) -> None:
    """Every section says something, in whole sentences, nothing twice."""
    page = describe(rules, lang)
    sentences = [sentence for section in page.sections for sentence in section.sentences]
    assert all(section.sentences for section in page.sections)
    assert len(set(sentences)) == len(sentences)
    for sentence in (page.summary, *sentences, *(e.text for e in page.examples)):
        assert SENTENCE.fullmatch(sentence), sentence
        assert "  " not in sentence
        assert not ONE_OF_MANY.search(sentence), sentence


def any_value(axis: Axis, rng: random.Random) -> object:
    """A random value of an axis."""
    if axis.is_flag:
        return rng.random() < 0.5
    values: list[object] = [*(axis.enum or ()), *axis.words]
    if axis.least is not None and axis.most is not None:
        values += [rng.randint(axis.least, min(axis.most, axis.least + 12)) for _ in range(3)]
    if axis.is_list:
        return tuple(rng.choice(values) for _ in range(rng.randint(1, min(4, axis.longest or 4))))
    return None if axis.optional and rng.random() < 0.3 else rng.choice(values)


def changed(rng: random.Random) -> RuleSet:
    """A preset with up to 8 axes at random."""
    rules = rng.choice([known.rules for known in PRESETS.values()])
    for axis in rng.sample(AXES, rng.randint(1, 8)):
        if axis.path != "seating.seats":
            group = replace(getattr(rules, axis.group), **{axis.name: any_value(axis, rng)})
            rules = replace(rules, **{axis.group: group})
    return rules


@pytest.mark.parametrize("seed", range(1, 9))
def test_every_change_of_a_preset_has_a_whole_page(seed: int) -> None:
    rng, told = random.Random(seed), 0
    wanted = 300 if os.environ.get("VAZA_FULL") == "1" else 15
    while told < wanted:
        rules = changed(rng)
        if not check(rules):
            told += 1
            for lang in LANGUAGES:
                assert_whole(rules, lang)


@given(rule_sets())
def test_every_example_is_what_a_deal_pays(case: tuple[RuleSet, int]) -> None:
    rules, _ = case
    for example in describe(rules, "en").examples:
        assert example.points == paid(rules, example)


def paid(rules: RuleSet, example: Example) -> int:
    """The points of the example's seat in a deal whose other seats bid nothing.

    What a deal in which nobody is exact is worth is another matter (R122).
    """
    rules = replace(rules, bonus=replace(rules.bonus, void_if_none_exact=False))
    seats = rules.seating.seats[0]
    others = (0,) * (seats - 2)
    result = DealResult(
        number=1,
        dealer=Seat(0),
        size=example.size,
        trump=None,
        bids=(example.bid, 0, *others),
        tricks=(example.taken, example.size - example.taken, *others),
    )
    return result_points(rules, result)[0]


@given(rule_sets())
def test_the_title_counts_the_changes(case: tuple[RuleSet, int]) -> None:
    rules, _ = case
    changes = len(telling_differences(rules, nearest_preset(rules).rules))
    title = title_of(rules, "en")
    assert (f"with {changes} change" in title) is (changes > 0)
