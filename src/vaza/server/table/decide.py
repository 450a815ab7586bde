"""(state, asker, act) -> events, or a refusal: whatever a client may ask for."""

from typing import assert_never

from vaza.server.table import hosting, moves, seating, shuffling, voting
from vaza.server.table.asker import Asker
from vaza.server.table.refusal import TableReason, no
from vaza.server.table.seating import Decided
from vaza.server.table.state import TableState
from vaza.server.wire import messages


def decide(state: TableState, asker: Asker, act: messages.Act) -> Decided:
    """Return the events that an act leads to, none where it changes nothing, or a refusal."""
    match act:
        case (
            messages.BidAct()
            | messages.ChangeBidAct()
            | messages.PlayAct()
            | messages.ClaimAct()
            | messages.CallAct()
            | messages.PassCardsAct()
            | messages.NameTrumpAct()
            | messages.SayAct()
            | messages.PickAct()
            | messages.ChooseFirstAct()
        ):
            return moves.play(state, asker, act)
        case messages.SeedAct():
            return shuffling.give_seed(state, asker, act)
        case (
            messages.ReadyAct()
            | messages.ContinueAct()
            | messages.VoteStandInAct()
            | messages.ChatAct()
        ):
            return _decide_word(state, asker, act)
        case messages.SettingsAct() | messages.StartAct() | messages.ChooseDealerAct():
            return _decide_hosting(state, asker, act)
        case messages.RematchAct():
            return no(TableReason.NOT_OVER)  # `rematch` has the new table's id and is asked first
        case _:
            return _decide_seating(state, asker, act)


def _decide_word(
    state: TableState,
    asker: Asker,
    act: messages.ReadyAct | messages.ContinueAct | messages.VoteStandInAct | messages.ChatAct,
) -> Decided:
    match act:
        case messages.ReadyAct():
            return voting.say_ready(state, asker)
        case messages.ContinueAct():
            return voting.vote_continue(state, asker, yes=act.yes)
        case messages.VoteStandInAct():
            return voting.vote_stand_in(state, asker, act.seat)
        case messages.ChatAct():
            return voting.chat(state, asker, act.text)
        case _:
            assert_never(act)


def _decide_hosting(
    state: TableState,
    asker: Asker,
    act: messages.SettingsAct | messages.StartAct | messages.ChooseDealerAct,
) -> Decided:
    match act:
        case messages.SettingsAct():
            return hosting.settings(state, asker, act)
        case messages.StartAct():
            return hosting.start(state, asker)
        case messages.ChooseDealerAct():
            return hosting.choose_dealer(state, asker, act.seat)
        case _:
            assert_never(act)


def _decide_seating(  # noqa: PLR0911 - a return for each act
    state: TableState,
    asker: Asker,
    act: messages.SitAct
    | messages.StandAct
    | messages.TakeBackAct
    | messages.AddBotAct
    | messages.RemoveAct
    | messages.OrderAct
    | messages.RenameAct,
) -> Decided:
    match act:
        case messages.SitAct():
            return seating.sit(state, asker, act.seat)
        case messages.StandAct():
            return seating.stand(state, asker)
        case messages.TakeBackAct():
            return seating.take_back(state, asker)
        case messages.AddBotAct():
            return seating.add_bot(state, asker, act.seat, act.bot)
        case messages.RemoveAct():
            return seating.remove(state, asker, act.seat)
        case messages.OrderAct():
            return seating.order(state, asker, act.seats)
        case messages.RenameAct():
            return seating.rename(state, asker, act.name)
        case _:
            assert_never(act)
