"""The HTTP calls about people and tables."""

from typing import Annotated, Any, Final

import segno
from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import JSONBody, PathParameter

from vaza import __version__
from vaza.options.codes.code import parse_rules
from vaza.options.ruleset import RuleSetError
from vaza.server.callers.guests import COOKIE, COOKIE_SECONDS, Guest
from vaza.server.callers.lang import Lang, LangQuery
from vaza.server.http.problems import ImpossibleError, documented, require_json
from vaza.server.live.hub import Hub
from vaza.server.live.site import Site, SiteDep
from vaza.server.table.events import Opened
from vaza.server.table.hosting import check_choice, check_timer, default_seats
from vaza.server.table.refusal import No
from vaza.server.table.state import TableState
from vaza.server.table.texts import clean_name
from vaza.server.wire.calls import (
    MeOut,
    NameIn,
    SiteOut,
    TableIn,
    TableMadeOut,
    TableRowOut,
    TablesOut,
)
from vaza.words.refusals import reason_text
from vaza.words.titles import title_of

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(pattern=r"^[a-z0-9]{1,32}$", description="A table's id.")]

LISTED_MOST: Final = 100


@get("/api/me", responses=documented(), sync_to_thread=False)
def get_me(request: AnyRequest, site: SiteDep) -> MeOut:
    """Return the name of who asks."""
    guest = guest_of(request, site)
    return MeOut(None if guest is None else guest.name)


def guest_of(request: AnyRequest, site: Site) -> Guest | None:
    """Return who asks, by the cookie."""
    return site.guests.read(request.cookies.get(COOKIE))


@post(
    "/api/me",
    status_code=200,
    responses=documented(413, 415, 422),
    guards=[require_json],
    sync_to_thread=False,
)
def set_me(request: AnyRequest, site: SiteDep, data: JSONBody[NameIn]) -> Response[MeOut]:
    """Give oneself a name; the cookie that comes back is the key to one's seats."""
    name = clean_name(data.name)
    if name is None:
        raise ImpossibleError(reason_text("bad-name", {"most": 24}, "en"))
    known = guest_of(request, site)
    guest = Guest(site.dice.guest_id() if known is None else known.id, name)
    cookie = Cookie(
        key=COOKIE,
        value=site.guests.write(guest),
        max_age=COOKIE_SECONDS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=site.is_secure(request.url.scheme, request.headers.get("host", "")),
    )
    return Response(MeOut(name), cookies=[cookie])


@get("/api/site", responses=documented(), sync_to_thread=False)
def get_site(site: SiteDep) -> SiteOut:
    """Return where friends reach this server."""
    return SiteOut(site.public_url, list(site.lan_urls), __version__)


@get("/api/tables", responses=documented(), sync_to_thread=False)
def list_tables(site: SiteDep, lang: LangQuery = "pt") -> TablesOut:
    """Return the listed tables where somebody is."""
    rows = [
        _row(actor.log.state, lang)
        for actor in site.hub.live()
        if actor.is_listed() and actor.log.state.stage != "over"
    ]
    return TablesOut(rows[:LISTED_MOST])


@post("/api/tables", responses=documented(401, 413, 415, 422), guards=[require_json])
async def make_table(request: AnyRequest, site: SiteDep, data: JSONBody[TableIn]) -> TableMadeOut:
    """Make a table; who makes it sits on seat 0 and is host."""
    guest = guest_of(request, site)
    if guest is None:
        raise NotAuthorizedException("say your name first: POST /api/me")
    opened = _opened(data, guest)
    refused = check_choice(opened.rules, opened.seats) or check_timer(opened.timer)
    if refused is not None:
        raise _impossible(refused)
    table = await site.hub.open_table([opened])
    return TableMadeOut(id=table, path=f"/t/{table}")


def _opened(data: TableIn, guest: Guest) -> Opened:
    try:
        rules = parse_rules(data.rules)
    except RuleSetError as error:
        raise ImpossibleError(str(error)) from error
    return Opened(
        rules=data.rules,
        seats=default_seats(rules) if data.seats is None else data.seats,
        guest=guest.id,
        name=guest.name,
        speed=data.speed,
        timer=data.timer,
        listed=data.listed,
    )


def _impossible(refused: No) -> ImpossibleError:
    return ImpossibleError(reason_text(refused.reason.value, refused.facts, "en"))


@get("/api/tables/{table_id:str}", responses=documented(404))
async def get_table(site: SiteDep, table_id: TableId, lang: LangQuery = "pt") -> TableRowOut:
    """Return one table."""
    return _row(await _state(site.hub, table_id), lang)


async def _state(hub: Hub, table: str) -> TableState:
    log = await hub.look(table)
    if log is None:
        raise NotFoundException(f"there is no table {table}")
    return log.state


def _row(state: TableState, lang: Lang) -> TableRowOut:
    public = state.public
    host = public.seat_of(public.host)
    people = sum(one.guest is not None for one in public.seats)
    bots = sum(one.guest is None and one.bot is not None for one in public.seats)
    return TableRowOut(
        id=public.id,
        rules=public.rules_name,
        title=title_of(public.rules, lang),
        seats=len(public.seats),
        people=people,
        bots=bots,
        free=len(public.seats) - people - bots,
        stage=state.stage,
        host=None if host is None else public.seats[host].name,
    )


@get("/api/tables/{table_id:str}/qr.svg", responses=documented(404), media_type="image/svg+xml")
async def get_qr(request: AnyRequest, site: SiteDep, table_id: TableId) -> Response[bytes]:
    """Return the table's link as a QR code."""
    await _state(site.hub, table_id)
    link = site.link(f"/t/{table_id}", f"{request.url.scheme}://{request.headers.get('host', '')}")
    code = segno.make(link, error="m", micro=False)
    svg = code.svg_inline(
        scale=8, border=2, omitsize=True, svgclass=None, lineclass=None, light="#fff"
    )
    head = '<svg xmlns="http://www.w3.org/2000/svg"'
    whole = svg if "xmlns" in svg else svg.replace("<svg", head, 1)
    return Response(whole.encode(), media_type="image/svg+xml")


HANDLERS: Final = (get_me, set_me, get_site, list_tables, make_table, get_table, get_qr)
