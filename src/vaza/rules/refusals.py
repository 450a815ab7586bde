"""Why an action is refused: a reason with its facts, never a bare no."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class Reason(StrEnum):
    """The reasons; ``words`` has a sentence for each."""

    NOT_SEATED = "not-seated"
    MATCH_OVER = "match-over"
    NOT_NOW = "not-now"
    NOT_YOUR_TURN = "not-your-turn"
    BID_RANGE = "bid-range"
    HOOK = "hook"
    HOOK_MORE = "hook-more"
    HOOK_LESS = "hook-less"
    HOOK_EQUAL = "hook-equal"
    NILS_IN_ROW = "nils-in-row"
    AUCTION_RANGE = "auction-range"
    AUCTION_TOO_LOW = "auction-too-low"
    AUCTION_SUIT = "auction-suit"
    CARD_COUNT = "card-count"
    CARDS_CHOSEN = "cards-chosen"
    NO_SUCH_TRUMP = "no-such-trump"
    NOT_SAID = "not-said"
    OFFER_RANGE = "offer-range"
    OFFER_TOO_LOW = "offer-too-low"
    NO_PREFERENCE = "no-preference"
    RAISE_TOO_LOW = "raise-too-low"
    NO_SUCH_CONTRACT = "no-such-contract"
    STALE_BID = "stale-bid"
    NO_CHANGE = "no-change"
    SAME_BID = "same-bid"
    NOT_IN_HAND = "not-in-hand"
    MUST_FOLLOW = "must-follow-suit"
    MUST_TRUMP = "must-trump"
    MUST_OVERTRUMP = "must-overtrump"
    MUST_BEAT = "must-beat"
    NO_TRUMP_LEAD = "no-trump-lead"
    NO_HEARTS_LEAD = "no-hearts-lead"
    MUST_PLAY_FORCED = "must-play-forced"
    NO_CLAIM = "no-claim"
    BAD_ORDER = "bad-order"
    NO_SUCH_SEAT = "no-such-seat"
    TABLE_ONLY = "table-only"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused action: the reason and the facts that its sentence needs."""

    reason: Reason
    facts: Mapping[str, int | str] = field(default_factory=dict)
