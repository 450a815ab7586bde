"""The JSON of the HTTP calls under ``/api``; ``docs/protocol.md`` explains their use."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from vaza.server.wire.parts import OutcomeOut, ResultOut, ScheduledOut

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


class GridOut(_Out, frozen=True):
    """The points of all bids in hands of one size, of a scoring that is a table."""

    size: int
    title: str
    points: list[list[int]]
    """By bid and tricks taken."""


class RulePageOut(_Out, frozen=True):
    name: str
    title: str
    summary: str
    code: str
    seats: list[int]
    sections: list[SectionOut]
    schedules: dict[str, list[ScheduledOut]]
    examples: list[ExampleOut]
    grids: list[GridOut]
    """A table of points, by hand size; nothing where sentences say the scoring."""
    rules: dict[str, Any]


class CheckIn(_In, frozen=True):
    """A rule set to judge, as a rule set file has it: it may be partial on a ``base``."""

    rules: dict[str, Any]
    base: Annotated[str, Meta(max_length=CODE_LIMIT)] | None = None
    """A preset's name or a code to compare with; else the rule set's own base, or the nearest."""


class MendOut(_Out, frozen=True):
    """A value that mends a problem; ``value`` is as in a rule set file."""

    path: str
    """``group.axis``, or ``scoring``."""
    value: Any


class InertOut(_Out, frozen=True):
    """An axis that decides nothing as long as the axis ``because`` has its present value."""

    path: str
    because: str


class ScoringOut(_Out, frozen=True):
    """What the scoring of a rule set means: in words, and for one hand size in points."""

    name: str | None
    """Of a known one, such as ``S22``."""
    title: str
    sentences: list[str]
    size: int
    points: list[list[int]]
    """By bid and tricks, with the changes of the group ``bonus``, in an under deal."""


class ContractTotalOut(_Out, frozen=True):
    seats: list[int]
    points: int
    """Of all seats together."""


class ContractOut(_Out, frozen=True):
    """A contract of the list in words, and what its deal adds up to."""

    title: str
    brief: str
    """What it counts, in short."""
    totals: list[ContractTotalOut]
    """One, unless it is another one at other numbers of seats, or up and down."""


class RulesProblemOut(_Out, frozen=True):
    axis: str
    """``group.axis``, a group, or ``scoring``, ``rules`` or ``base``."""
    code: str
    text: str
    fix: str
    mend: list[MendOut]
    """What to set to be rid of it; empty where nothing is proposed."""


class DifferenceOut(_Out, frozen=True):
    """An axis in which rules differ from the base: values as in a file, and in words."""

    path: str
    title: str
    value: Any
    text: str
    base_value: Any
    base_text: str


class CheckOut(_Out, frozen=True):
    """A judged rule set. ``page`` is there when it is ``ok``, ``rules`` when it can be read."""

    ok: bool
    problems: list[RulesProblemOut]
    code: str | None
    """The shareable code; None while there are problems."""
    rules: dict[str, Any] | None
    """The canonical form: every group, every axis."""
    base: str
    """What it was compared with: a preset's name, or a code."""
    differences: list[DifferenceOut]
    inert: list[InertOut]
    scoring: ScoringOut | None
    """There when the rules can be read; None where a table has no points for any hand."""
    contracts: list[ContractOut]
    """Of a game of contracts, as they stand in the list of ``rules``."""
    contracts_sum: str
    """What the deals of such a match add up to, in a sentence; empty where it may differ."""
    page: RulePageOut | None


class FormChoiceOut(_Out, frozen=True):
    value: str
    title: str


class FormAxisOut(_Out, frozen=True):
    """One axis of the form: what it is called and the values that it takes."""

    path: str
    name: str
    title: str
    help: str
    kind: Literal["choice", "number", "flag", "contract"]
    """Of the value, or of each entry of a list. A number may have choices besides."""
    is_list: bool
    choices: list[FormChoiceOut]
    least: int | None
    most: int | None
    optional: bool
    """Whether null is a value."""
    null_title: str | None
    """What null means."""
    nonempty: bool
    longest: int | None
    """How many entries a list may have."""
    is_set: bool
    """Whether order and repeats of a list mean nothing."""
    default: Any
    sources: str
    """The rules of the sources behind it, as in ``R004, R131``."""


class FormTermOut(_Out, frozen=True):
    """A term of the scoring, or a branch of it."""

    key: str
    title: str


class FormScoringOut(_Out, frozen=True):
    """The group ``scoring``: known ones to choose from, and what an own one is made of."""

    known: list["FormKnownScoringOut"]
    branches: list[FormTermOut]
    terms: list[FormTermOut]
    least: int
    most: int
    """Of a factor."""


class FormKnownScoringOut(_Out, frozen=True):
    name: str
    """``S01`` to ``S35``, as code has it."""
    title: str
    sentences: list[str]
    """What bids earn by it."""
    scoring: dict[str, Any]


class FormContractOut(_Out, frozen=True):
    """A known contract to add to a list."""

    group: str
    """The game that it is of, in words."""
    title: str
    brief: str
    contract: dict[str, Any]
    """As it stands in a list."""


class FormThingOut(_Out, frozen=True):
    """Something that a contract may count."""

    key: str
    """``tricks``, ``last``, ``base``, or as in ``per_card``: a suit, a rank or a card."""
    group: str
    title: str


class FormContractsOut(_Out, frozen=True):
    """The entries of the axis ``contracts.list``: known ones, and what an own one is made of."""

    known: list[FormContractOut]
    things: list[FormThingOut]
    fresh: str
    """The name of an own contract that has none yet."""
    reserved: list[str]
    """Names that no contract may have."""
    longest_name: int
    last: list[str]
    """Of the last tricks that may count, the last one first, what each is called."""
    least: int
    most: int
    """Of points."""


class FormGroupOut(_Out, frozen=True):
    name: str
    title: str
    axes: list[FormAxisOut]
    """Empty for the group ``scoring``."""


class FormOut(_Out, frozen=True):
    """All that a rule set consists of, in the order of the form."""

    groups: list[FormGroupOut]
    scoring: FormScoringOut
    contracts: FormContractsOut
    defaults: dict[str, Any]
    """The rule set that a form begins with: every group, every axis, the list of contracts too."""


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
