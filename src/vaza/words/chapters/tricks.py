"""The play of the cards."""

from collections.abc import Iterator

from vaza.options.axes.pack import Duplicates
from vaza.options.axes.play import FirstLead, JokerPlay, LeadTrump, Revoke, VoidDuty
from vaza.options.axes.trump import JokerTurnUp, TrumpKind
from vaza.options.deals.twins import joker_count, may_cancel_out
from vaza.options.ruleset import RuleSet
from vaza.words.chapters.contract_play import forced_cards, king_lead, play_all
from vaza.words.chapters.order import equal_bids
from vaza.words.chapters.sides import sides
from vaza.words.chapters.trump import has_trumps
from vaza.words.voice import Voice


def play(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """How tricks are played and taken (R022-R028, R060, R110, R137-R139, R151-R155, R169-R173)."""
    yield from king_lead(rules, voice) if rules.deals else (_lead(rules, voice),)
    if rules.play.first_lead is FirstLead.PREV_LAST_WINNER and may_cancel_out(rules):
        yield voice.say("rule-lead-untaken")
    if has_trumps(rules):
        yield voice.say("rule-lead-trump", when=rules.play.lead_trump.value)
    yield voice.say("rule-follow")
    yield from _void(rules, voice)
    yield from forced_cards(rules, voice)
    if rules.play.must_beat:
        yield voice.say("rule-must-beat", free=_freed_by(rules))
    yield voice.say("rule-wins" if has_trumps(rules) else "rule-wins-no-trump")
    if rules.pack.jokers:
        yield from _jokers(rules, voice)
    yield voice.say("rule-next-lead")
    yield play_all(rules, voice)
    yield voice.say("rule-tricks-kept")
    yield from _revoke(rules, voice)


def _lead(rules: RuleSet, voice: Voice) -> str:
    """Who leads to the first trick (A01, A59, R110)."""
    lead, side = rules.play.first_lead, sides(rules, voice)["next"]
    if lead is FirstLead.HIGHEST_BID:
        return voice.say("rule-lead-highest", equal=equal_bids(rules, voice))
    if lead is FirstLead.DECLARER and rules.trump.trump is not TrumpKind.AUCTION:
        return voice.say("rule-lead-namer")
    return voice.say("rule-lead", lead=lead.value, next=side)


def _freed_by(rules: RuleSet) -> str:
    """Return what, in a trick, frees the others from beating the suit led (V090)."""
    if rules.pack.jokers and rules.play.joker_play is JokerPlay.WILD:
        return "both" if has_trumps(rules) else "jokers"
    return "trumps" if has_trumps(rules) else "none"


def _void(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """What to play without the suit led (R024, R060, R138, V090)."""
    if not has_trumps(rules):
        yield voice.say("rule-void-no-trump")
        return
    yield voice.say("rule-void", duty=rules.play.void_duty.value)


def _jokers(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """What a joker does in a trick (R062, R063, A14, V094)."""
    many = "many" if joker_count(rules) > 1 else "one"
    if rules.play.joker_play is JokerPlay.WILD:
        yield voice.say("rule-joker-wild", jokers=many)
        yield voice.say("rule-joker-wild-led", twins=rules.pack.duplicates.value)
        return
    if joker_count(rules) > 1:
        yield voice.say("rule-joker-led")
    yield voice.say("rule-joker-elsewhere", duty=_duty(rules))
    yield voice.say("rule-joker-wins", beaten=_beaten_by(rules))
    yield voice.say("rule-joker-loses", trumps=_joker_trumps(rules))


def _beaten_by(rules: RuleSet) -> str:
    """Return what can take a trick from the joker that was led to it (A13, A14)."""
    by_joker = joker_count(rules) > 1 and rules.pack.duplicates is not Duplicates.FIRST
    if has_trumps(rules):
        return "both" if by_joker else "trump"
    return "joker" if by_joker else "no"


def _joker_trumps(rules: RuleSet) -> str:
    """Tell whether jokers may be the trumps of a deal (R064, A14)."""
    is_turned = has_trumps(rules) and rules.trump.trump is TrumpKind.TURN_UP
    become = is_turned and rules.trump.joker_turnup is JokerTurnUp.JOKER_SUIT
    return "jokers" if become else "no"


def _duty(rules: RuleSet) -> str:
    must = has_trumps(rules) and rules.play.void_duty is not VoidDuty.ANY
    return "trump" if must else "any"


def _revoke(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """What becomes of a card that breaks the rules (R033-R036, A11)."""
    axis = rules.play
    if axis.revoke is Revoke.REFUSE:
        yield voice.say("rule-revoke")
        return
    yield voice.say("rule-revoke-what")
    yield voice.say("rule-revoke-proven", points=-axis.revoke_points)
    yield voice.say("rule-revoke-again")
    yield voice.say("rule-revoke-unproven")
    free = axis.lead_trump is not LeadTrump.ALWAYS or _duty(rules) == "trump" or axis.must_beat
    if free:
        yield voice.say("rule-revoke-duties")
