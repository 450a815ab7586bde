"""The bot ``simple``: a beginner who counts his tricks and plays to make exactly his bid.

It looks one trick ahead: for each card the chance to take this trick, and what the rest of the hand
is then worth. From that follows what a good beginner does: in need of tricks it wins as cheaply as
it can and keeps boss cards; with none to take it ducks under the winning card with its highest
loser, and sheds dangerous cards where it is void; the last to play decides exactly.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from vaza.bots.chances import Chance, Outlook, chances_of
from vaza.bots.prospects import prospect, worth_of
from vaza.bots.protocol import Bot
from vaza.bots.trick import win_chance
from vaza.kernel.cards import SUIT_MASKS, Card, cards_of, suit_of
from vaza.kernel.scores import label_of
from vaza.kernel.tables import NO_TRUMP, OVER, TWIN_FIRST, UNDER, RuleTables
from vaza.options.axes import Winner
from vaza.rules.actions import Bid, ChangeBid, Claim, PlayCard, SeatAction
from vaza.rules.legal import check_action, legal_actions
from vaza.rules.match import NextDeal
from vaza.rules.phases.claim import unseen_cards
from vaza.rules.phases.play import playable
from vaza.rules.state import PublicMatch, Stage, deal_of, tables_of
from vaza.rules.turns import early_leader
from vaza.rules.view import SeatView

SURE: Final = 0.999
HOPE: Final = 0.8
"""How much of what it might steer the bidder counts on: others steer, too."""


class SimpleBot(Bot):
    """Plays alike for every seed: nothing in it is left to chance."""

    def __init__(self, seed: int) -> None:
        """Take a seed as every bot does."""
        self._seed = seed

    def choose(self, view: SeatView) -> SeatAction:
        """Return the bid of best expectation, or the card that serves the bid best."""
        if view.public.stage is Stage.BIDDING:
            return _choose_bid(view)
        return _choose_card(view)


def sure_tricks(tables: RuleTables, hand: int, unseen: int) -> int:
    """Return how many tricks a hand takes whatever happens: trumps that nobody can beat.

    Each unseen trump beats at most one lower trump of the hand; those without a beater are sure.
    """
    if tables.trump == NO_TRUMP:
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


def _choose_bid(view: SeatView) -> SeatAction:
    """Take the legal number of best expectation, none below the sure tricks if one is above."""
    actions = [a for a in legal_actions(view) if isinstance(a, Bid | ChangeBid)]
    public = view.public
    tables, deal = tables_of(public), deal_of(public)
    unseen = unseen_cards(public, view.hand)
    step = NextDeal(deal.plan, deal.dealer, deal.is_tie, deal.previous_winner)
    leads = early_leader(public.rules, public.seats, step) == view.seat
    outlook = Outlook(tables, view.hand, unseen, deal.size, leads, _demand(view, deal.size))
    chances = [_sober(chance) for chance in chances_of(outlook).values()]
    sure = sure_tricks(tables, view.hand, unseen)
    enough = [action for action in actions if action.number >= sure] or actions
    return max(enough, key=lambda action: _bid_worth(public, chances, action.number))


def _sober(chance: Chance) -> Chance:
    return Chance(chance.low, chance.low + HOPE * (chance.high - chance.low))


def _bid_worth(public: PublicMatch, chances: Sequence[Chance], bid: int) -> float:
    tables, low_wins = tables_of(public), _low_wins(public)
    labels = (UNDER, OVER)
    return sum(
        prospect(chances, worth_of(tables, bid, low_wins=low_wins, label=label), bid, 0)
        for label in labels
    ) / len(labels)


def _demand(view: SeatView, tricks: int) -> float:
    """Return what the others want of ``tricks``, against their fair share; 1 if it is not known."""
    public, deal = view.public, deal_of(view.public)
    fair = tricks / public.seats
    wanted = [
        fair if bid is None else max(0, bid - deal.taken[seat])
        for seat, bid in enumerate(deal.bids)
        if seat != view.seat
    ]
    return sum(wanted) / (fair * len(wanted)) if tricks else 1.0


def _low_wins(public: PublicMatch) -> bool:
    return public.rules.ending.winner is Winner.LOW


@dataclass(frozen=True, slots=True)
class _Turn:
    """A card to play: what the seat must know to choose it."""

    view: SeatView
    cards: tuple[Card, ...]
    """The legal ones."""
    bid: int
    taken: int
    worth: tuple[float, ...]
    later: Outlook
    """What the seat expects of the tricks after this one."""

    @property
    def must_win_all(self) -> bool:
        """Whether every trick that is left is needed."""
        return self.bid - self.taken >= self.view.hand.bit_count()


def _choose_card(view: SeatView) -> SeatAction:
    turn = _turn(view)
    deal = deal_of(view.public)
    if turn.must_win_all and check_action(view, Claim()) is None:
        return Claim()
    if len(turn.cards) == 1:
        return PlayCard(turn.cards[0])
    chances = chances_of(turn.later)
    winning = {card: win_chance(view, card) for card in turn.cards}
    if turn.must_win_all and not deal.trick:
        return PlayCard(max(turn.cards, key=lambda card: (winning[card], _power(view, card))))
    worth = {card: _card_worth(turn, card, winning[card], chances) for card in turn.cards}
    best = max(turn.cards, key=lambda card: worth[card])
    ties = [
        card
        for card in turn.cards
        if worth[card] > worth[best] - 1e-9 or _is_same(turn, card, best, winning)
    ]
    return PlayCard(_of_equals(turn, ties, winning))


def _turn(view: SeatView) -> _Turn:
    public, hand = view.public, view.hand
    tables, deal = tables_of(public), deal_of(public)
    seat = view.seat or 0
    bids = [bid or 0 for bid in deal.bids]
    label = label_of(deal.size, bids)
    worth = worth_of(tables, bids[seat], low_wins=_low_wins(public), label=label)
    unseen = unseen_cards(public, hand)
    left = hand.bit_count() - 1
    later = Outlook(tables, hand, unseen, left, leads=False, demand=_demand(view, left))
    cards = tuple(cards_of(playable(public, hand)))
    return _Turn(view, cards, bids[seat], deal.taken[seat], worth, later)


def _card_worth(turn: _Turn, card: Card, win: float, chances: dict[Card, Chance]) -> float:
    """Return the expected worth of playing ``card``: this trick, then the rest of the hand."""
    rest = [chance for other, chance in chances.items() if other != card]
    worth = 0.0
    if win > 0:
        worth += win * prospect(rest, turn.worth, turn.bid, turn.taken + 1)
    if win < 1:
        worth += (1 - win) * prospect(rest, turn.worth, turn.bid, turn.taken)
    return worth


def _is_same(turn: _Turn, card: Card, best: Card, winning: Mapping[Card, float]) -> bool:
    """Tell whether two cards of a suit do the same: nobody else holds a card between them."""
    return (
        suit_of(card) == suit_of(best)
        and turn.later.above(card) == turn.later.above(best)
        and (winning[card] > 0) == (winning[best] > 0)
    )


def _of_equals(turn: _Turn, cards: Sequence[Card], winning: dict[Card, float]) -> Card:
    """Of equally good cards play the lowest that may win while tricks are needed, else the highest.

    High cards are dangerous to a player who wants no more tricks.
    """
    if turn.bid > turn.taken:
        return min(cards, key=lambda card: (winning[card] < SURE, _power(turn.view, card)))
    return max(cards, key=lambda card: (1 - winning[card], _power(turn.view, card)))


def _power(view: SeatView, card: Card) -> tuple[bool, int, int]:
    tables = tables_of(view.public)
    is_trump = tables.trump != NO_TRUMP and bool(SUIT_MASKS[tables.trump] >> card & 1)
    return is_trump, tables.strength[card], -card
