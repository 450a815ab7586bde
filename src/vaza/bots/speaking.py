"""What ``simple`` says: bids, calls of an auction, cards to pass on, the trump it names."""

from collections.abc import Sequence
from typing import Final

from vaza.bots.chances import Chance
from vaza.bots.counting import (
    expected,
    low_wins,
    sober_chances,
    sure_tricks,
    tables_with,
)
from vaza.bots.prospects import prospect, worth_of
from vaza.kernel.cards import SUIT_MASKS, Card, Suit, cards_of, mask_of, suit_of
from vaza.kernel.cards import TRUMPS_OR_NONE as CHOICES
from vaza.kernel.tables import OVER, UNDER, RuleTables
from vaza.options.deals.schedule import DealTrump
from vaza.rules.actions import (
    AuctionBid,
    AuctionPass,
    Bid,
    ChangeBid,
    NameTrump,
    PassCards,
    SeatAction,
)
from vaza.rules.legal import legal_actions
from vaza.rules.phases.auction import denominations, standing_offer
from vaza.rules.phases.claim import unseen_cards
from vaza.rules.phases.exchange import cards_to_pass
from vaza.rules.state import PublicMatch, deal_of
from vaza.rules.view import SeatView

BOLD: Final = 1.5
"""How many tricks beyond its count an offer may be: who names the trump steers more."""


def choose_bid(view: SeatView) -> SeatAction:
    """Take the legal number of best expectation, none below the sure tricks if one is above."""
    actions = [a for a in legal_actions(view) if isinstance(a, Bid | ChangeBid)]
    public = view.public
    if deal_of(public).plan.trump is DealTrump.HIGHEST_BIDDER:
        return _choose_naming_bid(view, actions)
    trump = deal_of(public).trump
    tables, chances = tables_with(public, trump), sober_chances(view, trump)
    sure = sure_tricks(tables, view.hand, unseen_cards(public, view.hand))
    enough = [action for action in actions if action.number >= sure] or actions
    return max(enough, key=lambda action: _bid_worth(public, tables, chances, action.number))


def _choose_naming_bid(view: SeatView, actions: Sequence[Bid | ChangeBid]) -> SeatAction:
    """Bid where the highest bidder names the trump: his own best suit above the others' bids."""
    public = view.public
    highest = max((bid for bid in deal_of(public).bids if bid is not None), default=0)
    own = sober_chances(view, best_trump(view, CHOICES))
    others = sober_chances(view, None)
    tables = tables_with(public, None)

    def worth(action: Bid | ChangeBid) -> float:
        chances = own if action.number > highest else others
        return _bid_worth(public, tables, chances, action.number)

    return max(actions, key=worth)


def _bid_worth(
    public: PublicMatch, tables: RuleTables, chances: Sequence[Chance], bid: int
) -> float:
    labels = (UNDER, OVER)
    return sum(
        prospect(chances, worth_of(tables, bid, low_wins=low_wins(public), label=label), bid, 0)
        for label in labels
    ) / len(labels)


def best_trump(view: SeatView, choices: Sequence[Suit | None]) -> Suit | None:
    """Return the trump under which the hand counts most; the first of equals."""
    return max(choices, key=lambda trump: expected(sober_chances(view, trump)))


def choose_call(view: SeatView) -> SeatAction:
    """Offer the least in the suit that promises most, while the hand counts enough, else pass."""
    seat, public = view.seat, view.public
    standing = standing_offer(public)
    if standing is not None and standing.seat == seat:
        return AuctionPass()
    least: dict[Suit | None, AuctionBid] = {}
    for action in legal_actions(view):
        if isinstance(action, AuctionBid):
            least.setdefault(action.trump, action)
    counts = {trump: expected(sober_chances(view, trump)) for trump in denominations(public)}
    margins = {trump: counts[trump] + BOLD - offer.tricks for trump, offer in least.items()}
    best = max(margins, key=lambda trump: margins[trump], default=None)
    return least[best] if best in margins and margins[best] >= 0 else AuctionPass()


def choose_passed(view: SeatView) -> SeatAction:
    """Pass on what the hand misses least: low cards of short suits, none of its best suit."""
    public = view.public
    trump = best_trump(view, denominations(public))
    tables = tables_with(public, trump)

    def use(card: Card) -> tuple[bool, int, int, int]:
        length = (view.hand & SUIT_MASKS[suit_of(card)]).bit_count()
        strength = tables.strength[card]
        return suit_of(card) == trump, strength + length, strength, card

    worst = sorted(cards_of(view.hand), key=use)[: cards_to_pass(public)]
    return PassCards(mask_of(worst))


def choose_trump(view: SeatView) -> SeatAction:
    """Name the trump that serves the bid best, or counts most where there is no bid yet."""
    public = view.public
    bid = None if view.seat is None else deal_of(public).bids[view.seat]
    if bid is None:
        return NameTrump(best_trump(view, CHOICES))

    def worth(trump: Suit | None) -> float:
        chances = sober_chances(view, trump)
        return _bid_worth(public, tables_with(public, trump), chances, bid)

    return NameTrump(max(CHOICES, key=worth))
