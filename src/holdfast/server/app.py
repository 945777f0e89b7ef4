"""The web app: `create_app(config)` puts store, service, API, live connections and pages together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

import holdfast
from holdfast.engine import errors as engine
from holdfast.server import errors
from holdfast.server.config import Config
from holdfast.server.operations import health
from holdfast.server.operations.metrics import METRICS
from holdfast.server.storage.store import Store
from holdfast.server.tables.service import Service
from holdfast.server.web import api, api_docs, live, moved_api, pages, rendering
from holdfast.server.web.guard import Guard, TooLong
from holdfast.server.web.limits import Limits

STATUS: tuple[tuple[type[Exception], int], ...] = (
    (errors.NoSuchTable, 404),
    (errors.NoSuchSeat, 404),
    (errors.NotYourSeat, 403),
    (errors.SeatTaken, 409),
    (errors.Stale, 409),
    (errors.NotOver, 409),
    (errors.TableExpired, 410),
    (errors.Unavailable, 503),
    (engine.NotYourDecision, 403),
    (engine.GameOver, 410),
    (engine.CannotUndo, 409),
    (engine.RuleBug, 500),
    (engine.HoldfastError, 400),
)
"""The status of each error; the first that fits."""


def create_app(config: Config | None = None) -> FastAPI:
    """The app, ready to be served. Its database is opened, and brought up to date, when it starts."""
    config = config or Config()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(config.database_url, config.lock_seconds, config.place)
        service = app.state.service = Service(store, config)
        app.state.pack = config.pack
        await service.start()
        reading = asyncio.create_task(asyncio.to_thread(read_templates))
        try:
            yield
        finally:
            await asyncio.gather(reading, return_exceptions=True)
            await service.close()
            await store.close()

    app = FastAPI(
        title="Holdfast",
        version=holdfast.__version__,
        description="Set tables up, sit down, look, answer. See docs/api.md for how to write a client.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=_call_name,
    )
    app.state.config = config
    app.state.limits = Limits() if config.limits else None
    app.add_middleware(Guard, limits=app.state.limits)
    app.add_exception_handler(engine.HoldfastError, _refused)
    app.add_exception_handler(RequestValidationError, _misshapen)
    app.add_exception_handler(HTTPException, _no_such_page)
    app.include_router(api.router)
    app.include_router(api_docs.router)
    app.include_router(health.router)
    app.include_router(live.router)
    app.include_router(moved_api.router)
    pages.add_to(app)
    return app


def read_templates() -> None:
    """Read and compile all templates, while nobody waits for the first table yet."""
    templates = rendering.templates()
    for name in templates.list_templates(extensions=["html"]):
        templates.get_template(name)


def _call_name(route: APIRoute) -> str:
    return route.name


def status_of(error: Exception) -> int:
    return next(status for kind, status in STATUS if isinstance(error, kind))


def wrong(request: Request, status: int, kind: str, message: str) -> Response:
    """An error as the API tells it, or as a page does."""
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": {"kind": kind, "message": message}}, status)
    return pages.wrong_page(request, status, message)


async def _refused(request: Request, error: Exception) -> Response:
    METRICS.errors.labels(type(error).__name__).inc()
    return wrong(request, status_of(error), type(error).__name__, str(error))


async def _misshapen(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return wrong(request, 422, "Misshapen", f"{where}: {first['msg']}")


async def _no_such_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    phrase = HTTPStatus(error.status_code).phrase.replace(" ", "")
    kind = "TooLong" if isinstance(error, TooLong) else phrase
    return wrong(request, error.status_code, kind, str(error.detail))
