"""Law 6: each card is in exactly one place, and the tricks add up."""

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.king_rules import games
from tests.laws.rule_sets import random_match
from vaza.kernel.cards import cards_of
from vaza.options.axes.pack import Duplicates
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealTrump
from vaza.options.ruleset import RuleSet
from vaza.rules.state import MatchState
from vaza.rules.turns import awaited


def _everywhere(state: MatchState) -> list[int]:
    deal = state.public.deal
    assert deal is not None
    places: list[int] = [card for hand in state.hidden.hands for card in cards_of(hand)]
    places += deal.trick
    places += [card for trick in deal.tricks for card in trick.cards]
    places += [*state.hidden.stock, *deal.passed_over]
    if deal.turn_up is not None and deal.plan.trump is DealTrump.TURN_UP:
        places.append(deal.turn_up)
    return places


def is_cut_short(state: MatchState) -> bool:
    """Tell whether a deal of King has ended with cards in hand: they are not shown (R234, A40)."""
    results = state.public.results
    if awaited(state.public) or not results or not results[-1].contract:
        return False
    return sum(results[-1].tricks) < results[-1].size


@given(games(), st.integers(0, 2**32 - 1))
def test_each_card_is_in_one_place(case: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = case
    pack = list(pack_cards(rules.pack, seats))
    for step in random_match(rules, seats, seed):
        if step.after.public.deal is not None and step.after.hidden.hands:
            if is_cut_short(step.after):
                continue
            assert sorted(_everywhere(step.after)) == pack


@given(games(), st.integers(0, 2**32 - 1))
def test_the_tricks_add_up(case: tuple[RuleSet, int], seed: int) -> None:
    rules, seats = case
    may_cancel = rules.pack.duplicates is Duplicates.CANCEL
    for step in random_match(rules, seats, seed):
        public = step.after.public
        if awaited(public) or not public.results:
            continue
        result = public.results[-1]
        if result.void is not None:
            assert sum(result.tricks) == 0
            continue
        assert sum(result.tricks) <= result.size
        if not may_cancel and not is_cut_short(step.after):
            assert sum(result.tricks) == result.size
        assert all(0 <= bid <= result.size for bid in result.bids)
