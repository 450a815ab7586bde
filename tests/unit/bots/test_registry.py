import pytest

from tests.unit.bots.situations import moment
from vaza.bots.registry import BOTS, make_bot
from vaza.rules.actions import Bid, Claim, PlayCard

HANDS = ["AS KS", "3H 4H", "5H 6H", "7H 8H"]


def test_the_names() -> None:
    assert BOTS == ("random", "simple")
    with pytest.raises(ValueError, match="'expert': take one of random, simple"):
        make_bot("expert", 1)


def test_random_bids_any_number_and_never_claims() -> None:
    view = moment(HANDS, [None] * 4)
    bids = {make_bot("random", seed).choose(view) for seed in range(60)}
    assert bids == {Bid(0, 0), Bid(1, 0), Bid(2, 0)}
    view = moment(HANDS, [2, 0, 0, 0])
    cards = {make_bot("random", seed).choose(view) for seed in range(60)}
    assert len(cards) == 2
    assert all(isinstance(card, PlayCard) for card in cards), Claim()


def test_random_is_uniform() -> None:
    view = moment(HANDS, [None] * 4)
    counts = [0, 0, 0]
    for seed in range(900):
        action = make_bot("random", seed).choose(view)
        assert isinstance(action, Bid)
        counts[action.number] += 1
    assert all(240 < count < 360 for count in counts), counts


@pytest.mark.parametrize("name", BOTS)
def test_equal_seeds_play_alike(name: str) -> None:
    view = moment(HANDS, [None] * 4)
    assert make_bot(name, 7).choose(view) == make_bot(name, 7).choose(view)
