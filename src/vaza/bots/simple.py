"""The bot ``simple``: a beginner who counts his tricks and plays to make exactly his bid.

It looks one trick ahead: for each card the chance to take this trick, and what the rest of the hand
is then worth. From that follows what a good beginner does: in need of tricks it wins as cheaply as
it can and keeps boss cards; with none to take it ducks under the winning card with its highest
loser, and sheds dangerous cards where it is void; the last to play decides exactly.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from vaza.bots.chances import Chance, Outlook, chances_of
from vaza.bots.counting import demand, low_wins
from vaza.bots.king_play import choose_king_card
from vaza.bots.king_talk import KING_CHOICES, choose_king_trump
from vaza.bots.prospects import prospect, worth_of
from vaza.bots.protocol import Bot
from vaza.bots.speaking import choose_bid, choose_call, choose_passed, choose_trump
from vaza.bots.trick import win_chance
from vaza.kernel.cards import SUIT_MASKS, Card, cards_of, suit_of
from vaza.kernel.scores import label_of
from vaza.kernel.tables import NO_TRUMP
from vaza.rules.actions import Claim, PlayCard, SeatAction
from vaza.rules.legal import check_action
from vaza.rules.phases.claim import unseen_cards
from vaza.rules.phases.play import dutiful, playable
from vaza.rules.state import Stage, deal_of, tables_of
from vaza.rules.view import SeatView

SURE: Final = 0.999


class SimpleBot(Bot):
    """Plays alike for every seed: nothing in it is left to chance."""

    def __init__(self, seed: int) -> None:
        """Take a seed as every bot does."""
        self._seed = seed

    def choose(self, view: SeatView) -> SeatAction:
        """Return what counting says is best, in every stage of a deal."""
        if view.public.rules.deals:
            return _KING_CHOICES[view.public.stage](view)
        return _CHOICES[view.public.stage](view)


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
    bid, seat = _own_bid(view), view.seat or 0
    bids = [said or 0 for said in deal.bids]
    bids[seat] = bid
    label = label_of(deal.size, bids)
    worth = worth_of(tables, bid, low_wins=low_wins(public), label=label)
    left = hand.bit_count() - 1
    unseen, wanted = unseen_cards(public, hand), demand(view, left)
    later = Outlook(tables, hand, unseen, left, leads=False, demand=wanted)
    # Where a duty can be broken it is kept all the same (A11).
    cards = tuple(cards_of(playable(public, hand) & dutiful(public, hand)))
    return _Turn(view, cards, bid, deal.taken[seat], worth, later)


def _own_bid(view: SeatView) -> int:
    """Return the seat's bid, whether it is shown or the seat's own yet (R057)."""
    shown = deal_of(view.public).bids[view.seat or 0]
    return (view.bid if shown is None else shown) or 0


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


_CHOICES: Final[Mapping[Stage, Callable[[SeatView], SeatAction]]] = {
    Stage.AUCTION: choose_call,
    Stage.EXCHANGE: choose_passed,
    Stage.NAMING: choose_trump,
    Stage.BIDDING: choose_bid,
    Stage.PLAY: _choose_card,
}
_KING_CHOICES: Final[Mapping[Stage, Callable[[SeatView], SeatAction]]] = {
    **KING_CHOICES,
    Stage.NAMING: choose_king_trump,
    Stage.PLAY: choose_king_card,
}
