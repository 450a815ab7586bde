"""Why the rules refuse an action of a record, in a sentence."""

from collections.abc import Callable, Mapping
from typing import Final

from vaza.rules.phases.offers import sayings
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.sayings import format_say
from vaza.rules.state import PublicMatch

_Facts = Mapping[str, int | str]


def _s(number: int | str) -> str:
    """Return the ending of a noun that stands after a number."""
    return "" if number == 1 else "s"


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
    Reason.NILS_IN_ROW: lambda f: (
        f"0 is bid once more, after {f['most']} deal{_s(f['most'])} in a row with a bid of 0"
    ),
    Reason.AUCTION_RANGE: lambda f: (
        f"a call of {f['number']}; {f['least']} to {f['most']} tricks may be called"
    ),
    Reason.AUCTION_TOO_LOW: lambda _: "the call is not higher than the last one",
    Reason.AUCTION_SUIT: lambda _: "these rules have no such suit in the auction",
    Reason.CARD_COUNT: lambda f: (
        f"{f['number']} {'card is' if f['number'] == 1 else 'cards are'} passed on, "
        f"not {f['wanted']}"
    ),
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
    Reason.NO_HEARTS_LEAD: lambda f: (
        f"{f['card']} is led, but hearts may not be while the hand has another suit"
    ),
    Reason.MUST_PLAY_FORCED: lambda f: f"{f['card']} has to be played at the first opportunity",
    Reason.NO_SUCH_CONTRACT: lambda _: "this contract is not among those that are left",
    Reason.NOT_SAID: lambda f: f"{str(f['word'])!r} cannot be said here",
    Reason.OFFER_RANGE: lambda f: (
        f"an offer of {f['number']}, but no offer is worth more than {f['most']} tricks"
    ),
    Reason.OFFER_TOO_LOW: lambda f: (
        f"an offer worth {f['value']} tricks does not cover one worth {f['best']}"
    ),
    Reason.NO_PREFERENCE: lambda _: "only who speaks before the best bidder may match his offer",
    Reason.RAISE_TOO_LOW: lambda f: (
        f"a raise to {f['number']} asks for no more than {f['standing']}, or for too much"
    ),
    Reason.BAD_ORDER: lambda f: f"these are not the {f['cards']} cards of the pack",
}


def said_instead(public: PublicMatch) -> str:
    """Return what may be said where a deal of King is talked about, else nothing."""
    words = " ".join(format_say(say) for say in sayings(public))
    return f": one of {words}" if words else ""


def sentence(refusal: Refusal) -> str:
    """Return what a refusal says, with its facts."""
    say = _SENTENCES.get(refusal.reason)
    if say is not None:
        return say(refusal.facts)
    facts = ", ".join(f"{name} {value}" for name, value in refusal.facts.items())
    return f"the rules refuse it: {refusal.reason.value}" + (f" ({facts})" if facts else "")
