"""The list of contracts in the form of a rule set, and what a filled one comes to."""

from collections.abc import Iterator
from typing import Final

from vaza.kernel.cards import RANKS, SUITS
from vaza.options.checks.idle import DEALS
from vaza.options.contracts.json_form import (
    LONGEST_NAME,
    MOST_CONTRACTS,
    MOST_LAST,
    MOST_POINTS,
    write_contracts,
)
from vaza.options.contracts.model import DOWN, OWN_NAMES, UP, Contract
from vaza.options.deals.contract_cards import contract_total
from vaza.options.presets.contracts import KNOWN_CONTRACTS
from vaza.options.ruleset import RuleSet
from vaza.server.callers.lang import Lang
from vaza.server.wire.calls import (
    ContractOut,
    ContractTotalOut,
    FormAxisOut,
    FormContractOut,
    FormContractsOut,
    FormThingOut,
)
from vaza.words.cards import faces_of
from vaza.words.chapters.king import match_sums
from vaza.words.contract_names import cards_text, contract_brief, contract_title
from vaza.words.messages import text
from vaza.words.sources import LIST_RULES
from vaza.words.voice import Voice

_TRICKS: Final = ("tricks", "last", "base")


def contracts_form(lang: Lang) -> FormContractsOut:
    """Return what a list of contracts is made of."""
    return FormContractsOut(
        known=list(_known(lang)),
        things=list(_things(lang)),
        fresh=text(lang, "own-contract-name"),
        reserved=list(OWN_NAMES),
        longest_name=LONGEST_NAME,
        last=[text(lang, "counted-last-one", place=place) for place in range(1, MOST_LAST + 1)],
        least=-MOST_POINTS,
        most=MOST_POINTS,
    )


def _known(lang: Lang) -> Iterator[FormContractOut]:
    for game, contracts in KNOWN_CONTRACTS.items():
        for contract in contracts:
            yield FormContractOut(
                group=text(lang, f"contracts-of-{game}"),
                title=contract_title(contract, lang),
                brief=contract_brief(contract, lang),
                contract=write_contracts((contract,))[0],
            )


def _things(lang: Lang) -> Iterator[FormThingOut]:
    for key in _TRICKS:
        yield FormThingOut(key, text(lang, "thing-other"), text(lang, f"thing-{key}"))
    for group, keys in (
        ("suits", SUITS),
        ("ranks", reversed(RANKS)),
        ("cards", (rank + suit for suit in SUITS for rank in reversed(RANKS))),
    ):
        for key in keys:
            yield FormThingOut(key, text(lang, f"thing-{group}"), cards_text(key, lang))


def contracts_axis(lang: Lang) -> FormAxisOut:
    """Return the list of contracts as the form has axes."""
    return FormAxisOut(
        path=DEALS,
        name=DEALS.partition(".")[2],
        title=text(lang, "axis-contracts-list"),
        help=text(lang, "meaning-contracts-list"),
        kind="contract",
        is_list=True,
        choices=[],
        least=None,
        most=None,
        optional=False,
        null_title=text(lang, "value-contracts-list-none"),
        nonempty=False,
        longest=MOST_CONTRACTS,
        is_set=False,
        default=[],
        sources=LIST_RULES,
    )


def contracts_out(rules: RuleSet, lang: Lang) -> list[ContractOut]:
    """Return each contract of the list in words, and what its deal adds up to."""
    faces = faces_of(rules.pack)
    return [
        ContractOut(
            contract_title(contract, lang),
            contract_brief(contract, lang, faces),
            list(_totals(rules, contract)),
        )
        for contract in rules.deals
    ]


def _totals(rules: RuleSet, contract: Contract) -> Iterator[ContractTotalOut]:
    """Yield the totals of a deal with the numbers of seats that have them (R201, R211, R215)."""
    by_points: dict[int, list[int]] = {}
    for name in (UP, DOWN) if contract.positive else (contract.name,):
        for seats in rules.seating.seats:
            found = by_points.setdefault(contract_total(rules, seats, name), [])
            if seats not in found:
                found.append(seats)
    for points, seats_of_it in by_points.items():
        yield ContractTotalOut(seats_of_it, points)


def contracts_sum(rules: RuleSet, lang: Lang) -> str:
    """Return what the deals of a match of contracts add up to, in a sentence."""
    return " ".join(match_sums(rules, Voice(lang))) if rules.deals and rules.seating.seats else ""
