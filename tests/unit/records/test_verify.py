"""Shuffles of a record that hold, and those that do not, each named."""

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from tests.unit.records.matches import NAMES, played, played_record
from vaza.kernel.cards import Card
from vaza.options.codes.codec import rules_from_json
from vaza.options.presets import preset
from vaza.records.errors import RecordError
from vaza.records.forms import read_record, write_json
from vaza.records.model import DealRecord, Draw, Record, Seed
from vaza.records.verify import verify_record
from vaza.records.writing import record_of

SHORT = rules_from_json(
    {"schedule": {"shape": "list", "list": [3, 2, 1]}, "ending": {"tie": "shared"}}
)


@pytest.fixture(scope="module")
def record() -> Record:
    return played_record(SHORT, 4, 8)


def test_a_match_that_was_played_holds(record: Record) -> None:
    for text in (write_json(record), write_json(played_record(preset("dane-se-13"), 4, 3))):
        outcome = verify_record(read_record(text))
        assert outcome.ok, outcome
        assert outcome.findings[0].shuffle == "draw"
        assert outcome.findings[2].voided == 0 < outcome.findings[1].voided
    assert outcome.to_json()["shuffles"][1]["players"] == [0, 2]


def test_two_packs_hold() -> None:
    rules = rules_from_json(
        {
            "pack": {"packs": 2},
            "schedule": {"shape": "list", "list": [9]},
            "ending": {"tie": "shared"},
        }
    )
    assert verify_record(played_record(rules, 5, 2)).ok


def with_deal(record: Record, change: Callable[[DealRecord], DealRecord]) -> Record:
    deals = (record.deals[0], change(record.deals[1]), *record.deals[2:])
    return dataclasses.replace(record, deals=deals)


def with_seed(record: Record, **fields: Any) -> Record:
    def change(deal: DealRecord) -> DealRecord:
        assert deal.seed is not None
        return dataclasses.replace(deal, seed=dataclasses.replace(deal.seed, **fields))

    return with_deal(record, change)


FAULTS: dict[str, tuple[Callable[[Record], Record], str, str]] = {
    "no seed": (
        lambda r: with_deal(r, lambda deal: dataclasses.replace(deal, seed=None)),
        *("deal 2", "no commitment stands"),
    ),
    "not revealed": (lambda r: with_seed(r, server=None), "deal 2", "was not revealed"),
    "another secret": (lambda r: with_seed(r, server="ab" * 32), "deal 2", "does not fit"),
    "a secret to guess": (lambda r: with_seed(r, server="ab"), "deal 2", "1 bytes, fewer than 16"),
    "another commitment": (lambda r: with_seed(r, commitment="cd" * 32), "deal 2", "does not fit"),
    "a seed left out": (lambda r: with_seed(r, players=()), "deal 2", "seat 0 another hand"),
    "another player's seed": (
        lambda r: with_seed(r, players=((0, "00" * 16),)),
        *("deal 2", "another hand"),
    ),
    "another context": (lambda r: with_seed(r, context="x"), "deal 2", "does not fit"),
    "a context twice": (
        lambda r: with_seed(r, context="match-8/shuffle-1"),
        *("context match-8/shuffle-1", "2 shuffles"),
    ),
}


@pytest.mark.parametrize(("change", "shuffle", "fault"), FAULTS.values(), ids=FAULTS)
def test_what_does_not_hold(
    record: Record, change: Callable[[Record], Record], shuffle: str, fault: str
) -> None:
    outcome = verify_record(change(record))
    assert not outcome.ok
    faults = {finding.shuffle: finding.faults for finding in outcome.findings}
    assert any(fault in text for text in faults[shuffle]), faults
    assert not faults["deal 1"], "the others hold"


def test_a_voided_commitment_must_hold_too(record: Record) -> None:
    seed = record.deals[0].seed
    assert seed is not None
    voided = dataclasses.replace(seed.voided[0], server="ef" * 32)
    changed = dataclasses.replace(seed, voided=(voided,))
    deals = (dataclasses.replace(record.deals[0], seed=changed), *record.deals[1:])
    outcome = verify_record(dataclasses.replace(record, deals=deals))
    faults = next(finding.faults for finding in outcome.findings if finding.shuffle == "deal 1")
    assert faults == ("voided commitment 1: the server's secret does not fit its commitment",)


def test_the_draw_must_hold(record: Record) -> None:
    draw = record.draw
    assert draw is not None
    assert draw.seed is not None
    other = dataclasses.replace(draw.seed, players=())
    for changed, text in (
        (dataclasses.replace(draw, seed=other), "other cards"),
        (dataclasses.replace(draw, seed=None), "no commitment"),
    ):
        outcome = verify_record(dataclasses.replace(record, draw=changed))
        assert text in outcome.findings[0].faults[0]


def test_a_turned_card_that_was_not(record: Record) -> None:
    """Hands as they were shuffled, but another card of the same suit is turned."""
    deal = record.deals[1]
    assert deal.turn_up is not None
    held = {card for hand in deal.hands for card in hand}
    suit = deal.turn_up // 16 * 16
    other = next(c for c in range(suit, suit + 13) if c not in held and c != deal.turn_up)
    changed = with_deal(record, lambda deal: dataclasses.replace(deal, turn_up=Card(other)))
    assert verify_record(changed).findings[2].faults == ("the shuffle turns another card",)


def test_a_record_that_breaks_the_rules_is_not_verified(record: Record) -> None:
    broken = with_deal(record, lambda deal: dataclasses.replace(deal, plays=deal.plays[:1]))
    with pytest.raises(RecordError):
        verify_record(broken)


def test_a_running_match_shows_what_is_revealed() -> None:
    game, shuffles = played(SHORT, 4, 8, deals=2)
    record = record_of(SHORT, NAMES[:4], game.events, shuffles=shuffles)
    assert len(record.deals) == 2
    assert verify_record(record).ok


def test_a_chosen_dealer_needs_no_shuffle() -> None:
    rules = rules_from_json(
        {"schedule": {"shape": "list", "list": [2]}, "seating": {"first_dealer": "chosen"}}
    )
    record = played_record(rules, 4, 3)
    assert record.draw == Draw(3)
    assert verify_record(record).findings[0].shuffle == "deal 1"
    assert isinstance(record.deals[0].seed, Seed)


@pytest.mark.rule("R190")
def test_a_draw_to_the_king_of_hearts_holds() -> None:
    """As many cards as it took; another shuffle would have given others."""
    record = played_record(preset("king"), 4, 3)
    assert verify_record(record).ok
    draw = record.draw
    assert draw is not None
    assert draw.seed is not None
    other = dataclasses.replace(draw, seed=dataclasses.replace(draw.seed, players=()))
    found = verify_record(dataclasses.replace(record, draw=other)).findings[0]
    assert any("other cards" in fault for fault in found.faults)
