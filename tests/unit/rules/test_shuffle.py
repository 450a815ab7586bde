"""vaza-shuffle/1: fair, deterministic, and never to change."""

import itertools
from collections import Counter

import pytest

from tests.vectors import shuffle as vectors
from vaza.kernel.cards import Card, make_card
from vaza.options.axes.pack import Pack
from vaza.options.deals.packs import pack_cards
from vaza.rules.shuffle import _below, combined_seed, commitment, shuffled

SECRET = bytes(range(16))
CARDS = pack_cards(Pack(), 4)


def test_vectors_file_is_current() -> None:
    assert vectors.FILE.read_text(encoding="utf-8") == vectors.text(), (
        "run `python -m tests.vectors.shuffle`, unless you changed vaza-shuffle/1 by mistake"
    )


def test_the_start_of_the_first_order_never_changes() -> None:
    first = vectors.vectors()["orders"][1]
    assert first["seed"] == bytes(range(32)).hex()
    assert first["names"].startswith("7D 8S JC 4H 3C 2C 7H JH")


def test_an_order_holds_every_card_once() -> None:
    assert tuple(sorted(shuffled(SECRET, CARDS))) == CARDS


def test_the_order_given_in_does_not_matter() -> None:
    assert shuffled(SECRET, CARDS) == shuffled(SECRET, tuple(reversed(CARDS)))


def test_another_seed_gives_another_order() -> None:
    orders = {shuffled(bytes([number]), CARDS) for number in range(100)}
    assert len(orders) == 100


def test_every_order_of_four_cards_is_equally_likely() -> None:
    cards = tuple(make_card(suit, 12) for suit in range(4))
    seen = Counter(shuffled(number.to_bytes(4, "big"), cards) for number in range(4800))
    assert set(seen) == set(itertools.permutations(cards))
    # Chi-squared with 23 degrees of freedom: 49.7 is exceeded once in a thousand fair tries.
    assert sum((count - 200) ** 2 / 200 for count in seen.values()) < 49.7


@pytest.mark.parametrize("place", [0, 25, 51])
def test_a_card_comes_to_every_place(place: int) -> None:
    seen = Counter(shuffled(number.to_bytes(4, "big"), CARDS)[place] for number in range(1000))
    assert set(seen) == set(CARDS)


def test_a_word_beyond_the_last_whole_multiple_is_skipped() -> None:
    top = (1 << 32) - 1
    assert _below(iter([top, 7]), 3) == 1
    assert _below(iter([top]), 64) == 63


def test_no_card_and_one_card_need_no_dice() -> None:
    assert shuffled(SECRET, ()) == ()
    assert shuffled(SECRET, (Card(5),)) == (Card(5),)


def test_a_commitment_fits_one_context_and_one_secret() -> None:
    ours = commitment("match/1", SECRET)
    assert len(ours) == 64
    assert ours != commitment("match/2", SECRET)
    assert ours != commitment("match/1", SECRET + b"\0")


def test_every_part_moves_the_seed() -> None:
    seeds = {
        combined_seed("m/1", SECRET, {}),
        combined_seed("m/2", SECRET, {}),
        combined_seed("m/1", SECRET[::-1], {}),
        combined_seed("m/1", SECRET, {0: b"a"}),
        combined_seed("m/1", SECRET, {1: b"a"}),
        combined_seed("m/1", SECRET, {0: b"a", 1: b"b"}),
        combined_seed("m/1", SECRET, {0: b"b", 1: b"a"}),
    }
    assert len(seeds) == 7


def test_the_order_in_which_seeds_come_does_not_matter() -> None:
    one = combined_seed("m/1", SECRET, {0: b"a", 1: b"b"})
    assert one == combined_seed("m/1", SECRET, {1: b"b", 0: b"a"})
