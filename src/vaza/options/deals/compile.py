"""From a rule set and one of its deals to RuleTables: the one place that serves the kernel."""

from functools import lru_cache

from vaza.kernel.cards import HEARTS, SUIT_MASKS
from vaza.kernel.tables import (
    LEAD_ALWAYS,
    LEAD_BROKEN,
    LEAD_LAST_RESORT,
    NO_TRUMP,
    OVER,
    TWIN_CANCEL,
    TWIN_FIRST,
    TWIN_LAST,
    UNDER,
    VOID_ANY,
    VOID_MUST_OVERTRUMP,
    VOID_MUST_TRUMP,
    RuleTables,
)
from vaza.options.axes.pack import Duplicates
from vaza.options.axes.play import JokerPlay, LeadTrump, VoidDuty
from vaza.options.contracts.model import Contract, CountKind, entries_of
from vaza.options.deals.contract_cards import cards_counted, play_contract
from vaza.options.deals.packs import strengths
from vaza.options.ruleset import RuleSet
from vaza.options.scorings.model import Vector, branch_of, evaluate

_TWINS = {
    Duplicates.LAST: TWIN_LAST,
    Duplicates.FIRST: TWIN_FIRST,
    Duplicates.CANCEL: TWIN_CANCEL,
}
_VOID = {
    VoidDuty.ANY: VOID_ANY,
    VoidDuty.MUST_TRUMP: VOID_MUST_TRUMP,
    VoidDuty.MUST_OVERTRUMP: VOID_MUST_OVERTRUMP,
}
_LEAD = {
    LeadTrump.ALWAYS: LEAD_ALWAYS,
    LeadTrump.LAST_RESORT: LEAD_LAST_RESORT,
    LeadTrump.BROKEN: LEAD_BROKEN,
}

PointTable = tuple[tuple[tuple[int, ...], ...], ...]


@lru_cache(maxsize=4096)
def compile_deal(
    rules: RuleSet, seats: int, size: int, trump: int = NO_TRUMP, contract: str = ""
) -> RuleTables:
    """Return the tables of a deal of ``size`` cards to ``seats`` seats with ``trump`` (a suit).

    ``contract`` is the name of what is played in a deal of King, ``up`` and ``down`` among them.
    """
    played = play_contract(rules, contract) if contract else None
    return RuleTables(
        seats=seats,
        size=size,
        trump=trump,
        strength=strengths(rules.pack),
        void_duty=_VOID[rules.play.void_duty],
        twins=_TWINS[rules.pack.duplicates],
        points=point_table(rules, size) if played is None else (),
        must_beat=int(rules.play.must_beat),
        lead_trump=_LEAD[rules.play.lead_trump],
        wild=int(rules.play.joker_play is JokerPlay.WILD),
        lead_ban=SUIT_MASKS[HEARTS] if played and played.hearts_lead_ban else 0,
        forced=cards_counted(rules, seats, played.forced_card) if played else 0,
        counted=_ends_with(rules, seats, played) if played else 0,
    )


def _ends_with(rules: RuleSet, seats: int, played: Contract) -> int:
    """Return the cards after which a deal may end: one that counts cards alone (A40)."""
    kinds = {entry.kind for entry in entries_of(played)}
    if not rules.contracts.early_end or kinds != {CountKind.CARDS}:
        return 0
    mask = 0
    for cards, _ in played.per_card:
        mask |= cards_counted(rules, seats, cards)
    return mask


@lru_cache(maxsize=1024)
def point_table(rules: RuleSet, size: int) -> PointTable:
    """Return the points by [label][bid][tricks] for hands of ``size``."""
    return tuple(
        tuple(
            tuple(_points(rules, size, bid, taken, label) for taken in range(size + 1))
            for bid in range(size + 1)
        )
        for label in (UNDER, OVER)
    )


def _points(rules: RuleSet, size: int, bid: int, taken: int, label: int) -> int:
    """Return the points of one seat with the changes of the group ``bonus`` (R067, R176, A32)."""
    bonus = rules.bonus
    if bid == taken == 0 and bonus.nil_value is not None:
        return bonus.nil_value + bonus.nil_per_card * size
    points = _scored(rules, size, bid, taken, label)
    is_capped = bonus.nil_fail_cap_at_zero and bid == 0 < taken
    return min(points, 0) if is_capped else points


def _scored(rules: RuleSet, size: int, bid: int, taken: int, label: int) -> int:
    if rules.scoring.points:
        return rules.scoring.points[size][bid][taken]
    terms = branch_of(rules.scoring, bid=bid, taken=taken, is_over=label == OVER)
    if size < rules.bonus.trick_point_from_size:
        terms = _without_trick_points(terms)
    return evaluate(terms, size=size, bid=bid, taken=taken)


def _without_trick_points(terms: Vector) -> Vector:
    """Drop what each trick bid or taken earns; fixed sums and differences stay (A03)."""
    constant, _, _, _, _, d, d2, d_tri, h = terms
    return (constant, 0, 0, 0, 0, d, d2, d_tri, h)
