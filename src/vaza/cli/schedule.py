"""``vaza schedule``."""

from typing import Final

from vaza.cli.fault import InputError
from vaza.cli.numbers import MaybeWhole
from vaza.cli.parameters import Json, Ref
from vaza.cli.printing import print_columns, print_json
from vaza.cli.refs import rules_of
from vaza.options.axes.ending import End
from vaza.options.deals.schedule import DealPlan, DealTrump, plan_deals
from vaza.options.ruleset import RuleSet
from vaza.words.titles import title_of
from vaza.words.voice import Voice

_TRUMPS: Final = {
    DealTrump.TURN_UP: "turned card",
    DealTrump.LAST_CARD: "dealer's last card",
    DealTrump.NONE: "none",
    DealTrump.S: "spades",
    DealTrump.H: "hearts",
    DealTrump.D: "diamonds",
    DealTrump.C: "clubs",
    DealTrump.CUT: "cut card",
    DealTrump.AUCTION: "auction",
    DealTrump.DEALER_NAMES: "named by the dealer",
    DealTrump.HIGHEST_BIDDER: "named by the highest bidder",
}


def schedule(ref: Ref, /, *, players: MaybeWhole = None, as_json: Json = False) -> int:
    """Print the deals of a match: how many cards each, and where the trump comes from.

    Parameters
    ----------
    players
        How many play; not needed where the rules are for one number alone.
    """
    rules = rules_of(ref, players)
    seats = seats_of(rules, players)
    deals = plan_deals(rules, seats)
    if as_json:
        print_json({"deals": [_deal_json(deal) for deal in deals]})
        return 0
    print(f"{title_of(rules, 'en')}, {seats} players: {_length(rules, len(deals))}\n")
    rows: list[tuple[object, ...]] = [("deal", "cards", "contract" if rules.deals else "trump")]
    rows += [(deal.number, deal.size, deal.contract or _TRUMPS[deal.trump]) for deal in deals]
    print_columns(rows, right=(0, 1))
    return 0


def _deal_json(deal: DealPlan) -> dict[str, int | str]:
    """Return a deal; a deal of King has its contract, or ``positive``, or ``free``."""
    told: dict[str, int | str] = {"cards": deal.size, "trump": deal.trump.value}
    return {**told, "contract": deal.contract} if deal.contract else told


def _length(rules: RuleSet, deals: int) -> str:
    """Return how long a match is; the deals of a target match come round again (R116, A58)."""
    if rules.ending.end is not End.TARGET:
        return f"{deals} deals"
    most = rules.ending.max_deals
    return f"to {rules.ending.target} points or {most} deals; these {deals} come round again"


def seats_of(rules: RuleSet, players: int | None) -> int:
    """Return the number of seats: what was said, or the only one that the rules are for.

    Raises:
        InputError: nothing was said and the rules leave it open.
    """
    allowed = rules.seating.seats
    if players is not None:
        return players
    if len(allowed) == 1:
        return allowed[0]
    raise InputError(f"these rules are for {Voice('en').span(allowed)} players: add --players N")
