"""How the app is run: what a connection may bring, and when one that is slow or silent is dropped."""

from __future__ import annotations

import asyncio
import gc

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from holdfast.server.app import create_app
from holdfast.server.config import Config

MESSAGE = 64_000
"""The longest message that a live connection takes."""
BACKLOG = 1024


def running(config: Config) -> uvicorn.Config:
    """The app as a server for the network."""
    return uvicorn.Config(
        create_app(config),
        http=Prompt,
        ws=Taking,
        ws_max_size=MESSAGE,
        ws_ping_interval=config.silence,
        ws_ping_timeout=config.silence,
        timeout_keep_alive=config.silence,
        timeout_graceful_shutdown=config.goodbye,
        h11_max_incomplete_event_size=MESSAGE,
        limit_concurrency=config.connections,
        backlog=BACKLOG,
        log_level="warning",
        access_log=False,
        server_header=False,
    )


def seldom_tidy() -> None:
    """Look less often for garbage: a table makes many small things for a moment, and nothing of them in circles."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


class Prompt(H11Protocol):
    """HTTP for clients that come to the point: who does not finish the head of a request in time is dropped."""

    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._idle() and self._deadline is None:
            self._wait()
        super().data_received(data)
        if not self._idle():
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _idle(self) -> bool:
        """Whether no request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _wait(self) -> None:
        self._deadline = self.loop.call_later(self.timeout_keep_alive, self._drop)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _drop(self) -> None:
        self._deadline = None
        if self._idle() and not self.transport.is_closing():
            self.transport.close()


class Taking(WebSocketsSansIOProtocol):
    """A live connection that takes what it is sent: who reads nothing for as long as a ping may take is dropped."""

    _deadline: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.ping_timeout is not None:
            self._deadline = self.loop.call_later(self.ping_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        self._stop_waiting()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds the protocol that holds it, and both what they compress with

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
