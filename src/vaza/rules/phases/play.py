"""Play: which card may go to the trick, and who takes it (R022-R027, R138, R152-R154)."""

from vaza.kernel.cards import (
    SUIT_MASKS,
    Card,
    Seat,
    cards_of,
    face_of,
    format_card,
    format_cards,
    format_suit,
    is_card,
    suit_of,
)
from vaza.kernel.tables import LEAD_BROKEN
from vaza.kernel.tricks import NOBODY, legal_mask, winning_place
from vaza.options.axes.play import FirstLead
from vaza.options.deals.schedule import DealTrump
from vaza.rules.match import NextDeal
from vaza.rules.phases.revoke import may_revoke
from vaza.rules.refusals import Reason, Refusal
from vaza.rules.state import PublicMatch, Stage, deal_of, seat_after, tables_of
from vaza.rules.turns import early_leader, to_act


def playable(public: PublicMatch, hand: int) -> int:
    """Return the cards of ``hand`` that its seat may play now; twins are listed once.

    Where a revoke is played on, that is the whole hand: no duty is enforced (A11).
    """
    legal = hand if may_revoke(public) else dutiful(public, hand)
    first_plane = legal & ((1 << 64) - 1)
    return first_plane | (legal & ~(first_plane << 64) & ~((1 << 64) - 1))


def dutiful(public: PublicMatch, hand: int) -> int:
    """Return the cards of ``hand`` that keep every duty: suit, trump, and leads (R023, R060)."""
    deal, tables = deal_of(public), tables_of(public)
    # Whether a trump was played takes a look at all cards: only where it decides something.
    broken = tables.lead_trump == LEAD_BROKEN and not deal.trick and is_broken(public)
    return legal_mask(tables, hand, deal.trick, broken=broken)


def is_broken(public: PublicMatch) -> bool:
    """Tell whether a trump has been played in the deal in play (V092)."""
    deal = deal_of(public)
    if deal.trump is None:
        return False
    played = [card for trick in deal.tricks for card in trick.cards]
    return any(suit_of(card) == deal.trump for card in (*played, *deal.trick))


def check_play(public: PublicMatch, seat: Seat, hand: int, card: Card) -> Refusal | None:
    """Return why ``seat`` may not play ``card`` now, or None."""
    if public.stage is not Stage.PLAY:
        return Refusal(Reason.NOT_NOW, {"stage": public.stage.value})
    turn = to_act(public)
    if turn != seat:
        return Refusal(Reason.NOT_YOUR_TURN, {"turn": -1 if turn is None else turn})
    if not is_card(card) or not hand >> card & 1:
        return Refusal(Reason.NOT_IN_HAND, {"card": format_card(card) if is_card(card) else "?"})
    if playable(public, hand) >> card & 1:
        return None
    return _why_not(public, hand, card)


def _why_not(public: PublicMatch, hand: int, card: Card) -> Refusal:
    deal = deal_of(public)
    if hand >> face_of(card) & 1 and playable(public, hand) >> face_of(card) & 1:
        return Refusal(Reason.NOT_IN_HAND, {"card": format_card(card)})
    trump = format_suit(deal.trump) if deal.trump is not None else ""
    tables = tables_of(public)
    forced = playable(public, hand) & tables.forced
    if forced and (deal.trick or suit_of(card) == suit_of(next(cards_of(forced)))):
        return Refusal(Reason.MUST_PLAY_FORCED, {"card": format_cards(cards_of(forced))})
    if not deal.trick and tables.lead_ban >> card & 1:
        return Refusal(Reason.NO_HEARTS_LEAD, {"card": format_card(card)})
    if not deal.trick:
        return Refusal(Reason.NO_TRUMP_LEAD, {"card": format_card(card), "suit": trump})
    led = suit_of(deal.trick[0])
    if hand & SUIT_MASKS[led]:
        follows = suit_of(card) == led
        facts = {"card": format_card(card), "suit": format_suit(led)}
        return Refusal(Reason.MUST_BEAT if follows else Reason.MUST_FOLLOW, facts)
    is_trump = suit_of(card) == deal.trump
    reason = Reason.MUST_OVERTRUMP if is_trump else Reason.MUST_TRUMP
    return Refusal(reason, {"card": format_card(card), "suit": trump})


def holder(public: PublicMatch) -> Seat | None:
    """Return the seat whose card holds the trick on the table, None when nobody's does (R025)."""
    deal = deal_of(public)
    if not deal.trick or deal.leader is None:
        return None
    place = winning_place(tables_of(public), deal.trick)
    return None if place == NOBODY else seat_after(deal.leader, public.seats, place)


def first_leader(public: PublicMatch) -> Seat:
    """Return who leads the first trick once all have bid (A01, A59, R110)."""
    deal, lead = deal_of(public), public.rules.play.first_lead
    names = deal.plan.trump is DealTrump.HIGHEST_BIDDER
    if lead is FirstLead.HIGHEST_BID or (lead is FirstLead.DECLARER and names):
        return highest_bidder(public)
    if lead is FirstLead.DECLARER and deal.declarer is not None:
        return deal.declarer
    step = NextDeal(deal.plan, deal.dealer, deal.is_tie, deal.previous_winner)
    return early_leader(public.rules, public.seats, step)


def highest_bidder(public: PublicMatch) -> Seat:
    """Return who bid most, the earliest of equals (A59)."""
    deal = deal_of(public)
    order = [seat_after(deal.opener, public.seats, step) for step in range(public.seats)]
    return max(order, key=lambda seat: deal.bids[seat] or 0)
