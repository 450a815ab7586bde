"""``vaza score`` for a deal of King: what each seat took, and what the deal was sold for."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from vaza.cli.fault import InputError
from vaza.cli.numbers import numbers
from vaza.cli.plain import shortened
from vaza.kernel.cards import Seat
from vaza.options.contract_axes import Currencies, OwnerAuction
from vaza.options.contract_cards import cards_counted, count_of, play_contract
from vaza.options.contracts import DOWN, SHARED_OUT, UP, CountKind, Entry, entries_of
from vaza.options.packs import pack_cards
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import Say, Word
from vaza.rules.payment import paid, played_points
from vaza.rules.result import DealResult, Sale
from vaza.rules.sayings import parse_say

Numbers = tuple[int, ...]
_POSITIVE: Final = (UP, DOWN, SHARED_OUT)
_LAST: Final = "last"


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
    owner = _check_owner(deal, seats)
    counts = _counts(rules, deal, seats)
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
    _, values = _named(deal.captured[0])
    if len(values) not in allowed:
        right = " or ".join(map(str, allowed))
        told = f"{len(values)} numbers; these rules are for {right} seats: give one for each"
        raise InputError(f"--captured: {told}")
    return len(values)


# --- what was captured


def _named(text: str) -> tuple[str, Numbers]:
    """Return the name before ``=``, empty without one, and the numbers."""
    name, equals, listed = text.rpartition("=")
    option = f"--captured {name}" if equals else "--captured"
    return name.strip(), numbers(option, listed)


def _counts(rules: RuleSet, deal: KingDeal, seats: int) -> tuple[Numbers, ...]:
    """Return for each entry of the contract how many each seat has."""
    entries = entries_of(play_contract(rules, deal.name))
    nothing: Numbers = (0,) * seats
    if deal.name == SHARED_OUT:
        if deal.captured:
            raise InputError("--captured: a 4333 is shared out and not played; leave it out")
        return (nothing,) * len(entries)
    if not deal.captured and entries:
        raise InputError(f"--captured is missing: {_wanted(entries)}")
    found = [nothing] * len(entries)
    done: set[int] = set()
    for text in deal.captured:
        name, values = _named(text)
        places = _places(entries, name)
        if done & set(places):
            raise InputError(f"--captured {name}: given twice".replace(" :", ":"))
        _check_values(name, values, _total(rules, entries, places, seats), seats)
        found[places[0]] = values
        done |= set(places)
    missing = [entry.name for place, entry in enumerate(entries) if place not in done]
    if missing:
        raise InputError(f"--captured {missing[0]} is missing: {_wanted(entries)}")
    _check_together(rules, entries, found, seats)
    return tuple(found)


def _places(entries: Sequence[Entry], name: str) -> tuple[int, ...]:
    """Return which entries a name stands for: together they give one number for each seat."""
    known = {entry.name: place for place, entry in enumerate(entries)}
    parts = [part.strip() for part in name.split("+")] if name else list(known)
    places: list[int] = []
    for part in parts:
        if part == _LAST:
            places += [at for at, entry in enumerate(entries) if entry.kind is CountKind.LAST]
        elif part.upper() in known or part.lower() in known:
            places.append(known[part.upper() if part.upper() in known else part.lower()])
    is_known = len(places) >= len(parts) and len(set(places)) == len(places)
    same = {(entries[place].kind, entries[place].points) for place in places}
    if not is_known or len(same) != 1:
        what = f"--captured {name}" if name else "--captured"
        raise InputError(f"{what}: {_wanted(entries)}")
    return tuple(places)


def _wanted(entries: Sequence[Entry]) -> str:
    """Return what to type for a contract: an option for each thing that counts differently."""
    names = [name for name, _ in _groups(entries)]
    if not names:
        return "this deal counts nothing; leave it out"
    if len(names) == 1:
        return f"this deal counts {names[0]}: write 3,0,1,2"
    return "give each by its name: " + " ".join(f"--captured {name}=3,0,1,2" for name in names)


def _groups(entries: Sequence[Entry]) -> list[tuple[str, list[int]]]:
    """Return the things that count differently: a name, and the entries that it stands for."""
    groups: dict[tuple[CountKind, int], list[int]] = {}
    for place, entry in enumerate(entries):
        groups.setdefault((entry.kind, entry.points), []).append(place)
    lasts = sum(kind is CountKind.LAST for kind, _ in groups)
    return [
        (
            _LAST
            if kind is CountKind.LAST and lasts == 1
            else "+".join(entries[place].name for place in places),
            places,
        )
        for (kind, _), places in groups.items()
    ]


def _total(rules: RuleSet, entries: Sequence[Entry], places: Sequence[int], seats: int) -> int:
    return sum(count_of(rules, seats, entries[place]) for place in places)


def _check_values(name: str, values: Numbers, total: int, seats: int) -> None:
    option = f"--captured {name}" if name else "--captured"
    if len(values) != seats:
        raise InputError(f"{option}: {len(values)} numbers: give one for each of {seats} seats")
    for seat, value in enumerate(values):
        if not 0 <= value <= total:
            raise InputError(f"{option}: {value} at seat {seat}: it is 0 to {total}")
    if sum(values) != total:
        raise InputError(f"{option}: they total {sum(values)}; in this deal there are {total}")


def _check_together(
    rules: RuleSet, entries: Sequence[Entry], found: Sequence[Numbers], seats: int
) -> None:
    """Refuse counts that fit one by one, but not each other: KH without a heart, cards unwon."""
    tricks = next((n for e, n in zip(entries, found, strict=True) if _is_tricks(e)), None)
    for entry, values in zip(entries, found, strict=True):
        for seat, value in enumerate(values):
            if tricks and value > (tricks[seat] if entry.kind is CountKind.LAST else 99):
                told = f"seat {seat} has {value} of the last tricks, but {tricks[seat]} in all"
                raise InputError(f"--captured: {told}")
            if tricks and entry.kind is CountKind.CARDS and value > tricks[seat] * seats:
                told = f"seat {seat} has {value} {entry.name} out of {tricks[seat]} tricks"
                raise InputError(f"--captured: {told}")
        for other, more in zip(entries, found, strict=True):
            _check_part(rules, (entry, values), (other, more), seats)


def _is_tricks(entry: Entry) -> bool:
    return entry.kind is CountKind.TRICKS


def _check_part(
    rules: RuleSet, part: tuple[Entry, Numbers], whole: tuple[Entry, Numbers], seats: int
) -> None:
    """Refuse a card that a seat has more of than of the suit or rank that it belongs to."""
    if not part[0].kind is whole[0].kind is CountKind.CARDS or part[0].points == whole[0].points:
        return
    small = cards_counted(rules, seats, part[0].cards)
    if small & ~cards_counted(rules, seats, whole[0].cards):
        return
    for seat, (few, many) in enumerate(zip(part[1], whole[1], strict=True)):
        if few > many:
            told = f"seat {seat} has {few} {part[0].name}, which count as {whole[0].name} too"
            raise InputError(f"--captured: {told}, but {many} {whole[0].name}")


# --- owner and sale


def _check_owner(deal: KingDeal, seats: int) -> int | None:
    given = {"--owner": deal.owner, "--buyer": deal.buyer, "--price": deal.price}
    if deal.name not in _POSITIVE:
        for option, value in given.items():
            if value is not None:
                told = f"{deal.name} is a negative deal, which nobody owns or sells; leave it out"
                raise InputError(f"{option}: {told}")
    for option, seat in (("--owner", deal.owner), ("--buyer", deal.buyer)):
        if seat is not None and not 0 <= seat < seats:
            raise InputError(f"{option} {seat}: the seats are 0 to {seats - 1}")
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
    for names, places in _groups(entries_of(play_contract(rules, result.contract))):
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
