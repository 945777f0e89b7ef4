"""The parts of the backend that a request handler needs, from its app."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from fastapi import Request

from holdfast.server.bots.analysis_jobs import AnalysisJobs
from holdfast.server.bots.hints import HintProvider
from holdfast.server.errors import Stale
from holdfast.server.operations.connections import network_of
from holdfast.server.tables.service import TableService
from holdfast.server.web.guard import client_address

T = TypeVar("T")


def service_of(request: Request) -> TableService:
    service: TableService = request.app.state.service
    return service


def origin_of(request: Request) -> str:
    """The network that a request comes from, for what one address may do; empty if the server has no limits."""
    return "" if request.app.state.limits is None else network_of(client_address(request.scope))


def hints_of(request: Request) -> HintProvider:
    hints: HintProvider = request.app.state.hints
    return hints


def analysis_of(request: Request) -> AnalysisJobs:
    analysis: AnalysisJobs = request.app.state.analysis
    return analysis


async def unless_disconnected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Wait for something as long as the client does; if it leaves, the work is cancelled."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise Stale("nobody waits for this any more")
    finally:
        working.cancel()
        leaving.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
