"""``vaza perft``."""

from typing import Any, Final

from vaza.cli.fault import InputError
from vaza.cli.numbers import MaybeWhole, Whole
from vaza.cli.parameters import Json, Ref
from vaza.cli.printing import print_columns, print_json
from vaza.cli.refs import rules_of
from vaza.cli.schedule import seats_of
from vaza.kernel.cards import Seat, format_card, format_cards
from vaza.options.codes.codec import rules_to_json
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealPlan, DealTrump, plan_deals
from vaza.options.ruleset import RuleSet
from vaza.rules import perft as counting
from vaza.rules.actions import Deal
from vaza.rules.match import NextDeal
from vaza.rules.perft import MOST, Counts
from vaza.rules.shuffle import cut_card, shuffled
from vaza.rules.state import MatchState

_MOST_SEED: Final = 2**63
_HOPELESS: Final = 30 * MOST
"""A guess of more is not even begun; a smaller one may be wrong."""


def perft(  # noqa: PLR0913 - a parameter for each option
    ref: Ref,
    /,
    *,
    players: MaybeWhole = None,
    cards: MaybeWhole = None,
    deal: MaybeWhole = None,
    dealer: Whole = 0,
    seed: Whole = 0,
    depth: MaybeWhole = None,
    complete: bool = False,
    as_json: Json = False,
) -> int:
    """Count the ways in which a deal can go: sequences of legal actions, and their points.

    Bids, changes of a bid, words, cards passed on and cards played count as actions; claims do not.

    Parameters
    ----------
    players
        How many play; not needed where the rules are for one number alone.
    cards
        The hand size: the first deal of the match with so many cards.
    deal
        The number of the deal in the match, from 1, instead of its size or beside it.
    dealer
        The seat that deals.
    seed
        The order of the pack.
    depth
        The number of actions.
    complete
        Count to the end of the deal.
    """
    rules = rules_of(ref, players)
    seats = seats_of(rules, players)
    _check_numbers(seats, dealer, seed, depth, is_complete=complete)
    plan = _plan(rules, seats, cards, deal)
    action = _dealing(rules, seats, plan, seed)
    state = counting.dealt(rules, seats, NextDeal(plan, Seat(dealer)), action)
    counts = _counted(state, depth)
    if as_json:
        print_json(told(rules, seats, NextDeal(plan, Seat(dealer)), action, depth, counts))
    else:
        _print(counts)
    return 0


def _check_numbers(
    seats: int, dealer: int, seed: int, depth: int | None, *, is_complete: bool
) -> None:
    if not 0 <= dealer < seats:
        raise InputError(f"--dealer {dealer}: no such seat; seats are 0 to {seats - 1}")
    if not 0 <= seed < _MOST_SEED:
        raise InputError(f"--seed {seed}: write a number from 0 to {_MOST_SEED - 1}")
    if is_complete == (depth is not None):
        raise InputError("say how far to count: either --depth D or --complete")
    if depth is not None and depth < 1:
        raise InputError(f"--depth {depth}: write 1 or more")


def _plan(rules: RuleSet, seats: int, cards: int | None, number: int | None) -> DealPlan:
    plans = plan_deals(rules, seats)
    if cards is None and number is None:
        raise InputError("say which deal: --cards H, or --deal K, its number in the match")
    if number is not None and not 1 <= number <= len(plans):
        raise InputError(f"--deal {number}: the match has {len(plans)} deals, from 1")
    some = plans if number is None else plans[number - 1 : number]
    fitting = [plan for plan in some if cards in (None, plan.size)]
    if not fitting:
        sizes = ", ".join(map(str, sorted({plan.size for plan in some})))
        where = f"deal {number} has" if number is not None else "these rules deal"
        raise InputError(f"--cards {cards}: {where} {sizes} cards at {seats} seats")
    return fitting[0]


def _dealing(rules: RuleSet, seats: int, plan: DealPlan, seed: int) -> Deal:
    """Return the dealing of a seed: its 8 bytes, big endian, shuffle the pack."""
    pack, dice = pack_cards(rules.pack, seats), seed.to_bytes(8, "big")
    cut = cut_card(dice, pack) if plan.trump is DealTrump.CUT else None
    return Deal(shuffled(dice, pack), cut=cut)


def _counted(state: MatchState, depth: int | None) -> Counts:
    shorter = "take a smaller --depth or --cards"
    guess = counting.estimate(state, depth)
    if guess > _HOPELESS:
        raise InputError(f"more than the {MOST:,} sequences that are counted; {shorter}")
    try:
        return counting.count(state, depth)
    except counting.TooManyError as error:
        raise InputError(f"more than the {MOST:,} sequences that are counted; {shorter}") from error


def told(
    rules: RuleSet, seats: int, step: NextDeal, action: Deal, depth: int | None, counts: Counts
) -> dict[str, Any]:
    """Return the JSON of a count: the rules, the deal, and what was counted (tests/perft)."""
    plan = step.plan
    return {
        "rules": rules_to_json(rules),
        "players": seats,
        "deal": plan.number,
        "cards": plan.size,
        "dealer": step.dealer,
        "pack": format_cards(action.order),
        "cut": None if action.cut is None else format_card(action.cut),
        "depth": depth,
        "sequences": list(counts.sequences),
        "ended": list(counts.ended),
        "points": list(counts.points),
    }


def _print(counts: Counts) -> None:
    rows: list[tuple[object, ...]] = [("actions", "sequences", "ended")]
    pairs = zip(counts.sequences, counts.ended, strict=True)
    rows += [(at, f"{ways:,}", f"{ended:,}") for at, (ways, ended) in enumerate(pairs)]
    print_columns(rows, right=(0, 1, 2))
    if any(counts.ended):
        points = ", ".join(f"{points:,}" for points in counts.points)
        print(f"\n{sum(counts.ended):,} ways to the end; points of each seat: {points}")
