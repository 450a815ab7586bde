"""Conflicts of a list of contracts with the rest of a rule set (rules of King)."""

from collections.abc import Iterator

from vaza.options.axes import End, FirstDealer, JokerPlay, Revoke, ThenContinue, Tie, TrumpKind
from vaza.options.contract_cards import cards_counted
from vaza.options.packs import pack_cards
from vaza.options.ruleset import Problem, RuleSet

_SEATS = 4
_CARDS = 52
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
    seen: dict[str, object] = {}
    for contract in rules.deals:
        if seen.setdefault(contract.name, contract) != contract:
            yield Problem(
                "contracts.list",
                "contract-twice",
                f"two different contracts are called {contract.name}",
                "give each its own name",
            )
            return


def _table_problems(rules: RuleSet) -> Iterator[Problem]:
    for seats in rules.seating.seats:
        cards = len(pack_cards(rules.pack, seats))
        has_positive = any(contract.positive for contract in rules.deals)
        if has_positive and (seats, cards) != (_SEATS, _CARDS):
            yield Problem(
                "seating.seats",
                "positive-deal",
                f"a positive deal needs 4 seats and 52 cards, not {seats} and {cards}",
                "play with 4 seats and one pack of 52",
                (
                    ("seating.seats", (4,)),
                    ("pack.pack", "std52"),
                    ("pack.packs", 1),
                    ("pack.jokers", 0),
                ),
            )
        elif cards % seats:
            yield Problem(
                "seating.seats",
                "contract-deal",
                f"{cards} cards do not deal out to {seats} seats",
                "take numbers of seats that they do",
                (("seating.seats", _even_seats(rules)),),
            )


def _even_seats(rules: RuleSet) -> tuple[int, ...]:
    """Return the numbers of seats that the pack deals out to, 4 where none of them does."""
    seats = rules.seating.seats
    return tuple(count for count in seats if not len(pack_cards(rules.pack, count)) % count) or (4,)


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
