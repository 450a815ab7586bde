"""What the titles of presets claim: a title serves other rules only while all of it is true."""

from collections.abc import Callable
from typing import Final

from vaza.options.axes.contracts import Currencies, OwnerAuction
from vaza.options.axes.play import VoidDuty
from vaza.options.deals.schedule import base_sizes, plan_deals
from vaza.options.presets import Preset
from vaza.options.ruleset import RuleSet

Fact = Callable[[RuleSet], object]


def title_fits(rules: RuleSet, preset: Preset) -> bool:
    """Tell whether all that a preset's title says is true of other rules too."""
    facts = _FACTS.get(preset.name, ())
    return all(fact(rules) == fact(preset.rules) for fact in (_is_king, *facts))


def _is_king(rules: RuleSet) -> bool:
    return bool(rules.deals)


def _seats(rules: RuleSet) -> object:
    return rules.seating.seats


def _largest(rules: RuleSet) -> object:
    return {max(base_sizes(rules, seats), default=0) for seats in rules.seating.seats}


def _ends(rules: RuleSet) -> object:
    """The first hand of the course, and its smallest and largest ones."""
    sizes = base_sizes(rules, rules.seating.seats[0]) if rules.seating.seats else ()
    return sizes[:1], min(sizes, default=0), max(sizes, default=0)


def _returns(rules: RuleSet) -> object:
    """Whether the course is walked there and back."""
    plans = [[plan.size for plan in plan_deals(rules, seats)] for seats in rules.seating.seats]
    return all(sizes == sizes[::-1] and len(set(sizes)) > 1 for sizes in plans)


def _starts_large(rules: RuleSet) -> object:
    """Whether the course begins with its largest hand and goes below it."""
    runs = [base_sizes(rules, seats) for seats in rules.seating.seats]
    return all(len(set(run)) > 1 and run[0] == max(run) for run in runs)


def _lead(rules: RuleSet) -> object:
    return rules.play.first_lead, rules.seating.direction


def _opens(rules: RuleSet) -> object:
    return rules.trump.trump, rules.auction.opens, rules.seating.direction


def _gulashes(rules: RuleSet) -> object:
    return rules.trump.trump, rules.auction.gulash_max_passes > 0


def _trumping(rules: RuleSet) -> object:
    return rules.play.void_duty is not VoidDuty.ANY


def _offers_up(rules: RuleSet) -> object:
    contracts = rules.contracts
    return contracts.auction is not OwnerAuction.OFF, contracts.currencies is Currencies.UP


_FACTS: Final[dict[str, tuple[Fact, ...]]] = {
    "dane-se-norm": (_lead,),
    "dane-se-tutorial": (_ends,),
    "dane-se-tutorial-norm": (_ends, _lead),
    "dane-se-13": (_seats,),
    "dane-se-13-continued": (_seats, _returns),
    "10-op-en-neer": (_ends, _returns),
    "10-op-en-neer-norm": (_ends, _returns, _lead),
    "german-bridge-norm": (_lead,),
    "dane-se-river-13": (_largest,),
    "dane-se-river-17": (_seats, _largest),
    "dane-se-australia-5": (_seats,),
    "dane-se-australia-6": (_seats,),
    "dane-se-jokers": (lambda rules: rules.pack.jokers > 0,),
    "podrida-norm": (_lead,),
    "romanian-whist-norm": (_trumping,),
    "romanian-whist-inverted": (_starts_large,),
    "israeli-whist": (lambda rules: rules.trump.trump,),
    "israeli-whist-norm": (_opens,),
    "israeli-whist-gulash": (_gulashes,),
    "king-copag": (_offers_up,),
    "king-no-auction": (lambda rules: rules.contracts.auction is OwnerAuction.OFF,),
    "king-fixed-payment": (lambda rules: (rules.contracts.auction, rules.contracts.payment),),
    "king-quick": (lambda rules: len(rules.deals),),
}
"""By preset: what its title says; proper names alone say nothing."""
