"""Which language a command speaks: what is said, then VAZA_LANG, then the locale."""

import pytest

from tests.unit.cli.conftest import Vaza
from vaza.cli.fault import InputError
from vaza.cli.language import language_of


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "pt"),
        ({"LANG": ""}, "pt"),
        ({"LANG": "C"}, "pt"),
        ({"LANG": "C.UTF-8"}, "pt"),
        ({"LC_ALL": "POSIX"}, "pt"),
        ({"LANG": "pt_BR.UTF-8"}, "pt"),
        ({"LANG": "pt-PT"}, "pt"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "es_UY.UTF-8"}, "es"),
        ({"LANG": "es_ES@euro"}, "es"),
        ({"LANG": "spanish"}, "es"),
        ({"LANG": "et_EE.UTF-8"}, "en"),
        ({"LANG": "en_GB", "VAZA_LANG": "es"}, "es"),
        ({"LANG": "de_DE@euro"}, "en"),
        ({"LANG": "pt_BR", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "pt_BR"}, "pt"),
        ({"LANG": "en_GB", "LC_ALL": ""}, "en"),
        ({"LANG": "en_GB", "VAZA_LANG": "pt"}, "pt"),
        ({"LANG": "pt_BR", "VAZA_LANG": "en"}, "en"),
        ({"LANG": "en_GB", "VAZA_LANG": ""}, "en"),
        ({"VAZA_LANG": ""}, "pt"),
    ],
)
def test_the_language_of_an_environment(environ: dict[str, str], language: str) -> None:
    assert language_of(None, environ) == language
    assert language_of("en", environ) == "en"
    assert language_of("pt", environ) == "pt"
    assert language_of("es", environ) == "es"


def test_another_language_is_refused() -> None:
    with pytest.raises(InputError, match="VAZA_LANG: no language called 'xx': take pt, en or es"):
        language_of(None, {"VAZA_LANG": "xx"})


@pytest.mark.parametrize(("words", "english"), [("rules list", "German"), ("play dane-se", "hand")])
def test_commands_follow_it(
    vaza: Vaza, monkeypatch: pytest.MonkeyPatch, words: str, english: str
) -> None:
    assert english not in vaza(words).out
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    assert english in vaza(words).out
    assert english not in vaza(f"{words} --lang pt").out
    monkeypatch.setenv("VAZA_LANG", "pt")
    assert english not in vaza(words).out


def test_help_tells_of_it(vaza: Vaza) -> None:
    told = " ".join(vaza("play --help").out.replace("│", " ").split())
    assert "VAZA_LANG" in told
    assert "LC_ALL, LC_MESSAGES, LANG" in told
