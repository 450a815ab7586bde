"""What each seat has taken of what a contract counts (R202-R210)."""

from vaza.kernel.cards import mask_of
from vaza.options.contracts.model import CountKind, Entry, entries_of
from vaza.options.deals.contract_cards import cards_counted, play_contract
from vaza.rules.result import DealResult
from vaza.rules.state import PublicMatch, deal_of, tables_of


def captured(public: PublicMatch) -> tuple[int, ...]:
    """Return the mask of the cards that each seat has taken in the deal in play."""
    masks = [0] * public.seats
    for trick in deal_of(public).tricks:
        if trick.winner is not None:
            masks[trick.winner] |= mask_of(trick.cards)
    return tuple(masks)


def all_is_taken(public: PublicMatch) -> bool:
    """Tell whether a deal ends early: every card that it counts has been taken (A40)."""
    counted = tables_of(public).counted
    taken = 0
    for mask in captured(public) if counted else ():
        taken |= mask
    return bool(counted) and not counted & ~taken


def counts(public: PublicMatch) -> tuple[tuple[int, ...], ...]:
    """Return for each entry of the contract played how many each seat has so far."""
    contract, masks = play_contract(public.rules, deal_of(public).kind), captured(public)
    return tuple(_count(public, entry, masks) for entry in entries_of(contract))


def _count(public: PublicMatch, entry: Entry, masks: tuple[int, ...]) -> tuple[int, ...]:
    deal = deal_of(public)
    if entry.kind is CountKind.TRICKS:
        return deal.taken
    if entry.kind is CountKind.CARDS:
        wanted = cards_counted(public.rules, public.seats, entry.cards)
        return tuple((mask & wanted).bit_count() for mask in masks)
    number = deal.size - entry.from_end
    winner = deal.tricks[number].winner if 0 <= number < len(deal.tricks) else None
    return tuple(int(seat == winner) for seat in range(public.seats))


def contract_result(public: PublicMatch) -> DealResult:
    """Return the result of a deal of King."""
    deal = deal_of(public)
    return DealResult(
        number=deal.plan.number,
        dealer=deal.dealer,
        size=deal.size,
        trump=deal.trump,
        bids=(0,) * public.seats,
        tricks=deal.taken,
        last_winner=deal.leader if deal.tricks else None,
        contract=deal.kind,
        counts=counts(public),
        sale=deal.sale,
    )
