"""Counting the ways a deal can go; the counts themselves are in tests/perft."""

import pytest

from vaza.kernel.cards import Seat
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import plan_deals
from vaza.options.presets import preset
from vaza.rules import perft
from vaza.rules.actions import Claim, Deal
from vaza.rules.match import NextDeal
from vaza.rules.shuffle import shuffled
from vaza.rules.state import MatchState


def dealt(name: str, seats: int, size: int, *, lacking: int = 0) -> MatchState:
    rules = preset(name)
    plan = next(plan for plan in plan_deals(rules, seats) if plan.size == size)
    order = shuffled(bytes(8), pack_cards(rules.pack, seats))
    step = NextDeal(plan, Seat(0))
    return perft.dealt(rules, seats, step, Deal(order[lacking:]))


def test_counts_by_the_number_of_actions() -> None:
    counts = perft.count(dealt("dane-se", 3, 1))
    assert len(counts.sequences) == len(counts.ended)
    assert counts.sequences[:2] == (1, 2)
    assert counts.sequences[-1] == counts.ended[-1]
    assert sum(counts.sequences) > sum(counts.ended) > 0


def test_a_depth_ends_it() -> None:
    state = dealt("dane-se", 4, 3)
    whole = perft.count(state, 4).sequences
    assert [perft.count(state, depth).sequences for depth in range(1, 4)] == [
        whole[: depth + 1] for depth in range(1, 4)
    ]


def test_no_claims() -> None:
    state = dealt("10-op-en-neer", 3, 1)
    seen = set()
    while not state.public.results:
        choices = list(perft.choices(state))
        seen |= {type(action) for _, action in choices}
        state = perft.after(state, *choices[0])
    assert Claim not in seen


def test_too_many() -> None:
    state = dealt("dane-se", 4, 10)
    with pytest.raises(perft.TooManyError):
        perft.count(state, 4, most=1000)
    assert perft.estimate(state) > 10 * perft.MOST


def test_a_guess_is_right_where_all_ways_are_alike() -> None:
    state = dealt("10-op-en-neer", 4, 3)
    assert perft.estimate(state, 1) == sum(perft.count(state, 1).sequences)


def test_half_a_pack_cannot_be_dealt() -> None:
    with pytest.raises(ValueError, match="cannot be dealt"):
        dealt("dane-se", 3, 1, lacking=1)
