"""Which cards each pack has, by seats, and the order of its ranks."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaza.kernel.cards import RANKS, face_of, format_card, is_card, suit_of
from vaza.options.axes.pack import Duplicates, ExtraSuit, Pack, PackKind, RankOrder
from vaza.options.deals.packs import pack_cards, strengths
from vaza.options.presets import preset


def copies(pack: Pack, seats: int = 4) -> Counter[str]:
    return Counter(format_card(card) for card in pack_cards(pack, seats))


def expected(ranks: str, packs: int = 1, **extra: int) -> Counter[str]:
    return Counter({f"{rank}{suit}": packs for rank in ranks for suit in "SHDC"}) + Counter(extra)


@pytest.mark.rule("R077")
@pytest.mark.parametrize(
    ("kind", "ranks", "cards"),
    [
        (PackKind.STD52, RANKS, 52),
        (PackKind.LATIN40, "234567JQKA", 40),
        (PackKind.LATIN48, "23456789JQKA", 48),
        (PackKind.STD36, "6789TJQKA", 36),
        (PackKind.STD32, "789TJQKA", 32),
    ],
)
def test_packs_of_some_ranks(kind: PackKind, ranks: str, cards: int) -> None:
    for seats in range(2, 11):
        assert copies(Pack(pack=kind), seats) == expected(ranks)
    assert len(pack_cards(Pack(pack=kind), 4)) == cards
    assert copies(Pack(pack=kind, packs=2)) == expected(ranks, 2)


@pytest.mark.rule("R086")
@pytest.mark.parametrize(
    ("seats", "ranks"),
    [(2, "JQKA"), (3, "9TJQKA"), (4, "789TJQKA"), (5, "56789TJQKA"), (6, "3456789TJQKA")],
)
def test_eight_cards_for_each_seat(seats: int, ranks: str) -> None:
    pack = preset("romanian-whist").pack
    assert copies(pack, seats) == expected(ranks)
    assert len(pack_cards(pack, seats)) == 8 * seats


@pytest.mark.rule("R044", "R045")
def test_low_cards_of_a_second_pack() -> None:
    thirteen, more = preset("dane-se-australia-5").pack, preset("dane-se-australia-6").pack
    low = expected("234")
    assert copies(thirteen, 5) == expected(RANKS) + low + Counter({"5C": 1})
    assert copies(more, 6) == expected(RANKS) + expected("234567") + Counter({"8C": 1, "8D": 1})
    assert len(pack_cards(thirteen, 5)) == 65 == 5 * 13
    assert len(pack_cards(more, 6)) == 78 == 6 * 13
    assert thirteen.duplicates is Duplicates.LAST


@pytest.mark.parametrize(
    ("kind", "suits", "names"),
    [
        (PackKind.LOW13, (ExtraSuit.S, ExtraSuit.H), {"5S"}),
        (PackKind.LOW26, (ExtraSuit.H, ExtraSuit.S), {"8H", "8S"}),
    ],
)
def test_the_last_extra_cards_may_be_of_other_suits(
    kind: PackKind, suits: tuple[ExtraSuit, ...], names: set[str]
) -> None:
    rank = "5" if kind is PackKind.LOW13 else "8"
    doubled = {name for name, count in copies(Pack(pack=kind, extra_suits=suits)).items()
               if count == 2 and name[0] == rank}  # fmt: skip
    assert doubled == names


@pytest.mark.rule("R061")
@pytest.mark.parametrize(("packs", "jokers", "count"), [(1, 2, 2), (1, 1, 1), (2, 2, 4)])
def test_jokers(packs: int, jokers: int, count: int) -> None:
    assert copies(Pack(packs=packs, jokers=jokers)) == expected(RANKS, packs, XX=count)
    assert preset("dane-se-jokers").pack == Pack(jokers=2)


def packs() -> st.SearchStrategy[Pack]:
    return st.builds(
        Pack,
        pack=st.sampled_from(PackKind),
        packs=st.integers(1, 2),
        jokers=st.integers(0, 2),
        rank_order=st.sampled_from(RankOrder),
    )


@given(packs(), st.integers(2, 10))
def test_cards_are_cards_once_each_in_order(pack: Pack, seats: int) -> None:
    cards = pack_cards(pack, seats)
    assert list(cards) == sorted(set(cards))
    assert all(is_card(card) for card in cards)


@given(packs(), st.integers(2, 10))
def test_only_copies_are_equally_strong(pack: Pack, seats: int) -> None:
    strength = strengths(pack)
    places: dict[tuple[int, int], set[int]] = {}
    for card in pack_cards(pack, seats):
        places.setdefault((suit_of(card), strength[card]), set()).add(face_of(card))
    assert all(len(faces) == 1 for faces in places.values())


@pytest.mark.rule("R004", "R079")
@pytest.mark.parametrize(
    ("name", "axes", "order"),
    [
        ("dane-se", {}, "A K Q J T 9 8 7 6 5 4 3 2"),
        ("podrida", {}, "A K Q J 7 6 5 4 3 2"),
        ("podrida-norm", {}, "A 3 K Q J 7 6 5 4 2"),
        ("pocha", {}, "A 3 K Q J 7 6 5 4 2"),
        ("dane-se", {"rank_order": RankOrder.LOW_WINS}, "2 3 4 5 6 7 8 9 T J Q K A"),
        ("dane-se", {"rank_order": RankOrder.BRISCA}, "A 3 K Q J T 9 8 7 6 5 4 2"),
    ],
)
def test_ranks_from_the_top(name: str, axes: dict[str, Any], order: str) -> None:
    base = preset(name).pack
    pack = Pack(pack=base.pack, rank_order=axes.get("rank_order", base.rank_order))
    spades = [card for card in pack_cards(pack, 4) if suit_of(card) == 0]
    ranked = sorted(spades, key=lambda card: -strengths(pack)[card])
    assert " ".join(format_card(card)[0] for card in ranked) == order
