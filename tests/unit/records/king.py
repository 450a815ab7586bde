"""Matches of King by players who say anything, each kind of word as often as any other."""

import random

from tests.laws.rule_sets import random_action
from vaza.kernel.cards import Seat
from vaza.options.ruleset import RuleSet
from vaza.records.model import Record
from vaza.records.writing import record_of
from vaza.rules.actions import Action, Say
from vaza.rules.decide import decide
from vaza.rules.events import Event
from vaza.rules.evolve import evolve
from vaza.rules.phases.offers import TALK, sayings
from vaza.rules.refusals import Refusal
from vaza.rules.state import MatchState, Stage, new_match
from vaza.rules.turns import speaker

NAMES = ("Ana", "Bia", "Caio", "Davi")


def king_events(rules: RuleSet, seed: int, seats: int = 4) -> tuple[MatchState, list[Event]]:
    """Play a match in which deals are often sold."""
    rng, state, told = random.Random(seed), new_match(rules, seats), list[Event]()
    while state.public.stage is not Stage.OVER:
        events = decide(state, *_action(state, rng))
        assert not isinstance(events, Refusal), events
        for event in events:
            state = evolve(state, event)
        told += events
    return state, told


def _action(state: MatchState, rng: random.Random) -> tuple[Seat, Action]:
    public = state.public
    if public.stage not in TALK:
        return random_action(state, rng)
    words: dict[str, list[Say]] = {}
    for say in sayings(public):
        words.setdefault(say.word.value, []).append(say)
    return speaker(public), rng.choice(words[rng.choice(list(words))])


def king_record(rules: RuleSet, seed: int, *, ref: str | None = None) -> Record:
    return record_of(rules, NAMES, king_events(rules, seed)[1], rules_ref=ref)
