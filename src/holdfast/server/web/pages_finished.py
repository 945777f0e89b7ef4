"""The pages of a finished game: score sheet and chart, replay, rematch."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from holdfast.server.storage.rows import BOT, OPEN, PERSON
from holdfast.server.tables.models import SeatPlan, TablePlan
from holdfast.server.tables.table_view import TableView
from holdfast.server.web import rendering
from holdfast.server.web.drawing import shell
from holdfast.server.web.drawing.chart import points_chart
from holdfast.server.web.requests import service_of
from holdfast.server.web.tokens import page_token
from holdfast.server.web.visitors import form_fields, own_name, parse_number, theme

router = APIRouter(include_in_schema=False)


@router.get("/table/{table}/end")
async def end(request: Request, table: str) -> Response:
    """The result: score sheets by source as in the rulebook, and the scores over the game."""
    service = service_of(request)
    view = await service.view(table, page_token(request))
    moments = await service.history(table)
    page = shell.page(
        "end.html", theme=theme(request), game_name=view.game.name, seen=view, result=view.result,
        chart=points_chart([moment.scores for moment in moments], view.names),
    )  # fmt: skip
    return HTMLResponse(page)


@router.post("/table/{table}/rematch")
async def rematch(request: Request, table: str) -> Response:
    """The same game with the same seats: bots as they were, other persons' seats open."""
    service = service_of(request)
    token = page_token(request)
    view = await service.view(table, token)
    setup = await service.rematch_setup(table)
    seats = tuple(_rematch_seat(view, seat) for seat in range(len(view.people)))
    if not any(seat.kind == PERSON for seat in seats):
        seats = (SeatPlan(PERSON, own_name(request)), *seats[1:])
    created = await service.new_tables.create(
        TablePlan(setup.game, seats, setup.options, deadline_s=view.deadline), token
    )
    where = "join" if any(seat.kind == OPEN for seat in seats) else "table"
    return RedirectResponse(f"/{where}/{created.table}", 303)


def _rematch_seat(view: TableView, seat: int) -> SeatPlan:
    person = view.people[seat]
    if seat == view.seat:
        return SeatPlan(PERSON, person.name)
    return SeatPlan(BOT, bot=person.bot) if person.kind == BOT else SeatPlan(OPEN)


# Replay ----------------------------------------------------------------------------------------------------------


def parse_perspective(request: Request, seats: int) -> int | Literal["all"]:
    """Whose view: `as=0`, or all seats together."""
    chosen = parse_number(request.query_params.get("as", "all"))
    return chosen if chosen is not None and chosen < seats else "all"


def parse_entry(request: Request, entries: int) -> int:
    """Which entry of the record: `at=41`."""
    return min(parse_number(request.query_params.get("at", "0")) or 0, entries)


@router.get("/replay/{table}")
async def replay(request: Request, table: str) -> Response:
    """A finished game, decision by decision."""
    service = service_of(request)
    now = await service.view(table, page_token(request))
    entries = [moment.entry for moment in await service.history(table)]
    perspective = parse_perspective(request, len(now.people))
    view = await service.replay_view(table, parse_entry(request, entries[-1]), perspective)
    page = shell.table_page(
        view, theme=theme(request), template="replay.html", replay=True, entries=entries, through=perspective,
        place=entries.index(view.at) if view.at in entries else 0,
    )  # fmt: skip
    return HTMLResponse(page)


@router.get("/replay/{table}/regions")
async def replay_regions(request: Request, table: str) -> Response:
    """The regions at one moment, as JSON."""
    service = service_of(request)
    now = await service.view(table, page_token(request))
    perspective = parse_perspective(request, len(now.people))
    view = await service.replay_view(table, parse_entry(request, now.entries or 0), perspective)
    return JSONResponse({"regions": rendering.regions(view), "at": view.at})


@router.post("/replay/{table}/continue")
async def continue_here(request: Request, table: str) -> Response:
    """A new table against bots that continues from this moment."""
    service = service_of(request)
    sent = await form_fields(request)
    at, seat = parse_number(sent.get("at", "")) or 0, parse_number(sent.get("seat", "")) or 0
    created = await service.new_tables.continue_from(table, at, seat, page_token(request), own_name(request))
    return RedirectResponse(f"/table/{created.table}", 303)
