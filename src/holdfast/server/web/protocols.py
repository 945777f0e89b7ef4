"""How uvicorn serves the app: sizes, timeouts, and protocols that drop slow or silent connections."""

from __future__ import annotations

import asyncio
import gc

import h11
import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from holdfast.server.config import Config

MAX_MESSAGE_BYTES = 64_000
"""The longest WebSocket message, and the longest request head."""
LISTEN_BACKLOG = 1024


def uvicorn_config(app: FastAPI, config: Config) -> uvicorn.Config:
    """The settings with which uvicorn serves the app."""
    return uvicorn.Config(
        app,
        http=HttpProtocolWithTimeouts,
        ws=WebSocketProtocolWithLimits,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=config.idle_timeout_s,
        ws_ping_timeout=config.idle_timeout_s,
        timeout_keep_alive=config.idle_timeout_s,
        timeout_graceful_shutdown=config.shutdown_grace_s,
        h11_max_incomplete_event_size=MAX_MESSAGE_BYTES,
        limit_concurrency=config.max_connections,
        backlog=LISTEN_BACKLOG,
        log_level="warning",
        access_log=False,
        server_header=False,
    )


def tune_garbage_collection() -> None:
    """Run the cyclic garbage collector less often: a table creates many short-lived objects, but no cycles."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


class HttpProtocolWithTimeouts(H11Protocol):
    """HTTP that drops a client which does not finish the head of a request in time."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._start_deadline()

    def data_received(self, data: bytes) -> None:
        if self._is_idle() and self._deadline is None:
            self._start_deadline()
        super().data_received(data)
        if not self._is_idle():
            self._cancel_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._cancel_deadline()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        super().connection_lost(exc)

    def _is_idle(self) -> bool:
        """Whether no request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _start_deadline(self) -> None:
        self._deadline = self.loop.call_later(self.timeout_keep_alive, self._drop_if_idle)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _drop_if_idle(self) -> None:
        self._deadline = None
        if self._is_idle() and not self.transport.is_closing():
            self.transport.close()


class WebSocketProtocolWithLimits(WebSocketsSansIOProtocol):
    """A WebSocket that drops a client which reads nothing for as long as a ping may take."""

    _deadline: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.ping_timeout is not None:
            self._deadline = self.loop.call_later(self.ping_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        self._cancel_deadline()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        super().connection_lost(exc)
        self.conn.parser.close()  # breaks a reference cycle that would keep the compression buffers alive

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
