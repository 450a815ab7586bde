"""What is said about a positive deal of King, as one word of text: ``up:S``, ``5up``, ``match``."""

import re
from typing import Final

from vaza.rules.actions import Say, Word
from vaza.rules.speech import format_denomination, parse_denomination

_OFFER: Final = re.compile(r"([1-9][0-9]?)(up|down)")
_UP: Final = re.compile(r"up:([SHDC]|NT)")
_RAISE: Final = re.compile(r"raise:([1-9][0-9]?)")
_PLAIN: Final = (
    Word.DOWN,
    Word.SHARE,
    Word.OPEN,
    Word.MATCH,
    Word.PASS,
    Word.ACCEPT,
    Word.ULTIMATUM,
    Word.YES,
    Word.NO,
)


def format_say(say: Say) -> str:
    """Return what is said as one word."""
    match say.word:
        case Word.UP:
            return f"up:{format_denomination(say.trump)}"
        case Word.OFFER_UP:
            return f"{say.number}up"
        case Word.OFFER_DOWN:
            return f"{say.number}down"
        case Word.RAISE:
            return f"raise:{say.number}"
        case _:
            return say.word.value


def parse_say(text: str) -> Say:
    """Return what one word says.

    Raises:
        ValueError: it is no such word; the message says what would be.
    """
    if text in {word.value for word in _PLAIN}:
        return Say(Word(text))
    if offer := _OFFER.fullmatch(text):
        word = Word.OFFER_UP if offer[2] == "up" else Word.OFFER_DOWN
        return Say(word, int(offer[1]))
    if named := _UP.fullmatch(text):
        return Say(Word.UP, trump=parse_denomination(named[1]))
    if raised := _RAISE.fullmatch(text):
        return Say(Word.RAISE, int(raised[1]))
    message = (
        f"{text[:20]!r} says nothing: use up:S .. up:NT, down, 4333, open, ultimatum, accept, "
        "raise:6; 5up, 2down, match, pass; yes, no"
    )
    raise ValueError(message)
