"""Every reason of the rules has its sentence, and the facts that the rules give are enough."""

from typing import Any

import pytest

from tests.deals import play
from tests.laws.rule_sets import random_match
from tests.unit.rules.test_king_offers import HANDS, owned, talk
from tests.unit.rules.test_king_play import king_deal
from vaza.kernel.cards import Seat, Suit, parse_card
from vaza.options.codes.codec import rules_from_json
from vaza.options.deals.packs import pack_cards
from vaza.options.presets import preset
from vaza.rules.actions import (
    TABLE,
    Action,
    AuctionBid,
    AuctionPass,
    Bid,
    ChangeBid,
    ChooseFirst,
    Claim,
    Continue,
    Deal,
    Draw,
    NameTrump,
    PassCards,
    PickContract,
    PlayCard,
    Say,
    Word,
)
from vaza.rules.decide import decide
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import MatchState, Stage
from vaza.server.table.refusal import TableReason
from vaza.words.messages import LANGUAGES, entries, has_text
from vaza.words.refusals import reason_text, refusal_text

TALK = ("choosing", "picking", "owner", "offers", "reply", "raise", "ultimatum")
STAGES = ("draw", "dealing", "auction", "exchange", "naming", "bidding", "play", "asking", *TALK)
SUITS = ("S", "H", "D", "C", "X")
FACTS: dict[Reason, list[dict[str, int | str]]] = {
    Reason.NOT_NOW: [{"stage": s} for s in STAGES],
    Reason.NOT_YOUR_TURN: [{"turn": 2}, {"turn": -1}],
    Reason.BID_RANGE: [
        {"number": 2, "least": 0, "most": 1},
        {"number": -1, "least": 1, "most": 8},
    ],
    Reason.HOOK: [{"number": 2, "others": 6, "size": 8}],
    Reason.HOOK_MORE: [{"number": 2, "others": 6, "size": 8}],
    Reason.HOOK_LESS: [{"number": 2, "others": 6, "size": 8}],
    Reason.HOOK_EQUAL: [{"number": 1, "others": 6, "size": 8}],
    Reason.NILS_IN_ROW: [{"most": 1}, {"most": 3}],
    Reason.AUCTION_RANGE: [{"number": 4, "least": 5, "most": 13}],
    Reason.AUCTION_TOO_LOW: [{"number": 7}],
    Reason.CARD_COUNT: [{"number": 1, "wanted": 3}, {"number": 2, "wanted": 3}],
    Reason.NOT_SAID: [{"word": "accept"}],
    Reason.OFFER_RANGE: [{"number": 9, "most": 8}, {"number": 2, "most": 1}],
    Reason.OFFER_TOO_LOW: [{"value": 3, "best": 3}],
    Reason.RAISE_TOO_LOW: [{"number": 3, "standing": 4}],
    Reason.NO_HEARTS_LEAD: [{"card": "2H"}],
    Reason.MUST_PLAY_FORCED: [{"card": "KH"}, {"card": "QS"}],
    Reason.STALE_BID: [{"seen": 1, "now": 2}],
    Reason.SAME_BID: [{"number": 0}],
    Reason.NOT_IN_HAND: [{"card": "AS"}],
    Reason.MUST_FOLLOW: [{"card": "AS", "suit": suit} for suit in SUITS],
    Reason.MUST_TRUMP: [{"card": "AS", "suit": suit} for suit in (*SUITS, "")],
    Reason.BAD_ORDER: [{"cards": 52}],
    Reason.NO_SUCH_SEAT: [{"seat": 9, "seats": 4}],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence(reason: Reason, lang: str) -> None:
    assert has_text(lang, f"refused-{reason.value}")
    for facts in FACTS.get(reason, [{}]):
        told = refusal_text(Refusal(reason, facts), lang)
        assert told[0].isupper()
        assert told.endswith(".")
        assert "{" not in told


TABLE_FACTS: dict[TableReason, dict[str, int | str]] = {
    TableReason.NO_SUCH_SEAT: {"seat": 9, "seats": 4},
    TableReason.SEATED_ALREADY: {"seat": 1},
    TableReason.SEAT_TAKEN: {"seat": 1},
    TableReason.NOT_ABSENT: {"seat": 1},
    TableReason.NO_SUCH_BOT: {"bots": "random, simple"},
    TableReason.BAD_SEAT_ORDER: {"seats": 4},
    TableReason.BAD_RULES: {"text": "no preset."},
    TableReason.BAD_SEATS: {"seats": 9, "text": "take 4."},
    TableReason.BAD_TIMER: {"least": 5, "most": 600},
    TableReason.BAD_NAME: {"most": 24},
    TableReason.BAD_TEXT: {"most": 300},
    TableReason.BAD_SEED: {"least": 16, "most": 32},
    TableReason.BAD_ID: {"least": 8, "most": 64},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", TableReason)
def test_every_reason_of_the_table_has_a_sentence(reason: TableReason, lang: str) -> None:
    assert has_text(lang, f"refused-{reason.value}")
    told = reason_text(reason.value, TABLE_FACTS.get(reason, {}), lang)
    assert told[0].isupper()
    assert told.endswith(".")


def test_every_refusal_sentence_is_of_a_reason() -> None:
    known = {f"refused-{reason.value}" for reason in (*Reason, *TableReason)}
    told = {key for key in entries("pt") if key.startswith("refused-")}
    assert told == known


def test_a_hooked_bid_says_which_total_may_not_be() -> None:
    told = refusal_text(Refusal(Reason.HOOK, {"number": 2, "others": 6, "size": 8}), "pt")
    assert told == "Você não pode pedir 2: os outros já pediram 6, e a soma não pode dar 8."


def test_a_reason_without_a_sentence_speaks_for_itself() -> None:
    assert reason_text("no-words", {}, "pt") == "no-words"


def refusals(state: MatchState) -> list[Refusal]:
    """What the rules say to all kinds of actions by all seats."""
    cards = [PlayCard(card) for card in pack_cards(state.public.rules.pack, state.public.seats)]
    bids = [Bid(number, seen) for number in (-1, 0, 1, 2, 10, 99) for seen in (0, 1, 3)]
    offers = [AuctionBid(n, suit) for n in (1, 5, 13, 14) for suit in (Suit(0), Suit(3), None)]
    asked: list[Action] = [
        *cards,
        *bids,
        *offers,
        AuctionPass(),
        PassCards(0),
        NameTrump(Suit(4)),
        *(Say(word, number) for word in Word for number in (0, 1, 3, 9)),
        *(PickContract(name) for name in ("no-king", "up")),
        *(ChooseFirst(Seat(seat)) for seat in (0, 7)),
        ChangeBid(1, 3),
        ChangeBid(2, 1),
        Claim(),
        Continue(go_on=True),
    ]
    table: list[Action] = [Deal(()), Draw(()), Continue(go_on=True)]
    told = [decide(state, Seat(seat), action) for seat in range(5) for action in asked]
    told += [decide(state, TABLE, action) for action in table]
    return [answer for answer in told if isinstance(answer, Refusal)]


MATCHES: list[dict[str, Any]] = [
    {},
    {"play": {"void_duty": "must_trump", "lead_trump": "broken"}, "pack": {"jokers": 2}},
    {"play": {"void_duty": "must_overtrump", "must_beat": True}},
    *({"bidding": {"hook": hook, "max_nils_in_row": 1}} for hook in ("gt", "lt", "eq")),
    {"trump": {"trump": "highest_bidder"}},
    {"base": "israeli-whist-gulash", "ending": {"max_deals": 3}},
    {"base": "israeli-whist", "auction": {"suit_order": ["C", "NT"]}, "ending": {"max_deals": 2}},
]


def heard_in(value: dict[str, Any]) -> set[Reason]:
    """The reasons of a match with some rules, each said in every language with its facts."""
    heard = set[tuple[Reason, tuple[str, ...]]]()
    for number, step in enumerate(random_match(rules_from_json(value), 4, 5)):
        is_asked = step.before.public.stage is not Stage.PLAY or number % 11 == 0
        for refusal in refusals(step.before) if is_asked else ():
            kind = (refusal.reason, tuple(refusal.facts))
            if kind not in heard:
                heard.add(kind)
                assert all(refusal_text(refusal, lang) for lang in LANGUAGES)
    return {reason for reason, _ in heard}


OF_KING = {
    Reason.NOT_SAID,
    Reason.OFFER_RANGE,
    Reason.OFFER_TOO_LOW,
    Reason.NO_PREFERENCE,
    Reason.RAISE_TOO_LOW,
    Reason.NO_SUCH_CONTRACT,
    Reason.NO_HEARTS_LEAD,
    Reason.MUST_PLAY_FORCED,
}


def king_states() -> list[MatchState]:
    """Deals of King in which something is refused for each of its reasons."""
    offers = [["open"], ["open", "2up"], ["open", "4up", "pass", "pass"], ["ultimatum"]]
    talks = [talk(owned(), *texts) for texts in offers]
    free = rules_from_json({"base": "king", "contracts": {"order": "free"}})
    banned = king_deal("no-king", ["2H 2S", "KH 3H", "4H 4S", "5H 5S"])
    forced = play(king_deal("no-king", ["2H 3H", "KH 6H", "4H 4S", "5H 5S"]), "2H")
    return [*talks, king_deal("free", HANDS, rules=free), banned, forced]


def test_the_facts_of_king_are_enough() -> None:
    told = [refusal for state in king_states() for refusal in refusals(state)]
    for refusal in told:
        assert all(refusal_text(refusal, lang) for lang in LANGUAGES)
    assert {refusal.reason for refusal in told} >= OF_KING
    stages = {refusal.facts["stage"] for refusal in told if refusal.reason is Reason.NOT_NOW}
    assert stages >= {"offers", "reply", "ultimatum", "picking", "play"}


def test_the_facts_of_the_rules_are_enough() -> None:
    heard = set[Reason]().union(*(heard_in(value) for value in MATCHES))
    assert set(Reason) - heard <= {
        Reason.MATCH_OVER,
        Reason.NO_SUCH_SEAT,
        Reason.SAME_BID,
        Reason.NO_CLAIM,
        Reason.MUST_OVERTRUMP,
        Reason.NO_TRUMP_LEAD,
        # Random seats do not all pass.
        Reason.CARD_COUNT,
        Reason.CARDS_CHOSEN,
        *OF_KING,
    }


@pytest.mark.rule("R077")
def test_the_latin_pack_has_names_of_its_own() -> None:
    from vaza.words.cards import Faces, card_name, card_sign, faces_of  # noqa: PLC0415 - one test's own

    faces = faces_of(preset("podrida").pack)
    assert faces is Faces.LATIN
    assert faces_of(preset("dane-se").pack) is Faces.FRENCH
    said = {
        lang: [card_name(parse_card(name), lang, faces) for name in ("AS", "QH", "JD", "7C")]
        for lang in LANGUAGES
    }
    assert said == {
        "pt": ["ás de espadas", "cavaleiro de copas", "valete de ouros", "sete de paus"],
        "en": ["ace of swords", "knight of cups", "jack of coins", "seven of clubs"],
        "es": ["as de espadas", "caballo de copas", "sota de oros", "siete de bastos"],
    }
    signs = [card_sign(parse_card(name), faces) for name in ("AS", "KH", "QD", "JC", "7S")]
    assert signs == ["1♠", "12♥", "11♦", "10♣", "7♠"]


@pytest.mark.rule("R077")
def test_refusals_name_the_suits_of_the_latin_pack() -> None:
    from vaza.words.cards import Faces  # noqa: PLC0415 - one test's own

    told = {
        lang: reason_text("must-follow-suit", {"suit": "C"}, lang, Faces.LATIN)
        for lang in LANGUAGES
    }
    assert "bastos" in told["es"]
    assert "Clubs" in told["en"]
    assert "paus" in told["pt"]
    assert "oros" in reason_text("must-trump", {"suit": "D"}, "es", Faces.LATIN)
    assert "diamantes" in reason_text("must-trump", {"suit": "D"}, "es")


def test_cards_have_names() -> None:
    from vaza.words.cards import card_name, card_sign  # noqa: PLC0415 - one test's own

    queen = parse_card("QH")
    names = {lang: card_name(queen, lang) for lang in LANGUAGES}
    assert names == {"pt": "dama de copas", "en": "queen of hearts", "es": "dama de corazones"}
    assert (card_sign(queen), card_sign(parse_card("TD")), card_sign(15)) == ("Q♥", "10♦", "★")
