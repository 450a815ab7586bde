"""The object of the game, the players and the dealer, and the cards."""

from collections.abc import Iterator

from vaza.kernel.cards import RANKS
from vaza.options.axes import Direction
from vaza.options.packs import pack_cards, strengths
from vaza.options.ruleset import RuleSet
from vaza.words.voice import Voice


def object_of_the_game(_rules: RuleSet, voice: Voice) -> Iterator[str]:
    """What it is all about (R002, R003, R135)."""
    yield voice.say("rule-object")
    yield voice.say("rule-alone")


def sides(rules: RuleSet, voice: Voice) -> dict[str, str]:
    """On which side of a player the next one sits, and the one before (A02, A55)."""
    left, right = voice.say("side-left"), voice.say("side-right")
    is_clockwise = rules.seating.direction is Direction.CLOCKWISE
    return {"next": left if is_clockwise else right, "before": right if is_clockwise else left}


def players(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Who plays, which way round, and who deals (R002, R010, R011, R029, R163-R165, R174)."""
    seating, side = rules.seating, sides(rules, voice)
    which = "rule-seats-one" if len(seating.seats) == 1 else "rule-seats-some"
    yield voice.say(which, seats=voice.span(seating.seats))
    yield voice.say("rule-direction", direction=seating.direction.value)
    yield voice.say("rule-first-dealer", how=seating.first_dealer.value)
    yield voice.say("rule-dealing", next=side["next"], before=side["before"])
    rotation = seating.dealer_rotation.value
    yield voice.say("rule-dealer-rotation", rotation=rotation, next=side["next"])


def cards(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """The pack and the order of its cards (R004, R046, R131, R161, R162, R171)."""
    pack = rules.pack
    cards_in_play = len(pack_cards(pack, rules.seating.seats[0]))
    yield voice.say("rule-pack", packs=pack.packs, cards=cards_in_play)
    yield voice.say("rule-ranks", ranks=", ".join(_ranks_from_the_top(rules, voice)))
    yield voice.say("rule-no-values")
    if pack.packs > 1:
        yield voice.say("rule-duplicates", twins=pack.duplicates.value)


def _ranks_from_the_top(rules: RuleSet, voice: Voice) -> Iterator[str]:
    strength = strengths(rules.pack)
    for rank in sorted(range(len(RANKS)), key=lambda rank: -strength[rank]):
        yield _rank_name(RANKS[rank], voice)


def _rank_name(rank: str, voice: Voice) -> str:
    """Return a rank as a list shows it: the court in words, the others as numbers."""
    return voice.say(f"rank-{rank}") if rank in "AKQJ" else rank.replace("T", "10")
