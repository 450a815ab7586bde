"""Names of the contracts of King; one that nobody named is called by what it counts."""

from collections.abc import Iterator

from vaza.kernel.cards import SUITS, parse_card
from vaza.options.contract_cards import play_contract
from vaza.options.contracts import Contract, CountKind, entries_of
from vaza.options.ruleset import RuleSet
from vaza.words.cards import Faces, card_name, faces_of, suit_name
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
    return contract_title(play_contract(rules, name), lang, faces_of(rules.pack))


def contract_title(contract: Contract, lang: str, faces: Faces = Faces.FRENCH) -> str:
    """Return the name of a contract: its own, or what it counts, such as ``Ases e copas``."""
    if has_text(lang, f"contract-{contract.name}"):
        return text(lang, f"contract-{contract.name}")
    if contract.positive:
        return text(lang, "contract-positive")
    counted = list(_counted(contract, lang, faces)) or [text(lang, "counted-nothing")]
    told = Voice(lang).both(counted)
    return told[0].upper() + told[1:]


def _counted(contract: Contract, lang: str, faces: Faces) -> Iterator[str]:
    """Yield the things that a contract counts, without their points."""
    for entry in entries_of(contract):
        if entry.points and entry.kind is CountKind.TRICKS:
            yield text(lang, "counted-tricks")
        elif entry.points and entry.kind is CountKind.CARDS:
            yield cards_text(entry.cards, lang, faces)
    last = last_counted(contract)
    if last:
        yield text(lang, "counted-last", n=last)


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
