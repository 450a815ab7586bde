"""(state, asker, act) -> events, or a refusal: whatever a client may ask for."""

from typing import assert_never

from vaza.server import wire
from vaza.server.table import hosting, moves, seating, shuffling, voting
from vaza.server.table.asker import Asker
from vaza.server.table.refusal import TableReason, no
from vaza.server.table.seating import Decided
from vaza.server.table.state import TableState


def decide(state: TableState, asker: Asker, act: wire.Act) -> Decided:
    """Return the events that an act leads to, none where it changes nothing, or a refusal."""
    match act:
        case (
            wire.BidAct()
            | wire.ChangeBidAct()
            | wire.PlayAct()
            | wire.ClaimAct()
            | wire.CallAct()
            | wire.PassCardsAct()
            | wire.NameTrumpAct()
            | wire.SayAct()
            | wire.PickAct()
            | wire.ChooseFirstAct()
        ):
            return moves.play(state, asker, act)
        case wire.SeedAct():
            return shuffling.give_seed(state, asker, act)
        case wire.ReadyAct() | wire.ContinueAct() | wire.VoteStandInAct() | wire.ChatAct():
            return _decide_word(state, asker, act)
        case wire.SettingsAct() | wire.StartAct() | wire.ChooseDealerAct():
            return _decide_hosting(state, asker, act)
        case wire.RematchAct():
            return no(TableReason.NOT_OVER)  # `rematch` has the new table's id and is asked first
        case _:
            return _decide_seating(state, asker, act)


def _decide_word(
    state: TableState,
    asker: Asker,
    act: wire.ReadyAct | wire.ContinueAct | wire.VoteStandInAct | wire.ChatAct,
) -> Decided:
    match act:
        case wire.ReadyAct():
            return voting.say_ready(state, asker)
        case wire.ContinueAct():
            return voting.vote_continue(state, asker, yes=act.yes)
        case wire.VoteStandInAct():
            return voting.vote_stand_in(state, asker, act.seat)
        case wire.ChatAct():
            return voting.chat(state, asker, act.text)
        case _:
            assert_never(act)


def _decide_hosting(
    state: TableState,
    asker: Asker,
    act: wire.SettingsAct | wire.StartAct | wire.ChooseDealerAct,
) -> Decided:
    match act:
        case wire.SettingsAct():
            return hosting.settings(state, asker, act)
        case wire.StartAct():
            return hosting.start(state, asker)
        case wire.ChooseDealerAct():
            return hosting.choose_dealer(state, asker, act.seat)
        case _:
            assert_never(act)


def _decide_seating(  # noqa: PLR0911 - a return for each act
    state: TableState,
    asker: Asker,
    act: wire.SitAct
    | wire.StandAct
    | wire.TakeBackAct
    | wire.AddBotAct
    | wire.RemoveAct
    | wire.OrderAct
    | wire.RenameAct,
) -> Decided:
    match act:
        case wire.SitAct():
            return seating.sit(state, asker, act.seat)
        case wire.StandAct():
            return seating.stand(state, asker)
        case wire.TakeBackAct():
            return seating.take_back(state, asker)
        case wire.AddBotAct():
            return seating.add_bot(state, asker, act.seat, act.bot)
        case wire.RemoveAct():
            return seating.remove(state, asker, act.seat)
        case wire.OrderAct():
            return seating.order(state, asker, act.seats)
        case wire.RenameAct():
            return seating.rename(state, asker, act.name)
        case _:
            assert_never(act)
