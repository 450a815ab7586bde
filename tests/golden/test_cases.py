"""Two games from real tables with all their known results."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.golden.scorings import SCORINGS
from vaza.kernel.cards import Card, Seat, mask_of, parse_card, parse_cards
from vaza.kernel.tricks import legal_mask, winning_place
from vaza.options.codes.codec import rules_from_json
from vaza.options.deals.compile import compile_deal
from vaza.options.ruleset import RuleSet
from vaza.records.forms import check_record
from vaza.rules.actions import TABLE, Bid, Deal, PlayCard
from vaza.rules.decide import apply
from vaza.rules.match import NextDeal, Outcome, next_step
from vaza.rules.refusals import Refusal
from vaza.rules.result import DealResult
from vaza.rules.scoring import result_points
from vaza.rules.scoring import totals as total_points
from vaza.rules.state import MatchState, Stage, deal_of, start_deal
from vaza.rules.turns import to_act

CASES = Path(__file__).parent / "cases"
DEAL: dict[str, Any] = json.loads((CASES / "full-deal.json").read_text())
SHEET: dict[str, Any] = json.loads((CASES / "sheet-8.json").read_text())
VOID_DUTIES = ("any", "must_trump")


def full_deal_rules(scoring: str, void_duty: str) -> RuleSet:
    """Dane-se with hands of 13: the dealer's last card is the trump (R042), the dealer leads."""
    return rules_from_json(
        {
            "base": "dane-se",
            "seating": {"seats": [4]},
            "schedule": {"shape": "constant", "peak": 13, "count": 4},
            "play": {"void_duty": void_duty},
            "scoring": SCORINGS[scoring],
        }
    )


def order_of_cards() -> tuple[Card, ...]:
    """The pack as it was dealt: seat 1 first, seat 0, the dealer, last with 2D."""
    hands = [list(parse_cards(hand)) for hand in DEAL["hands"]]
    hands[0].remove(parse_card("2D"))
    hands[0].append(parse_card("2D"))
    return tuple(hands[seat][number] for number in range(13) for seat in (1, 2, 3, 0))


@pytest.mark.rule("R023", "R024", "R025", "R026", "R027", "R042", "R060")
@pytest.mark.parametrize("void_duty", VOID_DUTIES)
def test_full_deal_by_the_kernel(void_duty: str) -> None:
    tables = compile_deal(full_deal_rules("S01", void_duty), 4, 13, "SHDC".index(DEAL["trump"]))
    hands = [mask_of(parse_cards(hand)) for hand in DEAL["hands"]]
    leader, taken = DEAL["leader"], [0, 0, 0, 0]
    for trick in DEAL["plays"]:
        cards = parse_cards(trick)
        for step, card in enumerate(cards):
            seat = (leader + step) % 4
            legal = legal_mask(tables, hands[seat], cards[:step])
            assert legal >> card & 1, f"{trick}: card {step} is legal"
            hands[seat] &= ~(1 << card)
        leader = (leader + winning_place(tables, cards)) % 4
        taken[leader] += 1
    assert taken == DEAL["tricks"]
    assert hands == [0, 0, 0, 0]


def played(rules: RuleSet) -> MatchState:
    """Play the deal through the rules; every bid and card must be accepted."""
    due = next_step(rules, 4, first_dealer=Seat(0), results=())
    assert isinstance(due, NextDeal)
    state = done(start_deal(rules, 4, due), TABLE, Deal(order_of_cards()))
    assert deal_of(state.public).turn_up == parse_card("2D")
    while state.public.stage is Stage.BIDDING:
        seat = to_act(state.public)
        assert seat is not None
        state = done(state, seat, Bid(DEAL["bids"][seat], deal_of(state.public).speeches))
    assert deal_of(state.public).leader == DEAL["leader"]
    for card in parse_cards(" ".join(DEAL["plays"])):
        seat = to_act(state.public)
        assert seat is not None
        state = done(state, seat, PlayCard(card))
    return state


def done(state: MatchState, seat: Seat, action: Any) -> MatchState:
    after = apply(state, seat, action)
    assert not isinstance(after, Refusal), (action, after)
    return after


@pytest.mark.parametrize("void_duty", VOID_DUTIES)
@pytest.mark.parametrize("scoring", DEAL["points"])
def test_full_deal_by_the_rules(scoring: str, void_duty: str) -> None:
    public = played(full_deal_rules(scoring.split("_", maxsplit=1)[0], void_duty)).public
    assert list(public.results[0].tricks) == DEAL["tricks"]
    assert list(public.points[0]) == DEAL["points"][scoring]


@pytest.mark.parametrize("void_duty", VOID_DUTIES)
@pytest.mark.parametrize("scoring", DEAL["points"])
def test_full_deal_as_a_record(scoring: str, void_duty: str) -> None:
    deal = {key: DEAL[key] for key in ("hands", "bids", "plays")}
    rules = {
        "schedule": {"shape": "constant", "peak": 13, "count": 4},
        "play": {"void_duty": void_duty},
        "scoring": SCORINGS[scoring.split("_", maxsplit=1)[0]],
    }
    record = {
        "format": "vaza-record/1",
        "rules": rules,
        "seats": ["A", "B", "C", "D"],
        "deals": [deal | {"dealer": 0, "turn_up": "2D", "leader": DEAL["leader"]}],
    }
    report = check_record(json.dumps(record))
    assert list(report.deals[0].tricks) == DEAL["tricks"]
    assert list(report.totals) == DEAL["points"][scoring]


# --- the sheet of eight


def sheet_rules() -> RuleSet:
    return rules_from_json(
        {
            "base": "dane-se",
            "seating": {"seats": [8]},
            "schedule": {"shape": "up_down", "peak": 6},
            "bidding": {"hook": "none"},
            "scoring": SCORINGS["S13"],
        }
    )


def test_sheet_of_eight() -> None:
    """The match is a fold over results: no cards are needed, and the totals come out each deal."""
    rules, seats = sheet_rules(), SHEET["players"]
    results: list[DealResult] = []
    for number, size in enumerate(SHEET["cards"], start=1):
        due = next_step(rules, seats, first_dealer=Seat(0), results=results)
        assert isinstance(due, NextDeal)
        assert (due.plan.number, due.plan.size) == (number, size)
        bids, tricks = SHEET["bids"][number - 1], SHEET["tricks"][number - 1]
        results.append(
            DealResult(number, due.dealer, size, None, tuple(bids), tuple(tricks), due.dealer)
        )
        points = [result_points(rules, result) for result in results]
        assert list(total_points(points, seats)) == SHEET["totals"][number - 1]
    end = next_step(rules, seats, first_dealer=Seat(0), results=results)
    assert isinstance(end, Outcome)
    assert list(end.totals) == SHEET["totals"][-1]
    assert end.winners == (2,)


def test_every_trick_of_the_sheet_went_to_somebody() -> None:
    assert [sum(tricks) for tricks in SHEET["tricks"]] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
