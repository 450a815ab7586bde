"""Why the rules refuse an action of a record, in a sentence."""

from collections.abc import Callable, Mapping
from typing import Final

from vaza.rules.refusals import Reason, Refusal

_Facts = Mapping[str, int | str]

_SENTENCES: Final[dict[Reason, Callable[[_Facts], str]]] = {
    Reason.BID_RANGE: lambda f: f"a bid of {f['number']}; {f['least']} to {f['most']} may be bid",
    Reason.HOOK: lambda f: (
        f"a bid of {f['number']} makes the bids total {f['size']}; any other number may be bid"
    ),
    Reason.HOOK_MORE: lambda f: (
        f"a bid of {f['number']}, but the bids must total more than {f['size']}"
    ),
    Reason.HOOK_LESS: lambda f: (
        f"a bid of {f['number']}, but the bids must total less than {f['size']}"
    ),
    Reason.HOOK_EQUAL: lambda f: (
        f"a bid of {f['number']}, but the bids must total {f['size']}, or come nearest"
    ),
    Reason.NILS_IN_ROW: lambda f: f"0 is bid once more, but only {f['most']} times in a row may be",
    Reason.AUCTION_RANGE: lambda f: (
        f"a call of {f['number']}; {f['least']} to {f['most']} tricks may be called"
    ),
    Reason.AUCTION_TOO_LOW: lambda _: "the call is not higher than the last one",
    Reason.AUCTION_SUIT: lambda _: "these rules have no such suit in the auction",
    Reason.CARD_COUNT: lambda f: f"{f['number']} cards are passed on, not {f['wanted']}",
    Reason.NO_SUCH_TRUMP: lambda _: "S, H, D, C or none may be named",
    Reason.NOT_NOW: lambda f: f"it is not the time for that: the match is at {f['stage']}",
    Reason.NO_CHANGE: lambda _: "only the last speaker may change his bid, once; see the rules",
    Reason.SAME_BID: lambda f: f"a change to {f['number']}, which was the bid before",
    Reason.NOT_IN_HAND: lambda f: f"{f['card']} is not in the hand",
    Reason.MUST_FOLLOW: lambda f: f"{f['card']} is played, but the hand has {f['suit']} to follow",
    Reason.MUST_TRUMP: lambda f: f"{f['card']} is played, but the hand has a trump ({f['suit']})",
    Reason.MUST_OVERTRUMP: lambda f: (
        f"{f['card']} is played, but the hand has a higher trump ({f['suit']})"
    ),
    Reason.MUST_BEAT: lambda f: f"{f['card']} is played, but the hand has a higher {f['suit']}",
    Reason.NO_TRUMP_LEAD: lambda f: f"{f['card']} is led, but trumps may not be led yet",
    Reason.BAD_ORDER: lambda f: f"these are not the {f['cards']} cards of the pack",
}


def sentence(refusal: Refusal) -> str:
    """Return what a refusal says, with its facts."""
    say = _SENTENCES.get(refusal.reason)
    if say is not None:
        return say(refusal.facts)
    facts = ", ".join(f"{name} {value}" for name, value in refusal.facts.items())
    return f"the rules refuse it: {refusal.reason.value}" + (f" ({facts})" if facts else "")
