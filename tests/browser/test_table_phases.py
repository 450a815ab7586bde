"""Auctions, passed cards, named trumps, hidden bids and revokes, by finger, by key and by ear."""

from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor, all_play_until
from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import rules_from_json

SMALL = {"shape": "list", "list": [5, 5, 5]}
HAND = "[data-testid=hand] button"
PLACES = [(360, 740, "light"), (1280, 800, "dark")]


def code(**groups: Mapping[str, object]) -> str:
    """Return the code of a rule set with these groups and three short deals."""
    return rules_code(rules_from_json({"schedule": SMALL, **groups}))


def hear(visitor: Visitor, part: str) -> None:
    """Wait until a sentence with `part` has been said since he listens."""
    visitor.page.wait_for_function("part => heard.some(line => line.includes(part))", arg=part)


def is_sound(visitor: Visitor, *, tall: bool = True) -> None:
    """The page fits its window, and axe finds nothing."""
    assert visitor.overflow() <= 0, visitor.face
    if tall:
        assert visitor.too_tall() <= 0, visitor.face
    assert visitor.complaints() == [], visitor.face


def until_asked(visitor: Visitor, face: str, testid: str) -> None:
    """Play on until the middle shows `face` and asks me."""
    for _ in range(40):
        visitor.play_until(face)
        if visitor.see(testid).count():
            return
        visitor.page.wait_for_timeout(100)
    message = f"{face} never asked"
    raise AssertionError(message)


@pytest.mark.parametrize(("width", "height", "theme"), PLACES)
def test_an_auction_by_keys(
    visit: Callable[..., Visitor], width: int, height: int, theme: str
) -> None:
    ana = visit(name="Ana", width=width, height=height, theme=theme)
    ana.make_table("israeli-whist", 4)
    ana.start()
    until_asked(ana, "auction", "call-picker")
    is_sound(ana)
    ana.listen()
    keys = ana.page.keyboard
    keys.press("1")
    keys.press("3")
    assert ana.see("call-number-13").get_attribute("aria-pressed") == "true"
    keys.press("s")
    assert ana.see("score-drawer").count() == 0
    assert ana.page.evaluate("document.activeElement.dataset.call") == "13S"
    keys.press("ArrowRight")
    assert ana.page.evaluate("document.activeElement.dataset.call") == "13NT"
    keys.press("Enter")
    hear(ana, "Você ofereceu 13 sem trunfo.")
    ana.play_until("listen", "bid", "trick")
    assert ana.see("trump").get_attribute("data-suit") == ""
    # The contract stays in sight while it is played.
    ana.wait_for_face("trick")
    mine = ana.page.locator("[data-testid=seat-0].me [data-testid=contract]")
    assert mine.get_attribute("aria-label") == "Ganhou o leilão: 13 sem trunfo"
    assert ana.see("label").inner_text().startswith(("acima", "abaixo", "na conta"))
    is_sound(ana)


BY_LABEL = {
    "nil_made": {"if_under_hand": {"c": 10}, "if_over_hand": {"c": 5}},
    "made": {"b": 10},
    "miss": {"d": -10},
}


def test_deals_are_called_over_and_under_where_a_nil_is_paid_by_that(
    visit: Callable[..., Visitor],
) -> None:
    ana = visit(name="Ana")
    ana.make_table(code(scoring=BY_LABEL), 4)
    ana.start()
    ana.play_until("trick")
    assert ana.see("label").inner_text().startswith(("acima", "abaixo", "na conta"))


def company(visit: Callable[..., Visitor], rules: str, *names: str) -> list[Visitor]:
    """Seat people round a table, the first as host, and start it."""
    people = [visit(name=name) for name in names]
    path = people[0].make_table(rules, len(people))
    for visitor in people[1:]:
        visitor.page.goto(path)
        visitor.see("join-sit").click()
        visitor.see("stand").wait_for()
    people[0].start()
    for visitor in people:
        visitor.see("table").wait_for()
        visitor.listen()
    return people


def asked(people: list[Visitor], testid: str) -> Visitor:
    """Wait until one of them is asked, and answer who."""
    for _ in range(400):
        for visitor in people:
            if visitor.see(testid).count():
                return visitor
        people[0].page.wait_for_timeout(25)
    message = f"nobody was asked: {testid}"
    raise AssertionError(message)


def test_all_pass_and_cards_go_round(visit: Callable[..., Visitor]) -> None:
    people = company(visit, "israeli-whist-gulash", "Ana", "Bia", "Caio", "Duda")
    ana = people[0]
    for _ in people:
        asked(people, "call-picker").call()
    for visitor in people:
        visitor.wait_for_face("exchange")
    is_sound(ana)
    hand = ana.see("hand").locator("button")
    for card in range(4):
        hand.nth(card).click(position={"x": 14, "y": 24}, force=True)
    expect(ana.see("hand").locator("[aria-pressed=true]")).to_have_count(3)
    ana.see("hint").locator("[role=alert]").filter(has_text="3").wait_for()
    ana.see("pass-cards").click()
    ana.see("exchange-waits").filter(has_text="Bia").wait_for()
    expect(ana.page.locator(".exchange li")).to_have_count(3)
    for visitor in people[1:]:
        visitor.pass_cards()
    ana.wait_for_face("auction")
    expect(ana.see("hand").locator("button.fresh")).to_have_count(3)
    expect(ana.see("hand").locator("button")).to_have_count(13)
    hear(ana, "Você recebeu")
    raises(people)


def raises(people: list[Visitor]) -> None:
    """Lower offers than the one that stands cannot be made, and say why."""
    first = asked(people, "call-picker")
    first.see("call-number-7").click()
    first.see("call-H").click()
    first.see("call-picker").wait_for(state="detached")
    second = asked([one for one in people if one is not first], "call-picker")
    expect(second.see("standing-offer").get_by_label("7 de copas")).to_have_count(1)
    second.see("call-number-5").click(force=True)
    second.see("hint").locator("[role=alert]").filter(has_text="7").wait_for()
    assert second.see("call-D").get_attribute("aria-disabled") == "true"
    assert second.see("call-S").get_attribute("aria-disabled") is None
    is_sound(second)


def test_bids_at_once_are_shown_together(visit: Callable[..., Visitor]) -> None:
    rules = code(bidding={"bid_mode": "simultaneous", "hook": "none"})
    ana, bia, caio = company(visit, rules, "Ana", "Bia", "Caio")
    for visitor in (ana, bia, caio):
        visitor.wait_for_face("bid")
    ana.see("bid-2").click()
    ana.see("bid-confirm").click()
    ana.see("only-mine").wait_for()
    bia.see("seat-spoken-0").wait_for()
    assert "2" not in bia.see("seat-0").inner_text()
    hear(bia, "Ana já pediu.")
    assert not bia.page.evaluate("heard.some(line => line.includes('2'))")
    is_sound(bia)
    bia.bid()
    caio.bid()
    bia.wait_for_face("trick")
    assert bia.see("seat-bid-0").inner_text() == "2"
    hear(bia, "Pedidos: Ana 2")


def test_secret_bids_stay_hidden_until_the_result(visit: Callable[..., Visitor]) -> None:
    rules = code(bidding={"bid_mode": "secret_until_end", "hook": "none"})
    ana, bia, caio = company(visit, rules, "Ana", "Bia", "Caio")
    for visitor in (ana, bia, caio):
        visitor.wait_for_face("bid")
    ana.see("bid-3").click()
    ana.see("bid-confirm").click()
    bia.bid()
    caio.bid()
    bia.wait_for_face("trick")
    assert bia.see("seat-bid-0").count() == 0
    assert bia.see("bid-total").inner_text() == "Pedidos em segredo"
    assert "pediu 3" in ana.see("my-standing").inner_text()
    is_sound(bia)
    all_play_until((ana, bia, caio), "result")
    bia.wait_for_face("result")
    row = bia.see("deal-result").locator("tbody tr", has_text="Ana")
    assert row.locator("td").first.inner_text() == "3"
    hear(bia, "Os pedidos eram: Ana 3")


def test_the_dealer_names_the_trump_before_anybody_looks(visit: Callable[..., Visitor]) -> None:
    people = company(visit, code(trump={"trump": "dealer_names"}), "Ana", "Bia", "Caio")
    dealer = asked(people, "trump-H")
    assert dealer.see("hand").count() == 0
    assert "5" in str(dealer.see("face-down").get_attribute("aria-label"))
    is_sound(dealer)
    other = next(one for one in people if one is not dealer)
    assert other.face == "naming"
    is_sound(other)
    dealer.page.keyboard.press("d")
    dealer.page.keyboard.press("Enter")
    for visitor in people:
        visitor.page.locator(HAND).nth(4).wait_for()
        assert visitor.see("trump").get_attribute("data-suit") == "D"
    hear(dealer, "Você escolheu o trunfo: ouros.")


def test_blind_bids_are_made_before_the_cards_are_seen(visit: Callable[..., Visitor]) -> None:
    ana = visit(name="Ana")
    ana.make_table(code(bidding={"bid_mode": "blind"}), 3)
    ana.start()
    ana.play_until("bid")
    ana.see("face-down").wait_for()
    is_sound(ana)
    ana.bid()
    ana.play_until("trick")
    assert ana.see("face-down").count() == 0


def revocable(visitor: Visitor) -> bool:
    """Tell whether a card may be played now that would be a revoke."""
    return visitor.face == "trick" and visitor.see("hand").locator("button.back").count() > 0


def test_a_revoke_is_asked_for_twice_and_ends_the_deal(visit: Callable[..., Visitor]) -> None:
    schedule = {"shape": "list", "list": [7] * 16}
    ana = visit(name="Ana")
    ana.make_table(code(play={"revoke": "penalty"}, schedule=schedule), 3)
    ana.start()
    for _ in range(400):
        if revocable(ana):
            break
        ana.step()
    ana.listen()
    ana.page.wait_for_timeout(400)  # sooner it would be the second tap of a double one
    back = ana.see("hand").locator("button.back").first
    before = ana.page.locator(HAND).count()
    back.click(position={"x": 14, "y": 24}, force=True)
    ana.see("revoke-ask").wait_for()
    is_sound(ana, tall=False)
    ana.page.keyboard.press("Escape")
    ana.see("revoke-ask").wait_for(state="detached")
    expect(ana.page.locator(HAND)).to_have_count(before)
    ana.page.wait_for_timeout(400)
    back.click(position={"x": 14, "y": 24}, force=True)
    ana.see("revoke-yes").click()
    # The suit that was refused is still held, so a later card of it proves the revoke.
    ana.play_until("result")
    ana.see("void-result").wait_for()
    assert ana.see("points-0").inner_text() == "\u221250"
    hear(ana, "Renúncia sua")
    is_sound(ana)
    ana.see("ready").click()
    ana.play_until("bid")
    ana.page.keyboard.press("s")
    ana.see("score-table").get_by_text("anulada", exact=True).wait_for()
