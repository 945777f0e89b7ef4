"""For who runs a server: whether it lives, whether it can be used, and what it counts."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST

from holdfast.server.errors import Unavailable
from holdfast.server.operations.metrics import METRICS
from holdfast.server.tables.service import Service

router = APIRouter(include_in_schema=False)
SECONDS = 15.0


@router.get("/health")
async def health() -> Response:
    """The process lives: if this is not answered, start it anew."""
    return JSONResponse({"status": "alive"})


@router.get("/ready")
async def ready(request: Request) -> Response:
    """The database answers: if this is refused, send people to another server meanwhile."""
    service: Service = request.app.state.service
    try:
        async with asyncio.timeout(SECONDS):
            await service.check_database()
    except (Unavailable, TimeoutError):
        return JSONResponse({"status": "the database is away"}, 503)
    return JSONResponse({"status": "ready"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Counts for Prometheus, where they were asked for with `--metrics`."""
    if not request.app.state.config.metrics:
        return JSONResponse({"status": "start the server with --metrics"}, 404)
    return Response(METRICS.text(), media_type=CONTENT_TYPE_LATEST)
