"""Lists read as people say them, in each language."""

import pytest

from vaza.words.voice import Voice


@pytest.mark.parametrize(
    ("lang", "told"), [("pt", "3, 4 e 5"), ("en", "3, 4 and 5"), ("es", "3, 4 y 5")]
)
def test_a_list_ends_in_and(lang: str, told: str) -> None:
    assert Voice(lang).both([3, 4, 5]) == told
    assert Voice(lang).both([3]) == "3"


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (["Ana", "Inés"], "Ana e Inés"),
        (["Ana", "Íñigo"], "Ana e Íñigo"),
        (["Ana", "Hilario"], "Ana e Hilario"),
        (["Inés", "Ana"], "Inés y Ana"),
        (["agua", "hielo"], "agua y hielo"),
        (["Ana", "Yago"], "Ana y Yago"),
        (["Ana", "Óscar"], "Ana y Óscar"),
    ],
)
def test_spanish_says_e_before_i(names: list[str], told: str) -> None:
    assert Voice("es").both(names) == told
    assert " e " not in Voice("en").both(names)


@pytest.mark.parametrize(
    ("items", "told"),
    [
        ([7, 8], "7 u 8"),
        ([10, 11], "10 u 11"),
        ([8, 7], "8 o 7"),
        ([2, 12], "2 o 12"),
        ([2, 80], "2 u 80"),
        ([10, 110], "10 o 110"),
        ([3, "11 cartas"], "3 u 11 cartas"),
        (["plata", "oros"], "plata u oros"),
        (["este", "hombre"], "este u hombre"),
        ([3, "otro", "cualquiera"], "3, otro o cualquiera"),
    ],
)
def test_spanish_says_u_before_o(items: list[object], told: str) -> None:
    assert Voice("es").either(items) == told
    assert Voice("pt").either(items).count(" u ") == 0


@pytest.mark.parametrize(("lang", "told"), [("pt", "3 a 7"), ("en", "3 to 7"), ("es", "3 a 7")])
def test_a_span_without_gaps_names_its_ends(lang: str, told: str) -> None:
    assert Voice(lang).span((3, 4, 5, 6, 7)) == told
    assert Voice("es").span((6, 8)) == "6 u 8"
