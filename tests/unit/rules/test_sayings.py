"""What is said about a deal of King has one spelling each."""

import pytest

from vaza.kernel.cards import TRUMPS_OR_NONE
from vaza.rules.actions import Say, Word
from vaza.rules.sayings import format_say, parse_say

NUMBERED = (Word.OFFER_UP, Word.OFFER_DOWN, Word.RAISE)


def everything() -> list[Say]:
    plain = [Say(word) for word in Word if word not in (*NUMBERED, Word.UP)]
    numbered = [Say(word, number) for word in NUMBERED for number in range(1, 14)]
    return [*plain, *numbered, *(Say(Word.UP, trump=trump) for trump in TRUMPS_OR_NONE)]


def test_everything_that_can_be_said_is_written_and_read() -> None:
    texts = [format_say(say) for say in everything()]
    assert [parse_say(text) for text in texts] == everything()
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("text", ["", "up", "up:X", "0up", "05up", "5 up", "5UP", "raise", "3333"])
def test_anything_else_says_nothing(text: str) -> None:
    with pytest.raises(ValueError, match="says nothing"):
        parse_say(text)
