"""Changes on top of the scoring."""

from dataclasses import dataclass

from vaza.options.axes.axis import axis


@dataclass(frozen=True, slots=True)
class Bonus:
    """Changes on top of the scoring."""

    nil_value: int | None = axis(31, None, least=-1000, most=1000)
    """Points of a made nil instead of the scoring's own (R176)."""
    nil_per_card: int = axis(62, 0, least=-100, most=100)
    """What each card of the hand adds to ``nil_value`` (R067)."""
    trick_point_from_size: int = axis(32, 1, least=1, most=2)
    """Hands smaller than this earn nothing for each trick bid or taken (A03)."""
    void_if_none_exact: bool = axis(63, default=False)
    """Whether a deal in which nobody is exact gives no points at all (R122, A35)."""
    nil_fail_cap_at_zero: bool = axis(64, default=False)
    """Whether a missed nil earns at most 0 (A32)."""
    streak_length: int | None = axis(65, None, least=2, most=50)
    """Exact deals in a row that earn ``streak_bonus`` (R092, A25)."""
    streak_bonus: int = axis(66, 30, least=0, most=1000)
    streak_penalty: int = axis(67, 0, least=-1000, most=0)
    """Points of as many missed deals in a row (V160)."""
    streak_counts_from_size: int = axis(68, 1, least=1, most=52)
    """The smallest hands that count in a streak; smaller ones neither break nor extend it."""
    streak_reset_after_award: bool = axis(69, default=True)
    """Whether a streak that has been paid starts again at nothing."""
