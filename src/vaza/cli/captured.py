"""How much each seat took of what a deal of King counts, as it is typed: ``--captured``."""

from collections.abc import Sequence
from typing import Final

from vaza.cli.fault import InputError
from vaza.cli.numbers import numbers
from vaza.cli.plain import shortened
from vaza.options.contracts.model import SHARED_OUT, CountKind, Entry, entries_of
from vaza.options.deals.contract_cards import cards_counted, count_of, play_contract
from vaza.options.ruleset import RuleSet

Numbers = tuple[int, ...]
_LAST: Final = "last"


def named(text: str) -> tuple[str, Numbers]:
    """Return the name before ``=``, empty without one, and the numbers."""
    name, equals, listed = text.rpartition("=")
    if equals and not name.strip():
        told = "a name goes before the =, as tricks=3,0,1,2"
        raise InputError(f"--captured {shortened(text)}: {told}")
    option = f"--captured {name}" if equals else "--captured"
    return name.strip(), numbers(option, listed)


def counts_of(
    rules: RuleSet, name: str, captured: Sequence[str], seats: int
) -> tuple[Numbers, ...]:
    """Return for each entry of a contract how many each seat has, as it was typed.

    Raises:
        InputError: it cannot have been; the message says what would be right.
    """
    entries = entries_of(play_contract(rules, name))
    nothing: Numbers = (0,) * seats
    if name == SHARED_OUT:
        if captured:
            raise InputError("--captured: a 4333 is shared out and not played; leave it out")
        return (nothing,) * len(entries)
    if not captured and entries:
        raise InputError(f"--captured is missing: {_wanted(entries)}")
    found = [nothing] * len(entries)
    done: set[int] = set()
    for text in captured:
        what, values = named(text)
        places = _places(entries, what)
        if done & set(places):
            raise InputError(f"--captured {what}: given twice".replace(" :", ":"))
        _check_values(what, values, _total(rules, entries, places, seats), seats)
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
    names = [name for name, _ in groups(entries)]
    if not names:
        return "this deal counts nothing; leave it out"
    if len(names) == 1:
        return f"this deal counts {names[0]}: write 3,0,1,2"
    return "give each by its name: " + " ".join(f"--captured {name}=3,0,1,2" for name in names)


def groups(entries: Sequence[Entry]) -> list[tuple[str, list[int]]]:
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
    if tricks:
        _check_last(entries, found, tricks)
        _check_room(rules, entries, found, tricks)
    for entry, values in zip(entries, found, strict=True):
        for other, more in zip(entries, found, strict=True):
            _check_part(rules, (entry, values), (other, more), seats)


def _check_last(entries: Sequence[Entry], found: Sequence[Numbers], tricks: Numbers) -> None:
    """Refuse more last tricks, taken together, than a seat has tricks at all."""
    last = [n for e, n in zip(entries, found, strict=True) if e.kind is CountKind.LAST]
    for seat, many in enumerate(tricks):
        few = sum(values[seat] for values in last)
        if few > many:
            told = f"seat {seat} has {few} of the last tricks, but {many} in all"
            raise InputError(f"--captured: {told}")


def _check_room(
    rules: RuleSet, entries: Sequence[Entry], found: Sequence[Numbers], tricks: Numbers
) -> None:
    """Refuse more cards, of kinds that share none, than the tricks of a seat have."""
    seats = len(tricks)
    masks = [
        (entry.name, cards_counted(rules, seats, entry.cards), values)
        for entry, values in zip(entries, found, strict=True)
        if entry.kind is CountKind.CARDS
    ]
    for seat, many in enumerate(tricks):
        names: list[str] = []
        seen = cards = 0
        for name, mask, values in sorted(masks, key=lambda kind: -kind[2][seat]):
            if values[seat] and not mask & seen:
                names, seen, cards = [*names, name], seen | mask, cards + values[seat]
        if cards > many * seats:
            told = f"seat {seat} has {cards} {'+'.join(names)} out of {many} tricks"
            raise InputError(f"--captured: {told}")


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
