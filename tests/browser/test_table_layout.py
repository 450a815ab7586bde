"""Nothing sticks out, and every card can be hit with a finger."""

from collections.abc import Callable

import pytest

from tests.browser.visitor import PHONE, Visitor

SIZES = ((360, 740), (1280, 800))
LEAST_TOUCH = 44
PATIENCE_FOR_A_HOOK = 120
SETTLED = 350
"""Milliseconds after which the hand has taken its new size."""


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_page_is_wider_than_the_window(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    ana = visit(name="Ana", width=width, height=height)
    for path in ("/", "/rules", "/rules/dane-se", "/t/nothing-here"):
        ana.page.goto(path)
        ana.page.locator("h1").first.wait_for()
        assert ana.overflow() <= 0, path
    ana.trouble.clear()  # the missing table is a 404 that the console tells of


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_stage_fits(
    visit: Callable[..., Visitor], width: int, height: int, seats: int
) -> None:
    ana = visit(name="Ana", width=width, height=height)
    ana.make_table(seats=seats)
    assert ana.overflow() <= 0
    ana.start()
    for face in ("bid", "trick", "result"):
        ana.play_until(face)
        assert ana.overflow() <= 0, face
        assert ana.too_tall() <= 0, face


@pytest.mark.parametrize("seats", [5, 6, 7])
def test_a_short_phone_shows_bids_and_hand_at_once(
    visit: Callable[..., Visitor], seats: int
) -> None:
    ana = visit(name="Ana")
    ana.make_table(seats=seats)
    ana.start()
    told = False
    while not told:
        ana.play_until("bid", seconds=PATIENCE_FOR_A_HOOK)
        # The word on the hook, which the last to bid gets, takes the most room.
        told = ana.see("bid-reason").count() > 0
        for width in (360, 320):
            ana.page.set_viewport_size({"width": width, "height": 640})
            ana.page.wait_for_timeout(SETTLED)
            assert ana.too_tall() <= 0, (width, told)
        ana.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        ana.bid()


def test_each_card_keeps_a_strip_for_a_finger(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana", width=360, height=740)
    ana.make_table(seats=5)
    ana.start()
    ana.play_until("bid")
    ana.page.wait_for_timeout(SETTLED)
    widths = ana.page.evaluate(
        """() => Array.from(document.querySelectorAll('[data-testid=hand] button'), button => {
            const box = button.getBoundingClientRect();
            const y = box.top + 20;
            let width = 0;
            for (let x = box.left + 0.5; x < box.right; x += 1) {
                width += button.contains(document.elementFromPoint(x, y)) ? 1 : 0;
            }
            return width;
        })"""
    )
    assert len(widths) == 10
    assert min(widths) >= LEAST_TOUCH


def test_a_phone_on_its_side(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana", width=740, height=360)
    ana.make_table(seats=4)
    ana.start()
    for face in ("bid", "trick"):
        ana.play_until(face)
        assert ana.overflow() <= 0, face
        assert ana.too_tall() <= 0, face


def test_the_hand_of_a_phone_on_its_side_never_scrolls(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana", width=740, height=360)
    ana.make_table(seats=7)
    ana.start()
    ana.play_until("trick")
    ana.page.wait_for_timeout(SETTLED)
    ana.legal_cards().first.focus()
    ana.page.keyboard.press("End")
    assert ana.see("hand").evaluate("hand => hand.scrollTop") == 0
    low = ana.page.locator(".surface").evaluate("box => box.getBoundingClientRect().bottom")
    assert low <= ana.see("hand").evaluate("hand => hand.getBoundingClientRect().top")


@pytest.mark.parametrize("seats", [5, 6, 7])
def test_nothing_sticks_out_of_a_small_plate(visit: Callable[..., Visitor], seats: int) -> None:
    ana = visit(name="Ana", width=360, height=740)
    ana.make_table(seats=seats)
    ana.start()
    ana.play_until("trick")
    ana.page.wait_for_timeout(SETTLED)
    out = ana.page.evaluate(
        """() => Array.from(document.querySelectorAll('.plate'), plate =>
            Array.from(plate.querySelectorAll('.count *:not(.only-read)'), part =>
                part.getBoundingClientRect().right - plate.getBoundingClientRect().right)
        ).flat().filter(beyond => beyond > 0)"""
    )
    assert out == []


@pytest.mark.parametrize(("width", "height"), [(740, 360), (320, 640)])
def test_no_label_covers_another(visit: Callable[..., Visitor], width: int, height: int) -> None:
    ana = visit(name="Ana", width=width, height=height)
    ana.make_table(seats=7)
    ana.start()
    ana.play_until("trick")
    ana.page.wait_for_timeout(SETTLED)
    covered = ana.page.evaluate(
        """() => {
            const boxes = Array.from(document.querySelectorAll('.role'), one =>
                one.getBoundingClientRect());
            return boxes.flatMap((one, at) => boxes.slice(at + 1).filter(other =>
                Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
                Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)).length;
        }"""
    )
    assert covered == 0
    assert ana.overflow() <= 0
