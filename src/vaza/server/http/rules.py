"""The HTTP calls about rule sets and finished matches."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter

from vaza.options.codes.code import parse_rules, rules_name
from vaza.options.presets import PRESETS
from vaza.options.ruleset import RuleSet, RuleSetError
from vaza.records.forms import write_json, write_text
from vaza.records.model import Record
from vaza.server.callers.lang import Lang, LangQuery
from vaza.server.http.problems import ImpossibleError, documented, require_json
from vaza.server.http.tables import TableId
from vaza.server.live.site import Site, SiteDep
from vaza.server.live.table_log import TableLog
from vaza.server.pages.match import is_over, match_page, match_record, shuffles_out
from vaza.server.pages.rules import rules_page
from vaza.server.pages.rules_form import check_rules, rules_form
from vaza.server.views.view import code_of
from vaza.server.wire.calls import (
    CODE_LIMIT,
    CheckIn,
    CheckOut,
    FormOut,
    MatchPageOut,
    PresetOut,
    RulePageOut,
    ShuffleOut,
)
from vaza.words.titles import summary_of, title_of

RulesRef = Annotated[
    str, PathParameter(max_length=CODE_LIMIT, description="A preset's name or a code.")
]


@get("/api/presets", responses=documented(), sync_to_thread=False)
def list_presets(lang: LangQuery = "pt") -> list[PresetOut]:
    """Return the named rule sets."""
    return [_in_short(name, known.rules, lang) for name, known in PRESETS.items()]


def _in_short(name: str, rules: RuleSet, lang: Lang) -> PresetOut:
    return PresetOut(
        name=name,
        title=title_of(rules, lang),
        summary=summary_of(rules, lang),
        code=code_of(rules),
        seats=list(rules.seating.seats),
        source=PRESETS[name].source if name in PRESETS else "",
    )


@get("/api/rules/{ref:str}", responses=documented(404), sync_to_thread=True)
def get_rules(ref: RulesRef, lang: LangQuery = "pt") -> RulePageOut:
    """Return the page of a rule set in plain words."""
    return rules_page(_known(ref), lang)


@get("/api/rules/{ref:str}/short", responses=documented(404), sync_to_thread=True)
def get_rules_in_short(ref: RulesRef, lang: LangQuery = "pt") -> PresetOut:
    """Return what a rule set is called, and the whole of it in one breath."""
    rules = _known(ref)
    return _in_short(rules_name(rules), rules, lang)


def _known(ref: str) -> RuleSet:
    try:
        return parse_rules(ref)
    except RuleSetError as error:
        raise NotFoundException(str(error)) from error


@get("/api/rules/form", responses=documented(), sync_to_thread=True)
def get_form(lang: LangQuery = "pt") -> FormOut:
    """Return the form that a rule set is put together in."""
    return rules_form(lang)


@post(
    "/api/rules/check",
    status_code=200,
    responses=documented(413, 415, 422),
    guards=[require_json],
    sync_to_thread=True,
)
def post_check(data: JSONBody[CheckIn], lang: LangQuery = "pt") -> CheckOut:
    """Judge a rule set, and describe it where it can be played."""
    try:
        return check_rules(data, lang)
    except RuleSetError as error:
        raise ImpossibleError(str(error)) from error


async def _log(site: Site, table: str) -> TableLog:
    log = await site.hub.look(table)
    if log is None:
        raise NotFoundException(f"there is no match {table}")
    return log


@get("/api/tables/{table_id:str}/shuffles", responses=documented(404))
async def get_shuffles(site: SiteDep, table_id: TableId) -> list[ShuffleOut]:
    """Return the shuffles of a match that are revealed so far."""
    return shuffles_out((await _log(site, table_id)).state)


@get("/api/matches/{table_id:str}", responses=documented(404))
async def get_match(site: SiteDep, table_id: TableId, lang: LangQuery = "pt") -> MatchPageOut:
    """Return a finished match."""
    state = (await _log(site, table_id)).state
    if state.match is None or not is_over(state):
        raise NotFoundException("the match is not over yet")
    return match_page(state, state.match.public, lang)


@get("/api/matches/{table_id:str}/record.json", responses=documented(404))
async def get_record_json(site: SiteDep, table_id: TableId) -> Response[bytes]:
    """Return the record of a finished match, to keep and to check."""
    text = write_json(await _record(site, table_id))
    return _download(text, f"vaza-{table_id}.json", "application/json")


@get("/api/matches/{table_id:str}/record.txt", responses=documented(404))
async def get_record_text(site: SiteDep, table_id: TableId) -> Response[bytes]:
    """Return the record of a finished match as text."""
    text = write_text(await _record(site, table_id))
    return _download(text, f"vaza-{table_id}.txt", "text/plain")


async def _record(site: Site, table: str) -> Record:
    if not is_over((await _log(site, table)).state):
        raise NotFoundException("the match is not over yet")
    return match_record(table, await site.hub.steps(table))


def _download(text: str, name: str, media_type: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type=media_type, headers=headers)


HANDLERS: Final = (
    list_presets,
    get_form,
    post_check,
    get_rules,
    get_rules_in_short,
    get_shuffles,
    get_match,
    get_record_json,
    get_record_text,
)
