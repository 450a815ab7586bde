"""The language that commands talk to people in."""

import os
from collections.abc import Mapping
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from vaza.cli.fault import InputError
from vaza.cli.plain import shortened

Language = Literal["pt", "en", "es"]
Lang = Annotated[
    Language | None,
    Parameter(
        name="--lang",
        show_default=False,
        help=(
            "The language: Portuguese, English or Spanish. By default what VAZA_LANG says, else "
            "the locale (LC_ALL, LC_MESSAGES, LANG): English for a language that is none of them; "
            "Portuguese where it names none."
        ),
    ),
]
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_LANGUAGES: Final[dict[str, Language]] = {"pt": "pt", "en": "en", "es": "es"}
_OF_LOCALE: Final[dict[str, Language]] = {
    **dict.fromkeys(("", "c", "posix", "portuguese"), "pt"),
    "spanish": "es",
    **_LANGUAGES,
}


def language_of(said: Language | None, environ: Mapping[str, str] | None = None) -> Language:
    """Return the language that was said, else that of the environment; empty ones count as unset.

    Raises:
        InputError: VAZA_LANG names none of ours.
    """
    if said is not None:
        return said
    environ = os.environ if environ is None else environ
    wanted = environ.get("VAZA_LANG", "")
    if wanted in _LANGUAGES:
        return _LANGUAGES[wanted]
    if wanted:
        told = f"VAZA_LANG: no language called {shortened(wanted)!r}: take pt, en or es"
        raise InputError(told)
    return _of_locale(next((environ[name] for name in _LOCALE if environ.get(name)), ""))


def _of_locale(name: str) -> Language:
    """Return the language of a locale such as ``pt_BR.UTF-8``; C and POSIX say nothing."""
    language = name.partition(".")[0].partition("@")[0].partition("_")[0].partition("-")[0].lower()
    return _OF_LOCALE.get(language, "en")
