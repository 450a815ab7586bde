"""How everybody stands: tricks against bids, over or under, streaks, and the way to a target."""

from collections.abc import Iterator, Sequence

from vaza.options.axes.ending import End
from vaza.rules.scoring import streaks, totals
from vaza.rules.state import PublicMatch, deal_of
from vaza.rules.view import SeatView
from vaza.words.voice import Voice


def known_bids(view: SeatView) -> tuple[int | None, ...]:
    """Return the bids that the view's seat knows: its own even while they are hidden."""
    bids = deal_of(view.public).bids
    return tuple(
        view.bid if bid is None and at == view.seat else bid for at, bid in enumerate(bids)
    )


def states(view: SeatView, names: Sequence[str], voice: Voice) -> str:
    """Return each seat's tricks and bid, and how far the bids are over or under the tricks."""
    deal, bids = deal_of(view.public), known_bids(view)
    told = " · ".join(
        f"{name} {took}/{'?' if bid is None else bid}"
        for name, took, bid in zip(names, deal.taken, bids, strict=True)
    )
    gap = sum(bid or 0 for bid in deal.bids) - deal.size
    if None in deal.bids or not gap:
        return told
    label = voice.say("play-over" if gap > 0 else "play-under", gap=abs(gap))
    return f"{told}  ({label})"


def afterwords(public: PublicMatch, names: Sequence[str], voice: Voice) -> Iterator[str]:
    """Yield what runs over several deals: streaks and the way to the target (R092, R116)."""
    bonus, ending = public.rules.bonus, public.rules.ending
    if bonus.streak_length is not None and public.results:
        *_, runs = streaks(public.rules, public.results)
        yield voice.say(
            "play-streaks",
            streaks=" · ".join(
                f"{name} {max(run, 0)}" for name, run in zip(names, runs, strict=True)
            ),
            length=bonus.streak_length,
            bonus=voice.signed(bonus.streak_bonus),
        )
    if ending.end is End.TARGET and public.outcome is None:
        sums = totals(public.points, public.seats)
        best = [name for name, total in zip(names, sums, strict=True) if total == max(sums)]
        yield voice.say(
            "play-target",
            target=ending.target,
            best=voice.number(max(sums)),
            names=voice.both(best),
        )
