"""Law 9: every name round-trips over its whole range."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaza.kernel import cards


@pytest.mark.parametrize("packs", [1, 2])
def test_card_names_round_trip(packs: int) -> None:
    ids = [
        cards.make_card(suit, rank, plane)
        for plane in range(packs)
        for suit in range(4)
        for rank in range(13)
    ]
    ids += [cards.make_joker(index, plane) for plane in range(packs) for index in range(2)]
    assert len(set(ids)) == 54 * packs
    for card in ids:
        name = cards.format_card(card)
        assert cards.parse_card(name) == cards.face_of(card)
        assert cards.format_card(cards.parse_card(name.lower())) == name
    assert len({cards.format_card(card) for card in ids}) == 53


def test_suits_and_ranks_fill_their_lanes() -> None:
    for suit in range(5):
        assert cards.parse_suit(cards.format_suit(suit)) == suit
    for card in (cards.make_card(suit, rank) for suit in range(4) for rank in range(13)):
        assert cards.make_card(cards.suit_of(card), cards.rank_of(card)) == card
        assert not cards.is_joker(card)
    assert all(cards.suit_of(cards.make_joker(index)) == cards.JOKERS for index in range(2))
    masks = cards.SUIT_MASKS
    assert all(masks[a] & masks[b] == 0 for a in range(5) for b in range(a))


@given(st.integers(0, 2**128 - 1))
def test_masks_round_trip(mask: int) -> None:
    assert cards.mask_of(cards.cards_of(mask)) == mask


@given(st.text(max_size=4))
def test_what_is_no_card_is_refused(text: str) -> None:
    wanted = text.strip().upper().replace("10", "T")
    known = {cards.format_card(card) for card in range(128) if cards.is_card(card)}
    if wanted in known:
        assert cards.format_card(cards.parse_card(text)) == wanted
        return
    with pytest.raises(ValueError, match="is no card"):
        cards.parse_card(text)


def test_ten_has_two_spellings() -> None:
    assert cards.parse_card("10D") == cards.parse_card("TD") == cards.parse_card("td")
    assert cards.format_cards(cards.parse_cards("10D AS xx")) == "TD AS XX"
