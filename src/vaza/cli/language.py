"""The language that commands talk to people in."""

import os
from collections.abc import Mapping
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from vaza.cli.fault import InputError
from vaza.cli.plain import shortened

Language = Literal["pt", "en"]
Lang = Annotated[
    Language | None,
    Parameter(
        name="--lang",
        show_default=False,
        help=(
            "The language: Portuguese or English. By default what VAZA_LANG says, else the locale "
            "(LC_ALL, LC_MESSAGES, LANG): English for every language but Portuguese; Portuguese "
            "where it names none."
        ),
    ),
]
_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_NO_LANGUAGE: Final = ("", "c", "posix")


def language_of(said: Language | None, environ: Mapping[str, str] | None = None) -> Language:
    """Return the language that was said, else that of the environment; empty ones count as unset.

    Raises:
        InputError: VAZA_LANG names none of ours.
    """
    if said is not None:
        return said
    environ = os.environ if environ is None else environ
    wanted = environ.get("VAZA_LANG", "")
    if wanted in ("pt", "en"):
        return "pt" if wanted == "pt" else "en"
    if wanted:
        told = f"VAZA_LANG: no language called {shortened(wanted)!r}: take pt or en"
        raise InputError(told)
    return _of_locale(next((environ[name] for name in _LOCALE if environ.get(name)), ""))


def _of_locale(name: str) -> Language:
    """Return the language of a locale such as ``pt_BR.UTF-8``; C and POSIX say nothing."""
    language = name.partition(".")[0].partition("@")[0].partition("_")[0].partition("-")[0].lower()
    return "pt" if language in (*_NO_LANGUAGE, "pt", "portuguese") else "en"
