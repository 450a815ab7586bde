"""King at a table: what is said goes over the wire, what is counted comes back."""

from collections.abc import Callable

import pytest

from tests.unit.server.sandbox import ANA, BIA, CAIO, DAVI, Sandbox, legal_act
from vaza.options.codes.code import rules_code
from vaza.options.codes.codec import rules_from_json
from vaza.options.deals.packs import pack_cards
from vaza.options.presets import preset
from vaza.rules.actions import TABLE, Draw
from vaza.rules.decide import decide
from vaza.rules.refusals import Refusal
from vaza.rules.state import Stage, new_match
from vaza.server.table.events import ContractChosen, FirstChosen, WordSaid, read_step, write_step
from vaza.server.table.pacing import PAUSES, TurnDue
from vaza.server.views.events import events_out
from vaza.server.wire import messages, parts

PEOPLE = (BIA, CAIO, DAVI)
SEATED = (ANA, BIA, CAIO, DAVI)


def code(**groups: object) -> str:
    return rules_code(rules_from_json({"base": "king", **groups}))


POSITIVE = code(contracts={"list": [{"name": "positive-deal", "positive": True}] * 4})
FREE = code(contracts={"order": "free"})


def table(rules: str = POSITIVE, **fields: object) -> Sandbox:
    made = Sandbox(rules, people=PEOPLE, **fields)  # type: ignore[arg-type]
    made.deal()
    return made


def speaker(table: Sandbox) -> str:
    view = table.view(None).match
    assert view is not None
    assert view.to_act is not None
    return SEATED[view.to_act]


def say(table: Sandbox, *words: str) -> None:
    for word in words:
        table.must(speaker(table), messages.SayAct(word))


def deal_of(table: Sandbox, guest: str | None = None) -> parts.DealOut:
    match = table.view(guest).match
    assert match is not None
    assert match.deal is not None
    return match.deal


def legal_of(table: Sandbox) -> parts.LegalOut:
    match = table.view(speaker(table)).match
    assert match is not None
    return match.legal


def told(table: Sandbox) -> list[tuple[str, int | None, str | None]]:
    events = [one for happened in table.last for one in events_out(happened, None)]
    return [(one.e, one.seat, one.text) for one in events]


def owner(table: Sandbox) -> int:
    return deal_of(table).dealer


def test_a_sale_over_the_wire() -> None:
    sold = table()
    seller = owner(sold)
    first, second = (seller + 1) % 4, (seller + 2) % 4
    assert deal_of(sold).plan_kind == "positive"
    assert deal_of(sold).kind == ""
    say(sold, "open", "2up", "1down")
    assert deal_of(sold).standing == parts.OfferOut(second, 1, down=True, value=3)
    assert deal_of(sold).preference == [first]
    say(sold, "pass")
    refused = {one.value: one.refused for one in legal_of(sold).says}
    assert refused["pass"] is refused["match"] is refused["4up"] is refused["2down"] is None
    low = refused["3up"]
    assert low is not None
    assert (low.reason, low.facts) == ("offer-too-low", {"value": 3, "best": 3})
    say(sold, "match")
    assert deal_of(sold).standing == parts.OfferOut(first, 1, down=True, value=3)
    say(sold, "5up", "pass", "pass", "raise:6", "yes", "accept")
    assert told(sold) == [("said", seller, "accept"), ("sold", second, "6up")]
    assert deal_of(sold).sale == parts.SaleOut(seller, second, 6, down=False, price=150)
    assert [one.say for one in deal_of(sold).speeches_king][:4] == ["open", "2up", "1down", "pass"]
    sold.must(SEATED[second], messages.NameTrumpAct("NT"))
    assert told(sold)[-1] == ("contract-set", seller, "up")
    assert deal_of(sold).kind == "up"
    sold.play(lambda: bool(sold.public.results))
    result = sold.view(None).match.results[0]  # type: ignore[union-attr]
    assert result.contract == "up"
    assert [count.what for count in result.counts] == ["tricks"]
    played = [25 * taken for taken in result.counts[0].by_seat]
    assert result.paid == min(150, played[second])
    assert result.points[second] == played[second] - result.paid
    assert result.points[seller] == played[seller] + result.paid
    assert sum(result.points) == 325


def test_a_deal_shared_out_ends_at_once_with_the_shares() -> None:
    shared = table()
    say(shared, "open", "pass", "pass", "pass", "4333")
    assert [name for name, _, _ in told(shared)] == ["said", "contract-set", "deal-ended"]
    result = shared.view(None).match.results[0]  # type: ignore[union-attr]
    assert result.contract == "4333"
    assert sorted(result.points) == [75, 75, 75, 100]
    assert result.points[result.dealer] == 100
    assert result.sale is None
    assert result.paid == 0


def test_an_ultimatum_taken_and_one_that_nobody_takes() -> None:
    taken = table()
    say(taken, "ultimatum", "no", "yes")
    sale = deal_of(taken).sale
    assert sale is not None
    assert (sale.number, sale.down, sale.price) == (8, False, 200)
    refused = table()
    say(refused, "ultimatum", "no", "no", "no")
    assert deal_of(refused).kind == "down"
    assert deal_of(refused).sale is None


def test_what_is_counted_so_far() -> None:
    deal = table("king")
    assert [(one.what, one.points) for one in deal_of(deal).counts] == [("tricks", -20)]
    deal.play(lambda: len(deal.public.results) == 1)
    assert sum(deal_of(deal).counts[0].by_seat) == 13
    deal.play(lambda: len(deal.public.results) == 5 and deal.public.next_deal is None)
    counts = deal_of(deal).counts
    assert [(one.what, one.points) for one in counts] == [("last-2", -90), ("last-1", -90)]
    assert deal_of(deal).kind == deal_of(deal).plan_kind == "no-last-two"


def test_who_draws_the_king_chooses_the_first_dealer() -> None:
    match = Sandbox(code(seating={"first_dealer": "KH_drawer_chooses"}), people=PEOPLE)
    match.must(ANA, messages.StartAct())
    match.play(lambda: match.public.stage is Stage.CHOOSING)
    view = match.view(ANA).match
    assert view is not None
    assert view.drawn[-1] == "KH"
    assert view.chooser == view.to_act == (len(view.drawn) - 1) % 4
    other = SEATED[(view.chooser + 1) % 4]
    assert match.view(other).match.legal.first == []  # type: ignore[union-attr]
    assert match.refused(other, messages.ChooseFirstAct(0)) == "not-your-turn"
    chooser = SEATED[view.chooser]
    assert match.view(chooser).match.legal.first == [0, 1, 2, 3]  # type: ignore[union-attr]
    assert match.refused(chooser, messages.ChooseFirstAct(4)) == "no-such-seat"
    assert match.must(chooser, messages.ChooseFirstAct(2)) == (FirstChosen(view.chooser, 2),)
    assert match.public.first_dealer == 2


def test_the_dealer_picks_a_contract() -> None:
    match = table(FREE)
    dealer = owner(match)
    assert deal_of(match).plan_kind == "free"
    picks = [one.value for one in legal_of(match).picks]
    assert len(picks) == 6
    assert match.refused(SEATED[dealer], messages.PickAct("up")) == "no-such-contract"
    picked = match.must(SEATED[dealer], messages.PickAct("no-king"))
    assert picked == (ContractChosen(dealer, "no-king"),)
    assert deal_of(match).kind == "no-king"
    match.play(lambda: match.public.stage is Stage.PICKING)
    assert "no-king" not in [one.value for one in legal_of(match).picks]


@pytest.mark.parametrize(
    ("word", "reason"),
    [("5", "bad-say"), ("9up", "not-said"), ("match", "not-said"), ("up:X", "bad-say")],
)
def test_what_cannot_be_said(word: str, reason: str) -> None:
    match = table()
    assert match.refused(speaker(match), messages.SayAct(word)) == reason


def test_a_word_out_of_turn() -> None:
    match = table()
    other = SEATED[(owner(match) + 1) % 4]
    assert match.refused(other, messages.SayAct("down")) == "not-your-turn"
    assert match.refused(other, messages.BidAct(1, 0)) == "not-now"


def test_what_is_said_is_stored_and_read_again() -> None:
    match = table()
    say(match, "open", "2up")
    step = match.steps[-1]
    assert step.events == (WordSaid((owner(match) + 1) % 4, "2up"),)
    assert read_step(write_step(step)).events == step.events


def _waits(match: Sandbox) -> int:
    """Return how long the bot whose turn it is waits."""
    wake = match.wake()
    assert wake is not None
    assert isinstance(wake.due, TurnDue)
    return wake.at - match.state.public.turn_since


def bots_only(rules: str, until: Callable[[Sandbox], bool]) -> Sandbox:
    match = Sandbox(rules, speed="normal")
    match.must(ANA, messages.StartAct())
    match.must(ANA, messages.StandAct())
    while not until(match):
        guests = [act for seat in range(4) if (act := match.act_for(seat)) is not None]
        if guests:
            match.must(ANA, guests[0])
        else:
            match.tick()
    return match


def test_the_pauses_of_bots() -> None:
    pauses = PAUSES["normal"]
    played = bots_only("king", lambda match: match.public.stage is Stage.PLAY)
    assert _waits(played) == pauses.bot + pauses.cards, "new cards, and the lead at once"
    positive = bots_only(POSITIVE, lambda match: match.public.stage is Stage.OWNER)
    assert _waits(positive) == pauses.bot + pauses.cards
    positive.tick()
    assert positive.public.stage is Stage.PLAY
    assert _waits(positive) == pauses.trick, "it was just settled what is played"
    choosing = bots_only(
        code(seating={"first_dealer": "KH_drawer_chooses"}),
        lambda match: match.public.stage is Stage.CHOOSING,
    )
    assert _waits(choosing) == pauses.bot + pauses.cards


@pytest.mark.parametrize("stage", [Stage.CHOOSING, Stage.OWNER, Stage.PICKING])
def test_a_bot_speaks_for_who_runs_out_of_time_or_is_gone(stage: Stage) -> None:
    rules = code(
        seating={"first_dealer": "KH_drawer_chooses"},
        contracts={"order": "free", "list": [{"name": "x", "per_trick": -1}, {"name": "p",
                   "positive": True}]},
    )  # fmt: skip
    match = Sandbox(rules, people=PEOPLE, timer=30)
    match.must(ANA, messages.StartAct())
    match.play(lambda: match.public.stage is stage)
    wake = match.wake()
    assert wake is not None
    assert isinstance(wake.due, TurnDue)
    assert (wake.due.by, wake.at) == ("timer", match.state.public.turn_since + 30_000)
    match.tick()
    assert match.public.stage is not stage


@pytest.mark.parametrize("rules", ["king", "king-quick", "king-copag"])
def test_a_match_of_people_ends_in_balance(rules: str) -> None:
    match = table(rules)
    match.play(lambda: match.state.stage == "over")
    view = match.view(None).match
    assert view is not None
    assert view.outcome is not None
    assert sum(view.outcome.totals) == 0
    assert [one.contract for one in view.schedule][-1] == "positive"
    assert legal_act(view) is None


@pytest.mark.parametrize("name", ["king", "dane-se"])
def test_the_king_of_hearts_is_told_as_what_decided(name: str) -> None:
    rules = preset(name)
    draw = Draw(pack_cards(rules.pack, 4))
    told = decide(new_match(rules, 4), TABLE, draw)
    assert not isinstance(told, Refusal)
    names = [out.e for event in told for out in events_out(event, None)]
    assert names == (["king-drawn", "dealer"] if name == "king" else ["drawn"])
