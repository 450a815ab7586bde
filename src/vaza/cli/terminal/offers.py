"""What may be said about a deal of King, and what it is worth."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from vaza.kernel.cards import Suit, format_suit
from vaza.options.contracts.model import DOWN, UP
from vaza.options.deals.contract_cards import play_contract
from vaza.rules.actions import Say, Word
from vaza.rules.payment import price_of
from vaza.rules.phases.offers import sayings
from vaza.rules.result import Sale
from vaza.rules.sayings import format_say
from vaza.rules.state import PublicMatch, Stage, deal_of
from vaza.words.cards import Faces
from vaza.words.messages import text
from vaza.words.voice import Voice

_OFFERS = (Word.OFFER_UP, Word.OFFER_DOWN)


def offer_text(number: int, voice: Voice, *, is_down: bool) -> str:
    """Return an offer in words: so many tricks, or nulls."""
    return voice.say("offer-text", number=number, down="yes" if is_down else "no")


def trump_letter(trump: Suit | None, lang: str, faces: Faces) -> str:
    """Return how a trump is typed in a language."""
    if trump is None:
        return text(lang, "key-no-trump")
    keys = text(lang, "suit-keys-latin" if faces is Faces.LATIN else "suit-keys")
    typed = {letter: key for key, letter in (pair.split("=") for pair in keys.split())}
    return typed[format_suit(trump)]


def hints(public: PublicMatch, voice: Voice, names: Sequence[str], faces: Faces) -> Iterator[str]:
    """Yield a line for each kind of thing that may be said now, with its worth in points."""
    for kind, says in groupby(sayings(public), _kind):
        words = "  ".join(_typed(public, say, voice.lang, faces) for say in says)
        yield voice.say(f"may-{kind}", words=words, **_facts(public, voice, names))


def _kind(say: Say) -> str:
    return "offer" if say.word in _OFFERS else say.word.value


def _typed(public: PublicMatch, say: Say, lang: str, faces: Faces) -> str:
    """Return what to type, an offer with its worth: ``5up=125``."""
    if say.word is Word.UP:
        return f"up:{trump_letter(say.trump, lang, faces)}"
    if say.word is Word.PASS:
        return text(lang, "key-pass")
    if say.word in (Word.YES, Word.NO):
        return text(lang, f"key-say-{say.word.value}")
    if say.word in _OFFERS:
        return f"{format_say(say)}={_worth(public, say.number, say.word is Word.OFFER_DOWN)}"
    return format_say(say)


def _worth(public: PublicMatch, number: int, is_down: bool) -> int:  # noqa: FBT001 - a plain fact
    dealer = deal_of(public).dealer
    return price_of(public.rules.contracts, Sale(dealer, dealer, number, is_down))


def _facts(public: PublicMatch, voice: Voice, names: Sequence[str]) -> dict[str, str | int]:
    """Return what the hints tell of: the best offer, or the one that is asked for."""
    axes, offers = public.rules.contracts, deal_of(public).offers
    up, down = play_contract(public.rules, UP), play_contract(public.rules, DOWN)
    number, is_down = axes.limit, False
    if offers.standing is not None and public.stage is not Stage.ULTIMATUM:
        number, is_down = offers.standing.number, offers.standing.is_down
    if public.stage is Stage.RAISE:
        number = offers.asked
    return {
        "up": up.per_trick,
        "bonus": down.base,
        "down": -down.per_trick,
        "limit": axes.limit,
        "offer": offer_text(number, voice, is_down=is_down),
        "worth": _worth(public, number, is_down),
        "bidder": "" if offers.standing is None else names[offers.standing.seat],
        "stage": public.stage.value,
    }
