"""The page of a game that is looked over: how far that is, each seat's chance, and what cost the most."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from holdfast.server.tables.service import Service
from holdfast.server.web import rendering
from holdfast.server.web.drawing import shell
from holdfast.server.web.drawing.chart import chances_chart
from holdfast.server.web.tokens import page_token
from holdfast.server.web.visitors import theme

router = APIRouter(include_in_schema=False)


@router.post("/table/{table}/analysis")
async def look_over(request: Request, table: str) -> Response:
    """Have the game looked over; the page then shows how far that is."""
    service: Service = request.app.state.service
    await service.analysing.ask(table)
    return RedirectResponse(f"/table/{table}/analysis", 303)


@router.get("/table/{table}/analysis")
async def analysis(request: Request, table: str) -> Response:
    values = await _values(request, table)
    return HTMLResponse(shell.page("analysis.html", theme=theme(request), game_name=values["seen"].game.name, **values))


@router.get("/table/{table}/analysis/part")
async def analysis_part(request: Request, table: str) -> Response:
    """Only what changes while a page waits."""
    return HTMLResponse(rendering.draw("analysis_part.html", **await _values(request, table)))


async def _values(request: Request, table: str) -> dict[str, Any]:
    service: Service = request.app.state.service
    looked = await service.analysing.at(table)
    seen = await service.seen(table, page_token(request))
    done = looked.state == "done"
    chart = chances_chart(looked.found, seen.names, pinned=done) if looked.found.chances else None
    return {"seen": seen, "analysis": looked, "chart": chart, "text": rendering.sentences(seen.game.name)}
