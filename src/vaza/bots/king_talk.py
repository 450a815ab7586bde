"""What ``simple`` says in King: who deals, which contract, and the talk about a positive deal.

Everything is compared in points: what the hand is worth with its best trump or down, what the deal
is worth when another plays it, what a sale pays.
"""

from collections.abc import Callable, Mapping
from typing import Final

from vaza.bots.king_values import (
    best_trump,
    best_up,
    down_value,
    negative_value,
    others_value,
)
from vaza.kernel.cards import Seat
from vaza.options.axes.contracts import Contracts
from vaza.options.deals.schedule import plan_deals
from vaza.rules.actions import ChooseFirst, NameTrump, PickContract, Say, SeatAction, Word
from vaza.rules.phases.offers import sayings
from vaza.rules.phases.picking import contracts_left
from vaza.rules.state import Offer, Stage, deal_of, seat_after
from vaza.rules.view import SeatView

OWNER_SHARE: Final = 4
MARGIN: Final = 8.0
"""Points that a sale must promise beyond the other choice: what is counted is not sure."""
WORTHLESS: Final = float("-inf")


def choose_first(view: SeatView) -> SeatAction:
    """Let that seat deal first which makes this one the owner of the last deal."""
    public = view.public
    deals = len(plan_deals(public.rules, public.seats))
    back = (1 - deals) % public.seats
    return ChooseFirst(seat_after(view.seat or 0, public.seats, back))


def choose_contract(view: SeatView) -> SeatAction:
    """Pick the contract that hurts this hand least against an average one."""
    left = contracts_left(view.public)
    return PickContract(max(left, key=lambda name: negative_value(view, name)))


def choose_king_trump(view: SeatView) -> SeatAction:
    """Name the trump under which the hand counts most."""
    return NameTrump(best_trump(view))


# --- the owner ----------------------------------------------------------------------------------


def choose_owner_word(view: SeatView) -> SeatAction:
    """Hear offers, which bind nobody, unless the own play is better than any sale."""
    says = sayings(view.public)
    if Say(Word.OPEN) not in says:
        return _best(view, says)
    axes = view.public.rules.contracts
    most = axes.up_points * axes.limit + others_value(view)
    can_play = Say(Word.DOWN) in says
    if can_play and max(best_up(view), down_value(view)) >= most:
        return _best(view, says)
    return Say(Word.OPEN)


def choose_reply(view: SeatView) -> SeatAction:
    """Take the best of: the offer, the own play up or down, 4-3-3-3, the ultimatum.

    Where the offer is the best, more is asked for first: a no leaves the offer as it is.
    """
    says = sayings(view.public)
    best = _best(view, says)
    raises = [say for say in says if say.word is Word.RAISE]
    return raises[0] if best.word is Word.ACCEPT and raises else best


def _best(view: SeatView, says: tuple[Say, ...]) -> Say:
    trump = best_trump(view)
    said = [say for say in says if say.word is not Word.UP or say.trump == trump]
    worth = {say: _owner_worth(view, say) for say in said}
    return max(said, key=lambda say: worth[say])


def _owner_worth(view: SeatView, say: Say) -> float:
    axes = view.public.rules.contracts
    match say.word:
        case Word.UP:
            return best_up(view)
        case Word.DOWN:
            return down_value(view)
        case Word.SHARE:
            return float(OWNER_SHARE * axes.up_points)
        case Word.ULTIMATUM:
            return _ultimatum_worth(view)
        case Word.ACCEPT:
            standing = deal_of(view.public).offers.standing
            return WORTHLESS if standing is None else _sale_worth(view, standing)
        case _:
            return WORTHLESS


def _sale_worth(view: SeatView, offer: Offer) -> float:
    """Return what a sale brings: the price, and the own points of the deal that the buyer plays."""
    own = down_value(view) if offer.is_down else others_value(view)
    return offer_price(view.public.rules.contracts, offer) + own - MARGIN


def _ultimatum_worth(view: SeatView) -> float:
    """Return what the ultimatum brings: mostly nobody takes it, and the deal is played down."""
    return down_value(view) + 1.0 if down_value(view) < _limit_price(view) else WORTHLESS


def _limit_price(view: SeatView) -> float:
    axes = view.public.rules.contracts
    return float(axes.up_points * axes.limit)


def offer_price(axes: Contracts, offer: Offer) -> int:
    """Return the points that an offer promises."""
    return offer.number * (-axes.down_points if offer.is_down else axes.up_points)


# --- the others ---------------------------------------------------------------------------------


def choose_offer(view: SeatView) -> SeatAction:
    """Make the lowest offer that is worth it; take the standing one where there is preference."""
    says = sayings(view.public)
    worth = {say: _buyer_gain(view, say) for say in _cheapest(says)}
    best = max(worth, key=lambda say: worth[say], default=Say(Word.PASS))
    return best if worth.get(best, 0.0) > MARGIN else Say(Word.PASS)


def _cheapest(says: tuple[Say, ...]) -> list[Say]:
    """Return the preference and the lowest offer of each kind."""
    first: dict[Word, Say] = {}
    for say in says:
        first.setdefault(say.word, say)
    return [say for word, say in first.items() if word is not Word.PASS]


def _buyer_gain(view: SeatView, say: Say) -> float:
    standing = deal_of(view.public).offers.standing
    if say.word is Word.MATCH:
        return WORTHLESS if standing is None else gain(view, standing)
    return gain(view, Offer(view.seat or Seat(0), say.number, say.word is Word.OFFER_DOWN))


def gain(view: SeatView, offer: Offer) -> float:
    """Return what buying for an offer brings beyond letting another play."""
    value = down_value(view) if offer.is_down else best_up(view)
    return value - offer_price(view.public.rules.contracts, offer) - others_value(view)


def answer_raise(view: SeatView) -> SeatAction:
    """Give more while it is still worth it."""
    offers = deal_of(view.public).offers
    if offers.standing is None:
        return Say(Word.NO)
    asked = Offer(offers.standing.seat, offers.asked, offers.standing.is_down)
    return Say(Word.YES if gain(view, asked) > MARGIN else Word.NO)


def answer_ultimatum(view: SeatView) -> SeatAction:
    """Take it where the hand is worth more for the limit than in a deal played down."""
    worth = best_up(view) - _limit_price(view)
    return Say(Word.YES if max(0.0, worth) > down_value(view) else Word.NO)


KING_CHOICES: Final[Mapping[Stage, Callable[[SeatView], SeatAction]]] = {
    Stage.CHOOSING: choose_first,
    Stage.PICKING: choose_contract,
    Stage.OWNER: choose_owner_word,
    Stage.OFFERS: choose_offer,
    Stage.REPLY: choose_reply,
    Stage.RAISE: answer_raise,
    Stage.ULTIMATUM: answer_ultimatum,
}
