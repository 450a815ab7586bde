"""The engine's side of perft: the deal of a file, and a label for each action."""

from collections import Counter
from typing import Any

from vaza.kernel.cards import Card, Seat, cards_of, format_card, parse_card
from vaza.options.codes.codec import read_rules
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import plan_deals
from vaza.options.ruleset import RuleSet
from vaza.rules import perft
from vaza.rules.actions import (
    AuctionBid,
    AuctionPass,
    Bid,
    ChangeBid,
    Deal,
    NameTrump,
    PassCards,
    PickContract,
    PlayCard,
    Say,
    SeatAction,
)
from vaza.rules.match import NextDeal
from vaza.rules.sayings import format_say
from vaza.rules.speech import format_call, format_denomination
from vaza.rules.state import MatchState


def count(case: dict[str, Any]) -> dict[str, list[int]]:
    counts = perft.count(position(case), case["depth"])
    return {
        "sequences": list(counts.sequences),
        "ended": list(counts.ended),
        "points": list(counts.points),
    }


def position(case: dict[str, Any]) -> MatchState:
    """Return the deal of a case after the actions that come before the counting."""
    # Unchecked: an auction is for 13 cards at a table, and with 2 it can be counted to its end.
    rules, seats = read_rules(case["rules"]), case["players"]
    plan = plan_deals(rules, seats)[case["deal"] - 1]
    assert plan.size == case["cards"]
    order = cards_in(rules, seats, case["pack"])
    cut = None if case["cut"] is None else parse_card(case["cut"])
    step = NextDeal(plan, Seat(case["dealer"]))
    state = perft.dealt(rules, seats, step, Deal(order, cut=cut))
    for label in case.get("before", []):
        state = ways(state)[label]
    return state


def cards_in(rules: RuleSet, seats: int, names: str) -> tuple[Card, ...]:
    """Return the ids of a pack's cards by their names; of equal ones the first pack's first."""
    left = sorted(pack_cards(rules.pack, seats), reverse=True)
    copies: dict[str, list[Card]] = {}
    for card in left:
        copies.setdefault(format_card(card), []).append(card)
    return tuple(copies[name].pop() for name in names.split())


def ways(state: MatchState) -> dict[str, MatchState]:
    """Return what may be done, as labels, with the state after it."""
    choices = list(perft.choices(state))
    labels = Counter(label(action) for _, action in choices)
    assert max(labels.values()) == 1, "one label for two actions"
    return {label(action): perft.after(state, seat, action) for seat, action in choices}


def label(action: SeatAction) -> str:  # noqa: PLR0911 - a return for each action
    """Return the text of an action in perft files."""
    match action:
        case Bid():
            return str(action.number)
        case ChangeBid():
            return f"no, {action.number}"
        case AuctionBid() | AuctionPass():
            return format_call(action)
        case PassCards():
            return " ".join(sorted(format_card(card) for card in cards_of(action.cards)))
        case NameTrump():
            return f"={format_denomination(action.trump)}"
        case PickContract():
            return action.name
        case PlayCard():
            return format_card(action.card)
        case Say():
            return format_say(action)
        case _:
            raise ValueError(action)
