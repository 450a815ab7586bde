"""The object of the game, the players and the dealer."""

from collections.abc import Iterator

from vaza.kernel.cards import SUITS, parse_card
from vaza.options.axes.seating import DealerRotation, FirstDealer
from vaza.options.deals.twins import has_twin_cards, joker_count, may_cancel_out
from vaza.options.ruleset import RuleSet
from vaza.words.cards import card_name, faces_of, suit_name
from vaza.words.chapters.king import may_share, owners_each
from vaza.words.chapters.sides import sides
from vaza.words.voice import Voice


def object_of_the_game(_rules: RuleSet, voice: Voice) -> Iterator[str]:
    """What it is all about (R002, R003, R135)."""
    yield voice.say("rule-object")
    yield voice.say("rule-alone")


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
    yield voice.say("king-dealing" if rules.deals else "rule-dealing", **side)
    rotation = seating.dealer_rotation
    yield voice.say("rule-dealer-rotation", rotation=rotation.value, next=side["next"])
    if rotation is DealerRotation.LAST_WINNER and may_cancel_out(rules):
        yield voice.say("rule-dealer-untaken")
    if rotation is DealerRotation.LAST_WINNER and may_share(rules):
        yield voice.say("king-dealer-unplayed", next=side["next"])


def _first_dealer(rules: RuleSet, voice: Voice) -> Iterator[str]:
    how, suits = rules.seating.first_dealer, voice.both(suit_names(rules, voice))
    if how in (FirstDealer.KH_DRAWER, FirstDealer.KH_DRAWER_CHOOSES):
        yield _by_king(rules, voice)
        return
    yield voice.say("rule-first-dealer", how=how.value, suits=suits)
    if how is FirstDealer.RANDOM and rules.pack.jokers:
        many = "many" if joker_count(rules) > 1 else "one"
        yield voice.say("rule-first-dealer-joker", jokers=many)
    elif how is FirstDealer.RANDOM and has_twin_cards(rules):
        yield voice.say("rule-first-dealer-twins")


def _by_king(rules: RuleSet, voice: Voice) -> str:
    """Who deals first by the king of hearts, and what the choice is worth (R190, R191)."""
    how = rules.seating.first_dealer
    is_chosen = how is FirstDealer.KH_DRAWER_CHOOSES
    king = card_name(parse_card("KH"), voice.lang, faces_of(rules.pack))
    told = "mine" if is_chosen and owners_each(rules) else how.value
    return voice.say("king-first-dealer", how=told, king=king)
