"""The bids of a record's deal before they are made: who has none, and who changed his."""

from vaza.kernel.cards import Seat
from vaza.options.axes.auction import AuctionDeclarer
from vaza.records.errors import Place, RecordError
from vaza.records.model import DealRecord
from vaza.rules.state import PublicMatch, deal_of
from vaza.rules.turns import bidding_order, has_hidden_bids


def check_bids(deal: DealRecord, public: PublicMatch, place: Place) -> None:
    """Check that nobody has bid after one who has not, and that the declarer's number stands."""
    declarer, contract = deal_of(public).declarer, deal_of(public).contract
    stands = public.rules.auction.declarer is AuctionDeclarer.FIXED
    if contract is not None and stands and deal.bids[declarer or 0] != contract:
        text = f"the number of seat {declarer}, the declarer, stands: its bid is {contract}"
        raise RecordError("declarer", text, place.key("bids"))
    if has_hidden_bids(public):
        return
    order = bidding_order(public)
    silent = next((at for at, seat in enumerate(order) if deal.bids[seat] is None), len(order))
    later = [seat for seat in order[silent:] if deal.bids[seat] is not None]
    if later:
        text = f"seat {order[silent]} has no bid, but seat {later[0]}, who speaks later, has"
        raise RecordError("missing-bid", text, Place(place.deal, (place.at or 0) + silent))


def bid_changes(deal: DealRecord, public: PublicMatch, place: Place) -> dict[Seat, int]:
    """Return for each seat that changed its bid what it had said before."""
    changes, place = deal.bid_changes, place.key("bid_changes")
    seats = [change.seat for change in changes]
    if seats != [seat for seat in bidding_order(public) if seat in seats]:
        text = "one change for each seat at most, in the order of speaking"
        raise RecordError("bid-changes", text, place)
    for change in changes:
        final = deal.bids[change.seat]
        if change.after != final:
            text = f"seat {change.seat} changed to {change.after}, but bids say {final}"
            raise RecordError("bid-changes", text, place)
    return {Seat(change.seat): change.before for change in changes}
