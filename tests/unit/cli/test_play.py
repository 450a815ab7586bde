"""`vaza play`: whole matches from a pipe, and the answers to what is typed."""

import json
import re
from pathlib import Path

import pytest

from tests.unit.cli.conftest import Vaza
from vaza.arena.driver import order_from
from vaza.kernel.cards import cards_of, rank_of
from vaza.options.codes.codec import rules_from_json
from vaza.options.deals.schedule import plan_deals
from vaza.options.presets import PRESETS
from vaza.rules.actions import TABLE, Deal, Draw
from vaza.rules.decide import apply
from vaza.rules.state import MatchState, deal_of, new_match

ANYTHING = "\n".join(str(number) for _ in range(400) for number in range(1, 14)) + "\n"
"""Numbers are bids and cards; what does not fit is refused and the next one tried."""


MINUS = "\N{MINUS SIGN}"
OVER = {"pt": "Fim da partida.", "en": "The match is over.", "es": "Fin de la partida."}


TWO_CARDS = {
    "seating": {"seats": [2]},
    "schedule": {"shape": "constant", "peak": 2, "count": 1},
    "bidding": {"bid_opens": "eldest", "hook": "none"},
    "trump": {"trump": "none"},
    "play": {"first_lead": "eldest"},
    "ending": {"tie": "shared"},
}
"""One deal without trumps: two aces on lead are sure."""


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


WHOLE: dict[str, str] = {}
"""What whole matches showed; they always show the same."""


def whole_match(vaza: Vaza, words: str) -> str:
    if words not in WHOLE:
        WHOLE[words] = vaza(words, typed=ANYTHING).out
    return WHOLE[words]


def until(vaza: Vaza, words: str, pattern: str) -> tuple[list[str], re.Match[str]]:
    """What has to be typed until something is shown, and where it is."""
    whole = whole_match(vaza, words)
    found = re.search(pattern, whole)
    assert found, pattern
    used = len(re.findall(r"[:)?] \d+$", whole[: found.start()], re.MULTILINE))
    return ANYTHING.splitlines()[:used], found


def totals(out: str, word: str = "Total") -> list[int]:
    """The last row of the last score table."""
    row = [line for line in out.splitlines() if line.startswith(word)][-1]
    return [int(number.replace(MINUS, "-")) for number in row.split()[1:]]


def shown_points(out: str) -> list[list[int]]:
    """Each deal's points in the last score table."""
    lines = out.splitlines()
    start = max(
        at for at, line in enumerate(lines) if re.match(r"(Mão|Deal|Mano) +(Cartas|Cards)", line)
    )
    rows = []
    for line in lines[start + 1 :]:
        cells = re.findall(rf"\d+/\d+ +([+{MINUS}]?\d+)", line)
        if cells:
            rows.append([int(cell.replace(MINUS, "-")) for cell in cells])
    return rows


@pytest.mark.parametrize(
    ("name", "seats", "lang"),
    [
        ("dane-se", 4, "pt"),
        ("dane-se", 7, "en"),
        ("dane-se-norm", 6, "pt"),
        ("dane-se-tutorial", 2, "pt"),
        ("dane-se-13-continued", 4, "en"),
        ("10-op-en-neer", 3, "en"),
        ("german-bridge", 5, "pt"),
        ("german-bridge", 3, "es"),
    ],
)
def test_a_whole_match_from_a_pipe(vaza: Vaza, name: str, seats: int, lang: str) -> None:
    told = vaza(
        f"play {name} --players {seats} --seed 3 --bot random --lang {lang}", typed=ANYTHING
    )
    assert (told.code, told.err) == (0, "")
    assert OVER[lang] in told.out
    deals = shown_points(told.out)
    assert len(deals) >= len(plan_deals(PRESETS[name].rules, seats))
    assert [sum(column) for column in zip(*deals, strict=True)] == totals(told.out)


def test_equal_seeds_give_equal_matches(vaza: Vaza) -> None:
    first, again, other = (
        vaza(f"play dane-se-norm --seed {seed}", typed=typed(*"123456")).out for seed in (3, 3, 4)
    )
    assert first == again
    assert first != other


def test_the_end_of_input_is_polite(vaza: Vaza) -> None:
    told = vaza("play dane-se --seed 7")
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith("Fim da entrada: a partida para aqui, depois de 0 mãos.\n")
    told = vaza("play dane-se-13 --seed 3 --lang en", typed=typed("1", ""))
    assert "End of input: the match stops here, after 1 deal." in told.out
    assert totals(told.out)


def test_leaving_shows_the_score(vaza: Vaza) -> None:
    told = vaza("play dane-se-13 --seed 3", typed=typed("1", "", "s", "never read"))
    assert told.code == 0
    assert "Partida interrompida depois de 1 mão." in told.out
    assert len(totals(told.out)) == 4


def test_words_that_work_at_any_time(vaza: Vaza) -> None:
    told = vaza("play dane-se --seed 7", typed=typed("?", "R", "v", "p"))
    assert "m: muda o pedido" in told.out
    assert "ninguém pode passar" in told.out
    assert "Ainda não houve vaza nesta mão." in told.out
    assert "Ainda não há pontos." in told.out


def test_bids_are_refused_with_the_reason(vaza: Vaza) -> None:
    told = vaza("play dane-se --seed 7 --lang en", typed=typed("x", "11", "-1", "2"))
    assert "“x” is no number: type your bid, from 0 to 10." in told.out
    assert "You cannot bid 11: here the bid goes from 0 to 10." in told.out
    assert "You cannot bid -1: here" in told.out
    assert "You bid 2." in told.out


@pytest.mark.rule("R018")
def test_a_bid_may_be_changed_once_before_the_next_speaks(vaza: Vaza) -> None:
    told = vaza("play dane-se --seed 7 --lang en", typed=typed("2", "u", "2", "3", "u"))
    assert "Your bid is 2 already." in told.out
    assert "You change your bid to 3." in told.out
    changed, spoken = told.out.index("change your bid to 3"), told.out.index("Ana bids")
    assert changed < spoken
    assert told.out.count("Enter keeps it") == 1


def test_without_a_change_of_bid_none_is_offered(vaza: Vaza, tmp_path: Path) -> None:
    path = tmp_path / "never.json"
    path.write_text('{"bidding": {"bid_change": "never"}}', "utf-8")
    told = vaza(["play", str(path), "--seed", "7", "--lang", "en"], typed=typed("2"))
    assert "Enter keeps it" not in told.out
    assert "Ana bids" in told.out


@pytest.mark.rule("R019")
def test_the_hook_is_told_before_and_after(vaza: Vaza) -> None:
    words = "play german-bridge --players 3 --seed 3 --lang en"
    lines, found = until(
        vaza, words, r"You bid last and may not bid (\d+): the total would be (\d+)"
    )
    number, size = found[1], found[2]
    told = vaza(words, typed=typed(*lines, number))
    refused = (
        rf"You cannot bid {number}: the others have bid \d+, and the total may not be {size}\."
    )
    assert re.search(refused, told.out)


@pytest.mark.rule("R023", "R152")
def test_cards_are_refused_with_the_reason(vaza: Vaza) -> None:
    words = "play dane-se --seed 7 --bot random"
    told = vaza(words, typed=typed("2", "", "zz", "14", "2h")).out
    assert "“zz” não é uma carta: digite o número ao lado dela, ou valor e naipe" in told
    assert "“14” não é uma carta" in told
    assert "Essa carta não está na sua mão." in told
    whole = whole_match(vaza, words)
    assert "A vaza saiu de ouros e você tem ouros: jogue uma carta de ouros." in whole


def test_the_only_card_is_played_by_enter(vaza: Vaza) -> None:
    words = "play dane-se --seed 7 --bot random"
    lines, found = until(vaza, words, r"Vaza (\d+): .*\n.*\nEnter joga (\S+), a única carta")
    told = vaza(words, typed=typed(*lines, ""))
    assert re.search(rf"Vaza {found[1]}: .*Você {found[2]}.* → ", told.out)


@pytest.mark.rule("R028")
def test_bids_and_tricks_taken_are_in_view(vaza: Vaza) -> None:
    told = whole_match(vaza, "play dane-se --seed 7 --bot random")
    shown = re.findall(r"Fez/pediu: (.*)\nVaza (\d+)", told)
    assert len(shown) > 20
    for states, trick in shown:
        assert sum(int(taken) for taken, _ in re.findall(r"(\d+)/(\d+)", states)) == int(trick) - 1


@pytest.mark.rule("R163")
def test_the_table_may_choose_the_dealer(vaza: Vaza, tmp_path: Path) -> None:
    path = tmp_path / "chosen.json"
    path.write_text('{"base": "dane-se-13", "seating": {"first_dealer": "chosen"}}', "utf-8")
    told = vaza(["play", str(path), "--seed", "1", "--lang", "en"], typed=typed("9", "x", "2"))
    assert "Who deals first? 1 You, 2 Ana, 3 Bia, 4 Caio:" in told.out
    assert "“9” is none of the choices." in told.out
    assert "Ana deals first." in told.out


@pytest.mark.rule("R181")
@pytest.mark.parametrize(("answer", "deals"), [("n", 13), ("y", 25)])
def test_the_table_is_asked_whether_to_go_on(vaza: Vaza, answer: str, deals: int) -> None:
    words = "play dane-se-13 --seed 3 --lang en --bot random"
    lines, _ = until(vaza, words, r"Play on, back down again")
    told = vaza(words, typed=typed(*lines, "maybe", answer) + ANYTHING)
    assert "Answer y or n." in told.out
    scored = shown_points(told.out)
    assert len(scored) >= deals
    assert ("the way is walked back" in told.out) is (answer == "y")
    assert "The match is over." in told.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--players 9", "not 9; take 3, 4, 5, 6 or 7 seats"),
        ("--bot nobody", "--bot: no bot called 'nobody': take random or simple"),
    ],
)
def test_what_cannot_be_played_is_told(vaza: Vaza, words: str, told: str) -> None:
    assert vaza(f"play dane-se {words}").complaint.endswith(told)


def test_bytes_that_are_no_text_do_no_harm(vaza: Vaza) -> None:
    assert vaza("play dane-se --seed 7", typed=b"\xff\xfe\n\x00\n2\n").code == 0


def test_a_match_may_be_recorded_and_checked(vaza: Vaza, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    words = ["play", "dane-se", "--players", "3", "--seed", "2", "--bot", "random"]
    told = vaza([*words, "--record", str(path)], typed=ANYTHING)
    assert f"vaza record check {path}" in told.out
    checked = vaza(["record", "check", str(path), "--json"]).json
    assert checked["ok"] is True
    assert checked["totals"] == totals(told.out)
    assert [deal["points"] for deal in checked["deals"]] == shown_points(told.out)
    assert checked["winners"]


def test_leaving_records_the_deals_that_were_played(vaza: Vaza, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    words = ["play", "dane-se-13", "--seed", "3", "--record", str(path)]
    told = vaza(words, typed=typed("1", "", "s"))
    checked = vaza(["record", "check", str(path), "--json"]).json
    assert (checked["totals"], checked["winners"]) == (totals(told.out), [])


@pytest.mark.parametrize(
    ("rules", "typed"),
    [
        # Good for the four who play, not for all whom the rules are for.
        (
            {
                "base": "german-bridge",
                "bidding": {"hook": "none"},
                "schedule": {"shape": "up", "peak": 8},
            },
            "0\n" * 100,
        ),
        # Left early: streaks and runs of nils need the deals before.
        (
            {
                "schedule": {"shape": "list", "list": [1] * 6},
                "bonus": {"streak": {"length": 2, "bonus": 30}},
                "bidding": {"hook": "none"},
            },
            "0\n" * 4,
        ),
        (
            {"schedule": {"shape": "list", "list": [1] * 12}, "bidding": {"max_nils_in_row": 1}},
            "0\n\n1\n\n" * 4,
        ),
    ],
)
def test_what_is_recorded_passes_the_check(
    vaza: Vaza, tmp_path: Path, rules: dict[str, object], typed: str
) -> None:
    path, odd = tmp_path / "match.json", tmp_path / "rules.json"
    odd.write_text(json.dumps(rules), encoding="utf-8")
    words = ["play", str(odd), "--players", "4", "--seed", "3", "--record", str(path)]
    assert "vaza record check" in vaza(words, typed=typed).out
    assert vaza(["record", "check", str(path), "--json"]).json["ok"]


def test_a_record_that_cannot_be_written_is_told_before_the_match(
    vaza: Vaza, tmp_path: Path
) -> None:
    told = vaza(["play", "dane-se", "--record", str(tmp_path)])
    assert told.complaint == f"--record {tmp_path}: cannot be written: Is a directory"


def test_many_players_fit_a_narrow_terminal(vaza: Vaza, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    told = vaza("play dane-se --players 7 --seed 3 --bot random", typed=ANYTHING).out
    table = told[told.rindex("Mão") :]
    assert "/" not in table
    assert "…" not in table
    assert len(totals(told)) == 7


def test_tricks_that_are_sure_may_be_claimed(vaza: Vaza, tmp_path: Path) -> None:
    path = tmp_path / "two.json"
    path.write_text(json.dumps(TWO_CARDS), "utf-8")
    seed = next(seed for seed in range(5000) if has_two_aces(seed))
    told = vaza(f"play {path} --seed {seed} --lang en", typed=typed("2", "", "c")).out
    assert "All the tricks that are left are yours: type c to take them." in told
    assert "You take all the tricks that are left." in told
    assert re.search(r"You +2 +2 +\+20", told)


def has_two_aces(seed: int) -> bool:
    """Tell whether seat 0, dealt to second or first, gets two aces."""
    rules = rules_from_json(TWO_CARDS)
    state = new_match(rules, 2)
    for action in (Draw(order_from(rules, 2, seed, 0)), Deal(order_from(rules, 2, seed, 1))):
        after = apply(state, TABLE, action)
        assert isinstance(after, MatchState)
        state = after
    eldest = deal_of(state.public).opener == 0
    return eldest and all(rank_of(card) == 12 for card in cards_of(state.hidden.hands[0]))


def test_a_claim_that_is_not_sure_is_refused(vaza: Vaza) -> None:
    told = vaza("play dane-se --seed 7 --lang en", typed=typed("2", "", "c")).out
    assert "Your cards do not make sure of every trick that is left." in told
