"""The positive deals of King: their owner, up and down."""

from collections.abc import Iterator

from vaza.kernel.cards import Seat
from vaza.options.contracts.model import DOWN, SHARED_OUT, UP, entries_of
from vaza.options.deals.contract_cards import contract_total, play_contract
from vaza.options.ruleset import RuleSet
from vaza.rules.payment import contract_points
from vaza.rules.result import DealResult, Sale
from vaza.words.chapters.king import amount, has_offers, negative, points_text, positive_count
from vaza.words.voice import Voice

_SEATS = 4
_SIZE = 13
_SHOWN = 2
"""Tricks of the example."""


def positive(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Who owns a positive deal, and how it is played (R212-R219, A41)."""
    if not positive_count(rules):
        return
    axes = rules.contracts
    up, down = (amount(contract_total(rules, _SEATS, way), voice) for way in (UP, DOWN))
    yield voice.say("king-owner", auction=axes.auction.value)
    if not has_offers(rules):
        yield voice.say("king-no-offers")
    yield voice.say(
        "king-up",
        points="one" if axes.up_points == 1 else "other",
        signed=voice.number(axes.up_points),
        total=up,
        sold="yes" if has_offers(rules) else "no",
    )
    yield voice.say(
        "king-down",
        bonus=amount(axes.down_bonus, voice),
        points=points_text(axes.down_points, voice),
        total=down,
    )
    tricks = (_SHOWN, _SIZE - _SHOWN, 0, 0)
    yield voice.say(
        "king-positive-example",
        up=points_text(deal_points(rules, UP, tricks)[0], voice),
        down=points_text(deal_points(rules, DOWN, tricks)[0], voice),
    )
    if any(contract.hearts_lead_ban for contract in negative(rules)):
        yield voice.say("king-no-ban")


def deal_points(
    rules: RuleSet, way: str, tricks: tuple[int, ...], sale: Sale | None = None
) -> tuple[int, ...]:
    """Return the points of a positive deal whose owner is seat 0, as the engine has them."""
    entries = () if way == SHARED_OUT else entries_of(play_contract(rules, way))
    result = DealResult(
        number=1,
        dealer=Seat(0),
        size=_SIZE,
        trump=None,
        bids=(0,) * _SEATS,
        tricks=tricks,
        contract=way,
        counts=(tricks,) * len(entries),
        sale=sale,
    )
    return contract_points(rules, result)
