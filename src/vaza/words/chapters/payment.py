"""What the buyer of a positive deal pays, with examples that the engine computes."""

from collections.abc import Iterator

from vaza.kernel.cards import Seat
from vaza.options.contracts.model import DOWN, UP
from vaza.options.ruleset import RuleSet
from vaza.rules.payment import price_of
from vaza.rules.result import Sale
from vaza.words.chapters.king import amount, has_offers, points_text
from vaza.words.chapters.offers import kind, most_nulls, nulls, up_tricks
from vaza.words.chapters.positive import deal_points
from vaza.words.voice import Voice

_PRICE = 5
_ENOUGH = (2, 6, 3, 2)
_TOO_FEW = (3, 4, 3, 3)
_DOWN = (2, 3, 4, 4)
"""Tricks of the owner, the buyer and the others: the buyer can pay, cannot, and in a deal down."""


def payment(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """How a buyer pays (R217, R233, A43, A44)."""
    if not has_offers(rules):
        return
    axes = rules.contracts
    yield voice.say(
        "king-price",
        kind=kind(axes),
        up=amount(axes.up_points, voice),
        down=amount(-axes.down_points, voice),
    )
    yield voice.say("king-payment", payment=axes.payment.value)
    yield voice.say("king-payment-sum")
    price = min(_PRICE, axes.limit)
    for tricks in (_ENOUGH, _TOO_FEW):
        yield _example(rules, voice, Sale(Seat(0), Seat(1), price), tricks)
    if most_nulls(axes):
        yield _example(rules, voice, Sale(Seat(0), Seat(1), most_nulls(axes), is_down=True), _DOWN)


def _example(rules: RuleSet, voice: Voice, sale: Sale, tricks: tuple[int, ...]) -> str:
    """Return what a sale gives the owner and the buyer, as a deal would pay it."""
    way = DOWN if sale.is_down else UP
    before, after = deal_points(rules, way, tricks), deal_points(rules, way, tricks, sale)
    told = nulls(sale.number, voice) if sale.is_down else up_tricks(sale.number, voice)
    worth = price_of(rules.contracts, sale)
    return voice.say(
        "king-payment-example",
        price=told,
        worth=amount(worth, voice),
        seller=up_tricks(tricks[0], voice),
        buyer=up_tricks(tricks[1], voice),
        before_seller=points_text(before[0], voice),
        before_buyer=points_text(before[1], voice),
        after_seller=points_text(after[0], voice),
        after_buyer=points_text(after[1], voice),
    )
