"""Whether deals are called over and under, by the total of the bids."""

from vaza.options.axes.trump import TrumpKind
from vaza.options.deals.hooked import may_bid_nothing
from vaza.options.ruleset import RuleSet


def has_labels(rules: RuleSet) -> bool:
    """Tell whether over and under deals are spoken of: after an auction, or for nil (R109)."""
    score = rules.scoring
    by_label = may_bid_nothing(rules) and not score.points
    by_label = by_label and score.nil_made_under != score.nil_made_over
    is_auctioned = rules.trump.trump is TrumpKind.AUCTION
    return is_auctioned or (by_label and rules.bonus.nil_value is None)
