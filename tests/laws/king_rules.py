"""Random rule sets of King: contracts put together at random, and every way of selling a deal."""

from hypothesis import strategies as st

from tests.laws.rule_sets import rule_sets
from vaza.options.axes.contracts import (
    ContractOrder,
    Contracts,
    Currencies,
    OwnerAuction,
    Payment,
    Sheet,
)
from vaza.options.axes.ending import Ending, Tie
from vaza.options.axes.pack import Pack, PackKind, RankOrder
from vaza.options.axes.play import FirstLead, Play, VoidDuty
from vaza.options.axes.seating import Direction, FirstDealer, Seating
from vaza.options.axes.trump import Trump, TrumpKind
from vaza.options.checks.check import check
from vaza.options.contracts.model import POSITIVE, Contract
from vaza.options.ruleset import RuleSet

_CARDS = st.sampled_from(["H", "S", "Q", "K", "J", "KH", "AS"])
_NAMES = ("one", "two", "three", "four")


@st.composite
def contracts(draw: st.DrawFn, name: str) -> Contract:
    """A negative contract; most count something."""
    points = st.integers(-100, 20).filter(bool)
    cards = draw(st.dictionaries(_CARDS, points, max_size=3))
    has_king = draw(st.booleans())
    return Contract(
        name=name,
        per_trick=draw(st.sampled_from([0, -20, 5])),
        per_card=tuple(cards.items()),
        last_tricks=tuple(draw(st.lists(st.integers(-100, 0), max_size=2))),
        base=draw(st.sampled_from([0, 10])),
        hearts_lead_ban=draw(st.booleans()),
        forced_card=draw(st.sampled_from(["", "KH", "QS"])) if has_king else "",
    )


@st.composite
def _axes(draw: st.DrawFn) -> Contracts:
    return Contracts(
        order=draw(st.sampled_from(ContractOrder)),
        early_end=draw(st.booleans()),
        auction=draw(st.sampled_from(OwnerAuction)),
        currencies=draw(st.sampled_from(Currencies)),
        null_value=draw(st.sampled_from([1, 3])),
        limit=draw(st.integers(1, 8)),
        pass_final=draw(st.booleans()),
        preference=draw(st.booleans()),
        negotiate=draw(st.booleans()),
        ultimatum=draw(st.booleans()),
        payment=draw(st.sampled_from(Payment)),
        frustrated_max=draw(st.sampled_from([None, 0, 1, 3])),
        direct_4333=draw(st.booleans()),
        sheet=draw(st.sampled_from(Sheet)),
    )


@st.composite
def king_rule_sets(draw: st.DrawFn) -> tuple[RuleSet, int]:
    """A rule set of contracts without conflicts, and a number of seats that it is for."""
    has_positive = draw(st.booleans())
    seats = 4 if has_positive else draw(st.sampled_from([2, 4]))
    packs = [PackKind.STD52] if has_positive else [PackKind.STD52, PackKind.STD32]
    negative = [draw(contracts(name)) for name in _NAMES[: draw(st.integers(1, 2))]]
    positive = [Contract(POSITIVE, positive=True)] * (draw(st.integers(1, 2)) * has_positive)
    rules = RuleSet(
        pack=Pack(pack=draw(st.sampled_from(packs)), rank_order=draw(st.sampled_from(RankOrder))),
        seating=Seating(
            seats=(seats,),
            direction=draw(st.sampled_from(Direction)),
            first_dealer=draw(st.sampled_from(FirstDealer)),
        ),
        trump=Trump(trump=TrumpKind.NONE),
        play=Play(
            first_lead=draw(
                st.sampled_from([FirstLead.DEALER, FirstLead.ELDEST, FirstLead.DECLARER])
            ),
            void_duty=draw(st.sampled_from(VoidDuty)),
        ),
        ending=Ending(tie=draw(st.sampled_from([Tie.SHARED, Tie.MOST_EXACT]))),
        contracts=draw(_axes()),
        deals=(*negative, *positive),
    )
    assert check(rules, seats) == (), "the generator makes playable rule sets only"
    return rules, seats


def games() -> st.SearchStrategy[tuple[RuleSet, int]]:
    """Any game at all: of bids three times in four, else of contracts."""
    return st.one_of(rule_sets(), rule_sets(), rule_sets(), king_rule_sets())
