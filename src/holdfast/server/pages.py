"""The pages. A plain stand-in: a home page that sets a table up, and the table as its bare regions."""

from __future__ import annotations

from html import escape
from pathlib import Path

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from fastapi.staticfiles import StaticFiles

from holdfast.server import render
from holdfast.server.plan import Plan, SeatPlan
from holdfast.server.service import Service
from holdfast.server.tokens import page_token

router = APIRouter(include_in_schema=False)
STATIC = Path(__file__).parent / "static"


def add_to(app: FastAPI) -> None:
    """Hang the pages and their files into the app."""
    app.include_router(router)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")


def wrong_page(request: Request, status: int, message: str) -> Response:
    """What a browser shows instead of a page that cannot be had."""
    return HTMLResponse(f"<!doctype html><title>Holdfast</title><h1>{status}</h1><p>{escape(message)}</p>", status)


@router.get("/")
async def home(request: Request) -> Response:
    page_token(request)
    return HTMLResponse(
        "<!doctype html><title>Holdfast</title><form method=post action=/new/cryo><button>Play now</button>"
    )


@router.post("/new/{game}")
async def play_now(request: Request, game: str) -> Response:
    service: Service = request.app.state.service
    bot = SeatPlan("bot", bot="random")
    made = await service.create(Plan(game, (SeatPlan("person", "You"), bot)), page_token(request))
    return RedirectResponse(f"/table/{made.table}", 303)


@router.get("/table/{table}")
async def table_page(request: Request, table: str) -> Response:
    service: Service = request.app.state.service
    seen = await service.seen(table, page_token(request))
    return HTMLResponse("<!doctype html><title>Holdfast</title>" + "".join(render.regions(seen).values()))
