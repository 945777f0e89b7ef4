"""For operators: `/health`, `/ready` and `/metrics`."""

from __future__ import annotations

import asyncio
import logging
import shutil
import time
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.engine import make_url

from holdfast.server.config import Config
from holdfast.server.errors import Damaged, NotWritable, Unavailable
from holdfast.server.operations.metrics import METRICS
from holdfast.server.storage.database import is_file
from holdfast.server.tables.service import TableService

LOG = logging.getLogger("holdfast.server")
router = APIRouter(include_in_schema=False)
READY_TIMEOUT_S = 15.0
MIN_FREE_BYTES = 16_000_000
"""With less free disk a SQLite file is as good as full."""
READY = "ready"
AWAY = "the database is away"
FULL = "the disk is full: free some space"
NOT_WRITABLE = "the database cannot be written: its disk is full or read-only"
DAMAGED = "the database is damaged: run `holdfast doctor`"


class Readiness:
    """Whether moves can be stored now. The answer is good for a moment, so that many who ask cost nothing."""

    def __init__(self, config: Config, service: TableService) -> None:
        self._config = config
        self._service = service
        self._lock = asyncio.Lock()
        self._status = ""
        self._checked = float("-inf")

    async def status(self) -> str:
        """`READY`, or why the server is not ready."""
        async with self._lock:
            if time.monotonic() - self._checked >= self._config.ready_cache_s:
                before, self._status = self._status, await self._check()
                self._checked = time.monotonic()
                if self._status not in (READY, before):
                    LOG.error("not ready: %s", self._status)
            return self._status

    async def _check(self) -> str:
        try:
            async with asyncio.timeout(READY_TIMEOUT_S):
                await self._service.check_database()
        except Damaged:
            return DAMAGED
        except NotWritable:
            return NOT_WRITABLE
        except (Unavailable, TimeoutError):
            return AWAY
        url = make_url(self._config.database_url)
        if is_file(url) and shutil.disk_usage(Path(url.database or "").resolve().parent).free < MIN_FREE_BYTES:
            return FULL
        return READY


@router.get("/health")
async def health() -> Response:
    """The process runs: if this is not answered, restart it."""
    return JSONResponse({"status": "alive"})


@router.get("/ready")
async def ready(request: Request) -> Response:
    """The database can be read and written: if this fails, send people to another server meanwhile."""
    readiness: Readiness = request.app.state.readiness
    status = await readiness.status()
    return JSONResponse({"status": status}, 200 if status == READY else 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Metrics for Prometheus, if the server was started with `--metrics`."""
    if not request.app.state.config.metrics:
        return JSONResponse({"status": "start the server with --metrics"}, 404)
    return Response(METRICS.text(), media_type=CONTENT_TYPE_LATEST)
