"""The page with the analysis of a finished game: progress, each seat's chance, and the costliest decisions."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from holdfast.server.web import rendering
from holdfast.server.web.drawing import shell
from holdfast.server.web.drawing.chart import chances_chart
from holdfast.server.web.requests import analysis_of, service_of
from holdfast.server.web.tokens import page_token
from holdfast.server.web.visitors import theme

router = APIRouter(include_in_schema=False)


@router.post("/table/{table}/analysis")
async def request_analysis(request: Request, table: str) -> Response:
    """Have the game analysed; the page then shows the progress."""
    await analysis_of(request).request(table)
    return RedirectResponse(f"/table/{table}/analysis", 303)


@router.get("/table/{table}/analysis")
async def analysis(request: Request, table: str) -> Response:
    values = await _values(request, table)
    return HTMLResponse(shell.page("analysis.html", theme=theme(request), game_name=values["seen"].game.name, **values))


@router.get("/table/{table}/analysis/part")
async def analysis_part(request: Request, table: str) -> Response:
    """The part that changes while the analysis runs."""
    return HTMLResponse(rendering.render("analysis_part.html", **await _values(request, table)))


async def _values(request: Request, table: str) -> dict[str, Any]:
    service = service_of(request)
    status = await analysis_of(request).status(table)
    view = await service.view(table, page_token(request))
    done = status.state == "done"
    chart = chances_chart(status.found, view.names, pinned=done) if status.found.chances else None
    return {"seen": view, "analysis": status, "chart": chart, "text": rendering.sentences(view.game.name)}
