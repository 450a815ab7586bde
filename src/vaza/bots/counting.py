"""What a seat counts on: the chances of its cards under a trump, and what the others want."""

from collections.abc import Sequence
from typing import Final

from vaza.bots.chances import Chance, Outlook, chances_of
from vaza.kernel.cards import SUIT_MASKS, Suit, cards_of
from vaza.kernel.tables import NO_TRUMP, TWIN_FIRST, RuleTables
from vaza.options.axes.ending import Winner
from vaza.options.deals.compile import compile_deal
from vaza.rules.match import NextDeal
from vaza.rules.phases.claim import unseen_cards
from vaza.rules.state import PublicMatch, deal_of
from vaza.rules.turns import early_leader
from vaza.rules.view import SeatView

HOPE: Final = 0.8
"""How much of what it might steer the bidder counts on: others steer, too."""
BLIND: Final = (0.8, 1.2)
"""The chances of a card that nobody has looked at, against its fair share of a trick."""


def tables_with(public: PublicMatch, trump: Suit | None) -> RuleTables:
    """Return the compiled rules of the deal in play, were ``trump`` its trump."""
    index = NO_TRUMP if trump is None else trump
    return compile_deal(public.rules, public.seats, deal_of(public).size, index)


def sober_chances(view: SeatView, trump: Suit | None) -> list[Chance]:
    """Return what a bidder believes of each of his cards before the first trick."""
    public, deal = view.public, deal_of(view.public)
    if not view.hand:
        low, high = (min(1.0, share / public.seats) for share in BLIND)
        return [Chance(low, high)] * deal.size
    outlook = Outlook(
        tables_with(public, trump),
        view.hand,
        unseen_cards(public, view.hand),
        deal.size,
        _leads(view),
        demand(view, deal.size),
    )
    return [_sober(chance) for chance in chances_of(outlook).values()]


def _sober(chance: Chance) -> Chance:
    return Chance(chance.low, chance.low + HOPE * (chance.high - chance.low))


def _leads(view: SeatView) -> bool:
    public, deal = view.public, deal_of(view.public)
    step = NextDeal(deal.plan, deal.dealer, deal.is_tie, deal.previous_winner)
    return early_leader(public.rules, public.seats, step) == view.seat


def expected(chances: Sequence[Chance]) -> float:
    """Return how many tricks a hand takes that wants them."""
    return sum(chance.high for chance in chances)


def demand(view: SeatView, tricks: int) -> float:
    """Return what the others want of ``tricks``, against their fair share; 1 if it is not known."""
    public, deal = view.public, deal_of(view.public)
    fair = tricks / public.seats
    wanted = [
        fair if bid is None else max(0, bid - deal.taken[seat])
        for seat, bid in enumerate(deal.bids)
        if seat != view.seat
    ]
    return sum(wanted) / (fair * len(wanted)) if tricks else 1.0


def low_wins(public: PublicMatch) -> bool:
    """Tell whether the lowest total wins the match."""
    return public.rules.ending.winner is Winner.LOW


def sure_tricks(tables: RuleTables, hand: int, unseen: int) -> int:
    """Return how many tricks a hand takes whatever happens: trumps that nobody can beat.

    Each unseen trump beats at most one lower trump of the hand; those without a beater are sure.
    None is where wild jokers beat trumps.
    """
    if tables.trump == NO_TRUMP or tables.wild:
        return 0
    mask, strength = SUIT_MASKS[tables.trump], tables.strength
    own = sorted((strength[card] for card in cards_of(hand & mask)), reverse=True)
    beaters = sorted((strength[card] for card in cards_of(unseen & mask)), reverse=True)
    beaten = 0
    for mine in own:
        if beaten < len(beaters) and _beats(tables, beaters[beaten], mine):
            beaten += 1
    return len(own) - beaten


def _beats(tables: RuleTables, theirs: int, mine: int) -> bool:
    return theirs > mine if tables.twins == TWIN_FIRST else theirs >= mine
