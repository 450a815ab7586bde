"""The JSON of the HTTP calls under ``/api``; ``docs/protocol.md`` explains their use."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vaza.server.wire import OutcomeOut, ResultOut, ScheduledOut

NAME_LIMIT = 24
CODE_LIMIT = 2000

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]


class _In(Struct, frozen=True, forbid_unknown_fields=True):
    """A body that a client sends."""


class _Out(Struct, frozen=True):
    """A body that a client is sent."""


class NameIn(_In, frozen=True):
    name: Name


class MeOut(_Out, frozen=True):
    name: str | None


class PresetOut(_Out, frozen=True):
    name: str
    title: str
    summary: str
    code: str
    seats: list[int]
    source: str


class SectionOut(_Out, frozen=True):
    title: str
    sentences: list[str]


class ExampleOut(_Out, frozen=True):
    size: int
    bid: int
    taken: int
    points: int
    text: str


class RulePageOut(_Out, frozen=True):
    name: str
    title: str
    summary: str
    code: str
    seats: list[int]
    sections: list[SectionOut]
    schedules: dict[str, list[ScheduledOut]]
    examples: list[ExampleOut]
    rules: dict[str, Any]


class TableIn(_In, frozen=True):
    rules: Annotated[str, Meta(min_length=1, max_length=CODE_LIMIT)]
    seats: Annotated[int, Meta(ge=2, le=10)] | None = None
    listed: bool = False
    speed: Literal["instant", "fast", "normal", "slow"] = "normal"
    timer: Annotated[int, Meta(ge=0, le=600)] = 0


class TableMadeOut(_Out, frozen=True):
    id: str
    path: str


class TableRowOut(_Out, frozen=True):
    id: str
    rules: str
    title: str
    seats: int
    people: int
    bots: int
    free: int
    stage: Literal["gathering", "playing", "over"]
    host: str | None


class TablesOut(_Out, frozen=True):
    tables: list[TableRowOut]


class SiteOut(_Out, frozen=True):
    public_url: str | None
    lan_urls: list[str]
    version: str


class SeedOut(_Out, frozen=True):
    seat: int
    seed: str


class ShuffleOut(_Out, frozen=True):
    """One shuffle of a finished match, whole, so that anybody can check it."""

    shuffle: int
    """0 is the draw for the first deal, n the nth dealing: that of ``results[n - 1]``."""
    context: str
    commitment: str
    server: str
    """The server's secret in hex."""
    players: list[SeedOut]
    voided: list[str]
    """Commitments that were voided before this one because a seed did not come in time."""
    pack: list[str]
    """The cards in ascending order of their ids: what the seed shuffles."""
    order: list[str]
    """The cards as they lay when the deal, or the draw, began."""


class MatchPageOut(_Out, frozen=True):
    id: str
    title: str
    rules: str
    code: str
    pack: str
    """The pack's name as in rule sets."""
    seats: list[str]
    results: list[ResultOut]
    outcome: OutcomeOut
    shuffles: list[ShuffleOut]
    schedule: list[ScheduledOut]


class ProblemOut(_Out, frozen=True):
    """RFC 9457 problem details."""

    status: int
    title: str
    detail: str
