"""Who leads, and what may be played."""

from dataclasses import dataclass
from enum import StrEnum

from vaza.options.axes.axis import axis


class FirstLead(StrEnum):
    """Who leads to the first trick of a deal (A01)."""

    DEALER = "dealer"
    ELDEST = "eldest"
    HIGHEST_BID = "highest_bid"
    PREV_LAST_WINNER = "prev_last_winner"
    DECLARER = "declarer"
    """The declarer of an auction, or who named the trump (R110)."""


class VoidDuty(StrEnum):
    """What a seat without the suit led must do (R024, R060)."""

    ANY = "any"
    MUST_TRUMP = "must_trump"
    MUST_OVERTRUMP = "must_overtrump"
    """Trump, and higher than the trumps on the table if he can (V090)."""


class LeadTrump(StrEnum):
    """When trumps may be led (R154, V092)."""

    ALWAYS = "always"
    LAST_RESORT = "last_resort"
    """Only by who holds nothing else."""
    BROKEN = "broken"
    """Once a trump has been played in the deal, or by who holds nothing else."""


class JokerPlay(StrEnum):
    """What jokers are (R062, R063, V094)."""

    OWN_SUIT = "own_suit"
    """A suit of their own: follow it if led, play it elsewhere only when void."""
    WILD = "wild_anytime"
    """Playable at any time; the highest card of all; led, they oblige nobody."""


class Revoke(StrEnum):
    """What happens to a card that breaks the rules."""

    REFUSE = "refuse"
    """It cannot be played."""
    PENALTY = "penalty"
    """It can; a proven revoke ends the deal and costs its maker (R033-R036, A11)."""


@dataclass(frozen=True, slots=True)
class Play:
    """The tricks."""

    first_lead: FirstLead = axis(27, FirstLead.DEALER)
    void_duty: VoidDuty = axis(28, VoidDuty.ANY)
    revoke: Revoke = axis(29, Revoke.REFUSE)
    must_beat: bool = axis(58, default=False)
    """Whether who follows suit must beat the card that holds the trick, if he can (V090)."""
    lead_trump: LeadTrump = axis(59, LeadTrump.ALWAYS)
    joker_play: JokerPlay = axis(60, JokerPlay.OWN_SUIT)
    revoke_points: int = axis(61, -50, least=-1000, most=0)
    """Points of a proven revoke (R035)."""
