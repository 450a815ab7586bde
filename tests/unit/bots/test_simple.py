"""The beginner does what players ask of bots, situation by situation. Spades are trumps."""

import pytest

from tests.unit.bots.situations import bid_of, card_of, moment
from vaza.bots.chances import Chance, Outlook, chance_of
from vaza.bots.counting import sure_tricks
from vaza.bots.prospects import prospect, spread
from vaza.bots.registry import make_bot
from vaza.kernel.cards import cards_of, mask_of, parse_cards
from vaza.kernel.tables import TWIN_FIRST
from vaza.options.deals.compile import compile_deal
from vaza.options.presets import preset
from vaza.rules.actions import Claim, SeatAction
from vaza.rules.view import SeatView

HOOKED = "dane-se-norm"


def says(view: SeatView) -> SeatAction:
    return make_bot("simple", 0).choose(view)


# --- bidding


def test_a_hooked_dealer_with_the_ace_of_trumps_does_not_bid_nothing() -> None:
    """The others have bid 1 of 2: the dealer may say 0 or 2, and holds a sure trick."""
    hands = ["4H 5H", "6H 7H", "8H 9H", "AS 3D"]
    assert bid_of(says(moment(hands, [0, 0, 1, None], rules=HOOKED))) == 2


def test_it_never_bids_below_its_sure_tricks() -> None:
    hands = ["4H 5H 6H 7H", "8H 9H TH JH", "4D 5D 6D 7D", "AS KS QS 3D"]
    assert bid_of(says(moment(hands, [0, 0, 0, None]))) >= 3
    assert bid_of(says(moment(hands, [0, 0, 1, None], rules=HOOKED))) == 4


def test_a_hand_without_hope_bids_nothing() -> None:
    hands = ["AH KH QH JH", "AD KD QD JD", "AC KC QC JC", "3H 3D 4D 3C"]
    assert bid_of(says(moment(hands, [2, 1, 2, None]))) == 0


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_aces_and_trumps_are_worth_a_bid(seats: int) -> None:
    hands = ["AS KS AH AD 3C 4C", *["4H 5H 6H 7H 8H 9H", "4D 5D 6D 7D 8D 9D"], *REST][:seats]
    bid = bid_of(says(moment(hands, [None] * seats)))
    assert 3 <= bid <= 5


REST = ["5C 6C 7C 8C 9C TC", "TH JH TD JD JC QC", "5S 6S 7S 8S 9S TS", "JS QS QH QD KC AC"]


def test_sure_tricks_are_what_nobody_can_take() -> None:
    tables = compile_deal(preset("dane-se"), 4, 5, 0)
    for hand, unseen, sure in (
        ("AS KS 3D", "QS JS", 2),
        ("QS JS TS", "AS KS 2S", 1),
        ("QS JS TS", "AS KS 9S 8S", 1),
        ("KS 2S", "AS 3S 4S", 0),
        ("KS QS", "AS", 1),
        ("AH KH", "2S", 0),
        ("2S 3S", "", 2),
    ):
        masks = [mask_of(parse_cards(text)) for text in (hand, unseen)]
        assert sure_tricks(tables, *masks) == sure, hand


def test_a_twin_that_comes_later_takes_the_ace() -> None:
    tables = compile_deal(preset("dane-se"), 4, 5, 0)
    ace = mask_of(parse_cards("AS"))
    assert sure_tricks(tables, ace, ace << 64) == 0
    assert sure_tricks(tables._replace(twins=TWIN_FIRST), ace, ace << 64) == 1


# --- playing


def test_two_trumps_and_a_bid_of_two_the_higher_first() -> None:
    hands = ["AS 9S", "KS 3H", "4H 5H", "6H 7H"]
    assert card_of(says(moment(hands, [2, 0, 0, 0]))) == "AS"
    assert card_of(says(moment(["KS 9S", "QS 3H", "4H 5H", "6H 7H"], [2, 0, 0, 0]))) == "KS"


def test_last_of_all_it_takes_the_trick_with_the_lower_of_two_trumps() -> None:
    """Void in hearts, both trumps win; the ace is sure to win the next trick, too."""
    hands = ["3H 4H", "5H 6H", "7H 8H", "AS 9S"]
    assert card_of(says(moment(hands, [0, 0, 0, 2], ["3H 5H 7H"]))) == "9S"


def test_in_need_of_none_it_ducks_with_its_highest_loser() -> None:
    hands = ["KH 3C 4C", "AH QH 2H", "5H 5C 6C", "6H 7C 8C"]
    assert card_of(says(moment(hands, [0, 0, 0, 0], ["KH"]))) == "QH"


def test_in_need_of_none_and_void_it_sheds_its_most_dangerous_card() -> None:
    hands = ["KH 3C 4C", "AD 3D 2C", "5H 5C 6C", "6H 7C 8C"]
    assert card_of(says(moment(hands, [0, 0, 0, 0], ["KH"]))) == "AD"


def test_in_need_of_none_it_does_not_ruff() -> None:
    hands = ["KH 3C 4C", "4S 3D 2C", "5H 5C 6C", "6H 7C 8C"]
    assert card_of(says(moment(hands, [0, 0, 0, 0], ["KH"]))) != "4S"


def test_in_need_of_none_and_forced_to_win_it_spends_its_highest() -> None:
    hands = ["3H 3C 4C", "4H 5C 6C", "5H 7C 8C", "KH QH 2D"]
    assert card_of(says(moment(hands, [0, 0, 0, 0], ["3H 4H 5H"]))) == "KH"


def test_the_last_to_play_wins_as_cheaply_as_it_can() -> None:
    hands = ["9H 3C 4C", "5H 5C 6C", "JH 7C 8C", "AH QH AS"]
    assert card_of(says(moment(hands, [0, 0, 0, 3], ["9H 5H JH"]))) == "QH"


def test_in_need_it_does_not_waste_a_high_card_on_a_lost_trick() -> None:
    hands = ["9H 3C 4C", "5S 5C 6C", "JH 7C 8C", "KH 2H 3D"]
    assert card_of(says(moment(hands, [0, 1, 0, 1], ["9H 5S JH"]))) == "2H"


def test_the_last_card_takes_the_trick_that_is_needed_and_no_other() -> None:
    hands = ["9H 3C", "5H 5C", "JH 7C", "QH 2H"]
    assert card_of(says(moment(hands, [0, 0, 0, 1], ["9H 5H JH"]))) == "QH"
    assert card_of(says(moment(hands, [0, 0, 0, 0], ["9H 5H JH"]))) == "2H"


def test_it_claims_what_is_sure_when_it_needs_all_of_it() -> None:
    hands = ["AS KS", "3H 4H", "5H 6H", "7H 8H"]
    assert says(moment(hands, [2, 0, 0, 0])) == Claim()
    assert says(moment(hands, [1, 0, 0, 0])) != Claim()


def test_no_trumps_and_must_trump_are_understood() -> None:
    plain = {"base": "dane-se-norm", "trump": {"trump": "none"}}
    hands = ["KH 3C 4C", "2S 3D 2C", "5H 5C 6C", "6H 7C 8C"]
    view = moment(hands, [0, 0, 0, 0], ["KH"], rules=plain, turn_up=None)
    assert card_of(says(view)) == "3D"
    forced = FORCED | {"bidding": {"hook": "none"}}
    hands = ["KH 3C 4C", "4S AS 2C", "5H 5C 6C", "6H 7C 8C"]
    assert card_of(says(moment(hands, [0, 1, 0, 0], ["KH"], rules=forced))) in {"AS", "4S"}


FORCED = {"base": "dane-se-norm", "play": {"void_duty": "must_trump"}}


# --- how it reckons


def test_the_spread_of_independent_tricks() -> None:
    assert spread([]) == [1.0]
    assert spread([0.5, 0.5]) == [0.25, 0.5, 0.25]
    assert sum(spread([0.1, 0.7, 0.3])) == pytest.approx(1)


def test_what_is_sure_is_worth_its_points() -> None:
    worth = [0.0, 1.0, 5.0, 2.0]
    certain, steered = Chance(1.0, 1.0), Chance(0.0, 1.0)
    assert prospect([certain, certain], worth, 2, 0) == 5.0
    assert prospect([certain, certain], worth, 1, 0) == 5.0, "two taken, one bid: worth[2]"
    assert prospect([steered, steered], worth, 1, 0) == 1.0
    assert prospect([steered], worth, 3, 0) == 1.0, "all that could be won is one"


@pytest.mark.parametrize("size", [1, 2, 5, 10])
def test_chances_are_chances(size: int) -> None:
    tables = compile_deal(preset("dane-se"), 4, size, 1)
    hand = mask_of(parse_cards("AH 2H KS 7S QD 3D AC 9C 5C JH")[:size])
    unseen = ((1 << 64) - 1) & mask_of(parse_cards(DECK)) & ~hand
    for leads in (True, False):
        outlook = Outlook(tables, hand, unseen, size, leads)
        for card in cards_of(hand):
            low, high = chance_of(outlook, card)
            assert 0 <= low <= high <= 1


DECK = " ".join(rank + suit for suit in "SHDC" for rank in "AKQJT98765432")
