"""What `simple` plays and says in King: one rule of thumb after the other; what `random` brings."""

import random
from collections import Counter

import pytest

from tests.deals import after, deal_order, play
from vaza.arena.driver import play_match
from vaza.bots.king_values import best_trump, best_up, down_value, negative_value, others_value
from vaza.bots.registry import make_bot
from vaza.bots.simple import SimpleBot
from vaza.bots.uniform import UniformBot
from vaza.kernel.cards import SPADES, Seat, format_card, format_cards, parse_cards
from vaza.options.codes.codec import rules_from_json
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealPlan, DealTrump, plan_deals
from vaza.options.presets import preset
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import (
    TABLE,
    ChooseFirst,
    Claim,
    Deal,
    Draw,
    NameTrump,
    PickContract,
    PlayCard,
    SeatAction,
)
from vaza.rules.events import Said
from vaza.rules.match import NextDeal
from vaza.rules.sayings import format_say, parse_say
from vaza.rules.state import MatchState, Stage, new_match, start_deal
from vaza.rules.turns import to_act
from vaza.rules.view import SeatView, seat_view

KING = preset("king")
STRONG = "AS KS QS JS TS 9S 8S AH KH AD 2D 3C 2C"
WEAK = "2S 3S 4S 6S 2H 3H 5H 2D 4D 5D 2C 3C 6C"
MIDDLE = "KS 9S 5S 4S QH TH 7H JD 8D 3D AC 9C 6C"


def dealt(
    contract: str, hands: dict[int, str], *, dealer: int = 0, rules: RuleSet = KING
) -> MatchState:
    """Return a deal in which some seats hold these cards; the others get what is left."""
    held = parse_cards(" ".join(hands.values()))
    left = [card for card in pack_cards(rules.pack, 4) if card not in held]
    random.Random(5).shuffle(left)
    whole = [hands.get(seat) or format_cards([left.pop() for _ in range(13)]) for seat in range(4)]
    plan = DealPlan(1, 13, DealTrump.NONE, contract)
    waiting = start_deal(rules, 4, NextDeal(plan, Seat(dealer)))
    return after(waiting, TABLE, Deal(deal_order(rules, whole, "", dealer)))


def said(state: MatchState, words: str) -> MatchState:
    for word in words.split():
        state = after(state, turn(state), parse_say(word))
    return state


def turn(state: MatchState) -> Seat:
    seat = to_act(state.public)
    assert seat is not None
    return seat


def view(state: MatchState, seat: int | None = None) -> SeatView:
    return seat_view(state, turn(state) if seat is None else Seat(seat))


def choice(state: MatchState) -> SeatAction:
    return SimpleBot(1).choose(view(state))


def card(state: MatchState) -> str:
    action = choice(state)
    assert isinstance(action, PlayCard), action
    return format_card(action.card)


def word(state: MatchState) -> str:
    return format_say(choice(state))  # type: ignore[arg-type]


# --- negative deals -----------------------------------------------------------------------------


def test_no_tricks_it_leads_low() -> None:
    state = dealt("no-tricks", {0: "AS QS 2S AH JH 3H KD 9D 2D QC TC 8C 4C"})
    assert card(state) in ("2S", "3H", "2D")


def test_it_ducks_with_the_highest_card_that_ducks() -> None:
    hands = {
        0: "9S AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H",
        1: "KS 8S 3S AD KD QD JD AC KC QC JC TC 9C",
    }
    assert card(play(dealt("no-tricks", hands), "9S")) == "8S"


@pytest.mark.parametrize(
    ("contract", "sheds"),
    [
        ("no-hearts", {"AH", "KH", "QH", "JH"}),
        ("no-queens", {"QH"}),
        ("no-men", {"KH", "JH"}),
        ("no-tricks", {"AH", "KH", "QH", "JH"}),
    ],
)
def test_what_cannot_follow_sheds_the_most_dangerous_card(contract: str, sheds: set[str]) -> None:
    hands = {
        0: "9S 8S 7S 6S 5S 4S 3S 2S TS 2D 3D 4D 5D",
        1: "AH KH QH JH AD 7D 6D 9D 8D AC 4C 3C 2C",
    }
    assert card(play(dealt(contract, hands), "9S")) in sheds


LATE = {
    0: "2S 3S 4S 6S AH KH QH JH TH 9H 8H 7H 6H",
    1: "5S 8S TS KS QD JD TD 9D 8D 7D 6D 5D 4D",
    2: "7S JS QS QC JC TC 9C 8C 3D 2D 5H 4H 3H",
    3: "AS 9S KD AD AC KC 2H 2C 3C 4C 5C 6C 7C",
}


def test_the_last_to_play_rids_itself_of_a_high_card_where_the_trick_costs_nothing() -> None:
    assert card(play(dealt("no-queens", LATE), "2S 5S 7S")) == "AS"


def test_the_last_to_play_ducks_a_trick_that_costs() -> None:
    assert card(play(dealt("no-queens", LATE), "2S KS QS")) == "9S"


def test_no_last_two_it_leads_its_high_cards_while_they_cost_nothing() -> None:
    state = dealt("no-last-two", {0: "AS KS 2S AH 4H 3H AD 3D 2D 5C 4C 3C 2C"})
    assert card(state)[0] in "AK"


def test_no_king_its_holder_leads_from_the_shortest_suit() -> None:
    state = dealt("no-king", {0: "KH 4H QS JS 9S 7S 5S 8D 7D 6D 5D 3D 6C"})
    assert card(state) == "6C", "to throw the king when clubs are led again"


def test_what_another_contract_counts_is_read_from_the_rules() -> None:
    sevens = rules_from_json(
        {"base": "king", "contracts": {"list": [{"name": "no-sevens", "per_card": {"7": -40}}]}}
    )
    hands = {
        0: "9S 8S 6S 5S 4S 3S 2S TS JS 2D 3D 4D 5D",
        1: "AH KH QH 7H 3H 2H AD KD 6D AC 4C 3C 2C",
    }
    assert card(play(dealt("no-sevens", hands, rules=sevens), "9S")) == "7H"


# --- positive deals -----------------------------------------------------------------------------


def test_it_draws_trumps_from_the_top() -> None:
    assert card(said(dealt("positive", {0: STRONG}), "up:S")) == "AS"


def test_it_cashes_what_nobody_beats() -> None:
    state = dealt("positive", {0: "AS 3S 2S 9H 5H 4H 9D 5D 4D TC 5C 4C 3C"})
    assert card(said(state, "up:NT")) == "AS"


def test_it_claims_what_is_sure() -> None:
    state = dealt("positive", {0: "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"})
    assert choice(said(state, "up:S")) == Claim()


WANTED = {
    0: "9S AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H",
    1: "3S QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD",
    2: "5S QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C 2H",
    3: "AS TS 2S KD AC KC KS QS JS 8S 7S 6S 4S",
}


def test_it_wins_as_cheaply_as_it_can() -> None:
    assert card(play(said(dealt("positive", WANTED), "up:NT"), "9S 3S 5S")) == "TS"


def test_what_cannot_win_is_its_lowest() -> None:
    hands = {
        0: "AS AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H",
        1: "KS 8S 3S 2D 3D 4D 5D 6D 2C 3C 4C 5C 6C",
    }
    assert card(play(said(dealt("positive", hands), "up:NT"), "AS")) == "3S"


def test_played_down_it_ducks() -> None:
    hands = {
        0: "9S AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H",
        1: "KS 8S 3S AD KD QD JD AC KC QC JC TC 9C",
    }
    assert card(play(said(dealt("positive", hands), "down"), "9S")) == "8S"


# --- what hands are worth -----------------------------------------------------------------------


def test_hands_are_valued_by_counting() -> None:
    strong, weak = (view(dealt("positive", {0: hand})) for hand in (STRONG, WEAK))
    assert best_trump(strong) == SPADES
    assert (best_up(strong) > 175, best_up(weak) > 50) == (True, False)
    assert (down_value(weak) > 250, down_value(strong) > 0) == (True, False)
    assert best_up(strong) > others_value(strong)
    balanced = view(dealt("positive", {0: "AS KS QS AH KH QH AD KD QD AC KC QC JC"}))
    assert best_trump(balanced) is None


def test_each_contract_is_valued_by_what_the_hand_holds() -> None:
    queens = view(dealt("free", {0: "QS 2S 3S QH 2H 3H QD 2D 3D QC 2C 3C 4C"}))
    assert negative_value(queens, "no-queens") < negative_value(queens, "no-men")


# --- what it says -------------------------------------------------------------------------------


def test_who_drew_the_king_will_own_the_last_deal() -> None:
    rules = rules_from_json({"base": "king", "seating": {"first_dealer": "KH_drawer_chooses"}})
    order = tuple(sorted(pack_cards(rules.pack, 4), key=lambda one: one % 7))
    state = after(new_match(rules, 4), TABLE, Draw(order))
    assert state.public.stage is Stage.CHOOSING
    chosen = choice(state)
    assert isinstance(chosen, ChooseFirst)
    last = (chosen.seat + len(plan_deals(rules, 4)) - 1) % 4
    assert last == state.public.chooser


def test_it_picks_a_contract_that_its_hand_does_not_fear() -> None:
    rules = rules_from_json({"base": "king", "contracts": {"order": "free"}})
    picked = choice(dealt("free", {0: "QS 2S 3S QH 2H 3H QD 2D 3D QC 2C 3C 4C"}, rules=rules))
    assert isinstance(picked, PickContract)
    assert picked.name != "no-queens"


def test_the_owner_hears_offers_first_and_plays_at_once_what_no_sale_can_reach() -> None:
    assert word(dealt("positive", {0: MIDDLE})) == "open"
    low = rules_from_json({"base": "king", "contracts": {"limit": 3}})
    assert word(dealt("positive", {0: STRONG}, rules=low)) == "up:S"
    assert word(dealt("positive", {0: WEAK})) in ("down", "open")


def test_the_owner_who_may_not_sell_plays_what_is_worth_most() -> None:
    rules = preset("king-no-auction")
    assert word(dealt("positive", {0: STRONG}, rules=rules)) == "up:S"
    assert word(dealt("positive", {0: WEAK}, rules=rules)) == "down"


def test_what_the_owner_makes_of_no_offer() -> None:
    passed = "open pass pass pass"
    assert word(said(dealt("positive", {0: STRONG}), passed)) == "up:S"
    assert word(said(dealt("positive", {0: WEAK}), passed)) == "down"
    assert word(said(dealt("positive", {0: MIDDLE}), passed)) == "4333"


def test_the_owner_asks_for_more_before_it_sells() -> None:
    state = said(dealt("positive", {0: MIDDLE}), "open 6up pass pass")
    assert word(state) == "raise:7"
    assert word(said(state, "raise:7 no")) == "accept"
    top = said(dealt("positive", {0: MIDDLE}), "open 8up")
    assert word(said(top, "pass pass")) == "accept"


def test_the_ultimatum_where_it_would_play_down_and_the_limit_pays_more() -> None:
    rules = rules_from_json({"base": "king", "contracts": {"limit": 13, "frustrated_max": 0}})
    hand = "2S 5S 8S TS 2H 6H 9H JH 3D 7D 9D 4C 8C"
    state = said(dealt("positive", {0: hand}, rules=rules), "open pass 1up pass pass")
    assert down_value(view(state)) > best_up(view(state))
    assert word(state) == "ultimatum"


def test_offers() -> None:
    assert word(said(dealt("positive", {1: STRONG}), "open")) == "1up"
    assert word(said(dealt("positive", {2: STRONG}), "open 2up")) == "3up"
    assert word(said(dealt("positive", {1: WEAK}), "open")) == "1down"
    assert word(said(dealt("positive", {1: MIDDLE}), "open")) == "pass"
    assert word(said(dealt("positive", {2: STRONG}), "open 8up")) == "pass"


def test_preference_costs_nothing_more() -> None:
    state = said(dealt("positive", {1: STRONG}), "open 1up 2up pass")
    assert word(state) == "match"


def test_a_raise_is_given_while_it_is_worth_it() -> None:
    state = said(dealt("positive", {1: STRONG}), "open 2up pass pass")
    assert word(said(state, "raise:3")) == "yes"
    assert word(said(state, "raise:8")) == "no"


def test_the_ultimatum_is_taken_by_a_hand_that_would_suffer_down() -> None:
    assert word(said(dealt("positive", {1: STRONG}), "ultimatum")) == "yes"
    assert word(said(dealt("positive", {1: WEAK}), "ultimatum")) == "no"


def test_the_buyer_names_its_best_trump() -> None:
    state = said(dealt("positive", {1: STRONG}), "open 5up pass pass accept")
    assert state.public.stage is Stage.NAMING
    assert choice(state) == NameTrump(SPADES)


# --- matches ------------------------------------------------------------------------------------


def test_it_beats_chance() -> None:
    totals = []
    for seed in range(4):
        bots = [make_bot("simple" if seat == seed else "random", seat) for seat in range(4)]
        outcome = play_match(KING, bots, seed).state.public.outcome
        assert outcome is not None
        totals.append(outcome.totals[seed])
    assert sum(totals) / 4 > 250


def test_random_brings_everything_about() -> None:
    ends, words = Counter[object](), Counter[str]()
    rules = rules_from_json(
        {"base": "king", "contracts": {"list": [{"name": "up-or-down", "positive": True}] * 4}}
    )
    for seed in range(40):
        game = play_match(rules, [UniformBot(seed * 4 + seat) for seat in range(4)], seed)
        for result in game.state.public.results:
            sale = result.sale
            ends[result.contract if sale is None else ("sold", sale.is_down)] += 1
        words.update(event.word.value for event in game.events if isinstance(event, Said))
    assert {"up", "down", "4333", ("sold", True), ("sold", False)} <= set(ends)
    assert {"match", "raise", "accept", "ultimatum", "yes", "no"} <= set(words)
