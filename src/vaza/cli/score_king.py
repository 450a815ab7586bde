"""``vaza score`` for a deal of King: what each seat took, and what the deal was sold for."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from vaza.cli.captured import counts_of, groups, named
from vaza.cli.fault import InputError
from vaza.cli.plain import shortened
from vaza.kernel.cards import Seat
from vaza.options.axes.contracts import Currencies, OwnerAuction
from vaza.options.contracts.model import DOWN, SHARED_OUT, UP, entries_of
from vaza.options.deals.contract_cards import play_contract
from vaza.options.deals.packs import pack_cards
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import Say, Word
from vaza.rules.payment import paid, played_points
from vaza.rules.phases.offers import may_share
from vaza.rules.result import DealResult, Sale
from vaza.rules.sayings import parse_say

_POSITIVE: Final = (UP, DOWN, SHARED_OUT)


@dataclass(frozen=True, slots=True)
class KingDeal:
    """What was typed about a deal."""

    name: str
    captured: tuple[str, ...] = ()
    owner: int | None = None
    buyer: int | None = None
    price: str | None = None


def deal_names(rules: RuleSet) -> Iterator[str]:
    """Yield what a deal of these rules may be played as."""
    yield from (contract.name for contract in rules.deals if not contract.positive)
    if any(contract.positive for contract in rules.deals):
        yield from _POSITIVE


def king_result(rules: RuleSet, deal: KingDeal) -> DealResult:
    """Return the result of a deal.

    Raises:
        InputError: it cannot have been; the message says what would be right.
    """
    _check_name(rules, deal.name)
    seats = _seats(rules, deal)
    owner = _check_owner(rules, deal, seats)
    counts = counts_of(rules, deal.name, deal.captured, seats)
    size = len(pack_cards(rules.pack, seats)) // seats
    nothing = (0,) * seats
    return DealResult(
        number=1,
        dealer=Seat(owner or 0),
        size=size,
        trump=None,
        bids=nothing,
        tricks=nothing,
        contract=deal.name,
        counts=counts,
        sale=_sale(rules, deal),
    )


def _check_name(rules: RuleSet, name: str) -> None:
    names = tuple(dict.fromkeys(deal_names(rules)))
    if not names:
        raise InputError("--deal: these rules have no contracts: give --cards, --bids and --tricks")
    if name not in names:
        told = f"no deal of these rules is called {shortened(name)!r}: use {', '.join(names)}"
        raise InputError(f"--deal: {told}")


def _seats(rules: RuleSet, deal: KingDeal) -> int:
    """Return the number of seats that were captured for, one that the rules are for."""
    allowed = rules.seating.seats
    if not deal.captured:
        return allowed[0]
    _, values = named(deal.captured[0])
    if len(values) not in allowed:
        right = " or ".join(map(str, allowed))
        told = f"{len(values)} numbers; these rules are for {right} seats: give one for each"
        raise InputError(f"--captured: {told}")
    return len(values)


# --- owner and sale


def _check_owner(rules: RuleSet, deal: KingDeal, seats: int) -> int | None:
    given = {"--owner": deal.owner, "--buyer": deal.buyer, "--price": deal.price}
    if deal.name not in _POSITIVE:
        for option, value in given.items():
            if value is not None:
                told = f"{deal.name} is a negative deal, which nobody owns or sells; leave it out"
                raise InputError(f"{option}: {told}")
    for option, seat in (("--owner", deal.owner), ("--buyer", deal.buyer)):
        if seat is not None and not 0 <= seat < seats:
            raise InputError(f"{option} {seat}: the seats are 0 to {seats - 1}")
    if deal.name == SHARED_OUT and not may_share(rules.contracts):
        raise InputError("--deal 4333: under these rules every deal is played; see vaza rules")
    if deal.name == SHARED_OUT and deal.owner is None:
        raise InputError("--owner is missing: the owner of a 4333 gets 4 tricks, the others 3")
    if deal.name == SHARED_OUT and (deal.buyer is not None or deal.price is not None):
        raise InputError("--buyer, --price: a 4333 is not sold; leave them out")
    return deal.owner


def _sale(rules: RuleSet, deal: KingDeal) -> Sale | None:
    if deal.buyer is None and deal.price is None:
        return None
    for option, value in (("--owner", deal.owner), ("--buyer", deal.buyer)):
        if value is None:
            raise InputError(f"{option} is missing: a sale has --owner, --buyer and --price")
    if deal.price is None:
        raise InputError("--price is missing: a sale has --owner, --buyer and --price")
    if deal.owner == deal.buyer:
        raise InputError(f"--buyer {deal.buyer}: the owner does not buy of himself")
    if rules.contracts.auction is OwnerAuction.OFF:
        raise InputError("--price: under these rules nobody sells his deal; leave the sale out")
    offer = _price(rules, deal)
    seller, buyer = Seat(deal.owner or 0), Seat(deal.buyer or 0)
    return Sale(seller, buyer, offer.number, is_down=offer.word is Word.OFFER_DOWN)


def _price(rules: RuleSet, deal: KingDeal) -> Say:
    axes, text = rules.contracts, deal.price or ""
    try:
        offer = parse_say(text.strip().lower())
    except ValueError:
        offer = Say(Word.NO)
    where = f"--price {shortened(text)}"
    if offer.word not in (Word.OFFER_UP, Word.OFFER_DOWN):
        raise InputError(f"{where}: write a number and its kind, as 5up or 2down")
    is_down = offer.word is Word.OFFER_DOWN
    if is_down and axes.currencies is Currencies.UP:
        raise InputError(f"{where}: under these rules offers are in positive tricks, as 5up")
    if is_down != (deal.name == DOWN):
        kind = "2down" if deal.name == DOWN else "5up"
        raise InputError(f"{where}: a deal sold like that is not played {deal.name}: as {kind}")
    most = axes.limit // axes.null_value if is_down else axes.limit
    if offer.number > most:
        raise InputError(f"{where}: the highest price is {most}{'down' if is_down else 'up'}")
    return offer


# --- what is printed


def king_rows(
    rules: RuleSet, result: DealResult, points: Sequence[int]
) -> list[tuple[object, ...]]:
    """Return a line for each seat: what it took, what the sale moved, its points."""
    if result.contract == SHARED_OUT:
        return [("seat", "points"), *enumerate(points)]
    columns: list[tuple[object, ...]] = []
    for names, places in groups(entries_of(play_contract(rules, result.contract))):
        sums = [sum(result.counts[place][seat] for place in places) for seat in range(len(points))]
        columns.append((names, *sums))
    if result.sale is not None:
        columns.append(("sale", *_moved(rules, result, result.sale)))
    columns = [("seat", *range(len(points))), *columns, ("points", *points)]
    return list(zip(*columns, strict=True))


def _moved(rules: RuleSet, result: DealResult, sale: Sale) -> Iterator[int]:
    cost = paid(rules.contracts, sale, list(played_points(rules, result)))
    for seat in range(len(result.bids)):
        yield cost if seat == sale.seller else -cost if seat == sale.buyer else 0
