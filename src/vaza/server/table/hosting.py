"""What the host decides: settings, the start, who deals first."""

from vaza.kernel.cards import Seat
from vaza.options.checks.check import check
from vaza.options.codes.code import parse_rules
from vaza.options.ruleset import RuleSet, RuleSetError
from vaza.rules.actions import ChooseDealer
from vaza.rules.phases.dealing import check_table_action
from vaza.server.table.asker import (
    Asker,
    check_gathering,
    check_host,
    check_not_over,
    running_match,
)
from vaza.server.table.events import DealerNamed, SettingsChanged, Started
from vaza.server.table.refusal import No, TableReason, from_rules, no
from vaza.server.table.seating import Decided, fill
from vaza.server.table.state import TableState
from vaza.server.wire.messages import SettingsAct

TIMER_MOST = 600
"""Seconds for a turn, at most; 0 is no timer, and less than 5 nobody can keep."""
TIMER_LEAST = 5


def settings(state: TableState, asker: Asker, act: SettingsAct) -> Decided:
    """Change what the act names; rules and seats only while gathering."""
    refused = check_host(state, asker) or check_not_over(state)
    if refused is None and (act.rules, act.seats) != (None, None):
        refused = check_gathering(state)
    if refused is not None:
        return refused
    public = state.public
    now = SettingsChanged(
        public.rules_name, len(public.seats), public.speed, public.timer, public.listed
    )
    changed = SettingsChanged(
        rules=now.rules if act.rules is None else act.rules,
        seats=now.seats if act.seats is None else act.seats,
        speed=now.speed if act.speed is None else act.speed,
        timer=now.timer if act.timer is None else act.timer,
        listed=now.listed if act.listed is None else act.listed,
    )
    return () if changed == now else _check_settings(state, changed) or (changed,)


def _check_settings(state: TableState, wanted: SettingsChanged) -> No | None:
    refused = check_choice(wanted.rules, wanted.seats) or check_timer(wanted.timer)
    if refused is not None:
        return refused
    for seat, one in enumerate(state.public.seats):
        if seat >= wanted.seats and one.guest is not None:
            return no(TableReason.SEAT_TAKEN, seat=seat)
    return None


def check_choice(rules_name: str, seats: int) -> No | None:
    """Return why these rules cannot be played with so many seats, or None."""
    try:
        rules = parse_rules(rules_name)
    except RuleSetError as error:
        return no(TableReason.BAD_RULES, text=str(error))
    problems = check(rules, seats)
    if problems:
        text = "; ".join(f"{problem.text}: {problem.fix}" for problem in problems)
        return no(TableReason.BAD_SEATS, seats=seats, text=text)
    return None


def default_seats(rules: RuleSet) -> int:
    """Return 4 where the rules are for 4, else their least number of seats."""
    return 4 if 4 in rules.seating.seats else rules.seating.seats[0]


def check_timer(seconds: int) -> No | None:
    """Return why this is no turn timer, or None."""
    if seconds == 0 or TIMER_LEAST <= seconds <= TIMER_MOST:
        return None
    return no(TableReason.BAD_TIMER, least=TIMER_LEAST, most=TIMER_MOST)


def start(state: TableState, asker: Asker) -> Decided:
    """Begin the match; bots fill what is empty."""
    refused = check_host(state, asker) or check_gathering(state)
    if refused is not None:
        return refused
    return (*fill(state.public.seats), Started())


def choose_dealer(state: TableState, asker: Asker, seat: int) -> Decided:
    """Name the first dealer, where the rules have one chosen."""
    match = running_match(state)
    if isinstance(match, No):
        return match
    refused = check_host(state, asker)
    if refused is not None:
        return refused
    refusal = check_table_action(match.public, ChooseDealer(Seat(seat)))
    return from_rules(refusal) if refusal is not None else (DealerNamed(seat),)
