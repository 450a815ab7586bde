"""Records of King: deals as they are typed in, what is wrong with them, and whole matches."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.king_rules import king_rule_sets
from tests.unit.records.king import NAMES, king_events, king_record
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.records.errors import RecordError
from vaza.records.forms import check, check_record, read_record, write_json, write_text
from vaza.records.writing import record_of

Record = dict[str, Any]
HANDS = ["AS KH QD", "KS 3H 2D", "QH QS 4D", "2S 4H 5D"]


def typed(deal: Record, rules: object = "king", **top: object) -> str:
    whole = {"dealer": 0, "hands": HANDS, **deal}
    seats = {"format": "vaza-record/1", "rules": rules, "seats": list(NAMES)}
    return json.dumps({**seats, "deals": [whole], **top})


def reported(deal: Record, rules: object = "king") -> Record:
    found: Record = check_record(typed(deal, rules)).to_json()["deals"][0]
    return found


PLAYS = ["AS KS QS 2S", "QD 2D 4D 5D", "KH 3H QH 4H"]
SOLD = ["open", "5up", "pass", "pass", "accept"]


@pytest.mark.rule("R202", "R236")
@pytest.mark.parametrize(
    ("contract", "points", "counts"),
    [
        ("no-tricks", [-60, 0, 0, 0], [("tricks", -20, [3, 0, 0, 0])]),
        ("no-hearts", [-80, 0, 0, 0], [("H", -20, [4, 0, 0, 0])]),
        ("no-queens", [-150, 0, 0, 0], [("Q", -50, [3, 0, 0, 0])]),
        ("no-men", [-60, 0, 0, 0], [("K", -30, [2, 0, 0, 0]), ("J", -30, [0, 0, 0, 0])]),
        ("no-king", [-160, 0, 0, 0], [("KH", -160, [1, 0, 0, 0])]),
        (
            "no-last-two",
            [-180, 0, 0, 0],
            [("last-2", -90, [1, 0, 0, 0]), ("last-1", -90, [1, 0, 0, 0])],
        ),
    ],
)
def test_a_negative_deal_is_typed_in(
    contract: str, points: list[int], counts: list[tuple[str, int, list[int]]]
) -> None:
    told = reported({"contract": contract, "plays": PLAYS})
    assert told == {
        "bids": [None] * 4,
        "tricks": [3, 0, 0, 0],
        "points": points,
        "contract": contract,
        "counts": [{"what": what, "points": p, "by_seat": by} for what, p, by in counts],
    }


@pytest.mark.rule("R213", "R214")
def test_who_plays_it_himself_needs_no_auction() -> None:
    up = {"contract": "up", "trump": "S", "plays": PLAYS}
    assert reported(up)["points"] == [75, 0, 0, 0]
    assert reported({**up, "auction": ["UP:s"]}) == reported(up)
    assert reported({"contract": "down", "plays": PLAYS})["points"] == [100, 325, 325, 325]


@pytest.mark.rule("R227", "R233")
def test_a_sold_deal_is_typed_in() -> None:
    told = reported({"auction": SOLD, "trump": "none", "plays": PLAYS})
    assert told["contract"] == "up"
    assert told["sale"] == {"seller": 0, "buyer": 1, "number": 5, "down": False}
    assert (told["paid"], told["points"]) == (0, [75, 0, 0, 0]), "he has nothing to pay with"
    fixed = reported({"auction": SOLD, "trump": "none", "plays": PLAYS}, "king-fixed-payment")
    assert (fixed["paid"], fixed["points"]) == (125, [200, -125, 0, 0])


@pytest.mark.rule("R234")
def test_a_deal_that_is_shared_out_has_no_plays() -> None:
    said = ["open", "pass", "pass", "pass", "4333"]
    for deal in ({"auction": said}, {"auction": said, "contract": "4333", "plays": []}):
        told = reported(deal)
        assert (told["contract"], told["points"]) == ("4333", [100, 75, 75, 75])
        assert (told["tricks"], told["counts"]) == ([0] * 4, [])


@pytest.mark.rule("R235")
def test_it_may_be_shared_out_at_once_where_that_is_agreed() -> None:
    direct = {"base": "king", "contracts": {"direct_4333": True}}
    assert reported({"contract": "4333"}, direct)["points"] == [100, 75, 75, 75]


def test_a_number_gives_the_contract() -> None:
    assert reported({"number": 3, "plays": PLAYS})["contract"] == "no-queens"


EARLY = {"base": "king", "contracts": {"early_end": True, "order": "free"}}


def test_a_deal_that_ends_early() -> None:
    """Every queen is taken after two tricks, and the third is not played (A40)."""
    hands = ["AS KD 7C", "QS QD 8C", "QH 2D 9C", "QC 3D TC"]
    deal = {"hands": hands, "contract": "no-queens", "plays": ["AS QS QH QC", "KD QD 2D 3D"]}
    told = reported(deal, {**EARLY, "pack": {}})
    assert told["points"] == [-200, 0, 0, 0]
    with pytest.raises(RecordError, match="no card is due, but 7C is played"):
        reported({**deal, "plays": [*deal["plays"], "7C 8C 9C TC"]}, EARLY)


WRONG: dict[str, tuple[Record, str, int | None, str]] = {
    "no contract": ({"plays": PLAYS}, "contract", None, "give the contract of the deal, or its"),
    "an unknown one": (
        {"contract": "no-clubs", "plays": PLAYS},
        *("bad-value", None, "one of no-tricks, no-hearts"),
    ),
    "one that the number denies": (
        {"number": 2, "contract": "no-men", "plays": PLAYS},
        *("contract", None, "this deal is no-hearts, not no-men"),
    ),
    "a positive number": (
        {"number": 7, "contract": "no-men", "plays": PLAYS},
        *("contract", None, "this deal is a positive deal: up, down, 4333, not no-men"),
    ),
    "one that the auction denies": (
        {"contract": "down", "auction": SOLD, "trump": "S", "plays": PLAYS},
        *("contract", None, "by what was said the deal is played up, not down"),
    ),
    "bids": (
        {"contract": "no-men", "bids": [0] * 4, "plays": PLAYS},
        *("not-in-these-rules", None, "nobody bids tricks"),
    ),
    "no trump": (
        {"contract": "up", "plays": PLAYS},
        *("trump", 0, "add its trump, S, H, D, C or none"),
    ),
    "a buyer without a trump": (
        {"auction": SOLD, "plays": PLAYS},
        *("trump", 5, "seat 1 names the trump here: give it as trump"),
    ),
    "another trump than was said": (
        {"auction": ["up:S"], "trump": "H", "plays": PLAYS},
        *("trump", None, "the trump of this deal is S, not H"),
    ),
    "a trump in a negative deal": (
        {"contract": "no-men", "trump": "H", "plays": PLAYS},
        *("trump", None, "the trump of this deal is none, not H"),
    ),
    "an auction in a negative deal": (
        {"contract": "no-men", "auction": ["open"], "plays": PLAYS},
        *("auction", 12, "a deal of no-men has no auction; leave it out"),
    ),
    "no word": (
        {"auction": ["sell"], "plays": PLAYS},
        *("bad-value", None, "'sell' says nothing: use up:S"),
    ),
    "a word out of place": (
        {"auction": ["accept"], "plays": PLAYS},
        *("not-said", 0, "seat 0: 'accept' cannot be said here: one of up:S up:H"),
    ),
    "an offer that is too low": (
        {"auction": ["open", "3up", "1down"], "plays": PLAYS},
        *(
            "offer-too-low",
            2,
            "does not cover one worth 3: one of pass 4up",
        ),
    ),
    "an offer that is too high": (
        {"auction": ["open", "9up"], "plays": PLAYS},
        *("offer-range", 1, "no offer is worth more than 8 tricks"),
    ),
    "no preference": (
        {"auction": ["open", "3up", "match"], "plays": PLAYS},
        *("no-preference", 2, "only who speaks before the best bidder"),
    ),
    "a raise that asks for less": (
        {"auction": [*SOLD[:-1], "raise:5"], "plays": PLAYS},
        *("raise-too-low", 4, "one of accept raise:6 raise:7 raise:8"),
    ),
    "too good an offer to share": (
        {"auction": [*SOLD[:-1], "4333"]},
        *("not-said", 4, "'4333' cannot be said here"),
    ),
    "shared out at once": ({"contract": "4333"}, "not-said", 0, "'4333' cannot be said here"),
    "an auction that goes on": (
        {"auction": SOLD[:-1], "plays": PLAYS},
        *("auction", 4, "seat 0 speaks next in the auction: one of accept raise:6"),
    ),
    "words after the end": (
        {"auction": ["down", "pass"], "plays": PLAYS},
        *("auction", 13, "the auction is over, but pass follows"),
    ),
    "plays of a shared deal": (
        {"auction": ["open", "pass", "pass", "pass", "4333"], "plays": PLAYS},
        *("missing-bid", 5, "cards are played in a deal without play"),
    ),
    "hearts led": (
        {"contract": "no-hearts", "plays": ["KH 3H QH 4H"]},
        *("no-hearts-lead", 0, "hearts may not be while the hand has another suit"),
    ),
    "the king of hearts held back": (
        {
            "contract": "no-king",
            "hands": ["AS 2H", "KH 3D", "2D 3H", "4D 4H"],
            "plays": ["AS 3D 2D 4D"],
        },
        *("must-play-forced", 1, "KH has to be played at the first opportunity"),
    ),
    "another result": (
        {"contract": "no-men", "plays": PLAYS, "result": {"points": [0] * 4}},
        *("result", None, "[-60, 0, 0, 0] by these rules"),
    ),
    "other counts": (
        {"contract": "no-tricks", "plays": PLAYS, "result": {"counts": []}},
        *("result", None, '[{"what":"tricks","points":-20,"by_seat":[3,0,0,0]}] by these rules'),
    ),
    "another price": (
        {"auction": SOLD, "trump": "S", "plays": PLAYS, "result": {"paid": 125}},
        *("result", None, "0 points are paid, not 125"),
    ),
    "a sale that was none": (
        {
            "contract": "down",
            "plays": PLAYS,
            "result": {"sale": {"seller": 0, "buyer": 1, "number": 1}},
        },
        *("result", None, "the deal was not sold"),
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong(name: str) -> None:
    deal, reason, at, text = WRONG[name]
    with pytest.raises(RecordError) as caught:
        check_record(typed(deal))
    error = caught.value
    assert (error.reason, error.deal, error.at) == (reason, 1, at), error.text
    assert text in error.text


def test_contracts_are_refused_in_games_of_bids() -> None:
    deal = {"turn_up": "9H", "bids": [0, 1, 2, 3], "plays": PLAYS}
    with pytest.raises(RecordError, match="these rules have no contracts"):
        check_record(typed({**deal, "contract": "up"}, "german-bridge"))


# --- the draw, and whole matches


def whole(change: Callable[[Record], None], name: str = "king") -> str:
    document: Record = json.loads(write_json(king_record(preset(name), 1, ref=name)))
    document.pop("hash")
    change(document)
    return json.dumps(document)


def set_draw(**values: object) -> Callable[[Record], None]:
    return lambda document: document["draw"].update(values)


@pytest.mark.rule("R190")
@pytest.mark.parametrize(
    ("values", "text"),
    [
        ({"cards": "AS KS"}, "draw.cards: cards are dealt round from seat 0 until the king of"),
        ({"cards": "KH KS"}, "draw.cards: cards are dealt round from seat 0 until the king of"),
        ({"cards": "AS AS KH"}, "AS stands here once more"),
        ({"cards": "AS KH", "first_dealer": 0}, "seat 1 got the king of hearts and deals first"),
    ],
)
def test_a_draw_to_the_king_of_hearts(values: Record, text: str) -> None:
    with pytest.raises(RecordError) as caught:
        check_record(whole(set_draw(**values)))
    assert text in caught.value.text


@pytest.mark.rule("R191")
def test_who_got_the_king_of_hearts_may_choose() -> None:
    rules = {"base": "king", "seating": {"first_dealer": "KH_drawer_chooses"}}

    def change(document: Record) -> None:
        document["rules"], dealer = rules, document["draw"]["first_dealer"]
        document["draw"]["cards"] = "AS KH" if dealer != 1 else "KH"

    assert len(check_record(whole(change)).deals) == 10


def test_the_order_of_contracts_is_judged() -> None:
    def swap(document: Record) -> None:
        deals = document["deals"]
        deals[0]["contract"], deals[1]["contract"] = "no-hearts", "no-tricks"

    with pytest.raises(RecordError, match="deal 1, contract: this deal is no-tricks, not no-hea"):
        check_record(whole(swap))


def test_a_contract_is_picked_once() -> None:
    def twice(document: Record) -> None:
        document["rules"] = {"base": "king", "contracts": {"order": "free"}}
        del document["deals"][0]["result"]
        document["deals"][0]["contract"] = "no-queens"

    with pytest.raises(RecordError) as caught:
        check_record(whole(twice))
    assert (caught.value.reason, caught.value.deal) == ("no-such-contract", 3)
    assert "not among those that are left" in caught.value.text


@given(king_rule_sets(), st.integers(0, 2**32))
def test_a_record_is_the_match(case: tuple[RuleSet, int], seed: int) -> None:
    """Sales and all: both forms bring back the counts, the sales and the totals."""
    rules, seats = case
    live, events = king_events(rules, seed, seats)
    record = record_of(rules, NAMES[:seats], events)
    report = check(record)
    assert read_record(write_json(record)) == record == read_record(write_text(record))
    results = [r for r in live.public.results if r.void is None]
    assert [deal.contract for deal in report.deals] == [result.contract for result in results]
    assert [deal.sale for deal in report.deals] == [result.sale for result in results]
    assert [deal.points for deal in report.deals] == list(live.public.points)
