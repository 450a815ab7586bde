"""``vaza record check | verify``."""

from collections.abc import Iterator
from typing import Annotated, Any

from cyclopts import App, Parameter

from vaza.cli.fault import InputError
from vaza.cli.parameters import Json
from vaza.cli.printing import print_columns, print_json, print_line, print_warning
from vaza.cli.refs import read_text
from vaza.records.errors import RecordError
from vaza.records.forms import check_record, read_record
from vaza.records.replay.report import DealReport, Report
from vaza.records.verify import Finding, verify_record
from vaza.rules.result import Void

record = App(name="record", help="Check records of matches and their shuffles.", help_epilogue="")

_Files = Annotated[
    tuple[str, ...],
    Parameter(name="FILE", help="A record, JSON or text; - for stdin.", negative=""),
]


@record.command
def check(files: _Files, /, *, as_json: Json = False) -> int:
    """Play records again under their rules and print what they come to.

    With several files --json prints one line for each, which then also has "file".

    Example: vaza record check match.json
    """
    if not files:
        raise InputError("name at least one record: vaza record check FILE...")
    return max(_check(path, as_json=as_json, several=len(files) > 1) for path in files)


def _check(path: str, *, as_json: bool, several: bool) -> int:
    more = {"file": path} if several else {}
    try:
        report = check_record(read_text(path))
    except RecordError as error:
        return _refuse(path, error, more if as_json else None)
    except InputError as error:
        unreadable = RecordError("unreadable", str(error))
        return _refuse("", unreadable, more if as_json else None)
    if as_json:
        print_json({**report.to_json(), **more})
    else:
        _print_report(path, report)
    return 0


def _refuse(path: str, error: RecordError, more: dict[str, str] | None) -> int:
    """Say what is wrong: as JSON on stdout where ``more`` is given, else as a line on stderr."""
    if more is not None:
        print_json({"ok": False, "error": error.to_json(), **more})
    else:
        print_warning(f"{path}: {error}" if path else str(error))
    return 1


def _print_report(path: str, report: Report) -> None:
    deals = "1 deal" if len(report.deals) == 1 else f"{len(report.deals)} deals"
    print_line(f"{path}: ok, {deals}")
    seats = range(len(report.totals))
    is_king = any(deal.contract for deal in report.deals)
    rows: list[tuple[object, ...]] = [("deal", *(f"seat {seat}" for seat in seats))]
    for number, deal in enumerate(report.deals, 1):
        told = list(_taken(deal) if is_king else _made(deal))
        played = f" {deal.contract}{_sold(deal)}" if deal.contract else ""
        rows.append((f"{number}{_mark(deal)}{played}", *told))
    rows.append(("total", *report.totals))
    print_columns(rows, right=range(1 if is_king else 0, len(seats) + 1))
    shown = "tricks taken" if is_king else "tricks taken/bid"
    print(f"each seat: {shown}, points{_marks(report)}")
    if report.winners:
        print(f"won by {' and '.join(f'seat {seat}' for seat in report.winners)}")
    else:
        print("a fragment of a match: it has no winner yet")


def _made(deal: DealReport) -> Iterator[str]:
    for bid, took, points in zip(deal.bids, deal.tricks, deal.points, strict=True):
        yield f"{took}/{'-' if bid is None else bid} {points:+d}"


def _taken(deal: DealReport) -> Iterator[str]:
    for took, points in zip(deal.tricks, deal.points, strict=True):
        yield f"{took} {points:+d}"


def _sold(deal: DealReport) -> str:
    """Return who bought a deal of King, for what, and what he paid (R233)."""
    sale = deal.sale
    if sale is None:
        return ""
    price = f"{sale.number}{'down' if sale.is_down else 'up'}"
    return f" sold to seat {sale.buyer} for {price}, paid {deal.paid}"


def _mark(deal: DealReport) -> str:
    """Return the sign of a deal that is open, or void for a revoke or for want of a bid."""
    if deal.void is not None:
        return "r" if deal.void is Void.REVOKE else "p"
    return "*" if deal.unfinished else ""


def _marks(report: Report) -> str:
    marks = {_mark(deal) for deal in report.deals}
    told = {"*": "; * unfinished", "r": "; r void by a revoke", "p": "; p void, all passed"}
    return "".join(text for mark, text in told.items() if mark in marks)


@record.command
def verify(file: Annotated[str, Parameter(name="FILE")], /, *, as_json: Json = False) -> int:
    """Recompute the commitments and shuffles of a match that was played on a server.

    Example: vaza record verify match.json

    Parameters
    ----------
    file
        A record, JSON or text; - for stdin.
    """
    try:
        outcome = verify_record(read_record(read_text(file)))
    except RecordError as error:
        return _refuse(file, error, {} if as_json else None)
    except InputError as error:
        return _refuse("", RecordError("unreadable", str(error)), {} if as_json else None)
    if as_json:
        print_json(outcome.to_json())
    else:
        _print_findings(outcome.findings)
    if outcome.ok:
        return 0
    bad = sum(bool(finding.faults) for finding in outcome.findings)
    print_warning(f"{file}: {bad} of {len(outcome.findings)} shuffles are not proven")
    return 1


def _print_findings(findings: tuple[Finding, ...]) -> None:
    rows: list[tuple[Any, ...]] = [("shuffle", "seeds of seats", "outcome")]
    for finding in findings:
        seats = ", ".join(str(seat) for seat in finding.players) or "none"
        voided = f", {finding.voided} voided" if finding.voided else ""
        rows.append((finding.shuffle, seats, ("; ".join(finding.faults) or "holds") + voided))
    print_columns(rows)
