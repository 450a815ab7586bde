"""Scoring in words, from the terms of its branches."""

from collections.abc import Iterator
from typing import Final

from vaza.options.axes.bidding import Bidding, BidMode, Hook
from vaza.options.deals.hooked import may_bid_nothing
from vaza.options.deals.schedule import base_sizes, dealt_sizes
from vaza.options.ruleset import RuleSet
from vaza.options.scorings.model import TERMS, Scoring, Vector, vector
from vaza.words.chapters.bonuses import bonuses
from vaza.words.chapters.hook import may_be_even
from vaza.words.voice import Voice

SMALL_TABLE: Final = 60
"""Points of a table that a page of text shows whole."""
_MISSES: Final = ("under", "over", "nil_fail")
_WITHOUT_NIL: Final = {"under": "under", "over": "over-nil_fail", "under-over": "miss"}
"""The messages of misses where nobody can bid nothing."""


def scoring(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """What exact and missed bids earn (R030-R032, R065-R074, R083-R092, R111-R126, R147-R150)."""
    is_secret = rules.bidding.bid_mode is BidMode.UNTIL_END
    yield voice.say("rule-score-when", secret="yes" if is_secret else "no")
    if rules.scoring.points:
        yield voice.say("rule-score-table")
        sizes = table_sizes(rules)
        cells = sum((size + 1) ** 2 for size in sizes)
        if cells > SMALL_TABLE:
            yield voice.say("rule-score-table-sizes", cells=cells, sizes=voice.both(sizes))
        if rules.bonus.nil_value is not None and may_bid_nothing(rules):
            yield _nil(voice, "rule-score-nil", _own_nil(rules))
    else:
        yield from _made(rules, voice)
        yield from _missed(rules, voice)
        if rules.bonus.trick_point_from_size > 1 and _has_one_card_deal(rules):
            yield voice.say("rule-score-from-size")
    yield from bonuses(rules, voice)


def table_sizes(rules: RuleSet) -> list[int]:
    """Return the hand sizes that a table of points is looked up for, ties too, ascending."""
    return sorted({size for seats in rules.seating.seats for size in dealt_sizes(rules, seats)})


def branches(score: Scoring, voice: Voice) -> Iterator[str]:
    """What exact and missed bids earn by a scoring alone, without any changes to it."""
    if score.points:
        yield voice.say("rule-score-table")
    else:
        alone = RuleSet(scoring=score, bidding=Bidding(hook=Hook.NONE))
        yield from _made(alone, voice)
        yield from _missed(alone, voice)


def _has_one_card_deal(rules: RuleSet) -> bool:
    return any(1 in base_sizes(rules, seats) for seats in rules.seating.seats)


def _own_nil(rules: RuleSet) -> Vector:
    """Return the terms of a nil that has a value of its own (R067, R176)."""
    return vector(c=rules.bonus.nil_value or 0, h=rules.bonus.nil_per_card)


def _made(rules: RuleSet, voice: Voice) -> Iterator[str]:
    score = rules.scoring
    if not may_bid_nothing(rules):
        yield voice.say("rule-score-made", gains=gains(voice, score.made))
        return
    under, over = score.nil_made_under, score.nil_made_over
    if rules.bonus.nil_value is not None:
        under = over = _own_nil(rules)
    at_nil = vector(c=score.made[0], h=score.made[-1])
    if under == over == at_nil and any(at_nil):
        yield voice.say("rule-score-made-nil-too", gains=gains(voice, score.made))
        return
    yield voice.say("rule-score-made-one", gains=gains(voice, score.made))
    if under == over:
        yield _nil(voice, "rule-score-nil", under)
    else:
        yield _nil(voice, "rule-score-nil-under", under)
        even, told = "yes" if may_be_even(rules) else "no", gains(voice, over)
        yield voice.say("rule-score-nil-over", even=even, gains=told)


def _nil(voice: Voice, message: str, terms: Vector) -> str:
    return voice.say(message, gains=gains(voice, terms))


def _missed(rules: RuleSet, voice: Voice) -> Iterator[str]:
    groups: dict[Vector, list[str]] = {}
    has_nil = may_bid_nothing(rules)
    for branch in _MISSES if has_nil else _MISSES[:-1]:
        groups.setdefault(getattr(rules.scoring, branch), []).append(branch)
    for terms, branches in groups.items():
        name = "miss" if len(branches) == len(_MISSES) else "-".join(branches)
        name = name if has_nil else _WITHOUT_NIL[name]
        yield voice.say(f"rule-score-{name}", gains=gains(voice, terms))
        is_capped = branches == ["nil_fail"] and rules.bonus.nil_fail_cap_at_zero
        yield from () if is_capped else _turns(rules, voice, terms)


def _turns(rules: RuleSet, voice: Voice, terms: Vector) -> Iterator[str]:
    """Yield from how many tricks on a loss and what each trick gains come to a gain (R115)."""
    loss, each = terms[0], terms[TERMS.index("t")]
    if terms != vector(c=loss, t=each) or loss >= 0 or each <= 0:
        return
    tricks = -loss // each + 1
    largest = max(max(base_sizes(rules, seats)) for seats in rules.seating.seats)
    if 1 < tricks <= largest:
        yield voice.say("rule-score-turns", tricks=tricks)


def gains(voice: Voice, terms: Vector) -> str:
    """Return what terms give as a verb and its object, such as ``loses 10 points``."""
    plus = _sum(voice, [(name, n) for name, n in zip(TERMS, terms, strict=True) if n > 0])
    minus = _sum(voice, [(name, -n) for name, n in zip(TERMS, terms, strict=True) if n < 0])
    won = voice.say("score-gains", sum=plus) if plus else ""
    lost = voice.say("score-loses", sum=minus) if minus else ""
    if not won or not lost:
        return won or lost or voice.say("score-nothing")
    first, second = (lost, won) if terms[0] < 0 else (won, lost)
    return voice.say("score-both", first=first, second=second)


def _sum(voice: Voice, parts: list[tuple[str, int]]) -> str:
    told = [
        voice.say(f"term-{'first' if place == 0 else 'more'}-{name}", n=n)
        for place, (name, n) in enumerate(parts)
    ]
    return f" {voice.say('score-plus')} ".join(told)
