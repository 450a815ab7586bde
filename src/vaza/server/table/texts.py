"""Names and chat: what may be written."""

import unicodedata
from collections.abc import Collection
from typing import Final

NAME_MOST: Final = 24
TEXT_MOST: Final = 300

_JOINERS: Final = "\u200c\u200d"
"""Emoji and some scripts need them, though they are format characters."""

_BLANKS: Final = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters, signs and marks that are drawn as nothing at all."""

MARKS_MOST: Final = 3
"""Marks and joiners on one letter: no script needs more, and a tower of them covers other lines."""

BOT_NAMES: Final = ("Anil", "Barro", "Cal", "Duna", "Faia", "Giz", "Hera", "Iris", "Jade", "Lume")
"""What tiles are made of and painted with: one for each seat of the largest table."""


def bot_name(seat: int, taken: Collection[str]) -> str:
    """Return a name for the bot on ``seat`` that nobody at the table has."""
    names = BOT_NAMES[seat:] + BOT_NAMES[:seat]
    return next((name for name in names if name not in taken), f"{names[0]} {seat}")


def clean_name(text: str) -> str | None:
    """Return a name with its spaces tidied, None where it cannot be one."""
    return _clean(text, NAME_MOST)


def clean_text(text: str) -> str | None:
    """Return a line of chat with its spaces tidied, None where it cannot be one."""
    return _clean(text, TEXT_MOST)


def _clean(text: str, most: int) -> str | None:
    tidy = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(tidy) <= most or not any(_is_visible(sign) for sign in tidy):
        return None
    if any(_is_control(sign) or sign in _BLANKS for sign in tidy):
        return None
    return None if _tallest(tidy) > MARKS_MOST else tidy


def _tallest(text: str) -> int:
    """Return the most marks and joiners that follow each other."""
    tallest = here = 0
    for sign in text:
        here = here + 1 if sign in _JOINERS or unicodedata.category(sign) in ("Mn", "Me") else 0
        tallest = max(tallest, here)
    return tallest


def _is_control(sign: str) -> bool:
    """Controls, surrogates, and the marks that turn the direction of what is around them."""
    return unicodedata.category(sign) in ("Cc", "Cs", "Cf", "Co", "Cn") and sign not in _JOINERS


def _is_visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS"
