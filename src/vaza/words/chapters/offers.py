"""The auction of a positive deal: offers, preference, the owner's answers, 4-3-3-3."""

from collections.abc import Iterator

from vaza.options.axes.contracts import Contracts, Currencies, OwnerAuction
from vaza.options.contracts.model import SHARED_OUT
from vaza.options.ruleset import RuleSet
from vaza.words.chapters.king import amount, has_offers
from vaza.words.chapters.positive import deal_points
from vaza.words.chapters.sides import sides
from vaza.words.voice import Voice

_COVERED = 4
"""The offer of the example, where the limit is above it."""


def offers(rules: RuleSet, voice: Voice) -> Iterator[str]:
    """Who speaks when, what covers what, and what the owner may answer (R217-R235, A42-A47)."""
    if not has_offers(rules):
        return
    axes, side = rules.contracts, sides(rules, voice)["next"]
    yield voice.say("king-offers-open", auction=axes.auction.value, next=side)
    yield voice.say("king-offers-kind", kind=kind(axes))
    yield from _order(axes, voice)
    yield voice.say("king-offers-turn", preference=_yes(axes.preference))
    yield voice.say("king-offers-pass", final=_yes(axes.pass_final))
    yield from _preference(axes, voice, side)
    yield voice.say("king-reply")
    yield voice.say("king-sold", kind=kind(axes))
    if axes.negotiate:
        yield voice.say("king-negotiate", kind=kind(axes), preference=_yes(axes.preference))
    if axes.ultimatum:
        yield from _ultimatum(axes, voice, side)
    yield _shared(rules, voice)


def _yes(value: bool) -> str:  # noqa: FBT001 - it is the flag that is said
    return "yes" if value else "no"


def most_nulls(axes: Contracts) -> int:
    """Return how many nulls may be offered (A43)."""
    return axes.limit // axes.null_value if axes.currencies is Currencies.UP_AND_DOWN else 0


def kind(axes: Contracts) -> str:
    """Return both where nulls may be offered, else up."""
    return "both" if most_nulls(axes) else "up"


def up_tricks(number: int, voice: Voice) -> str:
    """Return a number of tricks."""
    return voice.say("king-up-tricks", n=number)


def nulls(number: int, voice: Voice) -> str:
    """Return a number of nulls."""
    return voice.say("king-nulls", n=number)


# --- offers -------------------------------------------------------------------------------------


def _order(axes: Contracts, voice: Voice) -> Iterator[str]:
    """What an offer is worth, what covers it, and the highest one (R222-R225, A43)."""
    yield voice.say("king-offers-order", kind=kind(axes), preference=_yes(axes.preference))
    if most_nulls(axes):
        yield voice.say(
            "king-offers-ladder",
            null=nulls(1, voice),
            worth=up_tricks(axes.null_value, voice),
            order="; ".join(_ladder(axes, voice)),
        )
    low = min(_COVERED, axes.limit - 1)
    if low:
        covering = [up_tricks(low + 1, voice)]
        least = low // axes.null_value + 1
        if least <= most_nulls(axes):
            covering.append(nulls(least, voice))
        yield voice.say(
            "king-offers-example", low=up_tricks(low, voice), high=voice.either(covering)
        )
    yield voice.say(
        "king-offers-limit",
        kind=kind(axes),
        limit=up_tricks(axes.limit, voice),
        nulls=nulls(most_nulls(axes), voice),
    )


def _ladder(axes: Contracts, voice: Voice) -> Iterator[str]:
    """Yield the offers from the lowest to the highest, equal ones together (R224)."""
    for value in range(1, axes.limit + 1):
        worth, rest = divmod(value, axes.null_value)
        up = up_tricks(value, voice)
        yield up if rest else voice.either((up, nulls(worth, voice)))


def _preference(axes: Contracts, voice: Voice, side: str) -> Iterator[str]:
    """Who may equal an offer, and how (R228-R230, A47)."""
    if not axes.preference:
        yield voice.say("king-no-preference")
        return
    yield voice.say("king-preference", final=_yes(axes.pass_final), next=side)
    told = kind(axes)
    yield voice.say(
        "king-preference-terms",
        kind="one" if told == "both" and axes.null_value == 1 else told,
        same=up_tricks(axes.null_value, voice),
        null=nulls(1, voice),
    )


# --- the owner ----------------------------------------------------------------------------------


def _ultimatum(axes: Contracts, voice: Voice, side: str) -> Iterator[str]:
    """When the limit may be asked for, and what follows (R226, A46)."""
    limit = up_tricks(axes.limit, voice)
    yield voice.say(
        "king-ultimatum",
        when="early" if axes.auction is OwnerAuction.OWNER_MAY else "late",
        n=axes.limit,
        limit=limit,
        below=_below_limit(axes, voice),
        negotiate=_yes(axes.negotiate),
    )
    yield voice.say("king-ultimatum-answers", limit=limit, next=side)


def _below_limit(axes: Contracts, voice: Voice) -> str:
    """Return the limit, and with it the highest number of nulls where that is worth less."""
    limit, most = up_tricks(axes.limit, voice), most_nulls(axes)
    if not 0 < most * axes.null_value < axes.limit:
        return limit
    return voice.say("king-ultimatum-below", limit=limit, nulls=nulls(most, voice))


def _shared(rules: RuleSet, voice: Voice) -> str:
    """Return when a deal is marked 4-3-3-3, and what that gives (R234, R235, A45)."""
    axes = rules.contracts
    if axes.frustrated_max is None and not axes.direct_4333:
        return voice.say("king-not-shared")
    own, other, *_ = deal_points(rules, SHARED_OUT, (0, 0, 0, 0))
    return voice.say(
        "king-shared",
        when=_when_shared(axes),
        direct=_direct(axes),
        most=up_tricks(axes.frustrated_max or 0, voice),
        nulls=nulls((axes.frustrated_max or 0) // axes.null_value, voice),
        own=amount(own, voice),
        other=amount(other, voice),
    )


def _when_shared(axes: Contracts) -> str:
    most = axes.frustrated_max
    if most is None:
        return "never"
    if most >= axes.limit:
        return "any"
    if not most:
        return "none"
    unit = "nulls" if most_nulls(axes) and most >= axes.null_value else "tricks"
    return f"{unit}-raised" if axes.negotiate else unit


def _direct(axes: Contracts) -> str:
    if axes.frustrated_max is None:
        return "only"
    return "yes" if axes.direct_4333 else "no"
