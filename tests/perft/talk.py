"""The second enumerator before the tricks: auction, passing of cards, bids, naming."""

from collections.abc import Iterator
from itertools import combinations

from tests.perft.deal import Deal, Way

# --- auction


def calls(deal: Deal) -> Iterator[Way]:
    axis = deal.rules["auction"]
    seat, order = _caller(deal), axis["suit_order"]
    offers = [worth for _, worth in deal.calls if worth]
    least = axis["min"] + (deal.passings if axis["gulash_raise_min"] else 0)
    yield "pass", _called(deal, seat, None)
    for number in range(min(least, deal.size), deal.size + 1):
        for place, suit in enumerate(order):
            if not offers or (number, place) > offers[-1]:
                yield f"{number}{suit}", _called(deal, seat, (number, place))


def _caller(deal: Deal) -> int:
    axis = deal.rules["auction"]
    if not deal.calls:
        return deal.dealer if axis["opens"] == "dealer" else deal.after(deal.dealer)
    gone = set() if axis["reenter"] else {seat for seat, worth in deal.calls if not worth}
    seat = deal.after(deal.calls[-1][0])
    while seat in gone:
        seat = deal.after(seat)
    return seat


def _called(before: Deal, seat: int, worth: tuple[int, int] | None) -> Deal:
    deal, axis = before.fork(), before.rules["auction"]
    deal.calls.append((seat, worth))
    offers = [(caller, offer) for caller, offer in deal.calls if offer]
    gone = {caller for caller, offer in deal.calls if not offer}
    if not offers:
        if len(gone) == deal.seats:
            return _all_passed(deal)
        return deal
    best, (number, place) = offers[-1]
    if axis["reenter"]:
        since = deal.calls[::-1].index((best, (number, place)))
        is_over = since == axis["end_passes"]
    else:
        others = set(range(deal.seats)) - {best}
        is_over = others <= gone and (axis["end_passes"] == 3 or best in gone)
    if is_over:
        deal.declarer, deal.contract = best, number
        deal.trump = axis["suit_order"][place].replace("NT", "")
        deal.phase = "bid"
        if axis["declarer"] == "fixed":
            deal.bids[best] = number
    return deal


def _all_passed(deal: Deal) -> Deal:
    deal.calls = []
    if deal.passings < deal.rules["auction"]["gulash_max_passes"]:
        deal.phase = "pass-on"
    else:
        deal.points = [0] * deal.seats
    return deal


def passings(before: Deal) -> Iterator[Way]:
    axis = before.rules["auction"]
    seat = before.after(before.dealer, 1 + len(before.put))
    for given in combinations(sorted(before.hands[seat]), min(axis["gulash_cards"], before.size)):
        deal = before.fork()
        deal.put[seat] = list(given)
        if len(deal.put) == deal.seats:
            _pass_on(deal, 1 if axis["gulash_dir"] == "left" else -1)
        yield label_of(given), deal


def label_of(cards: tuple[str, ...]) -> str:
    return " ".join(sorted(cards))


def _pass_on(deal: Deal, step: int) -> None:
    for seat, given in deal.put.items():
        for card in given:
            deal.hands[seat].remove(card)
    for seat, given in deal.put.items():
        deal.hands[deal.after(seat, step)] += given
    deal.put, deal.passings, deal.phase = {}, deal.passings + 1, "auction"


# --- bids


def speakers(deal: Deal) -> list[int]:
    """Return who bids, in order; a declarer whose number stands does not."""
    opens, first = deal.rules["bidding"]["bid_opens"], deal.after(deal.dealer)
    if opens == "dealer":
        first = deal.dealer
    elif opens == "right" and deal.rules["seating"]["direction"] == "clockwise":
        first = deal.after(deal.dealer, -1)
    elif opens == "first_leader":
        first = leader(deal)
    elif opens == "declarer_left" and deal.contract is not None:
        first = deal.after(deal.declarer or 0)
    if deal.contract is not None and deal.rules["auction"]["declarer"] != "fixed":
        first = deal.declarer or 0
    order = [deal.after(first, step) for step in range(deal.seats)]
    if deal.contract is not None and deal.rules["auction"]["declarer"] == "fixed":
        order.remove(deal.declarer or 0)
    return order


def bids(deal: Deal) -> Iterator[Way]:
    order, mode = speakers(deal), deal.rules["bidding"]["bid_mode"]
    waiting = [seat for seat in order if deal.bids[seat] is None]
    secret = mode in ("simultaneous", "secret_until_end")
    numbers = _range(deal, waiting[0]) if secret else _allowed(deal, waiting[0])
    for number in numbers:
        yield str(number), _bid(deal, waiting[0], number, changed=False)
    if not secret and len(waiting) < len(order):
        yield from _changes(deal, order[-len(waiting) - 1])


def late_changes(deal: Deal) -> Iterator[Way]:
    """Change the last bid before the first card, where that may be."""
    axis = deal.rules["bidding"]
    is_settled = axis["bid_mode"] != "sequential" or deal.source == "highest-bidder"
    if axis["bid_change"] == "until_first_card" and not deal.seen and not is_settled:
        yield from _changes(deal, speakers(deal)[-1])


def _changes(deal: Deal, seat: int) -> Iterator[Way]:
    if deal.changed or deal.rules["bidding"]["bid_change"] == "never":
        return
    for number in _allowed(deal, seat):
        if number != deal.bids[seat]:
            yield f"no, {number}", _bid(deal, seat, number, changed=True)


def _bid(before: Deal, seat: int, number: int, *, changed: bool) -> Deal:
    deal = before.fork(changed=changed)
    deal.bids[seat] = number
    if None not in deal.bids:
        deal.phase = "play"
        if deal.source == "highest-bidder":
            deal.phase, deal.declarer = "name", _highest(deal)
        deal.leader = leader(deal)
    return deal


def _range(deal: Deal, seat: int) -> range:
    axis, most = deal.rules["bidding"], deal.size
    if deal.contract is not None and seat == deal.declarer:
        return range(deal.contract, deal.size + 1)
    if axis["bid_max"] == "declarer":
        declared = deal.bids[deal.declarer] if deal.declarer is not None else None
        most = deal.size if declared is None else declared
    elif axis["bid_max"] != "h":
        most = min(axis["bid_max"], deal.size)
    return range(min(axis["bid_min"], most), most + 1)


def _allowed(deal: Deal, seat: int) -> list[int]:
    """Return what a seat may bid: who speaks last minds the hook."""
    axis, numbers = deal.rules["bidding"], list(_range(deal, seat))
    others = [bid for other, bid in enumerate(deal.bids) if other != seat]
    said = [bid for bid in others if bid is not None]
    assert not axis["except_last"], "the enumerator does not know the whole match"
    if len(said) < len(others) or axis["hook"] == "none" or deal.size < axis["min_h"]:
        return numbers
    off = {number: sum(said) + number - deal.size for number in numbers}
    fits = {
        "ne": [number for number, over in off.items() if over != 0],
        "eq": [number for number, over in off.items() if over == 0],
        "gt": [number for number, over in off.items() if over > 0],
        "lt": [number for number, over in off.items() if over < 0],
    }
    fitting = fits[axis["hook"]]
    if fitting or axis["hook"] == "ne":
        return fitting or numbers
    # Where nothing fits, what is nearest to it.
    nearest = min(map(abs, off.values()))
    return [number for number in numbers if abs(off[number]) == nearest]


# --- the lead, and naming


def _highest(deal: Deal) -> int:
    """Return who bid most, the first of equals from who opens the bidding."""
    order = speakers(deal)
    if len(order) < deal.seats:  # a declarer's number is said before, but it has its place
        order = [deal.after(order[0], step) for step in range(deal.seats)]
    return max(order, key=lambda seat: deal.bids[seat] or 0)


def leader(deal: Deal) -> int:
    lead, eldest = deal.rules["play"]["first_lead"], deal.after(deal.dealer)
    if lead == "dealer" or (lead == "declarer" and deal.source == "dealer-names"):
        return deal.dealer
    if lead == "highest_bid":
        return _highest(deal)
    if lead == "declarer" and deal.declarer is not None:
        return deal.declarer
    return eldest


def naming(before: Deal) -> Iterator[Way]:
    for suit in ("S", "H", "D", "C", "NT"):
        deal = before.fork(trump=suit.replace("NT", ""))
        deal.phase = "bid" if None in deal.bids else "play"
        yield f"={suit}", deal
