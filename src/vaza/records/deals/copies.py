"""From public names to the cards of the pack, and the order in which they were dealt.

Identical cards of two packs have one name. Which copy somebody held changes nothing in the rules,
so the first to need one gets the first copy.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from vaza.kernel.cards import Card, Seat, face_of, format_card
from vaza.options.axes.seating import FirstDealer
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealTrump
from vaza.options.ruleset import RuleSet
from vaza.records.errors import Place, RecordError
from vaza.records.model import DealRecord, Draw
from vaza.rules.phases.dealing import drawn_dealer
from vaza.rules.phases.picking import KING_OF_HEARTS, king_seat

_COPIES: Final = {1: "one copy", 2: "two copies"}


class Supply:
    """The pack, card by card: gives each name asked for a copy that is still there."""

    def __init__(self, rules: RuleSet, seats: int) -> None:
        """Begin with the whole pack that ``seats`` players use."""
        self._left: dict[Card, list[Card]] = {}
        for card in pack_cards(rules.pack, seats):
            self._left.setdefault(face_of(card), []).append(card)
        self._counts = Counter({face: len(cards) for face, cards in self._left.items()})

    def take(self, face: Card, place: Place) -> Card:
        """Return a copy of ``face``.

        Raises:
            RecordError: the pack has no such card, or no further copy of it.
        """
        name = format_card(face)
        if face not in self._left:
            raise RecordError("unknown-card", f"the pack of these rules has no {name}", place)
        if not self._left[face]:
            count = _COPIES.get(self._counts[face], f"{self._counts[face]} copies")
            text = f"{name} stands here once more, but the pack has {count}"
            raise RecordError("duplicate-card", text, place)
        return self._left[face].pop(0)

    def rest(self) -> tuple[Card, ...]:
        """Return all cards that are left, in ascending order."""
        return tuple(sorted(card for cards in self._left.values() for card in cards))


def order_of(rules: RuleSet, deal: DealRecord, source: DealTrump, place: Place) -> tuple[Card, ...]:
    """Return an order of the whole pack that deals what ``deal`` says (R011, R012, R042)."""
    seats, size = len(deal.hands), len(deal.hands[0])
    supply = Supply(rules, seats)
    hands = [
        [supply.take(face, place.key(f"hands[{seat}]")) for face in hand]
        for seat, hand in enumerate(deal.hands)
    ]
    turned = tuple(supply.take(face, place.key("passed_over")) for face in deal.passed_over)
    if deal.turn_up is not None and source is DealTrump.TURN_UP:
        turned += (supply.take(deal.turn_up, place.key("turn_up")),)
    elif deal.turn_up is not None and source is DealTrump.LAST_CARD:
        _put_last(hands[deal.dealer], deal.turn_up, place)
    dealt = [
        hands[(deal.dealer + 1 + step) % seats][number]
        for number in range(size)
        for step in range(seats)
    ]
    return (*dealt, *turned, *supply.rest())


def _put_last(hand: list[Card], face: Card, place: Place) -> None:
    copies = [card for card in hand if face_of(card) == face]
    if not copies:
        text = f"the dealer's last card is shown, but {format_card(face)} is not in his hand"
        raise RecordError("turn-up", text, place.key("turn_up"))
    hand.remove(copies[-1])
    hand.append(copies[-1])


def cut_copy(rules: RuleSet, deal: DealRecord, place: Place) -> Card | None:
    """Return the card that was cut for the trump (V048), None where the record has none."""
    if deal.turn_up is None:
        return None
    return Supply(rules, len(deal.hands)).take(deal.turn_up, place.key("turn_up"))


def draw_order(rules: RuleSet, seats: int, draw: Draw, place: Place) -> tuple[Card, ...]:
    """Return the pack with the drawn cards first, checked against who deals first (R010, R190)."""
    supply, where = Supply(rules, seats), place.key("cards")
    if rules.seating.first_dealer is not FirstDealer.RANDOM:
        cards = tuple(supply.take(face, where) for face in draw.cards)
        _check_king(rules, seats, draw, place)
        return (*cards, *supply.rest())
    cards = _copies_for(draw, supply, where)
    dealer = drawn_dealer(rules, cards)
    if dealer != draw.first_dealer:
        text = f"seat {dealer} drew the highest card and deals first, not seat {draw.first_dealer}"
        raise RecordError("draw", text, place.key("first_dealer"))
    return (*cards, *supply.rest())


def _check_king(rules: RuleSet, seats: int, draw: Draw, place: Place) -> None:
    """Check that the king of hearts ends the draw, and that its seat deals, or chose (R191)."""
    if KING_OF_HEARTS in draw.cards[:-1] or draw.cards[-1] != KING_OF_HEARTS:
        text = "cards are dealt round from seat 0 until the king of hearts: KH is the last, once"
        raise RecordError("draw", text, place.key("cards"))
    seat, chooses = king_seat(draw.cards, seats), FirstDealer.KH_DRAWER_CHOOSES
    if seat != draw.first_dealer and rules.seating.first_dealer is not chooses:
        text = f"seat {seat} got the king of hearts and deals first, not seat {draw.first_dealer}"
        raise RecordError("draw", text, place.key("first_dealer"))


def _copies_for(draw: Draw, supply: Supply, place: Place) -> tuple[Card, ...]:
    """Of two identical cards the first dealer drew the first copy, which counts as the higher."""
    cards: dict[int, Card] = {}
    first = Seat(draw.first_dealer)
    for seat in sorted(range(len(draw.cards)), key=lambda seat: seat != first):
        cards[seat] = supply.take(draw.cards[seat], place)
    return tuple(cards[seat] for seat in range(len(draw.cards)))


def held_copy(hand: int, face: Card) -> Card:
    """Return the copy of ``face`` in a hand's mask, the first one of two; ``face`` if none is."""
    for card in _copies(face):
        if hand >> card & 1:
            return card
    return face


def held_cards(hand: int, names: Iterable[Card]) -> tuple[int, Card | None]:
    """Return the mask of the named cards in a hand, and the first name that is not there."""
    mask = 0
    for face in names:
        card = held_copy(hand & ~mask, face)
        if not hand & ~mask & 1 << card:
            return mask, face
        mask |= 1 << card
    return mask, None


def _copies(face: Card) -> Iterable[Card]:
    return (Card(card) for card in range(128) if face_of(Card(card)) == face)


def faces(cards: Iterable[int]) -> tuple[Card, ...]:
    """Return the names' ids of cards, in their order."""
    return tuple(face_of(card) for card in cards)


def same_faces(mask: int, names: Sequence[Card]) -> bool:
    """Tell whether a mask holds cards of exactly these names."""
    held = Counter(face_of(card) for card in range(mask.bit_length()) if mask >> card & 1)
    return held == Counter(names)
