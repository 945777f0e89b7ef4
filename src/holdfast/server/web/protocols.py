"""How uvicorn serves the app: sizes, timeouts, and a gate that drops slow and silent clients.

The gate stands between the socket and uvicorn's protocols. It uses only what asyncio and ASGI document, so that a new
version of uvicorn cannot remove a protection unnoticed.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send

from holdfast.server.config import Config
from holdfast.server.operations.connections import RESERVED, ConnectionLimits, TrustedProxies, capacity
from holdfast.server.operations.metrics import METRICS

MAX_MESSAGE_BYTES = 64_000
"""The longest WebSocket message, and the longest request head."""
GATE = "holdfast.gate"
"""Where the state of a request has the gate through which it came."""
HEAD, READING = "head", "reading"
"""The deadlines of a connection: for a complete request to arrive, and for the client to read what it was sent."""


def uvicorn_config(app: ASGIApp, config: Config) -> uvicorn.Config:
    """The settings with which uvicorn serves the app."""
    room = capacity(config.max_connections)
    settings = uvicorn.Config(
        GatedApp(app),
        http="h11",
        ws="websockets-sansio",
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=config.idle_timeout_s,
        ws_ping_timeout=config.idle_timeout_s,
        timeout_keep_alive=config.idle_timeout_s,
        timeout_graceful_shutdown=config.shutdown_grace_s,
        h11_max_incomplete_event_size=MAX_MESSAGE_BYTES,
        backlog=room.backlog,
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    settings.load()
    limits = ConnectionLimits(room.connections, TrustedProxies())
    gate = partial(Gate, settings.http_protocol_class, limits, config.idle_timeout_s)
    settings.http_protocol_class = gate  # type: ignore[assignment]  # uvicorn only calls it
    return settings


def tune_garbage_collection() -> None:
    """Run the cyclic garbage collector less often: a table creates many short-lived objects, but no cycles."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


class GatedApp:
    """The app. It tells the gate of a connection when a complete request has arrived, and when it was answered."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gate: Gate | None = scope.get("state", {}).pop(GATE, None)
        if gate is None:
            await self._app(scope, receive, send)
            return
        scope["state"][RESERVED] = gate.begin_request()
        try:
            await self._app(scope, receive, send)
        except asyncio.CancelledError:  # only a server that stops cancels requests
            await _say_that_we_stop(scope, send)
        finally:
            gate.end_request()


async def _say_that_we_stop(scope: Scope, send: Send) -> None:
    """Answer a request that could not be finished, if it has no answer yet."""
    if scope["type"] == "http":
        with suppress(RuntimeError):  # the answer has begun
            await send({"type": "http.response.start", "status": 503, "headers": [(b"retry-after", b"1")]})
            await send({"type": "http.response.body", "body": b"the server stops; try again"})


class Gate(asyncio.Protocol):
    """One connection: refused when it is made if its address holds too many, dropped when its client is too slow.

    Everything else is passed on to uvicorn's protocol, which `make_protocol` makes.
    """

    def __init__(
        self,
        make_protocol: Callable[..., asyncio.Protocol],
        limits: ConnectionLimits,
        timeout_s: float,
        *,
        app_state: dict[str, Any],
        **given: Any,
    ) -> None:
        self._make_protocol = partial(make_protocol, **given)
        self._app_state = app_state
        self._limits = limits
        self._timeout_s = timeout_s
        self._requests = 0
        self._head_began = True
        self._deadlines = dict[str, asyncio.TimerHandle]()
        self.protocol: asyncio.Protocol | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # asyncio passes a Transport to stream protocols
        self._transport = transport
        peer = transport.get_extra_info("peername")
        admitted = self._limits.admit(str(peer[0]) if isinstance(peer, tuple) else "", self._drop)
        if admitted is None:
            self._drop()
            return
        self._admitted = admitted
        self.protocol = self._make_protocol(app_state={**self._app_state, GATE: self})
        self._set_deadline(HEAD)
        self.protocol.connection_made(GateTransport(self, transport))  # type: ignore[arg-type]  # passes everything on

    def data_received(self, data: bytes) -> None:
        if self.protocol is None:
            return
        if not self._requests and not self._head_began:
            self._head_began = True
            self._set_deadline(HEAD)
        self.protocol.data_received(data)

    def eof_received(self) -> bool | None:
        return None if self.protocol is None else self.protocol.eof_received()

    def pause_writing(self) -> None:
        self._set_deadline(READING)
        if self.protocol is not None:
            self.protocol.pause_writing()

    def resume_writing(self) -> None:
        self._cancel_deadline(READING)
        if self.protocol is not None:
            self.protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        for name in (HEAD, READING):
            self._cancel_deadline(name)
        protocol, self.protocol = self.protocol, None  # breaks a reference cycle
        if protocol is not None:
            self._limits.close(self._admitted)
            protocol.connection_lost(exc)
            _release_parser(protocol)

    def begin_request(self) -> bool:
        """A complete request has arrived; whether it may be nothing but a health check, because the server is full."""
        self._requests += 1
        self._cancel_deadline(HEAD)
        self._limits.begin_request(self._admitted)
        return self._admitted.reserved

    def end_request(self) -> None:
        """It was answered; the client may send another."""
        self._requests -= 1
        if not self._requests and self.protocol is not None:
            self._head_began = False
            self._set_deadline(HEAD)
            self._limits.end_request(self._admitted)

    def _set_deadline(self, name: str) -> None:
        self._cancel_deadline(name)
        self._deadlines[name] = asyncio.get_running_loop().call_later(self._timeout_s, self._transport.abort)

    def _cancel_deadline(self, name: str) -> None:
        if (running := self._deadlines.pop(name, None)) is not None:
            running.cancel()

    def _drop(self) -> None:
        METRICS.errors.labels("TooManyConnections").inc()
        self._transport.abort()


class GateTransport:
    """The transport as uvicorn's protocols see it: one that replaces the protocol leaves the gate in its place."""

    def __init__(self, gate: Gate, transport: asyncio.Transport) -> None:
        self._gate = gate
        self._transport = transport

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def get_protocol(self) -> asyncio.Protocol | None:
        return self._gate.protocol

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        self._gate.protocol = protocol


def _release_parser(protocol: asyncio.Protocol) -> None:
    """Break a reference cycle of websockets that would keep the compression buffers of a connection alive."""
    parser = getattr(getattr(protocol, "conn", None), "parser", None)
    if parser is not None:
        parser.close()
