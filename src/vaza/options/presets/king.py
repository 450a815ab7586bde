"""King: six negative deals, four positive ones, offers (R190-R237, V180-V181)."""

from typing import Final

from vaza.options.axes.contracts import Currencies, OwnerAuction, Payment
from vaza.options.axes.ending import Ending, Tie
from vaza.options.axes.seating import FirstDealer, Seating
from vaza.options.axes.trump import Trump, TrumpKind
from vaza.options.contracts.model import POSITIVE, Contract
from vaza.options.presets.making import Preset, with_axes
from vaza.options.ruleset import RuleSet

NO_TRICKS: Final = Contract("no-tricks", per_trick=-20)
NO_HEARTS: Final = Contract("no-hearts", per_card=(("H", -20),), hearts_lead_ban=True)
NO_QUEENS: Final = Contract("no-queens", per_card=(("Q", -50),))
NO_MEN: Final = Contract("no-men", per_card=(("K", -30), ("J", -30)))
NO_KING: Final = Contract(
    "no-king", per_card=(("KH", -160),), hearts_lead_ban=True, forced_card="KH"
)
NO_LAST_TWO: Final = Contract("no-last-two", last_tricks=(-90, -90))

NEGATIVE: Final = (NO_TRICKS, NO_HEARTS, NO_QUEENS, NO_MEN, NO_KING, NO_LAST_TWO)
"""The six negative deals in the order of the source (R202-R211, A49)."""
_FOUR_POSITIVE: Final = (Contract(POSITIVE, positive=True),) * 4

NO_TRICKS_LAST_TWO: Final = Contract("no-tricks-last-two", per_trick=-20, last_tricks=(-90, -90))
NO_HEARTS_KING: Final = Contract(
    "no-hearts-king",
    per_card=(("H", -20), ("KH", -160)),
    hearts_lead_ban=True,
    forced_card="KH",
)
NO_COURT: Final = Contract("no-court", per_card=(("Q", -50), ("K", -30), ("J", -30)))
QUICK: Final = (NO_TRICKS_LAST_TWO, NO_HEARTS_KING, NO_COURT)
"""Deals 1 and 6, 2 and 5, 3 and 4 together (V181)."""

_KING: Final = RuleSet(
    seating=Seating(seats=(4,), first_dealer=FirstDealer.KH_DRAWER),
    trump=Trump(trump=TrumpKind.NONE),
    ending=Ending(tie=Tie.SHARED),
    deals=(*NEGATIVE, *_FOUR_POSITIVE),
)
_QUICK_KING: Final = RuleSet(
    seating=_KING.seating,
    trump=_KING.trump,
    ending=_KING.ending,
    deals=(*QUICK, *_FOUR_POSITIVE),
)

KNOWN_LISTS: Final = (_KING.deals, _QUICK_KING.deals)
"""Lists that codes name by their place: never moved, only ever appended."""

PRESETS: Final = (
    Preset("king", _KING, "R190-R237"),
    Preset(
        "king-copag",
        with_axes(_KING, "contracts", currencies=Currencies.UP, frustrated_max=1),
        "R190-R237, V180",
    ),
    Preset(
        "king-no-auction",
        with_axes(_KING, "contracts", auction=OwnerAuction.OFF),
        "R190-R216",
    ),
    Preset(
        "king-fixed-payment",
        with_axes(_KING, "contracts", payment=Payment.FIXED),
        "R190-R237, A44",
    ),
    Preset("king-quick", _QUICK_KING, "R190-R237, V181"),
)
