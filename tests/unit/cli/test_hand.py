"""How a hand is sorted and how a card is typed."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from vaza.cli.terminal.hand import read_card, sorted_hand
from vaza.kernel.cards import cards_of, format_cards, mask_of, parse_card, parse_cards, suit_of
from vaza.options.axes.pack import Pack
from vaza.options.deals.packs import pack_cards
from vaza.words.cards import Faces, card_sign
from vaza.words.messages import LANGUAGES

HANDS = st.sets(st.sampled_from(pack_cards(Pack(packs=2), 4)), min_size=1, max_size=20).map(mask_of)
TRUMPS = st.sampled_from([None, 0, 1, 2, 3])


def shown(cards: str, trump: int | None) -> str:
    return format_cards(sorted_hand(mask_of(parse_cards(cards)), trump))


def test_trumps_come_first_and_colours_alternate() -> None:
    cards = "2S AS 3H KH 4D QD 5C JC"
    assert shown(cards, None) == "AS 2S KH 3H JC 5C QD 4D"
    assert shown(cards, 2) == "QD 4D AS 2S KH 3H JC 5C"
    assert shown("2S AS JC 5C 4D", 0) == "AS 2S 4D JC 5C"
    assert shown("3H QD", 0) == "3H QD"


@given(HANDS, TRUMPS)
def test_sorting_keeps_every_card_and_every_suit_together(hand: int, trump: int | None) -> None:
    cards = sorted_hand(hand, trump)
    assert sorted(cards) == list(cards_of(hand))
    suits = [suit_of(card) for card in cards]
    changes = sum(a != b for a, b in itertools.pairwise(suits))
    assert changes == len(set(suits)) - 1
    if trump in suits:
        assert suits[0] == trump


@given(HANDS, TRUMPS, st.sampled_from(LANGUAGES))
def test_a_card_may_be_typed_as_it_is_shown(hand: int, trump: int | None, lang: str) -> None:
    cards = sorted_hand(hand, trump)
    for number, card in enumerate(cards, 1):
        assert read_card(str(number), cards, lang) == card
        by_sign = read_card(card_sign(card).lower(), cards, lang)
        assert by_sign is not None
        assert card_sign(by_sign) == card_sign(card)
        assert by_sign in cards


@given(HANDS, st.sampled_from(LANGUAGES))
def test_a_latin_card_may_be_typed_as_it_is_shown(hand: int, lang: str) -> None:
    faces = Faces.LATIN
    cards = tuple(card for card in sorted_hand(hand, None) if "T" not in format_cards([card]))
    for card in cards:
        read = read_card(card_sign(card, faces), cards, lang, faces)
        assert read is not None
        assert card_sign(read, faces) == card_sign(card, faces)


def test_letters_of_suits_are_those_of_the_language() -> None:
    cards = parse_cards("KH KC KS KD")
    assert read_card("kc", cards, "pt") == parse_card("KH")
    assert read_card("kc", cards, "en") == parse_card("KC")
    assert read_card("kp", cards, "pt") == parse_card("KC")
    assert read_card("ke", cards, "pt") == parse_card("KS")
    assert read_card("ko", cards, "pt") == parse_card("KD")
    assert read_card("10o", cards, "pt") == parse_card("TD")
    assert read_card("kp", cards, "es") == parse_card("KS")
    assert read_card("kc", cards, "es") == parse_card("KH")
    assert read_card("kd", cards, "es") == parse_card("KD")
    assert read_card("kt", cards, "es") == parse_card("KC")
    assert read_card("12b", cards, "es", Faces.LATIN) == parse_card("KC")
    assert read_card("12e", cards, "es", Faces.LATIN) == parse_card("KS")


def test_what_is_no_card_is_none() -> None:
    cards = parse_cards("KH KC")
    for text in ("", "0", "3", "K", "H", "1H", "KX", "hello", "²", "٣"):
        assert read_card(text, cards, "en") is None
