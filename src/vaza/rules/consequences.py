"""What the rules make of an event: bids shown, a trick taken, cards passed on, the deal's end."""

from vaza.kernel.cards import Seat, Suit
from vaza.kernel.tricks import NOBODY, winning_place
from vaza.options.axes.bidding import BidMode
from vaza.options.axes.play import FirstLead
from vaza.options.contracts.model import DOWN, SHARED_OUT, UP
from vaza.rules.actions import Word
from vaza.rules.captures import all_is_taken, contract_result
from vaza.rules.events import (
    AuctionWon,
    BidChanged,
    BiddingClosed,
    BidMade,
    BidPlaced,
    BidsShown,
    Called,
    CardPlayed,
    CardsChosen,
    CardsPassed,
    ContractPicked,
    ContractSet,
    DealEnded,
    DealVoided,
    Event,
    ExchangeOpened,
    HandsLifted,
    Said,
    Sold,
    TrickTaken,
    TrumpNamed,
)
from vaza.rules.match import NextDeal, Step, next_step
from vaza.rules.phases.auction import has_ended, may_exchange, standing_offer
from vaza.rules.phases.exchange import pass_all
from vaza.rules.phases.play import first_leader
from vaza.rules.phases.revoke import proves_revoke
from vaza.rules.result import DealResult, Sale, Void
from vaza.rules.scoring import last_points
from vaza.rules.state import MatchState, PublicMatch, Stage, deal_of, seat_after, tables_of
from vaza.rules.turns import early_leader


def next_of(state: MatchState, event: Event) -> Event | None:  # noqa: PLR0911 - a return for each event
    """Return the event that follows from ``event`` by the rules alone, after which state is."""
    match event:
        case BidMade() | BidPlaced() | BidChanged() | BidsShown():
            return _after_bid(state, event)
        case TrumpNamed() if state.public.rules.deals:
            return _set(state.public, UP, event.trump)
        case Said() | Sold() | ContractPicked() | ContractSet():
            return _after_talk(state, event)
        case BiddingClosed() | TrumpNamed():
            return _lift(state)
        case Called():
            return _after_call(state.public)
        case CardsChosen():
            return _after_choice(state)
        case CardPlayed():
            return _after_card(state, event)
        case TrickTaken() if not any(state.hidden.hands) or all_is_taken(state.public):
            return _deal_ended(state)
        case _:
            return None


def _after_bid(
    state: MatchState, event: BidMade | BidPlaced | BidChanged | BidsShown
) -> Event | None:
    """Show bids made together, close the bidding, or find its leader again (R054, V081)."""
    public, deal = state.public, deal_of(state.public)
    if isinstance(event, BidPlaced):
        if not all(deal.spoken):
            return None
        if public.rules.bidding.bid_mode is BidMode.SIMULTANEOUS:
            return BidsShown(tuple(bid or 0 for bid in state.hidden.bids))
        return BiddingClosed(first_leader(public))
    if None in deal.bids:
        return None
    leader = first_leader(public)
    is_known = public.stage is not Stage.BIDDING and deal.leader == leader
    return None if is_known else BiddingClosed(leader)


def _lift(state: MatchState) -> Event | None:
    """Let all look at their cards once what is done unseen is done (V047, V072)."""
    public, deal = state.public, deal_of(state.public)
    is_blind = public.rules.bidding.bid_mode is BidMode.BLIND
    if not deal.face_down or (is_blind and public.stage is Stage.BIDDING):
        return None
    return HandsLifted(state.hidden.hands)


def _after_call(public: PublicMatch) -> Event | None:
    """End the auction: a declarer, a passing of cards, or a new deal (R102, R106, R118)."""
    if not has_ended(public):
        return None
    offer = standing_offer(public)
    if offer is not None and offer.tricks is not None:
        return AuctionWon(offer.seat, offer.tricks, offer.trump)
    return ExchangeOpened() if may_exchange(public) else _voided(public, Void.PASSED)


def _after_choice(state: MatchState) -> Event | None:
    if not all(deal_of(state.public).put):
        return None
    return CardsPassed(*pass_all(state.public, state.hidden.hands, state.hidden.chosen))


def _after_card(state: MatchState, event: CardPlayed) -> Event | None:
    """Stop the deal at a proven revoke, or take the full trick (R025, R035)."""
    public = state.public
    if proves_revoke(public, event.seat, event.card):
        return _voided(public, Void.REVOKE, event.seat)
    return _trick_taken(public) if len(deal_of(public).trick) == public.seats else None


def _after_talk(
    state: MatchState, event: Said | Sold | ContractPicked | ContractSet
) -> Event | None:
    """Settle what the deal is played as, once enough is said (R212-R235)."""
    public = state.public
    match event:
        case Said():
            return _after_word(public, event)
        case Sold():
            return _set(public, DOWN, None) if event.sale.is_down else None
        case ContractPicked():
            return _set(public, event.name, None)
        case ContractSet():
            return _deal_ended(state) if event.name == SHARED_OUT else None


def _after_word(public: PublicMatch, event: Said) -> Event | None:  # noqa: PLR0911 - a return for each word
    deal = deal_of(public)
    standing, limit = deal.offers.standing, public.rules.contracts.limit
    match event.word:
        case Word.UP:
            return _set(public, UP, event.trump)
        case Word.DOWN:
            return _set(public, DOWN, None)
        case Word.SHARE:
            return _set(public, SHARED_OUT, None)
        case Word.ACCEPT if standing is not None:
            return Sold(Sale(deal.dealer, standing.seat, standing.number, standing.is_down))
        case Word.YES if public.stage is Stage.ULTIMATUM:
            return Sold(Sale(deal.dealer, event.seat, limit))
        case Word.NO if public.stage is Stage.ULTIMATUM and deal.offers.turn is None:
            return _set(public, DOWN, None)
        case _:
            return None


def _set(public: PublicMatch, name: str, trump: Suit | None) -> ContractSet:
    """Settle the contract; a sale moves the lead only where the declarer leads (A38)."""
    deal = deal_of(public)
    step = NextDeal(deal.plan, deal.dealer, deal.is_tie, deal.previous_winner)
    leader = early_leader(public.rules, public.seats, step)
    if public.rules.play.first_lead is FirstLead.DECLARER:
        leader = deal.dealer if deal.sale is None else deal.sale.buyer
    return ContractSet(name, trump, leader)


def _trick_taken(public: PublicMatch) -> TrickTaken:
    deal = deal_of(public)
    place = winning_place(tables_of(public), deal.trick)
    leader = deal.leader if deal.leader is not None else deal.opener
    if place == NOBODY:
        return TrickTaken(None, leader)
    winner = seat_after(leader, public.seats, place)
    return TrickTaken(winner, winner)


def _deal_ended(state: MatchState) -> DealEnded:
    result = deal_result(state)
    return DealEnded(
        result,
        last_points(state.public.rules, _with(state.public, result)),
        _step(state.public, result),
    )


def _voided(public: PublicMatch, void: Void, offender: Seat | None = None) -> DealVoided:
    """End a deal that does not count; it shows nothing that was not shown (R036, R102)."""
    deal = deal_of(public)
    nothing = (0,) * public.seats
    result = DealResult(
        number=deal.plan.number,
        dealer=deal.dealer,
        size=deal.size,
        trump=deal.trump,
        bids=nothing,
        tricks=nothing,
        last_winner=None,
        void=void,
        offender=offender,
    )
    return DealVoided(
        result, last_points(public.rules, _with(public, result)), _step(public, result)
    )


def _with(public: PublicMatch, result: DealResult) -> tuple[DealResult, ...]:
    return (*public.results, result)


def _step(public: PublicMatch, result: DealResult) -> Step:
    deal = deal_of(public)
    first = public.first_dealer if public.first_dealer is not None else deal.dealer
    return next_step(
        public.rules,
        public.seats,
        first_dealer=first,
        results=_with(public, result),
        go_on=public.go_on,
    )


def deal_result(state: MatchState) -> DealResult:
    """Return the result of a deal whose cards are all played."""
    deal = deal_of(state.public)
    if deal.kind:
        return contract_result(state.public)
    bids = state.hidden.bids if None in deal.bids else deal.bids
    return DealResult(
        number=deal.plan.number,
        dealer=deal.dealer,
        size=deal.size,
        trump=deal.trump,
        bids=tuple(bid or 0 for bid in bids),
        tricks=deal.taken,
        last_winner=deal.leader,
    )
