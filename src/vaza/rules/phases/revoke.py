"""Revokes that may be played: proven by a later card, never told before (R033-R036, A11)."""

from vaza.kernel.cards import Card, Seat, is_joker, suit_of
from vaza.options.axes.play import JokerPlay, Revoke
from vaza.rules.state import PublicMatch, Trick, deal_of


def may_revoke(public: PublicMatch) -> bool:
    """Tell whether any card may be played, at the risk of the penalty (A11)."""
    return public.rules.play.revoke is Revoke.PENALTY


def proves_revoke(public: PublicMatch, seat: Seat, card: Card) -> bool:
    """Tell whether ``card``, just played by ``seat``, is of a suit that it did not follow (R035).

    It had the card all along, so it could have followed: intent does not matter (R034).
    """
    if not may_revoke(public) or _is_wild(public, card):
        return False
    tricks = deal_of(public).tricks
    return any(_refused(public, trick, seat) == suit_of(card) for trick in tricks)


def _refused(public: PublicMatch, trick: Trick, seat: Seat) -> int | None:
    """Return the suit that ``seat`` did not follow in ``trick``, None if it did or led."""
    led, own = trick.cards[0], trick.cards[(seat - trick.leader) % public.seats]
    if _is_wild(public, led) or _is_wild(public, own) or suit_of(own) == suit_of(led):
        return None
    return suit_of(led)


def _is_wild(public: PublicMatch, card: Card) -> bool:
    return is_joker(card) and public.rules.play.joker_play is JokerPlay.WILD
