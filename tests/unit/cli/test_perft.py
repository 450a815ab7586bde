"""`vaza perft`."""

import pytest

from tests.unit.cli.conftest import Vaza
from vaza.options.presets import PRESETS
from vaza.rules import perft


def test_a_deal_to_its_end(vaza: Vaza) -> None:
    told = vaza("perft dane-se --players 3 --cards 1 --complete")
    head, *rows = told.out.split("\n\n")[0].splitlines()
    assert head.split() == ["actions", "sequences", "ended"]
    assert [row.split()[0] for row in rows] == [str(at) for at in range(len(rows))]
    assert "ways to the end; points of each seat: " in told.out


def test_json_is_what_a_perft_file_holds(vaza: Vaza) -> None:
    value = vaza("perft oh-hell --players 4 --cards 2 --depth 2 --seed 7 --dealer 3 --json").json
    assert value["rules"]["play"]["first_lead"] == "eldest"
    assert (value["players"], value["cards"], value["dealer"], value["depth"]) == (4, 2, 3, 2)
    assert len(value["pack"].split()) == 52
    assert value["cut"] is None
    # Three bids, then three for the next seat, or two others for the first.
    assert value["sequences"] == [1, 3, 15]
    assert value["ended"] == [0, 0, 0]
    assert value["points"] == [0, 0, 0, 0]


def test_one_seed_is_one_deal(vaza: Vaza) -> None:
    packs = [
        vaza(f"perft king --deal 1 --depth 1 --seed {seed} --json").json["pack"]
        for seed in (1, 1, 2)
    ]
    assert packs[0] == packs[1] != packs[2]


def test_a_deal_by_its_number(vaza: Vaza) -> None:
    assert vaza("perft king --deal 7 --depth 1 --json").json["sequences"] == [1, 8]
    assert vaza("perft dane-se --players 4 --deal 18 --depth 1 --json").json["cards"] == 9


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset(vaza: Vaza, name: str) -> None:
    seats = PRESETS[name].rules.seating.seats[-1]
    first, second = vaza(f"perft {name} --players {seats} --deal 1 --depth 1 --json").json[
        "sequences"
    ]
    assert first == 1
    assert second > 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (
            "--cards 11 --depth 2",
            "--cards 11: these rules deal 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 cards",
        ),
        ("--deal 20 --depth 2", "--deal 20: the match has 19 deals, from 1"),
        ("--deal 1 --cards 3 --depth 2", "--cards 3: deal 1 has 10 cards at 4 seats"),
        ("--depth 2", "say which deal: --cards H, or --deal K"),
        ("--cards 2", "either --depth D or --complete"),
        ("--cards 2 --depth 2 --complete", "either --depth D or --complete"),
        ("--cards 2 --depth 0", "--depth 0: write 1 or more"),
        ("--cards 2 --depth 2 --dealer 4", "--dealer 4: no such seat; seats are 0 to 3"),
        ("--cards 2 --depth 2 --seed -1", "--seed -1: write a number from 0 to"),
        ("--cards 10 --complete", "more than the 1,000,000 sequences that are counted"),
    ],
)
def test_wrong_input(vaza: Vaza, words: str, told: str) -> None:
    outcome = vaza(f"perft dane-se --players 4 {words}")
    assert outcome.code == 1
    assert told in outcome.complaint
    assert outcome.out == ""


def test_a_count_ends_at_its_limit(vaza: Vaza, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(perft.count, "__defaults__", (None, 100))
    outcome = vaza("perft dane-se --players 4 --cards 2 --complete")
    assert "take a smaller --depth or --cards" in outcome.complaint
