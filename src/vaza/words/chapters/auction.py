"""The auction for the trump, and the passing of cards when nobody wants it."""

from collections.abc import Iterator

from vaza.options.axes.auction import PassDirection
from vaza.options.axes.trump import TrumpSuit
from vaza.options.ruleset import RuleSet
from vaza.words.chapters.order import has_auction, raises_first
from vaza.words.chapters.sides import sides
from vaza.words.chapters.trump import denomination, offers_no_trumps
from vaza.words.voice import Voice

TRICKS = 13
_ALL = 4
"""Passes that end an auction in which the last bidder may raise."""


def auction(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Offers, their order, their end, and what all passing leads to (R097-R106, R118-R121)."""
    if not has_auction(rules):
        return
    axis, side = rules.auction, sides(rules, voice)
    yield voice.say("rule-auction", nt=offers_no_trumps(rules))
    yield voice.say("rule-auction-opens", opens=axis.opens.value, next=side["next"])
    raised = "yes" if axis.gulash_max_passes and axis.gulash_raise_min else "no"
    least = min(axis.min, TRICKS)
    yield voice.say("rule-auction-range", raised=raised, least=least, most=TRICKS)
    yield _order(rules, voice)
    if 1 < len(set(axis.suit_order)) < len(TrumpSuit):
        yield voice.say("rule-auction-only")
    yield from _example(rules, voice)
    yield voice.say("rule-auction-pass", again="yes" if axis.reenter else "no")
    last = "raises" if axis.end_passes == _ALL else "stands"
    yield voice.say("rule-auction-end", end=f"{last}-{'again' if axis.reenter else 'final'}")
    yield voice.say("rule-auction-highest")
    yield voice.say("rule-auction-won", **{"raise": "yes" if raises_first(rules) else "no"})
    yield from _nobody(rules, voice)


def _names(rules: RuleSet, voice: Voice) -> list[str]:
    order = dict.fromkeys(suit.value for suit in rules.auction.suit_order)
    return [denomination(letter, rules, voice) for letter in order]


def _order(rules: RuleSet, voice: Voice) -> str:
    names = _names(rules, voice)
    if len(names) == 1:
        return voice.say("rule-auction-one-suit", suit=names[0])
    return voice.say("rule-auction-order", suits=", ".join(names))


def _example(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Yield an offer, two that beat it and one that does not (R104)."""
    names, number = _names(rules, voice), rules.auction.min + 1
    if len(names) > 2 and number < TRICKS:
        low, middle, high = names[0], names[1], names[2]
        yield voice.say(
            "rule-auction-example", n=number, more=number + 1, low=low, middle=middle, high=high
        )


def _nobody(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """What follows when all pass: a new deal (R102), or cards are passed on (R118-R121, A33)."""
    axis, side = rules.auction, sides(rules, voice)
    if not axis.gulash_max_passes:
        yield voice.say("rule-auction-void")
        return
    to = side["next" if axis.gulash_dir is PassDirection.LEFT else "before"]
    cards = min(axis.gulash_cards, TRICKS)
    yield voice.say("rule-gulash", cards=cards, side=to)
    yield voice.say("rule-gulash-again", times=axis.gulash_max_passes)
    if axis.gulash_raise_min:
        first = axis.min + 1
        least = range(first, first + axis.gulash_max_passes)
        yield voice.say("rule-gulash-raise", least=voice.both(least))
