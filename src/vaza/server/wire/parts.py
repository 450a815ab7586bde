"""What a client is shown of a match: deals, what may be done, results.

Parts of the messages in ``wire``.
"""

from typing import Literal

from msgspec import Struct


class _Out(Struct, frozen=True):
    """Part of what a client is sent."""


class NoteOut(_Out, frozen=True):
    """Why something is refused: ``reason`` and its facts make a sentence in ``refusals.ftl``."""

    reason: str
    facts: dict[str, int | str]


class TrickOut(_Out, frozen=True):
    leader: int
    cards: list[str]
    """In playing order from the leader."""
    winner: int | None


class CallOut(_Out, frozen=True):
    """A speech in the auction; ``tricks`` is None for a pass."""

    seat: int
    tricks: int | None
    trump: Literal["S", "H", "D", "C", "NT"] | None
    """None for a pass."""


class SpeechOut(_Out, frozen=True):
    """What a seat said about a positive deal of King."""

    seat: int
    say: str
    """``up:S`` .. ``up:NT``, ``down``, ``4333``, ``open``, ``ultimatum``, ``accept``, ``raise:6``;
    ``5up``, ``2down``, ``match``, ``pass``; ``yes``, ``no``."""


class OfferOut(_Out, frozen=True):
    """The best offer so far."""

    seat: int
    number: int
    """Tricks, or nulls."""
    down: bool
    value: int
    """In positive tricks."""


class SaleOut(_Out, frozen=True):
    """The right to a positive deal, sold."""

    seller: int
    buyer: int
    number: int
    down: bool
    price: int
    """In points, as agreed."""


class CountOut(_Out, frozen=True):
    """How many each seat has of one of the things that a contract counts."""

    what: str
    """``tricks``; a suit (``H``), a rank (``Q``) or a card (``KH``); ``last-1`` for the last trick,
    ``last-2`` for the one before."""
    points: int
    """Of each."""
    by_seat: list[int]


class KingOut(_Out, frozen=True):
    """What goes with the positive deals of a rule set of King."""

    up_points: int
    """Of each trick of a deal played up, and of each trick of an offer."""
    down_points: int
    """Of each trick of a deal played down; below 0."""
    down_bonus: int
    """What every seat gets in a deal played down."""
    null_value: int
    """How many positive tricks one null is worth in an offer."""
    limit: int
    """The highest offer, in positive tricks."""
    preference: bool
    payment: Literal["capped", "fixed", "top_up"]
    sheet: Literal["two_columns", "net"]


class DealOut(_Out, frozen=True):
    number: int
    of: int
    """Scheduled deals; a tie deal's number is larger."""
    size: int
    dealer: int
    is_tie: bool
    trump: str | None
    """S H D C, X for the jokers, None for no trumps."""
    trump_from: str
    turn_up: str | None
    opener: int
    bids: list[int | None]
    """By seat; None where the seat has not bid, or what it bid is not shown yet."""
    total_bid: int
    """Of the bids that are shown."""
    label: Literal["over", "under", "even"] | None
    """The total bid against the hand size; None while a bid is unknown."""
    spoken: list[bool]
    """By seat: whether it has bid, though its number may not be shown yet."""
    speeches: int
    calls: list[CallOut]
    """The auction, since the cards were last passed on."""
    exchanges: int
    """How often cards have been passed on."""
    put: list[bool]
    """By seat: whether it has chosen the cards to pass on."""
    declarer: int | None
    """Who won the auction, or names the trump."""
    contract: int | None
    """The declarer's number in the auction."""
    kind: str
    """What a deal of King is played as: a contract's name, ``up``, ``down`` or ``4333``; empty
    until that is settled, and in games of bids."""
    plan_kind: str
    """What the schedule says of it: a contract's name, ``positive``, or ``free`` for the dealer's
    pick; empty in games of bids."""
    speeches_king: list[SpeechOut]
    """What was said about a positive deal."""
    standing: OfferOut | None
    preference: list[int]
    """Who may take the standing offer in its own terms when it is his turn."""
    sale: SaleOut | None
    counts: list[CountOut]
    """What each seat has taken so far of what the contract counts."""
    face_down: bool
    """Nobody may look at his cards yet."""
    passed_over: list[str]
    """Jokers turned before the turn-up, which do not count."""
    leader: int | None
    trick: TrickOut | None
    """The cards on the table; ``winner`` is the seat that holds the trick so far."""
    tricks: list[TrickOut]
    taken: list[int]
    cards_left: list[int]
    commitment: str


class ChoiceOut(_Out, frozen=True):
    """One number or card, and why it may not be said or played now (None: it may)."""

    value: int | str
    refused: NoteOut | None


class LegalOut(_Out, frozen=True):
    """What you may do now; empty lists when it is not your turn."""

    bids: list[ChoiceOut]
    change: list[ChoiceOut]
    cards: list[ChoiceOut]
    claim: bool
    calls: list[ChoiceOut]
    """``pass`` and the offers of the auction, ``5C`` .. ``13NT``, from the lowest."""
    pass_cards: int
    """How many cards to choose to pass on; 0 when not now."""
    trumps: list[ChoiceOut]
    """The trumps that may be named: ``S``, ``H``, ``D``, ``C``, ``NT``."""
    says: list[ChoiceOut]
    """What may be said about a positive deal of King, and offers that may not."""
    picks: list[ChoiceOut]
    """The contracts that are left to pick from."""
    first: list[int]
    """The seats that you may choose as first dealer."""
    revokes: list[str]
    """Those of ``cards`` that break a duty; none where such cards are refused."""


class ResultOut(_Out, frozen=True):
    number: int
    size: int
    dealer: int
    trump: str | None
    bids: list[int]
    tricks: list[int]
    points: list[int]
    totals: list[int]
    """After this deal."""
    is_tie: bool
    void: Literal["revoke", "passed"] | None
    """Why the deal does not count and is dealt again."""
    offender: int | None
    """Who revoked."""
    streaks: list[int]
    """After this deal, by seat: exact deals in a row, missed ones negative."""
    contract: str
    """What a deal of King was played as; empty in games of bids."""
    counts: list[CountOut]
    sale: SaleOut | None
    paid: int
    """What the buyer paid the seller."""


class NextOut(_Out, frozen=True):
    number: int
    size: int
    dealer: int
    is_tie: bool


class WaitingOut(_Out, frozen=True):
    """What the table waits for between deals, until when, and who has answered."""

    what: Literal["first-dealer", "seeds", "ready", "continue", "pause"]
    until: int | None
    seats: list[int]
    """Seats that are still awaited."""
    shuffle: int | None
    """Number of the shuffle that awaits seeds."""
    voided: int
    """Commitments to this shuffle that were voided because a seed did not come in time."""


class ScheduledOut(_Out, frozen=True):
    cards: int
    trump: str
    contract: str
    """Of a deal of King: a contract's name, ``positive``, or ``free`` for the dealer's pick."""


class OutcomeOut(_Out, frozen=True):
    totals: list[int]
    places: list[int]
    winners: list[int]
