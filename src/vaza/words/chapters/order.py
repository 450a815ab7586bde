"""Who speaks first, and which of equal bids counts: one wording for every chapter."""

from vaza.options.axes.auction import AuctionDeclarer
from vaza.options.axes.bidding import HIDDEN_BIDS, BidOpens
from vaza.options.axes.play import FirstLead
from vaza.options.axes.seating import Direction
from vaza.options.axes.trump import TrumpKind
from vaza.options.ruleset import RuleSet
from vaza.words.chapters.sides import sides
from vaza.words.voice import Voice


def has_auction(rules: RuleSet) -> bool:
    """Tell whether an auction settles the trump (R097)."""
    return rules.trump.trump is TrumpKind.AUCTION


def raises_first(rules: RuleSet) -> bool:
    """Tell whether the declarer of an auction bids again, before the others (A30)."""
    return has_auction(rules) and rules.auction.declarer is AuctionDeclarer.RAISE


def stands(rules: RuleSet) -> bool:
    """Tell whether the declarer of an auction is passed over in the bidding (R107)."""
    return has_auction(rules) and not raises_first(rules)


def opens(rules: RuleSet) -> str:
    """Return who bids first, as the messages name it (R015, R107, A28).

    A declarer who leads is no early leader: then the eldest bids first.
    """
    if raises_first(rules):
        return "declarer"
    first = rules.bidding.bid_opens
    is_declarer = has_auction(rules) and rules.play.first_lead is FirstLead.DECLARER
    if first is BidOpens.FIRST_LEADER and is_declarer:
        return BidOpens.ELDEST.value
    if first is BidOpens.RIGHT and rules.seating.direction is Direction.COUNTER:
        return BidOpens.ELDEST.value
    return first.value


def equal_bids(rules: RuleSet, voice: Voice) -> str:
    """Return which of equal bids counts as the highest (A59)."""
    if rules.bidding.bid_mode in HIDDEN_BIDS:
        first = voice.say("opener-name", opens=opens(rules), next=sides(rules, voice)["next"])
        return voice.say("equal-counted", first=first)
    return voice.say("equal-declarer-last" if stands(rules) else "equal-earlier")
