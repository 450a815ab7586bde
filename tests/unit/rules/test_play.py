"""Following suit, trumps, who takes the trick, who leads, twins, claims."""

import dataclasses

import pytest

from tests.deals import after, bid, dealt, held, legal_cards, play, reason
from vaza.kernel.cards import Seat, cards_of
from vaza.options.axes.pack import Duplicates, Pack, PackKind
from vaza.options.axes.play import FirstLead, Play, VoidDuty
from vaza.options.axes.trump import Trump, TrumpKind
from vaza.options.presets import PRESETS, preset
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import Claim, PlayCard
from vaza.rules.phases.play import holder
from vaza.rules.refusals import Reason
from vaza.rules.state import MatchState, Stage, deal_of
from vaza.rules.turns import to_act

BASE = preset("dane-se")
HANDS = ["AS 2S KH", "KS 3H 2C", "AC KC QC", "4S 5S AH"]


def started(rules: RuleSet = BASE, dealer: int = 0, **deal: int) -> MatchState:
    return bid(dealt(rules, HANDS, "9H", dealer=dealer, **deal), 0, 0, 0, 0)


@pytest.mark.rule("R022")
@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize("name", ["dane-se", "10-op-en-neer", "german-bridge"])
def test_the_dealer_leads_any_card(name: str, dealer: int) -> None:
    state = started(preset(name), dealer)
    assert to_act(state.public) == dealer
    assert legal_cards(state, dealer) == set(HANDS[dealer].split())
    others = [seat for seat in range(4) if seat != dealer]
    assert not any(legal_cards(state, seat) for seat in others)


@pytest.mark.rule("R137", "R169")
@pytest.mark.parametrize(
    "name",
    [
        *(
            name
            for name, known in PRESETS.items()
            if name.endswith("-norm")
            and known.rules.pack.pack is PackKind.STD52
            and known.rules.trump.trump is TrumpKind.TURN_UP
        ),
        "dane-se-13",
        "dane-se-tutorial",
    ],
)
def test_in_other_presets_the_eldest_leads_the_first_deal(name: str) -> None:
    assert to_act(started(preset(name), dealer=2).public) == 3


@pytest.mark.rule("R155")
def test_the_last_trick_of_a_deal_gives_the_lead_of_the_next() -> None:
    tutorial = preset("dane-se-tutorial")
    assert to_act(started(tutorial, dealer=2, previous_winner=1).public) == 1
    assert to_act(started(BASE, dealer=2, previous_winner=1).public) == 2


def test_the_highest_bid_may_lead_and_the_earlier_of_equals() -> None:
    rules = dataclasses.replace(BASE, play=Play(first_lead=FirstLead.HIGHEST_BID))
    state = dealt(rules, HANDS, "9H", dealer=0)
    assert to_act(bid(state, 0, 2, 1, 2).public) == 2
    assert to_act(bid(state, 0, 0, 0, 0).public) == 1


@pytest.mark.rule("R023", "R152", "R170")
def test_suit_must_be_followed() -> None:
    state = play(started(), "AS")
    assert legal_cards(state, 1) == {"KS"}
    assert reason(state, 1, PlayCard(held(state, 1, "3H"))) is Reason.MUST_FOLLOW
    assert legal_cards(play(state, "KS AC"), 3) == {"4S", "5S"}


@pytest.mark.rule("R024", "R138", "R153", "R170")
def test_without_the_suit_any_card_may_be_played() -> None:
    state = play(started(), "AS KS")
    assert legal_cards(state, 2) == {"AC", "KC", "QC"}
    hearts_led = play(started(dealer=1), "3H")
    assert legal_cards(hearts_led, 2) == {"AC", "KC", "QC"}
    clubs_led = play(started(dealer=2), "AC")
    assert legal_cards(clubs_led, 3) == {"4S", "5S", "AH"}, "nobody has to trump"


def test_trumping_may_be_a_duty() -> None:
    rules = dataclasses.replace(BASE, play=Play(void_duty=VoidDuty.MUST_TRUMP))
    state = play(started(rules, dealer=2), "AC")
    assert legal_cards(state, 3) == {"AH"}
    assert reason(state, 3, PlayCard(held(state, 3, "4S"))) is Reason.MUST_TRUMP
    assert legal_cards(play(started(rules), "AS KS"), 2) == {"AC", "KC", "QC"}


@pytest.mark.rule("R154")
def test_a_trump_may_always_be_led() -> None:
    state = play(started(preset("dane-se-tutorial"), dealer=0), "3H")
    assert deal_of(state.public).trick


@pytest.mark.rule("R154")
def test_a_trump_needs_a_void_in_the_suit_led() -> None:
    state = play(started(preset("dane-se-tutorial"), dealer=3), "AS")
    assert reason(state, 1, PlayCard(held(state, 1, "3H"))) is Reason.MUST_FOLLOW


@pytest.mark.rule("R025", "R139", "R172")
def test_the_highest_trump_takes_the_trick() -> None:
    hands = ["AS 2S", "3H 2C", "2H 3C", "KS 4S"]
    state = bid(dealt(BASE, hands, "9H", dealer=0), 0, 0, 0, 0)
    state = play(state, "AS 3H 2H KS")
    assert deal_of(state.public).taken == (0, 1, 0, 0)


@pytest.mark.rule("R026", "R004", "R139", "R171", "R172", "R153")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("2S AD AC 3S", 3),
        ("KS AS QS JS", 1),
        ("TS 9S JS 2S", 2),
        ("2S AD AC KD", 0),
        ("QS KD KS JS", 2),
    ],
)
def test_without_a_trump_the_highest_of_the_suit_led_takes_it(cards: str, winner: int) -> None:
    hands = [f"{card} {filler}" for card, filler in zip(cards.split(), _FILL, strict=True)]
    state = bid(dealt(BASE, hands, "9H", dealer=0), 0, 0, 0, 0)
    assert deal_of(play(state, cards).public).taken == tuple(int(s == winner) for s in range(4))


_FILL = ["5C", "6C", "7C", "8C"]


@pytest.mark.rule("R004", "R171", "R139")
def test_the_ranks_stand_in_their_order() -> None:
    for high, low in zip("AKQJT9876543", "KQJT98765432", strict=True):
        state = bid(dealt(BASE, [f"{low}S", f"{high}S", "2D"], "9H", dealer=0), 0, 0, 0)
        state = play(state, f"{low}S")
        state = play(state, f"{high}S")
        assert holder(state.public) == 1


@pytest.mark.rule("R026")
def test_no_trumps_means_none() -> None:
    rules = dataclasses.replace(BASE, trump=Trump(trump=TrumpKind.NONE))
    state = bid(dealt(rules, ["2S", "AH", "AD", "AC"], dealer=0), 0, 0, 0, 0)
    assert play(state, "2S AH AD AC").public.results[0].tricks == (1, 0, 0, 0)


@pytest.mark.rule("R027", "R155")
def test_the_winner_leads_the_next_trick() -> None:
    state = play(started(), "AS KS AC 4S")
    assert to_act(state.public) == 0
    state = play(state, "2S 3H KC 5S")
    assert to_act(state.public) == 1


@pytest.mark.rule("R151", "R173", "R029", "R174")
def test_all_cards_are_played_and_then_the_deal_is_scored() -> None:
    state = play(started(), "AS KS AC 4S 2S 3H KC 5S")
    assert state.public.stage is Stage.PLAY
    state = play(state, "2C QC AH")
    assert state.public.stage is Stage.PLAY, "one card is still held"
    state = play(state, "KH")
    assert not any(state.hidden.hands)
    assert state.public.results[0].tricks == (1, 1, 0, 1)
    assert state.public.points == ((-10, -10, 10, -10),)
    assert state.public.next_deal is not None
    assert state.public.next_deal.dealer == 1


@pytest.mark.parametrize(
    ("twins", "winner", "leader"),
    [(Duplicates.LAST, 2, 2), (Duplicates.FIRST, 0, 0), (Duplicates.CANCEL, 1, 1)],
)
def test_identical_cards(twins: Duplicates, winner: int, leader: int) -> None:
    rules = dataclasses.replace(BASE, pack=Pack(packs=2, duplicates=twins))
    state = start_twins(rules)
    state = play(state, "AS KS AS 2S")
    assert deal_of(state.public).taken == tuple(int(seat == winner) for seat in range(4))
    assert to_act(state.public) == leader


def start_twins(rules: RuleSet) -> MatchState:
    state = dealt(rules, ["AS 2C", "KS 3C", "QS 4C", "2S 5C"], "9H", dealer=0)
    hands = list(state.hidden.hands)
    ace, queen = held(state, 0, "AS"), held(state, 2, "QS")
    hands[2] = hands[2] & ~(1 << queen) | 1 << (ace + 64)
    hidden = dataclasses.replace(state.hidden, hands=tuple(hands))
    return bid(dataclasses.replace(state, hidden=hidden), 0, 0, 0, 0)


def test_when_all_cancel_nobody_takes_the_trick_and_the_leader_leads_again() -> None:
    rules = dataclasses.replace(BASE, pack=Pack(packs=2, duplicates=Duplicates.CANCEL))
    state = dealt(rules, ["AS 2C", "3S 3C"], "9H", dealer=0)
    hands = (state.hidden.hands[0], 1 << (held(state, 0, "AS") + 64) | 1 << held(state, 1, "3C"))
    hidden = dataclasses.replace(state.hidden, hands=hands)
    state = bid(dataclasses.replace(state, hidden=hidden), 0, 0)
    state = play(state, "AS AS")
    assert deal_of(state.public).taken == (0, 0)
    assert deal_of(state.public).tricks[0].winner is None
    assert to_act(state.public) == 0


def test_two_equal_cards_in_one_hand_are_listed_once() -> None:
    rules = dataclasses.replace(BASE, pack=Pack(packs=2))
    state = dealt(rules, ["AS 2C", "3S 3C"], "9H", dealer=0)
    ace = held(state, 0, "AS")
    hidden = dataclasses.replace(
        state.hidden, hands=(1 << ace | 1 << (ace + 64), state.hidden.hands[1])
    )
    state = bid(dataclasses.replace(state, hidden=hidden), 0, 0)
    assert legal_cards(state, 0) == {"AS"}
    state = play(state, "AS 3S")
    assert [card % 64 for card in cards_of(state.hidden.hands[0])] == [ace]
    assert legal_cards(state, 0) == {"AS"}


def test_a_claim_needs_a_proof_from_the_claimers_own_cards() -> None:
    sure = bid(dealt(BASE, ["AH KH QH", "JH 2S 3S", "AS AD AC"], "TH", dealer=0), 0, 0, 0)
    assert reason(sure, 0, Claim()) is None
    done = after(sure, 0, Claim())
    assert done.public.results[0].tricks == (3, 0, 0)
    assert all(len(trick.cards) == 3 for trick in deal_of(done.public).tricks)
    loose = bid(dealt(BASE, ["AH KH AS", "JH 2S 3S", "4S AD AC"], "TH", dealer=0), 0, 0, 0)
    assert reason(loose, 0, Claim()) is Reason.NO_CLAIM, "a third trump may be out"
    assert reason(sure, 1, Claim()) is Reason.NOT_YOUR_TURN


def test_a_claim_waits_for_the_lead() -> None:
    hands = ["2H 3H", "AH KH", "2S 3S"]
    state = play(bid(dealt(BASE, hands, "TH", dealer=0), 0, 0, 0), "2H")
    assert reason(state, 1, Claim()) is Reason.NO_CLAIM


@pytest.mark.rule("R140")
def test_the_tutorials_example_trick() -> None:
    hands = ["8D", "5D", "AS", "2C"]
    state = dealt(preset("dane-se-tutorial"), hands, "3D", dealer=1)
    assert to_act(state.public) == 2
    state = play(bid(state, 1, 0, 1, 1), "AS 2C 8D 5D")
    assert state.public.results[0].tricks == (1, 0, 0, 0)
    assert state.public.results[0].last_winner == Seat(0)
