"""What every rule set has to keep, as a check to run on yours: ``check_ruleset(rules)``."""

from collections.abc import Sequence

from vaza.arena.driver import Game, play_match
from vaza.bots.protocol import Bot
from vaza.bots.uniform import UniformBot
from vaza.kernel.cards import mask_of
from vaza.options.checks.check import check
from vaza.options.codes.code import parse_rules, rules_code
from vaza.options.codes.codec import rules_from_json, rules_to_json
from vaza.options.contracts.model import SHARED_OUT, CountKind, entries_of
from vaza.options.deals.contract_cards import cards_counted, contract_total, play_contract
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealTrump
from vaza.options.ruleset import RuleSet
from vaza.records.forms import check as check_played
from vaza.records.forms import read_record, write_json, write_text
from vaza.records.writing import record_of
from vaza.rules.events import CardPlayed, DealEnded, Dealt, TrickTaken
from vaza.rules.evolve import evolve
from vaza.rules.scoring import totals
from vaza.rules.state import new_match


def check_ruleset(rules: RuleSet, *, seeds: Sequence[int] = (1,)) -> int:
    """Check a rule set at every number of seats that it is for; return how many deals were played.

    It has no conflicts, comes through its code and its JSON, can be played to the end by players
    who bid and play anything; folding the events gives the match again; no card is lost or
    doubled; the record of the match comes through both its forms and scores the same.

    Raises:
        AssertionError: a check fails.
    """
    problems = check(rules)
    assert not problems, f"conflicts: {problems}"
    assert parse_rules(rules_code(rules)) == rules, "the code gives another rule set"
    assert rules_from_json(rules_to_json(rules)) == rules, "the JSON gives another rule set"
    played = 0
    for seats in rules.seating.seats:
        for seed in seeds:
            bots = [UniformBot(seed + seat, revokes=True) for seat in range(seats)]
            played += check_match(rules, bots, seed)
    return played


def check_match(rules: RuleSet, bots: Sequence[Bot], seed: int) -> int:
    """Check one match of ``bots`` by seat, dealt from ``seed``; return how many deals it had.

    Raises:
        AssertionError: a check fails.
    """
    seats = len(bots)
    game = play_match(rules, bots, seed, go_on=seed % 2 == 1)
    _check_replay(game, rules, seats)
    check_cards(game, rules, seats)
    _check_record(game, rules, seats)
    return len(game.state.public.results)


def _check_replay(game: Game, rules: RuleSet, seats: int) -> None:
    state = new_match(rules, seats)
    for event in game.events:
        state = evolve(state, event)
    assert state == game.state, f"{seats} seats: the events give another match"


def check_cards(game: Game, rules: RuleSet, seats: int) -> None:
    """Every card is in one place when it is dealt, and each dealt card is played once."""
    pack, played, taken = pack_cards(rules.pack, seats), 0, 0
    dealt: Dealt | None = None
    for event in game.events:
        if isinstance(event, Dealt):
            dealt, played, taken = event, 0, 0
            assert _places(event) == pack, f"{seats} seats: the dealing is not the whole pack"
        elif isinstance(event, CardPlayed):
            assert not played >> event.card & 1, f"{seats} seats: a card is played twice"
            played |= 1 << event.card
        elif isinstance(event, TrickTaken):
            taken += event.winner is not None
        elif isinstance(event, DealEnded) and dealt is not None:
            _check_end(event, rules, seats, left=sum(dealt.hands) & ~played)
            assert sum(event.result.tricks) == taken <= event.result.size


def _check_end(event: DealEnded, rules: RuleSet, seats: int, *, left: int) -> None:
    """All dealt cards are played, but where King needs none of them; King's points add up."""
    name = event.result.contract
    if not name:
        assert not left, f"{seats} seats: not all dealt cards are played"
        return
    total = contract_total(rules, seats, name)
    assert sum(event.points) == total, f"{name}: the points make {sum(event.points)}, not {total}"
    if name != SHARED_OUT:
        may_end = rules.contracts.early_end and not _counted(rules, seats, name) & left
        assert not left or may_end, f"{name}: not all dealt cards are played"


def _counted(rules: RuleSet, seats: int, name: str) -> int:
    """Return the cards that a contract counts; the whole pack where it counts anything else."""
    entries = entries_of(play_contract(rules, name))
    if any(entry.kind is not CountKind.CARDS for entry in entries):
        return mask_of(pack_cards(rules.pack, seats))
    mask = 0
    for entry in entries:
        mask |= cards_counted(rules, seats, entry.cards)
    return mask


def _places(event: Dealt) -> tuple[int, ...]:
    cards = [card for hand in event.hands for card in range(hand.bit_length()) if hand >> card & 1]
    cards += [*event.stock, *event.passed_over]
    if event.turn_up is not None and event.deal.plan.trump is DealTrump.TURN_UP:
        cards.append(event.turn_up)
    assert sum(event.hands).bit_count() == sum(hand.bit_count() for hand in event.hands)
    return tuple(sorted(cards))


def _check_record(game: Game, rules: RuleSet, seats: int) -> None:
    record = record_of(rules, [f"Seat {seat}" for seat in range(seats)], game.events)
    for text in (write_json(record), write_text(record)):
        assert read_record(text) == record, f"{seats} seats: the record reads back differently"
    # Both forms hold this very record: it is played again once.
    report, outcome = check_played(record), game.state.public.outcome
    assert report.totals == totals(game.state.public.points, seats)
    assert outcome is not None
    assert report.winners == outcome.winners, f"{seats} seats: the record names other winners"
