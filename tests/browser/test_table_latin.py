"""Tables with the Latin pack, and those that play counter-clockwise (R077, R078)."""

import re
from collections.abc import Callable

import pytest

from tests.browser.test_table_weight import BUDGET, weigh
from tests.browser.visitor import Visitor

SIZES = ((360, 740), (740, 360), (1280, 800))
NAME = re.compile(
    r"(ás|dois|três|quatro|cinco|seis|sete|valete|cavaleiro|rei) de (espadas|copas|ouros|paus)"
)
INDEX = re.compile(r"[1-7]|1[012]")
FLIGHTS = """() => {
    window.flights = [];
    const note = (place) => {
        const [first] = place.getAnimations();
        const [from] = first ? first.effect.getKeyframes() : [];
        if (!from?.translate) return;
        const [x, y] = from.translate.split(" ").map(parseFloat);
        window.flights.push({ x, y });
    };
    new MutationObserver((records) => {
        for (const record of records) {
            for (const node of record.addedNodes) {
                if (node instanceof Element && node.matches(".place")) {
                    requestAnimationFrame(() => note(node));
                }
            }
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""


def centre(visitor: Visitor, testid: str) -> tuple[float, float]:
    box = visitor.see(testid).bounding_box()
    assert box is not None, testid
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_table(
    visit: Callable[..., Visitor], rules: str, seats: int = 4, **wishes: object
) -> Visitor:
    ana = visit(name="Ana", **wishes)
    ana.make_table(rules=rules, seats=seats)
    ana.start()
    return ana


def step_until(visitor: Visitor, is_there: Callable[[], bool]) -> None:
    """Play on until the table is as wanted."""
    for _ in range(600):
        if is_there():
            return
        visitor.step()
    message = "the table never came to what was waited for"
    raise AssertionError(message)


def look(visitor: Visitor) -> None:
    """See that the hand is one of the Latin pack, and that all fits and can be read."""
    hand = visitor.see("hand")
    hand.locator(".frame").first.wait_for()
    names = [button.get_attribute("aria-label") or "" for button in hand.locator("button").all()]
    assert names
    assert all(NAME.fullmatch(name) for name in names), names
    indices = hand.locator("svg text").all_text_contents()
    assert all(INDEX.fullmatch(index.strip()) for index in indices), indices
    assert visitor.overflow() <= 0
    assert visitor.complaints() == []


@pytest.mark.rule("R077")
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_latin_pack_is_drawn_and_named(
    visit: Callable[..., Visitor], width: int, height: int, theme: str
) -> None:
    ana = at_table(visit, "podrida", width=width, height=height, theme=theme)
    ana.play_until("bid")
    look(ana)
    step_until(ana, lambda: ana.legal_cards().count() > 1)
    look(ana)
    assert ana.page.locator("html").get_attribute("data-pack") == "latin"


@pytest.mark.rule("R077")
def test_only_a_latin_table_asks_for_its_faces(
    visit: Callable[..., Visitor], figures: Callable[..., None]
) -> None:
    ana = visit(name="Ana")
    loads = {}
    for rules in ("dane-se", "podrida"):
        path = ana.make_table(rules=rules, seats=4)
        ana.start()
        loads[rules] = weigh(visit(), path)
    figures("first load of a pack", **loads)
    for coding, most in BUDGET.items():
        assert loads["dane-se"][coding] + 2000 < loads["podrida"][coding] < most


@pytest.mark.rule("R078")
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
@pytest.mark.parametrize(("rules", "turn"), [("podrida", -1), ("dane-se", 1)])
def test_the_next_player_sits_where_the_play_goes(
    visit: Callable[..., Visitor], width: int, height: int, rules: str, turn: int
) -> None:
    ana = at_table(visit, rules, width=width, height=height)
    ana.play_until("bid", "trick")
    plates = [centre(ana, f"seat-{seat}")[0] * turn for seat in (1, 2, 3)]
    assert plates == sorted(plates)
    assert plates[0] < plates[1] < plates[2]
    step_until(
        ana,
        lambda: (
            ana.face == "trick"
            and bool(ana.legal_cards().count())
            and all(ana.see(f"played-{seat}").count() for seat in (1, 3))
        ),
    )
    assert centre(ana, "played-1")[0] * turn < centre(ana, "played-3")[0] * turn


@pytest.mark.rule("R078")
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 800)])
def test_dealt_cards_come_from_the_dealer_round_the_right(
    visit: Callable[..., Visitor], width: int, height: int
) -> None:
    ana = visit(name="Ana", width=width, height=height, reduced_motion=False)
    ana.make_table(rules="podrida", seats=4, speed="slow")
    ana.page.evaluate(FLIGHTS)
    ana.start()
    ana.play_until("bid", "listen", "trick")
    ana.page.wait_for_function("() => window.flights.length > 0")
    flight = ana.page.evaluate("window.flights[0]")
    dealer = ana.page.locator("[data-place]:has([data-testid=dealer])")
    box, hand = dealer.bounding_box(), ana.see("hand").bounding_box()
    assert box is not None
    assert hand is not None
    from_x = hand["x"] + hand["width"] / 2 + flight["x"]
    assert abs(from_x - (box["x"] + box["width"] / 2)) < 2
