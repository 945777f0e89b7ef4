"""The pages of a finished game: score sheet and chart, replay by decision, another game."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from holdfast.server.tables.models import BOT, OPEN, PERSON, Plan, SeatPlan
from holdfast.server.tables.service import Service, Through
from holdfast.server.tables.table_view import Seen
from holdfast.server.web import rendering
from holdfast.server.web.drawing import shell
from holdfast.server.web.drawing.chart import points_chart
from holdfast.server.web.tokens import page_token
from holdfast.server.web.visitors import fields, number, own_name, theme

router = APIRouter(include_in_schema=False)


@router.get("/table/{table}/end")
async def end(request: Request, table: str) -> Response:
    """Who won and why: the sheet by source as in the rulebook, and how it came to that."""
    service: Service = request.app.state.service
    seen = await service.seen(table, page_token(request))
    moments = await service.history(table)
    page = shell.page(
        "end.html", theme=theme(request), game_name=seen.game.name, seen=seen, result=seen.result,
        chart=points_chart([moment.scores for moment in moments], seen.names),
    )  # fmt: skip
    return HTMLResponse(page)


@router.post("/table/{table}/rematch")
async def rematch(request: Request, table: str) -> Response:
    """The same game with the same seats: bots as they were, other persons' seats open."""
    service: Service = request.app.state.service
    token = page_token(request)
    seen = await service.seen(table, token)
    header = (await service.record(table, token)).header
    seats = tuple(_again(seen, seat) for seat in range(len(seen.people)))
    if not any(seat.kind == PERSON for seat in seats):
        seats = (SeatPlan(PERSON, own_name(request)), *seats[1:])
    made = await service.create(Plan(header.game, seats, header.options), token)
    where = "join" if any(seat.kind == OPEN for seat in seats) else "table"
    return RedirectResponse(f"/{where}/{made.table}", 303)


def _again(seen: Seen, seat: int) -> SeatPlan:
    person = seen.people[seat]
    if seat == seen.seat:
        return SeatPlan(PERSON, person.name)
    return SeatPlan(BOT, bot=person.bot) if person.kind == BOT else SeatPlan(OPEN)


# Replay ----------------------------------------------------------------------------------------------------------


def eyes(request: Request, seats: int) -> int | Literal["all"]:
    """Through whose eyes: `as=0`, or all hands open."""
    chosen = number(request.query_params.get("as", "all"))
    return chosen if chosen is not None and chosen < seats else "all"


def moment(request: Request, most: int) -> int:
    """Which entry of the record: `at=41`."""
    return min(number(request.query_params.get("at", "0")) or 0, most)


@router.get("/replay/{table}")
async def replay(request: Request, table: str) -> Response:
    """A finished game, decision by decision."""
    service: Service = request.app.state.service
    now = await service.seen(table, page_token(request))
    entries = [one.entry for one in await service.history(table)]
    through = eyes(request, len(now.people))
    seen = await service.seen_back(table, moment(request, entries[-1]), through)
    page = shell.table_page(
        seen, theme=theme(request), template="replay.html", replay=True, entries=entries, through=through,
        place=entries.index(seen.at) if seen.at in entries else 0,
    )  # fmt: skip
    return HTMLResponse(page)


@router.get("/replay/{table}/regions")
async def replay_regions(request: Request, table: str) -> Response:
    """One moment as fragments, for scrubbing."""
    service: Service = request.app.state.service
    now = await service.seen(table, page_token(request))
    through: Through = eyes(request, len(now.people))
    seen = await service.seen_back(table, moment(request, now.entries), through)
    return JSONResponse({"regions": rendering.regions(seen), "at": seen.at})


@router.post("/replay/{table}/continue")
async def continue_here(request: Request, table: str) -> Response:
    """A new table that goes on from this moment, against bots."""
    service: Service = request.app.state.service
    sent = await fields(request)
    at, seat = number(sent.get("at", "")) or 0, number(sent.get("seat", "")) or 0
    made = await service.continue_from(table, at, seat, page_token(request), own_name(request))
    return RedirectResponse(f"/table/{made.table}", 303)
