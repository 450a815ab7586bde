"""Which deal a record's deal is: what the schedule says, or a fragment's own word."""

from typing import Final

from vaza.kernel.cards import Seat, Suit, face_of, format_suit, is_joker, parse_suit
from vaza.options.axes.trump import FullDealTrump, JokerTurnUp, TrumpKind
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealPlan, DealTrump, deal_trump
from vaza.options.ruleset import RuleSet
from vaza.records.errors import Place, RecordError
from vaza.records.model import DealRecord
from vaza.rules.match import NextDeal

_TURNED: Final = (DealTrump.TURN_UP, DealTrump.LAST_CARD, DealTrump.CUT)
_NAMED: Final = (TrumpKind.AUCTION, TrumpKind.HIGHEST_BIDDER, TrumpKind.DEALER_NAMES)
TRUMP_LATER: Final = (DealTrump.AUCTION, DealTrump.DEALER_NAMES, DealTrump.HIGHEST_BIDDER)
"""Sources of a trump that is not known yet when the cards are dealt."""
NO_TRUMPS: Final = "none"
JOKERS: Final = "X"


def size_of(rules: RuleSet, deal: DealRecord, place: Place) -> int:
    """Return the hand size, the same for all seats and small enough for the pack."""
    size, seats = len(deal.hands[0]), len(deal.hands)
    pack = len(pack_cards(rules.pack, seats))
    for seat, hand in enumerate(deal.hands):
        if len(hand) != size:
            text = f"{len(hand)} cards, but seat 0 has {size}; all hands are equally large"
            raise RecordError("wrong-count", text, place.key(f"hands[{seat}]"))
    if not 1 <= size <= pack // seats:
        text = f"{size} cards each; {seats} seats can have 1 to {pack // seats}"
        raise RecordError("wrong-count", text, place.key("hands"))
    table = rules.scoring.points
    if table and (size >= len(table) or not table[size]):
        text = f"the scoring has no points for hands of {size}"
        raise RecordError("wrong-count", text, place.key("hands"))
    return size


def check_against(due: NextDeal, deal: DealRecord, place: Place) -> None:
    """Check the dealer, the size and the number of a deal against what the match has due."""
    if deal.dealer != due.dealer:
        text = f"seat {due.dealer} deals this deal, not seat {deal.dealer}"
        raise RecordError("dealer-order", text, place.key("dealer"))
    if len(deal.hands[0]) != due.plan.size:
        text = f"hands of {len(deal.hands[0])} cards, but the schedule has {due.plan.size} here"
        raise RecordError("hand-size", text, place.key("hands"))
    if deal.number not in (None, due.plan.number):
        text = f"this is deal {due.plan.number} of the match, not {deal.number}"
        raise RecordError("number", text, place.key("number"))


def fragment_deal(
    rules: RuleSet,
    deal: DealRecord,
    previous_winner: int | None,
    place: Place,
    *,
    contract: str = "",
) -> NextDeal:
    """Return the deal of a fragment: place, dealer and size as they are written down."""
    size, source = size_of(rules, deal, place), DealTrump.NONE
    if not rules.deals:
        source = _fragment_source(rules, deal, place)
    plan = DealPlan(deal.number or 1, size, source, contract)
    winner = deal.leader if previous_winner is None else previous_winner
    return NextDeal(
        plan, Seat(deal.dealer), previous_winner=None if winner is None else Seat(winner)
    )


def _fragment_source(rules: RuleSet, deal: DealRecord, place: Place) -> DealTrump:
    seats, size = len(deal.hands), len(deal.hands[0])
    if deal.number is not None or not _depends_on_number(rules):
        return deal_trump(rules, seats, deal.number or 1, size)
    is_full = seats * size == len(pack_cards(rules.pack, seats))
    at_full = rules.trump.full_deal_trump
    if deal.turn_up is not None:
        shown = DealTrump.CUT if at_full is FullDealTrump.CUT else DealTrump.LAST_CARD
        return shown if is_full else DealTrump.TURN_UP
    is_named = rules.trump.trump in _NAMED or (is_full and at_full is FullDealTrump.DEALER_NAMES)
    if deal.trump == NO_TRUMPS and not is_named:
        return DealTrump.NONE
    if deal.trump is not None and deal.trump != JOKERS and not is_named:
        return DealTrump(deal.trump)
    text = "the trump depends on the deal's place in the match: give its number"
    raise RecordError("trump", text if is_named else f"{text}, or trump", place)


def _depends_on_number(rules: RuleSet) -> bool:
    marks = set(rules.trump.nt_on_deals) - {"max"}
    return rules.trump.trump is TrumpKind.CYCLE or bool(marks)


def with_trump(rules: RuleSet, deal: DealRecord, due: NextDeal, place: Place) -> NextDeal:
    """Return ``due`` with the trump suit that the record gives where it names no turned card."""
    source = due.plan.trump
    if deal.turn_up is not None:
        if source not in _TURNED:
            text = "no card is turned in this deal; leave turn_up out"
            raise RecordError("turn-up", text, place.key("turn_up"))
        return due
    if source not in _TURNED or (source is DealTrump.TURN_UP and _turns_nothing(rules, deal)):
        return due
    if deal.trump in (None, JOKERS) or (deal.trump == NO_TRUMPS and not _may_turn_none(rules)):
        text = "name the turned card as turn_up, or at least its suit as trump"
        raise RecordError("turn-up", text, place)
    source = DealTrump.NONE if deal.trump == NO_TRUMPS else DealTrump(deal.trump)
    plan = DealPlan(due.plan.number, due.plan.size, source)
    return NextDeal(plan, due.dealer, due.is_tie, due.previous_winner)


def _turns_nothing(rules: RuleSet, deal: DealRecord) -> bool:
    """Tell whether only jokers are left to be turned, and they do not count."""
    if rules.trump.joker_turnup is not JokerTurnUp.REDRAW:
        return False
    pack = [face_of(card) for card in pack_cards(rules.pack, len(deal.hands))]
    dealt = [card for hand in deal.hands for card in hand]
    left = sum(not is_joker(card) for card in pack) - sum(not is_joker(card) for card in dealt)
    return left == 0


def _may_turn_none(rules: RuleSet) -> bool:
    """Tell whether a turned card may mean no trumps (R052)."""
    by_joker = rules.trump.joker_turnup is JokerTurnUp.NT and rules.pack.jokers > 0
    return bool(rules.trump.turnup_nt_ranks) or by_joker


def trump_name(trump: int | None) -> str:
    """Return the trump of a deal as records name it."""
    return NO_TRUMPS if trump is None else format_suit(trump)


def named_trump(name: str, place: Place) -> Suit | None:
    """Return the trump that a seat named (V044, V047)."""
    if name == JOKERS:
        raise RecordError("trump", "S, H, D, C or none may be named", place.key("trump"))
    return None if name == NO_TRUMPS else parse_suit(name)


def check_trump(deal: DealRecord, trump: str, place: Place) -> None:
    """Check the trump that the record gives, if it does, against what the deal came to."""
    if deal.trump not in (None, trump):
        text = f"the trump of this deal is {trump}, not {deal.trump}"
        raise RecordError("trump", text, Place(place.deal, None, "trump"))
