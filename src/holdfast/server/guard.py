"""What every request goes through: other sites are kept out, inputs stay small, answers say what a page may do."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from holdfast.server.plan import RECORD_LENGTH
from holdfast.server.tokens import cookie

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
BODY = 64_000
RECORD_BODY = 4 * RECORD_LENGTH
"""A record's letters take up to so many bytes."""


class Guard:
    """Checks where a request comes from and how big it is, and dresses the answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and not same_site(headers):
            await _refuse(scope, receive, send, 403, "OtherSite", "this request came from another site")
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._answer(scope, _Bounded(receive, scope["path"]), send, headers)

    async def _answer(self, scope: Scope, body: _Bounded, send: Send, headers: Headers) -> None:
        scope.setdefault("state", {})
        if body.too_long(headers.get("content-length", "0")):
            await _refuse(scope, body, send, 413, "TooLong", str(TooLong(body.most).detail))
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in ANSWER_HEADERS.items():
                    answer.setdefault(name, value)
                if "token" in scope["state"]:
                    answer.append("Set-Cookie", cookie(scope["state"]["token"], secure=scope["scheme"] == "https"))
            await send(message)

        await self._app(scope, body, dressed)


class TooLong(HTTPException):
    """A body that went on and on."""

    def __init__(self, most: int) -> None:
        super().__init__(413, f"at most {most} bytes are taken here")


class _Bounded:
    """A body of a request that may not go on for ever."""

    def __init__(self, receive: Receive, path: str) -> None:
        self.most = RECORD_BODY if path in ("/api/records", "/upload") else BODY
        self._receive = receive
        self._got = 0

    def too_long(self, length: str) -> bool:
        return length.isdecimal() and int(length) > self.most

    async def __call__(self) -> Message:
        message = await self._receive()
        self._got += len(message.get("body", b""))
        if self._got > self.most:
            raise TooLong(self.most)
        return message


def same_site(headers: Headers) -> bool:
    """Browsers say which site a request comes from; other clients say nothing."""
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, kind: str, message: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": message})
        return
    body = json.dumps({"error": {"kind": kind, "message": message}}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
