"""The rules page of the family's games says each rule of the sources, in words and numbers."""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from vaza.kernel.tables import UNDER
from vaza.options.checks.check import check
from vaza.options.codes.codec import differences, rules_from_json
from vaza.options.deals.compile import point_table
from vaza.options.presets import PRESETS
from vaza.words.chapters.hook import hook_example
from vaza.words.describe import describe
from vaza.words.messages import LANGUAGES
from vaza.words.voice import Voice

Value = str | dict[str, Any]
S22 = {"made": {"c": 10, "b2": 1}, "miss": {"dT": -5}}
SECRET = {"bid_mode": "secret_until_end", "hook": "none"}
ODD: dict[str, Any] = {
    "seating": {"seats": [5]},
    "pack": {"pack": "std52+13low"},
    "schedule": {"peak": 13},
    "trump": {"turnup_nt_ranks": ["2", "3", "4", "5", "6"]},
    "bidding": SECRET,
    "play": {"void_duty": "must_trump"},
    "scoring": S22,
    "bonus": {"streak": {"length": 5, "bonus": 10}},
}
"""Five seats, 65 cards, French threshold, secret bids, forced trump, S22, a streak of 5."""


def rules_of(value: Value) -> Any:
    return rules_from_json({"base": value} if isinstance(value, str) else value)


def said(value: Value, section: str, lang: str = "en") -> str:
    page = describe(rules_of(value), lang)
    return " ".join(next(s.sentences for s in page.sections if s.key == section))


def case(rules: str, value: Value, section: str, *sentences: str) -> Any:
    marks = pytest.mark.rule(*rules.split())
    name = value if isinstance(value, str) else "-".join(value)
    return pytest.param(
        value, section, sentences, marks=marks, id=f"{rules.split(maxsplit=1)[0]}-{name}"
    )


SAID = [
    case("R040", {"schedule": {"shape": "up_down"}}, "deals", ": 1-2-3-4-5-6-7-8-9-10-9-8-7-6-"),
    case("R041", "dane-se-river-13", "deals", "25 deals", ": 13-12-11-10-9-8-7-6-5-4-3-2-1-2-3-"),
    case("R043", "dane-se-river-17", "deals", "33 deals", ": 17-16-15-14-13-12-11-10-9-8-7-6-"),
    case("R042", "dane-se-river-13", "trump", "(13 cards each, with 4 players), the last card"),
    case("R044 R046", "dane-se-australia-5", "cards", "all 2s, 3s and 4s, and the 5 of clubs"),
    case("R044", "dane-se-australia-5", "cards", "In all there are 65 cards.", "later beats"),
    case("R045", "dane-se-australia-6", "cards", "from 2 to 7, and the 8s of clubs and diamonds"),
    case("R045", "dane-se-australia-6", "cards", "In all there are 78 cards."),
    case(
        "R047",
        {"base": "dane-se-river-13", "trump": {"nt_on_deals": ["first", "last"]}},
        "trump",
        "Without trumps: the first deal and the last deal.",
    ),
    case(
        "R048 R049 R050",
        {"trump": {"trump": "cycle", "cycle": ["H", "C", "NT"]}},
        "trump",
        "in this fixed order: hearts, clubs, no trumps. After the last of them the first comes",
    ),
    case(
        "R051",
        {"trump": {"trump": "fixed_suit", "suit": "H"}},
        "trump",
        "Trump is always hearts.",
    ),
    case("R052", "dane-se-french", "trump", "the deal has no trumps: 2, 3, 4, 5 or 6."),
    case("R053", {"bidding": {"hook": "none"}}, "bidding", "the number of cards included"),
    case(
        "R054 R055 R056",
        {"bidding": {"bid_mode": "simultaneous", "hook": "none", "bid_max": 5}},
        "bidding",
        "with the fingers of one hand, together on a count of three",
        "from 0 to 5, but not more than the cards they were dealt",
        "The bids may add up to anything",
    ),
    case(
        "R057 R058",
        {"bidding": SECRET},
        "bidding",
        "write down in secret",
        "nor what the bids add up to",
        "Only when all cards are played are the bids shown.",
        "The bids may add up to anything",
    ),
    case("R060", {"play": {"void_duty": "must_trump"}}, "play", "has to play a trump"),
    case("R061", "dane-se-jokers", "cards", "with 2 jokers added", "54 cards"),
    case("R062", "dane-se-jokers", "play", "whoever holds another joker has to play it"),
    case("R063", "dane-se-jokers", "play", "only by a player who has no card of that suit"),
    case("R064", "dane-se-jokers", "trump", "the other joker is the only trump of the deal"),
    case("R065", "oh-hell", "scoring", "10 points plus 1 for each trick taken"),
    case("R066", "10-op-en-neer", "scoring", "10 points plus 1 for each trick bid"),
    case(
        "R067",
        {"bonus": {"nil_value": 5, "nil_per_card": 1}},
        "scoring",
        "takes no trick gains 5 points plus 1 for each card of the hand",
    ),
    case(
        "R068",
        {"scoring": {"made": {"c": 5, "b": 10}, "miss": {"c": -5, "d": -5}}},
        "scoring",
        "gains 5 points plus 10 for each trick bid",
        "loses 5 points plus 5 for each trick of difference",
    ),
    case("R069", {"scoring": {"made": {"c": 1}}}, "scoring", "gains 1 point.", "loses nothing."),
    case(
        "R077 R079", "podrida", "cards", "40 cards", "1 (ace), king, knight, jack, 7, 6, 5, 4, 3, 2"
    ),
    case("R078", "podrida", "bidding", "The player on the dealer's right bids first"),
    case("R080", "podrida", "deals", "16 deals", ": 1-2-3-4-5-5-5-5-5-5-5-5-4-3-2-1."),
    case("R081", "podrida", "bidding", "The bids may add up to anything"),
    case("R082", "podrida", "play", "A player who has no trumps either may play any card."),
    case(
        "R083", "podrida", "scoring", "nothing included, gains 10 points plus 3 for each trick bid"
    ),
    case("R084", "podrida", "scoring", "loses 3 points for each trick of difference"),
    case(
        "R086",
        "romanian-whist",
        "cards",
        "With 3 players the cards from the 9 to the ace remain: 24 cards.",
        "With 4 players the cards from the 7 to the ace remain: 32 cards.",
        "With 5 players the cards from the 5 to the ace remain: 40 cards.",
    ),
    case(
        "R087 R088", "romanian-whist", "deals", "1-1-1-1-2-3-4-5-6-7-8-8-8-8-7-6-5-4-3-2-1-1-1-1."
    ),
    case("R089", "romanian-whist", "trump", "(8 cards each, with 3 to 6 players), no card is left"),
    case("R090", "romanian-whist", "scoring", "gains 5 points plus 1 for each trick bid"),
    case("R091", "romanian-whist", "scoring", "loses 1 point for each trick of difference"),
    case(
        "R092",
        {"base": "romanian-whist", "bonus": {"streak": {"length": 10, "bonus": 30}}},
        "scoring",
        "in 10 deals in a row gains 30 points more",
    ),
    case(
        "R093",
        {"base": "romanian-whist", "ending": {"winner": "zero_first"}},
        "ending",
        "exactly 0 points after the last deal wins",
    ),
    case(
        "R094",
        "romanian-whist-inverted",
        "deals",
        "8-8-8-8-7-6-5-4-3-2-1-1-1-1-2-3-4-5-6-7-8-8-8-8.",
    ),
    case("R096", "israeli-whist", "deals", "In every deal everybody gets 13 cards."),
    case("R097", "israeli-whist", "trump", "An auction decides which suit is trump"),
    case("R098", "israeli-whist", "auction", "The dealer speaks first in the auction"),
    case("R099", "israeli-whist", "auction", "at least 5 tricks and of at most 13"),
    case(
        "R100 R101", "israeli-whist", "auction", "passes, and may still offer when the turn comes"
    ),
    case("R102", "israeli-whist", "auction", "does not count: the same dealer shuffles and deals"),
    case("R103", "israeli-whist", "auction", ": clubs, diamonds, hearts, spades, no trumps."),
    case("R104", "israeli-whist", "auction", "after an offer of 6 diamonds, 6 hearts is higher"),
    case("R105", "israeli-whist", "auction", "four passes in a row", "this player may raise"),
    case("R106", "israeli-whist", "auction", "Whoever made the last offer is the declarer."),
    case(
        "R107",
        "israeli-whist",
        "bidding",
        "The player on the declarer's left bids first",
        "the player on the declarer's right bids last",
        "The declarer does not bid again: the number of the auction stands.",
    ),
    case("R108", "israeli-whist", "bidding", "bids of 7, 3 and 2, the last may not bid 1"),
    case("R109", "israeli-whist", "bidding", 'is called "under"; if they are more, "over"'),
    case("R110", "israeli-whist", "play", "The declarer leads any card to the first trick"),
    case("R111", "israeli-whist", "scoring", "gains 10 points plus the square of the bid"),
    case("R112", "israeli-whist", "scoring", "loses 10 points for each trick of difference"),
    case("R113", "israeli-whist", "scoring", "takes no trick gains 30 points."),
    case("R114", "israeli-whist", "scoring", "gains 50 points if the bids add up to less"),
    case("R115", "israeli-whist", "scoring", "loses 60 points, but gains 10 points for each"),
    case("R116", "israeli-whist", "ending", "somebody reaches 200 points or more"),
    case("R105", "israeli-whist", "auction", "An offer that nobody can raise does not end"),
    case("R115", "israeli-whist", "scoring", "With 7 tricks or more that comes to a gain."),
    case(
        "R114", "israeli-whist", "scoring", 'If they add up to more ("over"), whoever bids nothing'
    ),
    case("R120", "israeli-whist-norm", "auction", "at least 5 tricks, or of more after a gulash"),
    case(
        "R107",
        "israeli-whist-norm",
        "bidding",
        "the declarer at least the number of the auction, the others from 0 to",
    ),
    case("R010", "dane-se-australia-5", "players", "drawn twice, chance decides between the two"),
    case("R010", "dane-se-jokers", "players", "between jokers chance decides"),
    case("R018", "dane-se", "bidding", "The last to bid may not change it."),
    case("R038", "dane-se", "ending", "dealt by whoever would deal next", "the trump included"),
    case("R038", "kachuful", "ending", "the trumps go on in their order"),
    case("R038", "podrida", "ending", "However many cards the others had, these deals have"),
    case("R061 R062", "dane-se-jokers", "cards", "none of the four suits: they form a fifth one"),
    case("R063", "dane-se-jokers", "play", "somebody trumps it or plays another joker to it"),
    case("R064", "dane-se-jokers", "play", "takes nothing, unless it is the trump of the deal"),
    case("R074", "german-bridge", "scoring", "loses as many points as the square of the diff"),
    case("R082", "podrida", "play", "a trump; it may be lower than those already in the trick"),
    case("R117", "israeli-whist", "ending", "further deals", "These deals have 13 cards."),
    case("R118", "israeli-whist-gulash", "auction", "chooses 3 cards and gives them, face down"),
    case("R118", "israeli-whist-gulash", "auction", "before looking at those that come"),
    case("R119", "israeli-whist-gulash", "auction", "A deal has up to 2 gulashes."),
    case("R120 R121", "israeli-whist-norm", "auction", "up to 3 gulashes", "by 1: 6, 7 and 8."),
    case(
        "R122",
        {"base": "israeli-whist", "bonus": {"void_if_none_exact": True}},
        "scoring",
        "If nobody makes the bid exactly, none of these points count",
    ),
    case(
        "R123 R124 R125 R126",
        {
            "base": "israeli-whist",
            "scoring": {
                "nil_made": {"if_under_hand": {"c": 50}, "if_over_hand": {"c": 25}},
                "made": {"b2": 1},
                "miss": {"d": -5},
                "nil_fail": {"c": -25, "t": -5},
            },
        },
        "scoring",
        "gains as many points as the square of the bid",
        "loses 5 points for each trick of difference",
        "takes no trick gains 25 points",
        "loses 25 points plus 5 for each trick taken",
    ),
    case(
        "R033 R034 R035 R036",
        {"play": {"revoke": "penalty"}},
        "play",
        "plays one of another suit revokes, on purpose or not",
        "later in the same deal, plays a card of the suit that was not followed",
        "The deal stops at once: that player loses 50 points",
        "is dealt again, with as many cards, by the same dealer",
    ),
]


@pytest.mark.parametrize(("value", "section", "sentences"), SAID)
def test_the_page_says(value: Value, section: str, sentences: tuple[str, ...]) -> None:
    told = said(value, section)
    assert [sentence for sentence in sentences if sentence not in told] == []


def test_an_odd_rule_set_is_said_whole() -> None:
    assert describe(rules_of(ODD), "en").title.startswith("Australian Dane-se for five, with ")
    assert "2, 3, 4, 5 or 6" in said(ODD, "trump")
    assert "write down in secret" in said(ODD, "bidding")
    assert "has to play a trump" in said(ODD, "play")
    told = said(ODD, "scoring")
    assert "loses 5 times as many points as the sum of 1 up to the difference" in told
    assert "in 5 deals in a row gains 10 points more" in told


def test_beating_is_told_after_trumping_and_for_led_trumps() -> None:
    told = said("pocha", "play")
    assert told.index("has to play a trump") < told.index("has to beat the highest card")
    assert "if possible, even if trumps were led. Once somebody has trumped a trick of" in told


@pytest.mark.parametrize("twins", ["last", "first", "cancel"])
def test_a_led_joker_loses_to_a_joker_only_where_that_can_be(twins: str) -> None:
    told = said({"base": "dane-se-jokers", "pack": {"duplicates": twins}}, "play")
    assert ("plays another joker to it" in told) is (twins != "first")


@pytest.mark.parametrize(
    ("bidding", "even"),
    [({}, False), ({"hook": "none"}, True), ({"min_h": 14}, True), ({"max_nils_in_row": 2}, True)],
)
def test_a_label_of_even_bids_is_told_only_where_they_can_be(
    bidding: dict[str, Any], *, even: bool
) -> None:
    rules: dict[str, Any] = {"base": "israeli-whist", "bidding": bidding}
    assert ('"under"; otherwise "over"' in said(rules, "bidding")) is even
    assert ("as much or more" in said(rules, "scoring")) is even


@pytest.mark.rule("R115")
def test_a_missed_nil_that_is_capped_comes_to_no_gain() -> None:
    capped = {"base": "israeli-whist", "bonus": {"nil_fail_cap_at_zero": True}}
    assert "comes to a gain" not in said(capped, "scoring")
    told = re.search(
        r"With (\d+) tricks or more that comes to a gain", said("israeli-whist", "scoring")
    )
    assert told
    points, first = point_table(rules_of("israeli-whist"), 13)[UNDER][0], int(told[1])
    assert points[first - 1] <= 0 < points[first]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("hook", "left"), [("gt", range(3, 9)), ("lt", (0, 1)), ("eq", (2,))])
def test_the_other_hooks_say_what_is_left(hook: str, left: Sequence[int], lang: str) -> None:
    """With 8 cards and bids of 3, 2 and 1."""
    (told,) = hook_example(rules_from_json({"bidding": {"hook": hook}}), Voice(lang))
    assert told.endswith(f" {Voice(lang).span(left)}.")


def test_only_an_auction_has_a_section_of_its_own() -> None:
    for name, known in PRESETS.items():
        keys = [section.key for section in describe(known.rules, "pt").sections]
        assert ("auction" in keys) is name.startswith("israeli")


INERT = {("podrida", "pack.rank_order"), ("podrida-norm", "schedule.shape")}
"""The same order by other names; and what only makes sense together."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_every_axis_of_a_preset_is_said(name: str, lang: str) -> None:
    """Take one axis of its own from a preset, and its page reads otherwise."""
    rules, base = PRESETS[name].rules, PRESETS["dane-se"].rules
    said_whole, unsaid = describe(rules, lang).sections, []
    for path in differences(rules, base):
        if path == "contracts.list":
            continue
        group, _, axis = path.partition(".")
        own = getattr(base, group)
        if axis:
            own = replace(getattr(rules, group), **{axis: getattr(own, axis)})
        without = replace(rules, **{group: own})
        is_sound = not check(without) and (name, path) not in INERT
        if is_sound and describe(without, lang).sections == said_whole:
            unsaid.append(path)
    assert unsaid == []


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_names_the_rules_of_its_source(name: str) -> None:
    told = {
        rule for section in describe(PRESETS[name].rules, "pt").sections for rule in section.rules
    }
    own = {
        "dane-se": {"R019", "R022", "R030", "R031", "R032", "R037", "R038"},
        "podrida": {"R077", "R078", "R079", "R080", "R081", "R082", "R083", "R084"},
        "romanian-whist": {"R086", "R087", "R088", "R089", "R090", "R091"},
        "israeli-whist": {f"R{n:03}" for n in range(96, 118)} - {"R109"},
        "israeli-whist-gulash": {"R118", "R119"},
        "dane-se-french": {"R052"},
        "dane-se-jokers": {"R061", "R062", "R063", "R064"},
    }
    assert own.get(name, set()) <= told
