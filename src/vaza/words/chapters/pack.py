"""The cards: which they are, their order, and what identical ones do."""

from collections.abc import Iterator
from typing import Final

from vaza.kernel.cards import RANKS
from vaza.options.axes.pack import PackKind
from vaza.options.axes.play import JokerPlay
from vaza.options.deals.packs import extra_suits_needed, pack_cards, pack_ranks, strengths
from vaza.options.deals.twins import SECOND, has_twin_cards, joker_count
from vaza.options.ruleset import RuleSet
from vaza.words.cards import Faces, faces_of
from vaza.words.chapters.table import suit_names
from vaza.words.voice import Voice

_MESSAGES: Final = {
    PackKind.STD52: "rule-pack",
    PackKind.LATIN40: "rule-pack-latin40",
    PackKind.LATIN48: "rule-pack-latin48",
    PackKind.STD36: "rule-pack-std36",
    PackKind.STD32: "rule-pack-std32",
    PackKind.STRIPPED8: "rule-pack-stripped",
    PackKind.LOW13: "rule-pack-low13",
    PackKind.LOW26: "rule-pack-low26",
}


def cards(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """The pack and the order of its cards (R004, R044-R046, R061, R077, R079, R086, R131)."""
    pack = rules.pack
    yield _pack(rules, voice)
    if pack.pack is PackKind.STRIPPED8:
        yield from _stripped(rules, voice)
    elif pack.packs > 1 or pack.jokers or pack.pack in SECOND:
        total = len(pack_cards(pack, rules.seating.seats[0]))
        yield voice.say("rule-pack-total", packs=pack.packs, cards=total)
    is_some = "-some" if pack.pack is PackKind.STRIPPED8 else ""
    yield voice.say(f"rule-ranks{is_some}", ranks=", ".join(_ranks_from_the_top(rules, voice)))
    yield from _jokers(rules, voice)
    if not rules.deals:
        yield voice.say("rule-no-values")
    yield from _twins(rules, voice)


def _pack(rules: RuleSet, voice: Voice) -> str:
    pack = rules.pack
    jokers = voice.say("pack-jokers", jokers=pack.jokers)
    if pack.pack not in SECOND:
        return voice.say(_MESSAGES[pack.pack], jokers=jokers)
    letters = "".join(suit.value for suit in pack.extra_suits[: extra_suits_needed(pack)])
    suits = voice.both(suit_names(rules, voice, letters))
    return voice.say(_MESSAGES[pack.pack], jokers=jokers, suits=suits)


def _stripped(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Yield what remains of the pack at each number of seats (R086)."""
    for seats in rules.seating.seats:
        lowest = rank_shown(pack_ranks(rules.pack, seats)[0], rules, voice)
        total = len(pack_cards(rules.pack, seats))
        yield voice.say("rule-pack-stripped-at", seats=seats, lowest=lowest, cards=total)


def _jokers(rules: RuleSet, voice: Voice) -> Iterator[str]:
    if rules.pack.jokers:
        is_wild = rules.play.joker_play is JokerPlay.WILD
        yield voice.say("rule-joker-wild-rank" if is_wild else "rule-joker-suit")


def _twins(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """What identical cards do; jokers count as such among themselves (R046, A13, A14)."""
    twins = rules.pack.duplicates.value
    if has_twin_cards(rules):
        yield voice.say("rule-duplicates", twins=twins)
        if joker_count(rules) > 1:
            yield voice.say("rule-duplicates-jokers-too")
    elif joker_count(rules) > 1:
        yield voice.say("rule-duplicates-jokers", twins=twins)


def _ranks_from_the_top(rules: RuleSet, voice: Voice) -> Iterator[str]:
    strength, ranks = strengths(rules.pack), pack_ranks(rules.pack, rules.seating.seats[-1])
    for rank in sorted(ranks, key=lambda rank: -strength[RANKS.index(rank)]):
        yield rank_shown(rank, rules, voice)


def rank_shown(rank: str, rules: RuleSet, voice: Voice) -> str:
    """Return a rank as a list shows it: the court in words, the others as numbers (R079)."""
    if rank not in "AKQJ":
        return rank.replace("T", "10")
    if faces_of(rules.pack) is Faces.FRENCH:
        return voice.say(f"rank-{rank}")
    return voice.say("listed-latin-A" if rank == "A" else f"rank-latin-{rank}")
