"""The gulash: each seat passes cards on before it sees those it gets (R118-R121)."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from vaza.kernel.cards import Seat, cards_of, mask_of
from vaza.options.axes.auction import PassDirection
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import PublicMatch, Stage, deal_of, seat_after


def check_pass_cards(public: PublicMatch, seat: Seat, hand: int, cards: int) -> Refusal | None:
    """Return why ``seat`` may not pass on the mask ``cards`` of ``hand`` now, or None."""
    if public.stage is not Stage.EXCHANGE:
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    if deal_of(public).put[seat]:
        return Refusal(Reason.CARDS_CHOSEN)
    count = cards_to_pass(public)
    if cards < 0 or cards & ~hand:
        return Refusal(Reason.NOT_IN_HAND, {"card": "?"})
    if cards.bit_count() != count:
        return Refusal(Reason.CARD_COUNT, {"number": cards.bit_count(), "wanted": count})
    return None


def cards_to_pass(public: PublicMatch) -> int:
    """Return how many cards each seat passes on."""
    return min(public.rules.auction.gulash_cards, deal_of(public).size)


def choices(public: PublicMatch, hand: int) -> Iterator[int]:
    """Yield every mask of cards that may be passed on."""
    for cards in combinations(cards_of(hand), cards_to_pass(public)):
        yield mask_of(cards)


def receiver(public: PublicMatch, seat: Seat) -> Seat:
    """Return who gets the cards of ``seat``: the next in the direction of play, or the other."""
    to_next = public.rules.auction.gulash_dir is PassDirection.LEFT
    return seat_after(seat, public.seats, 1 if to_next else public.seats - 1)


def pass_all(
    public: PublicMatch, hands: Sequence[int], chosen: Sequence[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the hands after the passing, and what each seat received."""
    received = [0] * public.seats
    for seat, cards in enumerate(chosen):
        received[receiver(public, Seat(seat))] = cards
    after = [hand & ~gone | got for hand, gone, got in zip(hands, chosen, received, strict=True)]
    return tuple(after), tuple(received)
