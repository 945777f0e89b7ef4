"""For operators: `/health`, `/ready` and `/metrics`."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST

from holdfast.server.errors import Unavailable
from holdfast.server.operations.metrics import METRICS
from holdfast.server.tables.service import TableService

router = APIRouter(include_in_schema=False)
READY_TIMEOUT_S = 15.0


@router.get("/health")
async def health() -> Response:
    """The process runs: if this is not answered, restart it."""
    return JSONResponse({"status": "alive"})


@router.get("/ready")
async def ready(request: Request) -> Response:
    """The database answers: if this fails, send people to another server meanwhile."""
    service: TableService = request.app.state.service
    try:
        async with asyncio.timeout(READY_TIMEOUT_S):
            await service.check_database()
    except (Unavailable, TimeoutError):
        return JSONResponse({"status": "the database is away"}, 503)
    return JSONResponse({"status": "ready"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Metrics for Prometheus, if the server was started with `--metrics`."""
    if not request.app.state.config.metrics:
        return JSONResponse({"status": "start the server with --metrics"}, 404)
    return Response(METRICS.text(), media_type=CONTENT_TYPE_LATEST)
