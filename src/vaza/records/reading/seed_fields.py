"""Reading how a shuffle came about: commitments, secrets and seeds."""

from typing import Final

from vaza.records.errors import Place, RecordError
from vaza.records.fields import Fields, read_hex, read_list, read_text
from vaza.records.model import Seed, Voided

LONGEST_CONTEXT: Final = 200


def read_seed(value: object, place: Place, seats: int) -> Seed:
    """Return how a shuffle came about."""
    fields = Fields(value, place)
    seed = Seed(
        fields.must("commitment", read_hex),
        fields.must("context", _read_context),
        fields.may("server", read_hex),
        fields.may("players", lambda item, where: _read_players(item, where, seats)) or (),
        fields.may("voided", _read_voided) or (),
    )
    fields.close()
    return seed


def _read_context(value: object, place: Place) -> str:
    text = read_text(value, place)
    if len(text) > LONGEST_CONTEXT:
        raise RecordError("bad-value", f"up to {LONGEST_CONTEXT} characters", place)
    return text


def _read_players(value: object, place: Place, seats: int) -> tuple[tuple[int, str], ...]:
    fields = Fields(value, place)
    seeds = [(seat, fields.may(str(seat), read_hex)) for seat in range(seats)]
    fields.close()
    return tuple((seat, seed) for seat, seed in seeds if seed is not None)


def _read_voided(value: object, place: Place) -> tuple[Voided, ...]:
    return tuple(_read_one_voided(item, place) for item in read_list(value, place))


def _read_one_voided(value: object, place: Place) -> Voided:
    fields = Fields(value, place)
    voided = Voided(
        fields.must("commitment", read_hex),
        fields.may("server", read_hex),
        fields.may("context", _read_context),
    )
    fields.close()
    return voided
