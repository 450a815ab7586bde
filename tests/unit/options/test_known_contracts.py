"""The deals of King's relatives are data: each has its total, and can be put into a list."""

import dataclasses
from itertools import chain

import pytest

from vaza.options.axes.pack import Pack, PackKind
from vaza.options.checks.check import check
from vaza.options.codes.code import parse_rules, rules_code
from vaza.options.contracts.model import Contract
from vaza.options.deals.contract_cards import contract_total
from vaza.options.presets import preset
from vaza.options.presets.contracts import KNOWN_CONTRACTS

KING = preset("king")
SMALL = Pack(pack=PackKind.STD32)


@pytest.mark.parametrize(
    ("game", "pack", "totals"),
    [
        ("king", KING.pack, [-260, -260, -200, -240, -160, -180]),
        ("quick", KING.pack, [-440, -420, -440]),
        ("whole", KING.pack, [-1300]),
        ("turkish", KING.pack, [-650, -390, -400, -480, -320, -360]),
        ("russian", SMALL, [-16, -16, -16, -16, -16, -16, -96]),
        ("barbu", KING.pack, [-26, -30, -24, -20, -30]),
    ],
)
def test_the_negative_deals_add_up(game: str, pack: Pack, totals: list[int]) -> None:
    deals = tuple(one for one in KNOWN_CONTRACTS[game] if not one.positive)
    rules = dataclasses.replace(KING, pack=pack, deals=deals)
    assert check(rules) == ()
    assert [contract_total(rules, 4, deal.name) for deal in deals] == totals
    assert parse_rules(rules_code(rules)) == rules


@pytest.mark.parametrize("contract", [*chain.from_iterable(KNOWN_CONTRACTS.values())])
def test_each_can_be_added_to_king(contract: Contract) -> None:
    names = {one.name for one in KING.deals if one != contract}
    named = dataclasses.replace(contract, name=contract.name + "-2" * (contract.name in names))
    assert check(dataclasses.replace(KING, deals=(named, *KING.deals))) == ()
