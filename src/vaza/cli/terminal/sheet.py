"""The score sheet of King: two columns for each player, or a running total (R199)."""

from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from vaza.options.axes.contracts import Sheet
from vaza.options.contracts.model import DOWN, SHARED_OUT, UP, Entry, entries_of
from vaza.options.deals.contract_cards import play_contract
from vaza.options.ruleset import RuleSet
from vaza.rules.captures import counts
from vaza.rules.payment import paid, played_points
from vaza.rules.result import DealResult
from vaza.rules.scoring import totals
from vaza.rules.state import PublicMatch, deal_of
from vaza.words.cards import faces_of
from vaza.words.contract_names import cards_text, contract_text
from vaza.words.voice import Voice

_POSITIVE = (UP, DOWN, SHARED_OUT)


def counted_text(rules: RuleSet, entry: Entry, voice: Voice) -> str:
    """Return what an entry of a contract counts, in words."""
    if entry.cards:
        return cards_text(entry.cards, voice.lang, faces_of(rules.pack))
    if entry.from_end:
        return voice.say("counted-from-end", place=entry.from_end)
    return voice.say("counted-tricks")


def counted_so_far(public: PublicMatch, names: tuple[str, ...], voice: Voice) -> str:
    """Return what everybody has taken so far of what the deal counts."""
    entries = entries_of(play_contract(public.rules, deal_of(public).kind))
    told = [
        f"{counted_text(public.rules, entry, voice)}: "
        + " · ".join(f"{name} {count}" for name, count in zip(names, by_seat, strict=True))
        for entry, by_seat in zip(entries, counts(public), strict=True)
        if not entry.from_end or any(by_seat)
    ]
    return "; ".join(told)


def result_rows(public: PublicMatch, voice: Voice) -> Iterator[tuple[str, ...]]:
    """Yield the columns of a finished deal: a heading, then a value for each seat."""
    rules, result = public.rules, public.results[-1]
    if result.contract != SHARED_OUT:
        entries = entries_of(play_contract(rules, result.contract))
        for entry, by_seat in zip(entries, result.counts, strict=True):
            yield (counted_text(rules, entry, voice), *map(str, by_seat))
    if result.sale is not None:
        cost = paid(rules.contracts, result.sale, list(played_points(rules, result)))
        moved = [0] * public.seats
        moved[result.sale.seller], moved[result.sale.buyer] = cost, -cost
        yield (voice.say("table-sale"), *map(voice.signed, moved))


def fill_sheet(table: Table, public: PublicMatch, voice: Voice, names: list[Text]) -> None:
    """Add the players' columns and the rows of all deals to a table that has one column."""
    is_wide = public.rules.contracts.sheet is Sheet.TWO_COLUMNS
    for name in names:
        for sign in (" \N{MINUS SIGN}", " +") if is_wide else ("",):
            table.add_column(Text.assemble(name, sign), justify="right")
    for row in _two_columns(public, voice) if is_wide else _running(public, voice):
        table.add_row(*row)
    table.add_section()
    if is_wide:
        table.add_row(voice.say("table-sum"), *_sums(public, voice))
    table.add_row(voice.say("table-total"), *_balance(public, voice, is_wide=is_wide))


def _head(public: PublicMatch, result: DealResult, voice: Voice) -> str:
    return f"{result.number} {contract_text(public.rules, result.contract, voice.lang)}"


def _two_columns(public: PublicMatch, voice: Voice) -> Iterator[tuple[str, ...]]:
    for result, points in zip(public.results, public.points, strict=True):
        is_positive = result.contract in _POSITIVE
        told = [voice.number(value) for value in points]
        cells = [cell for one in told for cell in (("", one) if is_positive else (one, ""))]
        yield (_head(public, result, voice), *cells)


def _running(public: PublicMatch, voice: Voice) -> Iterator[tuple[str, ...]]:
    for count, result in enumerate(public.results, 1):
        sums = totals(public.points[:count], public.seats)
        yield (_head(public, result, voice), *map(voice.number, sums))


def _sums(public: PublicMatch, voice: Voice) -> Iterator[str]:
    for seat in range(public.seats):
        for is_positive in (False, True):
            yield voice.number(
                sum(
                    points[seat]
                    for result, points in zip(public.results, public.points, strict=True)
                    if (result.contract in _POSITIVE) is is_positive
                )
            )


def _balance(public: PublicMatch, voice: Voice, *, is_wide: bool) -> Iterator[Text]:
    for total in totals(public.points, public.seats):
        if is_wide:
            yield Text()
        yield Text(voice.number(total), "bold")
