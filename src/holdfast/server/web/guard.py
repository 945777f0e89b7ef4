"""Middleware for every request: refuses other sites, limits rates and sizes, sets security headers, logs and counts."""

from __future__ import annotations

import asyncio
import json
import math
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.server.operations.connections import RESERVED, network_of
from holdfast.server.operations.logs import log_response, start_request
from holdfast.server.operations.metrics import METRICS
from holdfast.server.tables.input_cleaning import MAX_RECORD_LENGTH
from holdfast.server.web import limits
from holdfast.server.web.hosts import AllowedHosts
from holdfast.server.web.limits import CHANGE, RateLimits, request_amount, request_kind
from holdfast.server.web.tokens import cookie, given_token
from holdfast.server.work.payer import PAYER, Payer

CONTENT_SECURITY_POLICY = "; ".join(
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
RESPONSE_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
HEALTH_PATHS = ("/health", "/ready")
"""Answered without limits, and on the connections that are reserved for a full server: they cost nothing."""
OPERATOR_PATHS = (*HEALTH_PATHS, "/metrics")
"""Asked for by programs inside, under any name."""
UNKNOWN_HOST = "this server is not called {host}; its operator can name it with --public-url"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
COUNTED_METHODS = (*SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE")
"""Counted by name. Clients may invent any number of others."""
MAX_BODY_BYTES = 64_000
MAX_RECORD_BODY_BYTES = 2 * MAX_RECORD_LENGTH
"""Quotes are escaped in JSON, and some letters of names take several bytes."""
BODY_TIMEOUT_S = 30.0


class Guard:
    """Checks where a request comes from, how often and how big it is."""

    def __init__(self, app: ASGIApp, hosts: AllowedHosts, limits: RateLimits | None = None) -> None:
        self._app = app
        self._hosts = hosts
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        PAYER.set(Payer(network_of(client_address(scope)), given_token(HTTPConnection(scope)), self._limits))
        await self._wait_for_turn(scope)
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if scope.get("state", {}).get(RESERVED) and scope["path"] not in HEALTH_PATHS:
            await _refuse(scope, send, 503, "Full", "the server is full at the moment; try again in a minute", 60)
        elif scope["path"] not in OPERATOR_PATHS and not self._hosts.knows(host := headers.get("host", "")):
            await _refuse(scope, send, 421, "UnknownHost", UNKNOWN_HOST.format(host=host))
        elif changes and not is_same_site(headers, self._hosts):
            await _refuse(scope, send, 403, "OtherSite", "this request came from another site")
        elif wait := self._wait_s(scope):
            await _refuse(scope, send, 429, "TooFast", f"too many requests; try again in {wait} s", wait)
        elif scope["type"] == "websocket":
            await self._open_websocket(scope, receive, send)
        else:
            body = _LimitedBody(receive, scope["path"])
            if body.too_long(headers.get("content-length", "0")):
                await _refuse(scope, send, 413, "TooLong", str(TooLong(body.max_bytes).detail))
            else:
                await _respond(self._app, scope, body, send)

    async def _wait_for_turn(self, scope: Scope) -> None:
        """Begin the requests of an address one after the other. Static files and the sign of life cost little."""
        if self._limits is None or scope["path"] == "/health" or scope["path"].startswith("/static/"):
            return
        if wait := self._limits.turn_wait_s(PAYER.get().address, limits.ADDRESS_REQUEST_RATE):
            await asyncio.sleep(wait)

    def _wait_s(self, scope: Scope) -> int:
        """Whole seconds until this address may send such a request."""
        if self._limits is None or scope["path"] in HEALTH_PATHS:
            return 0
        kind = CHANGE if scope["type"] == "websocket" else request_kind(scope["method"], scope["path"])
        payer = PAYER.get()
        return math.ceil(self._limits.wait_s(payer.address, kind, payer.token, request_amount(kind)))

    async def _open_websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A live connection, of which each address may hold a limited number."""
        if self._limits is None:
            await self._app(scope, receive, send)
        elif not self._limits.connect(client_address(scope)):
            await _refuse(scope, send, 429, "TooMany", "too many connections are open from your address")
        else:
            try:
                await self._app(scope, receive, send)
            finally:
                self._limits.disconnect(client_address(scope))


async def _respond(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Let the app answer. Every response gets its headers, is logged and counted, refusals too."""
    scope.setdefault("state", {})
    began, request_id = time.perf_counter(), start_request(scope["path"])
    status, method = 500, scope.get("method", "GET")

    async def send_with_headers(message: Message) -> None:
        nonlocal status
        if message["type"].endswith("http.response.start"):
            status = message["status"]
            response = MutableHeaders(scope=message)
            response["X-Request-Id"] = request_id
            for name, value in RESPONSE_HEADERS.items():
                response.setdefault(name, value)
            if "token" in scope["state"]:
                response.append("Set-Cookie", cookie(scope["state"]["token"], secure=scope["scheme"] == "https"))
        await send(message)

    try:
        await app(scope, receive, send_with_headers)
    finally:
        seconds = time.perf_counter() - began
        METRICS.request_seconds.labels(method if method in COUNTED_METHODS else "other").observe(seconds)
        log_response(method, scope["path"], status, seconds)


class TooLong(HTTPException):
    """A request body that is too long."""

    def __init__(self, max_bytes: int) -> None:
        super().__init__(413, f"at most {max_bytes} bytes are accepted here")


class _LimitedBody:
    """The body of a request, limited in size and time."""

    def __init__(self, receive: Receive, path: str) -> None:
        self.max_bytes = (
            MAX_RECORD_BODY_BYTES if path in ("/api/v1/records", "/api/records", "/upload") else MAX_BODY_BYTES
        )
        self._receive = receive
        self._received_bytes = 0
        self._complete = False
        self._deadline = asyncio.get_running_loop().time() + BODY_TIMEOUT_S

    def too_long(self, length: str) -> bool:
        return length.isdecimal() and int(length) > self.max_bytes

    async def __call__(self) -> Message:
        message = await self._receive_in_time()
        self._received_bytes += len(message.get("body", b""))
        if self._received_bytes > self.max_bytes:
            raise TooLong(self.max_bytes)
        self._complete = not message.get("more_body", False)
        return message

    async def _receive_in_time(self) -> Message:
        if self._complete:
            return await self._receive()  # waits until the client disconnects
        try:
            async with asyncio.timeout_at(self._deadline):
                return await self._receive()
        except TimeoutError as error:
            raise HTTPException(408, f"a request must arrive within {BODY_TIMEOUT_S:.0f} seconds") from error


def is_same_site(headers: Headers, hosts: AllowedHosts) -> bool:
    """Whether a request comes from our own pages. Browsers say which site it comes from; other clients do not."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
    return hosts.is_own(origin, headers.get("host", ""))


def client_address(scope: Scope) -> str:
    """The IP address of the client; behind a trusted proxy the one that the proxy reports."""
    client = scope.get("client")
    return str(client[0]) if client else ""


async def _refuse(scope: Scope, send: Send, status: int, kind: str, message: str, wait: int = 0) -> None:
    """Answer a request without the app. A WebSocket handshake is answered with an HTTP response."""
    body = json.dumps({"error": {"kind": kind, "message": message}}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(b"retry-after", str(wait).encode())] if wait else []
    message_type = "websocket.http.response" if scope["type"] == "websocket" else "http.response"

    async def refusal(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": f"{message_type}.start", "status": status, "headers": headers})
        await send({"type": f"{message_type}.body", "body": body})

    METRICS.errors.labels(kind).inc()
    await _respond(refusal, scope, _disconnected, send)


async def _disconnected() -> Message:
    return {"type": "http.disconnect"}
