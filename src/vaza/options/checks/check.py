"""All conflicts of a rule set at once: what it says, axis by axis, and what would mend it."""

from collections.abc import Iterator

from vaza.options.axes.schedule import Shape
from vaza.options.checks.auction import auction_conflicts
from vaza.options.checks.conflicts import axis_conflicts
from vaza.options.checks.contracts import contract_conflicts
from vaza.options.checks.pack import pack_conflicts
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import base_sizes, dealt_sizes, largest_size
from vaza.options.ruleset import Mend, Problem, RuleSet
from vaza.options.scorings.json_form import write_scoring
from vaza.options.scorings.model import S01, Scoring


def check(
    rules: RuleSet, seats: int | None = None, *, scoring: Scoring = S01
) -> tuple[Problem, ...]:
    """Return every conflict of a rule set, judged for ``seats`` or for all seats it is meant for.

    ``scoring`` is what a table that lacks hands may give way to, such as the scoring of the preset
    that the rules began with; a table gives way to no other one. An empty result means that the
    rules can be played to the end. Hand sizes are judged against a pack that can be put together.
    """
    in_pack = tuple(pack_conflicts(rules))
    return (
        *_seat_problems(rules, seats),
        *in_pack,
        *contract_conflicts(rules),
        *(() if rules.deals else _bid_problems(rules, seats, scoring, is_pack_sound=not in_pack)),
    )


def _bid_problems(
    rules: RuleSet, seats: int | None, scoring: Scoring, *, is_pack_sound: bool
) -> Iterator[Problem]:
    """Yield the conflicts of a game of bids: with a list of contracts these axes are idle."""
    yield from axis_conflicts(rules)
    yield from auction_conflicts(rules)
    if is_pack_sound:
        yield from _size_problems(rules, seats, S01 if scoring.points else scoring)


def _seat_problems(rules: RuleSet, seats: int | None) -> Iterator[Problem]:
    allowed = rules.seating.seats
    if not allowed or list(allowed) != sorted(set(allowed)):
        yield Problem(
            "seating.seats",
            "seats-order",
            "the numbers of seats are a rising list without repeats",
            "write for example [3, 4, 5]",
            (("seating.seats", tuple(sorted(set(allowed))) or (3, 4, 5)),),
        )
    elif seats is not None and seats not in allowed:
        yield Problem(
            "seating.seats",
            "seats",
            f"these rules are for {_listing(allowed)} seats, not {seats}",
            f"take {_listing(allowed)} seats",
            facts=(("seats", seats), ("allowed", ", ".join(map(str, allowed)))),
        )


def _listing(numbers: tuple[int, ...]) -> str:
    *first, last = [str(number) for number in numbers]
    return f"{', '.join(first)} or {last}" if first else last


def _size_problems(rules: RuleSet, seats: int | None, scoring: Scoring) -> Iterator[Problem]:
    if rules.schedule.shape is Shape.LIST and not rules.schedule.list:
        return
    allowed = rules.seating.seats
    counts = allowed if seats is None else tuple({seats} & set(allowed))
    for count in counts:
        yield from _pack_problems(rules, count)
    yield from _least_problems(rules, counts)
    yield from _table_problems(rules, counts, scoring)


def _pack_problems(rules: RuleSet, seats: int) -> Iterator[Problem]:
    cards = len(pack_cards(rules.pack, seats))
    largest = largest_size(rules, seats, leave_turn_up=False)
    needed = max(base_sizes(rules, seats))
    if needed <= largest:
        return
    is_list = rules.schedule.shape is Shape.LIST
    yield Problem(
        "schedule.list" if is_list else "schedule.peak",
        "pack-too-small",
        f"{seats} seats x {needed} cards = {seats * needed}, the pack has {cards}",
        f"the largest hand that works at {seats} seats is {largest}",
        _smaller(rules, largest),
        (("seats", seats), ("size", needed), ("cards", cards), ("largest", largest)),
    )


def _smaller(rules: RuleSet, largest: int) -> Mend:
    if rules.schedule.shape is Shape.LIST:
        return (("schedule.list", tuple(min(size, largest) for size in rules.schedule.list)),)
    return (("schedule.peak", largest),)


def _least_problems(rules: RuleSet, counts: tuple[int, ...]) -> Iterator[Problem]:
    """Yield that some hands are too small for any bid, once for all numbers of seats."""
    least = rules.bidding.bid_min
    smallest = min((size for seats in counts for size in dealt_sizes(rules, seats)), default=least)
    if least > smallest:
        yield Problem(
            "bidding.bid_min",
            "bid-hand",
            f"hands of {smallest} allow no bid of {least} or more",
            f"set bid_min to {smallest} or less",
            (("bidding.bid_min", smallest),),
            (("least", least), ("size", smallest)),
        )


def _table_problems(rules: RuleSet, counts: tuple[int, ...], scoring: Scoring) -> Iterator[Problem]:
    """Yield the hand sizes without points, once for all numbers of seats that lack the same."""
    lacking: dict[tuple[int, ...], list[int]] = {}
    for seats in counts if rules.scoring.points else ():
        lacking.setdefault(_sizes_without_points(rules, seats), []).append(seats)
    for missing, seats_of_it in lacking.items():
        if missing:
            sizes, at = ", ".join(map(str, missing)), _listing(tuple(seats_of_it))
            yield Problem(
                "scoring.points",
                "points-missing",
                f"no points at {at} seats for hands of so many cards: {sizes}",
                "add these sizes to the table",
                (("scoring", write_scoring(scoring)),),
                (("sizes", sizes), ("seats", ", ".join(map(str, seats_of_it)))),
            )


def _sizes_without_points(rules: RuleSet, seats: int) -> tuple[int, ...]:
    table, sizes = rules.scoring.points, dealt_sizes(rules, seats)
    return tuple(sorted(size for size in sizes if size >= len(table) or not table[size]))
