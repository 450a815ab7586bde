"""Why an action was refused, as a sentence."""

from collections.abc import Mapping

from vaza.rules.refusals import Refusal
from vaza.words.messages import LANGUAGES, has_text, text


def refusal_text(refusal: Refusal, lang: str = LANGUAGES[0]) -> str:
    """Return the sentence of a refusal."""
    return reason_text(refusal.reason.value, refusal.facts, lang)


def reason_text(reason: str, facts: Mapping[str, int | str], lang: str = LANGUAGES[0]) -> str:
    """Return the sentence of a reason and its facts; a reason without one speaks for itself."""
    message_id = f"refused-{reason}"
    return text(lang, message_id, **facts) if has_text(lang, message_id) else reason
