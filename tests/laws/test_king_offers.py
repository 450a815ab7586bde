"""A model check: every state that the talk about a positive deal of King can reach."""

import dataclasses
import os
from itertools import product

import pytest

from tests.unit.rules.test_king_play import KING
from vaza.kernel.cards import Seat
from vaza.options.axes.contracts import Currencies, OwnerAuction, Payment
from vaza.options.deals.schedule import DealPlan, DealTrump
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import NameTrump, Say, Word
from vaza.rules.consequences import next_of
from vaza.rules.events import Event, Said, SeatDealt, Sold, TrumpNamed
from vaza.rules.evolve import advance, evolve
from vaza.rules.legal import check_action, legal_actions
from vaza.rules.match import NextDeal
from vaza.rules.payment import paid, price_of
from vaza.rules.state import Hidden, MatchState, PublicMatch, Stage, deal_of, start_deal
from vaza.rules.turns import awaited
from vaza.rules.view import SeatView

DEALER = Seat(2)
STRIDE = 11
"""Of all combinations the small tier walks every so many, the full tier each."""


def opened(rules: RuleSet) -> MatchState:
    """Return the state in which the owner has to decide; no cards are needed."""
    step = NextDeal(DealPlan(7, 13, DealTrump.NONE, "positive"), DEALER)
    public = start_deal(rules, 4, step).public
    dealt = SeatDealt(step, None, None, 0, "")
    return MatchState(advance(public, dealt), Hidden((0,) * 4, (), (None,) * 4, (0,) * 4))


def rule_sets() -> list[RuleSet]:
    """Return every combination of what shapes the talk."""
    sets = []
    for auction, final, preference, negotiate, ultimatum, direct, currencies, most in product(
        OwnerAuction,
        (False, True),
        (False, True),
        (False, True),
        (False, True),
        (False, True),
        Currencies,
        (None, 3),
    ):
        contracts = dataclasses.replace(
            KING.contracts,
            auction=auction,
            pass_final=final,
            preference=preference,
            negotiate=negotiate,
            ultimatum=ultimatum,
            direct_4333=direct,
            currencies=currencies,
            frustrated_max=most,
        )
        sets.append(dataclasses.replace(KING, contracts=contracts))
    return sets if os.environ.get("VAZA_FULL") == "1" else sets[::STRIDE]


def settle(state: MatchState, event: Event) -> tuple[MatchState, list[Event]]:
    """Return the state after an event and all that follows from it."""
    events = [event]
    state = evolve(state, event)
    while (following := next_of(state, events[-1])) is not None:
        events.append(following)
        state = evolve(state, following)
    return state, events


def key(public: PublicMatch) -> tuple[object, ...]:
    """Return a state without the history of speeches, which nothing depends on."""
    deal = deal_of(public)
    offers = dataclasses.replace(deal.offers, speeches=())
    return public.stage, offers, deal.sale


def walk(rules: RuleSet) -> tuple[int, list[MatchState]]:
    """Visit every reachable state; return how many there are, and the settled ones."""
    seen: dict[tuple[object, ...], int] = {}
    settled: list[MatchState] = []

    def visit(state: MatchState, path: frozenset[tuple[object, ...]]) -> int:
        """Return the longest way to an end from here; a way that comes back never ends."""
        here = key(state.public)
        assert here not in path, f"the talk comes back to {here}"
        if here in seen:
            return seen[here]
        (seat,) = awaited(state.public)
        actions = legal_actions(SeatView(state.public, seat))
        assert actions, f"seat {seat} is stuck in {here}"
        for other in range(4):
            if other != seat:
                assert not legal_actions(SeatView(state.public, Seat(other)))
        longest = 0
        for action in actions:
            assert check_action(SeatView(state.public, seat), action) is None
            assert isinstance(action, Say)
            said = Said(seat, action.word, action.number, action.trump)
            after, events = settle(state, said)
            check_sale(rules, after, events)
            if after.public.stage in (Stage.PLAY, Stage.NAMING, Stage.DEALING):
                settled.append(after)
            else:
                longest = max(longest, 1 + visit(after, path | {here}))
        seen[here] = longest
        return longest

    visit(opened(rules), frozenset())
    return len(seen), settled


def check_sale(rules: RuleSet, state: MatchState, events: list[Event]) -> None:
    """A sale is by the owner, to another seat, within the limit, and at the price offered."""
    sales = [event.sale for event in events if isinstance(event, Sold)]
    assert len(sales) <= 1
    for sale in sales:
        axes = rules.contracts
        assert sale.seller == DEALER != sale.buyer
        worth = sale.number * (axes.null_value if sale.is_down else 1)
        assert 1 <= worth <= axes.limit
        speech = deal_of(state.public).offers.speeches[-1]
        standing = deal_of(state.public).offers.standing
        if speech.word is Word.ACCEPT:
            assert standing is not None
            assert (sale.buyer, sale.number, sale.is_down) == (
                standing.seat,
                standing.number,
                standing.is_down,
            )
        else:
            assert (speech.word, sale.number, sale.is_down) == (Word.YES, axes.limit, False)


@pytest.mark.rule("R217", "R220", "R221", "R226", "R228", "R231", "R232", "R234", "R235")
def test_every_talk_ends_and_nobody_is_ever_stuck() -> None:
    reached = {}
    for rules in rule_sets():
        count, settled = walk(rules)
        assert settled
        reached[rules] = count
        kinds = {
            deal_of(state.public).kind for state in settled if state.public.stage is Stage.PLAY
        }
        assert "up" in kinds
        assert "down" in kinds
    assert max(reached.values()) > 50, "the walk goes far"
    without = [count for rules, count in reached.items() if rules.contracts.auction.value == "off"]
    assert set(without) == {1}, "without offers the owner alone speaks"


@pytest.mark.rule("R227")
def test_after_every_sale_up_the_buyer_names_the_trump_and_the_deal_is_played() -> None:
    _, settled = walk(KING)
    named = [state for state in settled if state.public.stage is Stage.NAMING]
    assert named
    for state in named:
        (buyer,) = awaited(state.public)
        sale = deal_of(state.public).sale
        assert sale is not None
        assert buyer == sale.buyer
        assert all(
            isinstance(action, NameTrump) for action in legal_actions(SeatView(state.public, buyer))
        )
        after, _ = settle(state, TrumpNamed(buyer, None))
        assert (after.public.stage, deal_of(after.public).kind) == (Stage.PLAY, "up")


@pytest.mark.rule("R234")
def test_a_deal_that_is_shared_out_ends_at_once() -> None:
    _, settled = walk(KING)
    shared = [state for state in settled if state.public.stage is Stage.DEALING]
    assert shared
    for state in shared:
        assert state.public.results[-1].contract == "4333"
        assert state.public.points[-1] == (75, 75, 100, 75)


@pytest.mark.rule("R233")
@pytest.mark.parametrize("payment", Payment)
def test_every_sale_pays_the_seller_alone_and_nobody_more_than_his_rule_says(
    payment: Payment,
) -> None:
    contracts = dataclasses.replace(KING.contracts, payment=payment)
    rules = dataclasses.replace(KING, contracts=contracts)
    _, settled = walk(rules)
    sales = {deal_of(state.public).sale for state in settled} - {None}
    assert len(sales) > 10
    for sale in sales:
        assert sale is not None
        for own, sellers in product(range(-600, 326, 25), repeat=2):
            points = [0, 0, 0, 0]
            points[sale.buyer], points[sale.seller] = own, sellers
            amount = paid(contracts, sale, points)
            price = price_of(contracts, sale)
            if payment is Payment.FIXED:
                assert amount == price
                continue
            assert 0 <= amount <= max(0, own), "nobody pays what he has not"
            if payment is Payment.CAPPED:
                assert amount == price or (amount < price and amount == max(0, own))
            else:
                assert amount == 0 or sellers + amount <= price, "never more than up to the offer"
