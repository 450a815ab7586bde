"""When a table acts by itself, and what it does then: pauses, clocks, stand-ins.

Pure: times come in and go out as milliseconds. Everything is reckoned from stored times, so that a
restart changes nothing; only who is connected, and since when others are not, is the process's own.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from vaza.options.axes import FirstDealer
from vaza.rules.state import MatchState, PublicMatch, Stage
from vaza.rules.turns import to_act
from vaza.server.table.events import By, Speed
from vaza.server.table.state import PublicTable, TableState
from vaza.server.table.voting import count_votes

READY_MS: Final = 15_000
SEEDS_MS: Final = 5_000
ABSENT_MS: Final = 60_000
VOTE_MS: Final = 30_000


@dataclass(frozen=True, slots=True)
class Pauses:
    """Milliseconds that let people follow what happens."""

    bot: int
    """Before a bot, or a forced card, acts."""
    trick: int
    """Before the next trick, after one is full."""
    cards: int
    """After the draw, and after a deal before the first bid of a bot."""
    result: int
    """After a deal, where nobody has to say that he is ready."""


PAUSES: Final[Mapping[Speed, Pauses]] = {
    "instant": Pauses(bot=0, trick=0, cards=0, result=0),
    "fast": Pauses(bot=250, trick=500, cards=600, result=1500),
    "normal": Pauses(bot=700, trick=1200, cards=1500, result=4000),
    "slow": Pauses(bot=1400, trick=2400, cards=2500, result=7000),
}


@dataclass(frozen=True, slots=True)
class Presence:
    """Who is connected, and since when the others are not."""

    here: frozenset[str] = frozenset()
    gone_since: Mapping[str, int] = field(default_factory=dict)
    since: int = 0
    """When this process began to look: nobody is gone for longer than that."""

    def gone_for_good(self, guest: str) -> int:
        """Return when a guest counts as gone."""
        return self.gone_since.get(guest, self.since) + ABSENT_MS


@dataclass(frozen=True, slots=True)
class CommitDue:
    """Commit to the next shuffle."""


@dataclass(frozen=True, slots=True)
class SeedsLate:
    """Give up the commitment whose seeds did not come."""


@dataclass(frozen=True, slots=True)
class TurnDue:
    """A bot has to move for this seat, or its only card is played."""

    seat: int
    by: By
    moves: int


@dataclass(frozen=True, slots=True)
class StandInDue:
    """The person to act is gone: a bot stands in."""

    seat: int


@dataclass(frozen=True, slots=True)
class HostGone:
    """The host is gone: the next person is host."""

    guest: str


@dataclass(frozen=True, slots=True)
class VoteOver:
    """Time to count the votes on playing on."""

    yes: bool


Due = CommitDue | SeedsLate | TurnDue | StandInDue | HostGone | VoteOver


@dataclass(frozen=True, slots=True)
class Wake:
    """What the table does by itself next, and when."""

    at: int
    due: Due


def next_wake(state: TableState, presence: Presence, *, thinking: int | None = None) -> Wake | None:
    """Return the earliest thing that the table does by itself, None where it waits for people.

    ``thinking`` is the number of moves after which a bot thinks already: that one is not due twice.
    """
    wakes = (wake for wake in _wakes(state, presence) if not _is_thought(wake.due, thinking))
    return min(wakes, key=lambda wake: wake.at, default=None)


def _is_thought(due: Due, thinking: int | None) -> bool:
    return isinstance(due, TurnDue) and due.moves == thinking


def _wakes(state: TableState, presence: Presence) -> Iterator[Wake]:
    public = state.public
    if state.stage != "over":
        yield from _host_wakes(public, presence)
    if state.match is None:
        return
    stage = state.match.public.stage
    if public.shuffle is not None:
        yield Wake(public.waiting_since + SEEDS_MS, SeedsLate())
    elif stage in (Stage.DRAW, Stage.DEALING):
        yield from _deal_wakes(public, state.match.public, presence)
    elif stage is Stage.ASKING:
        yield Wake(ask_until(public, presence), VoteOver(count_votes(state)))
    elif stage in (Stage.BIDDING, Stage.PLAY):
        yield from _turn_wakes(public, state.match, presence)


def _host_wakes(public: PublicTable, presence: Presence) -> Iterator[Wake]:
    if public.host in presence.here:
        return
    seats, host = len(public.seats), public.seat_of(public.host)
    first = 0 if host is None else host + 1
    for step in range(seats):
        guest = public.seats[(first + step) % seats].guest
        if guest is not None and guest in presence.here:
            yield Wake(presence.gone_for_good(public.host), HostGone(guest))
            return


def _deal_wakes(public: PublicTable, match: PublicMatch, presence: Presence) -> Iterator[Wake]:
    if match.stage is Stage.DRAW and match.rules.seating.first_dealer is FirstDealer.CHOSEN:
        return
    yield Wake(deal_at(public, match, presence), CommitDue())


def awaited_ready(public: PublicTable, presence: Presence) -> tuple[int, ...]:
    """Return the seats of people who are here and have not said that they are ready."""
    here = public.people_here(presence.here)
    return tuple(seat for seat in here if not public.seats[seat].ready)


def deal_at(public: PublicTable, match: PublicMatch, presence: Presence) -> int:
    """Return when the table goes on to the next shuffle."""
    since, pauses = public.waiting_since, PAUSES[public.speed]
    if match.stage is Stage.DRAW:
        return since
    here = public.people_here(presence.here)
    if here and not awaited_ready(public, presence):
        return since
    if not match.results:
        return since + pauses.cards
    return since + (READY_MS if here else pauses.result)


def ask_until(public: PublicTable, presence: Presence) -> int:
    """Return until when people may vote on playing on."""
    return public.waiting_since + (VOTE_MS if public.people_here(presence.here) else 0)


def _turn_wakes(public: PublicTable, match: MatchState, presence: Presence) -> Iterator[Wake]:
    seat = to_act(match.public)
    if seat is None:
        return
    seated = public.seats[seat]
    soon = public.turn_since + _pause(public, match.public)
    if is_forced(match):
        yield Wake(soon, TurnDue(seat, "forced", public.moves))
        return
    if not seated.plays_itself:
        yield Wake(soon, TurnDue(seat, "bot", public.moves))
        return
    until = turn_until(public, match.public)
    if until is not None:
        yield Wake(until, TurnDue(seat, "timer", public.moves))
    guest = seated.guest or ""
    # Nobody is replaced while nobody waits for him: a lone player finds his match as he left it.
    if guest not in presence.here and public.people_here(presence.here):
        yield Wake(presence.gone_for_good(guest), StandInDue(seat))


def turn_until(public: PublicTable, match: PublicMatch) -> int | None:
    """Return when the turn timer of the person to act runs out, None without one."""
    seat = to_act(match)
    if seat is None or not public.timer or not public.seats[seat].plays_itself:
        return None
    return public.turn_since + public.timer * 1000


def is_forced(match: MatchState) -> bool:
    """Tell whether the seat to act holds one card alone, which plays itself.

    Everybody knows the number of cards, so this tells nobody anything.
    """
    seat, public = to_act(match.public), match.public
    if seat is None or public.stage is not Stage.PLAY or public.deal is None:
        return False
    return len(public.deal.tricks) == public.deal.size - 1


def _pause(public: PublicTable, match: PublicMatch) -> int:
    pauses, deal = PAUSES[public.speed], match.deal
    if deal is None:
        return 0
    if match.stage is Stage.BIDDING:
        return pauses.bot if deal.speeches else pauses.bot + pauses.cards
    return pauses.trick if deal.tricks and not deal.trick else pauses.bot
