"""`vaza play` under the whole family's rules: auctions, passings, namings, hidden bids, revokes."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.unit.cli.conftest import Vaza
from tests.unit.records.family import FAMILY

MINUS = "\N{MINUS SIGN}"
ANYTHING = "\n".join(
    [*"0123456789", "10 11 12", "1 2 3", "1 2", "NT", "5♣", "pass", "13NT", "", "y"] * 60
)
"""Whatever is asked for, one of these fits sooner or later."""


def rules_file(folder: Path, rules: dict[str, Any]) -> str:
    path = folder / "house.json"
    path.write_text(json.dumps(rules), "utf-8")
    return str(path)


@pytest.mark.parametrize("name", FAMILY)
def test_a_match_from_a_pipe(vaza: Vaza, tmp_path: Path, name: str) -> None:
    seats, rules = FAMILY[name]
    house = rules_file(tmp_path, {**rules, "seating": {"seats": [seats]}})
    record = tmp_path / "match.json"
    told = vaza(f"play {house} --seed 4 --bot random --lang en --record {record}", typed=ANYTHING)
    assert (told.code, told.err) == (0, "")
    assert "The match is over." in told.out or "End of input" in told.out
    if record.exists():
        assert vaza(f"record check {record}").code == 0


AUCTION: dict[str, Any] = {
    "base": "israeli-whist",
    "auction": {"gulash_max_passes": 1, "opens": "left"},
    "ending": {"max_deals": 1, "tie": "shared"},
}


def test_an_auction_is_shown_and_typed(vaza: Vaza, tmp_path: Path) -> None:
    house = rules_file(tmp_path, AUCTION)
    told = vaza(
        f"play {house} --seed 1 --bot random --lang en",
        typed="4C\nnonsense\n13NT\nscore\n" + ANYTHING,
    )
    assert "Auction: " in told.out
    assert "is no call: type a number and a suit" in told.out
    assert "You offered 13NT." in told.out
    assert "You won the auction with 13NT." in told.out
    assert "13 to 200" not in told.out
    assert "First to 200" not in told.out, "the match is over"


@pytest.mark.parametrize(("lang", "word"), [("pt", "passo"), ("es", "paso"), ("en", "pass")])
def test_passing_in_every_language(vaza: Vaza, tmp_path: Path, lang: str, word: str) -> None:
    house = rules_file(tmp_path, AUCTION)
    told = vaza(f"play {house} --seed 1 --bot random --lang {lang}", typed=f"{word}\npass\n")
    said = {"pt": "Você passou.", "es": "Pasaste.", "en": "You passed."}[lang]
    assert said in told.out


REVOKE: dict[str, Any] = {
    "seating": {"seats": [3]},
    "schedule": {"shape": "constant", "peak": 13, "count": 1},
    "play": {"revoke": "penalty"},
    "bidding": {"bid_change": "never"},
    "ending": {"tie": "shared"},
}


def test_a_revoke_is_warned_of(vaza: Vaza, tmp_path: Path) -> None:
    """Every card is tried and no revoke is meant; then every one is."""
    house = rules_file(tmp_path, REVOKE)
    numbers = [str(number) for number in range(1, 14)]
    careful = "\n".join(numbers[0:4] + [line for n in numbers for line in (n, "n")] * 30)
    told = vaza(f"play {house} --seed 2 --bot simple --lang en", typed=careful)
    assert f"you could keep the rule. Proven later, it costs {MINUS}50 points." in told.out
    assert "You revoked" not in told.out
    bold = "\n".join([line for n in reversed(numbers) for line in (n, "y")] * 40)
    told = vaza(f"play {house} --seed 2 --bot simple --lang en", typed=bold)
    assert f"You revoked: {MINUS}50 points. The deal is dealt again." in told.out


def test_secret_bids_stay_secret(vaza: Vaza, tmp_path: Path) -> None:
    house = rules_file(
        tmp_path,
        {
            "schedule": {"shape": "constant", "peak": 2, "count": 1},
            "bidding": {"bid_mode": "secret_until_end", "hook": "none"},
            "bonus": {"streak_length": 2},
            "ending": {"tie": "shared"},
        },
    )
    told = vaza(f"play {house} --seed 2 --bot random --lang en", typed="1\n1\n2\n1\n")
    before, _, after = told.out.partition("Player")
    assert "You bid 1; only you see it." in before
    assert "Ana has bid." in before
    assert "the numbers are shown after the deal" in before
    assert "Ana 0/?" in before
    assert "bids 1" not in before
    assert "Exact in a row" in after


def test_a_target_has_its_line(vaza: Vaza, tmp_path: Path) -> None:
    house = rules_file(
        tmp_path,
        {
            "schedule": {"shape": "constant", "peak": 2},
            "ending": {"end": "target", "target": 500, "max_deals": 2, "tie": "shared"},
        },
    )
    told = vaza(f"play {house} --seed 2 --bot random --lang en", typed="0\n1\n2\n" * 20)
    assert "players, to 500 points." in told.out
    assert "First to 500 points; the most so far: " in told.out
    assert "(over +" in told.out or f"(under {MINUS}" in told.out


def test_scoring_a_revoke(vaza: Vaza, tmp_path: Path) -> None:
    house = rules_file(tmp_path, REVOKE)
    words = f"score {house} --cards 5 --bids 1,2,1 --tricks 1,0,0"
    assert vaza(f"{words} --revoked 1 --json").json == {"points": [0, -50, 0]}
    assert "they total 1" in vaza(words).complaint
    assert "the seats are 0 to 2" in vaza(f"{words} --revoked 3").complaint
    other = vaza("score dane-se --cards 5 --bids 1,2,1 --tricks 1,0,0 --revoked 1")
    assert "refuse a card" in other.complaint


@pytest.mark.parametrize(
    ("bidding", "bids", "told"),
    [
        ({"hook": "gt"}, "1,1,1", "should total more than 5"),
        ({"hook": "lt"}, "2,2,1", "should total less than 5"),
        ({"hook": "eq"}, "2,2,2", "should total exactly 5"),
        ({"bid_max": 2}, "1,1,4", "a bid of 4 is above the highest"),
        ({"bid_min": 1}, "0,1,1", "a bid of 0 is below the lowest"),
        ({"min_h": 6}, "2,2,1", ""),
    ],
)
def test_bids_that_are_warned_of(
    vaza: Vaza, tmp_path: Path, bidding: dict[str, Any], bids: str, told: str
) -> None:
    house = rules_file(tmp_path, {"bidding": bidding})
    outcome = vaza(f"score {house} --cards 5 --bids {bids} --tricks 2,2,1")
    assert outcome.code == 0
    assert told in outcome.err
    assert bool(told) == bool(outcome.err)


def test_what_one_deal_cannot_say(vaza: Vaza, tmp_path: Path) -> None:
    house = rules_file(tmp_path, {"bonus": {"streak_length": 5, "void_if_none_exact": True}})
    outcome = vaza(f"score {house} --cards 5 --bids 3,3,3 --tricks 2,2,1 --json")
    assert outcome.json == {"points": [0, 0, 0]}, "nobody is exact (R122)"
    assert "a streak" in outcome.err


def test_what_mends_a_rule_set(vaza: Vaza, tmp_path: Path) -> None:
    house = rules_file(tmp_path, {"bidding": {"bid_mode": "simultaneous"}})
    told = vaza(f"rules check {house} --json").json
    assert told["problems"][0]["mend"] == {"bidding": {"hook": "none"}}
    assert '({"bidding": {"hook": "none"}} mends it)' in vaza(f"rules check {house}").err
    mended = {"bidding": {"bid_mode": "simultaneous", "hook": "none"}}
    assert vaza(f"rules check {rules_file(tmp_path, mended)}").code == 0


def test_every_source_of_trumps_has_a_name(vaza: Vaza, tmp_path: Path) -> None:
    told = vaza("schedule israeli-whist --json").json["deals"]
    assert told[0] == {"cards": 13, "trump": "auction"}
    assert "to 200 points" in vaza("schedule israeli-whist").out
    for kind, name in (("dealer_names", "dealer"), ("highest_bidder", "highest bidder")):
        house = rules_file(tmp_path, {"trump": {"trump": kind}})
        assert f"named by the {name}" in vaza(f"schedule {house} --players 4").out
        shown = vaza(f"schedule {house} --players 4 --json").json["deals"][0]["trump"]
        assert shown == kind.replace("_", "-")


def test_void_deals_are_marked(vaza: Vaza) -> None:
    folder = Path(__file__).parents[2] / "golden" / "records" / "v1-family"
    told = vaza(f"record check {folder / 'an-auction-passes-final-revokes.json'}")
    assert "r void by a revoke; p void, all passed" in told.out
