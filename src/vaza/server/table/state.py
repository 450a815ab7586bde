"""The state of a table: what is public, the match, and what is secret, as three separate values."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from vaza.options.ruleset import RuleSet
from vaza.rules.state import MatchState, Stage
from vaza.server.table.events import Speed

CHAT_KEPT: Final = 50

TableStage = Literal["gathering", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Seated:
    """Who sits on a seat: nobody, a person, a bot, or a person for whom a bot stands in."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None
    ready: bool = False
    votes: frozenset[int] = frozenset()
    """Seats that voted for a stand-in here."""
    wants_more: bool | None = None
    """The vote on whether to play on after the last deal."""

    @property
    def is_empty(self) -> bool:
        """Nobody sits here."""
        return self.guest is None and self.bot is None

    @property
    def is_stand_in(self) -> bool:
        """A bot plays for the person."""
        return self.guest is not None and self.bot is not None

    @property
    def plays_itself(self) -> bool:
        """A person decides here."""
        return self.guest is not None and self.bot is None


@dataclass(frozen=True, slots=True)
class OpenShuffle:
    """The shuffle under way, as everybody may know it."""

    number: int
    attempt: int
    commitment: str
    contributors: tuple[int, ...]
    given: frozenset[int] = frozenset()
    """Seats whose seeds are here."""
    voided: tuple[str, ...] = ()
    """Earlier commitments to this shuffle."""

    @property
    def missing(self) -> tuple[int, ...]:
        """Seats whose seeds are awaited."""
        return tuple(seat for seat in self.contributors if seat not in self.given)


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at the table."""

    number: int
    guest: str
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class PublicTable:
    """What everybody may know of a table, apart from the match itself.

    Guests are named by their ids here; the ids themselves are never sent.
    """

    id: str
    rules_name: str
    rules: RuleSet
    seats: tuple[Seated, ...]
    host: str
    speed: Speed
    timer: int
    listed: bool
    after: str | None = None
    chat: tuple[ChatLine, ...] = ()
    said: int = 0
    """Lines of chat so far."""
    shuffle: OpenShuffle | None = None
    rematch: str | None = None
    moves: int = 0
    """Actions in the game so far."""
    turn: int = 0
    """``moves`` when the seats that are awaited now came to their turn: several may act in it."""
    turn_since: int = 0
    """When they came to their turn, in milliseconds."""
    waiting_since: int = 0
    """When the table began to wait for what it waits for."""

    def seat_of(self, guest: str | None) -> int | None:
        """Return the seat of a guest; None for spectators."""
        if guest is None:
            return None
        return next((seat for seat, one in enumerate(self.seats) if one.guest == guest), None)

    def people(self) -> Iterator[int]:
        """Yield the seats where a person decides."""
        return (seat for seat, one in enumerate(self.seats) if one.plays_itself)

    def people_here(self, present: frozenset[str]) -> tuple[int, ...]:
        """Return the seats where a person decides who is connected."""
        return tuple(seat for seat in self.people() if self.seats[seat].guest in present)


@dataclass(frozen=True, slots=True)
class ShuffleFacts:
    """A shuffle whole, with what stays secret until it is revealed."""

    number: int
    attempt: int
    commitment: str
    secret: str
    """Hex."""
    seeds: tuple[tuple[int, str], ...] = ()
    """By seat, hex."""
    voided: tuple[tuple[str, str], ...] = ()
    """Commitment and secret of each earlier attempt."""


@dataclass(frozen=True, slots=True)
class Secrets:
    """What nobody is shown before its time."""

    open: ShuffleFacts | None = None
    spent: tuple[str, ...] = ()
    """Seeds given to voided attempts of the open shuffle: they may not be used again."""
    voided: tuple[tuple[str, str], ...] = ()
    """Commitment and secret of the voided attempts of the open shuffle."""
    done: tuple[ShuffleFacts, ...] = ()
    """The shuffles that were dealt from."""


@dataclass(frozen=True, slots=True)
class TableState:
    """A table. Only ``match`` and ``secrets`` hold what not everybody may know."""

    public: PublicTable
    match: MatchState | None = None
    secrets: Secrets = Secrets()

    @property
    def stage(self) -> TableStage:
        """Whether people gather, play, or have played."""
        if self.match is None:
            return "gathering"
        return "over" if self.match.public.stage is Stage.OVER else "playing"


def shuffle_number(match: MatchState) -> int | None:
    """Return the shuffle that the match waits for, None for none.

    0 is the draw, n the nth dealing: where a void deal is dealt again that is another shuffle.
    """
    public = match.public
    if public.stage is Stage.DRAW:
        return 0
    return len(public.results) + 1 if public.next_deal is not None else None


def is_between_deals(match: MatchState) -> bool:
    """Tell whether no cards are in hands."""
    return match.public.stage in (Stage.DRAW, Stage.DEALING, Stage.ASKING)


def shuffle_context(table: str, shuffle: int, attempt: int) -> str:
    """Return what binds a commitment to one attempt of one shuffle of one match."""
    return f"{table}/{shuffle}/{attempt}"
