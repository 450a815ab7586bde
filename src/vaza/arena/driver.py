"""Playing a deal or a match with bots on all seats; cards come from a seed."""

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from vaza.bots.protocol import Bot
from vaza.kernel.cards import Card, Seat
from vaza.options.axes.seating import FirstDealer
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealTrump
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import (
    TABLE,
    Action,
    ChooseDealer,
    Continue,
    Deal,
    Draw,
)
from vaza.rules.decide import follow
from vaza.rules.events import Event
from vaza.rules.match import NextDeal
from vaza.rules.refusals import Refusal
from vaza.rules.shuffle import cut_card, shuffled
from vaza.rules.state import MatchState, PublicMatch, Stage, new_match, start_deal
from vaza.rules.turns import to_act
from vaza.rules.view import seat_view

_BY_THE_TABLE: Final = (Stage.DRAW, Stage.DEALING, Stage.ASKING, Stage.OVER)
"""The stages in which no seat has to act."""


class IllegalActionError(ValueError):
    """A bot, or the caller, asked for what the rules refuse."""


@dataclass(frozen=True, slots=True)
class Game:
    """Where a match stands, and all that happened."""

    state: MatchState
    events: tuple[Event, ...] = ()

    def after(self, seat: Seat, action: Action) -> "Game":
        """Return the game after an action.

        Raises:
            IllegalActionError: the rules refuse it.
        """
        after = follow(self.state, seat, action)
        if isinstance(after, Refusal):
            raise IllegalActionError(f"seat {seat}, {action}: {after.reason.value}")
        return Game(after.state, self.events + after.events)


def order_from(rules: RuleSet, seats: int, *parts: int) -> tuple[Card, ...]:
    """Return the order of the pack for ``seats`` that a seed of several numbers gives."""
    seed = hashlib.sha256(repr(parts).encode()).digest()
    return shuffled(seed, pack_cards(rules.pack, seats))


def dealing(public: PublicMatch, order: tuple[Card, ...]) -> Deal:
    """Return the dealing of an order, with a card cut by chance where one makes the trump."""
    due = public.next_deal
    is_cut = due is not None and due.plan.trump is DealTrump.CUT
    return Deal(order, cut=cut_card(bytes(order), sorted(order)) if is_cut else None)


def finish_deal(game: Game, bots: Sequence[Bot]) -> Game:
    """Let the bots, by seat, speak and play until the table has to act again."""
    while game.state.public.stage not in _BY_THE_TABLE:
        seat = to_act(game.state.public)
        if seat is None:
            raise IllegalActionError("a deal without a turn")
        game = game.after(seat, bots[seat].choose(seat_view(game.state, seat)))
    return game


def play_deal(
    rules: RuleSet, due: NextDeal, order: tuple[Card, ...], bots: Sequence[Bot]
) -> MatchState:
    """Play one deal of ``order`` with ``bots`` by seat, whatever came before it."""
    game = Game(start_deal(rules, len(bots), due))
    return finish_deal(game.after(TABLE, dealing(game.state.public, order)), bots).state


def play_match(rules: RuleSet, bots: Sequence[Bot], seed: int, *, go_on: bool = False) -> Game:
    """Play a whole match; ``go_on`` is the table's answer if the rules ask for one (R181)."""
    game = Game(new_match(rules, len(bots)))
    while game.state.public.stage is not Stage.OVER:
        stage, deals = game.state.public.stage, len(game.state.public.results)
        if stage is Stage.DRAW:
            game = finish_deal(game.after(TABLE, _first_dealer(rules, seed, len(bots))), bots)
        elif stage is Stage.ASKING:
            game = game.after(TABLE, Continue(go_on))
        else:
            order = order_from(rules, len(bots), seed, deals + 1)
            game = finish_deal(game.after(TABLE, dealing(game.state.public, order)), bots)
    return game


def _first_dealer(rules: RuleSet, seed: int, seats: int) -> Draw | ChooseDealer:
    if rules.seating.first_dealer is not FirstDealer.CHOSEN:
        return Draw(order_from(rules, seats, seed, 0))
    return ChooseDealer(Seat(seed % seats))
