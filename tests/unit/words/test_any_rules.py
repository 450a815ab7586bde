"""Whatever rules a table has, its page can be read in every language."""

import re

from hypothesis import given

from tests.laws.rule_sets import rule_sets
from vaza.kernel.cards import Seat
from vaza.options.codec import differences
from vaza.options.ruleset import RuleSet
from vaza.rules.result import DealResult
from vaza.rules.scoring import result_points
from vaza.words.describe import Example, describe
from vaza.words.messages import LANGUAGES
from vaza.words.titles import nearest_preset, title_of

SENTENCE = re.compile(r"[A-ZÀ-Ú0-9][^{}]*[.…]")

ONE_OF_MANY = re.compile(
    r"\b1 (mãos|cartas|vazas|pontos|jogadores|baralhos"
    r"|deals|cards|tricks|points|players|packs"
    r"|manos|bazas|puntos|jugadores|barajas|personas)\b"
)


@given(rule_sets())
def test_every_rule_set_has_a_whole_page(case: tuple[RuleSet, int]) -> None:
    rules, _ = case
    for lang in LANGUAGES:
        page = describe(rules, lang)
        sentences = [sentence for section in page.sections for sentence in section.sentences]
        assert all(section.sentences for section in page.sections)
        assert len(set(sentences)) == len(sentences)
        for sentence in (page.summary, *sentences, *(e.text for e in page.examples)):
            assert SENTENCE.fullmatch(sentence), sentence
            assert "  " not in sentence
            assert not ONE_OF_MANY.search(sentence), sentence


@given(rule_sets())
def test_every_example_is_what_a_deal_pays(case: tuple[RuleSet, int]) -> None:
    rules, _ = case
    for example in describe(rules, "en").examples:
        assert example.points == paid(rules, example)


def paid(rules: RuleSet, example: Example) -> int:
    """The points of the example's seat in a deal whose other seats bid nothing."""
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
    changes = len(differences(rules, nearest_preset(rules).rules))
    title = title_of(rules, "en")
    assert (f"with {changes} change" in title) is (changes > 0)
