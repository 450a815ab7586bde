"""Bidding: which numbers a seat may say (R014-R020, R053, R179, R180)."""

from vaza.kernel.cards import Seat
from vaza.options.axes import BidChange, Hook
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import PublicMatch, Stage, deal_of, may_change, to_act


def check_bid(public: PublicMatch, seat: Seat, number: int, seen: int) -> Refusal | None:
    """Return why ``seat`` may not bid ``number`` now, or None."""
    if public.stage is not Stage.BIDDING:
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    turn = to_act(public)
    if turn != seat:
        return Refusal(Reason.NOT_YOUR_TURN, {"turn": -1 if turn is None else turn})
    return _check_number(public, seat, number, seen)


def check_change(public: PublicMatch, seat: Seat, number: int, seen: int) -> Refusal | None:
    """Return why ``seat`` may not change its bid to ``number`` now, or None (R018, A07)."""
    if public.stage is not Stage.BIDDING:
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    if public.rules.bidding.bid_change is BidChange.NEVER or may_change(public) != seat:
        return Refusal(Reason.NO_CHANGE)
    if deal_of(public).bids[seat] == number:
        return Refusal(Reason.SAME_BID, {"number": number})
    return _check_number(public, seat, number, seen)


def _check_number(public: PublicMatch, seat: Seat, number: int, seen: int) -> Refusal | None:
    deal = deal_of(public)
    if seen != deal.speeches:
        return Refusal(Reason.STALE_BID, {"seen": seen, "now": deal.speeches})
    if not 0 <= number <= deal.size:
        return Refusal(Reason.BID_RANGE, {"number": number, "most": deal.size})
    hooked = hooked_number(public, seat)
    if number == hooked:
        others = deal.size - number
        return Refusal(Reason.HOOK, {"number": number, "others": others, "size": deal.size})
    return None


def hooked_number(public: PublicMatch, seat: Seat) -> int | None:
    """Return the number that ``seat``, bidding last, may not say, or None (R019, A08)."""
    if public.rules.bidding.hook is Hook.NONE:
        return None
    deal = deal_of(public)
    others = [bid for other, bid in enumerate(deal.bids) if other != seat]
    said = [bid for bid in others if bid is not None]
    if len(said) < len(others):
        return None
    missing = deal.size - sum(said)
    return missing if missing >= 0 else None
