"""Claims, and packs with two of each card."""

from tests.unit.server.sandbox import ANA, BIA, ID, Sandbox
from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import rules_from_json
from vaza.records.forms import check
from vaza.records.verify import verify_record
from vaza.server.pages.match import match_record
from vaza.server.table.events import CardPut, RestClaimed
from vaza.server.wire import messages


def may_claim(table: Sandbox) -> str | None:
    """Return the guest who may claim the rest now."""
    for guest in (ANA, BIA):
        match = table.view(guest).match
        if match is not None and match.legal.claim:
            return guest
    return None


def test_the_rest_is_claimed_and_stands_in_the_record() -> None:
    table = Sandbox("dane-se-tutorial", 2, people=(BIA,))
    table.deal()
    table.play(lambda: may_claim(table) is not None)
    guest, deals = may_claim(table), len(table.public.results)
    assert guest is not None
    (claimed,) = table.must(guest, messages.ClaimAct())
    assert isinstance(claimed, RestClaimed)
    assert len(table.public.results) == deals + 1
    told = [one for one in table.last if type(one).__name__ == "CardPlayed"]
    assert told, "the tricks are played out card by card"
    record = match_record(ID, table.steps)
    assert check(record).to_json()["ok"]
    assert verify_record(record).ok


def test_identical_cards_of_two_packs_have_one_name() -> None:
    rules = rules_from_json({"pack": {"packs": 2}, "schedule": {"shape": "list", "list": [13, 13]}})
    table = Sandbox(rules_code(rules), 5, people=(BIA,))
    table.deal()
    table.play(lambda: table.state.stage == "over")
    cards = [event.card for step in table.steps for event in step.events
             if isinstance(event, CardPut)]  # fmt: skip
    assert any(card >= 64 for card in cards)
    record = match_record(ID, table.steps)
    assert check(record).to_json()["ok"]
    assert verify_record(record).ok
