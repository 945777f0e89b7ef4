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

STATUSES: dict[int, tuple[type[Exception], ...]] = {
    403: (errors.NotYourSeat, engine.NotYourDecision),
    404: (errors.NoSuchTable, errors.NoSuchSeat),
    409: (errors.SeatTaken, errors.Stale, errors.NotOver, errors.TableStopped, engine.CannotUndo),
    410: (engine.GameOver,),
    429: (errors.TooFast, errors.TooManyTables),
    500: (engine.RuleBug, errors.Damaged),
    503: (errors.Unavailable,),
    400: (engine.HoldfastError,),
}
"""The errors of each status; the first match counts, so the base class comes last."""


def add_to(app: FastAPI) -> None:
    """Register the exception handlers."""
    app.add_exception_handler(engine.HoldfastError, _holdfast_error)
    app.add_exception_handler(RequestValidationError, _validation_error)
    app.add_exception_handler(HTTPException, _http_error)


def status_of(error: Exception) -> int:
    return next(status for status, kinds in STATUSES.items() if isinstance(error, kinds))


def error_response(request: Request, status: int, kind: str, message: str) -> Response:
    """An error as JSON for API clients, or as a page for browsers."""
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": {"kind": kind, "message": message}}, status)
    return pages.error_page(request, status, message)


async def _holdfast_error(request: Request, error: Exception) -> Response:
    METRICS.errors.labels(type(error).__name__).inc()
    response = error_response(request, status_of(error), type(error).__name__, str(error))
    if isinstance(error, errors.Unavailable):
        response.headers["Retry-After"] = str(error.retry_after_s)
    return response


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
