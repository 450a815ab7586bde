"""The axes of King: what goes with a list of contracts (R190-R237)."""

from dataclasses import dataclass
from enum import StrEnum

from vaza.options.axes.axis import axis


class ContractOrder(StrEnum):
    """Which contract a deal has."""

    FIXED = "fixed"
    """The next of the list."""
    FREE = "free"
    """The dealer, having seen his cards, picks one of the negative contracts that are left."""


class OwnerAuction(StrEnum):
    """Whether the owner of a positive deal may sell his right (R217, R219)."""

    OWNER_MAY = "owner_may"
    ALWAYS = "always"
    """He must hear offers before he decides (V182)."""
    OFF = "off"


class Currencies(StrEnum):
    """What offers are made in (R217, V180)."""

    UP_AND_DOWN = "up_and_down"
    UP = "up"


class Payment(StrEnum):
    """How a buyer pays at the end of the deal (R233, A44)."""

    CAPPED = "capped"
    """The offer, but never more than his own points of the deal."""
    FIXED = "fixed"
    """The whole offer."""
    TOP_UP = "top_up"
    """What the seller's own points lack to the offer, never more than his own points."""


class Sheet(StrEnum):
    """How the score is written down (R199)."""

    TWO_COLUMNS = "two_columns"
    NET = "net"


@dataclass(frozen=True, slots=True)
class Contracts:
    """What goes with a list of contracts: King (R190-R237)."""

    order: ContractOrder = axis(71, ContractOrder.FIXED)
    early_end: bool = axis(72, default=False)
    """Whether a deal that counts cards alone ends when all of them are taken (A40)."""
    up_points: int = axis(73, 25, least=1, most=1000)
    """Points of each trick of a positive deal that is played up (R213)."""
    down_points: int = axis(74, -75, least=-1000, most=-1)
    """Points of each trick of one that is played down (R214)."""
    down_bonus: int = axis(75, 325, least=0, most=10_000)
    """What everybody gets in a deal that is played down (R214)."""
    auction: OwnerAuction = axis(77, OwnerAuction.OWNER_MAY)
    currencies: Currencies = axis(78, Currencies.UP_AND_DOWN)
    null_value: int = axis(79, 3, least=1, most=13)
    """How many positive tricks one null is worth in an offer (R223)."""
    limit: int = axis(80, 8, least=1, most=13)
    """The highest offer, in positive tricks (R225, A43)."""
    pass_final: bool = axis(81, default=False)
    """Whether who passes is out of the offers (R221)."""
    preference: bool = axis(82, default=True)
    """Whether an earlier seat may equal a later one's offer and take it (R228-R230)."""
    negotiate: bool = axis(83, default=True)
    """Whether the owner may ask the last bidder once for more (R231, A47)."""
    ultimatum: bool = axis(84, default=True)
    """Whether the owner may call for the limit, or play down (R226, A46)."""
    payment: Payment = axis(85, Payment.CAPPED)
    frustrated_max: int | None = axis(86, 3, least=0, most=13)
    """The best offer up to which the owner may share the deal out 4-3-3-3 (R234, A45)."""
    direct_4333: bool = axis(87, default=False)
    """Whether he may do so without hearing offers (R235)."""
    sheet: Sheet = axis(88, Sheet.TWO_COLUMNS)
