"""Names of the contracts of King, and in short what each counts."""

from collections.abc import Iterator

from vaza.kernel.cards import SUITS, parse_card
from vaza.options.contract_cards import play_contract
from vaza.options.contracts import Contract, CountKind, entries_of
from vaza.options.ruleset import RuleSet
from vaza.words.cards import Faces, card_name, suit_name
from vaza.words.messages import has_text, text
from vaza.words.voice import Voice


def contract_text(rules: RuleSet, name: str, lang: str) -> str:
    """Return what a deal of a rule set is called, such as ``Copas`` or ``Para cima``.

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


def contract_brief(contract: Contract, lang: str, faces: Faces = Faces.FRENCH) -> str:
    """Return what a contract counts, in short: ``kings and jacks -30 \N{MIDDLE DOT} ...``."""
    if contract.positive:
        return text(lang, "counted-owner")
    things: dict[int, list[str]] = {}
    for points, thing in _counted(contract, lang, faces):
        things.setdefault(points, []).append(thing)
    voice = Voice(lang)
    told = [f"{voice.both(named)} {voice.signed(points)}" for points, named in things.items()]
    return " \N{MIDDLE DOT} ".join(told) or text(lang, "counted-nothing")


def _counted(contract: Contract, lang: str, faces: Faces) -> Iterator[tuple[int, str]]:
    """Yield the things that a contract counts with the points of each."""
    for entry in entries_of(contract):
        if entry.points and entry.kind is CountKind.TRICKS:
            yield entry.points, text(lang, "counted-tricks")
        elif entry.points and entry.kind is CountKind.CARDS:
            yield entry.points, cards_text(entry.cards, lang, faces)
    yield from _counted_last(contract, lang)
    if contract.base:
        yield contract.base, text(lang, "counted-base")


def _counted_last(contract: Contract, lang: str) -> Iterator[tuple[int, str]]:
    count = last_counted(contract)
    points = contract.last_tricks[len(contract.last_tricks) - count :]
    if len(set(points)) == 1:
        yield points[0], text(lang, "counted-last", n=count)
        return
    for place, value in enumerate(points):
        if value:
            yield value, text(lang, "counted-last-one", place=count - place)


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
