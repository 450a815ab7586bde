"""Rule sets of the whole family, small, and matches by random actions under them."""

import random
from typing import Any

from vaza.kernel.cards import Seat, cards_of, mask_of
from vaza.options.axes.seating import FirstDealer
from vaza.options.codes.codec import rules_from_json
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealTrump
from vaza.options.ruleset import RuleSet
from vaza.rules.actions import (
    TABLE,
    Action,
    AuctionPass,
    ChangeBid,
    ChooseDealer,
    Claim,
    Continue,
    Deal,
    Draw,
    PassCards,
    PlayCard,
)
from vaza.rules.decide import decide
from vaza.rules.events import Event
from vaza.rules.evolve import evolve
from vaza.rules.legal import legal_actions
from vaza.rules.phases.exchange import cards_to_pass
from vaza.rules.phases.play import dutiful
from vaza.rules.refusals import Refusal
from vaza.rules.shuffle import shuffled
from vaza.rules.state import MatchState, Stage, new_match
from vaza.rules.turns import awaited
from vaza.rules.view import seat_view

_FEW = {"schedule": {"shape": "list", "list": [3, 1, 4]}}
_SHORT = {**_FEW, "ending": {"tie": "shared"}}
_ISRAELI = {"base": "israeli-whist", "ending": {"max_deals": 3, "tie": "shared"}}

FAMILY: dict[str, tuple[int, dict[str, Any]]] = {
    "latin, counter-clockwise, must trump": (4, {"base": "podrida", **_SHORT}),
    "brisca, must beat and overtrump": (
        3,
        {
            "base": "pocha",
            "schedule": {"shape": "list", "list": [3, 13]},
            "play": {"void_duty": "must_overtrump"},
            "ending": {"tie": "shared"},
        },
    ),
    "stripped, streaks": (
        5,
        {
            "base": "romanian-whist-norm",
            "schedule": {"shape": "list", "list": [1, 1, 2, 1, 8, 1]},
            "bonus": {"streak_length": 2, "streak_bonus": 30, "streak_penalty": -7},
        },
    ),
    "65 cards": (
        5,
        {"base": "dane-se-australia-5", "schedule": {"shape": "list", "list": [13, 3]}},
    ),
    "78 cards, twins cancel": (
        6,
        {"base": "dane-se-australia-6", **_SHORT, "pack": {"duplicates": "cancel"}},
    ),
    "jokers, low wins": (4, {"pack": {"jokers": 2, "rank_order": "low_beats_high"}, **_SHORT}),
    "wild jokers, a turned one is passed over": (
        3,
        {
            "pack": {"pack": "std32", "jokers": 2, "packs": 2},
            "trump": {"joker_turnup": "redraw", "turnup_nt_ranks": ["A", "7"]},
            "play": {"joker_play": "wild_anytime", "lead_trump": "broken"},
            **_SHORT,
        },
    ),
    "nothing but jokers is left to turn": (
        3,
        {
            "pack": {"pack": "std32", "jokers": 2},
            "trump": {"joker_turnup": "redraw"},
            "schedule": {"shape": "list", "list": [11, 10]},
            "ending": {"tie": "shared"},
        },
    ),
    "a turned joker is no trumps": (
        4,
        {"pack": {"pack": "std36", "jokers": 2}, "trump": {"joker_turnup": "nt"}, **_SHORT},
    ),
    "a card is cut": (
        4,
        {
            "trump": {"full_deal_trump": "cut"},
            "schedule": {"shape": "list", "list": [13, 2]},
            "ending": {"tie": "shared"},
        },
    ),
    "the dealer names the trump of a full deal": (
        4,
        {
            "trump": {"full_deal_trump": "dealer_names"},
            "schedule": {"shape": "list", "list": [13, 2]},
            "ending": {"tie": "shared"},
        },
    ),
    "the dealer names the trump, blind bids": (
        4,
        {
            "trump": {"trump": "dealer_names"},
            "bidding": {"bid_mode": "blind", "bid_change": "until_first_card"},
            "play": {"first_lead": "declarer", "lead_trump": "last_resort"},
            **_SHORT,
        },
    ),
    "the highest bidder names it and leads": (
        3,
        {
            "trump": {"trump": "highest_bidder"},
            "bidding": {"hook": "gt", "bid_change": "never", "max_nils_in_row": 1},
            "play": {"first_lead": "declarer"},
            **_SHORT,
        },
    ),
    "together, then named": (
        4,
        {
            "trump": {"trump": "highest_bidder"},
            "bidding": {"bid_mode": "simultaneous", "hook": "none", "bid_max": 5},
            **_SHORT,
        },
    ),
    "secret bids and revokes": (
        4,
        {
            "bidding": {"bid_mode": "secret_until_end", "hook": "none"},
            "play": {"revoke": "penalty", "first_lead": "prev_last_winner"},
            "bonus": {"streak_length": 2, "streak_bonus": 10, "void_if_none_exact": True},
            **_SHORT,
        },
    ),
    "revokes, the bid changes until the first card": (
        3,
        {
            "bidding": {"bid_change": "until_first_card", "hook": "lt", "except_last": True},
            "play": {"revoke": "penalty", "revoke_points": -20},
            "pack": {"jokers": 2},
            **_SHORT,
        },
    ),
    "zero first": (3, {**_FEW, "ending": {"winner": "zero_first", "tie": "most_exact"}}),
    "a target": (4, {**_FEW, "ending": {"end": "target", "target": 25, "max_deals": 9}}),
    "down and back in uneven steps": (
        3,
        {
            "schedule": {"shape": "down_up", "peak": 4, "step": 2, "repeat_low": "n"},
            "ending": {"tie": "shared"},
        },
    ),
    "up in uneven steps, and on": (
        2,
        {
            "schedule": {
                "shape": "up",
                "peak": 4,
                "step": 2,
                "repeat_high": 2,
                "then_continue": "yes",
            },
            "ending": {"tie": "shared"},
        },
    ),
    "ones alone, and no way back": (
        2,
        {
            "schedule": {"shape": "up", "peak": 1, "repeat_low": 2, "then_continue": "yes"},
            "ending": {"tie": "shared"},
        },
    ),
    "an auction": (4, _ISRAELI),
    "an auction with gulash": (
        4,
        {**_ISRAELI, "base": "israeli-whist-norm", "auction": {"gulash_dir": "right"}},
    ),
    "an auction, passes final, revokes": (
        4,
        {
            **_ISRAELI,
            "base": "israeli-whist-gulash",
            "auction": {"reenter": False, "gulash_cards": 2},
            "play": {"revoke": "penalty"},
            "bidding": {"bid_max": "declarer", "hook": "none"},
        },
    ),
}
"""Seats and rule set."""


def family() -> dict[str, tuple[RuleSet, int]]:
    """Return each rule set with its number of seats."""
    return {
        name: (rules_from_json({**rules, "seating": {"seats": [seats]}}), seats)
        for name, (seats, rules) in FAMILY.items()
    }


def random_events(
    rules: RuleSet, seats: int, seed: int, *, most: int = 10**6
) -> tuple[MatchState, list[Event]]:
    """Play a match, or its first ``most`` actions; passes and revokes are made often enough."""
    rng, state, told = random.Random(seed), new_match(rules, seats), list[Event]()
    while state.public.stage is not Stage.OVER and most > 0:
        most -= 1
        seat, action = random_action(state, rng)
        events = decide(state, seat, action)
        assert not isinstance(events, Refusal), (seat, action, events)
        for event in events:
            state = evolve(state, event)
        told += events
    return state, told


def random_action(state: MatchState, rng: random.Random) -> tuple[Seat, Action]:
    public = state.public
    order = shuffled(rng.randbytes(16), pack_cards(public.rules.pack, public.seats))
    match public.stage:
        case Stage.DRAW if public.rules.seating.first_dealer is not FirstDealer.CHOSEN:
            return TABLE, Draw(order)
        case Stage.DRAW:
            return TABLE, ChooseDealer(Seat(rng.randrange(public.seats)))
        case Stage.DEALING:
            due = public.next_deal
            is_cut = due is not None and due.plan.trump is DealTrump.CUT
            return TABLE, Deal(order, cut=rng.choice(order) if is_cut else None)
        case Stage.ASKING:
            return TABLE, Continue(rng.random() < 0.5)
        case _:
            return _of_a_seat(state, rng)


def _of_a_seat(state: MatchState, rng: random.Random) -> tuple[Seat, Action]:
    public = state.public
    seat = rng.choice(awaited(public))
    hand = state.hidden.hands[seat]
    if public.stage is Stage.EXCHANGE:
        chosen = rng.sample(list(cards_of(hand)), cards_to_pass(public))
        return seat, PassCards(mask_of(chosen))
    if public.stage is Stage.AUCTION and rng.random() < 0.8:
        return seat, AuctionPass()
    if public.stage is Stage.PLAY:
        view = seat_view(state, seat)
        may_do = [a for a in legal_actions(view) if not isinstance(a, PlayCard)]
        if may_do and rng.random() < 0.3:
            return seat, rng.choice(may_do)
        cards = hand if rng.random() < 0.04 else dutiful(public, hand)
        legal = [a for a in legal_actions(view) if isinstance(a, PlayCard) and cards >> a.card & 1]
        return seat, rng.choice(legal)
    actions: list[tuple[Seat, Action]] = [
        (Seat(other), action)
        for other in range(public.seats)
        for action in legal_actions(seat_view(state, Seat(other)))
        if other == seat or (isinstance(action, ChangeBid) and rng.random() < 0.3)
    ]
    return rng.choice([(s, a) for s, a in actions if not isinstance(a, Claim)])
