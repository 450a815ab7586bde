"""Calls of an auction by their names: ``5C``, ``13NT``, ``pass`` (R099, R100)."""

import re
from typing import Final

from vaza.kernel.cards import Suit, format_suit, parse_suit
from vaza.records.errors import Place, RecordError
from vaza.records.fields import read_text, shown
from vaza.rules.actions import AuctionBid, AuctionPass

NO_BID: Final = "pass"
NO_TRUMPS: Final = "NT"
_BID: Final = re.compile(r"(\d{1,2})(NT|[SHDC])", re.ASCII)


def call_name(tricks: int | None, trump: Suit | None) -> str:
    """Return the name of a call; ``tricks`` is None for a pass, ``trump`` for no trumps."""
    if tricks is None:
        return NO_BID
    return f"{tricks}{NO_TRUMPS if trump is None else format_suit(trump)}"


def read_call(value: object, place: Place) -> str:
    """Return a call's name as Vaza writes it."""
    text = read_text(value, place).strip()
    found = _BID.fullmatch(text.upper())
    if found:
        return f"{int(found[1])}{found[2]}"
    if text.lower() != NO_BID:
        wanted = 'a number of tricks and C, D, H, S or NT, as "5C", or "pass"'
        raise RecordError("bad-value", f"{shown(text)} is no call: {wanted}", place)
    return NO_BID


def call_action(call: str) -> AuctionBid | AuctionPass:
    """Return the action that a call's name stands for."""
    found = _BID.fullmatch(call)
    if found is None:
        return AuctionPass()
    trump = None if found[2] == NO_TRUMPS else parse_suit(found[2])
    return AuctionBid(int(found[1]), trump)
