"""What is said in the auction and when a trump is named, as text: ``5C``, ``8NT``, ``pass``."""

import re
from typing import Final, Literal

from vaza.kernel.cards import CLUBS, DIAMONDS, HEARTS, SPADES, Suit
from vaza.rules.actions import AuctionBid, AuctionPass

PASSED: Final = "pass"
NO_TRUMPS: Final = "NT"

Denomination = Literal["S", "H", "D", "C", "NT"]
_DENOMINATIONS: Final[dict[Denomination, Suit | None]] = {
    "S": SPADES,
    "H": HEARTS,
    "D": DIAMONDS,
    "C": CLUBS,
    "NT": None,
}
_OFFER: Final = re.compile(r"([1-9][0-9]?)(S|H|D|C|NT)")


def format_denomination(trump: Suit | None) -> Denomination:
    """Return ``S``, ``H``, ``D``, ``C``, or ``NT`` for None."""
    return next(name for name, suit in _DENOMINATIONS.items() if suit == trump)


def parse_denomination(text: str) -> Suit | None:
    """Return the suit of a letter, None for ``NT``.

    Raises:
        ValueError: the text is none of S H D C NT.
    """
    for name, suit in _DENOMINATIONS.items():
        if name == text:
            return suit
    message = f"{text!r} is no trump: use S, H, D, C or NT"
    raise ValueError(message)


def format_call(call: AuctionBid | AuctionPass) -> str:
    """Return a speech of the auction as text."""
    return PASSED if isinstance(call, AuctionPass) else call_name(call.tricks, call.trump)


def call_name(tricks: int | None, trump: Suit | None) -> str:
    """Return a speech as text; ``tricks`` is None for a pass, ``trump`` for no trumps."""
    return PASSED if tricks is None else f"{tricks}{format_denomination(trump)}"


def parse_call(text: str) -> AuctionBid | AuctionPass:
    """Return the speech that a text stands for.

    Raises:
        ValueError: the text is no speech.
    """
    if text == PASSED:
        return AuctionPass()
    offer = _OFFER.fullmatch(text)
    if offer is None:
        message = f"{text!r} is no call: a number and S, H, D, C or NT, as in '5C', or 'pass'"
        raise ValueError(message)
    return AuctionBid(int(offer[1]), parse_denomination(offer[2]))
