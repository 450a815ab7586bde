"""Any rules can be played in the terminal, and it shows what the person's seat may know."""

import re

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.conftest import FULL
from tests.laws.king_rules import king_rule_sets
from tests.laws.rule_sets import rule_sets
from tests.unit.cli.conftest import Vaza
from vaza.arena.driver import order_from
from vaza.cli.terminal.match import ME
from vaza.kernel.cards import cards_of
from vaza.options.axes.seating import FirstDealer
from vaza.options.codes.code import rules_code
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import TABLE, Deal, Draw
from vaza.rules.decide import apply
from vaza.rules.state import MatchState, deal_of, new_match
from vaza.words.cards import card_sign
from vaza.words.messages import LANGUAGES

ANYTHING = "\n".join([*"0123456789", "10", "open", "pass", "down", "NT", "y", "s"] * 300) + "\n"
"""Bids, cards, words, and a yes in each language, which outside English leaves the match."""
SIGN = re.compile(r"(?:[2-9JQKA]|10)[♠♥♦♣]|★")


@settings(
    max_examples=100 if FULL else 12,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    st.one_of(rule_sets(most_cards=3), king_rule_sets()),
    st.integers(0, 99),
    st.sampled_from(LANGUAGES),
)
def test_any_rules_can_be_played(
    vaza: Vaza, case: tuple[RuleSet, int], seed: int, lang: str
) -> None:
    rules, seats = case
    code = rules_code(rules)
    told = vaza(
        f"play {code} --players {seats} --seed {seed} --bot random --lang {lang}", typed=ANYTHING
    )
    assert (told.code, told.err) == (0, "")
    # A long match may outlast the input, which ends it as politely.
    ends = {
        "pt": ("Fim da partida.", "interrompida", "Fim da entrada"),
        "en": ("The match is over.", "End of input"),
        "es": ("Fin de la partida.", "interrumpida", "Fin de la entrada"),
    }
    assert any(end in told.out for end in ends[lang])
    shown = vaza(f"rules show {code} --lang {lang}")
    assert (shown.code, shown.err) == (0, "")


def known(rules: RuleSet, seats: int, seed: int) -> set[str]:
    """The cards that the person knows when the first deal is dealt."""
    state = new_match(rules, seats)
    for action in (
        Draw(order_from(rules, seats, seed, 0)),
        Deal(order_from(rules, seats, seed, 1)),
    ):
        after = apply(state, TABLE, action)
        assert isinstance(after, MatchState)
        state = after
    turned = deal_of(state.public).turn_up
    seen = [*cards_of(state.hidden.hands[ME]), *state.public.drawn]
    return {card_sign(card) for card in (*seen, *([] if turned is None else [turned]))}


@given(st.sampled_from(["dane-se", "dane-se-13", "german-bridge-norm"]), st.integers(0, 10**6))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_card_is_shown_that_the_seat_may_not_know(vaza: Vaza, name: str, seed: int) -> None:
    rules = preset(name)
    assert rules.seating.first_dealer is FirstDealer.RANDOM
    told = vaza(f"play {name} --players 4 --seed {seed} --bot random")
    assert set(SIGN.findall(told.out)) == known(rules, 4, seed)
