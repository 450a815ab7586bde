"""From a match as it was played, event by event, to its record."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from vaza.kernel.cards import Card, Seat, cards_of, face_of, suit_of
from vaza.options.axes.auction import AuctionDeclarer
from vaza.options.contracts.model import FREE, POSITIVE, UP
from vaza.options.ruleset import RuleSet
from vaza.records.deals.contracts import sums_of
from vaza.records.deals.copies import faces
from vaza.records.deals.due import TRUMP_LATER, trump_name
from vaza.records.model import (
    BidChange,
    DealRecord,
    DealSums,
    Draw,
    MatchSums,
    Record,
    Seed,
)
from vaza.rules.actions import Say
from vaza.rules.events import (
    AuctionWon,
    BidChanged,
    BidMade,
    BidPlaced,
    Called,
    CardPlayed,
    CardsChosen,
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
    KingDrawn,
    Said,
    TrumpNamed,
)
from vaza.rules.evolve import put
from vaza.rules.match import Outcome, Step
from vaza.rules.sayings import format_say
from vaza.rules.speech import call_name


@dataclass(frozen=True, slots=True)
class Shuffles:
    """How the shuffles of a match came about, as far as it is revealed."""

    draw_order: tuple[Card, ...] = ()
    """The whole pack of the first draw."""
    draw: Seed | None = None
    deals: Mapping[int, Seed] = field(default_factory=dict)
    """By the deal's place in the match, from 1."""


def record_of(
    rules: RuleSet,
    names: Sequence[str],
    events: Iterable[Event],
    *,
    rules_ref: str | None = None,
    shuffles: Shuffles | None = None,
    with_unfinished: bool = False,
) -> Record:
    """Return the record of a match so far.

    ``rules_ref`` is the preset's name or the code to write instead of the whole rule set. A deal
    that is still played is left out, because its hands are secret, unless ``with_unfinished``.
    """
    writer = _Writer(rules, len(names), shuffles or Shuffles())
    for event in events:
        writer.take(event)
    deals = writer.deals
    if with_unfinished and writer.open is not None:
        deals = [*deals, replace(writer.open, unfinished=True)]
    return Record(
        rules=rules,
        seats=tuple(names),
        deals=tuple(deals),
        rules_ref=rules_ref,
        complete=True if writer.outcome is not None else None,
        draw=writer.draw,
        go_on=writer.go_on,
        result=_sums(writer.outcome),
    )


def _sums(outcome: Outcome | None) -> MatchSums | None:
    return None if outcome is None else MatchSums(outcome.totals, outcome.winners)


class _Writer:
    """Folds events into the facts of a record."""

    def __init__(self, rules: RuleSet, seats: int, shuffles: Shuffles) -> None:
        self._rules, self._seats, self._shuffles = rules, seats, shuffles
        self.deals: list[DealRecord] = []
        self.open: DealRecord | None = None
        self.draw: Draw | None = None
        self._drawn: tuple[Card, ...] = ()
        self.go_on: bool | None = None
        self.outcome: Outcome | None = None

    def take(self, event: Event) -> None:
        """Take one event; those that follow from others say nothing new."""
        match event:
            case DealerDrawn() | KingDrawn() | DealerChosen():
                self._find_dealer(event)
            case Dealt():
                self.open = self._dealt(event)
            case BidMade() | BidPlaced() | BidChanged() | AuctionWon():
                self.open = _with_speech(self._now, event, self._rules)
            case Called() | ExchangeOpened() | CardsChosen() | TrumpNamed():
                self.open = _before_bids(self._now, event, self._seats)
            case ContractPicked() | Said() | ContractSet():
                self.open = _with_talk(self._now, event)
            case CardPlayed():
                plays = _with_card(self._now.plays, face_of(event.card), self._seats)
                self.open = replace(self._now, plays=plays)
            case DealEnded():
                sums = sums_of(self._rules, event.result, event.points)
                self.deals.append(replace(self._now, result=sums))
                self.open = None
                self._note(event.step)
            case DealVoided():
                sums, void = DealSums(points=event.points), event.result.void
                self.deals.append(replace(self._now, void=void, result=sums))
                self.open = None
                self._note(event.step)
            case Continued():
                self.go_on = event.go_on
                self._note(event.step)
            case _:
                pass

    def _find_dealer(self, event: DealerDrawn | KingDrawn | DealerChosen) -> None:
        """Note the draw once the dealer is known; without cards he was just chosen."""
        if not isinstance(event, DealerChosen):
            self._drawn = faces(event.cards)
        if isinstance(event, KingDrawn):
            return
        self.draw = Draw(event.dealer)
        if self._drawn:
            order = faces(self._shuffles.draw_order)
            self.draw = Draw(event.dealer, self._drawn, order, self._shuffles.draw)

    @property
    def _now(self) -> DealRecord:
        if self.open is None:
            raise LookupError("no deal is open")
        return self.open

    def _note(self, step: Step) -> None:
        self.outcome = step if isinstance(step, Outcome) else None

    def _dealt(self, event: Dealt) -> DealRecord:
        plan, is_king = event.deal.plan, bool(self._rules.deals)
        is_later = is_king or plan.trump in TRUMP_LATER
        return DealRecord(
            dealer=event.deal.dealer,
            hands=tuple(_sorted_hand(hand) for hand in event.hands),
            bids=() if is_king else (None,) * self._seats,
            plays=(),
            turn_up=None if event.turn_up is None else face_of(event.turn_up),
            passed_over=faces(event.passed_over),
            number=plan.number,
            trump=None if is_later else trump_name(event.trump),
            contract=None if plan.contract in ("", POSITIVE, FREE) else plan.contract,
            seed=self._shuffles.deals.get(len(self.deals) + 1),
        )


def _with_speech(
    deal: DealRecord, event: BidMade | BidPlaced | BidChanged | AuctionWon, rules: RuleSet
) -> DealRecord:
    match event:
        case BidMade() | BidPlaced():
            return replace(deal, bids=_with_bid(deal.bids, event.seat, event.number))
        case BidChanged():
            before = deal.bids[event.seat]
            change = BidChange(event.seat, -1 if before is None else before, event.number)
            bids = _with_bid(deal.bids, event.seat, event.number)
            return replace(deal, bids=bids, bid_changes=(*deal.bid_changes, change))
        case AuctionWon():
            bids = deal.bids
            if rules.auction.declarer is AuctionDeclarer.FIXED:
                bids = _with_bid(bids, event.declarer, event.tricks)
            return replace(deal, trump=trump_name(event.trump), bids=bids)


def _before_bids(
    deal: DealRecord, event: Called | ExchangeOpened | CardsChosen | TrumpNamed, seats: int
) -> DealRecord:
    match event:
        case Called():
            call = call_name(event.tricks, event.trump)
            return replace(deal, auction=(*deal.auction, call))
        case ExchangeOpened():
            return replace(deal, exchange=(*deal.exchange, (None,) * seats))
        case CardsChosen():
            *before, given = deal.exchange
            given = put(given, event.seat, _sorted_hand(event.cards))
            return replace(deal, exchange=(*before, given))
        case TrumpNamed():
            return replace(deal, trump=trump_name(event.trump))


def _with_talk(deal: DealRecord, event: ContractPicked | Said | ContractSet) -> DealRecord:
    match event:
        case ContractPicked():
            return replace(deal, contract=event.name)
        case Said():
            said = format_say(Say(event.word, event.number, event.trump))
            return replace(deal, auction=(*deal.auction, said))
        case ContractSet():
            trump = trump_name(event.trump) if event.name == UP else None
            return replace(deal, contract=event.name, trump=trump)


def _with_bid(bids: tuple[int | None, ...], seat: Seat, number: int) -> tuple[int | None, ...]:
    return put(bids, seat, number)


def _with_card(
    plays: tuple[tuple[Card, ...], ...], card: Card, seats: int
) -> tuple[tuple[Card, ...], ...]:
    if not plays or len(plays[-1]) == seats:
        return (*plays, (card,))
    return (*plays[:-1], (*plays[-1], card))


def _sorted_hand(mask: int) -> tuple[Card, ...]:
    """Return a hand suit by suit, each from its highest card to its lowest."""
    cards = faces(cards_of(mask))
    return tuple(sorted(cards, key=lambda card: (suit_of(card), -card)))
