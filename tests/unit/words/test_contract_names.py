"""Names of contracts, and in short what each counts."""

from importlib.resources import files

import pytest

from vaza.options.codes.codec import rules_from_json
from vaza.options.contracts.model import Contract
from vaza.options.presets import PRESETS
from vaza.words.contract_names import contract_brief, contract_text, contract_title
from vaza.words.messages import LANGUAGES, text

DEALS = rules_from_json(
    {
        "base": "king",
        "contracts": {
            "list": [
                {"name": "salade", "per_trick": -2, "per_card": {"H": -2, "Q": -6, "KH": -20}},
                {"name": "finish", "last_tricks": [-10, -20]},
                {"name": "aces", "per_card": {"A": 5}, "base": 10},
                {"name": "spades", "per_card": {"S": -1}, "forced_card": "QS"},
                {"name": "idle"},
                {"name": "positive", "positive": True},
            ]
        },
    }
).deals


def test_contracts_have_names() -> None:
    rules = PRESETS["king"].rules
    names = ("no-tricks", "no-men", "no-king", "up", "down", "4333", "positive")
    assert [contract_text(rules, name, "pt") for name in names] == [
        "Sem vazas",
        "Sem reis nem valetes",
        "Sem rei de copas",
        "Para cima",
        "Para baixo (nulos)",
        "4-3-3-3",
        "Positiva",
    ]
    with pytest.raises(KeyError):
        contract_text(rules, "no-such", "pt")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_calls_a_contract_as_its_rules_do(lang: str) -> None:
    table = (files("vaza.words") / "locales" / lang / "kingtable.ftl").read_text("utf-8")
    known = {one.name for name in PRESETS for one in PRESETS[name].rules.deals if not one.positive}
    known.add("no-jacks")
    assert len(known) > 9
    for name in known:
        assert f"\nkg-contract-{name} = {text(lang, f'contract-{name}')}\n" in table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_own_contract_goes_by_its_own_name(lang: str) -> None:
    deals = DEALS
    assert [contract_title(one, lang) for one in deals[:2]] == ["Salade", "Finish"]
    named = Contract("sem-coração")
    assert contract_title(named, lang) == "Sem coração"
    for name in ("no-men", "men"):
        title = contract_title(Contract(name), lang)
        assert contract_title(Contract(f"{name}-2"), lang) == f"{title} 2"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "pt",
            [
                "vazas e copas -2 cada · damas -6 cada · rei de copas -20",
                "penúltima vaza -10 · última vaza -20",
                "ases +5 cada · cada jogador +10",
                "espadas -1 cada",
                "nada",
                "o dono escolhe ou vende",
            ],
        ),
        (
            "en",
            [
                "tricks and hearts -2 each · queens -6 each · king of hearts -20",
                "last trick but one -10 · last trick -20",
                "aces +5 each · every player +10",
                "spades -1 each",
                "nothing",
                "the owner decides or sells",
            ],
        ),
        (
            "es",
            [
                "bazas y corazones -2 c/u · damas -6 c/u · rey de corazones -20",
                "penúltima baza -10 · última baza -20",
                "ases +5 c/u · cada jugador +10",
                "picas -1 c/u",
                "nada",
                "el dueño elige o vende",
            ],
        ),
    ],
)
def test_a_contract_says_in_short_what_it_counts(lang: str, told: list[str]) -> None:
    briefs = [contract_brief(contract, lang) for contract in DEALS]
    assert briefs == [one.replace("-", "\N{MINUS SIGN}") for one in told]
