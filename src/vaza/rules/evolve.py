"""(state, event) -> state: total, no checks. One fold of what is public, for states and views."""

from typing import Final, TypeVar, assert_never

from vaza.kernel.cards import Seat
from vaza.options.axes.auction import AuctionDeclarer
from vaza.options.contracts.model import FREE, POSITIVE
from vaza.options.deals.schedule import DealTrump
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
    Claimed,
    Continued,
    ContractPicked,
    ContractSet,
    DealEnded,
    DealerChosen,
    DealerDrawn,
    Dealt,
    DealVoided,
    Event,
    ExchangeOpened,
    HandsLifted,
    KingDrawn,
    Said,
    SeatBidPlaced,
    SeatCardsChosen,
    SeatCardsPassed,
    SeatDealt,
    SeatEvent,
    SeatHandsLifted,
    Sold,
    TrickTaken,
    TrumpNamed,
)
from vaza.rules.match import AskToContinue, NextDeal, Outcome, Step
from vaza.rules.phases.offers import after_speech
from vaza.rules.phases.play import highest_bidder
from vaza.rules.replacing import replace
from vaza.rules.state import (
    Call,
    Hidden,
    MatchState,
    PublicDeal,
    PublicMatch,
    Speech,
    Stage,
    Trick,
    deal_of,
)
from vaza.rules.turns import early_leader, first_bidder, to_act

_T = TypeVar("_T")


def evolve(state: MatchState, event: Event) -> MatchState:
    """Return the state after an event."""
    public = advance(state.public, for_everybody(event))
    return MatchState(public, _hide(state.hidden, event))


def _hide(hidden: Hidden, event: Event) -> Hidden:  # noqa: PLR0911 - a return for each event
    """Return what is hidden after an event."""
    match event:
        case Dealt():
            nothing = (None,) * len(event.hands)
            return Hidden(event.hands, event.stock, nothing, (0,) * len(event.hands))
        case CardPlayed():
            hand = hidden.hands[event.seat] & ~(1 << event.card)
            return replace(hidden, hands=put(hidden.hands, event.seat, hand))
        case BidPlaced():
            return replace(hidden, bids=put(hidden.bids, event.seat, event.number))
        case CardsChosen():
            return replace(hidden, chosen=put(hidden.chosen, event.seat, event.cards))
        case CardsPassed():
            return replace(hidden, hands=event.hands, chosen=(0,) * len(event.hands))
        case DealEnded():
            return replace(hidden, hands=(0,) * len(hidden.hands))
        case DealVoided():
            return Hidden()
        case _:
            return hidden


def put(values: tuple[_T, ...], place: int, value: _T) -> tuple[_T, ...]:
    """Return ``values`` with another value in one place."""
    return (*values[:place], value, *values[place + 1 :])


def for_everybody(event: Event) -> SeatEvent:
    """Return what everybody may know of an event: the form that a spectator is told."""
    match event:
        case Dealt():
            return SeatDealt(
                event.deal,
                event.turn_up,
                event.trump,
                0,
                event.commitment,
                event.passed_over,
                event.face_down,
            )
        case HandsLifted():
            return SeatHandsLifted(0)
        case BidPlaced():
            return SeatBidPlaced(event.seat, None)
        case CardsChosen():
            return SeatCardsChosen(event.seat, 0)
        case CardsPassed():
            return SeatCardsPassed(0, 0)
        case _:
            return event


def advance(public: PublicMatch, event: SeatEvent) -> PublicMatch:  # noqa: C901, PLR0911 - a return for each event
    """Return what everybody knows after an event as everybody is told of it."""
    match event:
        case DealerDrawn():
            told = replace(public, drawn=event.cards, first_dealer=event.dealer)
            return _await(told, event.step)
        case DealerChosen():
            return _await(replace(public, first_dealer=event.dealer), event.step)
        case SeatDealt():
            return _dealt(public, event)
        case DealEnded():
            return _ended(public, event)
        case DealVoided():
            return _ended(public, event)
        case Continued():
            return _await(replace(public, go_on=event.go_on), event.step)
        case KingDrawn():
            return replace(public, drawn=event.cards, chooser=event.seat, stage=Stage.CHOOSING)
        case Said():
            speech = Speech(event.seat, event.word, event.number, event.trump)
            return after_speech(public, speech)
        case Sold() | ContractSet() | ContractPicked():
            return _settle_contract(public, event)
        case Claimed():
            return public
        case BiddingClosed() | TrumpNamed() | AuctionWon() | ExchangeOpened() | SeatCardsPassed():
            return _change_stage(public, event)
        case _:
            return replace(public, deal=_advance_deal(public, event))


def _await(public: PublicMatch, step: Step) -> PublicMatch:
    match step:
        case NextDeal():
            return replace(public, stage=Stage.DEALING, next_deal=step)
        case AskToContinue():
            return replace(public, stage=Stage.ASKING, next_deal=None)
        case Outcome():
            return replace(public, stage=Stage.OVER, next_deal=None, outcome=step)
        case _:
            assert_never(step)


def _ended(public: PublicMatch, event: DealEnded | DealVoided) -> PublicMatch:
    results = (*public.results, event.result)
    deal = deal_of(public)
    if event.result.void is None:
        deal = replace(deal, bids=event.result.bids)
    told = replace(public, deal=deal, results=results, points=(*public.points, event.points))
    return _await(told, event.step)


def _change_stage(
    public: PublicMatch,
    event: BiddingClosed | TrumpNamed | AuctionWon | ExchangeOpened | SeatCardsPassed,
) -> PublicMatch:
    """Go on to another phase of the deal (R106, R107, R118; V044, V047)."""
    deal, nobody = deal_of(public), (False,) * public.seats
    match event:
        case BiddingClosed():
            is_named = deal.plan.trump is DealTrump.HIGHEST_BIDDER
            stage = Stage.NAMING if is_named and deal.declarer is None else Stage.PLAY
            namer = highest_bidder(public) if is_named else deal.declarer
            return replace(
                public, stage=stage, deal=replace(deal, leader=event.leader, declarer=namer)
            )
        case TrumpNamed() if public.rules.deals:
            return replace(public, deal=replace(deal, trump=event.trump))
        case TrumpNamed():
            deal = replace(deal, trump=event.trump, declarer=event.seat)
            stage = Stage.BIDDING if deal.leader is None else Stage.PLAY
            return replace(public, stage=stage, deal=deal)
        case AuctionWon():
            return replace(public, stage=Stage.BIDDING, deal=_won(public, event))
        case ExchangeOpened():
            return replace(public, stage=Stage.EXCHANGE, deal=replace(deal, put=nobody, calls=()))
        case SeatCardsPassed():
            deal = replace(deal, put=nobody, exchanges=deal.exchanges + 1)
            return replace(public, stage=Stage.AUCTION, deal=deal)


def _settle_contract(
    public: PublicMatch, event: Sold | ContractSet | ContractPicked
) -> PublicMatch:
    """Go on to the naming of trumps, or to the play (R226, R227, R231)."""
    deal = deal_of(public)
    match event:
        case Sold():
            told = replace(deal, sale=event.sale, declarer=event.sale.buyer)
            return replace(public, stage=Stage.NAMING, deal=told)
        case ContractSet():
            told = replace(deal, kind=event.name, trump=event.trump, leader=event.leader)
            return replace(public, stage=Stage.PLAY, deal=told)
        case ContractPicked():
            return replace(public, deal=replace(deal, kind=event.name))


def _won(public: PublicMatch, event: AuctionWon) -> PublicDeal:
    """Return the deal with its declarer: his number stands, or he speaks first (R107, A30)."""
    deal, rules = deal_of(public), public.rules
    stands = rules.auction.declarer is AuctionDeclarer.FIXED
    step = NextDeal(deal.plan, deal.dealer, deal.is_tie, deal.previous_winner)
    opener = first_bidder(rules, public.seats, step, declarer=event.declarer)
    return replace(
        deal,
        trump=event.trump,
        declarer=event.declarer,
        contract=event.tricks,
        opener=opener if stands else event.declarer,
        bids=put(deal.bids, event.declarer, event.tricks) if stands else deal.bids,
    )


def _dealt(public: PublicMatch, event: SeatDealt) -> PublicMatch:
    seats, step = public.seats, event.deal
    deal = PublicDeal(
        plan=step.plan,
        dealer=step.dealer,
        is_tie=step.is_tie,
        turn_up=event.turn_up,
        trump=event.trump,
        opener=first_bidder(public.rules, seats, step),
        previous_winner=step.previous_winner,
        bids=(None,) * seats,
        taken=(0,) * seats,
        commitment=event.commitment,
        passed_over=event.passed_over,
        face_down=event.face_down,
        spoken=(False,) * seats,
        put=(False,) * seats,
    )
    if public.rules.deals:
        return _dealt_contract(public, deal, step)
    return replace(
        public, stage=_FIRST_STAGE.get(step.plan.trump, Stage.BIDDING), deal=deal, next_deal=None
    )


def _dealt_contract(public: PublicMatch, deal: PublicDeal, step: NextDeal) -> PublicMatch:
    """Begin a deal of King: its contract is known, to be picked, or to be talked about."""
    named = step.plan.contract
    if named == POSITIVE:
        return replace(public, stage=Stage.OWNER, deal=deal, next_deal=None)
    if named == FREE:
        return replace(public, stage=Stage.PICKING, deal=deal, next_deal=None)
    leader = early_leader(public.rules, public.seats, step)
    deal = replace(deal, kind=named, leader=leader)
    return replace(public, stage=Stage.PLAY, deal=deal, next_deal=None)


_FIRST_STAGE: Final = {
    DealTrump.AUCTION: Stage.AUCTION,
    DealTrump.DEALER_NAMES: Stage.NAMING,
}
"""What comes after the dealing; bids where nothing is said."""


def _advance_deal(  # noqa: PLR0911 - a return for each event
    public: PublicMatch,
    event: SeatHandsLifted
    | BidMade
    | BidChanged
    | SeatBidPlaced
    | BidsShown
    | Called
    | SeatCardsChosen
    | CardPlayed
    | TrickTaken,
) -> PublicDeal:
    deal = deal_of(public)
    match event:
        case SeatHandsLifted():
            return replace(deal, face_down=False)
        case BidMade() | BidChanged():
            bids = put(deal.bids, event.seat, event.number)
            changed = isinstance(event, BidChanged)
            return replace(deal, bids=bids, speeches=deal.speeches + 1, has_changed=changed)
        case SeatBidPlaced():
            return replace(deal, spoken=put(deal.spoken, event.seat, value=True))
        case BidsShown():
            return replace(deal, bids=event.bids)
        case Called():
            call = Call(event.seat, event.tricks, event.trump)
            return replace(deal, calls=(*deal.calls, call))
        case SeatCardsChosen():
            return replace(deal, put=put(deal.put, event.seat, value=True))
        case CardPlayed():
            leader = to_act(public) if not deal.trick else deal.leader
            return replace(deal, leader=leader, trick=(*deal.trick, event.card))
        case TrickTaken():
            return _take_trick(deal, event)
        case _:
            assert_never(event)


def _take_trick(deal: PublicDeal, event: TrickTaken) -> PublicDeal:
    leader = deal.leader if deal.leader is not None else Seat(0)
    taken = tuple(
        count + (1 if seat == event.winner else 0) for seat, count in enumerate(deal.taken)
    )
    tricks = (*deal.tricks, Trick(leader, deal.trick, event.winner))
    return replace(deal, leader=event.leader, trick=(), tricks=tricks, taken=taken)
