"""The talk about a positive deal of King: owner, offers, preference, raise, ultimatum.

R212-R235 with the rulings A43 and A45-A47. Everything is said in turn and heard by all.
"""

from collections.abc import Iterator

from vaza.kernel.cards import TRUMPS_OR_NONE, Seat
from vaza.options.axes.contracts import Contracts, Currencies, OwnerAuction
from vaza.rules.actions import Say, Word
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.replacing import replace
from vaza.rules.state import (
    Offer,
    Offers,
    PublicDeal,
    PublicMatch,
    Speech,
    Stage,
    deal_of,
    seat_after,
)
from vaza.rules.turns import speaker

TALK = (Stage.OWNER, Stage.OFFERS, Stage.REPLY, Stage.RAISE, Stage.ULTIMATUM)
"""The stages in which a positive deal is talked about."""


def value_of(axes: Contracts, offer: Offer) -> int:
    """Return what an offer is worth in positive tricks (R223)."""
    return offer.number * (axes.null_value if offer.is_down else 1)


# --- what may be said ---------------------------------------------------------------------------


def check_say(public: PublicMatch, seat: Seat, say: Say) -> Refusal | None:
    """Return why ``seat`` may not say that now, or None."""
    if public.stage not in TALK:
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    turn = speaker(public)
    if turn != seat:
        return Refusal(Reason.NOT_YOUR_TURN, {"turn": turn})
    return None if say in sayings(public) else _why_not(public, say)


def _why_not(public: PublicMatch, say: Say) -> Refusal:
    axes, standing = public.rules.contracts, deal_of(public).offers.standing
    words = {other.word for other in sayings(public)}
    if public.stage is Stage.OFFERS and say.word in (Word.OFFER_UP, Word.OFFER_DOWN):
        offer = Offer(speaker(public), say.number, is_down=say.word is Word.OFFER_DOWN)
        if not _is_in_range(axes, offer):
            return Refusal(Reason.OFFER_RANGE, {"number": say.number, "most": axes.limit})
        best = value_of(axes, standing) if standing is not None else 0
        return Refusal(Reason.OFFER_TOO_LOW, {"value": value_of(axes, offer), "best": best})
    if public.stage is Stage.OFFERS and say.word is Word.MATCH:
        return Refusal(Reason.NO_PREFERENCE)
    if say.word is Word.RAISE and Word.RAISE in words and standing is not None:
        return Refusal(Reason.RAISE_TOO_LOW, {"number": say.number, "standing": standing.number})
    if say.word is Word.UP and Word.UP in words:
        return Refusal(Reason.NO_SUCH_TRUMP)
    return Refusal(Reason.NOT_SAID, {"word": say.word.value})


def sayings(public: PublicMatch) -> tuple[Say, ...]:
    """Return all that the speaker may say, in a fixed order."""
    match public.stage:
        case Stage.OWNER:
            return tuple(_owner_words(public.rules.contracts))
        case Stage.OFFERS:
            return tuple(_offer_words(public))
        case Stage.REPLY:
            return tuple(_reply_words(public))
        case Stage.RAISE | Stage.ULTIMATUM:
            return Say(Word.YES), Say(Word.NO)
        case _:
            return ()


def _own_play() -> Iterator[Say]:
    yield from (Say(Word.UP, trump=trump) for trump in TRUMPS_OR_NONE)
    yield Say(Word.DOWN)


def may_share(axes: Contracts) -> bool:
    """Tell whether an owner may ever share his deal out 4-3-3-3 (R234, R235)."""
    has_way = axes.direct_4333 or axes.frustrated_max is not None
    return axes.auction is not OwnerAuction.OFF and has_way


def _owner_words(axes: Contracts) -> Iterator[Say]:
    """Yield what the owner may say first (R212-R217, R219, R226, R235)."""
    if axes.auction is not OwnerAuction.ALWAYS:
        yield from _own_play()
    if axes.auction is OwnerAuction.OFF:
        return
    yield Say(Word.OPEN)
    if axes.direct_4333:
        yield Say(Word.SHARE)
    if axes.ultimatum and axes.auction is OwnerAuction.OWNER_MAY:
        yield Say(Word.ULTIMATUM)


def _offer_words(public: PublicMatch) -> Iterator[Say]:
    """Yield what a seat may say in its turn (R220-R230)."""
    axes, seat = public.rules.contracts, speaker(public)
    standing = deal_of(public).offers.standing
    best = value_of(axes, standing) if standing is not None else 0
    yield Say(Word.PASS)
    if seat in preferring(public):
        yield Say(Word.MATCH)
    for is_down in (False, True):
        word = Word.OFFER_DOWN if is_down else Word.OFFER_UP
        for number in range(1, axes.limit + 1):
            offer = Offer(seat, number, is_down)
            if _is_in_range(axes, offer) and value_of(axes, offer) > best:
                yield Say(word, number)


def _is_in_range(axes: Contracts, offer: Offer) -> bool:
    if offer.is_down and axes.currencies is Currencies.UP:
        return False
    return offer.number >= 1 and value_of(axes, offer) <= axes.limit


def preferring(public: PublicMatch) -> tuple[Seat, ...]:
    """Return who may take the standing offer in its own terms: earlier speakers (R228-R230)."""
    offers = deal_of(public).offers
    if offers.standing is None or not public.rules.contracts.preference:
        return ()
    order = _others(public, deal_of(public))
    earlier = order[: order.index(offers.standing.seat)]
    return tuple(seat for seat in earlier if seat not in offers.out)


def _reply_words(public: PublicMatch) -> Iterator[Say]:
    """Yield what the owner may say when the offers are closed (R231-R234, A45-A47)."""
    axes, offers = public.rules.contracts, deal_of(public).offers
    standing = offers.standing
    best = value_of(axes, standing) if standing is not None else 0
    if standing is not None:
        yield Say(Word.ACCEPT)
        if axes.negotiate and not offers.asked:
            yield from (Say(Word.RAISE, number) for number in _higher(axes, standing))
    yield from _own_play()
    if axes.frustrated_max is not None and best <= axes.frustrated_max:
        yield Say(Word.SHARE)
    if axes.ultimatum and best < axes.limit:
        yield Say(Word.ULTIMATUM)


def _higher(axes: Contracts, standing: Offer) -> Iterator[int]:
    for number in range(standing.number + 1, axes.limit + 1):
        if value_of(axes, replace(standing, number=number)) <= axes.limit:
            yield number


# --- what follows -------------------------------------------------------------------------------


def after_speech(public: PublicMatch, speech: Speech) -> PublicMatch:
    """Return where the talk stands after a speech; what it settles is another event."""
    deal = deal_of(public)
    offers = replace(deal.offers, speeches=(*deal.offers.speeches, speech))
    stage, offers = _next(public, deal, offers, speech)
    return replace(public, stage=stage, deal=replace(deal, offers=offers))


def _next(  # noqa: PLR0911 - a return for each word
    public: PublicMatch, deal: PublicDeal, offers: Offers, speech: Speech
) -> tuple[Stage, Offers]:
    first, seat = seat_after(deal.dealer, public.seats), speech.seat
    match speech.word:
        case Word.OPEN:
            return Stage.OFFERS, replace(offers, turn=first)
        case Word.ULTIMATUM:
            return Stage.ULTIMATUM, replace(offers, turn=first)
        case Word.RAISE:
            return Stage.RAISE, replace(offers, asked=speech.number)
        case Word.OFFER_UP | Word.OFFER_DOWN:
            is_down = speech.word is Word.OFFER_DOWN
            return _go_round(public, _stand(offers, Offer(seat, speech.number, is_down)), seat)
        case Word.MATCH if offers.standing is not None:
            return _go_round(public, _stand(offers, replace(offers.standing, seat=seat)), seat)
        case Word.PASS:
            is_final = public.rules.contracts.pass_final
            out = (*offers.out, seat) if is_final else ()
            return _go_round(public, replace(offers, passes=offers.passes + 1, out=out), seat)
        case Word.YES | Word.NO:
            return _answered(public, deal, offers, speech)
        case _:
            return public.stage, offers


def _stand(offers: Offers, offer: Offer) -> Offers:
    return replace(offers, standing=offer, passes=0)


def _go_round(public: PublicMatch, offers: Offers, seat: Seat) -> tuple[Stage, Offers]:
    """Let the next seat speak, or close the offers (A47)."""
    if _is_closed(public, offers):
        return Stage.REPLY, replace(offers, turn=None)
    return Stage.OFFERS, replace(offers, turn=_turn_after(public, offers, seat))


def _is_closed(public: PublicMatch, offers: Offers) -> bool:
    others = set(_others(public, deal_of(public)))
    if public.rules.contracts.pass_final:
        bidder = {offers.standing.seat} if offers.standing is not None else set()
        return not others - set(offers.out) - bidder
    return offers.passes >= len(others) - (0 if offers.standing is None else 1)


def _turn_after(public: PublicMatch, offers: Offers, seat: Seat) -> Seat:
    deal = deal_of(public)
    bidder = None if offers.standing is None else offers.standing.seat
    for step in range(1, public.seats + 1):
        after = seat_after(seat, public.seats, step)
        if after not in (deal.dealer, bidder) and after not in offers.out:
            return after
    return seat  # not reached: the offers are closed when nobody is left to speak


def _answered(
    public: PublicMatch, deal: PublicDeal, offers: Offers, speech: Speech
) -> tuple[Stage, Offers]:
    if public.stage is Stage.ULTIMATUM:
        after = seat_after(speech.seat, public.seats)
        turn = None if speech.word is Word.YES or after == deal.dealer else after
        return Stage.ULTIMATUM, replace(offers, turn=turn)
    if speech.word is Word.YES and offers.standing is not None:
        offers = replace(offers, standing=replace(offers.standing, number=offers.asked))
    return Stage.REPLY, offers


def _others(public: PublicMatch, deal: PublicDeal) -> list[Seat]:
    """Return the opponents of the owner in the order in which they speak (R220)."""
    return [seat_after(deal.dealer, public.seats, step) for step in range(1, public.seats)]
