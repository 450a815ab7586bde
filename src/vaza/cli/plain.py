r"""Text that is safe to show: no control signs reach a terminal, and every terminal can show it.

Names, keys and messages come from files that strangers wrote. Control signs in them could move
the cursor, change colours or turn the direction of writing; they are shown as ``\x1b`` instead.
"""

import codecs
import unicodedata
from typing import Final

_CONTROLS: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINERS: Final = ("\u200c", "\u200d")
"""They shape letters and emoji, and do nothing else."""
_SPELT: Final = {
    "♠": "S",
    "♥": "H",
    "♦": "D",
    "♣": "C",
    "★": "XX",
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{EM DASH}": "-",
    "─": "-",
    "·": "-",
    "\N{LEFT SINGLE QUOTATION MARK}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "“": '"',
    "”": '"',
    "\N{MULTIPLICATION SIGN}": "x",
    "…": "...",
    "±": "+-",
}
"""What stands for a sign on a terminal that does not know it."""
SPELL: Final = "vaza-spell"
"""The name of the error handler that spells such signs."""


def plain(text: str) -> str:
    r"""Return a text in one line, its control signs as escapes such as ``\x1b``."""
    return "".join(_escaped(sign) if is_control(sign) else sign for sign in text)


def is_control(sign: str) -> bool:
    """Tell whether a sign does something to a terminal, or to the text around it."""
    return unicodedata.category(sign) in _CONTROLS and sign not in _JOINERS


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape", "surrogatepass").decode("ascii")


def json_safe(text: str) -> str:
    """Return JSON with the control signs inside its texts as JSON escapes."""
    return "".join(_json_escaped(sign) if is_control(sign) else sign for sign in text)


def _json_escaped(sign: str) -> str:
    units = sign.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at]:02x}{units[at + 1]:02x}" for at in range(0, len(units), 2))


def can_show(text: str, encoding: str | None) -> bool:
    """Tell whether an encoding has every sign of a text; an unknown one has ASCII alone."""
    try:
        text.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def shortened(text: str, longest: int = 40) -> str:
    """Return a text cut to ``longest`` characters."""
    return text if len(text) <= longest else text[: longest - 3] + "..."


def _spell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(_spelt(sign) for sign in signs), error.end


def _spelt(sign: str) -> str:
    """Return letters for a sign: a suit's letter, a letter without its accent, or ``?``."""
    if sign in _SPELT:
        return _SPELT[sign]
    base = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return base or ("" if unicodedata.combining(sign) else "?")


codecs.register_error(SPELL, _spell)
