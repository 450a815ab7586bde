"""Pages of odd rule sets: what they say is true, happens, and is in good grammar."""

import re
from typing import Any

import pytest

from tests.laws.rule_sets import random_match
from vaza.options.checks.idle import inert_axes
from vaza.options.codes.codec import read_rules, rules_from_json
from vaza.options.deals.schedule import plan_deals
from vaza.rules.result import DealResult
from vaza.words.describe import describe
from vaza.words.messages import LANGUAGES
from vaza.words.titles import summary_of, title_of

FOUR = {"seating": {"seats": [4]}}
FIVE_CARDS = {"schedule": {"shape": "constant", "peak": 5}}
Json = dict[str, Any]


def told(value: Json, section: str, lang: str = "en") -> str:
    """All sentences of a section."""
    sections = describe(rules_from_json(value), lang).sections
    return " ".join(next(one.sentences for one in sections if one.key == section))


def idle(value: Json) -> set[str]:
    return {one.path for one in inert_axes(read_rules(value))}


# --- free deals -----------------------------------------------------------------------------------

FREE = {"bidding": {"except_last": True}, "ending": {"end": "target"}}


@pytest.mark.parametrize(
    ("lang", "numbers"),
    [
        ("en", "(deal 19 with 3 to 5 players, deal 15 with 6 players and deal 13 with 7 players)"),
        ("pt", "(a mão 19 com 3 a 5 jogadores, a mão 15 com 6 jogadores e a mão 13 com 7"),
        ("es", "(la 19.ª con 3 a 5 jugadores, la 15.ª con 6 jugadores y la 13.ª con 7"),
    ],
)
def test_the_free_deal_of_a_match_to_a_target_by_players(lang: str, numbers: str) -> None:
    assert numbers in told(FREE, "bidding", lang)
    assert "(" not in told(FREE | FOUR, "bidding", lang).replace(f"({_first(lang)})", "")


def _first(lang: str) -> str:
    return {"en": "deal 19", "pt": "a mão 19", "es": "la 19.ª"}[lang]


def test_a_free_deal_that_is_never_reached_is_not_told() -> None:
    short = FOUR | {"bidding": {"except_last": True}, "ending": {"end": "target", "max_deals": 18}}
    assert "first time" not in told(short, "bidding")
    assert "first time" in told(FREE | FOUR, "bidding")


def test_before_a_vote_and_after_it_the_last_deals_are_free() -> None:
    asked = {"base": "dane-se-13", "bidding": {"hook": "ne", "except_last": True}}
    assert "last deal before the vote" in told(asked, "bidding")


# --- grammar --------------------------------------------------------------------------------------


@pytest.mark.parametrize("most", ["h", 5, 10])
@pytest.mark.parametrize("mode", ["sequential", "simultaneous", "secret_until_end", "blind"])
def test_all_bid_and_each_was_dealt(mode: str, most: object) -> None:
    rules = {"bidding": {"bid_mode": mode, "hook": "none", "bid_max": most}}
    for lang, many, one in (
        ("pt", r"todos (pedem|mostram)|vão", "recebeu"),
        ("es", r"todos (dicen|muestran)|van", "recibió"),
    ):
        (sentence,) = re.findall(rf"[^.]*\b{one}\b[^.]*", told(rules, "bidding", lang))[:1]
        assert not re.search(many, sentence)


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [("en", "a bid of 3", "bids of 3"), ("pt", "um pedido de 3", "pedidos de 3"),
     ("es", "una apuesta de 3", "apuestas de 3")],
)  # fmt: skip
def test_with_two_players_there_is_one_other_bid(lang: str, one: str, many: str) -> None:
    two = told({"seating": {"seats": [2]}}, "bidding", lang)
    assert one in two
    assert many not in two
    assert many in told(FOUR, "bidding", lang)


# --- titles and summaries -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "title"),
    [
        ({"base": "dane-se-river-17", "schedule": {"peak": 3}}, "Dane-se, with 2 changes"),
        ({"base": "dane-se-river-17", "bidding": {"hook": "none"}},
         "Dane-se for three, with 17 cards, with 1 change"),
        ({"base": "dane-se-norm", "seating": {"direction": "counter"}}, "Dane-se, with 2 changes"),
        ({"base": "dane-se-jokers", "bidding": {"hook": "none"}},
         "Dane-se with jokers, with 1 change"),
        ({"base": "romanian-whist-norm", "play": {"void_duty": "any"}},
         "Romanian Whist, with 1 change"),
        ({"base": "dane-se-french", "auction": {"gulash_cards": 4}}, "French Dane-se"),
    ],
)  # fmt: skip
def test_a_title_says_nothing_that_a_change_made_untrue(value: Json, title: str) -> None:
    assert title_of(rules_from_json(value), "en") == title


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_summary_tells_what_has_an_effect_and_ends_once(lang: str) -> None:
    many: Json = {
        "base": "dane-se-french",
        "pack": {"jokers": 1},
        "schedule": {"peak": 6},
        "bidding": {"hook": "none", "min_h": 5, "max_nils_in_row": 2},
        "auction": {"gulash_cards": 4},
        "play": {"void_duty": "must_trump", "must_beat": True},
        "bonus": {"void_if_none_exact": True},
    }
    summary = summary_of(rules_from_json(many), lang)
    assert re.search(r"; …$", summary)
    assert "ulash" not in summary
    few = rules_from_json({"base": "dane-se-french", "pack": {"jokers": 1}})
    assert re.search(r"[^.]: 1\.$", summary_of(few, lang))


# --- bids that cannot be made ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "nothing"), [("en", "nothing"), ("pt", "pede zero"), ("es", "apuesta cero")]
)
def test_where_nobody_bids_nothing_nothing_is_worth_nothing(lang: str, nothing: str) -> None:
    assert nothing in told(FIVE_CARDS, "scoring", lang)
    some: Json = FIVE_CARDS | {
        "bidding": {"bid_min": 1, "max_nils_in_row": 2},
        "bonus": {"nil_value": 5, "nil_fail_cap_at_zero": True},
    }
    assert nothing not in told(some, "scoring", lang)
    assert not re.search(r"\b0\b", told(some, "bidding", lang))
    assert {
        "bidding.max_nils_in_row",
        "bonus.nil_value",
        "bonus.nil_per_card",
        "bonus.nil_fail_cap_at_zero",
    } <= idle(some)


@pytest.mark.parametrize(
    ("lang", "always"), [("en", "always 3."), ("pt", "sempre 3."), ("es", "siempre 3.")]
)
def test_one_bid_alone_is_no_range(lang: str, always: str) -> None:
    bids = told(FIVE_CARDS | {"bidding": {"bid_min": 3, "bid_max": 3}}, "bidding", lang)
    assert always in bids
    assert not re.search(r"3 (to|a) 3", bids)


def test_a_limit_that_hands_never_meet_is_told_alone() -> None:
    limited = {"bidding": {"bid_max": 5}}
    assert "from 0 to 5." in told(FIVE_CARDS | limited, "bidding")
    assert "from 0 to 5, but not more than the cards" in told(limited, "bidding")


# --- the hook that reaches no deal ----------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    [
        {"bidding": {"hook": "eq", "min_h": 52}},
        {"base": "israeli-whist", "bidding": {"hook": "ne", "min_h": 14}},
        {"bidding": {"min_h": 2, "except_last": True}, "ending": {"tie": "shared"},
         "schedule": {"shape": "list", "list": [1, 5]}},
    ],
)  # fmt: skip
def test_a_hook_that_reaches_no_deal_is_none(value: Json) -> None:
    bids = told(value, "bidding")
    assert "The bids may add up to anything, the number of cards included." in bids
    assert "last to bid has to" not in bids
    assert "bidding.hook" in idle(value)
    one_less = value["bidding"] | {"min_h": 1}
    assert "bidding.hook" not in idle(value | {"bidding": one_less})


# --- trumps ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "suit"),
    [("en", "Trump is always spades."), ("pt", "O trunfo é sempre espadas."),
     ("es", "El palo de triunfo es siempre picas.")],
)  # fmt: skip
def test_a_cycle_of_one_suit_is_constant(lang: str, suit: str) -> None:
    cycle = {"trump": {"trump": "cycle", "cycle": ["S"]}}
    assert suit in told(cycle, "trump", lang)
    assert told(cycle, "ending", lang) == told({}, "ending", lang)


@pytest.mark.parametrize(
    ("marks", "deals"),
    [
        (["first", 1, 1, 200], "the first deal"),
        (["first", "last", "max", 1], "the deals with the most cards"),
        ([19, 20], "deal 19 and deal 20 (if a tie leads to it)"),
        (["last", 19, 50], "the last deal"),
        (["last", 5], "the last deal and deal 5"),
    ],
)
def test_deals_without_trumps_are_told_once_if_they_are_played(
    marks: list[object], deals: str
) -> None:
    four: Json = FOUR | {"trump": {"nt_on_deals": marks}}
    assert len(plan_deals(rules_from_json(four), 4)) == 19
    assert f"Without trumps: {deals}." in told(four, "trump")


def test_deals_that_are_never_played_are_not_told() -> None:
    shared: Json = FOUR | {"trump": {"nt_on_deals": [20, 200]}, "ending": {"tie": "shared"}}
    for lang in LANGUAGES:
        assert told(shared, "trump", lang) == told(FOUR, "trump", lang)


# --- the last trick that nobody takes -------------------------------------------------------------

CANCEL: Json = {
    "seating": {"seats": [2], "dealer_rotation": "last_winner"},
    "pack": {"pack": "std32", "packs": 2, "duplicates": "cancel"},
    "schedule": {"shape": "constant", "peak": 1, "count": 100},
    "play": {"first_lead": "prev_last_winner"},
    "ending": {"tie": "shared"},
}


def test_who_led_to_a_last_trick_that_nobody_took_deals_and_leads() -> None:
    untaken: list[DealResult] = []
    for seed in range(4):
        steps = list(random_match(rules_from_json(CANCEL), 2, seed))
        for step in steps:
            deal = step.before.public.deal
            results = step.after.public.results
            if deal is None or len(results) == len(step.before.public.results):
                continue
            if sum(results[-1].tricks) == 0:
                untaken.append(results[-1])
                assert results[-1].last_winner == deal.leader
    assert untaken
    assert "If nobody takes that last trick, whoever led to it deals" in told(CANCEL, "players")
    assert "If nobody took that last trick, whoever led to it leads" in told(CANCEL, "play")
    last = CANCEL | {"pack": {"pack": "std32", "packs": 2}}
    assert "If nobody" not in told(last, "players") + told(last, "play")


# --- tables of points -----------------------------------------------------------------------------


def table(sizes: range) -> Json:
    points = [[[h + b - t for t in range(h + 1)] for b in range(h + 1)] for h in sizes]
    shape = {"shape": "list", "list": list(sizes)}
    return FOUR | {"schedule": shape, "scoring": {"points": [[], *points]},
                   "ending": {"tie": "shared"}}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_of_points_is_shown_whole_or_by_its_sizes(lang: str) -> None:
    small, large = (describe(rules_from_json(table(range(1, n))), lang) for n in (4, 7))
    assert [grid.size for grid in small.grids] == [1, 2, 3]
    assert small.grids[1].points == ((2, 1, 0), (3, 2, 1), (4, 3, 2))
    assert [grid.size for grid in large.grids] == [1, 2, 3, 4, 5, 6]
    sentences = [next(s.sentences for s in page.sections if s.key == "scoring")
                 for page in (small, large)]  # fmt: skip
    assert [any("139" in told for told in page) for page in sentences] == [False, True]
    assert describe(rules_from_json(FOUR), lang).grids == ()
