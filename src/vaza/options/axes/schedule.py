"""The hand sizes of the match."""

from dataclasses import dataclass
from enum import StrEnum

from vaza.options.axes.axis import axis


class Shape(StrEnum):
    """How hand sizes run through the match (R006, R040, R133)."""

    DOWN_UP = "down_up"
    UP_DOWN = "up_down"
    UP = "up"
    DOWN = "down"
    CONSTANT = "constant"
    LIST = "list"


class ThenContinue(StrEnum):
    """Whether a one-way schedule is walked back afterwards (R181, A50, A60)."""

    NO = "no"
    YES = "yes"
    ASK = "ask_after_last"


@dataclass(frozen=True, slots=True)
class Schedule:
    """The hand sizes of the match."""

    shape: Shape = axis(10, Shape.DOWN_UP)
    peak: int | str = axis(11, "auto", least=1, most=52, words=("auto", "full"))
    """The largest hand; ``auto`` is the largest up to 10 that the pack serves with a card to turn
    (A22), ``full`` the largest that it serves at all (Pocha)."""
    step: int = axis(12, 1, least=1, most=12)
    repeat_low: int | str = axis(13, 1, least=1, most=20, words=("n",))
    """How many deals of the smallest hand; ``n`` is the number of seats (R087)."""
    repeat_high: int | str = axis(14, 1, least=1, most=20, words=("n",))
    """How many deals of the largest hand; ``n`` is the number of seats (R087)."""
    count: int = axis(15, 10, least=1, most=100)
    """The number of deals of a constant schedule."""
    list: tuple[int, ...] = axis(16, (), least=1, most=52, longest=200)
    """The hand sizes themselves, for the shape ``list`` (R080)."""
    then_continue: ThenContinue = axis(17, ThenContinue.NO)
