"""The rules page of King says each rule of its source, with numbers that the engine computed."""

import re
from dataclasses import replace
from typing import Any

import pytest

from vaza.kernel.cards import Seat
from vaza.options.codes.codec import rules_from_json
from vaza.options.deals.contract_cards import contract_total
from vaza.options.presets import PRESETS
from vaza.options.ruleset import RuleSet
from vaza.rules.payment import contract_points
from vaza.rules.result import DealResult, Sale
from vaza.words.contract_names import contract_title
from vaza.words.describe import describe
from vaza.words.messages import LANGUAGES
from vaza.words.titles import summary_of, title_of

Value = str | dict[str, Any]
KINGS = [name for name, known in PRESETS.items() if known.rules.deals]
POSITIVE = {"name": "positive", "positive": True}


def king(**axes: Any) -> dict[str, Any]:
    return {"base": "king", "contracts": axes}


def rules_of(value: Value) -> RuleSet:
    return rules_from_json({"base": value} if isinstance(value, str) else value)


def sentences_of(rules: RuleSet, section: str, lang: str = "en") -> list[str]:
    """The sentences of a section, with minus signs that a test can type."""
    page = describe(rules, lang)
    sentences = next(s.sentences for s in page.sections if s.key == section)
    return [sentence.replace("\N{MINUS SIGN}", "-") for sentence in sentences]


def said(value: Value, section: str, lang: str = "en") -> str:
    return " ".join(sentences_of(rules_of(value), section, lang))


def case(rules: str, value: Value, section: str, *sentences: str) -> Any:
    name = value if isinstance(value, str) else "-".join(value.get("contracts", value))
    ids = [rule for rule in rules.split() if rule.startswith("R")]
    marks = pytest.mark.rule(*ids) if ids else ()
    return pytest.param(
        value, section, sentences, marks=marks, id=f"{rules.split(maxsplit=1)[0]}-{name}"
    )


def dealer(how: str) -> dict[str, Any]:
    return {"base": "king", "seating": {"first_dealer": how}}


SAID = [
    case("R190", "king", "players", "whoever gets the king of hearts deals first", "face up"),
    case(
        "R191",
        dealer("KH_drawer_chooses"),
        "players",
        "chooses who deals first, themselves included",
        "which positive deal will be their own",
    ),
    case(
        "R192 R196", "king", "players", "on the dealer's left shuffles", "all cards one at a time"
    ),
    case("R193", "king", "players", "Play goes clockwise"),
    case("R193 R202", "king", "play", "The dealer leads to the first trick of every deal"),
    case("A38", "king", "play", "even of one that has been sold"),
    case(
        "A38",
        {"base": "king", "play": {"first_lead": "declarer"}},
        "play",
        "to that of a deal that has been sold, its buyer",
    ),
    case("R194", "king", "play", "The highest trump takes the trick."),
    case("R195", "king", "deals", "10 deals, and in each of them every player gets 13 cards"),
    case("R197", "king", "cards", ": ace, king, queen, jack, 10, 9, 8, 7, 6, 5, 4, 3, 2."),
    case("R198 R211", "king", "deals", "6 negative deals, in this order", "4 positive deals"),
    case("R198", "king", "players", "for exactly 4 players"),
    case("A49", "king", "deals", "No queens, No kings or jacks, No king of hearts, No last two."),
    case("R199", "king", "scoring", "two columns, one for the negative deals"),
    case("R199", king(sheet="net"), "scoring", "added up deal by deal, in one balance"),
    case("R200", "king", "ending", "The most points win.", "the win is shared"),
    case("R201", "king", "scoring", "-1300 points", "+1300 points", "whole match to 0 points"),
    case("R201", "king-quick", "scoring", "-1300 points", "+1300 points"),
    case("R202", "king", "contracts", "each trick taken counts -20 points", "up to -260 points"),
    case("R202", "king", "scoring", "all players count and announce what they have taken"),
    case("R203", "king", "contracts", "each card of hearts taken counts -20 points"),
    case("R204", "king", "contracts", "Nobody may lead hearts while holding a card of another"),
    case("R205", "king", "play", "Whoever holds none of that suit plays any card"),
    case(
        "R206 R236", "king", "contracts", "each queen taken counts -50 points", "up to -200 points"
    ),
    case(
        "R207 R236",
        "king",
        "contracts",
        "each king taken counts -30 points and each jack taken counts -30 points",
        "up to -240 points",
    ),
    case("R208", "king", "contracts", "the king of hearts counts -160 points"),
    case(
        "R209",
        "king",
        "contracts",
        "has to play it at the first opportunity",
        "as soon as somebody else leads hearts, even when holding other cards of that suit",
        "as soon as they hold no card of the suit led",
    ),
    case("A39", "king", "contracts", "have to lead hearts because they hold no other suit"),
    case(
        "R210", "king", "contracts", "each of the last two tricks counts -90", "up to -180 points"
    ),
    case(
        "A40",
        "king",
        "play",
        "until all cards of the deal are played, even when nothing that counts is left.",
    ),
    case(
        "A40",
        king(early_end=True),
        "play",
        "ends as soon as all cards that count have been taken: No hearts; No queens; "
        "No kings or jacks; No king of hearts.",
    ),
    case("R212 R219", "king", "positive", "The owner of a positive deal is its dealer."),
    case("R212", "king", "positive", "After looking at their cards the owner chooses"),
    case("R213 R215", "king", "positive", "each trick gives 25 points", "adds up to 325 points"),
    case("R214", "king", "positive", "gets 325 points, and each trick counts -75 points"),
    case("R214", "king", "positive", "2 tricks gets +50 points up and +175 points down"),
    case("R216", "king", "deals", "each player owns exactly one positive deal"),
    case("R216 R218", "king", "positive", "one of the four suits, or no trumps"),
    case("A41", "king", "positive", "In positive deals hearts may be led.", "there are no trumps"),
    case("R217", "king", "offers", "An offer is a number of tricks up, or a number of nulls"),
    case("R217", "king", "payment", "pays the owner at the end of the deal"),
    case("R218", "king", "play", "a trump or not: nobody is obliged to trump"),
    case("R209", "king", "play", "Exception in the deal No king of hearts: whoever holds the king"),
    case(
        "R216", "king", "positive", "The owner, or the buyer if the deal was sold, names the trump:"
    ),
    case(
        "R216", "king-no-auction", "positive", "points. The owner names the trump: one of the four"
    ),
    case(
        "R228 R230", "king", "offers", "In their turn, even after having passed, players may equal"
    ),
    case("R228", king(pass_final=True), "offers", "In their turn, players who have not passed may"),
    case("R222", king(preference=False), "offers", "to be worth more than it. 1 null is worth as"),
    case("R226", king(null_value=4), "offers", "is worth less than 8 tricks. This is allowed even"),
    case(
        "R226",
        king(negotiate=False),
        "offers",
        "2 nulls is). The last offer, if there is one, then",
    ),
    case(
        "R234", king(negotiate=False), "offers", "or the last one is of at most 3 tricks or 1 null"
    ),
    case("R231", "king", "offers", "Either way the owner is still free to accept it or not."),
    case("R220", "king", "offers", "in turn, beginning with the player on the owner's left"),
    case(
        "R221",
        "king",
        "offers",
        "may still offer when their turn comes round again",
        "the two others pass in a row",
    ),
    case("R221", king(pass_final=True), "offers", "out of the auction with no further rights"),
    case("R222 R223", "king", "offers", "worth more than", "1 null is worth as much as 3 tricks"),
    case("R223", "king", "offers", "to cover 4 tricks it takes at least 5 tricks or 2 nulls"),
    case(
        "R224",
        "king",
        "offers",
        ": 1 trick; 2 tricks; 3 tricks or 1 null; 4 tricks; 5 tricks; 6 tricks or 2 nulls; "
        "7 tricks; 8 tricks.",
    ),
    case("R225 A43", "king", "offers", "more than 8 tricks, nor more than 2 nulls"),
    case(
        "R226 A46",
        "king",
        "offers",
        'Ultimatum ("8 or nulls")',
        "once each",
        "is worth less than 8 tricks (as one of 2 nulls is)",
        "even after asking for a raise. The last offer, if there is one, then lapses.",
        "buys the deal for 8 tricks: the owner has to accept, the deal is played up, and the buyer",
        "If all say no, the owner has to play down",
    ),
    case("R227", "king", "offers", "the trump is named only after the owner has accepted"),
    case(
        "R228", "king", "offers", "may equal the last offer if somebody later in this order made it"
    ),
    case("R229", "king", "offers", "3 tricks only with 3 tricks, not with 1 null"),
    case("R230", "king", "offers", "over the two others, and the second over the third"),
    case("A47", "king", "offers", "Whoever was equalled may offer more in their turn."),
    case(
        "R231",
        "king",
        "offers",
        "may once ask the maker of the last offer to raise it",
        "the old one stands",
    ),
    case("R232", "king", "offers", "the owner is free to accept the last offer"),
    case(
        "R233",
        "king",
        "payment",
        "never pays more than the points they made in the deal",
        "a buyer with no points or fewer pays nothing",
        "the rest is not owed",
        "That is the seller's risk.",
        "the owner has +175 points and the buyer 0 points",
    ),
    case("A44", "king-fixed-payment", "payment", "the buyer -25 points"),
    case("A44", king(payment="top_up"), "payment", "If the owner made as much", "+125 points"),
    case(
        "R234",
        "king",
        "offers",
        "raised or not, is of at most 3 tricks or 1 null",
        "100 points and 75 points",
    ),
    case("A45", "king-copag", "offers", "raised or not, is of at most 1 trick, the owner may"),
    case("R235", "king", "offers", "Only after an auction may the owner do so."),
    case(
        "R235",
        king(direct_4333=True),
        "offers",
        "The owner may do so without opening the auction too.",
    ),
    case("R237", "king", "scoring", "the positive ones to +1300 points"),
    case("V180", "king-copag", "offers", "tricks up, never nulls", "of more tricks than it"),
    case(
        "V181",
        "king-quick",
        "contracts",
        "-90 points more. The deal adds up to -440 points",
        "the king of hearts counts -160 points more. The deal adds up to -420",
        "each queen taken counts -50 points, each king taken counts -30 points and each jack taken",
    ),
    case("V182", king(auction="always"), "positive", "has to hear the offers of the others"),
    case("V183", "king-no-auction", "positive", "chooses whether it is played up or down."),
]


@pytest.mark.parametrize(("value", "section", "sentences"), SAID)
def test_the_page_says(value: Value, section: str, sentences: tuple[str, ...]) -> None:
    told = said(value, section)
    assert [sentence for sentence in sentences if sentence not in told] == []


COMMON = (
    ("players", "for exactly 4 players"),
    ("players", "whoever gets the king of hearts deals first"),
    ("players", "The next deal is dealt by the player on the dealer's left."),
    ("cards", "52 cards, without jokers"),
    ("deals", "Then come 4 positive deals."),
    ("deals", "each player owns exactly one positive deal"),
    ("play", "Whoever holds a card of the suit led has to play one."),
    ("play", "The dealer leads to the first trick of every deal"),
    ("play", "Whoever takes a trick leads to the next."),
    ("play", "until all cards of the deal are played, even when nothing that counts is left."),
    ("contracts", "The negative deals have no trumps."),
    ("contracts", "Nobody may lead hearts while holding a card of another suit."),
    ("contracts", "has to play it at the first opportunity"),
    ("positive", "Up: each trick gives 25 points"),
    ("positive", "Down, or nulls: there are no trumps, every player gets 325 points"),
    ("positive", "one of the four suits, or no trumps"),
    ("positive", "In positive deals hearts may be led."),
    ("scoring", "The negative deals add up to -1300 points"),
    ("ending", "The match ends after the last deal."),
    ("ending", "the win is shared"),
)
SALES = (
    ("play", "even of one that has been sold"),
    ("offers", "beginning with the player on the owner's left"),
    ("offers", "the trump is named only after the owner has accepted"),
    ("offers", "Nobody may offer more than 8 tricks"),
    ("offers", "may still offer when their turn comes round again"),
    ("offers", "may equal the last offer if somebody later in this order made it"),
    ("offers", "may once ask the maker of the last offer to raise it"),
    ("offers", 'Ultimatum ("8 or nulls")'),
    ("offers", "Failed auction: if, when the auction is closed, there is no offer"),
    ("payment", "25 points for each trick offered"),
    ("payment", "what one pays the other gets"),
)


@pytest.mark.parametrize("name", KINGS)
def test_every_king_answers_what_a_stranger_asks(name: str) -> None:
    wanted = COMMON if name == "king-no-auction" else COMMON + SALES
    assert [found for found in wanted if found[1] not in said(name, found[0])] == []


@pytest.mark.parametrize("name", KINGS)
def test_all_languages_tell_the_same_numbers(name: str) -> None:
    pages = [describe(PRESETS[name].rules, lang) for lang in LANGUAGES]
    told = [
        [sorted(re.findall(r"\d+", sentence)) for s in page.sections for sentence in s.sentences]
        for page in pages
    ]
    assert told[0] == told[1] == told[2]


BIDS = re.compile(
    r"\b(bids?|hook|pedidos?|pede|apuestas?|apostar|turned|virada|vuelta)\b", re.IGNORECASE
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", KINGS)
def test_nothing_is_said_of_bids(name: str, lang: str) -> None:
    page = describe(PRESETS[name].rules, lang)
    sentences = [sentence for section in page.sections for sentence in section.sentences]
    assert [sentence for sentence in sentences if BIDS.search(sentence)] == []
    assert page.examples == ()


def test_without_an_auction_nothing_is_sold() -> None:
    page = describe(PRESETS["king-no-auction"].rules, "en")
    sentences = [sentence for section in page.sections for sentence in section.sentences]
    without = (
        "There are no offers, no sale and no ultimatum, and the deal may not be left unplayed."
    )
    sentences.remove(without)
    for word in ("offer", "auction", "buy", "sold", "4-3-3-3", "ultimatum", "unplayed"):
        assert word not in " ".join(sentences).lower()


# --- numbers come from the engine ---------------------------------------------------------------


@pytest.mark.parametrize("name", KINGS)
def test_each_contract_tells_its_total(name: str) -> None:
    rules = PRESETS[name].rules
    sentences = sentences_of(rules, "contracts")
    for contract in rules.deals:
        if not contract.positive:
            (own,) = (s for s in sentences if s.startswith(f"{contract_title(contract, 'en')} ("))
            assert f"adds up to {contract_total(rules, 4, contract.name)} points" in own


@pytest.mark.parametrize("payment", ["capped", "fixed", "top_up"])
def test_the_examples_of_a_sale_are_what_deals_pay(payment: str) -> None:
    rules = rules_of(king(payment=payment))
    told = [
        re.findall(r"sold for (\d) (trick|null)s, .* takes (\d) tricks, .* (\d) tricks\. (.*)", s)
        for s in sentences_of(rules, "payment")
    ]
    examples = [found[0] for found in told if found]
    assert len(examples) == 3
    for number, unit, seller, buyer, rest in examples:
        before, sale = (int(seller), int(buyer)), unit == "null"
        tricks = (*before, 13 - sum(before), 0)
        result = DealResult(
            number=1,
            dealer=Seat(0),
            size=13,
            trump=None,
            bids=(0,) * 4,
            tricks=tricks,
            contract="down" if sale else "up",
            counts=(tricks,),
            sale=Sale(Seat(0), Seat(1), int(number), is_down=sale),
        )
        unsold = contract_points(rules, replace(result, sale=None))[:2]
        sold = contract_points(rules, result)[:2]
        numbers = [int(number) for number in re.findall(r"([+-]?\d+) points?", rest)]
        assert numbers == [*unsold, *sold]


# --- lists of one's own --------------------------------------------------------------------------

RIFKI = king(
    list=[
        {"name": "salade", "per_trick": -2, "per_card": {"H": -2, "Q": -6, "KH": -20}},
        {"name": "finish", "last_tricks": [-10, -20]},
        {"name": "aces", "per_card": {"A": 5}, "base": 10},
        {"name": "spades", "per_card": {"S": -1}, "forced_card": "QS"},
        {"name": "idle"},
        POSITIVE,
    ]
)


def test_contracts_of_any_kind_are_said() -> None:
    told = said(RIFKI, "contracts")
    for sentence in (
        "the last trick but one counts -10 points and the last trick counts -20 points",
        "every player gets +10 points in any case and each ace taken counts +5 points",
        "and if they lead spades, they lead that card",
        "the king of hearts counts -20 points more",
        "Idle (deal 5): nothing counts. The deal adds up to 0 points.",
    ):
        assert sentence in told
    assert "Exception in the deal Spades: whoever holds the queen of spades" in said(RIFKI, "play")
    assert "Positive." in said(RIFKI, "deals") or "1 positive deal" in said(RIFKI, "deals")


def test_another_list_is_a_change_of_a_preset() -> None:
    rules = rules_of(RIFKI)
    assert title_of(rules, "en") == "King, with 1 change"
    assert summary_of(rules, "en").startswith("List of contracts: Salade, Finish, Aces, ")


def test_a_free_order_says_what_may_be_picked_and_when() -> None:
    twice = {"name": "no-queens", "per_card": {"Q": -50}}
    value = king(
        order="free", list=[twice, POSITIVE, twice, {"name": "no-tricks", "per_trick": -2}]
    )
    told = said(value, "deals")
    assert "Deal 2 is positive; the others are negative." in told
    assert "picks what is played from what is still to be played: No queens (2 times)" in told


def test_totals_are_told_for_each_table() -> None:
    """The negative deals of a shortened pack for three and for two."""
    value = {
        "base": "king",
        "pack": {"pack": "std36"},
        "seating": {"seats": [2, 3]},
        "contracts": {"list": [{"name": "no-tricks", "per_trick": -2}]},
    }
    told = said(value, "contracts")
    assert "-36 points with 2 players and -24 points with 3 players" in told
    assert "All deals are played without trumps." in told
    assert (
        "With 2 players the match has a single deal, in which every player gets 18 cards."
        in said(value, "deals")
    )


@pytest.mark.parametrize("name", KINGS)
def test_a_preset_names_the_rules_of_its_source(name: str) -> None:
    told = {
        rule for section in describe(PRESETS[name].rules, "pt").sections for rule in section.rules
    }
    wanted = {f"R{number}" for number in range(190, 238)} - {"R191"}
    if name == "king-no-auction":
        wanted = {f"R{number}" for number in range(190, 217)} - {"R191"}
    if name == "king-fixed-payment":
        wanted.remove("R233")
    assert wanted <= told
    assert min(told) == "R190"
