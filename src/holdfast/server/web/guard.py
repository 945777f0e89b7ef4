"""What every request goes through: other sites are kept out, inputs stay small, answers say what a page may do."""

from __future__ import annotations

import asyncio
import json
import math
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.server.operations.logs import answered, new_request
from holdfast.server.operations.metrics import METRICS
from holdfast.server.tables.models import RECORD_LENGTH
from holdfast.server.web.limits import CHANGE, Limits, kind_of
from holdfast.server.web.tokens import cookie

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # pieces are placed by style attributes
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
ANSWER_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
"""What is counted by its name. Clients may make up others without end."""
BODY = 64_000
BODY_SECONDS = 30.0
RECORD_BODY = 4 * RECORD_LENGTH
"""A record's letters take up to so many bytes."""


class Guard:
    """Checks where a request comes from and how big it is, and dresses the answer."""

    def __init__(self, app: ASGIApp, limits: Limits | None = None) -> None:
        self._app = app
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not same_site(headers):
            await _refuse(scope, send, 403, "OtherSite", "this request came from another site")
        elif wait := self._wait(scope):
            await _refuse(scope, send, 429, "TooFast", f"too many requests; come again in {wait} s", wait)
        elif scope["type"] == "websocket":
            await self._connected(scope, receive, send)
        else:
            body = _Bounded(receive, scope["path"])
            if body.too_long(headers.get("content-length", "0")):
                await _refuse(scope, send, 413, "TooLong", str(TooLong(body.most).detail))
            else:
                await _answer(self._app, scope, body, send)

    def _wait(self, scope: Scope) -> int:
        """Whole seconds until this address may ask such a thing."""
        if self._limits is None:
            return 0
        kind = CHANGE if scope["type"] == "websocket" else kind_of(scope["method"], scope["path"])
        return math.ceil(self._limits.ask(address_of(scope), kind))

    async def _connected(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A live connection, of which an address may not hold too many."""
        if self._limits is None:
            await self._app(scope, receive, send)
        elif not self._limits.connect(address_of(scope)):
            await _refuse(scope, send, 429, "TooMany", "too many connections are open from your address")
        else:
            try:
                await self._app(scope, receive, send)
            finally:
                self._limits.disconnect(address_of(scope))


async def _answer(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Let a request be answered: every answer is dressed, logged and counted, a refusal too."""
    scope.setdefault("state", {})
    began, request, status, method = time.perf_counter(), new_request(scope["path"]), 500, scope.get("method", "GET")

    async def dressed(message: Message) -> None:
        nonlocal status
        if message["type"].endswith("http.response.start"):
            status = message["status"]
            answer = MutableHeaders(scope=message)
            answer["X-Request-Id"] = request
            for name, value in ANSWER_HEADERS.items():
                answer.setdefault(name, value)
            if "token" in scope["state"]:
                answer.append("Set-Cookie", cookie(scope["state"]["token"], secure=scope["scheme"] == "https"))
        await send(message)

    try:
        await app(scope, receive, dressed)
    finally:
        took = time.perf_counter() - began
        METRICS.asking.labels(method if method in METHODS else "other").observe(took)
        answered(method, scope["path"], status, took)


class TooLong(HTTPException):
    """A body that went on and on."""

    def __init__(self, most: int) -> None:
        super().__init__(413, f"at most {most} bytes are taken here")


class _Bounded:
    """A body of a request that may not go on for ever."""

    def __init__(self, receive: Receive, path: str) -> None:
        self.most = RECORD_BODY if path in ("/api/v1/records", "/api/records", "/upload") else BODY
        self._receive = receive
        self._got = 0
        self._whole = False
        self._until = asyncio.get_running_loop().time() + BODY_SECONDS

    def too_long(self, length: str) -> bool:
        return length.isdecimal() and int(length) > self.most

    async def __call__(self) -> Message:
        message = await self._received()
        self._got += len(message.get("body", b""))
        if self._got > self.most:
            raise TooLong(self.most)
        self._whole = not message.get("more_body", False)
        return message

    async def _received(self) -> Message:
        if self._whole:
            return await self._receive()  # waits for the end of the connection, however long that takes
        try:
            async with asyncio.timeout_at(self._until):
                return await self._receive()
        except TimeoutError as error:
            raise HTTPException(408, f"a request must be there within {BODY_SECONDS:.0f} seconds") from error


def same_site(headers: Headers) -> bool:
    """Browsers say which site a request comes from; other clients say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return urlsplit(origin).netloc == headers.get("host")


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a proxy that is trusted, where the proxy got it from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


async def _refuse(scope: Scope, send: Send, status: int, kind: str, message: str, wait: int = 0) -> None:
    """Answer a request that goes no further; a live connection is answered like a page, and never begins."""
    body = json.dumps({"error": {"kind": kind, "message": message}}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(b"retry-after", str(wait).encode())] if wait else []
    what = "websocket.http.response" if scope["type"] == "websocket" else "http.response"

    async def refusal(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": f"{what}.start", "status": status, "headers": headers})
        await send({"type": f"{what}.body", "body": body})

    METRICS.errors.labels(kind).inc()
    await _answer(refusal, scope, _nothing, send)


async def _nothing() -> Message:
    return {"type": "http.disconnect"}
