"""Law 3 on the wire for what is said and done unseen: no byte tells what, only that it was.

Two servers play the same match with the same cards; the matches differ in one seat's hidden act
alone: a bid that is not shown, or the cards that it passes on.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.live.in_process import served
from tests.live.test_no_interference import Fixed, Stopped, Table, http_answers
from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import rules_from_json

pytestmark = pytest.mark.asyncio

FOUR = ("Ana", "Bia", "Caio", "Davi")
ACTOR = "Bia"
Play = Callable[[Table, int], Awaitable[None]]


def secret(mode: str, **more: Any) -> str:
    bidding = {"bid_mode": mode, "hook": "none", "bid_change": "never"}
    return rules_code(rules_from_json({"base": "dane-se-norm", "bidding": bidding, **more}))


def gulash() -> str:
    return rules_code(
        rules_from_json({"base": "israeli-whist", "auction": {"gulash_max_passes": 2}})
    )


async def bid_all_but(table: Table, number: int, last: str | None) -> None:
    """Let the actor bid ``number`` and all others 1; ``last`` does not bid."""
    for name in table.names:
        if name != last:
            said = number if name == ACTOR else 1
            await table.do(name, {"a": "bid", "number": said, "seen": 0})


async def before_all_have_bid(table: Table, number: int) -> None:
    await bid_all_but(table, number, "Davi")


async def secret_and_a_trick(table: Table, number: int) -> None:
    await bid_all_but(table, number, None)
    for _ in table.names:
        name = table.names[table.view["nobody"]["match"]["to_act"]]
        legal = table.view[name]["match"]["legal"]["cards"]
        card = next(choice["value"] for choice in legal if choice["refused"] is None)
        await table.do(name, {"a": "play", "card": card})


async def passing_cards(table: Table, number: int) -> None:
    for _ in table.names:
        name = table.names[table.view["nobody"]["match"]["to_act"]]
        await table.do(name, {"a": "call", "call": "pass"})
    assert table.view["nobody"]["match"]["stage"] == "exchange"
    for name in (ACTOR, "Caio"):
        hand = table.view[name]["match"]["hand"]
        first = number if name == ACTOR else 0
        await table.do(name, {"a": "pass-cards", "cards": hand[first : first + 3]})


WORLDS = {
    "simultaneous": (secret("simultaneous"), before_all_have_bid),
    "secret": (secret("secret_until_end"), secret_and_a_trick),
    "gulash": (gulash(), passing_cards),
}


NOBODY = ("secret", "nobody")


async def sent_to(viewer: str, rules: str, play: Play, number: int) -> list[bytes]:
    """Return all that a viewer is sent while the actor does his hidden act ``number``."""
    async with (
        served(Stopped(), Fixed()) as http,
        Table(http, names=FOUR, rules=rules).seated() as table,
    ):
        await table.deal()
        before = len(table.sent[viewer])
        await play(table, number)
        await table.probe(viewer)
        assert len(table.sent[viewer]) - before > len(FOUR)
        return table.sent[viewer] + await http_answers(table)


@pytest.mark.parametrize(("kind", "viewer"), [*((kind, "Caio") for kind in WORLDS), NOBODY])
async def test_hidden_acts_change_no_byte(kind: str, viewer: str) -> None:
    rules, play = WORLDS[kind]
    assert await sent_to(viewer, rules, play, 0) == await sent_to(viewer, rules, play, 2)


@pytest.mark.parametrize("kind", ["secret", "gulash"])
async def test_who_acts_is_shown_his_own(kind: str) -> None:
    """So the test above can fail: what differs is on the wire, for one of them."""
    rules, play = WORLDS[kind]
    assert await sent_to(ACTOR, rules, play, 0) != await sent_to(ACTOR, rules, play, 2)
