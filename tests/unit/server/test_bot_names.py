"""Bots have names that nobody else at the table has."""

from vaza.server.table.texts import BOT_NAMES, bot_name


def test_each_seat_of_the_largest_table_has_a_name() -> None:
    assert len({bot_name(seat, ()) for seat in range(10)}) == 10


def test_a_taken_name_is_not_given_again() -> None:
    assert bot_name(1, {BOT_NAMES[1], "Ana"}) == BOT_NAMES[2]


def test_names_do_not_run_out() -> None:
    assert bot_name(3, set(BOT_NAMES)) not in BOT_NAMES
