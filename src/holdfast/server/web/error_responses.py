"""Errors as responses: each kind of error has its HTTP status, as JSON under `/api`, as a page elsewhere."""

from __future__ import annotations

from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from holdfast.engine import errors as engine
from holdfast.server import errors
from holdfast.server.operations.metrics import METRICS
from holdfast.server.web import pages
from holdfast.server.web.guard import TooLong

STATUSES: tuple[tuple[type[Exception], int], ...] = (
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
"""The status of each error; the first match counts."""


def add_to(app: FastAPI) -> None:
    """Register the exception handlers."""
    app.add_exception_handler(engine.HoldfastError, _holdfast_error)
    app.add_exception_handler(RequestValidationError, _validation_error)
    app.add_exception_handler(HTTPException, _http_error)


def status_of(error: Exception) -> int:
    return next(status for kind, status in STATUSES if isinstance(error, kind))


def error_response(request: Request, status: int, kind: str, message: str) -> Response:
    """An error as JSON for API clients, or as a page for browsers."""
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": {"kind": kind, "message": message}}, status)
    return pages.error_page(request, status, message)


async def _holdfast_error(request: Request, error: Exception) -> Response:
    METRICS.errors.labels(type(error).__name__).inc()
    return error_response(request, status_of(error), type(error).__name__, str(error))


async def _validation_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return error_response(request, 422, "InvalidRequest", f"{where}: {first['msg']}")


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    phrase = HTTPStatus(error.status_code).phrase.replace(" ", "")
    kind = "TooLong" if isinstance(error, TooLong) else phrase
    return error_response(request, error.status_code, kind, str(error.detail))
