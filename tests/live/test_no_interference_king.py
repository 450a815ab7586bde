"""Law 3 on the wire for King: hidden cards change no byte of what is said, sold and counted."""

import random

import pytest

from tests.live.in_process import served
from tests.live.test_no_interference import Fixed, Stopped, Table, http_answers
from vaza.kernel.cards import Card, format_card, parse_card, suit_of
from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import rules_from_json
from vaza.options.deals.packs import pack_cards
from vaza.options.presets import preset
from vaza.server.table.state import PublicTable, ShuffleFacts

pytestmark = pytest.mark.asyncio

FOUR = ("Ana", "Bia", "Caio", "Davi")
SEATS, SIZE = 4, 13
HANDS = [[(seat - 1) % SEATS + SEATS * row for row in range(SIZE)] for seat in range(SEATS)]
"""The places of each seat's cards in the pack when seat 0 deals."""
CONTRACTS = [
    {"name": "sold", "positive": True},
    {"name": "no-tricks", "per_trick": -20},
]
RULES = rules_code(
    rules_from_json({"base": "king", "contracts": {"list": CONTRACTS, "order": "fixed"}})
)
NEGATIVE = rules_code(rules_from_json({"base": "king", "contracts": {"order": "free"}}))
SOLD = ("open", "2up", "3up", "pass", "match", "pass", "4up", "pass", "pass")
PROBES = (
    {"a": "say", "say": "8up"},
    {"a": "say", "say": "match"},
    {"a": "say", "say": "no word"},
    {"a": "pick", "contract": "no-king"},
    {"a": "choose-first", "seat": 1},
    {"a": "name-trump", "trump": "S"},
    {"a": "play", "card": "2C"},
)


def base_order() -> list[Card]:
    order = list(pack_cards(preset("king").pack, SEATS))
    random.Random(2).shuffle(order)
    return order


def first_trick() -> list[int]:
    """Return the places of four cards of one suit, one for each hand, none of them hearts."""
    order = base_order()
    for suit in (0, 2, 3):
        found = [[place for place in hand if suit_of(order[place]) == suit] for hand in HANDS]
        if all(found):
            return [places[0] for places in found]
    raise AssertionError("no suit that all could follow")


def world(seed: int, viewer: int) -> tuple[Card, ...]:
    """Return an order that differs by ``seed`` where seat ``viewer`` (-1: nobody) cannot see."""
    order, seen = base_order(), set(first_trick())
    seen |= set(HANDS[viewer]) if viewer >= 0 else set()
    places = sorted(set(range(len(order))) - seen)
    cards = [order[place] for place in places]
    random.Random(seed).shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        order[place] = card
    return tuple(order)


def draw_order() -> tuple[Card, ...]:
    """Return an order in which seat 0 gets the king of hearts at once."""
    return tuple(sorted(base_order(), key=lambda card: card != parse_card("KH")))


class KingTable(Table):
    """Four people who talk about a deal, and play its first trick."""

    probes = PROBES

    async def try_all(self, viewer: str) -> None:
        if self.turn() != viewer:
            await self.probe(viewer)

    def turn(self) -> str:
        return FOUR[self.view["nobody"]["match"]["to_act"]]

    async def sell(self, viewer: str) -> None:
        for word in SOLD:
            await self.try_all(viewer)
            await self.do(self.turn(), {"a": "say", "say": word})
        await self.do(self.turn(), {"a": "say", "say": "raise:5"})
        await self.do(self.turn(), {"a": "say", "say": "no"})
        await self.do(self.turn(), {"a": "say", "say": "accept"})
        await self.do(self.turn(), {"a": "name-trump", "trump": "NT"})

    async def pick(self, viewer: str) -> None:
        await self.try_all(viewer)
        await self.do(self.turn(), {"a": "pick", "contract": "no-queens"})

    async def play_a_trick(self, order: tuple[Card, ...], viewer: str) -> None:
        cards = [format_card(order[place]) for place in first_trick()]
        for _ in range(SEATS):
            await self.try_all(viewer)
            name = self.turn()
            await self.do(name, {"a": "play", "card": cards[FOUR.index(name)]})


async def sent_to(
    viewer: str, order: tuple[Card, ...], patch: pytest.MonkeyPatch, rules: str
) -> list[bytes]:
    """Return all that a viewer is sent, answers of the HTTP calls included."""

    def dealt(_table: PublicTable, facts: ShuffleFacts) -> tuple[Card, ...]:
        return order if facts.number else draw_order()

    patch.setattr("vaza.server.table.evolve.dealt_order", dealt)
    async with served(Stopped(), Fixed()) as http:
        table = KingTable(http, names=FOUR, rules=rules)
        async with table.seated():
            return await _told(table, viewer, order)


async def _told(table: KingTable, viewer: str, order: tuple[Card, ...]) -> list[bytes]:
    await table.deal()
    await (table.sell(viewer) if table.rules == RULES else table.pick(viewer))
    await table.play_a_trick(order, viewer)
    deal = table.view[viewer]["match"]["deal"]
    assert deal["taken"].count(1) == 1
    assert deal["kind"] == ("up" if table.rules == RULES else "no-queens")
    return table.sent[viewer] + await http_answers(table)


@pytest.mark.parametrize(
    ("viewer", "rules"),
    [
        ("Caio", RULES),
        ("nobody", NEGATIVE),
        *(
            pytest.param(viewer, rules, marks=pytest.mark.full)
            for viewer, rules in (
                ("Ana", RULES),
                ("nobody", RULES),
                ("Ana", NEGATIVE),
                ("Caio", NEGATIVE),
            )
        ),
    ],
)
async def test_hidden_cards_change_no_byte(
    viewer: str, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = FOUR.index(viewer) if viewer in FOUR else -1
    one, other = world(11, seat), world(22, seat)
    assert sum(a != b for a, b in zip(one, other, strict=True)) > 20
    first = await sent_to(viewer, one, monkeypatch, rules)
    second = await sent_to(viewer, other, monkeypatch, rules)
    assert len(first) > 20
    assert first == second


async def test_the_law_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a player the two worlds of another viewer do differ: he sees his own hand."""
    ana = FOUR.index("Ana")
    first = await sent_to("Caio", world(11, ana), monkeypatch, RULES)
    second = await sent_to("Caio", world(22, ana), monkeypatch, RULES)
    assert first != second
