"""Why the table refuses an act; what the rules refuse comes with the rules' own reasons."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from vaza.rules.refusals import Reason, Refusal


class TableReason(StrEnum):
    """The table's reasons; ``words`` has a sentence for each."""

    NO_GUEST = "no-guest"
    NOT_SEATED = "not-seated"
    NOT_HOST = "not-host"
    NOT_GATHERING = "not-gathering"
    NOT_PLAYING = "not-playing"
    NOT_OVER = "not-over"
    NOT_BETWEEN_DEALS = "not-between-deals"
    NO_SUCH_SEAT = "no-such-seat"
    NO_FREE_SEAT = "no-free-seat"
    SEAT_TAKEN = "seat-taken"
    SEATED_ALREADY = "seated-already"
    NO_SUCH_BOT = "no-such-bot"
    BAD_SEAT_ORDER = "bad-seat-order"
    BAD_RULES = "bad-rules"
    BAD_SEATS = "bad-seats"
    BAD_TIMER = "bad-timer"
    BAD_NAME = "bad-name"
    BAD_TEXT = "bad-text"
    BAD_CARD = "bad-card"
    BAD_CALL = "bad-call"
    BAD_SAY = "bad-say"
    STAND_IN = "stand-in"
    NOT_ABSENT = "not-absent"
    VOTED_ALREADY = "voted-already"
    NOT_ASKED = "not-asked"
    NO_SHUFFLE = "no-shuffle"
    NO_CONTRIBUTOR = "no-contributor"
    SEED_GIVEN = "seed-given"
    BAD_SEED = "bad-seed"
    TOO_FAST = "too-fast"
    BAD_ID = "bad-id"
    ID_USED = "id-used"
    OUR_FAULT = "our-fault"


@dataclass(frozen=True, slots=True)
class No:
    """A refused act: the reason and the facts that its sentence needs."""

    reason: TableReason | Reason
    facts: Mapping[str, int | str] = field(default_factory=dict)


def no(reason: TableReason | Reason, **facts: int | str) -> No:
    """Return a refusal by the table."""
    return No(reason, facts)


def from_rules(refusal: Refusal) -> No:
    """Return a refusal by the rules as one of the table."""
    return No(refusal.reason, refusal.facts)
