"""The object of the game, the players and the dealer."""

from collections.abc import Iterator

from vaza.kernel.cards import SUITS
from vaza.options.axes import Direction, FirstDealer
from vaza.options.ruleset import RuleSet
from vaza.words.cards import faces_of, suit_name
from vaza.words.chapters.twins import has_twin_cards, joker_count
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


def suit_names(rules: RuleSet, voice: Voice, letters: str = SUITS) -> list[str]:
    """Return the names of suits as the table's pack has them (R077)."""
    return [suit_name(letter, voice.lang, faces_of(rules.pack)) for letter in letters]


def players(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Who plays, which way round, and who deals (R002, R010, R011, R029, R163-R165, R174)."""
    seating, side = rules.seating, sides(rules, voice)
    which = "rule-seats-one" if len(seating.seats) == 1 else "rule-seats-some"
    yield voice.say(which, seats=voice.span(seating.seats))
    yield voice.say("rule-direction", direction=seating.direction.value)
    yield from _first_dealer(rules, voice)
    yield voice.say("rule-dealing", next=side["next"], before=side["before"])
    rotation = seating.dealer_rotation.value
    yield voice.say("rule-dealer-rotation", rotation=rotation, next=side["next"])


def _first_dealer(rules: RuleSet, voice: Voice) -> Iterator[str]:
    how, suits = rules.seating.first_dealer, voice.both(suit_names(rules, voice))
    yield voice.say("rule-first-dealer", how=how.value, suits=suits)
    if how is FirstDealer.RANDOM and rules.pack.jokers:
        many = "many" if joker_count(rules) > 1 else "one"
        yield voice.say("rule-first-dealer-joker", jokers=many)
    elif how is FirstDealer.RANDOM and has_twin_cards(rules):
        yield voice.say("rule-first-dealer-twins")
