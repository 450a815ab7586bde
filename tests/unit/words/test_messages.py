"""All languages say the same things, with the same variables, in messages that Fluent reads."""

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import vaza.words
from vaza.words.messages import FILES, LANGUAGES, entries, has_text, split, text

LOCALES = Path(vaza.words.__file__).parent / "locales"
OPTIONAL = {"pack", "count"}
"""What a language need not ask for: Portuguese calls the suits of both packs alike, and English
has one form of some verbs for one and for many."""
PAIRS = sorted({path.name for lang in LANGUAGES for path in (LOCALES / lang).glob("*.ftl")})
SPARE = {"faces"}
"""A language whose suits have one name in all packs need not ask which pack it is."""


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.others: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - its name
        if node.id.name not in SPARE:
            self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - its name
        self.others.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - its name
        self.others.append(node.id.name)


def variables(message: ast.Message) -> Variables:
    found = Variables()
    found.visit(message)
    return found


def messages(lang: str, name: str) -> dict[str, ast.Message]:
    body = FluentParser().parse((LOCALES / lang / name).read_text("utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == [], f"{lang}/{name}"
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("name", PAIRS)
def test_every_language_has_every_message(name: str) -> None:
    told = {lang: set(messages(lang, name)) for lang in LANGUAGES}
    everything = set[str]().union(*told.values())
    missing = {lang: sorted(everything - ids) for lang, ids in told.items() if ids != everything}
    assert missing == {}, f"write them in src/vaza/words/locales/<language>/{name}"


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("name", PAIRS)
def test_every_language_uses_the_same_variables(name: str, lang: str) -> None:
    ours, theirs = messages(LANGUAGES[0], name), messages(lang, name)
    different = {
        key: (variables(ours[key]).names, variables(theirs[key]).names)
        for key in ours.keys() & theirs.keys()
        if (variables(ours[key]).names ^ variables(theirs[key]).names) - OPTIONAL
    }
    assert different == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_messages_stand_alone(lang: str, name: str) -> None:
    """They are read one by one, so they may not lean on terms or on other messages."""
    found = {key: variables(m).others for key, m in messages(lang, f"{name}.ftl").items()}
    assert {key: others for key, others in found.items() if others} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_splitting_finds_what_the_parser_finds(lang: str, name: str) -> None:
    source = (LOCALES / lang / f"{name}.ftl").read_text("utf-8")
    keys = [key for key, _ in split(source)]
    assert keys == list(messages(lang, f"{name}.ftl"))
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_files_share_an_id(lang: str) -> None:
    count = sum(len(messages(lang, f"{name}.ftl")) for name in FILES)
    assert len(entries(lang)) == count


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_messages_are_read_as_fluent_reads_them(lang: str) -> None:
    plain = [key for key, source in entries(lang).items() if "{" not in source]
    bundle = FluentBundle([lang], use_isolating=False)
    for key in plain:
        bundle.add_resource(FluentResource(entries(lang)[key]))
        pattern = bundle.get_message(key).value
        assert pattern is not None
        assert text(lang, key) == bundle.format_pattern(pattern)[0]
    assert len(plain) > 100


def test_a_variable_that_is_missing_is_an_error() -> None:
    with pytest.raises(LookupError, match="pt/refused-same-bid"):
        text("pt", "refused-same-bid")
    assert text("pt", "refused-same-bid", number=3) == "O seu pedido já é 3."


def test_an_unknown_message_or_language_is_an_error() -> None:
    with pytest.raises(KeyError):
        text("en", "no-such-message")
    with pytest.raises(KeyError):
        text("xx", "suit-S")
    assert not has_text("en", "no-such-message")


def test_threads_may_ask_for_messages_at_once() -> None:
    program = """
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from vaza.words.messages import text
start = Barrier(8)
def ask(number):
    start.wait()
    return text("pt", "variant-title", base="x", changes=number)
with ThreadPoolExecutor(8) as pool:
    assert len(set(pool.map(ask, range(8)))) == 8
"""
    # In a process of its own, where nobody has asked before.
    for _ in range(3):
        subprocess.run([sys.executable, "-c", program], check=True)
