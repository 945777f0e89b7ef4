"""The pages for people: home, new tables, joining, the table itself."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.parse import quote

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from fastapi.staticfiles import StaticFiles

from holdfast import bots
from holdfast.engine.game import Game, Value
from holdfast.games import game as game_of
from holdfast.server.storage.rows import BOT, OPEN, PERSON
from holdfast.server.tables.models import SeatPlan, TablePlan
from holdfast.server.web import pages_analysis, pages_finished, pages_reference
from holdfast.server.web.drawing import shell
from holdfast.server.web.drawing.games import covers
from holdfast.server.web.drawing.words import t
from holdfast.server.web.requests import origin_of, service_of
from holdfast.server.web.tokens import page_token
from holdfast.server.web.visitors import form_fields, own_name, parse_number, remember_name, theme

router = APIRouter(include_in_schema=False)
STATIC = Path(__file__).parent / "static"
PACES = ((0.8, "slowly"), (0.25, "quickly"), (0.0, "at once"))
DEADLINES_S = (600, 3600, 86400, 3 * 86400, 7 * 86400)


def add_to(app: FastAPI) -> None:
    """Add the pages and their static files to the app."""
    for part in (router, pages_finished.router, pages_analysis.router, pages_reference.router):
        app.include_router(part)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")


def error_page(request: Request, status: int, message: str) -> Response:
    """The page for an error."""
    title = HTTPStatus(status).phrase
    return HTMLResponse(shell.page("wrong.html", theme=theme(request), title=title, message=message), status)


@router.get("/")
async def home(request: Request) -> Response:
    service = service_of(request)
    token = page_token(request)
    public = [summary for summary in await service.public_tables() if not summary.over]
    mine = await service.tables_of(token)
    return HTMLResponse(
        shell.page("home.html", theme=theme(request), covers=covers(), mine=mine, public=public, name=own_name(request))
    )


@router.post("/join")
async def join_by_link(request: Request) -> Response:
    """A pasted link or table id: redirect to the table."""
    text = (await form_fields(request)).get("link", "").strip().rstrip("/")
    if "/seat/" in text:
        return RedirectResponse("/table/" + quote(text.split("/table/", maxsplit=1)[-1]), 303)
    return RedirectResponse(f"/join/{quote(text.rsplit('/', 1)[-1], safe='')}", 303)


# New tables ------------------------------------------------------------------------------------------------------


@router.post("/play/{game}")
async def play_now(request: Request, game: str) -> Response:
    """Play at once against as many bots as the game needs, or alone where it is for one."""
    service = service_of(request)
    name = (await form_fields(request)).get("name", "").strip() or own_name(request)
    counts = game_of(game).seats
    rivals = [SeatPlan(BOT, bot=bots.STAND_IN)] * ((2 if 2 in counts else min(counts)) - 1)
    plan = TablePlan(game, (SeatPlan(PERSON, name or t("Captain")), *rivals))
    created = await service.new_tables.create(plan, page_token(request))
    return remember_name(RedirectResponse(f"/table/{created.table}", 303), name)


@router.get("/new/{game}")
async def new_table(request: Request, game: str) -> Response:
    return _new_table_form(request, game_of(game), "")


def _new_table_form(request: Request, game: Game[Any], error: str) -> Response:
    page_token(request)
    page = shell.page(
        "new.html", theme=theme(request), game_name=game.name, game=game, levels=bots.LEVELS, paces=PACES,
        deadlines=DEADLINES_S, name=own_name(request), error=error,
    )  # fmt: skip
    return HTMLResponse(page, 400 if error else 200)


@router.post("/new/{game}")
async def create_table(request: Request, game: str) -> Response:
    service = service_of(request)
    sent = await form_fields(request)
    plan = parse_plan(game_of(game), sent)
    created = await service.new_tables.create(plan, page_token(request), origin_of(request))
    name = sent.get("name", "").strip()
    if not created.links and not any(seat.kind == OPEN for seat in plan.seats):
        return remember_name(RedirectResponse(f"/table/{created.table}", 303), name)
    links = {seat: f"/table/{created.table}/seat/{secret}" for seat, secret in created.links.items()}
    invite = f"/join/{created.table}" if any(seat.kind == OPEN for seat in plan.seats) else ""
    page = shell.page(
        "share.html", theme=theme(request), game_name=game, table=created.table, links=links, invite=invite,
        site=request.app.state.config.public_url.rstrip("/"),
    )  # fmt: skip
    return remember_name(HTMLResponse(page), name)


def parse_plan(game: Game[Any], sent: Mapping[str, str]) -> TablePlan:
    """The plan that a form describes. Settings that do not apply to its number of seats are left out."""
    seats = [SeatPlan(PERSON, sent.get("name", "").strip())]
    for seat in range(1, max(game.seats)):
        kind, _, bot = sent.get(f"seat{seat}", "none").partition("=")
        if kind in (PERSON, BOT, OPEN):
            seats.append(SeatPlan(kind, bot=bot))
    options = dict[str, Value]()
    for setting in game.settings:
        if setting.seats is None or len(seats) in setting.seats:
            chosen = sent.get(f"option.{setting.name}", "")
            options[setting.name] = next((v for v in setting.values if str(v) == chosen), setting.values[0])
    seed = sent.get("seed", "").strip()
    pace = sent.get("pace", "")
    return TablePlan(
        game.name,
        tuple(seats),
        options,
        parse_number(seed),
        "public" in sent,
        float(pace) if pace in {str(seconds) for seconds, _ in PACES} else PACES[0][0],
        next((seconds for seconds in DEADLINES_S if str(seconds) == sent.get("deadline", "")), None),
    )


# At a table ------------------------------------------------------------------------------------------------------


@router.get("/table/{table}")
async def table_page(request: Request, table: str) -> Response:
    service = service_of(request)
    view = await service.view(table, page_token(request))
    return HTMLResponse(shell.table_page(view, theme=theme(request)))


@router.get("/table/{table}/seat/{secret}")
async def private_link(request: Request, table: str, secret: str) -> Response:
    """A private link: the page sits down at once. Programs that only look what a link is take no seat."""
    view = await service_of(request).view(table, page_token(request))
    action = f"/table/{table}/seat/{quote(secret)}"
    return HTMLResponse(
        shell.page("seat.html", theme=theme(request), game_name=view.game.name, seen=view, action=action)
    )


@router.post("/table/{table}/seat/{secret}")
async def take_seat(request: Request, table: str, secret: str) -> Response:
    """The browser that opened a private link holds its seat."""
    service = service_of(request)
    await service.seats.claim_by_link(table, secret, page_token(request))
    return RedirectResponse(f"/table/{table}", 303)


@router.post("/table/{table}/stand-in")
async def stand_in(request: Request, table: str) -> Response:
    """Let a bot play a seat, or take one's own back."""
    service = service_of(request)
    sent = await form_fields(request)
    seat = parse_number(sent.get("seat", ""))
    await service.seats.set_stand_in(table, page_token(request), -1 if seat is None else seat, sent.get("bot") or None)
    return RedirectResponse(f"/table/{table}", 303)


@router.post("/table/{table}/end-link")
async def end_link(request: Request, table: str) -> Response:
    """Let only the browser that held a seat first hold it."""
    service = service_of(request)
    seat = parse_number((await form_fields(request)).get("seat", ""))
    await service.seats.end_link(table, page_token(request), -1 if seat is None else seat)
    return RedirectResponse(f"/table/{table}", 303)


@router.get("/join/{table}")
async def join_page(request: Request, table: str) -> Response:
    service = service_of(request)
    view = await service.view(table, page_token(request))
    if view.seat is not None or not any(person.kind == OPEN for person in view.people):
        return RedirectResponse(f"/table/{table}", 303)
    page = shell.page("join.html", theme=theme(request), game_name=view.game.name, seen=view, name=own_name(request))
    return HTMLResponse(page)


@router.post("/join/{table}")
async def join(request: Request, table: str) -> Response:
    service = service_of(request)
    sent = await form_fields(request)
    seat = parse_number(sent.get("seat", ""))
    name = sent.get("name", "").strip() or t("Guest")
    await service.seats.claim(table, seat, name, page_token(request))
    return remember_name(RedirectResponse(f"/table/{table}", 303), name)


@router.get("/static/games/{game}.css")
async def game_style(game: str) -> Response:
    """The style sheet in a game's folder."""
    return FileResponse(game_of(game).folder / "board" / "table.css", media_type="text/css")
