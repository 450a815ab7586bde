"""Conflicts of a list of contracts with the rest of a rule set (rules of King)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count

from vaza.options.axes.ending import End, Tie
from vaza.options.axes.play import JokerPlay, Revoke
from vaza.options.axes.schedule import ThenContinue
from vaza.options.axes.seating import FirstDealer
from vaza.options.axes.trump import TrumpKind
from vaza.options.checks.pack import PLAIN_PACK
from vaza.options.contracts.json_form import LONGEST_NAME, write_contracts
from vaza.options.contracts.model import Contract
from vaza.options.deals.contract_cards import cards_counted
from vaza.options.deals.packs import pack_cards
from vaza.options.ruleset import Problem, RuleSet

_TABLE = (4, 52)
"""Seats and cards of a positive deal."""
_KH_DRAWS = (FirstDealer.KH_DRAWER, FirstDealer.KH_DRAWER_CHOOSES)


def contract_conflicts(rules: RuleSet) -> Iterator[Problem]:
    """Yield what does not fit a list of contracts, or the draw for the king of hearts."""
    yield from _draw_problems(rules)
    if rules.deals:
        yield from _name_problems(rules)
        yield from _table_problems(rules)
        yield from _axis_problems(rules)


def _draw_problems(rules: RuleSet) -> Iterator[Problem]:
    if rules.seating.first_dealer not in _KH_DRAWS:
        return
    lacking = [seats for seats in rules.seating.seats if not cards_counted(rules, seats, "KH")]
    if lacking:
        yield Problem(
            "seating.first_dealer",
            "no-king-of-hearts",
            f"the pack for {lacking[0]} seats has no king of hearts to draw",
            "draw for the highest card",
            (("seating.first_dealer", "random"),),
        )


def _name_problems(rules: RuleSet) -> Iterator[Problem]:
    apart = _told_apart(rules.deals)
    if apart != rules.deals:
        pairs = zip(rules.deals, apart, strict=True)
        name = next(old.name for old, new in pairs if old != new)
        yield Problem(
            "contracts.list",
            "contract-twice",
            f"two different contracts are called {name}",
            "give each its own name",
            (("contracts.list", tuple(write_contracts(apart))),),
        )


def _told_apart(deals: tuple[Contract, ...]) -> tuple[Contract, ...]:
    """Return the contracts; one that differs from an earlier one of its name gets a number."""
    names: dict[str, Contract] = {contract.name: contract for contract in reversed(deals)}
    return tuple(_named(contract, names) for contract in deals)


def _named(contract: Contract, names: dict[str, Contract]) -> Contract:
    """Return the contract under the first name that is its own, and keep it under that."""
    for number in count(1):
        named = contract if number == 1 else replace(contract, name=_numbered(contract, number))
        if names.setdefault(named.name, named) == named:
            return named
    return contract


def _numbered(contract: Contract, number: int) -> str:
    suffix = f"-{number}"
    return contract.name[: LONGEST_NAME - len(suffix)].rstrip("-") + suffix


def _table_problems(rules: RuleSet) -> Iterator[Problem]:
    packs = {seats: len(pack_cards(rules.pack, seats)) for seats in rules.seating.seats}
    has_positive = any(contract.positive for contract in rules.deals)
    unfit = next((seats for seats, cards in packs.items() if (seats, cards) != _TABLE), None)
    uneven = next((seats for seats, cards in packs.items() if cards % seats), None)
    if has_positive and unfit is not None:
        yield Problem(
            "seating.seats",
            "positive-deal",
            f"a positive deal needs 4 seats and 52 cards, not {unfit} and {packs[unfit]}",
            "play with 4 seats and one pack of 52",
            (("seating.seats", (4,)), *PLAIN_PACK),
        )
    elif uneven is not None:
        yield Problem(
            "seating.seats",
            "contract-deal",
            f"{packs[uneven]} cards do not deal out to {uneven} seats",
            "take numbers of seats that they do",
            (("seating.seats", _even_seats(rules)),),
        )


def _even_seats(rules: RuleSet) -> tuple[int, ...]:
    """Return the numbers of seats that the pack deals out to, 4 where none of them does."""
    seats = rules.seating.seats
    return tuple(one for one in seats if not len(pack_cards(rules.pack, one)) % one) or (4,)


def _axis_problems(rules: RuleSet) -> Iterator[Problem]:
    ending, play = rules.ending, rules.play
    wanted: tuple[tuple[str, bool, str, str], ...] = (
        ("ending.tie", ending.tie is not Tie.EXTRA_DEALS, "shared", "a tie is not played off"),
        ("ending.end", ending.end is End.SCHEDULE_DONE, "schedule_done", "its list is all"),
        ("trump.trump", rules.trump.trump is TrumpKind.NONE, "none", "a contract says the trump"),
        ("play.revoke", play.revoke is Revoke.REFUSE, "refuse", "every duty is kept"),
        ("play.joker_play", play.joker_play is JokerPlay.OWN_SUIT, "own_suit", "no card is wild"),
        (
            "schedule.then_continue",
            rules.schedule.then_continue is ThenContinue.NO,
            "no",
            "its list is the schedule",
        ),
    )
    for axis, fits, value, why in wanted:
        if not fits:
            yield Problem(
                axis,
                "contract-axis",
                f"in a game of contracts {why}",
                f"set it to {value}",
                ((axis, value),),
            )
