"""Auctions, passed cards, named trumps, hidden bids and void deals: what each mistake is called."""

import copy
import json
from typing import Any

import pytest

from vaza.records.errors import RecordError
from vaza.records.forms import check_record, read_record, write_json, write_text

RANKS = "AKQJT98765432"
SUITS = [" ".join(rank + suit for rank in RANKS) for suit in "SHDC"]
PASSES = ["pass"] * 4


def record(rules: Any, seats: int, **deal: Any) -> dict[str, Any]:
    names = ["Ana", "Bia", "Caio", "Davi"][:seats]
    return {"format": "vaza-record/1", "rules": rules, "seats": names, "deals": [deal]}


AUCTION = record(
    "israeli-whist",
    4,
    dealer=0,
    hands=SUITS,
    auction=["pass", "5C", "pass", "6D", "7S", *PASSES],
    trump="S",
    bids=[7, 0, 2, 3],
    plays=[" ".join(rank + suit for suit in "SHDC") for rank in RANKS],
)
GULASH = record(
    {"base": "israeli-whist-gulash"},
    4,
    dealer=1,
    hands=SUITS,
    auction=[*PASSES, *PASSES, *PASSES],
    exchange=[
        ["AS KS QS", "AH KH QH", "AD KD QD", "AC KC QC"],
        ["AC KC QC", "AS KS QS", "AH KH QH", "AD KD QD"],
    ],
    void="passed",
)
REVOKE = record(
    {"base": "dane-se", "play": {"revoke": "penalty"}},
    3,
    dealer=0,
    hands=["AS KS 2D", "QS 3H 4H", "5S 6S 7D"],
    turn_up="9C",
    bids=[1, 0, 1],
    plays=["AS 3H 5S", "KS QS"],
    void="revoke",
)
TOGETHER = record(
    {
        "trump": {"trump": "highest_bidder"},
        "bidding": {"bid_mode": "simultaneous", "hook": "none"},
    },
    3,
    dealer=0,
    hands=["AS KS 2D", "QS 3H 4H", "5S 6S 7D"],
    trump="H",
    bids=[1, 2, 1],
    plays=["AS QS 5S", "KS 3H 6S", "4H 7D 2D"],
)


def edited(base: dict[str, Any], **fields: Any) -> str:
    changed = copy.deepcopy(base)
    changed["deals"][0].update(fields)
    return json.dumps(changed)


def judged(text: str) -> dict[str, Any]:
    told: dict[str, Any] = check_record(text).to_json()["deals"][0]
    written = read_record(text)
    assert read_record(write_json(written)) == written == read_record(write_text(written))
    return told


@pytest.mark.rule("R099", "R106", "R110")
def test_an_auction() -> None:
    told = judged(json.dumps(AUCTION))
    assert told == {"bids": [7, 0, 2, 3], "tricks": [13, 0, 0, 0], "points": [-60, 50, -20, -30]}
    assert "trump" in AUCTION["deals"][0]
    del (bare := copy.deepcopy(AUCTION))["deals"][0]["trump"]
    assert judged(json.dumps(bare)) == told, "the auction says the trump"


@pytest.mark.rule("R118", "R119")
def test_a_gulash_that_comes_to_nothing() -> None:
    silent: list[int | None] = [None] * 4
    nothing = {"bids": silent, "tricks": [0] * 4, "points": [0] * 4, "void": "passed"}
    assert judged(json.dumps(GULASH)) == nothing
    assert judged(edited(GULASH, bids=silent, plays=[])) == nothing


@pytest.mark.rule("R035")
def test_a_proven_revoke() -> None:
    assert judged(json.dumps(REVOKE)) == {
        "bids": [1, 0, 1],
        "tricks": [1, 0, 0],
        "points": [0, -50, 0],
        "void": "revoke",
        "offender": 1,
    }


@pytest.mark.rule("R036")
def test_the_next_deal_has_the_same_number() -> None:
    twice = copy.deepcopy(REVOKE)
    twice["rules"]["schedule"] = {"shape": "constant", "peak": 3, "count": 1}
    twice["rules"]["ending"] = {"tie": "shared"}
    first = twice["deals"][0]
    second = {**first, "plays": ["AS QS 5S", "KS 3H 6S", "2D 4H 7D"], "number": 1}
    del second["void"]
    twice["deals"].append(second)
    report = check_record(json.dumps({**twice, "complete": True}))
    assert report.totals == (-10, -40, 10)
    assert report.winners == (2,)
    for number, dealer, reason in ((2, 0, "number"), (1, 1, "dealer-order")):
        wrong = {**second, "number": number, "dealer": dealer}
        with pytest.raises(RecordError) as caught:
            check_record(json.dumps({**twice, "deals": [first, wrong], "complete": True}))
        assert (caught.value.reason, caught.value.deal) == (reason, 2)


def test_named_by_the_highest_bidder() -> None:
    assert judged(json.dumps(TOGETHER))["tricks"] == [1, 2, 0]
    assert judged(edited(TOGETHER, trump="NT", plays=["AS QS 5S", "KS 3H 6S", "2D 4H 7D"]))


PLAYED = AUCTION["deals"][0]["plays"]
# base, changed fields, reason, at, part of the sentence
WRONG: dict[str, tuple[dict[str, Any], dict[str, Any], str, int | None, str]] = {
    "no call": (AUCTION, {"auction": ["5Z"]}, "bad-value", None, "is no call"),
    "a call too low": (
        *(AUCTION, {"auction": ["5S", "5H"]}),
        *("auction-too-low", 1, "not higher than the last one"),
    ),
    "a call of too few": (AUCTION, {"auction": ["4S"]}, "auction-range", 0, "5 to 13"),
    "a call of too many": (AUCTION, {"auction": ["14S"]}, "auction-range", 0, "5 to 13"),
    "the auction goes on": (
        *(AUCTION, {"auction": ["pass", "5C", "pass", "pass"]}),
        *("auction", 4, "seat 0 speaks next"),
    ),
    "no auction at all": (AUCTION, {"auction": None}, "auction", 0, "seat 0 speaks next"),
    "a call after the end": (
        *(AUCTION, {"auction": ["5S", *PASSES, "6S"]}),
        *("declarer", 5, "its bid is 5"),
    ),
    "a call more": (
        *(AUCTION, {"auction": ["7S", *PASSES, "8S"]}),
        *("auction", 60, "the auction is over, but 8S follows"),
    ),
    "another trump": (AUCTION, {"trump": "H"}, "trump", None, "is S, not H"),
    "another number": (AUCTION, {"bids": [8, 0, 2, 2]}, "declarer", 9, "its bid is 7"),
    "the hook of the last speaker": (AUCTION, {"bids": [7, 0, 2, 4]}, "hook", 11, "total 13"),
    "no passing in these rules": (
        *(AUCTION, {"exchange": [["AS KS QS"] * 4]}),
        *("not-in-these-rules", None, "no exchange"),
    ),
    "passed, but somebody bid": (
        *(AUCTION, {"void": "passed"}),
        *("void", None, "somebody has bid"),
    ),
    "a revoke in strict play": (AUCTION, {"void": "revoke"}, "bad-value", None, '"passed"'),
    "passed and not said": (
        *(AUCTION, {"auction": PASSES, "trump": None}),
        *("missing-bid", 4, "in a deal without play"),
    ),
    "passed, and not void": (
        *(AUCTION, {"auction": PASSES, "trump": None, "plays": [], "bids": [None] * 4}),
        *("void", 4, 'add "void": "passed"'),
    ),
    "passed with bids": (GULASH, {"bids": [1, 1, 1, 1]}, "void", 20, "leave bids and plays out"),
    "passed with a trump": (GULASH, {"trump": "H"}, "trump", 20, "leave it out"),
    "no passing where one is due": (
        *(GULASH, {"exchange": None}),
        *("exchange", 4, "add to exchange"),
    ),
    "a passing too many": (
        *(GULASH, {"exchange": [*GULASH["deals"][0]["exchange"], ["2S 3S 4S"] * 4]}),
        *("exchange", 20, "2 times, but exchange has 3"),
    ),
    "two cards passed": (
        *(GULASH, {"exchange": [["AS KS QS", "AH KH QH", "AD KD", "AC KC QC"]]}),
        *("card-count", 4, "2 cards are passed on, not 3"),
    ),
    "cards of somebody else": (
        *(GULASH, {"exchange": [["AS KS QS", "AS KH QH", "AD KD QD", "AC KC QC"]]}),
        *("not-in-hand", 7, "seat 1: AS is passed on"),
    ),
    "a card passed twice": (
        *(GULASH, {"exchange": [["AS AS QS", "AH KH QH", "AD KD QD", "AC KC QC"]]}),
        *("not-in-hand", 6, "seat 0: AS is passed on"),
    ),
    "three hands pass": (
        *(GULASH, {"exchange": [["AS KS QS"] * 3]}),
        *("wrong-count", None, "one for each seat"),
    ),
    "a seat passes nothing": (
        *(GULASH, {"exchange": [["AS KS QS", "AH KH QH", None, "AC KC QC"]]}),
        *("exchange", 4, "seat 2"),
    ),
    "proven and not said": (
        *(REVOKE, {"void": None}),
        *("void", 7, "seat 1 is proven to have revoked by QS"),
    ),
    "not proven": (
        *(REVOKE, {"plays": ["AS 3H 5S", "KS"]}),
        *("void", 7, "no card so far proves a revoke"),
    ),
    "played to the end without proof": (
        *(REVOKE, {"plays": ["AS QS 5S", "KS 3H 6S", "2D 4H 7D"]}),
        *("void", None, "no revoke is proven"),
    ),
    "cards behind the proof": (
        *(REVOKE, {"plays": ["AS 3H 5S", "KS QS 6S"]}),
        *("void", 8, "but 6S follows"),
    ),
    "void and open": (
        *(REVOKE, {"unfinished": True}),
        *("unfinished", None, "the deal is over"),
    ),
    "no void in these rules": (TOGETHER, {"void": "revoke"}, "not-in-these-rules", None, "void"),
    "nothing else is void": (REVOKE, {"void": "tired"}, "bad-value", None, '"revoke"'),
    "nothing named": (TOGETHER, {"trump": None}, "trump", 3, "seat 1 names the trump"),
    "jokers named": (TOGETHER, {"trump": "X"}, "trump", 3, "S, H, D, C or none"),
    "a bid is missing": (TOGETHER, {"bids": [1, None, 1]}, "missing-bid", 0, "seat 1 has no bid"),
    "a bid too high": (TOGETHER, {"bids": [1, 9, 1]}, "bid-range", 0, "0 to 3"),
    "a change of a bid made with all": (
        *(TOGETHER, {"bid_changes": [{"seat": 1, "from": 0, "to": 2}]}),
        *("no-change", 1, "seat 1"),
    ),
    "a turned card where none is": (TOGETHER, {"turn_up": "9H"}, "turn-up", None, "no card"),
    "nothing is passed over": (
        *(TOGETHER, {"passed_over": "XX"}),
        *("not-in-these-rules", None, "passed over"),
    ),
    "an auction in other rules": (REVOKE, {"auction": ["5C"]}, "not-in-these-rules", None, "no a"),
}


@pytest.mark.parametrize(("base", "fields", "reason", "at", "text"), WRONG.values(), ids=WRONG)
def test_what_is_wrong(
    base: dict[str, Any], fields: dict[str, Any], reason: str, at: int | None, text: str
) -> None:
    with pytest.raises(RecordError) as caught:
        check_record(edited(base, **fields))
    error = caught.value
    number = None if error.deal is None else 1
    assert (error.reason, error.deal, error.at) == (reason, number, at), error.text
    assert text in error.text


OPEN: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "in the auction": (
        AUCTION,
        {"auction": ["pass", "5C"], "bids": [None] * 4, "plays": [], "trump": None},
    ),
    "after it": (AUCTION, {"bids": [7, 0, None, None], "plays": []}),
    "in the passing": (
        GULASH,
        {
            "auction": PASSES,
            "exchange": [["AS KS QS", None, None, "AC KC QC"]],
            "void": None,
            "bids": [None] * 4,
            "plays": [],
        },
    ),
    "before the naming": (TOGETHER, {"trump": None, "plays": []}),
    "some have bid": (TOGETHER, {"bids": [1, None, 2], "trump": None, "plays": []}),
    "an unproven revoke": (REVOKE, {"plays": ["AS 3H 5S", "KS"], "void": None}),
}


@pytest.mark.parametrize(("base", "fields"), OPEN.values(), ids=OPEN)
def test_an_open_deal(base: dict[str, Any], fields: dict[str, Any]) -> None:
    told = judged(edited(base, **fields, unfinished=True))
    assert told["unfinished"]
    with pytest.raises(RecordError):
        check_record(edited(base, **fields))


def test_an_open_deal_has_no_trump_yet() -> None:
    fields = {"auction": ["5C"], "bids": [None] * 4, "plays": [], "unfinished": True}
    with pytest.raises(RecordError, match="the trump of this deal is none"):
        check_record(edited(AUCTION, **fields))
