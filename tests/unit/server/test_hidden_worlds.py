"""Law 3 for hidden bids, passed cards, hands that nobody has seen, and hidden revokes.

Two tables are in states that differ only in what a viewer may not know: he is shown equal bytes,
and whatever he asks gets equal answers.
"""

import random
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.server.sandbox import ANA, BIA, CAIO, DAVI, EVA, Sandbox
from tests.unit.server.test_family import AUCTION, PENALTY, at_once, code
from tests.unit.server.test_king import FREE, POSITIVE
from tests.unit.server.test_secrecy import answers, other_worlds, shown
from vaza.kernel.cards import cards_of, mask_of
from vaza.rules.state import Stage
from vaza.server.pages.match import shuffles_out
from vaza.server.table.state import TableState
from vaza.server.views.events import events_out
from vaza.server.wire import messages

VIEWERS = (ANA, BIA, CAIO, EVA, None)
KINDS = {
    "simultaneous": at_once(),
    "secret": at_once("secret_until_end"),
    "blind": code(bidding={"bid_mode": "blind", "bid_change": "never"}),
    "named": code(trump={"trump": "dealer_names"}),
    "gulash": AUCTION,
    "revoke": PENALTY,
    "king": "king",
    "king, positive": POSITIVE,
    "king, free": FREE,
}


def other_secrets(state: TableState, seat: int | None, dice: random.Random) -> TableState:
    """Return the same table with other hidden numbers and other chosen cards."""
    match = state.match
    assert match is not None
    deal, hidden = match.public.deal, match.hidden
    if deal is None or not hidden.hands or match.public.stage is Stage.DEALING:
        return state
    shown_bids = None not in deal.bids
    bids = tuple(
        bid if place == seat or bid is None or shown_bids else dice.randrange(deal.size + 1)
        for place, bid in enumerate(hidden.bids)
    )
    chosen = tuple(
        mask if place == seat or not mask else other_choice(hidden.hands[place], mask, dice)
        for place, mask in enumerate(hidden.chosen)
    )
    return replace(state, match=replace(match, hidden=replace(hidden, bids=bids, chosen=chosen)))


def other_choice(hand: int, mask: int, dice: random.Random) -> int:
    return mask_of(dice.sample(list(cards_of(hand)), mask.bit_count()))


def other_hands(table: Sandbox, viewer: str | None, dice: random.Random) -> TableState:
    """Return the same table with other hidden cards: the viewer's own, too, while face down."""
    deal = table.public.deal
    is_face_down = deal is not None and deal.face_down
    return other_worlds(table, None if is_face_down else viewer, dice)


@pytest.mark.parametrize("kind", KINDS)
@given(steps=st.integers(0, 60), seed=st.integers(0, 2**32))
def test_what_is_hidden_changes_no_byte(kind: str, steps: int, seed: int) -> None:
    table = Sandbox(KINDS[kind], people=(BIA, CAIO), dice=seed)
    table.deal()
    count = iter(range(steps))
    table.play(lambda: next(count, None) is None or table.public.next_deal is not None)
    if table.public.stage is Stage.DEALING:
        return
    for viewer in VIEWERS:
        dice = random.Random(seed)
        seat = table.state.public.seat_of(viewer)
        other = other_secrets(other_hands(table, viewer, dice), seat, dice)
        assert shown(table.state, viewer) == shown(other, viewer)
        assert answers(table.state, viewer) == answers(other, viewer)
        assert shuffles_out(table.state) == shuffles_out(other)


# --- two matches that differ in one hidden act --------------------------------------------------


class Twins:
    """Two tables with the same cards; one seat's hidden acts differ."""

    def __init__(self, rules: str) -> None:
        self.tables = [Sandbox(rules, people=(BIA, CAIO, DAVI)) for _ in range(2)]
        for table in self.tables:
            table.deal()

    def do(self, guest: str, *acts: Any) -> None:
        """Let somebody act, in each table with his own act where two are given."""
        for table, act in zip(self.tables, acts * (3 - len(acts)), strict=False):
            table.must(guest, act)

    def messages(self, guest: str | None) -> list[bytes]:
        """Return what a guest was sent last, in both tables: the view and the events."""
        both = []
        for table in self.tables:
            seat = table.state.public.seat_of(guest)
            told = [out for one in table.last for out in events_out(one, seat)]
            both.append(msgspec.json.encode([told, table.view(guest)]))
        return both

    def are_alike(self, guest: str | None) -> bool:
        one, other = self.messages(guest)
        return one == other


@pytest.mark.parametrize("mode", ["simultaneous", "secret_until_end"])
def test_a_hidden_bid_is_an_event_without_its_number(mode: str) -> None:
    twins = Twins(at_once(mode))
    twins.do(BIA, wire_bid(0), wire_bid(3))
    assert all(twins.are_alike(guest) for guest in (ANA, CAIO, EVA, None))
    assert not twins.are_alike(BIA)
    assert b'"e":"bid-placed","seat":1,"card":null,"number":null' in twins.messages(None)[0]
    twins.do(ANA, wire_bid(1))
    twins.do(CAIO, wire_bid(1))
    assert all(twins.are_alike(guest) for guest in (ANA, CAIO, EVA, None))
    twins.do(DAVI, wire_bid(1))
    is_secret = mode == "secret_until_end"
    assert all(twins.are_alike(guest) == is_secret for guest in (ANA, CAIO, EVA, None))


def test_a_secret_bid_is_seen_first_in_the_result() -> None:
    twins = Twins(at_once("secret_until_end", schedule={"shape": "constant", "peak": 3}))
    for guest in (ANA, BIA, CAIO, DAVI):
        twins.do(guest, *((wire_bid(0), wire_bid(2)) if guest == BIA else (wire_bid(1),)))
    one, other = twins.tables
    steps = 0
    while not one.public.results:
        for table in (one, other):
            found = next(table._acts(), None)
            if found is None:
                table.tick()
            else:
                table.must(*found)
        if one.public.results:
            break
        steps += 1
        assert all(twins.are_alike(guest) for guest in (ANA, CAIO, EVA, None))
    assert steps >= 8
    assert not twins.are_alike(EVA)


def test_passed_cards_are_an_event_without_them() -> None:
    twins = Twins(AUCTION)
    for _ in range(4):
        seat = twins.tables[0].view(None).match.awaited[0]  # type: ignore[union-attr]
        twins.do((ANA, BIA, CAIO, DAVI)[seat], wire_call("pass"))
    hand = twins.tables[0].view(BIA).match.hand  # type: ignore[union-attr]
    twins.do(BIA, wire_pass(hand[:3]), wire_pass(hand[5:8]))
    assert all(twins.are_alike(guest) for guest in (ANA, CAIO, DAVI, EVA, None))
    assert not twins.are_alike(BIA)
    for guest in (ANA, CAIO, DAVI):
        own = twins.tables[0].view(guest).match.hand  # type: ignore[union-attr]
        twins.do(guest, wire_pass(own[:3]))
    assert [twins.are_alike(guest) for guest in (ANA, CAIO, DAVI, None)] == [
        True,
        False,
        True,
        True,
    ]


def wire_bid(number: int) -> Any:
    return messages.BidAct(number, 0)


def wire_call(text: str) -> Any:
    return messages.CallAct(text)


def wire_pass(cards: list[str]) -> Any:
    return messages.PassCardsAct(cards)
