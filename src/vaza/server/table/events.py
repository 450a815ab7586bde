"""What is stored: a table's stream is a sequence of steps, each the events of one act.

In the game the *seat and its action* are stored, not the events of the rules, and for a shuffle the
secret and the seeds, not the cards: the rules are deterministic, so folding the actions gives the
identical state (law 1), the stream stays small, nothing can be stored twice and disagree, and the
record is made of the same facts. Secrets and seeds stand here because they have to survive a crash;
`server.views` never shows them before the shuffle is revealed.
"""

from typing import Final, Literal

import msgspec
from msgspec import Struct

VERSION: Final = 3
"""Of the stored form; every older version stays readable. 2 added calls, passed cards and trumps
that are named; 3 what is said, picked and chosen in King."""

Speed = Literal["instant", "fast", "normal", "slow"]
By = Literal["person", "bot", "forced", "timer"]
"""Who made a move: a bot for its own or an absent person's seat, the table itself where one card
is left, a bot for a person whose time has run out."""
Why = Literal["absent", "vote", "left"]


class _Event(Struct, frozen=True, tag_field="e", omit_defaults=True):
    """One thing that happened at a table."""


class Opened(_Event, frozen=True, tag="opened"):
    """The table exists; its maker sits on seat 0 and is host."""

    rules: str
    """A preset's name or a code."""
    seats: int
    guest: str
    name: str
    speed: Speed = "normal"
    timer: int = 0
    listed: bool = False
    after: str | None = None
    """The table that this one is the rematch of."""


class Joined(_Event, frozen=True, tag="joined"):
    seat: int
    guest: str
    name: str


class Left(_Event, frozen=True, tag="left"):
    """The seat is empty now (while gathering)."""

    seat: int


class BotSat(_Event, frozen=True, tag="bot"):
    """A bot sits here for good, in place of whoever did."""

    seat: int
    bot: str


class Ordered(_Event, frozen=True, tag="ordered"):
    """New seat i is what was seat ``seats[i]``."""

    seats: tuple[int, ...]


class SettingsChanged(_Event, frozen=True, tag="settings"):
    """All settings as they are now; seats beyond the new number are gone."""

    rules: str
    seats: int
    speed: Speed
    timer: int
    listed: bool


class HostChanged(_Event, frozen=True, tag="host"):
    guest: str


class Renamed(_Event, frozen=True, tag="renamed"):
    seat: int
    name: str


class Started(_Event, frozen=True, tag="started"):
    """The match begins; every seat is taken."""


class Committed(_Event, frozen=True, tag="committed"):
    """The server is bound to a secret for a shuffle (0 the draw, n the nth dealing)."""

    shuffle: int
    attempt: int
    commitment: str
    secret: str
    """Hex."""
    contributors: tuple[int, ...]
    """Seats whose seeds the shuffle waits for; none: the cards are dealt at once."""


class SeedGiven(_Event, frozen=True, tag="seed"):
    shuffle: int
    seat: int
    seed: str
    """Hex."""


class Voided(_Event, frozen=True, tag="voided"):
    """A seed did not come in time: this commitment is not used."""

    shuffle: int
    attempt: int
    commitment: str
    late: tuple[int, ...]


class CardsDealt(_Event, frozen=True, tag="dealt"):
    """The table drew or dealt from the open shuffle."""

    shuffle: int


class DealerNamed(_Event, frozen=True, tag="dealer"):
    seat: int


class BidSaid(_Event, frozen=True, tag="bid"):
    seat: int
    number: int
    by: By = "person"


class BidAltered(_Event, frozen=True, tag="bid-changed"):
    seat: int
    number: int
    by: By = "person"


class CardPut(_Event, frozen=True, tag="played"):
    seat: int
    card: int
    """The card's id: with two packs a name is not enough."""
    by: By = "person"


class RestClaimed(_Event, frozen=True, tag="claimed"):
    seat: int
    by: By = "person"


class CallMade(_Event, frozen=True, tag="called"):
    """A speech in the auction."""

    seat: int
    call: str
    """``5C`` .. ``13NT``, or ``pass``."""
    by: By = "person"


class CardsPut(_Event, frozen=True, tag="cards-put"):
    """A seat has chosen the cards to pass on."""

    seat: int
    cards: tuple[int, ...]
    """Ids, as in ``CardPut``."""
    by: By = "person"


class TrumpSaid(_Event, frozen=True, tag="trump-named"):
    seat: int
    trump: str
    """``S``, ``H``, ``D``, ``C`` or ``NT``."""
    by: By = "person"


class WordSaid(_Event, frozen=True, tag="said"):
    """Something was said about a positive deal of King."""

    seat: int
    say: str
    """As `vaza.rules.sayings` writes it: ``5up``, ``match``."""
    by: By = "person"


class ContractChosen(_Event, frozen=True, tag="picked"):
    """The dealer picked one of the contracts that are left."""

    seat: int
    contract: str
    by: By = "person"


class FirstChosen(_Event, frozen=True, tag="first-chosen"):
    """Who drew the king of hearts says who deals first."""

    seat: int
    dealer: int
    by: By = "person"


class ContinueVoted(_Event, frozen=True, tag="vote"):
    seat: int
    yes: bool


class WentOn(_Event, frozen=True, tag="continued"):
    """The vote is decided: the match goes on after the last deal, or is over."""

    yes: bool


class ReadySaid(_Event, frozen=True, tag="ready"):
    seat: int


class StandInVoted(_Event, frozen=True, tag="stand-in-vote"):
    seat: int
    """Of the absent person."""
    voter: int


class StoodIn(_Event, frozen=True, tag="stand-in"):
    """A bot plays for the person of this seat until he takes it back."""

    seat: int
    bot: str
    why: Why


class CameBack(_Event, frozen=True, tag="back"):
    seat: int


class Chatted(_Event, frozen=True, tag="chat"):
    guest: str
    name: str
    text: str


class RematchMade(_Event, frozen=True, tag="rematch"):
    table: str


TableEvent = (
    Opened
    | Joined
    | Left
    | BotSat
    | Ordered
    | SettingsChanged
    | HostChanged
    | Renamed
    | Started
    | Committed
    | SeedGiven
    | Voided
    | CardsDealt
    | DealerNamed
    | BidSaid
    | BidAltered
    | CardPut
    | RestClaimed
    | CallMade
    | CardsPut
    | TrumpSaid
    | WordSaid
    | ContractChosen
    | FirstChosen
    | ContinueVoted
    | WentOn
    | ReadySaid
    | StandInVoted
    | StoodIn
    | CameBack
    | Chatted
    | RematchMade
)

GameEvent = (
    BidSaid
    | BidAltered
    | CardPut
    | RestClaimed
    | CallMade
    | CardsPut
    | TrumpSaid
    | WordSaid
    | ContractChosen
    | FirstChosen
)
"""A seat's action in the game."""


class Step(Struct, frozen=True, omit_defaults=True):
    """One row of a table's stream: the events of one act, all or none."""

    at: int
    """When, in milliseconds since 1970."""
    events: tuple[TableEvent, ...]
    guest: str | None = None
    """Who asked for it; None: the table itself."""
    act: str | None = None
    """The id that the guest gave the act, so that a repeated one is answered as before."""
    what: str | None = None
    """A short hash of the act, so that another one under the same id is noticed."""
    v: int = 1
    """The version of the stored form; `write_step` sets it."""


class UnreadableStepError(ValueError):
    """A stored step is damaged or of a newer version."""


_DECODER: Final = msgspec.json.Decoder(Step)
_ENCODER: Final = msgspec.json.Encoder()


def write_step(step: Step) -> bytes:
    """Return the stored form of a step."""
    return _ENCODER.encode(msgspec.structs.replace(step, v=VERSION))


def read_step(payload: bytes) -> Step:
    """Return a stored step.

    Raises:
        UnreadableStepError: it is damaged or of a newer version.
    """
    try:
        step = _DECODER.decode(payload)
    except msgspec.DecodeError as error:
        raise UnreadableStepError(f"a stored step cannot be read: {error}") from error
    if step.v > VERSION:
        raise UnreadableStepError(f"a stored step is of version {step.v}: start a newer Vaza")
    return step
