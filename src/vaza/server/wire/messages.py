"""The messages on the socket, whole: what a client may send, and what it is sent.

JSON, one message in each frame. Cards are names (``AS``, ``TD``), seats are numbers from 0 in the
direction of play, times are milliseconds since 1970. ``docs/protocol.md`` explains the use, the
TypeScript types of the client are generated from here. Unknown fields are refused.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from vaza.server.wire.parts import (
    DealOut,
    KingOut,
    LegalOut,
    NextOut,
    OutcomeOut,
    ResultOut,
    ScheduledOut,
    WaitingOut,
)

Whole = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
"""A number in an act: none is larger, so that nobody sends one with a thousand digits."""


class _In(Struct, frozen=True, forbid_unknown_fields=True, tag_field="a"):
    """An act that a client asks for; ``a`` names it."""


# --- acts in the game ---------------------------------------------------------------------------


class BidAct(_In, frozen=True, tag="bid"):
    number: Whole
    seen: Whole
    """``deal.speeches`` of the view that the bid was made from (a stale bid is refused)."""


class ChangeBidAct(_In, frozen=True, tag="change-bid"):
    number: Whole
    seen: Whole


class PlayAct(_In, frozen=True, tag="play"):
    card: str


class ClaimAct(_In, frozen=True, tag="claim"):
    """All remaining tricks are mine."""


class CallAct(_In, frozen=True, tag="call"):
    """Offer tricks with a trump in the auction, as in ``5C`` or ``8NT``, or ``pass``."""

    call: Annotated[str, Meta(max_length=16)]


class PassCardsAct(_In, frozen=True, tag="pass-cards"):
    """Choose the cards to pass on, before seeing those that come."""

    cards: Annotated[list[str], Meta(max_length=20)]


class NameTrumpAct(_In, frozen=True, tag="name-trump"):
    """Name the trump: ``S``, ``H``, ``D``, ``C``, or ``NT`` for none."""

    trump: Annotated[str, Meta(max_length=16)]


class SayAct(_In, frozen=True, tag="say"):
    """Say something about a positive deal of King: one of ``legal.says``, as in ``5up``."""

    say: Annotated[str, Meta(max_length=16)]


class PickAct(_In, frozen=True, tag="pick"):
    """The dealer picks one of the contracts that are left."""

    contract: Annotated[str, Meta(max_length=40)]


class ChooseFirstAct(_In, frozen=True, tag="choose-first"):
    """Who drew the king of hearts says who deals first."""

    seat: Whole


class ContinueAct(_In, frozen=True, tag="continue"):
    """A person's vote: play on after the last deal, or not."""

    yes: bool


# --- acts at the table --------------------------------------------------------------------------


class SitAct(_In, frozen=True, tag="sit"):
    """Take an empty seat (or between deals a bot's); without a number the first free one."""

    seat: Whole | None = None


class StandAct(_In, frozen=True, tag="stand"):
    """Leave my seat: empty while gathering, a bot stands in during a match."""


class TakeBackAct(_In, frozen=True, tag="take-back"):
    """I am here again: end the stand-in on my seat."""


class AddBotAct(_In, frozen=True, tag="add-bot"):
    """The host puts a bot on an empty seat; without a number on all empty seats."""

    seat: Whole | None = None
    bot: str = "simple"


class RemoveAct(_In, frozen=True, tag="remove"):
    """The host empties a seat (while gathering), or puts a bot in for good (during a match)."""

    seat: Whole


class OrderAct(_In, frozen=True, tag="order"):
    """The host re-orders the seats while gathering: ``seats[i]`` is the old place of new seat i."""

    seats: Annotated[list[Whole], Meta(max_length=20)]


class SettingsAct(_In, frozen=True, tag="settings"):
    """The host changes the table; fields left out stay. Rules and seats only while gathering."""

    rules: str | None = None
    seats: Whole | None = None
    speed: Literal["instant", "fast", "normal", "slow"] | None = None
    timer: Whole | None = None
    """Seconds for each turn, 0 for none."""
    listed: bool | None = None


class StartAct(_In, frozen=True, tag="start"):
    """The host starts the match; empty seats are filled with bots."""


class ChooseDealerAct(_In, frozen=True, tag="choose-dealer"):
    """The host names the first dealer, where the rules have one chosen."""

    seat: Whole


class ReadyAct(_In, frozen=True, tag="ready"):
    """I have seen the result: deal on."""


class VoteStandInAct(_In, frozen=True, tag="vote-stand-in"):
    """Let a bot play for the absent person on this seat; half of the people present decide."""

    seat: Whole


class SeedAct(_In, frozen=True, tag="seed"):
    """My part of the shuffle that ``match.waiting.shuffle`` asks for: 16 to 32 bytes in hex."""

    shuffle: Whole
    seed: str


class ChatAct(_In, frozen=True, tag="chat"):
    text: str


class RenameAct(_In, frozen=True, tag="rename"):
    name: str


class RematchAct(_In, frozen=True, tag="rematch"):
    """After the end: the same people, the same rules, at a new table; the view gets its address."""


Act = (
    BidAct
    | ChangeBidAct
    | PlayAct
    | ClaimAct
    | CallAct
    | PassCardsAct
    | NameTrumpAct
    | SayAct
    | PickAct
    | ChooseFirstAct
    | ContinueAct
    | SitAct
    | StandAct
    | TakeBackAct
    | AddBotAct
    | RemoveAct
    | OrderAct
    | SettingsAct
    | StartAct
    | ChooseDealerAct
    | ReadyAct
    | VoteStandInAct
    | SeedAct
    | ChatAct
    | RenameAct
    | RematchAct
)


class Do(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="do"):
    """The one message that a client sends. A repeated ``id`` is answered as before, not redone."""

    id: str
    """Chosen by the client, unique for it: 8 to 64 characters."""
    act: Act


# --- the view -----------------------------------------------------------------------------------


class _Out(Struct, frozen=True):
    """Part of what a client is sent."""


class SeatOut(_Out, frozen=True):
    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str | None
    """The bot that sits here or stands in."""
    present: bool
    """A person with an open connection; always true for bots."""
    stand_in: bool
    """A bot plays for the person, who may take the seat back."""
    is_host: bool
    is_you: bool
    ready: bool
    stand_in_votes: int
    stand_in_needed: int


class RulesOut(_Out, frozen=True):
    name: str
    """The preset's name, or the code."""
    code: str
    seats: list[int]
    """The numbers of seats that the rules are for."""
    direction: Literal["clockwise", "counter"]
    pack: str
    """The pack's name as in rule sets: ``std52``, ``latin40`` ..."""
    rank_order: str
    """The order of the ranks as in rule sets: ``A_high``, ``brisca`` ..."""
    bid_mode: Literal["sequential", "simultaneous", "secret_until_end", "blind"]
    target: int | None
    """The total that ends the match; None where the schedule does."""
    streak_length: int | None
    """Exact deals in a row that earn a bonus; None for no such bonus."""
    revoke: Literal["refuse", "penalty"]
    labels: bool
    """Deals are called over or under, by the total bid (R109)."""
    king: KingOut | None
    """The figures of positive deals, where the rules are of King."""


class ChatOut(_Out, frozen=True):
    number: int
    name: str
    seat: int | None
    text: str
    at: int


class TableOut(_Out, frozen=True):
    id: str
    stage: Literal["gathering", "playing", "over"]
    rules: RulesOut
    seats: list[SeatOut]
    you: int | None
    """Your seat; None for a spectator."""
    your_name: str
    is_host: bool
    spectators: int
    speed: Literal["instant", "fast", "normal", "slow"]
    timer: int
    listed: bool
    chat: list[ChatOut]
    rematch: str | None
    """The table that goes on after this one."""


class MatchOut(_Out, frozen=True):
    id: str
    """The finished match is at /m/<id>."""
    stage: Literal[
        "draw", "dealing", "auction", "exchange", "naming", "choosing", "picking", "owner",
        "offers", "reply", "raise", "ultimatum", "bidding", "play", "asking", "over",
    ]  # fmt: skip
    schedule: list[ScheduledOut]
    drawn: list[str]
    """The cards drawn for the first deal, by seat; or dealt round from seat 0 until the king of
    hearts."""
    first_dealer: int | None
    chooser: int | None
    """Who drew the king of hearts and says who deals first."""
    deal: DealOut | None
    """The deal in play, or the last one until the next is dealt."""
    to_act: int | None
    """Whose turn it is; the first of ``awaited``."""
    awaited: list[int]
    """All seats that have to act now: several where all bid, or pass cards on, at once."""
    hand: list[str]
    """Your cards, lowest id first: the page sorts them for display."""
    own_bid: int | None
    """Your own bid while it is not shown to others."""
    chosen: list[str]
    """The cards that you have chosen to pass on."""
    legal: LegalOut
    results: list[ResultOut]
    next_deal: NextOut | None
    waiting: WaitingOut | None
    turn_until: int | None
    """When the turn timer runs out."""
    outcome: OutcomeOut | None


class ViewOut(_Out, frozen=True):
    table: TableOut
    match: MatchOut | None


# --- what happened, for animation and for the live region --------------------------------------


class EventOut(_Out, frozen=True):
    """One thing that happened, as this client may know it; fields that do not apply are None."""

    e: Literal[
        "opened", "joined", "left", "renamed", "ordered", "bot", "host", "settings", "started",
        "stand-in-vote", "stand-in", "back", "ready", "vote", "chat", "rematch",
        "commitment", "seed", "voided", "drawn", "dealer", "dealt", "bid", "bid-changed",
        "bid-placed", "bids-shown", "bidding-closed", "called", "auction-won", "exchange",
        "cards-chosen", "cards-passed", "trump-named", "king-drawn", "contract-picked", "said",
        "sold", "contract-set", "hands-lifted", "claimed", "played", "trick",
        "deal-ended", "deal-voided", "continued", "match-over",
    ]  # fmt: skip
    seat: int | None = None
    card: str | None = None
    number: int | None = None
    cards: list[str] | None = None
    name: str | None = None
    text: str | None = None


class View(Struct, frozen=True, tag_field="t", tag="view"):
    """Sent after every change, and first of all: the whole view and what led to it."""

    seq: int
    """The version of the table; ``?since=`` of a new connection."""
    now: int
    view: ViewOut
    events: list[EventOut]


class Done(Struct, frozen=True, tag_field="t", tag="done"):
    """The act is stored for good."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """The act changed nothing."""

    id: str
    reason: str
    facts: dict[str, int | str]
    text: str
    """The sentence in English, for bot authors."""


class Trouble(Struct, frozen=True, tag_field="t", tag="error"):
    """The message could not be read at all; the connection stays open unless it was too large."""

    reason: str
    text: str


Out = View | Done | Refused | Trouble
