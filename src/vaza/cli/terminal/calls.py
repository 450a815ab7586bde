"""Calls of an auction and trumps as they are shown and typed."""

import re
from typing import Final

from vaza.kernel.cards import Suit, format_suit, parse_suit
from vaza.rules.actions import AuctionBid, AuctionPass
from vaza.rules.phases.auction import denominations, least_offer, standing_offer
from vaza.rules.speech import NO_TRUMPS
from vaza.rules.state import Call, PublicMatch, deal_of
from vaza.words.cards import SYMBOLS, Faces
from vaza.words.messages import LANGUAGES, text

_CALL: Final = re.compile(r"(\d{1,2}) *(\S{1,2})")
_SIGNS: Final = {sign: letter for letter, sign in SYMBOLS.items() if letter != "X"}


def trump_sign(trump: Suit | None, lang: str) -> str:
    """Return a trump in a call: the suit's sign, or the letters for no trumps."""
    return text(lang, "nt-short") if trump is None else SYMBOLS[format_suit(trump)]


def call_sign(call: Call, lang: str) -> str:
    """Return a call in short: ``5♣``, ``6NT``, ``pass``."""
    if call.tricks is None:
        return text(lang, "call-pass-said")
    return f"{call.tricks}{trump_sign(call.trump, lang)}"


def read_trump(typed: str, lang: str, faces: Faces) -> tuple[Suit | None] | None:
    """Return the trump that was typed, in a tuple because it may be None: no trumps."""
    keys = text(lang, "suit-keys-latin" if faces is Faces.LATIN else "suit-keys")
    letters = dict(pair.split("=") for pair in keys.split()) | _SIGNS
    name = typed.upper()
    if name in (NO_TRUMPS, text(lang, "key-no-trump")):
        return (None,)
    letter = letters.get(name, name)
    return (parse_suit(letter),) if letter in ("S", "H", "D", "C") else None


def read_call(typed: str, lang: str, faces: Faces) -> AuctionBid | AuctionPass | None:
    """Return the call that was typed: tricks and suit, or pass in any language; else None."""
    if typed.lower() in {text(one, "key-pass") for one in LANGUAGES}:
        return AuctionPass()
    found = _CALL.fullmatch(typed)
    trump = read_trump(found[2], lang, faces) if found else None
    return None if found is None or trump is None else AuctionBid(int(found[1]), trump[0])


def least_call(public: PublicMatch) -> tuple[int, Suit | None] | None:
    """Return the lowest call that may be made, None where none is high enough."""
    order, standing = denominations(public), standing_offer(public)
    if standing is None or standing.tricks is None:
        return least_offer(public), order[0]
    at = order.index(standing.trump) + 1
    if at < len(order):
        return standing.tricks, order[at]
    more = standing.tricks + 1
    return (more, order[0]) if more <= deal_of(public).size else None
