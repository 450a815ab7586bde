"""Matches played by bots with committed shuffles, and their records."""

import hashlib
from collections.abc import Sequence

from vaza.arena.driver import Game, finish_deal
from vaza.bots.registry import make_bot
from vaza.kernel.cards import Card, Seat
from vaza.options.axes.seating import FirstDealer
from vaza.options.codes.code import rules_name
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealTrump
from vaza.options.ruleset import RuleSet
from vaza.records.model import Record, Seed, Voided
from vaza.records.writing import Shuffles, record_of
from vaza.rules.actions import TABLE, ChooseDealer, Continue, Deal, Draw
from vaza.rules.shuffle import combined_seed, commitment, cut_card, shuffled
from vaza.rules.state import PublicMatch, Stage, new_match

NAMES = ("Ana", "Bia", 'Caio "Zé"', "Davi", "Eça", "Flávia [x]", "Gil; {1}", "H\u2028é", "", "J.")


def bytes_of(*parts: object) -> bytes:
    return hashlib.sha256(repr(parts).encode()).digest()


def committed_seed(seed: int, shuffle: int, seats: int) -> Seed:
    """A commitment that holds; every third shuffle had one voided before."""
    context, secret = f"match-{seed}/shuffle-{shuffle}", bytes_of(seed, shuffle)
    players = tuple((seat, bytes_of(seed, shuffle, seat)[:16].hex()) for seat in range(0, seats, 2))
    voided: tuple[Voided, ...] = ()
    if shuffle % 3 == 1:
        other = bytes_of("voided", seed, shuffle)
        old = f"{context}/void"
        voided = (Voided(commitment(old, other), other.hex(), old), Voided("ab" * 32))
    return Seed(commitment(context, secret), context, secret.hex(), players, voided)


def mixed(seed: Seed) -> bytes:
    players = {seat: bytes.fromhex(text) for seat, text in seed.players}
    return combined_seed(seed.context, bytes.fromhex(seed.server or ""), players)


def order_of_seed(rules: RuleSet, seats: int, seed: Seed) -> tuple[Card, ...]:
    return shuffled(mixed(seed), pack_cards(rules.pack, seats))


def dealing_of_seed(public: PublicMatch, seed: Seed) -> Deal:
    """The dealing of a committed shuffle, with its card cut where one makes the trump."""
    order = order_of_seed(public.rules, public.seats, seed)
    due = public.next_deal
    is_cut = due is not None and due.plan.trump is DealTrump.CUT
    return Deal(order, seed.commitment, cut_card(mixed(seed), order) if is_cut else None)


def played(
    rules: RuleSet,
    seats: int,
    seed: int,
    *,
    go_on: bool = False,
    bots: Sequence[str] = ("simple", "random"),
    deals: int = 1000,
) -> tuple[Game, Shuffles]:
    """Play a match, or its first ``deals`` deals."""
    players = [make_bot(bots[seat % len(bots)], seed + seat) for seat in range(seats)]
    game, draw = Game(new_match(rules, seats)), None
    draw_order: tuple[Card, ...] = ()
    seeds: dict[int, Seed] = {}
    while game.state.public.stage is not Stage.OVER:
        stage, number = game.state.public.stage, len(game.state.public.results) + 1
        if stage is Stage.ASKING:
            game = game.after(TABLE, Continue(go_on))
        elif stage is Stage.DRAW and rules.seating.first_dealer is FirstDealer.CHOSEN:
            game = game.after(TABLE, ChooseDealer(Seat(seed % seats)))
        elif stage is Stage.DRAW:
            draw = committed_seed(seed, 0, seats)
            draw_order = order_of_seed(rules, seats, draw)
            game = game.after(TABLE, Draw(draw_order, draw.commitment))
        elif number > deals:
            break
        else:
            seeds[number] = committed_seed(seed, number, seats)
            dealing = dealing_of_seed(game.state.public, seeds[number])
            game = finish_deal(game.after(TABLE, dealing), players)
    return game, Shuffles(draw_order, draw, seeds)


def played_record(rules: RuleSet, seats: int, seed: int, *, go_on: bool = False) -> Record:
    game, shuffles = played(rules, seats, seed, go_on=go_on)
    return record_of(
        rules, NAMES[:seats], game.events, rules_ref=rules_name(rules), shuffles=shuffles
    )
