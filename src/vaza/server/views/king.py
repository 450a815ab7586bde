"""What a client is shown of King: what is said, sold and counted."""

from collections.abc import Iterable

from vaza.options.contracts.model import CountKind, Entry, entries_of
from vaza.options.deals.contract_cards import play_contract
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import Say
from vaza.rules.captures import counts
from vaza.rules.payment import paid, played_points, price_of
from vaza.rules.phases.offers import value_of
from vaza.rules.result import DealResult, Sale
from vaza.rules.sayings import format_say
from vaza.rules.state import Offer, PublicDeal, PublicMatch
from vaza.server.wire import parts


def king_out(rules: RuleSet) -> parts.KingOut | None:
    """Return the figures of the positive deals, None for games of bids."""
    axes = rules.contracts
    if not rules.deals:
        return None
    return parts.KingOut(
        up_points=axes.up_points,
        down_points=axes.down_points,
        down_bonus=axes.down_bonus,
        null_value=axes.null_value,
        limit=axes.limit,
        preference=axes.preference,
        payment=axes.payment.value,
        sheet=axes.sheet.value,
    )


def speeches_out(deal: PublicDeal) -> list[parts.SpeechOut]:
    """Return what was said about a positive deal."""
    return [
        parts.SpeechOut(one.seat, format_say(Say(one.word, one.number, one.trump)))
        for one in deal.offers.speeches
    ]


def offer_out(rules: RuleSet, offer: Offer | None) -> parts.OfferOut | None:
    """Return the standing offer."""
    if offer is None:
        return None
    value = value_of(rules.contracts, offer)
    return parts.OfferOut(offer.seat, offer.number, offer.is_down, value)


def sale_out(rules: RuleSet, sale: Sale | None) -> parts.SaleOut | None:
    """Return a sale with its price."""
    if sale is None:
        return None
    price = price_of(rules.contracts, sale)
    return parts.SaleOut(sale.seller, sale.buyer, sale.number, sale.is_down, price)


def counts_out(public: PublicMatch, deal: PublicDeal) -> list[parts.CountOut]:
    """Return what each seat has taken so far of what the contract counts."""
    return _counts_out(public.rules, deal.kind, counts(public)) if deal.kind else []


def result_counts_out(rules: RuleSet, result: DealResult) -> list[parts.CountOut]:
    """Return what each seat took of what the contract counted."""
    return _counts_out(rules, result.contract, result.counts) if result.contract else []


def _counts_out(
    rules: RuleSet, kind: str, by_entry: Iterable[tuple[int, ...]]
) -> list[parts.CountOut]:
    entries = entries_of(play_contract(rules, kind))
    return [
        parts.CountOut(_what(entry), entry.points, list(by_seat))
        for entry, by_seat in zip(entries, by_entry, strict=False)
    ]


def _what(entry: Entry) -> str:
    match entry.kind:
        case CountKind.TRICKS:
            return "tricks"
        case CountKind.CARDS:
            return entry.cards
        case CountKind.LAST:
            return f"last-{entry.from_end}"


def paid_out(rules: RuleSet, result: DealResult) -> int:
    """Return what the buyer paid in a deal, 0 where nothing was sold."""
    if result.sale is None:
        return 0
    return paid(rules.contracts, result.sale, list(played_points(rules, result)))
