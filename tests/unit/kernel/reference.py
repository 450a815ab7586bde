"""The rules of a trick again, slowly, in words of their own: cards are (suit, rank) pairs.

A suit is a letter, ``X`` for the jokers; a rank is its place in the order given, the last highest.
Nothing of vaza is in it.
"""

from dataclasses import dataclass

Card = tuple[str, str]


@dataclass(frozen=True)
class Rules:
    order: str
    """The ranks from the lowest to the highest."""
    trump: str | None
    twins: str = "last"
    void: str = "any"
    must_beat: bool = False
    lead: str = "always"
    wild: bool = False


def winner(rules: Rules, cards: list[Card]) -> int | None:
    """Who holds the trick: strike out what cannot win, then look who beats whom."""
    alive = list(range(len(cards)))
    if rules.twins == "cancel":
        alive = [place for place in alive if cards.count(cards[place]) == 1]
    wild = [place for place in alive if rules.wild and cards[place][0] == "X"]
    if wild:
        return wild[-1] if rules.twins == "last" else wild[0]
    alive = [place for place in alive if not (rules.wild and cards[place][0] == "X")]
    trumps = [place for place in alive if cards[place][0] == rules.trump]
    led = led_suit(rules, cards)
    rivals = trumps or [place for place in alive if cards[place][0] == led]
    holder = None
    for place in rivals:
        if holder is None or beats(rules, cards[place], cards[holder]):
            holder = place
    return holder


def led_suit(rules: Rules, cards: list[Card]) -> str | None:
    """The suit that counts as led: that of the first card that is no wild joker."""
    return next((suit for suit, _ in cards if not (rules.wild and suit == "X")), None)


def beats(rules: Rules, later: Card, earlier: Card) -> bool:
    """Tell whether a later card of the same suit beats an earlier one."""
    if later == earlier or later[0] == earlier[0] == "X":
        return rules.twins == "last"
    return rules.order.index(later[1]) > rules.order.index(earlier[1])


def legal(rules: Rules, hand: list[Card], trick: list[Card], *, broken: bool) -> set[Card]:
    """The cards that may be played, found by asking of each card what speaks against it."""
    return {card for card in hand if not objection(rules, hand, trick, card, broken=broken)}


def objection(
    rules: Rules, hand: list[Card], trick: list[Card], card: Card, *, broken: bool
) -> str:
    """Say what speaks against playing ``card``, or nothing."""
    if rules.wild and card[0] == "X":
        return ""
    if not trick:
        return objection_to_lead(rules, hand, card, broken=broken)
    if rules.wild and trick[0][0] == "X":
        return ""
    led = trick[0][0]
    same = [other for other in hand if other[0] == led]
    if same:
        if card not in same:
            return "follow suit"
        return objection_to_low(rules, same, trick, card)
    return objection_when_void(rules, hand, trick, card)


def objection_to_lead(rules: Rules, hand: list[Card], card: Card, *, broken: bool) -> str:
    if card[0] != rules.trump or rules.lead == "always":
        return ""
    if rules.lead == "broken" and broken:
        return ""
    return "lead something else" if any(other[0] != rules.trump for other in hand) else ""


def objection_to_low(rules: Rules, same: list[Card], trick: list[Card], card: Card) -> str:
    holder = winner(rules, trick)
    if not rules.must_beat or holder is None or trick[holder][0] != trick[0][0]:
        return ""
    better = [other for other in same if beats(rules, other, trick[holder])]
    return "beat it" if better and card not in better else ""


def objection_when_void(rules: Rules, hand: list[Card], trick: list[Card], card: Card) -> str:
    trumps = [other for other in hand if other[0] == rules.trump]
    if rules.void == "any" or not trumps:
        return ""
    if card not in trumps:
        return "trump"
    played = [other for other in trick if other[0] == rules.trump]
    higher = [other for other in trumps if all(beats(rules, other, earlier) for earlier in played)]
    if rules.void == "must_overtrump" and higher and card not in higher:
        return "trump higher"
    return ""
