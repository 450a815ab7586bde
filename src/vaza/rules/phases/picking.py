"""Who deals first by the king of hearts (R190, R191), and picking one of the contracts left."""

from collections import Counter
from typing import Final

from vaza.kernel.cards import Card, Seat, face_of, parse_card
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import PublicMatch, Stage, deal_of

KING_OF_HEARTS: Final = parse_card("KH")


def drawn_until_king(order: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards that are dealt face up, from seat 0 on, until a king of hearts (R190)."""
    at = next(at for at, card in enumerate(order) if face_of(card) == KING_OF_HEARTS)
    return order[: at + 1]


def king_seat(cards: tuple[Card, ...], seats: int) -> Seat:
    """Return the seat that got the last of the cards dealt face up."""
    return Seat((len(cards) - 1) % seats)


def check_choice(public: PublicMatch, seat: Seat, chosen: int) -> Refusal | None:
    """Return why ``seat`` may not say that ``chosen`` deals first, or None (R191)."""
    if public.stage is not Stage.CHOOSING:
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    if public.chooser != seat:
        turn = -1 if public.chooser is None else public.chooser
        return Refusal(Reason.NOT_YOUR_TURN, {"turn": turn})
    if not 0 <= chosen < public.seats:
        return Refusal(Reason.NO_SUCH_SEAT, {"seat": chosen, "seats": public.seats})
    return None


def check_pick(public: PublicMatch, seat: Seat, name: str) -> Refusal | None:
    """Return why ``seat`` may not pick the contract ``name`` now, or None."""
    if public.stage is not Stage.PICKING:
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    dealer = deal_of(public).dealer
    if dealer != seat:
        return Refusal(Reason.NOT_YOUR_TURN, {"turn": dealer})
    return None if name in contracts_left(public) else Refusal(Reason.NO_SUCH_CONTRACT)


def contracts_left(public: PublicMatch) -> tuple[str, ...]:
    """Return the names of the negative contracts that are still to be played, each once."""
    left = Counter(contract.name for contract in public.rules.deals if not contract.positive)
    left.subtract(result.contract for result in public.results)
    return tuple(name for name, count in left.items() if count > 0)
