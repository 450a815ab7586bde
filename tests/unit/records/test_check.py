"""What a record may say, and what each mistake is called, where, and what would be right."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.unit.records.matches import played_record
from vaza.options.presets import preset
from vaza.records.errors import RecordError
from vaza.records.forms import check_record, read_record, write_json, write_text
from vaza.records.replay.report import DealReport

MINIMAL: dict[str, Any] = {
    "format": "vaza-record/1",
    "rules": "german-bridge",
    "seats": ["Ana", "Bia", "Caio", "Davi"],
    "deals": [
        {
            "dealer": 0,
            "hands": ["AS KD 7C", "KC QS 2D", "9C 9D 3S", "2C JH 10S"],
            "turn_up": "9H",
            "bids": [1, 0, 2, 1],
            "plays": ["AS QS 3S TS", "7C KC 9C 2C", "2D 9D JH KD"],
        }
    ],
}
Change = Callable[[dict[str, Any]], object]


def with_change(change: Change) -> str:
    record = copy.deepcopy(MINIMAL)
    change(record)
    return json.dumps(record)


def deal(**fields: Any) -> Change:
    return lambda record: record["deals"][0].update(fields)


def top(**fields: Any) -> Change:
    return lambda record: record.update(fields)


def test_the_smallest_form() -> None:
    report = check_record(json.dumps(MINIMAL))
    assert report.deals == (DealReport((1, 0, 2, 1), (1, 1, 0, 1), (11, -1, -4, 11)),)
    assert report.to_json() == {
        "ok": True,
        "deals": [{"bids": [1, 0, 2, 1], "tricks": [1, 1, 0, 1], "points": [11, -1, -4, 11]}],
        "totals": [11, -1, -4, 11],
        "winners": [],
    }


def test_the_text_form_by_hand() -> None:
    text = """
        [Format "vaza-record/1"]
        [Rules "german-bridge"]
        [Seats ["Ana", "Bia", "Caio", "Davi"]]
        [Deal 1]
        [Dealer 0]
        0: AS KD 7C
        1: KC QS 2D
        2: 9C 9D 3S
        3: 2C JH 10S
        [TurnUp "9h"]
        Bids 1 0 2 1
        1. AS QS 3S TS
        2. 7C KC 9C 2C
        3. 2D 9D JH KD
    """
    assert read_record(text) == read_record(json.dumps(MINIMAL))


FINE: dict[str, Change] = {
    "lower case": deal(turn_up="9h"),
    "the optional fields that agree": deal(
        number=3, trump="H", leader=0, unfinished=False, result={"tricks": [1, 1, 0, 1]}
    ),
    "points that agree": deal(result={"points": [11, -1, -4, 11], "tricks": [1, 1, 0, 1]}),
    "null is left out": deal(turn_up="9H", number=None, seed=None, result=None, auction=None),
    "no turn-up, but its suit": lambda r: (r["deals"][0].pop("turn_up"), deal(trump="H")(r)),
    "totals and no winners": top(result={"totals": [11, -1, -4, 11], "winners": []}),
    "a draw": top(draw={"first_dealer": 2, "cards": "2S KS AD KH"}),
    "a first dealer, however found": top(draw={"first_dealer": 3}),
    "a partial rule set": top(rules={"base": "german-bridge", "scoring": {"made": {"c": 1}}}),
    "a changed bid": deal(bid_changes=[{"seat": 1, "from": 3, "to": 0}]),
    "two changed bids": deal(
        bid_changes=[{"seat": 1, "from": 3, "to": 0}, {"seat": 2, "from": 0, "to": 2}]
    ),
    "names as people write them": top(seats=["", 'Zé "o" \\', "\u2028[x]\t", "🂡" * 40]),
    "not complete": top(complete=False),
}


@pytest.mark.parametrize("change", FINE.values(), ids=FINE)
def test_what_may_be_said(change: Change) -> None:
    text = with_change(change)
    check_record(text)
    record = read_record(text)
    assert read_record(write_json(record)) == record == read_record(write_text(record))


UNFINISHED: dict[str, tuple[Change, list[int | None], list[int]]] = {
    "before the second trick": (
        deal(unfinished=True, plays=["AS QS 3S TS"]),
        [1, 0, 2, 1],
        [1, 0, 0, 0],
    ),
    "in a trick": (
        deal(unfinished=True, plays=["AS QS 3S TS", "7C KC"]),
        [1, 0, 2, 1],
        [1, 0, 0, 0],
    ),
    "in the bidding": (
        deal(unfinished=True, plays=[], bids=[None, 0, 2, None]),
        [None, 0, 2, None],
        [0, 0, 0, 0],
    ),
    "at once": (deal(unfinished=True, plays=[], bids=[None] * 4), [None] * 4, [0, 0, 0, 0]),
}


@pytest.mark.parametrize(("change", "bids", "tricks"), UNFINISHED.values(), ids=UNFINISHED)
def test_an_unfinished_deal(change: Change, bids: list[int | None], tricks: list[int]) -> None:
    text = with_change(change)
    told = check_record(text).to_json()["deals"][0]
    assert told == {"bids": bids, "tricks": tricks, "points": [0] * 4, "unfinished": True}
    record = read_record(text)
    assert read_record(write_json(record)) == record == read_record(write_text(record))


def change(seat: int, before: int, after: int) -> dict[str, int]:
    return {"seat": seat, "from": before, "to": after}


# reason, deal, at, part of the sentence
WRONG: dict[str, tuple[Change, str, int | None, int | None, str]] = {
    "suit not followed": (
        deal(plays=["AS 2D 3S TS", "7C KC 9C 2C", "2D 9D JH KD"]),
        *("must-follow-suit", 1, 5, "2D is played, but the hand has S to follow"),
    ),
    "not in the hand": (
        deal(plays=["AS QS 4S TS", "7C KC 9C 2C", "2D 9D JH KD"]),
        *("not-in-hand", 1, 6, "4S is not in the hand"),
    ),
    "the hook": (deal(bids=[0, 0, 2, 1]), "hook", 1, 3, "total 3"),
    "a bid too high": (deal(bids=[1, 4, 2, 1]), "bid-range", 1, 0, "0 to 3 may be bid"),
    "a bid below 0": (deal(bids=[1, -1, 2, 1]), "bid-range", 1, 0, "0 to 3"),
    "a bid of truth": (deal(bids=[1, True, 2, 1]), "bad-value", 1, None, "whole number"),
    "no bid": (deal(bids=[1, None, 2, 1]), "missing-bid", 1, 0, "seat 1 has no bid"),
    "a later bid alone": (
        deal(bids=[1, None, 2, 1], unfinished=True, plays=[]),
        *("missing-bid", 1, 0, "seat 2, who speaks later, has"),
    ),
    "cards before the bids": (
        deal(bids=[None, 0, 2, 1], unfinished=True),
        *("missing-bid", 1, 3, "before all have bid"),
    ),
    "a change to what it was": (
        deal(bid_changes=[change(1, 0, 0)]),
        *("same-bid", 1, 1, "which was the bid before"),
    ),
    "the last bid is final": (
        deal(bid_changes=[change(0, 3, 1)]),
        *("not-now", 1, 4, "not the time for that"),
    ),
    "a change that the bids deny": (
        deal(bid_changes=[change(1, 0, 2)]),
        *("bid-changes", 1, None, "bids say 0"),
    ),
    "changes out of order": (
        deal(bid_changes=[change(2, 0, 2), change(1, 2, 0)]),
        *("bid-changes", 1, None, "order of speaking"),
    ),
    "a trick too few": (
        deal(plays=["AS QS 3S TS", "7C KC 9C 2C"]),
        *("truncated", 1, 12, "2 of 3 tricks"),
    ),
    "a trick too many": (
        deal(plays=[*MINIMAL["deals"][0]["plays"], "AH KH QH 2H"]),
        *("wrong-count", 1, 16, "no trick 4"),
    ),
    "a card too few": (
        deal(plays=["AS QS 3S", "7C KC 9C 2C", "2D 9D JH KD"]),
        *("wrong-count", 1, 7, "3 cards, not 4"),
    ),
    "a card too many": (
        deal(plays=["AS QS 3S TS KD", "7C KC 9C 2C", "2D 9D JH KD"]),
        *("wrong-count", 1, 8, "5 cards, not 4"),
    ),
    "an empty trick": (
        deal(plays=["", "AS QS 3S TS"], unfinished=True),
        *("wrong-count", 1, 4, "0 cards"),
    ),
    "an empty last trick": (
        deal(plays=["AS QS 3S TS", ""], unfinished=True),
        *("wrong-count", 1, 8, "0 cards"),
    ),
    "nothing unfinished": (deal(unfinished=True), "unfinished", 1, None, "leave unfinished out"),
    "no card": (deal(turn_up="1H"), "unknown-card", 1, None, "'1H' is no card"),
    "no joker in the pack": (
        deal(hands=["XX KD 7C", "KC QS 2D", "9C 9D 3S", "2C JH 10S"]),
        *("unknown-card", 1, None, "has no XX"),
    ),
    "a card twice": (
        deal(hands=["AS KD 7C", "KC AS 2D", "9C 9D 3S", "2C JH 10S"]),
        *("duplicate-card", 1, None, "AS stands here once more"),
    ),
    "the turned card in a hand": (deal(turn_up="KD"), "duplicate-card", 1, None, "turn_up"),
    "hands of two sizes": (
        deal(hands=["AS KD", "KC QS 2D", "9C 9D 3S", "2C JH 10S"]),
        *("wrong-count", 1, None, "equally large"),
    ),
    "no cards": (deal(hands=[""] * 4), "wrong-count", 1, None, "1 to 13"),
    "three hands": (deal(hands=["AS", "KS", "QS"]), "wrong-count", 1, None, "one for each seat"),
    "three bids": (deal(bids=[1, 0, 2]), "wrong-count", 1, None, "one for each seat"),
    "no turn-up": (deal(turn_up=None), "turn-up", 1, None, "its suit as trump"),
    "another trump": (deal(trump="S"), "trump", 1, None, "is H, not S"),
    "another leader": (deal(leader=1), "leader", 1, None, "seat 0 leads"),
    "no such seat": (deal(dealer=4), "bad-value", 1, None, "0 to 3"),
    "wrong tricks": (deal(result={"tricks": [0, 2, 0, 1]}), "result", 1, None, "[1, 1, 0, 1]"),
    "wrong points": (deal(result={"points": [1, 1, 1, 1]}), "result", 1, None, "[11, -1"),
    "wrong totals": (top(result={"totals": [1, 1, 1, 1]}), "result", None, None, "[11, -1"),
    "a fragment's winner": (top(result={"winners": [0]}), "result", None, None, "[]"),
    "a misspelt key": (deal(bid=[1]), "unknown-key", 1, None, "'bid'"),
    "a misspelt key of the match": (top(deal=[]), "unknown-key", None, None, "'deal'"),
    "no dealer": (lambda r: r["deals"][0].pop("dealer"), "missing-key", 1, None, "'dealer'"),
    "no such preset": (top(rules="dane"), "bad-rules", None, None, "dane-se"),
    "a rule set in conflict": (
        top(rules={"schedule": {"peak": 14}}),
        *("bad-rules", None, None, "pack"),
    ),
    "too many seats": (top(seats=list("abcdefgh")), "bad-rules", None, None, "for 3, 4"),
    "a name too long": (top(seats=["x" * 41, "b", "c", "d"]), "bad-value", None, None, "40"),
    "half a character": (top(seats=["\ud800", "b", "c", "d"]), "bad-value", None, None, "surr"),
    "an auction": (deal(auction=["5C"]), "not-in-these-rules", 1, None, "no auction"),
    "no deals": (top(deals=[]), "wrong-count", None, None, "1 to"),
    "a hash of something else": (top(hash="ab" * 32), "hash", None, None, "changed"),
    "a lower card deals": (
        top(draw={"first_dealer": 0, "cards": "2S KS AD KH"}),
        *("draw", None, None, "seat 2 drew the highest"),
    ),
    "the same card drawn twice": (
        top(draw={"first_dealer": 0, "cards": "AS AS AD KH"}),
        *("duplicate-card", None, None, "AS"),
    ),
    "too few drawn": (
        top(draw={"first_dealer": 0, "cards": "AS"}),
        *("wrong-count", None, None, "4 cards"),
    ),
    "nobody asked": (top(**{"continue": True}), "continue", None, None, "do not ask"),
    "a fragment that claims to be whole": (
        top(complete=True),
        *("hand-size", 1, None, "the schedule has 1 here"),
    ),
}


@pytest.mark.parametrize(("change", "reason", "number", "at", "text"), WRONG.values(), ids=WRONG)
def test_what_is_wrong(
    change: Change, reason: str, number: int | None, at: int | None, text: str
) -> None:
    with pytest.raises(RecordError) as caught:
        check_record(with_change(change))
    error = caught.value
    assert (error.reason, error.deal, error.at) == (reason, number, at), error.text
    assert text in error.text


# --- whole matches


def whole(name: str = "10-op-en-neer", seats: int = 4) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(write_json(played_record(preset(name), seats, 4)))
    del record["hash"]
    return record


def test_a_whole_match_names_its_winners() -> None:
    record = whole()
    report = check_record(json.dumps(record))
    assert len(report.deals) == 19
    assert list(report.winners) == record["result"]["winners"] != []
    for key in ("complete", "draw", "result"):
        del record[key]
    assert check_record(json.dumps(record)) == report, "as many deals as the schedule are a match"


def test_fewer_deals_are_a_fragment() -> None:
    record = whole()
    del record["complete"], record["result"]
    record["deals"] = record["deals"][3:-1]
    report = check_record(json.dumps(record))
    assert report.winners == ()
    assert len(report.deals) == 15
    record["complete"] = True
    with pytest.raises(RecordError, match="deals this deal, not seat"):
        check_record(json.dumps(record))


def test_a_match_that_was_left_early_is_judged_from_its_first_deal() -> None:
    record = whole()
    del record["complete"], record["result"]
    record["deals"] = record["deals"][:7]
    assert len(check_record(json.dumps(record)).deals) == 7
    record["deals"][4]["dealer"] = (record["deals"][4]["dealer"] + 1) % 4
    with pytest.raises(RecordError, match="deals this deal, not seat"):
        check_record(json.dumps(record))


MATCH_WRONG: dict[str, tuple[Change, str, int | None]] = {
    "a deal is missing in the middle": (lambda r: r["deals"].pop(4), "dealer-order", 5),
    "the last deal is missing": (lambda r: r["deals"].pop(), "truncated", None),
    "a deal too many": (
        lambda r: r["deals"].append(
            r["deals"][0] | {"number": 20, "dealer": (r["deals"][-1]["dealer"] + 1) % 4}
        ),
        *("too-many-deals", 20),
    ),
    "two deals change places": (
        lambda r: r["deals"].insert(2, r["deals"].pop(3)),
        *("dealer-order", 3),
    ),
    "another first dealer": (
        lambda r: r["draw"].update(first_dealer=(r["draw"]["first_dealer"] + 1) % 4),
        *("draw", None),
    ),
    "another place": (lambda r: r["deals"][6].update(number=8), "number", 7),
    "another winner": (lambda r: r["result"].update(winners=[]), "result", None),
    "an open deal in the middle": (
        lambda r: r["deals"][2].update(unfinished=True),
        *("unfinished", 3),
    ),
    "another order of the pack": (
        lambda r: r["draw"].update(order=" ".join(reversed(r["draw"]["order"].split()))),
        *("draw", None),
    ),
    "half a pack": (
        lambda r: r["draw"].update(order=r["draw"]["order"][:60]),
        *("bad-order", None),
    ),
}


@pytest.mark.parametrize(("change", "reason", "number"), MATCH_WRONG.values(), ids=MATCH_WRONG)
def test_what_is_wrong_with_a_match(change: Change, reason: str, number: int | None) -> None:
    record = whole()
    change(record)
    with pytest.raises(RecordError) as caught:
        check_record(json.dumps(record))
    assert (caught.value.reason, caught.value.deal) == (reason, number), caught.value.text


@pytest.mark.rule("R181")
def test_the_word_of_the_table_after_the_last_deal() -> None:
    """[003]: after the thirteenth deal the table plays on, or does not (A60)."""
    on = json.loads(write_json(played_record(preset("dane-se-13"), 4, 2, go_on=True)))
    off = json.loads(write_json(played_record(preset("dane-se-13"), 4, 2, go_on=False)))
    assert on["continue"] is True
    assert off["continue"] is False
    assert len(on["deals"]) >= 25
    assert len(off["deals"]) >= 13
    del on["hash"], off["hash"]
    check_record(json.dumps(on))
    for record, said in ((on, False), (off, True), (on, None), (off, None)):
        changed = record | {"continue": said}
        with pytest.raises(RecordError):
            check_record(json.dumps(changed))


# --- fragments of other rule sets


def test_the_dealers_last_card_is_the_trump() -> None:
    """A deal of the whole pack has no card to turn: turn_up names the dealer's last card (R042)."""
    record = copy.deepcopy(MINIMAL)
    suits = ["AKQJT98765432", "AKQJT98765432", "AKQJT98765432", "AKQJT98765432"]
    hands = [
        " ".join(rank + suit for rank in ranks) for ranks, suit in zip(suits, "SHDC", strict=True)
    ]
    tricks = [" ".join(rank + suit for suit in "SHDC") for rank in suits[0]]
    record |= {"rules": {"schedule": {"shape": "list", "list": [13, 1]}}}
    record["deals"] = [
        {"dealer": 0, "hands": hands, "turn_up": "2S", "bids": [12, 0, 0, 0], "plays": tricks}
    ]
    assert check_record(json.dumps(record)).deals[0].tricks == (13, 0, 0, 0)
    record["deals"][0]["turn_up"] = "2H"
    with pytest.raises(RecordError) as caught:
        check_record(json.dumps(record))
    assert caught.value.reason == "turn-up"
    del record["deals"][0]["turn_up"]
    record["deals"][0]["trump"] = "H"
    with pytest.raises(RecordError) as caught:  # hearts are trumps now, and seat 1 wins
        check_record(json.dumps(record))
    assert caught.value.reason == "not-in-hand"


def cycle(**fields: Any) -> str:
    record = copy.deepcopy(MINIMAL)
    record["rules"] = {"base": "german-bridge", "trump": {"trump": "cycle", "cycle": ["C", "NT"]}}
    del record["deals"][0]["turn_up"]
    record["deals"][0].update(fields)
    return json.dumps(record)


def test_a_trump_that_depends_on_the_place() -> None:
    with pytest.raises(RecordError) as caught:
        check_record(cycle())
    assert caught.value.reason == "trump"
    clubs, none = check_record(cycle(number=3, trump="C")), check_record(cycle(number=2))
    assert check_record(cycle(trump="C")) == clubs
    assert check_record(cycle(trump="none")) == none
    with pytest.raises(RecordError, match="the trump of this deal is none, not C"):
        check_record(cycle(number=2, trump="C"))


def test_the_leader_of_a_fragment_where_the_deal_before_decides() -> None:
    """The winner of the last trick before leads (R155): a fragment may say who that was."""
    record = copy.deepcopy(MINIMAL)
    record["rules"] = "dane-se-tutorial"
    record["deals"][0] |= {"leader": 0, "bids": [1, 0, 1, 1]}
    assert check_record(json.dumps(record)).deals[0].tricks == (1, 1, 0, 1)
    record["deals"][0]["leader"] = 2
    with pytest.raises(RecordError, match="not in the hand"):
        check_record(json.dumps(record))


def test_identical_cards_have_one_name() -> None:
    """Two packs: the later of two identical cards wins (R046)."""
    record = copy.deepcopy(MINIMAL)
    record["rules"] = {"pack": {"packs": 2}, "schedule": {"shape": "list", "list": [2, 1]}}
    record["deals"] = [
        {"dealer": 0, "hands": ["AS AS", "KS AD", "AD KS", "2S 3S"], "turn_up": "4H",
         "bids": [1, 0, 0, 0], "plays": ["AS KS KS 2S", "AS AD AD 3S"]}
    ]  # fmt: skip
    assert check_record(json.dumps(record)).deals[0].tricks == (2, 0, 0, 0)
    record["deals"][0]["hands"][3] = "AS 3S"
    with pytest.raises(RecordError) as caught:
        check_record(json.dumps(record))
    assert caught.value.reason == "duplicate-card"
