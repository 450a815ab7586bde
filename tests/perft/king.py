"""The second enumerator on King: contracts, the talk, forced cards, captures, the payment."""

from collections.abc import Iterator
from typing import Any

from tests.perft.deal import Deal, Way
from tests.perft.play import lay
from tests.referee_play import suit

# --- the talk


def picks(deal: Deal) -> Iterator[Way]:
    """The dealer picks one of the negative contracts; in the first deal all are left."""
    for name in dict.fromkeys(one["name"] for one in _list(deal) if not one.get("positive")):
        played = next(one for one in _list(deal) if one["name"] == name)
        yield name, _settled(deal, played)


def _list(deal: Deal) -> list[dict[str, Any]]:
    return list(deal.rules["contracts"]["list"])


def owner_words(deal: Deal) -> Iterator[Way]:
    axes = deal.rules["contracts"]
    if axes["auction"] != "always":
        yield from _own(deal)
    if axes["auction"] == "off":
        return
    yield "open", deal.fork(phase="offers", turn=deal.after(deal.dealer))
    if axes["direct_4333"]:
        yield "4333", _shared(deal)
    if axes["ultimatum"] and axes["auction"] == "owner_may":
        yield "ultimatum", deal.fork(phase="ultimatum", turn=deal.after(deal.dealer))


def _own(deal: Deal) -> Iterator[Way]:
    for name in ("S", "H", "D", "C", "NT"):
        yield f"up:{name}", _up(deal, name)
    yield "down", _down(deal)


def _up(deal: Deal, name: str) -> Deal:
    per_trick = deal.rules["contracts"]["up_points"]
    return _settled(deal.fork(trump=name.replace("NT", "")), {"per_trick": per_trick})


def _down(deal: Deal) -> Deal:
    axes = deal.rules["contracts"]
    return _settled(deal, {"per_trick": axes["down_points"], "base": axes["down_bonus"]})


def _settled(before: Deal, played: dict[str, Any]) -> Deal:
    deal = before.fork(phase="play", played=played)
    lead = deal.rules["play"]["first_lead"]
    deal.leader = deal.after(deal.dealer) if lead == "eldest" else deal.dealer
    if lead == "declarer" and deal.sold:
        deal.leader = deal.bidder or 0
    return deal


def _shared(deal: Deal) -> Deal:
    worth = deal.rules["contracts"]["up_points"]
    parts = [4 if seat == deal.dealer else 3 for seat in range(deal.seats)]
    return deal.fork(points=[worth * part for part in parts])


def _worth(deal: Deal, offer: tuple[int, bool]) -> int:
    number, is_down = offer
    return int(number * (deal.rules["contracts"]["null_value"] if is_down else 1))


def offers(deal: Deal) -> Iterator[Way]:
    axes, others = deal.rules["contracts"], _others(deal)
    silent = deal.fork(passes=deal.passes + 1)
    if axes["pass_final"]:
        silent.out.add(deal.turn)
    yield "pass", _turned(silent)
    if axes["preference"] and deal.bidder is not None:
        is_earlier = others.index(deal.turn) < others.index(deal.bidder)
        if is_earlier:
            yield "match", _turned(deal.fork(bidder=deal.turn, passes=0))
    for is_down in (False, True) if axes["currencies"] == "up_and_down" else (False,):
        for number in range(1, axes["limit"] + 1):
            offer = (number, is_down)
            if _worth(deal, deal.offer) < _worth(deal, offer) <= axes["limit"]:
                made = deal.fork(bidder=deal.turn, offer=offer, passes=0)
                yield f"{number}{'down' if is_down else 'up'}", _turned(made)


def _others(deal: Deal) -> list[int]:
    return [deal.after(deal.dealer, step) for step in range(1, deal.seats)]


def _turned(deal: Deal) -> Deal:
    """Go to who may still better the offer, or back to the owner."""
    rest = [seat for seat in _others(deal) if seat != deal.bidder and seat not in deal.out]
    waiting = len(_others(deal)) - (deal.bidder is not None)
    is_final = deal.rules["contracts"]["pass_final"]
    if not rest or (not is_final and deal.passes == waiting):
        return deal.fork(phase="reply")
    seat = deal.after(deal.turn)
    while seat not in rest:
        seat = deal.after(seat)
    return deal.fork(turn=seat)


def replies(deal: Deal) -> Iterator[Way]:
    axes, worth = deal.rules["contracts"], _worth(deal, deal.offer)
    if deal.bidder is not None:
        yield "accept", _sold(deal, deal.bidder)
        number, is_down = deal.offer
        for more in range(number + 1, axes["limit"] + 1):
            may_ask = axes["negotiate"] and not deal.asked
            if may_ask and _worth(deal, (more, is_down)) <= axes["limit"]:
                yield f"raise:{more}", deal.fork(phase="raise", asked=more)
    yield from _own(deal)
    if axes["frustrated_max"] is not None and worth <= axes["frustrated_max"]:
        yield "4333", _shared(deal)
    if axes["ultimatum"] and worth < axes["limit"]:
        yield "ultimatum", deal.fork(phase="ultimatum", turn=deal.after(deal.dealer))


def raises(deal: Deal) -> Iterator[Way]:
    yield "yes", deal.fork(phase="reply", offer=(deal.asked, deal.offer[1]))
    yield "no", deal.fork(phase="reply")


def ultimatum(deal: Deal) -> Iterator[Way]:
    limit = deal.rules["contracts"]["limit"]
    yield "yes", _sold(deal.fork(offer=(limit, False)), deal.turn)
    following = deal.after(deal.turn)
    yield "no", _down(deal) if following == deal.dealer else deal.fork(turn=following)


def _sold(before: Deal, buyer: int) -> Deal:
    deal = before.fork(sold=True, bidder=buyer, phase="buyer")
    return _down(deal) if deal.offer[1] else deal


def buyer_names(deal: Deal) -> Iterator[Way]:
    for name in ("S", "H", "D", "C", "NT"):
        yield f"={name}", _up(deal, name)


# --- cards


def plays(deal: Deal) -> Iterator[Way]:
    seat = deal.after(deal.leader, len(deal.trick))
    for card in sorted(_legal(deal, deal.hands[seat])):
        yield card, _played(deal, seat, card)


def _legal(deal: Deal, hand: list[str]) -> list[str]:
    legal = deal.table.may_play(hand, deal.trick, deal.seen)
    if not deal.trick and deal.played.get("hearts_lead_ban"):
        legal = [card for card in legal if suit(card) != "H"] or legal
    forced = deal.played.get("forced_card", "")
    if forced not in legal:
        return legal
    if deal.trick:
        return [forced]
    return [card for card in legal if card == forced or suit(card) != suit(forced)]


def _played(before: Deal, seat: int, card: str) -> Deal:
    deal = before.fork()
    lay(deal, seat, card)
    if len(deal.trick) < deal.seats:
        return deal
    deal.leader = deal.after(deal.leader, deal.table.winner(deal.trick) or 0)
    deal.taken[deal.leader] += 1
    deal.winners.append(deal.leader)
    deal.piles[deal.leader] += deal.trick
    deal.trick = []
    if _is_over(deal):
        deal.points = _points(deal)
    return deal


def _is_over(deal: Deal) -> bool:
    left = [card for hand in deal.hands for card in hand]
    whats = deal.played.get("per_card", {})
    rest = deal.played.get("per_trick") or deal.played.get("last_tricks")
    if not left or not deal.rules["contracts"]["early_end"] or rest or not whats:
        return not left
    return not any(_is(card, what) for card in left for what in whats)


def _is(card: str, what: str) -> bool:
    """Tell whether a card is what is counted: that card, or one of that suit or rank."""
    return card == what or (len(what) == 1 and what in card)


def _points(deal: Deal) -> list[int]:
    played, last = deal.played, deal.played.get("last_tricks", [])
    points = [played.get("base", 0) + played.get("per_trick", 0) * took for took in deal.taken]
    for what, worth in played.get("per_card", {}).items():
        for seat, pile in enumerate(deal.piles):
            points[seat] += worth * sum(_is(card, what) for card in pile)
    for worth, winner in zip(last, deal.winners[len(deal.winners) - len(last) :], strict=True):
        points[winner] += worth
    return _paid(deal, points) if deal.sold else points


def _paid(deal: Deal, points: list[int]) -> list[int]:
    axes, (number, is_down) = deal.rules["contracts"], deal.offer
    buyer, owner = deal.bidder or 0, deal.dealer
    price = number * (-axes["down_points"] if is_down else axes["up_points"])
    has = max(points[buyer], 0)
    if axes["payment"] == "capped":
        price = min(price, has)
    elif axes["payment"] == "top_up":
        price = max(0, min(price - points[owner], has))
    points[buyer] -= price
    points[owner] += price
    return points
