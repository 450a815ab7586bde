"""Bidding: which numbers a seat may say (R014-R020, R053-R058, R107, R108, R179, R180)."""

from vaza.kernel.cards import Seat
from vaza.options.axes.bidding import BidChange, Hook
from vaza.options.deals.schedule import plan_deals
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import PublicDeal, PublicMatch, Stage, deal_of
from vaza.rules.turns import awaited, has_hidden_bids, may_change

_HOOK_REASONS = {
    Hook.NE: Reason.HOOK,
    Hook.GT: Reason.HOOK_MORE,
    Hook.LT: Reason.HOOK_LESS,
    Hook.EQ: Reason.HOOK_EQUAL,
}


def check_bid(public: PublicMatch, seat: Seat, number: int, seen: int) -> Refusal | None:
    """Return why ``seat`` may not bid ``number`` now, or None."""
    if public.stage is not Stage.BIDDING:
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    turns = awaited(public)
    if seat not in turns:
        return Refusal(Reason.NOT_YOUR_TURN, {"turn": turns[0] if turns else -1})
    return _check_number(public, seat, number, seen)


def check_change(public: PublicMatch, seat: Seat, number: int, seen: int) -> Refusal | None:
    """Return why ``seat`` may not change its bid to ``number`` now, or None (R018, A07)."""
    late = public.rules.bidding.bid_change is BidChange.UNTIL_FIRST_CARD
    if public.stage is not Stage.BIDDING and not (late and public.stage is Stage.PLAY):
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    if may_change(public) != seat:
        return Refusal(Reason.NO_CHANGE)
    if deal_of(public).bids[seat] == number:
        return Refusal(Reason.SAME_BID, {"number": number})
    return _check_number(public, seat, number, seen)


def _check_number(public: PublicMatch, seat: Seat, number: int, seen: int) -> Refusal | None:
    deal = deal_of(public)
    if seen != deal.speeches:
        return Refusal(Reason.STALE_BID, {"seen": seen, "now": deal.speeches})
    numbers = bid_range(public, seat)
    if number not in numbers:
        facts = {"number": number, "least": numbers[0], "most": numbers[-1]}
        return Refusal(Reason.BID_RANGE, facts)
    if number == 0 and _has_many_nils(public, seat, numbers):
        most = public.rules.bidding.max_nils_in_row or 0
        return Refusal(Reason.NILS_IN_ROW, {"most": most})
    return _check_hook(public, seat, number)


def _check_hook(public: PublicMatch, seat: Seat, number: int) -> Refusal | None:
    if number in allowed_by_hook(public, seat):
        return None
    deal = deal_of(public)
    facts = {"number": number, "others": _total_of_others(deal, seat) or 0, "size": deal.size}
    return Refusal(_HOOK_REASONS[public.rules.bidding.hook], facts)


def bid_range(public: PublicMatch, seat: Seat) -> range:
    """Return the numbers from the lowest to the highest bid (R016, R056, R099, R179, V067).

    The declarer of an auction who speaks again may not go below his number (A30).
    """
    deal, bidding = deal_of(public), public.rules.bidding
    if seat == deal.declarer and deal.contract is not None:
        return range(deal.contract, deal.size + 1)
    most = deal.size
    if bidding.bid_max == "declarer":
        declared = None if deal.declarer is None else deal.bids[deal.declarer]
        most = deal.size if declared is None else declared
    elif isinstance(bidding.bid_max, int):
        most = min(bidding.bid_max, deal.size)
    return range(min(bidding.bid_min, most), most + 1)


def _has_many_nils(public: PublicMatch, seat: Seat, numbers: range) -> bool:
    """Tell whether the seat has bid 0 in as many deals in a row as it may (V066)."""
    most = public.rules.bidding.max_nils_in_row
    counted = [result for result in public.results if result.void is None]
    if most is None or len(counted) < most or len(numbers) == 1:
        return False
    return all(result.bids[seat] == 0 for result in counted[-most:])


def allowed_by_hook(public: PublicMatch, seat: Seat) -> tuple[int, ...]:
    """Return the numbers of the range that the hook leaves to ``seat`` (R019, A08, A57)."""
    numbers = tuple(bid_range(public, seat))
    others = _total_of_others(deal_of(public), seat)
    if others is None or not _is_hooked_deal(public):
        return numbers
    hook, size = public.rules.bidding.hook, deal_of(public).size
    least = 1 if _has_many_nils(public, seat, range(numbers[0], numbers[-1] + 1)) else 0
    open_numbers = [number for number in numbers if number >= least]
    fitting = tuple(number for number in open_numbers if _fits(hook, others + number, size))
    return fitting or _nearest(hook, open_numbers, size - others)


def _fits(hook: Hook, total: int, size: int) -> bool:
    match hook:
        case Hook.NE:
            return total != size
        case Hook.GT:
            return total > size
        case Hook.LT:
            return total < size
        case Hook.EQ:
            return total == size
        case Hook.NONE:
            return True


def _nearest(hook: Hook, numbers: list[int], missing: int) -> tuple[int, ...]:
    """Return the numbers nearest to satisfying the hook where none does (A57)."""
    if hook is Hook.NE:
        return tuple(numbers)
    best = min(abs(number - missing) for number in numbers)
    return tuple(number for number in numbers if abs(number - missing) == best)


def _total_of_others(deal: PublicDeal, seat: Seat) -> int | None:
    """Return the total of the other bids once all have been said: the seat is the last speaker."""
    others = [bid for other, bid in enumerate(deal.bids) if other != seat]
    said = [bid for bid in others if bid is not None]
    return sum(said) if len(said) == len(others) else None


def _is_hooked_deal(public: PublicMatch) -> bool:
    """Tell whether the hook is for a deal of this size and place (V060, V061)."""
    deal, bidding = deal_of(public), public.rules.bidding
    if bidding.hook is Hook.NONE or has_hidden_bids(public) or deal.size < bidding.min_h:
        return False
    if not bidding.except_last or deal.is_tie:
        return True
    plans = plan_deals(public.rules, public.seats, go_on=public.go_on)
    return deal.plan.number != len(plans)


def hooked_number(public: PublicMatch, seat: Seat) -> int | None:
    """Return the number that ``seat``, bidding last, may not say, or None (R019, A08)."""
    deal = deal_of(public)
    others = _total_of_others(deal, seat)
    if others is None or public.rules.bidding.hook is not Hook.NE:
        return None
    missing = deal.size - others
    if missing not in bid_range(public, seat) or missing in allowed_by_hook(public, seat):
        return None
    return missing
