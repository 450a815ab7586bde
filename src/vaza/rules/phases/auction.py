"""The auction for trump and lead (R097-R106) and what follows when all pass (R102, R118-R121)."""

from vaza.kernel.cards import Seat, Suit, parse_suit
from vaza.options.axes.trump import TrumpSuit
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import Call, PublicMatch, Stage, deal_of
from vaza.rules.turns import next_caller


def check_auction_bid(
    public: PublicMatch, seat: Seat, tricks: int, trump: Suit | None
) -> Refusal | None:
    """Return why ``seat`` may not offer ``tricks`` with ``trump`` now, or None (R099-R104)."""
    refusal = check_turn(public, seat)
    if refusal is not None:
        return refusal
    least, most = least_offer(public), deal_of(public).size
    if not least <= tricks <= most:
        facts = {"number": tricks, "least": least, "most": most}
        return Refusal(Reason.AUCTION_RANGE, facts)
    order = denominations(public)
    if trump not in order:
        return Refusal(Reason.AUCTION_SUIT)
    standing = standing_offer(public)
    if standing is None or _height(order, standing) < (tricks, order.index(trump)):
        return None
    return Refusal(Reason.AUCTION_TOO_LOW, {"number": standing.tricks or 0})


def check_turn(public: PublicMatch, seat: Seat) -> Refusal | None:
    """Return why ``seat`` may not speak in the auction now, or None."""
    if public.stage is not Stage.AUCTION:
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    turn = next_caller(public)
    if turn != seat:
        return Refusal(Reason.NOT_YOUR_TURN, {"turn": turn})
    return None


def _height(order: tuple[Suit | None, ...], call: Call) -> tuple[int, int]:
    return call.tricks or 0, order.index(call.trump)


def denominations(public: PublicMatch) -> tuple[Suit | None, ...]:
    """Return the denominations from the lowest to the highest, None for no trumps (R103)."""
    order = public.rules.auction.suit_order
    return tuple(None if name is TrumpSuit.NT else parse_suit(name.value) for name in order)


def least_offer(public: PublicMatch) -> int:
    """Return the lowest number of tricks of an offer (R099, R120)."""
    auction, deal = public.rules.auction, deal_of(public)
    raised = deal.exchanges if auction.gulash_raise_min else 0
    return min(auction.min + raised, deal.size)


def standing_offer(public: PublicMatch) -> Call | None:
    """Return the highest offer so far, None before the first."""
    offers = [call for call in deal_of(public).calls if call.tricks is not None]
    return offers[-1] if offers else None


def has_ended(public: PublicMatch) -> bool:
    """Tell whether the auction is over after the last speech (R102, R105, A29)."""
    calls, auction, seats = deal_of(public).calls, public.rules.auction, public.seats
    standing = standing_offer(public)
    if standing is None:
        return len({call.seat for call in calls}) == seats
    if auction.reenter:
        since = len(calls) - 1 - max(at for at, call in enumerate(calls) if call is standing)
        return since >= min(auction.end_passes, seats)
    out = {call.seat for call in calls if call.tricks is None}
    others_are_out = len(out | {standing.seat}) == seats
    return others_are_out and (auction.end_passes < seats or standing.seat in out)


def may_exchange(public: PublicMatch) -> bool:
    """Tell whether cards are passed on when all have passed (R118, R119, A33)."""
    return deal_of(public).exchanges < public.rules.auction.gulash_max_passes
