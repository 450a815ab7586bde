"""`check_bot` passes our bots and catches every kind of fault."""

import itertools
import sys
from collections.abc import Callable
from random import Random

import pytest

from vaza.bots.registry import BOTS, make_bot
from vaza.rules.actions import Bid, Claim, SeatAction
from vaza.rules.legal import legal_actions
from vaza.rules.state import Stage, deal_of
from vaza.rules.view import SeatView
from vaza.testing import check_bot


@pytest.mark.parametrize("name", BOTS)
def test_our_bots_pass(name: str, count: Callable[[int, int], int]) -> None:
    seeds = range(1, count(1, 6) + 1)
    assert check_bot(lambda seed: make_bot(name, seed), seeds=seeds) > 1000


class Lowest:
    """A sound bot: always the first of the legal actions."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: SeatView) -> SeatAction:
        return legal_actions(view)[0]


class Cheat(Lowest):
    """Bids one more than there is."""

    def choose(self, view: SeatView) -> SeatAction:
        if view.public.stage is Stage.BIDDING:
            deal = deal_of(view.public)
            return Bid(deal.size + 1, deal.speeches)
        return super().choose(view)


class Hooked(Lowest):
    """Forgets that the bids may not total the hand size."""

    def choose(self, view: SeatView) -> SeatAction:
        if view.public.stage is not Stage.BIDDING:
            return super().choose(view)
        deal = deal_of(view.public)
        said = sum(bid or 0 for bid in deal.bids)
        return Bid(max(0, deal.size - said), deal.speeches)


class Claimer(Lowest):
    """Claims whenever it leads."""

    def choose(self, view: SeatView) -> SeatAction:
        leads = view.public.stage is Stage.PLAY and not deal_of(view.public).trick
        return Claim() if leads else super().choose(view)


class Forgetful(Lowest):
    """Answers by how often it was asked."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._asked = itertools.count()

    def choose(self, view: SeatView) -> SeatAction:
        actions = legal_actions(view)
        return actions[next(self._asked) // 2 % len(actions)]


class Moody(Lowest):
    """Draws from one stream: the same view gets another card each time."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._dice = Random(seed)

    def choose(self, view: SeatView) -> SeatAction:
        return self._dice.choice(legal_actions(view))


class Secretive(Lowest):
    """Every bot of the class is another, whatever its seed."""

    made = itertools.count()

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._own = next(self.made)

    def choose(self, view: SeatView) -> SeatAction:
        actions = legal_actions(view)
        return actions[(self._own + view.hand) % len(actions)]


class Rememberer(Lowest):
    """Sticks to the first hand that it saw."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._first: int | None = None

    def choose(self, view: SeatView) -> SeatAction:
        if self._first is None:
            self._first = view.hand
        actions = legal_actions(view)
        return actions[self._first % len(actions)]


class Vandal(Lowest):
    """Writes into the view."""

    def choose(self, view: SeatView) -> SeatAction:
        action = super().choose(view)
        object.__setattr__(view, "hand", view.hand | 1)
        return action


class Chatty(Lowest):
    """Talks to standard error."""

    def choose(self, view: SeatView) -> SeatAction:
        print("let me think", file=sys.stderr)
        return super().choose(view)


class Loud(Lowest):
    """Prints when it is made."""

    def __init__(self, seed: int) -> None:
        print("here I am")
        super().__init__(seed)


class Broken(Lowest):
    """Fails at the last trick of a deal."""

    def choose(self, view: SeatView) -> SeatAction:
        if view.hand.bit_count() == 1 and view.public.stage is Stage.PLAY:
            raise ZeroDivisionError
        return super().choose(view)


class Silent(Lowest):
    """Gives no answer."""

    def choose(self, view: SeatView) -> SeatAction:
        del view
        return None  # type: ignore[return-value]


FAULTY: list[tuple[type[Lowest], str]] = [
    (Cheat, "is illegal: .*bid-range"),
    (Hooked, "is illegal: .*hook"),
    (Claimer, "is illegal: .*no-claim"),
    (Forgetful, "a new bot of the same seed says|asked again it says"),
    (Moody, "asked again it says"),
    (Secretive, "a new bot of the same seed says"),
    (Rememberer, "a new bot of the same seed says"),
    (Vandal, "changed its view"),
    (Chatty, "wrote 'let me think"),
    (Loud, "making a bot: the bot wrote 'here I am"),
    (Broken, r"the bot failed: ZeroDivisionError"),
    (Silent, "None is no action of a seat"),
]


def test_a_sound_bot_passes() -> None:
    assert check_bot(Lowest, seeds=[1]) > 1000


@pytest.mark.parametrize(("bot", "fault"), FAULTY, ids=[bot.__name__ for bot, _ in FAULTY])
def test_a_faulty_bot_is_caught(bot: type[Lowest], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_bot(bot, seeds=[1])
