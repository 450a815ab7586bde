"""Names of the contracts of King, and in short what each counts."""

from collections.abc import Iterator
from typing import NamedTuple

from vaza.kernel.cards import SUITS, parse_card
from vaza.options.contracts.model import Contract, CountKind, entries_of
from vaza.options.deals.contract_cards import play_contract
from vaza.options.ruleset import RuleSet
from vaza.words.cards import Faces, card_name, suit_name
from vaza.words.messages import has_text, text
from vaza.words.voice import Voice


def contract_text(rules: RuleSet, name: str, lang: str) -> str:
    """Return what a deal of a rule set is called, such as ``Sem copas`` or ``Para cima``.

    ``name`` is a contract of its list, ``up``, ``down``, ``4333``, ``positive`` or ``free``.

    Raises:
        KeyError: the rule set has no such contract.
    """
    if has_text(lang, f"contract-{name}"):
        return text(lang, f"contract-{name}")
    return contract_title(play_contract(rules, name), lang)


def contract_title(contract: Contract, lang: str) -> str:
    """Return the name of a contract: ``no-men`` in words, or its own, as ``Salade`` or ``Men 2``.

    One that is called as a known contract with a number is called so in words as well.
    """
    name, number = _split(contract.name)
    if has_text(lang, f"contract-{contract.name}"):
        return text(lang, f"contract-{contract.name}")
    if has_text(lang, f"contract-{name}"):
        return f"{text(lang, f'contract-{name}')} {number}"
    told = contract.name.replace("-", " ")
    return told[0].upper() + told[1:]


def _split(name: str) -> tuple[str, str]:
    """Return a name without its number, and the number."""
    first, _, last = name.rpartition("-")
    return (first, last) if first and last.isdigit() else (name, "")


class Counted(NamedTuple):
    """A thing that a contract counts."""

    points: int
    title: str
    are_many: bool
    """Whether there are several of it, each with these points."""


def contract_brief(contract: Contract, lang: str, faces: Faces = Faces.FRENCH) -> str:
    """Return what a contract counts, in short: ``queens -50 each \N{MIDDLE DOT} ...``."""
    if contract.positive:
        return text(lang, "counted-owner")
    things: dict[int, list[Counted]] = {}
    for thing in _counted(contract, lang, faces):
        things.setdefault(thing.points, []).append(thing)
    told = [_at_one_price(one, Voice(lang)) for one in things.values()]
    if contract.base:
        told.append(f"{text(lang, 'counted-base')} {Voice.signed(contract.base)}")
    return " \N{MIDDLE DOT} ".join(told) or text(lang, "counted-nothing")


def _at_one_price(things: list[Counted], voice: Voice) -> str:
    are_many = len(things) > 1 or things[0].are_many
    return voice.say(
        "counted-each" if are_many else "counted-one",
        things=voice.both(thing.title for thing in things),
        signed=voice.signed(things[0].points),
    )


def _counted(contract: Contract, lang: str, faces: Faces) -> Iterator[Counted]:
    for entry in entries_of(contract):
        if entry.points and entry.kind is CountKind.TRICKS:
            yield Counted(entry.points, text(lang, "counted-tricks"), are_many=True)
        elif entry.points and entry.kind is CountKind.CARDS:
            title = cards_text(entry.cards, lang, faces)
            yield Counted(entry.points, title, are_many=len(entry.cards) == 1)
    yield from _counted_last(contract, lang)


def _counted_last(contract: Contract, lang: str) -> Iterator[Counted]:
    count = last_counted(contract)
    points = contract.last_tricks[len(contract.last_tricks) - count :]
    if len(set(points)) == 1:
        yield Counted(points[0], text(lang, "counted-last", n=count), are_many=count > 1)
        return
    for place, value in enumerate(points):
        if value:
            title = text(lang, "counted-last-one", place=count - place)
            yield Counted(value, title, are_many=False)


def last_counted(contract: Contract) -> int:
    """Return how many of the last tricks count, from the first of them that has points."""
    for place, points in enumerate(contract.last_tricks):
        if points:
            return len(contract.last_tricks) - place
    return 0


def cards_text(cards: str, lang: str, faces: Faces = Faces.FRENCH) -> str:
    """Return the cards that a suit (``H``), a rank (``Q``) or a card (``KH``) names, in words."""
    if len(cards) > 1:
        return card_name(parse_card(cards), lang, faces)
    if cards in SUITS:
        return suit_name(cards, lang, faces)
    is_own = faces is Faces.LATIN and cards in "JQK"
    return text(lang, f"counted-rank-latin-{cards}" if is_own else f"counted-rank-{cards}")
