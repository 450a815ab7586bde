"""Commit and reveal: the commitment, the players' seeds, and what happens to late ones."""

from collections.abc import Sequence
from typing import Final

from vaza.rules.shuffle import commitment
from vaza.server.table.asker import Asker, own_seat, running_match
from vaza.server.table.events import CardsDealt, Committed, SeedGiven, TableEvent, Voided
from vaza.server.table.refusal import No, TableReason, no
from vaza.server.table.seating import Decided
from vaza.server.table.state import OpenShuffle, TableState, shuffle_context, shuffle_number
from vaza.server.wire.messages import SeedAct

SEED_LEAST: Final = 16
SEED_MOST: Final = 32
"""Bytes of a player's seed."""


def give_seed(state: TableState, asker: Asker, act: SeedAct) -> Decided:
    """Take a player's part of the shuffle; the last one deals."""
    seat, shuffle = own_seat(state, asker), state.public.shuffle
    if isinstance(seat, No):
        return seat
    if shuffle is None or shuffle.number != act.shuffle:
        return no(TableReason.NO_SHUFFLE)
    refused = _check_seed(state, shuffle, seat, act.seed)
    if refused is not None:
        return refused
    given = SeedGiven(act.shuffle, seat, act.seed.lower())
    if shuffle.missing != (seat,):
        return (given,)
    return (given, CardsDealt(act.shuffle))


def _check_seed(state: TableState, shuffle: OpenShuffle, seat: int, seed: str) -> No | None:
    if seat not in shuffle.contributors:
        return no(TableReason.NO_CONTRIBUTOR)
    if seat in shuffle.given:
        return no(TableReason.SEED_GIVEN)
    # A seed that a voided attempt has shown to the server could be ground against: not again.
    if not _is_seed(seed) or seed.lower() in state.secrets.spent:
        return no(TableReason.BAD_SEED, least=SEED_LEAST, most=SEED_MOST)
    return None


def _is_seed(text: str) -> bool:
    is_hex = text.isascii() and all(sign in "0123456789abcdef" for sign in text.lower())
    return is_hex and len(text) % 2 == 0 and SEED_LEAST <= len(text) // 2 <= SEED_MOST


def commit(state: TableState, secret: bytes, present: frozenset[str]) -> Decided:
    """Bind the server to a secret; the people who are here contribute."""
    match = running_match(state)
    if isinstance(match, No):
        return match
    number = shuffle_number(match)
    if number is None or state.public.shuffle is not None:
        return no(TableReason.NO_SHUFFLE)
    return _committed(state, secret, number, 0, state.public.people_here(present))


def void(state: TableState, secret: bytes) -> Decided:
    """Give up the open commitment, whose seeds did not all come, and make one without the late."""
    shuffle = state.public.shuffle
    if shuffle is None or not shuffle.missing:
        return no(TableReason.NO_SHUFFLE)
    voided = Voided(shuffle.number, shuffle.attempt, shuffle.commitment, shuffle.missing)
    punctual = tuple(seat for seat in shuffle.contributors if seat in shuffle.given)
    again = _committed(state, secret, shuffle.number, shuffle.attempt + 1, punctual)
    return (voided, *again)


def _committed(
    state: TableState, secret: bytes, number: int, attempt: int, contributors: tuple[int, ...]
) -> Sequence[TableEvent]:
    context = shuffle_context(state.public.id, number, attempt)
    bound = Committed(number, attempt, commitment(context, secret), secret.hex(), contributors)
    return (bound,) if contributors else (bound, CardsDealt(number))
