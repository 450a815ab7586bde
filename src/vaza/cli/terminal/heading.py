"""The line with which a deal begins: its place, its size, where its trump comes from."""

from vaza.kernel.cards import Seat, format_suit
from vaza.options.axes.ending import End
from vaza.options.deals.schedule import DealTrump
from vaza.rules.state import PublicDeal, PublicMatch, deal_of
from vaza.words.cards import SYMBOLS, Faces, card_sign, suit_name
from vaza.words.contract_names import contract_text
from vaza.words.voice import Voice

_PENDING = {
    DealTrump.AUCTION: "play-trump-auction",
    DealTrump.DEALER_NAMES: "play-trump-dealer",
    DealTrump.HIGHEST_BIDDER: "play-trump-highest",
}


def deal_heading(
    public: PublicMatch, voice: Voice, faces: Faces, names: tuple[str, ...], me: Seat, of: int
) -> str:
    """Return which deal begins; ``of`` is how many the schedule has."""
    deal = deal_of(public)
    facts: dict[str, str | int] = {
        "number": deal.plan.number,
        "size": deal.size,
        "trump": contract_text(public.rules, deal.plan.contract, voice.lang)
        if deal.plan.contract
        else trump_text(deal, voice, faces),
        "you": "yes" if deal.dealer == me else "no",
        "dealer": names[deal.dealer],
    }
    if deal.is_tie:
        return voice.say("play-tie-deal", **facts)
    if public.rules.ending.end is End.TARGET:
        return voice.say("play-deal-open", **facts)
    return voice.say("play-deal", of=of, **facts)


def trump_text(deal: PublicDeal, voice: Voice, faces: Faces) -> str:
    """Return the trump of a deal, or how it will be found."""
    if deal.trump is None and deal.plan.trump in _PENDING:
        return voice.say(_PENDING[deal.plan.trump])
    card = None if deal.turn_up is None else card_sign(deal.turn_up, faces)
    if deal.trump is None:
        plain = voice.say("play-trump-none")
        return plain if card is None else voice.say("play-trump-none-turned", card=card)
    letter = format_suit(deal.trump)
    suit = f"{SYMBOLS[letter]} {suit_name(letter, voice.lang, faces)}"
    if card is None:
        return voice.say("play-trump", suit=suit)
    is_cut = deal.plan.trump is DealTrump.CUT
    return voice.say("play-trump-cut" if is_cut else "play-trump-turned", suit=suit, card=card)
