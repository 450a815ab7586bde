"""The shuffles of a record, recomputed from what was committed to and what was revealed."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vaza.kernel.cards import Card, Seat
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealPlan, DealTrump
from vaza.records.deals.copies import faces, same_faces
from vaza.records.forms import check
from vaza.records.model import DealRecord, Draw, Record, Seed
from vaza.records.replay.replay import Replay
from vaza.rules.actions import Deal
from vaza.rules.match import NextDeal
from vaza.rules.phases.dealing import deal_cards
from vaza.rules.shuffle import combined_seed, commitment, cut_card, shuffled
from vaza.rules.state import PublicDeal, deal_of

LEAST_SECRET = 16
"""Bytes of a server's secret: with fewer it could be guessed from its commitment."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One shuffle: what was checked, and what is wrong with it."""

    shuffle: str
    """``draw``, or ``deal 3``."""
    faults: tuple[str, ...]
    players: tuple[int, ...] = ()
    """The seats whose seeds went into it."""
    voided: int = 0
    """Commitments to it that were given up."""


@dataclass(frozen=True, slots=True)
class Verification:
    """What became of all shuffles."""

    findings: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        """Whether every shuffle holds."""
        return not any(finding.faults for finding in self.findings)

    def to_json(self) -> dict[str, Any]:
        """Return the outcome as ``vaza record verify --json`` prints it."""
        return {
            "ok": self.ok,
            "shuffles": [
                {
                    "shuffle": finding.shuffle,
                    "ok": not finding.faults,
                    "players": list(finding.players),
                    "voided": finding.voided,
                    "faults": list(finding.faults),
                }
                for finding in self.findings
            ],
        }


def verify_record(record: Record) -> Verification:
    """Recompute every commitment and shuffle of a record and compare draw, hands and turn-up.

    Raises:
        RecordError: the record breaks the rules.
    """
    check(record)
    findings = [] if record.draw is None or not record.draw.cards else [_of_draw(record)]
    dealt = _dealt(record)
    for number, deal in enumerate(record.deals, 1):
        findings.append(_of_deal(record, number, deal, dealt.get(number)))
    return Verification((*findings, *_repeated(record)))


def _repeated(record: Record) -> Iterator[Finding]:
    """A context names its shuffle: with one for two shuffles a server could choose between them."""
    seeds = [record.draw.seed if record.draw else None, *(deal.seed for deal in record.deals)]
    counts = Counter(seed.context for seed in seeds if seed is not None)
    for context, count in counts.items():
        if count > 1:
            yield Finding(f"context {context}", (f"{count} shuffles have the same context",))


def _dealt(record: Record) -> dict[int, PublicDeal]:
    """Return each deal, by its place from 1, as the rules dealt it."""
    deals: dict[int, PublicDeal] = {}
    for move in Replay(record).moves():
        deals.setdefault(move.deal, deal_of(move.state.public))
    return deals


def _of_draw(record: Record) -> Finding:
    draw = record.draw or Draw(0)
    if draw.seed is None:
        return Finding("draw", (_NO_SEED,))
    faults = list(_seed_faults(draw.seed))
    if draw.seed.server is not None:
        order = faces(_order(record, draw.seed))
        if order[: len(draw.cards)] != draw.cards:
            faults.append("the shuffle gives other cards than those drawn")
        if draw.order and order != draw.order:
            faults.append("the shuffle gives another order of the pack")
    return _finding("draw", draw.seed, faults)


def _of_deal(record: Record, number: int, deal: DealRecord, dealt: PublicDeal | None) -> Finding:
    name = f"deal {number}"
    if deal.seed is None:
        return Finding(name, (_NO_SEED,))
    faults = list(_seed_faults(deal.seed))
    if deal.seed.server is not None and dealt is not None:
        plan = NextDeal(dealt.plan, Seat(deal.dealer))
        faults += _card_faults(record, deal, plan, deal.seed)
    return _finding(name, deal.seed, faults)


_NO_SEED = "no commitment stands in the record"


def _finding(name: str, seed: Seed, faults: list[str]) -> Finding:
    players = tuple(seat for seat, _ in seed.players)
    return Finding(name, tuple(faults), players, len(seed.voided))


def _seed_faults(seed: Seed) -> Iterator[str]:
    if seed.server is None:
        yield "the server's secret was not revealed"
    else:
        yield from _commitment_faults(seed.commitment, seed.context, seed.server, "")
    for number, voided in enumerate(seed.voided, 1):
        if voided.server is not None:
            context = seed.context if voided.context is None else voided.context
            what = f"voided commitment {number}: "
            yield from _commitment_faults(voided.commitment, context, voided.server, what)


def _commitment_faults(stated: str, context: str, server: str, what: str) -> Iterator[str]:
    secret = bytes.fromhex(server)
    if len(secret) < LEAST_SECRET:
        yield f"{what}the server's secret has {len(secret)} bytes, fewer than {LEAST_SECRET}"
    if commitment(context, secret) != stated:
        yield f"{what}the server's secret does not fit its commitment"


def _mixed(seed: Seed) -> bytes:
    """Return the seed that the server's secret and the players' seeds make together."""
    players = {seat: bytes.fromhex(text) for seat, text in seed.players}
    return combined_seed(seed.context, bytes.fromhex(seed.server or ""), players)


def _order(record: Record, seed: Seed) -> tuple[Card, ...]:
    return shuffled(_mixed(seed), pack_cards(record.rules.pack, len(record.seats)))


def _card_faults(record: Record, deal: DealRecord, due: NextDeal, seed: Seed) -> Iterator[str]:
    order = _order(record, seed)
    plan = DealPlan(due.plan.number, len(deal.hands[0]), due.plan.trump)
    cut = cut_card(_mixed(seed), order) if plan.trump is DealTrump.CUT else None
    action = Deal(order, cut=cut)
    dealt = deal_cards(record.rules, len(deal.hands), NextDeal(plan, due.dealer), action)
    for seat, (mask, hand) in enumerate(zip(dealt.hands, deal.hands, strict=True)):
        if not same_faces(mask, hand):
            yield f"the shuffle gives seat {seat} another hand"
    turned = None if dealt.turn_up is None else faces((dealt.turn_up,))[0]
    if turned != deal.turn_up or len(dealt.passed_over) != len(deal.passed_over):
        yield f"the shuffle {'turns' if cut is None else 'cuts'} another card"
