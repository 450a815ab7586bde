"""Why an action was refused, as a sentence."""

from collections.abc import Mapping

from vaza.rules.refusals import Refusal
from vaza.words.cards import Faces
from vaza.words.messages import LANGUAGES, has_text, text


def refusal_text(refusal: Refusal, lang: str = LANGUAGES[0], faces: Faces = Faces.FRENCH) -> str:
    """Return the sentence of a refusal; ``faces`` tell how the suits are called."""
    return reason_text(refusal.reason.value, refusal.facts, lang, faces)


def reason_text(
    reason: str,
    facts: Mapping[str, int | str],
    lang: str = LANGUAGES[0],
    faces: Faces = Faces.FRENCH,
) -> str:
    """Return the sentence of a reason and its facts; a reason without one speaks for itself."""
    message_id = f"refused-{reason}"
    return (
        text(lang, message_id, **{"faces": faces.value, **facts})
        if has_text(lang, message_id)
        else reason
    )
