"""When a table acts by itself, and what it does then: pauses, clocks, stand-ins.

Pure: times come in and go out as milliseconds. Everything is reckoned from stored times, so that a
restart changes nothing; only who is connected, and since when others are not, is the process's own.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from vaza.options.axes.seating import FirstDealer
from vaza.rules.state import PublicDeal, PublicMatch, Stage
from vaza.rules.turns import awaited, has_hidden_bids
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
    turn: int
    """Of the table (``PublicTable.turn``)."""


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


Thoughts = frozenset[tuple[int, int]]
"""Seats whose bots think already, each with the table's turn in which it does."""


def next_wake(
    state: TableState, presence: Presence, *, thinking: Thoughts = frozenset()
) -> Wake | None:
    """Return the earliest thing that the table does by itself, None where it waits for people.

    No seat that thinks already is due twice.
    """
    wakes = (wake for wake in _wakes(state, presence) if not _is_thought(wake.due, thinking))
    return min(wakes, key=lambda wake: wake.at, default=None)


def _is_thought(due: Due, thinking: Thoughts) -> bool:
    return isinstance(due, TurnDue) and (due.seat, due.turn) in thinking


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
    elif stage is not Stage.OVER:
        for seat in awaited(state.match.public):
            yield from _turn_wakes(public, state.match.public, presence, seat)


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


def _turn_wakes(
    public: PublicTable, match: PublicMatch, presence: Presence, seat: int
) -> Iterator[Wake]:
    """Yield what comes of itself for one of the seats that are awaited."""
    seated = public.seats[seat]
    if is_forced(match) or not seated.plays_itself:
        by: By = "forced" if is_forced(match) else "bot"
        yield Wake(_bot_at(public, match, seat), TurnDue(seat, by, public.turn))
        return
    if public.timer:
        yield Wake(_timer_at(public), TurnDue(seat, "timer", public.turn))
    guest = seated.guest or ""
    # Nobody is replaced while nobody waits for him: a lone player finds his match as he left it.
    if guest not in presence.here and public.people_here(presence.here):
        yield Wake(presence.gone_for_good(guest), StandInDue(seat))


def turn_until(public: PublicTable, match: PublicMatch) -> int | None:
    """Return when the turn timer of the people who are awaited runs out, None without one."""
    waits = any(public.seats[seat].plays_itself for seat in awaited(match))
    return _timer_at(public) if waits and public.timer else None


def _timer_at(public: PublicTable) -> int:
    return public.turn_since + public.timer * 1000


def is_forced(match: PublicMatch) -> bool:
    """Tell whether the seat to act holds one card alone, which plays itself.

    Everybody knows the number of cards, so this tells nobody anything.
    """
    if match.stage is not Stage.PLAY or match.deal is None:
        return False
    return len(match.deal.tricks) == match.deal.size - 1


def _bot_at(public: PublicTable, match: PublicMatch, seat: int) -> int:
    """Return when a bot, or a forced card, is due: where several act at once one by one."""
    first = public.turn_since + _pause(public, match)
    at_once = match.stage is Stage.EXCHANGE or (
        match.stage is Stage.BIDDING and has_hidden_bids(match)
    )
    if match.deal is None or not at_once:
        return first
    bots = sum(
        not public.seats[(match.deal.opener + step) % match.seats].plays_itself
        for step in range((seat - match.deal.opener) % match.seats)
    )
    return first + bots * PAUSES[public.speed].bot


def _pause(public: PublicTable, match: PublicMatch) -> int:
    """Return how long a turn lasts before a bot acts: longer after new cards and full tricks."""
    pauses, deal = PAUSES[public.speed], match.deal
    if deal is None or match.stage is Stage.CHOOSING:
        return pauses.bot + pauses.cards if match.stage is Stage.CHOOSING else 0
    if match.stage is Stage.PLAY:
        return _play_pause(pauses, deal)
    return pauses.bot + (pauses.cards if _are_cards_new(match, deal) else 0)


def _play_pause(pauses: Pauses, deal: PublicDeal) -> int:
    """Return the pause before a card: longer at a new trick, and at the first one of King.

    A negative deal begins with a lead as soon as the cards are there; of a positive one it has just
    been settled what it is played as.
    """
    if deal.trick:
        return pauses.bot
    if deal.tricks:
        return pauses.trick
    if not deal.kind:
        return pauses.bot
    return pauses.trick if deal.offers.speeches else pauses.bot + pauses.cards


def _are_cards_new(match: PublicMatch, deal: PublicDeal) -> bool:
    """Tell whether nobody has spoken since cards were dealt, passed on, or taken up."""
    if match.stage in (Stage.PICKING, Stage.OWNER):
        return True
    if match.stage is Stage.AUCTION:
        return not deal.calls
    if match.stage is Stage.BIDDING:
        return not deal.speeches and deal.contract is None
    return match.stage is Stage.NAMING and deal.leader is None
