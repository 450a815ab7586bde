"""What is shown: everything comes from the view of the person's own seat."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from vaza.cli.printing import print_text
from vaza.cli.terminal.calls import call_sign
from vaza.cli.terminal.hand import sorted_hand
from vaza.cli.terminal.heading import deal_heading
from vaza.cli.terminal.sheet import counted_so_far, fill_sheet, result_rows
from vaza.cli.terminal.standing import states
from vaza.kernel.cards import Card, Seat, cards_of, suit_of
from vaza.options.deals.packs import strengths
from vaza.rules.phases.bidding import hooked_number
from vaza.rules.phases.play import dutiful, holder
from vaza.rules.result import DealResult
from vaza.rules.scoring import totals
from vaza.rules.state import PublicMatch, Stage, deal_of, seat_after
from vaza.rules.turns import has_hidden_bids
from vaza.rules.view import SeatView
from vaza.words.cards import Faces, card_sign
from vaza.words.describe import describe
from vaza.words.voice import Voice

_COLOURS = ("bright_white", "bright_red", "bright_yellow", "bright_green", "bright_magenta")
"""Spades, hearts, diamonds, clubs, jokers: four colours, and the sign tells them apart anyway."""
_EDGE, _COLUMN = 13, 11
"""Columns that a score table takes before the players, and for each of them when it says all."""


class Screen:
    """A terminal, a language and the names at the table."""

    def __init__(
        self,
        console: Console,
        voice: Voice,
        names: Sequence[str],
        me: Seat,
        faces: Faces = Faces.FRENCH,
    ) -> None:
        """Show on ``console``; the person sits at ``me``."""
        self.console, self.voice, self.names, self.me = console, voice, names, me
        self.faces = faces

    def line(self, *parts: str | Text, style: str = "") -> None:
        """Print parts as one line."""
        told = Text(style=style)
        for part in parts:
            told.append(part) if isinstance(part, str) else told.append_text(part)
        self.console.print(told, soft_wrap=True)

    def say(self, message_id: str, style: str = "", **args: str | int) -> None:
        """Print a message."""
        self.line(self.voice.say(message_id, **args), style=style)

    def say_of(self, message_id: str, seat: Seat | int, **args: str | int) -> None:
        """Print a message about somebody."""
        you = "yes" if seat == self.me else "no"
        self.line(self.voice.say(message_id, you=you, name=self.names[seat], **args))

    def sign(self, card: Card) -> str:
        """Return a card as this table's pack prints it."""
        return card_sign(card, self.faces)

    def card(self, card: Card, *, is_dim: bool = False) -> Text:
        """Return a card in its colour."""
        style = f"{'dim ' if is_dim else 'bold '}{_COLOURS[suit_of(card)]}"
        return Text(self.sign(card), style=style)

    def deal_head(self, public: PublicMatch, scheduled: int) -> None:
        """Print which deal begins."""
        self.console.print()
        names = tuple(self.names)
        told = deal_heading(public, self.voice, self.faces, names, self.me, scheduled)
        self.line(f"── {told} ──", style="bold")
        passed_over = deal_of(public).passed_over
        if passed_over:
            self.say("turn-passed-over", count=len(passed_over))

    def hand(self, view: SeatView, *, numbered: bool = False) -> tuple[Card, ...]:
        """Print the hand, cards that break a duty dim, and return it as it is numbered."""
        public, deal = view.public, deal_of(view.public)
        if deal.face_down:
            self.say("play-face-down", size=deal.size)
            return ()
        shown = sorted_hand(view.hand, deal.trump, strengths(public.rules.pack))
        is_turn = public.stage is Stage.PLAY
        legal = set(cards_of(dutiful(public, view.hand))) if is_turn else set(shown)
        told = Text(f"{self.voice.say('play-hand')}:  ")
        for number, card in enumerate(shown, 1):
            if is_turn or numbered:
                told.append(f"{number}:", style="dim")
            told.append_text(self.card(card, is_dim=card not in legal))
            told.append("  ")
        self.line(told)
        return shown

    def calls(self, public: PublicMatch) -> None:
        """Print the auction so far."""
        calls = deal_of(public).calls
        if calls:
            told = [(self.names[call.seat], call_sign(call, self.voice.lang)) for call in calls]
            self.say("play-calls", calls=" · ".join(f"{name} {sign}" for name, sign in told))

    def bids(self, view: SeatView) -> None:
        """Print the bids so far, their total, and the number that is hooked."""
        public, deal = view.public, deal_of(view.public)
        if has_hidden_bids(public):
            self._spoken(public)
            return
        spoken = [seat_after(deal.opener, public.seats, step) for step in range(public.seats)]
        told = [(self.names[seat], deal.bids[seat]) for seat in spoken]
        names = " · ".join(f"{name} {'?' if bid is None else bid}" for name, bid in told)
        said = [bid for bid in deal.bids if bid is not None]
        total = self.voice.say("play-total", total=sum(said), size=deal.size)
        self.line(self.voice.say("play-bids", bids=names), f"  ({total})")
        hooked = hooked_number(public, self.me) if deal.bids[self.me] is None else None
        if hooked is not None:
            self.say("play-hook", style="yellow", number=hooked, size=deal.size)

    def _spoken(self, public: PublicMatch) -> None:
        """Print who has bid, where the numbers are hidden (R054, R057)."""
        spoken = zip(self.names, deal_of(public).spoken, strict=True)
        names = [name for name, has_bid in spoken if has_bid]
        if names:
            self.say("play-spoken", names=self.voice.both(names))
        else:
            self.say("play-nobody-spoken")

    def closed(self, public: PublicMatch) -> None:
        """Print what the bids add up to."""
        deal = deal_of(public)
        if None in deal.bids:
            self.say("play-all-spoken")
            return
        total = sum(bid or 0 for bid in deal.bids)
        kind = "even" if total == deal.size else "over" if total > deal.size else "under"
        self.say(f"event-bids-{kind}", total=total, size=deal.size)

    def trick(self, view: SeatView) -> None:
        """Print the trick on the table and how everybody stands."""
        public, deal = view.public, deal_of(view.public)
        self.console.print()
        if deal.kind:
            self.line(counted_so_far(public, tuple(self.names), self.voice), style="dim")
        else:
            told = states(view, self.names, self.voice)
            self.line(self.voice.say("play-state", states=told), style="dim")
        number = len(deal.tricks) + 1
        if not deal.trick or deal.leader is None:
            self.say("play-trick-yours", number=number)
            return
        cards = self.played(deal.leader, deal.trick, holder(public))
        self._with_cards("play-trick", cards, number=number)

    def played(self, leader: Seat, cards: Iterable[Card], best: Seat | None) -> Text:
        """Return cards with who played them; the one that holds the trick is marked."""
        told = Text()
        for step, card in enumerate(cards):
            seat = seat_after(leader, len(self.names), step)
            told.append(f"{'  ' if step else ''}{self.names[seat]} ")
            told.append_text(self.card(card))
            told.append("*" if seat == best else "")
        return told

    def finished_trick(self, public: PublicMatch) -> None:
        """Print the last trick and who took it."""
        deal = deal_of(public)
        if not deal.tricks:
            self.say("no-last-trick")
            return
        trick = deal.tricks[-1]
        nobody = self.voice.say("event-trick-nobody")
        winner = nobody if trick.winner is None else self.names[trick.winner]
        cards = self.played(trick.leader, trick.cards, None)
        self._with_cards("event-trick", cards, number=len(deal.tricks), winner=winner)

    def _with_cards(self, message_id: str, cards: Text, **args: str | int) -> None:
        """Print a message whose ``cards`` keep their colours."""
        before, _, after = self.voice.say(message_id, cards="\0", **args).partition("\0")
        self.line(before, cards, after)

    def result(self, public: PublicMatch) -> None:
        """Print the points of the deal that has ended."""
        result, points = public.results[-1], public.points[-1]
        if result.contract:
            self._king_result(public)
            return
        sums = totals(public.points, public.seats)
        table = self._table(
            "table-player", "table-bid", "table-took", "table-points", "table-total"
        )
        for seat in range(public.seats):
            is_exact = result.bids[seat] == result.tricks[seat]
            table.add_row(
                self._name(seat),
                str(result.bids[seat]),
                str(result.tricks[seat]),
                Text(self.voice.signed(points[seat]), style="green" if is_exact else "red"),
                self.voice.number(sums[seat]),
            )
        self.console.print(table)

    def _king_result(self, public: PublicMatch) -> None:
        """Print what a deal of King counted, what was paid, and the points."""
        columns, points = list(result_rows(public, self.voice)), public.points[-1]
        sums = totals(public.points, public.seats)
        table = self._table("table-player")
        for heading in (*(column[0] for column in columns), "", ""):
            table.add_column(heading, justify="right")
        table.columns[-2].header = self.voice.say("table-points")
        table.columns[-1].header = self.voice.say("table-total")
        for seat in range(public.seats):
            told = [column[seat + 1] for column in columns]
            earned = Text(self.voice.signed(points[seat]), "red" if points[seat] < 0 else "green")
            table.add_row(self._name(seat), *told, earned, self.voice.number(sums[seat]))
        self.console.print(table)

    def scores(self, public: PublicMatch) -> None:
        """Print the points of every deal so far."""
        if not public.results:
            self.say("no-score-yet")
            return
        if public.rules.deals:
            table = self._table("table-deal")
            fill_sheet(table, public, self.voice, [self._name(s) for s in range(public.seats)])
            self.console.print(table)
            return
        table = self._table("table-deal", "table-cards")
        for seat in range(public.seats):
            table.add_column(self._name(seat), justify="right")
        is_wide = self.console.width >= _EDGE + _COLUMN * public.seats
        for result, points in zip(public.results, public.points, strict=True):
            table.add_row(*self._score_row(result, points, is_wide=is_wide))
        table.add_section()
        sums = totals(public.points, public.seats)
        table.add_row(
            self.voice.say("table-total"), "", *(Text(self.voice.number(s), "bold") for s in sums)
        )
        self.console.print(table)
        if is_wide:
            self.say("score-caption", style="dim")

    def _score_row(
        self, result: DealResult, points: tuple[int, ...], *, is_wide: bool
    ) -> Iterator[str | Text]:
        yield str(result.number)
        yield str(result.size) if result.void is None else self.voice.say("score-void")
        for bid, took, earned in zip(result.bids, result.tricks, points, strict=True):
            if result.void is None:
                yield self._score(bid, took, earned, is_wide=is_wide)
            else:
                yield Text(self.voice.signed(earned), style="dim")

    def _score(self, bid: int, took: int, points: int, *, is_wide: bool) -> Text:
        told = Text(f"{took}/{bid} " if is_wide else "", style="dim")
        colour = "green" if bid == took else "red"
        return told.append(f"{self.voice.signed(points):>4}", style=colour)

    def _table(self, first: str, *others: str) -> Table:
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column(self.voice.say(first))
        for name in others:
            table.add_column(self.voice.say(name), justify="right")
        return table

    def _name(self, seat: int) -> Text:
        return Text(self.names[seat], style="bold" if seat == self.me else "")

    def rules(self, public: PublicMatch) -> None:
        """Print the rules page of the table."""
        page = describe(public.rules, self.voice.lang)
        for section in page.sections:
            self.line(section.title, style="bold")
            for sentence in section.sentences:
                print_text(sentence, indent="  ")

    def help(self) -> None:
        """Print what can be typed."""
        self.line(f"  {self.voice.say('help-bid')}")
        self.line(f"  {self.voice.say('help-card')}")
        self.line(f"  {self.voice.say('help-call')}")
        self.line(f"  {self.voice.say('help-trump')}")
        self.line(f"  {self.voice.say('help-say')}")
        for name in ("change", "claim", "last", "score", "rules", "quit", "help"):
            self.line(f"  {self.voice.say(f'key-{name}')}: {self.voice.say(f'help-{name}')}")
