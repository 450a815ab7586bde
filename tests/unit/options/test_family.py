"""What the presets of the whole family say: seats, hand sizes, trumps, points, duties."""

from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from tests.golden.scorings import SCORINGS
from vaza.kernel.cards import Seat
from vaza.kernel.tables import OVER, UNDER
from vaza.options.axes.auction import AuctionDeclarer, AuctionOpens
from vaza.options.axes.bidding import BidOpens, Hook
from vaza.options.axes.ending import End
from vaza.options.axes.pack import RankName
from vaza.options.axes.play import FirstLead, JokerPlay, VoidDuty
from vaza.options.axes.seating import Direction
from vaza.options.axes.trump import JokerTurnUp
from vaza.options.checks.check import check
from vaza.options.codes.codec import differences, read_rules
from vaza.options.deals.compile import point_table
from vaza.options.deals.schedule import plan_deals, tie_deal
from vaza.options.presets import PRESETS, preset
from vaza.rules.state import new_match
from vaza.rules.view import seat_view

NAMES = """
    dane-se dane-se-norm dane-se-river-13 dane-se-river-17 dane-se-australia-5 dane-se-australia-6
    dane-se-french dane-se-jokers dane-se-tutorial dane-se-tutorial-norm dane-se-13
    dane-se-13-continued 10-op-en-neer 10-op-en-neer-norm german-bridge german-bridge-norm oh-hell
    nomination-whist kachuful boerenbridge plump podrida podrida-norm pocha romanian-whist
    romanian-whist-norm romanian-whist-inverted israeli-whist israeli-whist-norm
    israeli-whist-gulash king king-copag king-no-auction king-fixed-payment king-quick
"""


def test_all_are_there() -> None:
    assert list(PRESETS) == NAMES.split()


def sizes(name: str, seats: int) -> str:
    return run(plan.size for plan in plan_deals(preset(name), seats))


def trumps(name: str, seats: int, **axes: Any) -> list[str]:
    rules = read_rules({"base": name, **axes})
    return [plan.trump.value for plan in plan_deals(rules, seats)]


def run(numbers: Any) -> str:
    return "-".join(map(str, numbers))


def river(peak: int) -> str:
    return run([*range(peak, 0, -1), *range(2, peak + 1)])


@pytest.mark.rule("R040", "R041", "R043", "R044", "R045")
@pytest.mark.parametrize(
    ("name", "seats", "peak", "deals"),
    [
        ("dane-se-river-13", 4, 13, 25),
        ("dane-se-river-17", 3, 17, 33),
        ("dane-se-australia-5", 5, 13, 25),
        ("dane-se-australia-6", 6, 13, 25),
    ],
)
def test_from_the_largest_hand_down_and_up(name: str, seats: int, peak: int, deals: int) -> None:
    assert preset(name).seating.seats == (seats,)
    assert sizes(name, seats) == river(peak)
    assert len(plan_deals(preset(name), seats)) == deals


@pytest.mark.rule("R040")
def test_one_to_ten_and_back_with_the_rules_of_dane_se() -> None:
    rules = read_rules({"schedule": {"shape": "up_down"}})
    found = [plan.size for plan in plan_deals(rules, 4)]
    assert found == [*range(1, 11), *range(9, 0, -1)]
    assert len(found) == 19


@pytest.mark.rule("R042")
def test_a_deal_without_a_stock_shows_the_dealers_last_card() -> None:
    found = trumps("dane-se-river-13", 4)
    assert found[0] == found[-1] == "last-card"
    assert set(found[1:-1]) == {"turn-up"}
    assert set(trumps("dane-se-river-17", 3)) == {"turn-up"}, "one card is left to turn (A06)"
    for kind, source in (("cut", "cut"), ("dealer_names", "dealer-names"), ("none", "none")):
        found = trumps("dane-se-river-13", 4, trump={"full_deal_trump": kind})
        assert (found[0], found[1]) == (source, "turn-up")


@pytest.mark.rule("R047")
@pytest.mark.parametrize(("name", "seats"), [("dane-se-river-13", 4), ("dane-se-river-17", 3)])
def test_first_and_last_may_be_without_trumps(name: str, seats: int) -> None:
    found = trumps(name, seats, trump={"nt_on_deals": ["first", "last"]})
    assert [number for number, trump in enumerate(found, 1) if trump == "none"] == [1, len(found)]


@pytest.mark.rule("R048", "R049", "R050", "R051")
@pytest.mark.parametrize(
    ("trump", "expected"),
    [
        ({"trump": "cycle"}, "S H D C S H D C"),
        ({"trump": "cycle", "cycle": ["H", "C", "D", "S"]}, "H C D S H C D S"),
        ({"trump": "cycle", "cycle": ["S", "H", "D", "C", "NT"]}, "S H D C none S H D"),
        ({"trump": "fixed_suit", "suit": "S"}, "S S S S S S S S"),
        ({"trump": "fixed_suit", "suit": "H"}, "H H H H H H H H"),
        ({"trump": "highest_bidder"}, " ".join(["highest-bidder"] * 8)),
        ({"trump": "dealer_names"}, " ".join(["dealer-names"] * 8)),
    ],
)
def test_trumps_by_deal_number(trump: dict[str, Any], expected: str) -> None:
    assert " ".join(trumps("dane-se", 4, trump=trump)[:8]) == expected


@pytest.mark.rule("R052")
def test_the_french_threshold() -> None:
    low = preset("dane-se-french").trump.turnup_nt_ranks
    assert set(low) == {RankName(rank) for rank in "23456"}
    assert differences(preset("dane-se-french"), preset("dane-se")) == ("trump.turnup_nt_ranks",)


@pytest.mark.rule("R061", "R062", "R063", "R064")
def test_jokers() -> None:
    rules = preset("dane-se-jokers")
    assert rules.play.joker_play is JokerPlay.OWN_SUIT
    assert rules.trump.joker_turnup is JokerTurnUp.JOKER_SUIT
    assert differences(rules, preset("dane-se")) == ("pack.jokers",)


@pytest.mark.rule("R053", "R055", "R058")
def test_bids_made_all_at_once_have_no_hook() -> None:
    assert check(read_rules({"bidding": {"hook": "none"}})) == ()
    for mode in ("simultaneous", "secret_until_end"):
        (problem,) = check(read_rules({"bidding": {"bid_mode": mode}}))
        assert (problem.axis, problem.code) == ("bidding.hook", "hook-hidden")
        assert check(read_rules({"bidding": {"bid_mode": mode, "hook": "none"}})) == ()


@pytest.mark.rule("R059")
def test_everybody_at_a_table_plays_by_the_same_rules() -> None:
    state = new_match(preset("podrida"), 4)
    for seat in range(4):
        assert seat_view(state, Seat(seat)).public.rules is state.public.rules
    with pytest.raises(FrozenInstanceError):
        state.public.rules.bidding.hook = Hook.NE  # type: ignore[misc]


@pytest.mark.rule("R076", "R078", "R080", "R081", "R082")
@pytest.mark.parametrize("name", ["podrida", "podrida-norm"])
def test_podrida(name: str) -> None:
    rules = preset(name)
    assert sizes(name, 5) == "1-2-3-4-5-5-5-5-5-5-5-5-4-3-2-1"
    assert rules.seating.direction is Direction.COUNTER
    assert rules.bidding.bid_opens is BidOpens.ELDEST, "next in that direction: at his right (A55)"
    assert rules.play.void_duty is VoidDuty.MUST_TRUMP
    is_literal = name == "podrida"
    assert (rules.bidding.hook is Hook.NONE) == is_literal
    assert (rules.play.first_lead is FirstLead.DEALER) == is_literal


@pytest.mark.rule("R038")
@pytest.mark.parametrize(
    ("name", "by_seats"),
    [
        ("podrida", {3: 10, 4: 9, 5: 7, 6: 6, 7: 5}),
        ("dane-se", {3: 10, 4: 10, 5: 10, 6: 8, 7: 7}),
        ("romanian-whist", {3: 8, 4: 8, 5: 8, 6: 8}),
        ("dane-se-australia-5", {5: 10}),
        ("dane-se-river-17", {3: 10}),
        ("pocha", {3: 10, 4: 10, 5: 8}),
        ("israeli-whist", {4: 13}),
    ],
)
def test_tie_deals(name: str, by_seats: dict[int, int]) -> None:
    rules = preset(name)
    assert {seats: tie_deal(rules, seats, 30).size for seats in rules.seating.seats} == by_seats


@pytest.mark.rule("R085", "R087", "R088", "R089")
def test_romanian_whist() -> None:
    assert sizes("romanian-whist", 4) == "1-1-1-1-2-3-4-5-6-7-8-8-8-8-7-6-5-4-3-2-1-1-1-1"
    for seats in (3, 4, 5, 6):
        plans = plan_deals(preset("romanian-whist"), seats)
        up, down = [*range(2, 8)], [*range(7, 1, -1)]
        expected = [*[1] * seats, *up, *[8] * seats, *down, *[1] * seats]
        assert [plan.size for plan in plans] == expected
        assert {plan.trump.value for plan in plans if plan.size == 8} == {"none"}
        assert {plan.trump.value for plan in plans if plan.size < 8} == {"turn-up"}


@pytest.mark.rule("R094")
def test_romanian_whist_inverted() -> None:
    expected = "8-8-8-8-7-6-5-4-3-2-1-1-1-1-2-3-4-5-6-7-8-8-8-8"
    assert sizes("romanian-whist-inverted", 4) == expected
    assert trumps("romanian-whist-inverted", 4).count("none") == 8


@pytest.mark.rule("R095", "R096", "R097", "R098", "R099", "R107", "R110", "R116", "R117")
def test_israeli_whist() -> None:
    rules = preset("israeli-whist")
    plans = plan_deals(rules, 4)
    assert {(plan.size, plan.trump.value) for plan in plans} == {(13, "auction")}
    assert rules.seating.seats == (4,)
    assert (rules.auction.opens, rules.auction.min) == (AuctionOpens.DEALER, 5)
    assert (rules.auction.end_passes, rules.auction.declarer) == (4, AuctionDeclarer.FIXED)
    assert rules.auction.gulash_max_passes == 0
    assert rules.bidding.bid_opens is BidOpens.DECLARER_LEFT
    assert rules.play.first_lead is FirstLead.DECLARER
    assert (rules.ending.end, rules.ending.target) == (End.TARGET, 200)


@pytest.mark.rule("R103")
def test_the_order_of_the_suits() -> None:
    assert [suit.value for suit in preset("israeli-whist").auction.suit_order] == [
        "C", "D", "H", "S", "NT",
    ]  # fmt: skip


@pytest.mark.rule("R118", "R119")
def test_gulash() -> None:
    rules = preset("israeli-whist-gulash")
    assert differences(rules, preset("israeli-whist")) == ("auction.gulash_max_passes",)
    assert (rules.auction.gulash_max_passes, rules.auction.gulash_cards) == (2, 3)
    norm = preset("israeli-whist-norm").auction
    assert (norm.gulash_max_passes, norm.gulash_raise_min) == (3, True)
    assert (norm.opens, norm.end_passes) == (AuctionOpens.LEFT, 3)
    assert norm.declarer is AuctionDeclarer.RAISE


@pytest.mark.parametrize(
    ("name", "seats", "expected"),
    [
        ("nomination-whist", 4, "10-9-8-7-6-5-4-3-2-1"),
        ("nomination-whist", 7, "7-6-5-4-3-2-1"),
        ("kachuful", 4, "13-12-11-10-9-8-7-6-5-4-3-2-1"),
        ("kachuful", 5, "10-9-8-7-6-5-4-3-2-1"),
        ("plump", 5, river(10)),
        ("oh-hell", 6, river(8)),
        ("pocha", 5, "1-1-1-1-1-2-3-4-5-6-7-8-8-8-8-8-7-6-5-4-3-2-1-1-1-1-1"),
    ],
)
def test_schedules_of_relatives(name: str, seats: int, expected: str) -> None:
    assert sizes(name, seats) == expected


def test_trumps_of_relatives() -> None:
    assert trumps("nomination-whist", 4)[:5] == ["H", "C", "D", "S", "H"]
    assert trumps("kachuful", 4)[:5] == ["S", "D", "C", "H", "S"]
    assert set(trumps("plump", 4)) == {"none"}
    assert {trump for trump, size in zip(trumps("pocha", 4), sizes("pocha", 4).split("-"),
                                         strict=True) if size == "10"} == {"last-card"}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "scoring"),
    [
        ("dane-se", "S01"), ("oh-hell", "S02"), ("10-op-en-neer", "S03"), ("dane-se-13", "S03"),
        ("nomination-whist", "S03"), ("kachuful", "S03"), ("german-bridge", "S07"),
        ("podrida", "S08"), ("romanian-whist", "S09"), ("israeli-whist", "S10"),
        ("israeli-whist-norm", "S10w"), ("israeli-whist-gulash", "S10"),
        ("dane-se-tutorial", "S12"),
        ("boerenbridge", "S13"), ("pocha", "S16"), ("plump", "S17"),
    ],
)  # fmt: skip
def test_presets_score_as_their_names_say(name: str, scoring: str) -> None:
    assert preset(name).scoring == read_rules({"scoring": SCORINGS[scoring]}).scoring


def points(rules: dict[str, Any], size: int, bid: int, taken: int, label: int = UNDER) -> int:
    return point_table(read_rules(rules), size)[label][bid][taken]


EXAMPLES: list[tuple[tuple[str, ...], dict[str, Any], tuple[int, int, int], int]] = [
    (("R065",), {"scoring": SCORINGS["S02"]}, (8, 3, 3), 13),
    (("R065",), {"scoring": SCORINGS["S02"]}, (8, 3, 5), 5),
    (("R066",), {"scoring": SCORINGS["S03"]}, (8, 3, 3), 13),
    (("R066",), {"scoring": SCORINGS["S03"]}, (8, 3, 2), 0),
    (("R067",), {"bonus": {"nil_value": 5, "nil_per_card": 1}}, (8, 0, 0), 13),
    (("R067",), {"bonus": {"nil_value": 5, "nil_per_card": 1}}, (8, 0, 2), -20),
    (("R067",), {"bonus": {"nil_value": 5, "nil_per_card": 1}}, (8, 2, 2), 20),
    (("R067",), {"scoring": SCORINGS["S04"]}, (8, 0, 0), 13),
    (("R068",), {"scoring": SCORINGS["S05"]}, (8, 5, 7), -15),
    (("R068",), {"scoring": SCORINGS["S05"]}, (8, 5, 5), 55),
    (("R069",), {"scoring": SCORINGS["S06"]}, (8, 5, 5), 1),
    (("R069",), {"scoring": SCORINGS["S06"]}, (8, 5, 4), 0),
    (("R083",), {"base": "podrida"}, (5, 5, 5), 25),
    (("R083",), {"base": "podrida"}, (5, 0, 0), 10),
    (("R084",), {"base": "podrida"}, (8, 5, 3), -6),
    (("R084",), {"base": "podrida"}, (8, 5, 7), -6),
    (("R090",), {"base": "romanian-whist"}, (8, 3, 3), 8),
    (("R090",), {"base": "romanian-whist"}, (8, 0, 0), 5),
    (("R091",), {"base": "romanian-whist"}, (8, 5, 3), -2),
    (("R091",), {"base": "romanian-whist"}, (8, 5, 7), -2),
    (("R111",), {"base": "israeli-whist"}, (13, 5, 5), 35),
    (("R111",), {"base": "israeli-whist"}, (13, 6, 6), 46),
    (("R111",), {"base": "israeli-whist"}, (13, 7, 7), 59),
    (("R112",), {"base": "israeli-whist"}, (13, 5, 8), -30),
    (("R115",), {"base": "israeli-whist"}, (13, 0, 1), -50),
    (("R115",), {"base": "israeli-whist"}, (13, 0, 3), -30),
    (("R115",), {"base": "israeli-whist"}, (13, 0, 6), 0),
    (("R115",), {"base": "israeli-whist"}, (13, 0, 13), 70),
    (("R123",), {"base": "israeli-whist", "scoring": SCORINGS["S11"]}, (13, 5, 5), 25),
    (("R124",), {"base": "israeli-whist", "scoring": SCORINGS["S11"]}, (13, 5, 3), -10),
    (("R126",), {"base": "israeli-whist", "scoring": SCORINGS["S11"]}, (13, 0, 2), -35),
]


@pytest.mark.parametrize(
    ("rules", "case", "expected"),
    [pytest.param(*rest, marks=pytest.mark.rule(*ids)) for ids, *rest in EXAMPLES],
)
def test_points(rules: dict[str, Any], case: tuple[int, int, int], expected: int) -> None:
    size, bid, taken = case
    assert points(rules, size, bid, taken) == points(rules, size, bid, taken, OVER) == expected


@pytest.mark.rule("R113", "R114", "R125")
@pytest.mark.parametrize(
    ("scoring", "under", "over"), [("S10", 50, 30), ("S10w", 50, 25), ("S11", 50, 25)]
)
def test_a_made_nil_in_an_under_and_an_over_deal(scoring: str, under: int, over: int) -> None:
    rules = {"base": "israeli-whist", "scoring": SCORINGS[scoring]}
    assert points(rules, 13, 0, 0, UNDER) == under
    assert points(rules, 13, 0, 0, OVER) == over


def test_a_missed_nil_may_be_capped_at_nothing() -> None:
    capped = {"base": "israeli-whist", "bonus": {"nil_fail_cap_at_zero": True}}
    assert [points(capped, 13, 0, taken) for taken in (1, 3, 6, 7, 13)] == [-50, -30, 0, 0, 0]
    assert points(capped, 13, 5, 5) == 35
    assert points(capped, 13, 0, 0) == 50


@pytest.mark.parametrize("name", PRESETS)
def test_ids_of_sources_are_spelled_as_ids(name: str) -> None:
    for part in PRESETS[name].source.split(", "):
        first, _, last = part.partition("-")
        assert first[0] in "RAV"
        assert first[1:].isdigit()
        assert not last or (last[0] == first[0] and int(last[1:]) > int(first[1:]))
