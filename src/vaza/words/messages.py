"""Messages by language and id, from the Fluent files in ``locales`` (the web client shares them).

A message without variables is handed out as it stands, so that a short list of titles does not wait
for the Fluent runtime to be imported. Each file belongs to one area; its ids begin with the area's
prefixes.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

LANGUAGES: Final = ("pt", "en", "es")
"""The first one is the default."""
FILES: Final = (
    "titles",
    "axes",
    "rules",
    "points",
    "cards",
    "refusals",
    "problems",
    "events",
    "command",
    "phases",
    "scorings",
    "contracts",
    "king",
)
"""The files that are read here; others in the same folders are the web client's own."""

_ENTRY: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *= *(.*)$")


def text(lang: str, message_id: str, /, **args: str | int) -> str:
    """Return a message in one of LANGUAGES.

    Raises:
        KeyError: there is no such message, or no such language.
        LookupError: a variable of the message was not given.
    """
    source = entries(lang)[message_id]
    if "{" not in source and "\n" not in source:
        return source.partition("=")[2].strip()
    bundle = _bundle(lang)
    if not bundle.has_message(message_id):
        _add(bundle, source)
    pattern = bundle.get_message(message_id).value
    told, errors = bundle.format_pattern(pattern, args)
    if errors:
        message = f"{lang}/{message_id}: {errors[0]}"
        raise LookupError(message)
    return str(told)


def has_text(lang: str, message_id: str) -> bool:
    """Tell whether there is such a message."""
    return message_id in entries(lang)


@lru_cache(maxsize=8)
def entries(lang: str) -> dict[str, str]:
    """Return the source of every message of a language by its id.

    Raises:
        KeyError: there is no such language.
    """
    if lang not in LANGUAGES:
        raise KeyError(lang)
    folder = files("vaza.words") / "locales" / lang
    return {
        message_id: source
        for name in FILES
        for message_id, source in split(folder.joinpath(f"{name}.ftl").read_text("utf-8"))
    }


def split(source: str) -> Iterator[tuple[str, str]]:
    """Yield each message of a Fluent file as its id and its lines; comments fall away."""
    found: tuple[str, list[str]] | None = None
    for line in source.splitlines():
        start = _ENTRY.match(line)
        if start:
            if found:
                yield found[0], "\n".join(found[1]).rstrip()
            found = (start[1], [line])
        elif found and not line.startswith("#"):
            found[1].append(line)
    if found:
        yield found[0], "\n".join(found[1]).rstrip()


@lru_cache(maxsize=8)
def _bundle(lang: str) -> Any:  # noqa: ANN401 - fluent.runtime ships no types
    # Imported here: it takes as long to load as the rest of a short command.
    from fluent.runtime import FluentBundle  # noqa: PLC0415

    return FluentBundle([{"pt": "pt-BR"}.get(lang, lang)], use_isolating=False)


def _add(bundle: Any, source: str) -> None:  # noqa: ANN401 - fluent.runtime ships no types
    from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

    # Threads may ask at once, each with a bundle of its own until one of them is kept.
    bundle.add_resource(FluentResource(source))
