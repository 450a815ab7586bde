"""Write tests/vectors/shuffle.json: `python -m tests.vectors.shuffle`.

The core's own answers, which the browser's copy of the algorithm (web/src/lib/shuffle.ts) must give
too. `vaza-shuffle/1` is for ever: when this file changes, old matches no longer verify.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from vaza.kernel.cards import Seat, cards_of, format_card
from vaza.options.axes.pack import Pack
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealPlan, DealTrump
from vaza.options.ruleset import RuleSet
from vaza.rules import shuffle
from vaza.rules.actions import Deal
from vaza.rules.match import NextDeal
from vaza.rules.phases.dealing import deal_cards

FILE = Path(__file__).with_name("shuffle.json")
LENGTHS = (0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000)
"""Around the ends of SHA-256's blocks."""
CONTEXTS = ("match-1/0", "tábua/são-joão/12", "")
SECRETS = ("00" * 16, "ff" * 32, "0123456789abcdef" * 2)
PLAYERS: tuple[dict[int, str], ...] = (
    {},
    {0: "aa" * 16},
    {3: "03" * 16, 0: "00" * 32, 2: "02" * 20},
    {seat: f"{seat:02x}" * 16 for seat in range(10)},
)
PACKS = ((1, 0), (1, 1), (1, 2), (2, 0), (2, 2))
TOP = (1 << 32) - 1
SPANS = (
    (3, [TOP, 7]),
    (52, [TOP, TOP - 31, 51]),
    (7, [0, 5]),
    (10, [TOP - 6]),
    (1, [TOP]),
    (64, [TOP]),
)
"""The words of a stream, the first of them too large where a span does not divide 2**32."""
DEALS = (
    (4, 0, 10, DealTrump.TURN_UP),
    (4, 3, 1, DealTrump.TURN_UP),
    (4, 2, 13, DealTrump.LAST_CARD),
    (7, 6, 7, DealTrump.TURN_UP),
    (3, 1, 17, DealTrump.TURN_UP),
    (2, 1, 13, DealTrump.NONE),
)


def vectors() -> dict[str, Any]:
    """Return the whole file as data."""
    return {
        "version": shuffle.VERSION,
        "sha256": [_digest(bytes(i % 251 for i in range(length))) for length in LENGTHS],
        "commitments": list(_commitments()),
        "seeds": list(_seeds()),
        "places": [_place(span, words) for span, words in SPANS],
        "orders": list(_orders()),
        "deals": [_deal(number, *deal) for number, deal in enumerate(DEALS)],
    }


def _digest(message: bytes) -> dict[str, str]:
    return {"message": message.hex(), "digest": hashlib.sha256(message).hexdigest()}


def _commitments() -> Iterator[dict[str, str]]:
    for context in CONTEXTS:
        for secret in SECRETS:
            value = shuffle.commitment(context, bytes.fromhex(secret))
            yield {"context": context, "secret": secret, "commitment": value}


def _seeds() -> Iterator[dict[str, Any]]:
    for context in CONTEXTS:
        for players in PLAYERS:
            seed = _combined(context, SECRETS[2], players)
            yield {
                "context": context,
                "secret": SECRETS[2],
                "players": {str(seat): given for seat, given in players.items()},
                "seed": seed.hex(),
            }


def _combined(context: str, secret: str, players: dict[int, str]) -> bytes:
    given = {seat: bytes.fromhex(seed) for seat, seed in players.items()}
    return shuffle.combined_seed(context, bytes.fromhex(secret), given)


def _place(span: int, words: list[int]) -> dict[str, Any]:
    return {"span": span, "words": words, "place": shuffle._below(iter(words), span)}


def _orders() -> Iterator[dict[str, Any]]:
    for packs, jokers in PACKS:
        cards = pack_cards(Pack(packs=packs, jokers=jokers), 4)
        for seed in (b"", bytes(range(32))):
            order = shuffle.shuffled(seed, cards)
            yield {
                "packs": packs,
                "jokers": jokers,
                "seed": seed.hex(),
                "order": list(order),
                "names": " ".join(format_card(card) for card in order),
            }


def _deal(number: int, seats: int, dealer: int, size: int, trump: DealTrump) -> dict[str, Any]:
    context, players = f"match-1/{number + 1}", PLAYERS[number % len(PLAYERS)]
    order = shuffle.shuffled(_combined(context, SECRETS[2], players), pack_cards(Pack(), 4))
    step = NextDeal(DealPlan(number + 1, size, trump), Seat(dealer))
    dealt = deal_cards(RuleSet(), seats, step, Deal(order, ""))
    return {
        "shuffle": number + 1,
        "context": context,
        "commitment": shuffle.commitment(context, bytes.fromhex(SECRETS[2])),
        "server": SECRETS[2],
        "players": [{"seat": seat, "seed": seed} for seat, seed in players.items()],
        "voided": [],
        "pack": [format_card(card) for card in pack_cards(Pack(), 4)],
        "order": [format_card(card) for card in order],
        "seats": seats,
        "dealer": dealer,
        "size": size,
        "trump": trump.value,
        "hands": [[format_card(card) for card in cards_of(hand)] for hand in dealt.hands],
        "turn_up": None if dealt.turn_up is None else format_card(dealt.turn_up),
    }


def text() -> str:
    """Return the file's content."""
    return json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
