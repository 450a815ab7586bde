"""Deals of King in records: what is played, what was said about it, what it was sold for.

What is said stands in ``auction`` as the words of ``rules.sayings``: ``up:S``, ``5up``, ``match``.
"""

from collections.abc import Callable
from typing import Final

from vaza.options.axes.contracts import ContractOrder
from vaza.options.contracts.model import DOWN, FREE, POSITIVE, SHARED_OUT, UP, entries_of
from vaza.options.deals.contract_cards import play_contract
from vaza.options.deals.schedule import plan_deals
from vaza.options.ruleset import RuleSet
from vaza.records.deals.due import NO_TRUMPS, check_trump, trump_name
from vaza.records.errors import Place, RecordError
from vaza.records.fields import read_text, shown
from vaza.records.model import Count, DealRecord, DealSums
from vaza.rules.payment import paid, played_points
from vaza.rules.result import DealResult
from vaza.rules.sayings import format_say, parse_say
from vaza.rules.state import PublicDeal

_PLAYED_AS: Final = (UP, DOWN, SHARED_OUT)
"""What a positive deal may become."""


def read_contract(rules: RuleSet) -> Callable[[object, Place], str]:
    """Return the reader of what a deal is played as."""
    names = [contract.name for contract in rules.deals if not contract.positive]
    if any(contract.positive for contract in rules.deals):
        names += _PLAYED_AS
    allowed = tuple(dict.fromkeys(names))

    def read(value: object, place: Place) -> str:
        text = read_text(value, place).strip().lower()
        if text not in allowed:
            wanted = ", ".join(allowed)
            raise RecordError("bad-value", f"one of {wanted}, not {shown(text)}", place)
        return text

    return read


def read_saying(value: object, place: Place) -> str:
    """Return what was said as Vaza writes it."""
    before, colon, trump = read_text(value, place).strip().lower().partition(":")
    try:
        return format_say(parse_say(f"{before}{colon}{trump.upper()}"))
    except ValueError as error:
        raise RecordError("bad-value", str(error), place) from None


def plan_contract(rules: RuleSet, deal: DealRecord, place: Place) -> str:
    """Return the contract of a fragment's deal as the schedule would have it."""
    plans = plan_deals(rules, len(deal.hands))
    if deal.number is not None and deal.number <= len(plans):
        return plans[deal.number - 1].contract
    if deal.contract in _PLAYED_AS or (deal.contract is None and deal.auction):
        return POSITIVE
    if deal.contract is None:
        text = "give the contract of the deal, or its number in the match"
        raise RecordError("contract", text, place)
    return FREE if rules.contracts.order is ContractOrder.FREE else deal.contract


def check_plan(planned: str, deal: DealRecord, place: Place) -> None:
    """Check the contract that a record gives against what the schedule has."""
    if deal.contract is None:
        return
    if planned == POSITIVE:
        fits, right = deal.contract in _PLAYED_AS, f"a positive deal: {', '.join(_PLAYED_AS)}"
    elif planned == FREE:
        fits, right = deal.contract not in _PLAYED_AS, "a negative deal"
    else:
        fits, right = deal.contract == planned, planned
    if not fits:
        text = f"this deal is {right}, not {deal.contract}"
        raise RecordError("contract", text, place.key("contract"))


def talk_of(deal: DealRecord, place: Place) -> tuple[str, ...]:
    """Return what was said; without a word the owner decided at once what the contract says."""
    if deal.auction or deal.contract is None:
        return deal.auction
    if deal.contract != UP:
        return (deal.contract,)
    if deal.trump is None:
        text = "the deal is played up: add its trump, S, H, D, C or none"
        raise RecordError("trump", text, place)
    return (f"up:{'NT' if deal.trump == NO_TRUMPS else deal.trump}",)


def check_played_as(deal: DealRecord, played: PublicDeal, place: Place) -> None:
    """Check contract and trump of a record against what the talk came to."""
    if deal.contract not in (None, played.kind):
        text = f"by what was said the deal is played {played.kind}, not {deal.contract}"
        raise RecordError("contract", text, Place(place.deal, None, "contract"))
    check_trump(deal, trump_name(played.trump), place)


def sums_of(rules: RuleSet, result: DealResult, points: tuple[int, ...]) -> DealSums:
    """Return what a deal ended in; of a deal of King also what was counted and paid (R233)."""
    if not result.contract:
        return DealSums(result.tricks, points)
    cost = 0
    if result.sale is not None:
        cost = paid(rules.contracts, result.sale, list(played_points(rules, result)))
    return DealSums(
        result.tricks,
        points,
        counts=_counts(rules, result),
        sale=result.sale,
        paid=None if result.sale is None else cost,
    )


def _counts(rules: RuleSet, result: DealResult) -> tuple[Count, ...]:
    """Return what each seat has of what the contract counts; a deal shared out counts nothing."""
    if result.contract == SHARED_OUT:
        return ()
    entries = entries_of(play_contract(rules, result.contract))
    return tuple(
        Count(entry.name, entry.points, by_seat)
        for entry, by_seat in zip(entries, result.counts, strict=True)
    )
