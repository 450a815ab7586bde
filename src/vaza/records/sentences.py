"""Why the rules refuse an action of a record, in a sentence."""

from collections.abc import Callable, Mapping
from typing import Final

from vaza.rules.refusals import Reason, Refusal

_Facts = Mapping[str, int | str]

_SENTENCES: Final[dict[Reason, Callable[[_Facts], str]]] = {
    Reason.BID_RANGE: lambda f: f"a bid of {f['number']}; 0 to {f['most']} may be bid",
    Reason.HOOK: lambda f: (
        f"a bid of {f['number']} makes the bids total {f['size']}; any other number may be bid"
    ),
    Reason.NO_CHANGE: lambda _: "only the last speaker may change his bid, once; see the rules",
    Reason.SAME_BID: lambda f: f"a change to {f['number']}, which was the bid before",
    Reason.NOT_IN_HAND: lambda f: f"{f['card']} is not in the hand",
    Reason.MUST_FOLLOW: lambda f: f"{f['card']} is played, but the hand has {f['suit']} to follow",
    Reason.MUST_TRUMP: lambda f: f"{f['card']} is played, but the hand has a trump ({f['suit']})",
    Reason.BAD_ORDER: lambda f: f"these are not the {f['cards']} cards of the pack",
}


def sentence(refusal: Refusal) -> str:
    """Return what a refusal says, with its facts."""
    say = _SENTENCES.get(refusal.reason)
    if say is not None:
        return say(refusal.facts)
    facts = ", ".join(f"{name} {value}" for name, value in refusal.facts.items())
    return f"the rules refuse it: {refusal.reason.value}" + (f" ({facts})" if facts else "")
