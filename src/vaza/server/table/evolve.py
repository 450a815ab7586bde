"""(state, event) -> state: total, no checks. What is stored was judged before."""

from dataclasses import dataclass, replace
from functools import singledispatch

from vaza.kernel.cards import Card, Seat, mask_of
from vaza.options.codes.code import parse_rules
from vaza.options.deals.packs import pack_cards
from vaza.options.deals.schedule import DealTrump
from vaza.rules.actions import (
    TABLE,
    Action,
    Bid,
    ChangeBid,
    ChooseDealer,
    ChooseFirst,
    Claim,
    Continue,
    Deal,
    Draw,
    NameTrump,
    PassCards,
    PickContract,
    PlayCard,
    SeatAction,
)
from vaza.rules.decide import follow
from vaza.rules.events import Event
from vaza.rules.refusals import Refusal
from vaza.rules.sayings import parse_say
from vaza.rules.shuffle import combined_seed, cut_card, shuffled
from vaza.rules.speech import parse_call, parse_denomination
from vaza.rules.state import MatchState, PublicMatch, deal_of, new_match
from vaza.rules.turns import awaited
from vaza.server.table import events as stored
from vaza.server.table.events import GameEvent, TableEvent
from vaza.server.table.state import (
    CHAT_KEPT,
    ChatLine,
    OpenShuffle,
    PublicTable,
    Seated,
    Secrets,
    ShuffleFacts,
    TableState,
    shuffle_context,
)
from vaza.server.table.texts import bot_name


class BrokenStreamError(Exception):
    """Stored events do not follow from each other: the stream is damaged."""


@dataclass(frozen=True, slots=True)
class Evolved:
    """The state after an event, and what the rules made of it."""

    state: TableState
    told: tuple[Event, ...] = ()


def opened(table: str, event: stored.Opened, at: int) -> TableState:
    """Return a table at its beginning."""
    seats = (Seated(event.guest, event.name), *(Seated() for _ in range(event.seats - 1)))
    public = PublicTable(
        id=table,
        rules_name=event.rules,
        rules=parse_rules(event.rules),
        seats=seats,
        host=event.guest,
        speed=event.speed,
        timer=event.timer,
        listed=event.listed,
        after=event.after,
        waiting_since=at,
    )
    return TableState(public)


def evolve(state: TableState, event: TableEvent, at: int) -> Evolved:
    """Return the table after an event that happened at ``at``.

    Raises:
        BrokenStreamError: the event cannot have happened.
    """
    if isinstance(event, GameEvent):
        return _move(state, event, at)
    if isinstance(event, stored.CardsDealt):
        return _deal(state, at)
    if isinstance(event, stored.DealerNamed):
        return _by_table(state, ChooseDealer(Seat(event.seat)), at)
    if isinstance(event, stored.WentOn):
        return _by_table(state, Continue(event.yes), at)
    return Evolved(_change(event, state, at))


def seat_action(match: MatchState, event: GameEvent) -> SeatAction:  # noqa: C901, PLR0911 - a return for each event
    """Return the action of the rules that a stored one stands for."""
    match event:
        case stored.BidSaid():
            return Bid(event.number, deal_of(match.public).speeches)
        case stored.BidAltered():
            return ChangeBid(event.number, deal_of(match.public).speeches)
        case stored.CardPut():
            return PlayCard(Card(event.card))
        case stored.RestClaimed():
            return Claim()
        case stored.CallMade():
            return parse_call(event.call)
        case stored.CardsPut():
            return PassCards(mask_of(event.cards))
        case stored.TrumpSaid():
            return NameTrump(parse_denomination(event.trump))
        case stored.WordSaid():
            return parse_say(event.say)
        case stored.ContractChosen():
            return PickContract(event.contract)
        case stored.FirstChosen():
            return ChooseFirst(Seat(event.dealer))


def dealt_order(table: PublicTable, facts: ShuffleFacts) -> tuple[Card, ...]:
    """Return the order of cards that a shuffle gives: from its secret and its seeds alone."""
    return shuffled(shuffle_seed(table, facts), table_pack(table))


def shuffle_seed(table: PublicTable, facts: ShuffleFacts) -> bytes:
    """Return the seed that the server's secret and the players' seeds make."""
    context = shuffle_context(table.id, facts.number, facts.attempt)
    seeds = {seat: bytes.fromhex(seed) for seat, seed in facts.seeds}
    return combined_seed(context, bytes.fromhex(facts.secret), seeds)


def table_pack(table: PublicTable) -> tuple[Card, ...]:
    """Return the cards that the table plays with."""
    return pack_cards(table.rules.pack, len(table.seats))


def _match(state: TableState) -> MatchState:
    if state.match is None:
        raise BrokenStreamError("no match has begun")
    return state.match


def _apply(match: MatchState, seat: Seat, action: Action) -> tuple[MatchState, tuple[Event, ...]]:
    after = follow(match, seat, action)
    if isinstance(after, Refusal):
        # No more than its kind: what a seat bid or held is nothing for a log.
        raise BrokenStreamError(f"seat {seat}, {type(action).__name__}: {after.reason}")
    return after.state, after.events


def _move(state: TableState, event: GameEvent, at: int) -> Evolved:
    match, public = _match(state), state.public
    after, told = _apply(match, Seat(event.seat), seat_action(match, event))
    moves = public.moves + 1
    if _is_one_of_many(match.public, after.public, event.seat):
        public = replace(public, moves=moves)
    else:
        public = replace(public, moves=moves, turn=moves, turn_since=at, waiting_since=at)
    return Evolved(replace(state, public=public, match=after), told)


def _is_one_of_many(before: PublicMatch, after: PublicMatch, seat: int) -> bool:
    """Tell whether others were awaited beside ``seat``, and still are: their time runs on."""
    others = [one for one in awaited(before) if one != seat]
    return seat in awaited(before) and bool(others) and list(awaited(after)) == others


def _by_table(state: TableState, action: Action, at: int) -> Evolved:
    after, told = _apply(_match(state), TABLE, action)
    seats = tuple(replace(one, ready=False, wants_more=None) for one in state.public.seats)
    public = replace(state.public, seats=seats, turn_since=at, waiting_since=at)
    return Evolved(replace(state, public=public, match=after), told)


def _deal(state: TableState, at: int) -> Evolved:
    facts = state.secrets.open
    if facts is None:
        raise BrokenStreamError("dealt without a shuffle")
    order, made = dealt_order(state.public, facts), facts.commitment
    action = Deal(order, made, _cut(state, facts)) if facts.number else Draw(order, made)
    dealt = _by_table(state, action, at)
    secrets = Secrets(done=(*state.secrets.done, facts))
    public = replace(dealt.state.public, shuffle=None)
    return Evolved(replace(dealt.state, public=public, secrets=secrets), dealt.told)


def _cut(state: TableState, facts: ShuffleFacts) -> Card | None:
    """Return the card that is cut before the dealing, where that makes the trump (V048)."""
    step = _match(state).public.next_deal
    if step is None or step.plan.trump is not DealTrump.CUT:
        return None
    return cut_card(shuffle_seed(state.public, facts), table_pack(state.public))


@singledispatch
def _change(event: TableEvent, state: TableState, at: int) -> TableState:
    del state, at
    raise BrokenStreamError(f"{type(event).__name__} cannot happen here")


def _with_seat(state: TableState, seat: int, seated: Seated) -> TableState:
    seats = list(state.public.seats)
    seats[seat] = seated
    return replace(state, public=replace(state.public, seats=tuple(seats)))


@_change.register
def _(event: stored.Joined, state: TableState, _at: int) -> TableState:
    return _with_seat(state, event.seat, Seated(event.guest, event.name))


@_change.register
def _(event: stored.Left, state: TableState, _at: int) -> TableState:
    return _with_seat(state, event.seat, Seated())


@_change.register
def _(event: stored.BotSat, state: TableState, _at: int) -> TableState:
    others = [one.name for seat, one in enumerate(state.public.seats) if seat != event.seat]
    name = bot_name(event.seat, others)
    return _with_seat(state, event.seat, Seated(name=name, bot=event.bot))


@_change.register
def _(event: stored.Ordered, state: TableState, _at: int) -> TableState:
    seats = tuple(state.public.seats[old] for old in event.seats)
    return replace(state, public=replace(state.public, seats=seats))


@_change.register
def _(event: stored.SettingsChanged, state: TableState, _at: int) -> TableState:
    seats = state.public.seats[: event.seats]
    seats += (Seated(),) * (event.seats - len(seats))
    public = replace(
        state.public,
        rules_name=event.rules,
        rules=parse_rules(event.rules),
        seats=seats,
        speed=event.speed,
        timer=event.timer,
        listed=event.listed,
    )
    return replace(state, public=public)


@_change.register
def _(event: stored.HostChanged, state: TableState, _at: int) -> TableState:
    return replace(state, public=replace(state.public, host=event.guest))


@_change.register
def _(event: stored.Renamed, state: TableState, _at: int) -> TableState:
    if state.stage == "over":
        return state  # stored by an earlier Vaza: a finished match keeps its names
    seated = replace(state.public.seats[event.seat], name=event.name)
    return _with_seat(state, event.seat, seated)


@_change.register
def _(_event: stored.Started, state: TableState, at: int) -> TableState:
    public = replace(state.public, waiting_since=at, turn_since=at)
    return replace(state, public=public, match=new_match(public.rules, len(public.seats)))


@_change.register
def _(event: stored.Committed, state: TableState, at: int) -> TableState:
    before = state.public.shuffle
    voided = before.voided if before is not None else ()
    shuffle = OpenShuffle(
        event.shuffle, event.attempt, event.commitment, event.contributors, voided=voided
    )
    facts = ShuffleFacts(
        event.shuffle,
        event.attempt,
        event.commitment,
        event.secret,
        voided=state.secrets.voided,
    )
    public = replace(state.public, shuffle=shuffle, waiting_since=at)
    return replace(state, public=public, secrets=replace(state.secrets, open=facts))


@_change.register
def _(event: stored.SeedGiven, state: TableState, _at: int) -> TableState:
    shuffle, facts = state.public.shuffle, state.secrets.open
    if shuffle is None or facts is None:
        raise BrokenStreamError("a seed without a shuffle")
    public = replace(state.public, shuffle=replace(shuffle, given=shuffle.given | {event.seat}))
    facts = replace(facts, seeds=(*facts.seeds, (event.seat, event.seed)))
    return replace(state, public=public, secrets=replace(state.secrets, open=facts))


@_change.register
def _(event: stored.Voided, state: TableState, _at: int) -> TableState:
    shuffle, facts = state.public.shuffle, state.secrets.open
    if shuffle is None or facts is None:
        raise BrokenStreamError("voided without a shuffle")
    voided = (*shuffle.voided, event.commitment)
    spent = (*state.secrets.spent, *(seed for _, seed in facts.seeds))
    public = replace(state.public, shuffle=replace(shuffle, voided=voided))
    secrets = replace(
        state.secrets,
        open=None,
        spent=spent,
        voided=(*state.secrets.voided, (facts.commitment, facts.secret)),
    )
    return replace(state, public=public, secrets=secrets)


@_change.register
def _(event: stored.ContinueVoted, state: TableState, _at: int) -> TableState:
    seated = replace(state.public.seats[event.seat], wants_more=event.yes)
    return _with_seat(state, event.seat, seated)


@_change.register
def _(event: stored.ReadySaid, state: TableState, _at: int) -> TableState:
    return _with_seat(state, event.seat, replace(state.public.seats[event.seat], ready=True))


@_change.register
def _(event: stored.StandInVoted, state: TableState, _at: int) -> TableState:
    seated = state.public.seats[event.seat]
    return _with_seat(state, event.seat, replace(seated, votes=seated.votes | {event.voter}))


@_change.register
def _(event: stored.StoodIn, state: TableState, _at: int) -> TableState:
    seated = replace(state.public.seats[event.seat], bot=event.bot, votes=frozenset())
    return _with_seat(state, event.seat, seated)


@_change.register
def _(event: stored.CameBack, state: TableState, at: int) -> TableState:
    seated = replace(state.public.seats[event.seat], bot=None, votes=frozenset())
    back = _with_seat(state, event.seat, seated)
    return replace(back, public=replace(back.public, turn_since=at))


@_change.register
def _(event: stored.Chatted, state: TableState, at: int) -> TableState:
    said = state.public.said + 1
    line = ChatLine(said, event.guest, event.name, event.text, at)
    chat = (*state.public.chat, line)[-CHAT_KEPT:]
    return replace(state, public=replace(state.public, chat=chat, said=said))


@_change.register
def _(event: stored.RematchMade, state: TableState, _at: int) -> TableState:
    return replace(state, public=replace(state.public, rematch=event.table))
