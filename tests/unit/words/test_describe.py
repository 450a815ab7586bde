"""The rules page says the rules of each preset, with numbers that the rules computed."""

import re

import pytest

from vaza.kernel.cards import Seat
from vaza.options.codes.codec import rules_from_json
from vaza.options.deals.schedule import base_sizes
from vaza.options.presets import PRESETS, preset
from vaza.rules.result import DealResult
from vaza.rules.scoring import result_points
from vaza.words.describe import CHAPTERS, KING_CHAPTERS, RulePage, describe
from vaza.words.messages import LANGUAGES
from vaza.words.titles import nearest_preset, summary_of, title_of

BIDDING = [name for name, known in PRESETS.items() if not known.rules.deals]
"""The presets in which tricks are bid; those of King have pages of their own."""


def said(name: str, section: str, lang: str = "pt") -> str:
    """All sentences of a section."""
    page = describe(preset(name), lang)
    return " ".join(next(s.sentences for s in page.sections if s.key == section))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_a_whole_page(name: str, lang: str) -> None:
    page = describe(preset(name), lang)
    keys = [key for key in CHAPTERS if key != "auction" or name.startswith("israeli")]
    if name not in BIDDING:
        unsaid = ("offers", "payment") if name == "king-no-auction" else ()
        keys = [key for key in KING_CHAPTERS if key not in unsaid]
    assert [section.key for section in page.sections] == keys
    sentences = [sentence for section in page.sections for sentence in section.sentences]
    for sentence in (page.summary, *sentences, *(e.text for e in page.examples)):
        assert re.fullmatch(r"[A-ZÀ-Ú0-9][^{}]*\.", sentence), sentence
        assert "  " not in sentence
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("name", PRESETS)
def test_examples_are_what_a_deal_pays(name: str) -> None:
    rules = preset(name)
    for example in describe(rules, "en").examples:
        seats = rules.seating.seats[0]
        rest = (example.size - example.taken, *(0,) * (seats - 2))
        result = DealResult(
            number=1,
            dealer=Seat(0),
            size=example.size,
            trump=None,
            bids=(example.bid, *(0,) * (seats - 1)),
            tricks=(example.taken, *rest),
        )
        assert result_points(rules, result)[0] == example.points
        assert str(abs(example.points)) in example.text


def test_all_languages_tell_the_same_number_of_things() -> None:
    for name in PRESETS:
        pages: list[RulePage] = [describe(preset(name), lang) for lang in LANGUAGES]
        counts = [[len(section.sentences) for section in page.sections] for page in pages]
        assert [count for count in counts if count != counts[0]] == []


@pytest.mark.rule("R003", "R135")
def test_the_object_is_to_take_what_one_bid() -> None:
    assert "exatamente esse número" in said("dane-se", "object")
    assert "exactly that number" in said("dane-se-tutorial", "object", "en")


@pytest.mark.rule("R002", "R131", "R160")
@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("dane-se", "3 a 7 jogadores"),
        ("dane-se-tutorial", "2 a 4 jogadores"),
        ("dane-se-13", "exatamente 4 jogadores"),
    ],
)
def test_the_page_says_for_how_many(name: str, seats: str) -> None:
    assert seats in said(name, "players")


@pytest.mark.rule("R004", "R131", "R161", "R171")
def test_the_page_says_the_pack_and_the_ranks() -> None:
    told = said("dane-se-13", "cards")
    assert "52 cartas, sem curingas" in told
    assert "ás, rei, dama, valete, 10, 9, 8, 7, 6, 5, 4, 3, 2." in told
    assert "As cartas não valem pontos" in told


@pytest.mark.rule("R005", "R006", "R007", "R008")
def test_the_page_says_the_deals_for_each_number_of_players() -> None:
    told = said("dane-se", "deals")
    for seats, count in (("3 a 5", 19), ("6", 15), ("7", 13)):
        sizes = base_sizes(preset("dane-se"), int(seats[0]))
        run = "-".join(str(size) for size in sizes)
        assert f"Com {seats} jogadores, a partida tem {count} mãos" in told
        assert f": {run}." in told


@pytest.mark.rule("R009", "R142")
def test_the_page_says_what_becomes_of_the_cards() -> None:
    told = said("dane-se", "deals")
    assert "As cartas que sobram ficam à parte" in told
    assert "embaralhadas de novo" in told


@pytest.mark.rule("R163")
def test_the_page_says_how_the_first_dealer_is_found() -> None:
    assert "sorteado" in said("dane-se-13", "players")
    chosen = rules_from_json({"base": "dane-se-13", "seating": {"first_dealer": "chosen"}})
    assert "escolhido pela mesa" in " ".join(describe(chosen, "pt").sections[1].sentences)


@pytest.mark.rule("R011", "R164", "R165")
def test_the_page_says_who_shuffles_cuts_and_gets_the_first_card() -> None:
    told = said("dane-se-13", "players")
    assert "O carteador embaralha, o jogador à sua direita corta" in told
    assert (
        "uma a uma, viradas para baixo: o jogador à esquerda do carteador recebe primeiro" in told
    )


@pytest.mark.rule("R132", "R137")
def test_left_and_right_change_sides_when_play_goes_the_other_way() -> None:
    told = said("dane-se-tutorial", "players", "en")
    assert "player on the dealer's left cuts" in told
    assert "the first to the player on the dealer's right, the last to the dealer" in told
    assert "the player on the dealer's right leads" in said("dane-se-tutorial", "play", "en")


@pytest.mark.rule("R014", "R016", "R017", "R136", "R145", "R179")
@pytest.mark.parametrize("name", BIDDING)
def test_the_page_says_how_to_bid(name: str) -> None:
    told = said(name, "bidding")
    looked = "Depois do leilão, cada" if "israeli" in name else "Depois de ver as próprias cartas"
    assert looked in told
    assert "de 0 até o número de cartas que recebeu" in told
    has_ones = any(1 in base_sizes(preset(name), n) for n in preset(name).seating.seats)
    assert ("Na mão de 1 carta, o pedido é 0 ou 1." in told) is has_ones
    assert "ninguém pode passar" in told
    assert "anotados à vista de todos" in told


@pytest.mark.rule("R019", "R020")
def test_the_hook_comes_with_a_computed_example() -> None:
    told = said("dane-se", "bidding")
    assert "com 8 cartas e pedidos de 3, 2 e 1, o último não pode pedir 2" in told
    assert "pode pedir 0, 1, 3 ou qualquer outro" in told


def test_the_example_of_the_hook_fits_small_tables() -> None:
    tiny = {"schedule": {"shape": "list", "list": [1]}, "seating": {"seats": [2, 5]}}
    for seats in ([2], [5], [10]):
        rules = rules_from_json({**tiny, "seating": {"seats": seats}})
        told = " ".join(
            next(s.sentences for s in describe(rules, "en").sections if s.key == "bidding")
        )
        example = re.search(r"bids of ([\d, and]+), the last may not bid (\d)", told)
        one = re.search(r"a bid of (\d), the last may not bid (\d)", told)
        found = example or one
        assert found
        bids = [int(number) for number in re.findall(r"\d+", found[1])]
        assert len(bids) == seats[0] - 1
        assert sum(bids) + int(found[2]) == 1


@pytest.mark.rule("R071", "R180")
@pytest.mark.parametrize("name", ["10-op-en-neer", "dane-se-13", "dane-se-tutorial"])
def test_without_the_hook_the_page_says_so(name: str) -> None:
    assert "inclusive o número de cartas" in said(name, "bidding")


@pytest.mark.rule("R028", "R151", "R173")
@pytest.mark.parametrize("name", PRESETS)
def test_the_page_says_that_all_cards_are_played_and_tricks_are_seen(name: str) -> None:
    told = said(name, "play")
    assert "até que todas as cartas da mão tenham sido jogadas" in told
    assert "Todos jogam uma carta em cada vaza" in told
    assert "todos veem quantas cada jogador já fez" in told


@pytest.mark.rule("R144", "R167")
@pytest.mark.parametrize("name", ["dane-se-13", "dane-se-tutorial"])
def test_the_page_says_that_a_full_deal_has_no_trumps(name: str) -> None:
    told = said(name, "trump")
    assert "Quando o baralho inteiro é dado (13 cartas para cada um, com 4 jogadores)" in told
    assert "sem trunfo" in told


@pytest.mark.rule("R181")
def test_the_page_says_how_the_table_goes_on() -> None:
    asked = said("dane-se-13", "deals")
    assert "as pessoas da mesa votam se continuam; robôs não votam" in asked
    assert "até 25 mãos ao todo" in asked
    assert "para cada um: 12-11-10-9-8-7-6-5-4-3-2-1." in asked
    assert "se os votos empatarem, ela acaba" in asked
    assert "Só então conta um empate" in said("dane-se-13", "ending")


@pytest.mark.rule("R181")
def test_a_way_back_without_a_vote_is_one_course() -> None:
    told = said("dane-se-13-continued", "deals", "en")
    assert "The match has 25 deals." in told
    assert ": 1-2-3-4-5-6-7-8-9-10-11-12-13-12-11-10-9-8-7-6-5-4-3-2-1." in told
    assert "vote" not in told


def test_the_last_deal_without_trumps_is_the_one_before_the_way_back() -> None:
    for then in ("yes", "ask_after_last"):
        changed = {
            "base": "dane-se-13",
            "schedule": {"then_continue": then},
            "trump": {"nt_on_deals": ["last"]},
        }
        page = describe(rules_from_json(changed), "en")
        told = " ".join(next(s.sentences for s in page.sections if s.key == "trump"))
        assert "Without trumps: deal 13." in told


@pytest.mark.parametrize(
    ("scoring", "sentences"),
    [
        ({"made": {"c": 1}}, ["gains 1 point.", "gains and loses nothing."]),
        (
            {"made": {"c": 10, "t": 1}, "miss": {"t": 1}},
            ["gains 10 points plus 1 for each trick taken.", "gains 1 point for each trick taken."],
        ),
        (
            {"nil_made": {"c": 5, "h": 1}, "made": {"b": 10}, "miss": {"dT": -5}},
            [
                "gains 5 points plus 1 for each card of the hand.",
                "loses 5 times as many points as the sum of 1 up to the difference.",
            ],
        ),
        (
            {
                "nil_made": {"if_under_hand": {"c": 50}, "if_over_hand": {"c": 30}},
                "made": {"c": 10, "b2": 1},
                "miss": {"d": -10},
                "nil_fail": {"c": -60, "t": 10},
            },
            [
                'gains 50 points if the bids add up to less than the number of cards ("under").',
                'If they add up to more ("over"), whoever bids nothing and takes no trick gains 30',
                "one trick or more loses 60 points, but gains 10 points for each trick taken.",
                "With 7 tricks or more that comes to a gain.",
                "Whoever bids one trick or more and misses, with too many or too few, loses 10",
            ],
        ),
        (
            {"made": {"c": 10, "b": 1}, "under": {"c": -10}, "over": {"t": 1}},
            [
                "Whoever takes too few tricks loses 10 points.",
                "gains 1 point for each trick taken.",
            ],
        ),
    ],
)
def test_any_scoring_has_words(scoring: dict[str, object], sentences: list[str]) -> None:
    rules = rules_from_json({"scoring": scoring})
    told = " ".join(next(s.sentences for s in describe(rules, "en").sections if s.key == "scoring"))
    assert [sentence for sentence in sentences if sentence not in told] == []


def test_a_table_of_points_is_said_by_its_examples() -> None:
    points = [[], *([[7] * (size + 1)] * (size + 1) for size in range(1, 11))]
    rules = rules_from_json({"scoring": {"points": points}})
    page = describe(rules, "en")
    assert all(example.points == 7 for example in page.examples)


def test_titles_name_the_nearest_preset() -> None:
    changed = {"base": "german-bridge", "play": {"void_duty": "must_trump"}, "pack": {"packs": 2}}
    rules = rules_from_json(changed)
    assert nearest_preset(rules).name == "german-bridge"
    assert title_of(rules, "pt") == "Bridge Alemão, com 2 mudanças"
    assert title_of(rules, "en") == "German Bridge, with 2 changes"
    assert summary_of(rules, "pt") == "Quantos baralhos: 2; Sem carta do naipe: trunfo obrigatório."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_presets_share_a_title_or_a_summary(lang: str) -> None:
    told = [
        (title_of(known.rules, lang), summary_of(known.rules, lang)) for known in PRESETS.values()
    ]
    assert len({title for title, _ in told}) == len({about for _, about in told}) == len(PRESETS)
