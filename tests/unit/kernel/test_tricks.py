"""Legal cards and trick winners against a slow second opinion, and what each rule is about."""

import os
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.unit.kernel.reference import Card as Pair
from tests.unit.kernel.reference import Rules, legal, winner
from vaza.kernel.cards import (
    RANKS,
    Card,
    format_cards,
    format_suit,
    is_joker,
    mask_of,
    parse_cards,
    parse_suit,
    rank_of,
    suit_of,
)
from vaza.kernel.tables import NO_TRUMP, RuleTables
from vaza.kernel.tricks import NOBODY, follow_mask, legal_mask, winning_place
from vaza.options.axes.pack import Pack, PackKind, RankOrder
from vaza.options.codes.codec import read_rules
from vaza.options.deals.compile import compile_deal
from vaza.options.deals.packs import pack_cards

Case = tuple[RuleTables, Rules, list[Card], list[Card]]
MANY = settings(max_examples=3000 if os.environ.get("VAZA_FULL") == "1" else 400)
ORDERS = {
    "A_high": RANKS,
    "latin_A_R_C_V_7": RANKS,
    "brisca": "2456789TJQK3A",
    "low_beats_high": "AKQJT98765432",
}
PACKS = [
    Pack(pack=kind, packs=packs, jokers=jokers)
    for kind in PackKind
    for packs in (1, 2)
    for jokers in (0, 2)
]


@lru_cache(maxsize=10_000)
def compiled(rules: Rules, pack: Pack) -> RuleTables:
    order = next(name for name, ranks in ORDERS.items() if ranks == rules.order)
    read = read_rules(
        {
            "pack": {"rank_order": order, "duplicates": rules.twins},
            "play": {
                "void_duty": rules.void,
                "must_beat": rules.must_beat,
                "lead_trump": rules.lead,
                "joker_play": "wild_anytime" if rules.wild else "own_suit",
            },
        }
    )
    pack = replace(read.pack, pack=pack.pack, packs=pack.packs, jokers=pack.jokers)
    read = replace(read, pack=pack)
    trump = NO_TRUMP if rules.trump is None else parse_suit(rules.trump)
    return compile_deal(read, 4, 5, trump)


def pair(card: int) -> Pair:
    return format_suit(suit_of(card)), "" if is_joker(card) else RANKS[rank_of(card)]


def drawn_rules() -> st.SearchStrategy[Rules]:
    return st.builds(
        Rules,
        order=st.sampled_from(sorted(set(ORDERS.values()))),
        trump=st.sampled_from(["S", "H", "D", "C", "X", None]),
        twins=st.sampled_from(["last", "first", "cancel"]),
        void=st.sampled_from(["any", "must_trump", "must_overtrump"]),
        must_beat=st.booleans(),
        lead=st.sampled_from(["always", "last_resort", "broken"]),
        wild=st.booleans(),
    )


@st.composite
def positions(draw: st.DrawFn) -> Case:
    """Rules, a hand and a trick on the table, often of few suits so that they meet."""
    rules, pack = draw(drawn_rules()), draw(st.sampled_from(PACKS))
    tables = compiled(rules, pack)
    cards = list(pack_cards(pack, 4))
    if draw(st.booleans()):
        suits = draw(st.sets(st.integers(0, 4), min_size=1, max_size=2))
        cards = [card for card in cards if suit_of(card) in suits] or cards
    chosen = draw(st.lists(st.sampled_from(cards), unique=True, min_size=2, max_size=9))
    split = draw(st.integers(0, min(4, len(chosen) - 1)))
    return tables, rules, chosen[split:], chosen[:split]


@MANY
@given(positions(), st.booleans())
def test_legal_cards_are_those_of_the_reference(case: Case, broken: bool) -> None:
    tables, rules, hand, trick = case
    found = legal_mask(tables, mask_of(hand), trick, broken=broken)
    expected = legal(rules, [pair(card) for card in hand], [pair(c) for c in trick], broken=broken)
    assert {pair(card) for card in hand if found >> card & 1} == expected
    assert found == mask_of(card for card in hand if pair(card) in expected), "twins go together"
    assert found, "something may always be played"


@MANY
@given(positions())
def test_winners_are_those_of_the_reference(
    case: Case,
) -> None:
    tables, rules, hand, trick = case
    cards = [*trick, *hand][:5]
    place = winning_place(tables, cards)
    assert (None if place == NOBODY else place) == winner(rules, [pair(card) for card in cards])


@MANY
@given(positions())
def test_a_legal_card_never_revokes(
    case: Case,
) -> None:
    tables, rules, hand, trick = case
    follow = follow_mask(tables, mask_of(hand), trick)
    if not follow:
        return
    assert trick, "nothing is asked of who leads"
    assert legal_mask(tables, mask_of(hand), trick) & ~follow == 0
    led = suit_of(trick[0])
    assert all(rules.wild and is_joker(card) for card in hand if follow >> card & 1
               and suit_of(card) != led)  # fmt: skip


def legal_text(rules: Rules, hand: str, trick: str = "", *, broken: bool = False) -> str:
    tables = compiled(rules, Pack(jokers=2))
    cards = parse_cards(hand)
    found = legal_mask(tables, mask_of(cards), parse_cards(trick), broken=broken)
    return format_cards(card for card in cards if found >> card & 1)


HIGH = Rules(RANKS, "H")


@pytest.mark.rule("R060", "R082")
@pytest.mark.parametrize(
    ("void", "hand", "trick", "expected"),
    [
        ("any", "AS 2H 3D", "5C", "AS 2H 3D"),
        ("must_trump", "AS 2H 3D", "5C", "2H"),
        ("must_trump", "AS 2S 3D", "5C", "AS 2S 3D"),
        ("must_trump", "AS 2H 3C", "5C", "3C"),
        ("must_overtrump", "AS 2H 9H KH", "5C 5H", "9H KH"),
        ("must_overtrump", "AS 2H 3H", "5C 5H", "2H 3H"),
        ("must_overtrump", "AS 2H 3C", "5C 5H", "3C"),
        ("must_overtrump", "AS 2D", "5C 5H", "AS 2D"),
    ],
)
def test_who_cannot_follow(void: str, hand: str, trick: str, expected: str) -> None:
    assert legal_text(Rules(RANKS, "H", void=void), hand, trick) == expected


def test_without_trumps_nobody_has_to_trump() -> None:
    assert legal_text(Rules(RANKS, None, void="must_trump"), "AS 2H", "5C") == "AS 2H"


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        ("2C 9C AC", "5C", "9C AC"),
        ("2C 3C", "5C", "2C 3C"),
        ("2C 9C", "5C 2H", "2C 9C"),
        ("2H 9H AS", "5H", "9H"),
        ("2S 9D", "5C", "2S 9D"),
    ],
)
def test_who_follows_must_beat(hand: str, trick: str, expected: str) -> None:
    assert legal_text(Rules(RANKS, "H", must_beat=True), hand, trick) == expected


@pytest.mark.rule("R154")
@pytest.mark.parametrize(
    ("lead", "broken", "hand", "expected"),
    [
        ("always", False, "AS 2H", "AS 2H"),
        ("last_resort", False, "AS 2H", "AS"),
        ("last_resort", True, "AS 2H", "AS"),
        ("last_resort", True, "3H 2H", "3H 2H"),
        ("broken", False, "AS 2H", "AS"),
        ("broken", True, "AS 2H", "AS 2H"),
        ("broken", False, "3H 2H", "3H 2H"),
    ],
)
def test_leading_trumps(lead: str, broken: bool, hand: str, expected: str) -> None:
    assert legal_text(Rules(RANKS, "H", lead=lead), hand, broken=broken) == expected


@pytest.mark.rule("R062", "R063")
@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        ("XX AS 2H", "XX", "XX"),
        ("AS 2H", "XX", "AS 2H"),
        ("XX AS 2H", "3S", "AS"),
        ("XX AD 2H", "3S", "XX AD 2H"),
    ],
)
def test_jokers_are_a_suit_of_their_own(hand: str, trick: str, expected: str) -> None:
    assert legal_text(HIGH, hand, trick) == expected


@pytest.mark.parametrize(
    ("hand", "trick", "expected"),
    [
        ("XX AS 2H", "3S", "XX AS"),
        ("XX AS 2H", "XX", "XX AS 2H"),
        ("AS 2H", "XX 3D", "AS 2H"),
    ],
)
def test_wild_jokers_go_at_any_time(hand: str, trick: str, expected: str) -> None:
    assert legal_text(Rules(RANKS, "H", wild=True), hand, trick) == expected


def winning(rules: Rules, *names: str) -> int:
    """Return the winner's place; a name with a star is its copy in the second pack."""
    tables = compiled(rules, Pack(packs=2, jokers=2))
    cards = [parse_cards(name.rstrip("*"))[0] + (64 if "*" in name else 0) for name in names]
    return winning_place(tables, cards)


@pytest.mark.rule("R046")
@pytest.mark.parametrize(("twins", "place"), [("last", 2), ("first", 0), ("cancel", 1)])
def test_identical_cards(twins: str, place: int) -> None:
    assert winning(Rules(RANKS, "H", twins=twins), "KS", "QS", "KS*") == place


@pytest.mark.rule("R064")
@pytest.mark.parametrize(
    ("rules", "cards", "place"),
    [
        (HIGH, ("XX", "2H", "AS"), 1),
        (HIGH, ("XX", "AS", "AD"), 0),
        (HIGH, ("2S", "XX", "AD"), 0),
        (Rules(RANKS, "X"), ("AS", "XX", "2D"), 1),
        (Rules(RANKS, None), ("AS", "XX", "2D"), 0),
        (Rules(RANKS, "H", wild=True), ("AS", "XX", "AH"), 1),
        (Rules(RANKS, "H"), ("XX", "XX*", "AS"), 1),
        (Rules(RANKS, "H", twins="first"), ("XX", "XX*", "AS"), 0),
        (Rules(RANKS, "H", twins="cancel"), ("XX", "XX*", "AS"), NOBODY),
        (Rules(RANKS, "H", twins="cancel", wild=True), ("XX", "XX*", "3S", "AD", "4S"), 4),
    ],
)
def test_who_wins_with_jokers(rules: Rules, cards: tuple[str, ...], place: int) -> None:
    assert winning(rules, *cards) == place


@pytest.mark.rule("R079")
def test_orders_of_the_ranks() -> None:
    for order in RankOrder:
        ranks = ORDERS[order.value]
        rules = Rules(ranks, None)
        for low, high in pairwise(ranks):
            assert winning(rules, f"{low}S", f"{high}S") == 1
            assert winning(rules, f"{high}S", f"{low}S") == 0


@example(rank="A")
@given(rank=st.sampled_from(RANKS))
def test_twins_are_equal_in_every_order(rank: str) -> None:
    for ranks in ORDERS.values():
        assert winning(Rules(ranks, None), f"{rank}S", f"{rank}S*") == 1
        assert winning(Rules(ranks, None, twins="first"), f"{rank}S", f"{rank}S*") == 0
