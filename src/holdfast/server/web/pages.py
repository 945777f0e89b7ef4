"""The pages for people: home, new tables, joining, the table itself. Made from what each viewer may see."""

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
from holdfast.server.tables.models import BOT, OPEN, PERSON, Plan, SeatPlan
from holdfast.server.tables.service import Service
from holdfast.server.web import pages_analysis, pages_finished, pages_reference
from holdfast.server.web.drawing import shell
from holdfast.server.web.drawing.games import covers
from holdfast.server.web.drawing.words import t
from holdfast.server.web.tokens import page_token
from holdfast.server.web.visitors import fields, number, own_name, remember_name, theme

router = APIRouter(include_in_schema=False)
STATIC = Path(__file__).parent / "static"
PACES = ((0.8, "slowly"), (0.25, "quickly"), (0.0, "at once"))


def add_to(app: FastAPI) -> None:
    """Hang the pages and their files into the app."""
    for one in (router, pages_finished.router, pages_analysis.router, pages_reference.router):
        app.include_router(one)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")


def wrong_page(request: Request, status: int, message: str) -> Response:
    """What a browser shows instead of a page that cannot be had."""
    title = HTTPStatus(status).phrase
    return HTMLResponse(shell.page("wrong.html", theme=theme(request), title=title, message=message), status)


@router.get("/")
async def home(request: Request) -> Response:
    service: Service = request.app.state.service
    token = page_token(request)
    public = [one for one in await service.public_tables() if not one.over]
    mine = await service.mine(token)
    return HTMLResponse(
        shell.page("home.html", theme=theme(request), covers=covers(), mine=mine, public=public, name=own_name(request))
    )


@router.post("/join")
async def join_by_link(request: Request) -> Response:
    """A link or an id that was pasted in: to the table."""
    text = (await fields(request)).get("link", "").strip().rstrip("/")
    if "/seat/" in text:
        return RedirectResponse("/table/" + quote(text.split("/table/", maxsplit=1)[-1]), 303)
    return RedirectResponse(f"/join/{quote(text.rsplit('/', 1)[-1], safe='')}", 303)


# New tables ------------------------------------------------------------------------------------------------------


@router.post("/play/{game}")
async def play_now(request: Request, game: str) -> Response:
    """You against a bot, at once; against as many as the game needs, or alone where it is for one."""
    service: Service = request.app.state.service
    name = (await fields(request)).get("name", "").strip() or own_name(request)
    counts = game_of(game).seats
    rivals = [SeatPlan(BOT, bot=bots.STAND_IN)] * ((2 if 2 in counts else min(counts)) - 1)
    plan = Plan(game, (SeatPlan(PERSON, name or t("Captain")), *rivals))
    made = await service.create(plan, page_token(request))
    return remember_name(RedirectResponse(f"/table/{made.table}", 303), name)


@router.get("/new/{game}")
async def new_table(request: Request, game: str) -> Response:
    return _form(request, game_of(game), "")


def _form(request: Request, game: Game[Any], error: str) -> Response:
    page_token(request)
    page = shell.page(
        "new.html", theme=theme(request), game_name=game.name, game=game, levels=bots.LEVELS, paces=PACES,
        name=own_name(request), error=error,
    )  # fmt: skip
    return HTMLResponse(page, 400 if error else 200)


@router.post("/new/{game}")
async def set_up(request: Request, game: str) -> Response:
    service: Service = request.app.state.service
    sent = await fields(request)
    plan = plan_of(game_of(game), sent)
    made = await service.create(plan, page_token(request))
    name = sent.get("name", "").strip()
    if not made.links and not any(seat.kind == OPEN for seat in plan.seats):
        return remember_name(RedirectResponse(f"/table/{made.table}", 303), name)
    links = {seat: f"/table/{made.table}/seat/{secret}" for seat, secret in made.links.items()}
    invite = f"/join/{made.table}" if any(seat.kind == OPEN for seat in plan.seats) else ""
    page = shell.page(
        "share.html", theme=theme(request), game_name=game, table=made.table, links=links, invite=invite,
        base=str(request.base_url).rstrip("/"),
    )  # fmt: skip
    return remember_name(HTMLResponse(page), name)


def plan_of(game: Game[Any], sent: Mapping[str, str]) -> Plan:
    """What the form asks for. Settings that are not for so many seats are left out."""
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
    return Plan(
        game.name,
        tuple(seats),
        options,
        number(seed),
        "public" in sent,
        float(pace) if pace in {str(seconds) for seconds, _ in PACES} else PACES[0][0],
    )


# At a table ------------------------------------------------------------------------------------------------------


@router.get("/table/{table}")
async def table_page(request: Request, table: str) -> Response:
    service: Service = request.app.state.service
    seen = await service.seen(table, page_token(request))
    return HTMLResponse(shell.table_page(seen, theme=theme(request)))


@router.get("/table/{table}/seat/{secret}")
async def take_seat(request: Request, table: str, secret: str) -> Response:
    """A private link: whoever opens it holds that seat."""
    service: Service = request.app.state.service
    await service.take(table, secret, page_token(request))
    return RedirectResponse(f"/table/{table}", 303)


@router.post("/table/{table}/stand-in")
async def stand_in(request: Request, table: str) -> Response:
    """Let a bot play for somebody who has left, or give the seat back."""
    service: Service = request.app.state.service
    sent = await fields(request)
    seat = number(sent.get("seat", ""))
    await service.stand_in(table, page_token(request), -1 if seat is None else seat, sent.get("bot") or None)
    return RedirectResponse(f"/table/{table}", 303)


@router.get("/join/{table}")
async def join_page(request: Request, table: str) -> Response:
    service: Service = request.app.state.service
    seen = await service.seen(table, page_token(request))
    if seen.seat is not None or not any(person.kind == OPEN for person in seen.people):
        return RedirectResponse(f"/table/{table}", 303)
    page = shell.page("join.html", theme=theme(request), game_name=seen.game.name, seen=seen, name=own_name(request))
    return HTMLResponse(page)


@router.post("/join/{table}")
async def join(request: Request, table: str) -> Response:
    service: Service = request.app.state.service
    sent = await fields(request)
    seat = number(sent.get("seat", ""))
    name = sent.get("name", "").strip() or t("Guest")
    await service.claim(table, seat, name, page_token(request))
    return remember_name(RedirectResponse(f"/table/{table}", 303), name)


@router.get("/static/games/{game}.css")
async def game_style(game: str) -> Response:
    """The style sheet of a game lies in its folder."""
    return FileResponse(game_of(game).folder / "board" / "table.css", media_type="text/css")
