"""Whose turn it is, and who leads and speaks first: from what everybody knows."""

from collections.abc import Iterator

from vaza.kernel.cards import Seat
from vaza.options.axes.auction import AuctionDeclarer, AuctionOpens
from vaza.options.axes.bidding import HIDDEN_BIDS, BidChange, BidMode, BidOpens
from vaza.options.axes.play import FirstLead
from vaza.options.axes.seating import Direction
from vaza.options.deals.schedule import DealTrump
from vaza.options.ruleset import RuleSet
from vaza.rules.match import NextDeal
from vaza.rules.state import PublicMatch, Stage, deal_of, seat_after

"""The modes in which all bid at once and a number is its seat's own."""


def early_leader(rules: RuleSet, seats: int, deal: NextDeal) -> Seat:
    """Return who leads, as far as it is known before the bids (A01, A59, R155)."""
    lead, eldest = rules.play.first_lead, seat_after(deal.dealer, seats)
    if lead is FirstLead.DEALER:
        return deal.dealer
    names = deal.plan.trump is DealTrump.DEALER_NAMES or bool(deal.plan.contract)
    if lead is FirstLead.DECLARER and names:
        return deal.dealer
    if lead is FirstLead.PREV_LAST_WINNER and deal.previous_winner is not None:
        return deal.previous_winner
    return eldest


def first_bidder(
    rules: RuleSet, seats: int, deal: NextDeal, *, declarer: Seat | None = None
) -> Seat:
    """Return who bids first (R015, R107, A28); ``declarer`` is who won the auction."""
    opens = rules.bidding.bid_opens
    if opens is BidOpens.DEALER:
        return deal.dealer
    if opens is BidOpens.RIGHT and rules.seating.direction is Direction.CLOCKWISE:
        return seat_after(deal.dealer, seats, seats - 1)
    if opens is BidOpens.FIRST_LEADER:
        return early_leader(rules, seats, deal)
    if opens is BidOpens.DECLARER_LEFT and declarer is not None:
        return seat_after(declarer, seats)
    return seat_after(deal.dealer, seats)


def first_caller(rules: RuleSet, seats: int, dealer: Seat) -> Seat:
    """Return who speaks first in the auction (R098, A27)."""
    opens_at_dealer = rules.auction.opens is AuctionOpens.DEALER
    return dealer if opens_at_dealer else seat_after(dealer, seats)


def has_hidden_bids(public: PublicMatch) -> bool:
    """Tell whether the bids of the match are made at once, each for its seat (R054, R057)."""
    return public.rules.bidding.bid_mode in HIDDEN_BIDS


def speaker(public: PublicMatch) -> Seat:
    """Return who has to say something about the deal."""
    deal = deal_of(public)
    offers = deal.offers
    if public.stage is Stage.RAISE and offers.standing is not None:
        return offers.standing.seat
    if public.stage in (Stage.OFFERS, Stage.ULTIMATUM) and offers.turn is not None:
        return offers.turn
    return deal.dealer


def awaited(public: PublicMatch) -> tuple[Seat, ...]:  # noqa: PLR0911 - a return for each stage
    """Return the seats that have to act now, in the order of play; none while the table acts."""
    match public.stage:
        case Stage.BIDDING if has_hidden_bids(public):
            return tuple(_open_seats(public, deal_of(public).spoken))
        case Stage.EXCHANGE:
            return tuple(_open_seats(public, deal_of(public).put))
        case Stage.BIDDING:
            return (next_bidder(public),)
        case Stage.AUCTION:
            return (next_caller(public),)
        case Stage.NAMING:
            return (namer(public),)
        case Stage.CHOOSING if public.chooser is not None:
            return (public.chooser,)
        case Stage.PICKING:
            return (deal_of(public).dealer,)
        case Stage.OWNER | Stage.OFFERS | Stage.REPLY | Stage.RAISE | Stage.ULTIMATUM:
            return (speaker(public),)
        case Stage.PLAY:
            return (_next_player(public),)
        case _:
            return ()


def to_act(public: PublicMatch) -> Seat | None:
    """Return the seat whose turn it is, the first of them where several act at once.

    None while the table is awaited.
    """
    return next(iter(awaited(public)), None)


def _open_seats(public: PublicMatch, done: tuple[bool, ...]) -> Iterator[Seat]:
    deal = deal_of(public)
    for step in range(public.seats):
        seat = seat_after(deal.opener, public.seats, step)
        if not done[seat]:
            yield seat


def bidding_order(public: PublicMatch) -> tuple[Seat, ...]:
    """Return the seats that speak, in their order: without a declarer whose number stands."""
    deal = deal_of(public)
    order = [seat_after(deal.opener, public.seats, step) for step in range(public.seats)]
    stands = deal.contract is not None and public.rules.auction.declarer is AuctionDeclarer.FIXED
    return tuple(seat for seat in order if not (stands and seat == deal.declarer))


def next_bidder(public: PublicMatch) -> Seat:
    """Return who bids next in a bidding by turns."""
    deal = deal_of(public)
    return next(seat for seat in bidding_order(public) if deal.bids[seat] is None)


def may_change(public: PublicMatch) -> Seat | None:
    """Return the seat that may still change its bid: the last speaker, once (R018, A07, V081)."""
    if not _is_time_to_change(public):
        return None
    deal = deal_of(public)
    spoken = [seat for seat in bidding_order(public) if deal.bids[seat] is not None]
    return spoken[-1] if spoken and not deal.has_changed else None


def _is_time_to_change(public: PublicMatch) -> bool:
    change = public.rules.bidding.bid_change
    if change is BidChange.NEVER or has_hidden_bids(public):
        return False
    if public.stage is not Stage.PLAY:
        return public.stage is Stage.BIDDING
    deal = deal_of(public)
    is_settled = (
        deal.plan.trump is DealTrump.HIGHEST_BIDDER
        or public.rules.bidding.bid_mode is BidMode.BLIND
        or bool(deal.trick or deal.tricks)
    )
    return change is BidChange.UNTIL_FIRST_CARD and not is_settled


def namer(public: PublicMatch) -> Seat:
    """Return who names the trump (V044, V047)."""
    deal = deal_of(public)
    return deal.dealer if deal.declarer is None else deal.declarer


def next_caller(public: PublicMatch) -> Seat:
    """Return who speaks next in the auction: none twice where a pass is final (R101)."""
    deal, rules = deal_of(public), public.rules
    if not deal.calls:
        return first_caller(rules, public.seats, deal.dealer)
    last = deal.calls[-1].seat
    order = [seat_after(last, public.seats, step) for step in range(1, public.seats + 1)]
    if rules.auction.reenter:
        return order[0]
    out = {call.seat for call in deal.calls if call.tricks is None}
    return next((seat for seat in order if seat not in out), order[0])


def _next_player(public: PublicMatch) -> Seat:
    deal = deal_of(public)
    leader = deal.leader if deal.leader is not None else deal.opener
    return seat_after(leader, public.seats, len(deal.trick))
