"""All conflicts of a rule set at once: what it says, axis by axis, and what would mend it."""

from collections.abc import Iterator

from vaza.options.axes import BidOpens, End, FirstLead, Shape, ThenContinue, Tie
from vaza.options.packs import pack_cards
from vaza.options.ruleset import Problem, RuleSet
from vaza.options.schedule import base_sizes, largest_size, tie_deal


def check(rules: RuleSet, seats: int | None = None) -> tuple[Problem, ...]:
    """Return every conflict of a rule set, judged for ``seats`` or for all seats it is meant for.

    An empty result means that it can be played to the end.
    """
    return (*_seat_problems(rules, seats), *_axis_problems(rules), *_size_problems(rules, seats))


def _seat_problems(rules: RuleSet, seats: int | None) -> Iterator[Problem]:
    allowed = rules.seating.seats
    if not allowed or list(allowed) != sorted(set(allowed)):
        yield Problem(
            "seating.seats",
            "seats-order",
            "the numbers of seats are a rising list without repeats",
            "write for example [3, 4, 5]",
        )
    elif seats is not None and seats not in allowed:
        yield Problem(
            "seating.seats",
            "seats",
            f"these rules are for {_listing(allowed)} seats, not {seats}",
            f"take {_listing(allowed)} seats",
        )


def _listing(numbers: tuple[int, ...]) -> str:
    *first, last = [str(number) for number in numbers]
    return f"{', '.join(first)} or {last}" if first else last


def _axis_problems(rules: RuleSet) -> Iterator[Problem]:
    one_way = rules.schedule.shape in (Shape.UP, Shape.DOWN)
    if rules.schedule.then_continue is not ThenContinue.NO and not one_way:
        yield Problem(
            "schedule.then_continue",
            "continue-shape",
            "only a schedule that runs one way can be walked back",
            "set then_continue to no, or the shape to up or down",
        )
    if rules.schedule.shape is Shape.LIST and not rules.schedule.list:
        yield Problem(
            "schedule.list", "empty-list", "the list of hand sizes is empty", "list the hand sizes"
        )
    if (
        rules.play.first_lead is FirstLead.HIGHEST_BID
        and rules.bidding.bid_opens is BidOpens.FIRST_LEADER
    ):
        yield Problem(
            "bidding.bid_opens",
            "opens-unknown",
            "the first leader is known only after the bids",
            "set bid_opens to eldest or dealer",
        )
    if rules.ending.end is End.TARGET and rules.schedule.then_continue is ThenContinue.ASK:
        yield Problem(
            "schedule.then_continue",
            "continue-target",
            "a match to a target has no last deal after which to ask",
            "set then_continue to no or yes",
        )


def _size_problems(rules: RuleSet, seats: int | None) -> Iterator[Problem]:
    if rules.schedule.shape is Shape.LIST and not rules.schedule.list:
        return
    allowed = rules.seating.seats
    counts = allowed if seats is None else tuple({seats} & set(allowed))
    for count in counts:
        yield from _pack_problems(rules, count)
    yield from _table_problems(rules, counts)


def _pack_problems(rules: RuleSet, seats: int) -> Iterator[Problem]:
    cards = len(pack_cards(rules.pack, seats))
    largest = largest_size(rules, seats, leave_turn_up=False)
    needed = max(base_sizes(rules, seats))
    if needed <= largest:
        return
    axis = "schedule.list" if rules.schedule.shape is Shape.LIST else "schedule.peak"
    yield Problem(
        axis,
        "pack-too-small",
        f"{seats} seats x {needed} cards = {seats * needed}, the pack has {cards}",
        f"the largest hand that works at {seats} seats is {largest}",
    )


def _table_problems(rules: RuleSet, counts: tuple[int, ...]) -> Iterator[Problem]:
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
                f"no points for hands of {sizes} cards at {at} seats",
                "add these sizes to the table",
            )


def _sizes_without_points(rules: RuleSet, seats: int) -> tuple[int, ...]:
    table, sizes = rules.scoring.points, set(base_sizes(rules, seats))
    if rules.ending.tie is Tie.EXTRA_DEALS:
        sizes.add(tie_deal(rules, seats, 1).size)
    return tuple(sorted(size for size in sizes if size >= len(table) or not table[size]))
