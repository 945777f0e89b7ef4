"""Live connections: WebSockets that get every change of a table, as their viewer may see it, and send answers.

`/table/ID/live` sends HTML regions to our own pages; `/api/v1/tables/ID/events` sends JSON to any client.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from holdfast.engine.errors import HoldfastError
from holdfast.server.bots.hints import HintProvider
from holdfast.server.errors import InvalidMessage, NotYourSeat, Stale, Unavailable
from holdfast.server.operations.logs import log_response, start_request
from holdfast.server.operations.metrics import METRICS
from holdfast.server.storage.rows import ChatLine
from holdfast.server.tables.service import TableService
from holdfast.server.tables.session import TableEvent
from holdfast.server.tables.table_view import TableView
from holdfast.server.web import limits, rendering
from holdfast.server.web.delta import DeltaEncoder, lines_after
from holdfast.server.web.limits import MAX_SEQ, MESSAGE_RATE, Rate, RateLimits, full_bucket
from holdfast.server.web.serialise import Json, table_to_json
from holdfast.server.web.tokens import given_token
from holdfast.server.work.payer import PAYER

router = APIRouter()

CLOSE_NO_TABLE, CLOSE_TRY_LATER, CLOSE_NOT_TEXT, CLOSE_TOO_MANY = 4404, 1013, 1003, 1008
"""WebSocket close codes: no such table; the database is unavailable; not a text; too many messages wait already."""
MAX_WAITING_MESSAGES = 200
"""Messages of one connection that wait to be handled; a client that sends more is disconnected."""
LAST_MESSAGES_TIMEOUT_S = 1.0
"""How long messages that came before the end of a connection are still handled."""

Encoder = Callable[[TableView, str], Json | None]
"""Makes the message about a table after an event of some kind; None if there is nothing new."""


@router.websocket("/table/{table}/live")
async def page_connection(socket: WebSocket, table: str) -> None:
    """For our pages: the regions that have changed since the last message."""
    await Connection(socket, table, RegionEncoder().encode).run()


@router.websocket("/api/v1/tables/{table}/events")
async def client_connection(socket: WebSocket, table: str) -> None:
    """For any client: the table after every change; with `?changes`, only what has changed. It may answer here too."""
    encoder = DeltaEncoder() if "changes" in socket.query_params else WholeTableEncoder()
    await Connection(socket, table, encoder.encode).run()


class WholeTableEncoder:
    """Sends the whole table after every change, but of the chat only what is new."""

    def __init__(self) -> None:
        self._talk: Sequence[ChatLine] | None = None

    def encode(self, view: TableView, kind: str) -> Json | None:
        new_lines = None if self._talk is None else lines_after(self._talk, view.talk)
        self._talk = view.talk
        if kind != "talk" or new_lines is None:
            return {"kind": kind, "table": table_to_json(view)}
        return {"kind": kind, "seq": view.seq, "said": [line.__dict__ for line in new_lines]} if new_lines else None


class RegionEncoder:
    """Knows what a page shows, and sends the regions that have changed, and new lines of chat."""

    def __init__(self) -> None:
        self._sent = dict[str, str]()
        self._seq = -1
        self._lines: int | None = None
        self._talk: Sequence[ChatLine] | None = None

    def encode(self, view: TableView, kind: str) -> Json | None:
        new_talk = None if self._talk is None else lines_after(self._talk, view.talk)
        self._talk = view.talk
        talk = self._new_talk(new_talk or ())
        if kind == "talk" and new_talk is not None:
            return {"kind": kind, **talk} if talk else None
        regions = rendering.regions(view, talk=new_talk is None)
        changed = {name: str(html) for name, html in regions.items() if self._sent.get(name) != html}
        removed = {name: "" for name in self._sent if name not in regions and name != "talk"}
        if not changed and not removed and not talk and view.seq == self._seq:
            return None
        new_lines = [] if self._lines is None else list(view.story[self._lines :])
        self._sent, self._seq, self._lines = regions, view.seq, len(view.story)
        announced = {"announce": [*new_lines, *talk.pop("announce", ())]}
        return {"seq": view.seq, "kind": kind, "regions": {**changed, **removed}, **talk, **announced}

    @staticmethod
    def _new_talk(lines: Sequence[ChatLine]) -> Json:
        """New lines as HTML to append; what the table itself says is also shown for a moment, and read out."""
        if not lines:
            return {}
        notices = [line.text for line in lines if line.seat is None]
        return {"said": rendering.said(lines), "announce": notices, "notices": notices}


def parse_message(text: str) -> Json:
    try:
        message = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidMessage("this is not JSON") from error
    return message if isinstance(message, dict) else {}


def parse_seq(message: Json) -> int | None:
    """The `seq` of a message, checked; None if it has none."""
    seq = message.get("seq")
    if seq is None or (isinstance(seq, int) and 0 <= seq <= MAX_SEQ):
        return seq
    raise InvalidMessage(f"`seq` must be a number from 0 to {MAX_SEQ}")


async def run_until_first_ends(handling: asyncio.Lock, *works: Awaitable[None]) -> None:
    """Run all until one of them ends, and fail as it did. A message that is being handled is finished first."""
    tasks = {asyncio.ensure_future(work) for work in works}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with handling:
            _cancel(tasks)
        await asyncio.gather(*tasks, return_exceptions=True)
        tasks.clear()  # a failed task refers to this frame: this breaks the cycle, so that no GC run is needed
    while done:
        done.pop().result()


def _cancel(tasks: Iterable[asyncio.Future[None]]) -> None:
    for task in tasks:
        task.cancel()


class Connection:
    """One open page or client."""

    def __init__(self, socket: WebSocket, table_id: str, encode: Encoder) -> None:
        self._socket = socket
        self._table_id = table_id
        self._encode = encode
        self._token = given_token(socket)
        self._seat: int | None = None
        self._service: TableService = socket.app.state.service
        self._hints: HintProvider = socket.app.state.hints
        self._handling = asyncio.Lock()
        self._messages = asyncio.Queue[str](MAX_WAITING_MESSAGES)
        self._hint: asyncio.Task[None] | None = None
        self._limits: RateLimits | None = socket.app.state.limits
        self._budget = full_bucket(MESSAGE_RATE, asyncio.get_running_loop().time())

    async def run(self) -> None:
        start_request(self._socket.url.path)
        try:
            await self._socket.accept()
            log_response("GET", self._socket.url.path, 101, 0.0)
            with METRICS.connected("page" if self._socket.url.path.startswith("/table/") else "client"):
                await self._serve()
        except WebSocketDisconnect:
            pass  # the page was closed, or does not read any more
        except RuntimeError:
            if self._is_open():
                raise  # sending to a page that was just closed is no error

    async def _serve(self) -> None:
        try:
            async with self._service.subscribe(self._table_id, self._token) as events:
                await self._send_table("hello", 0)  # subscribing has just loaded it; later changes come as events
                await run_until_first_ends(
                    self._handling, self._send_events(events), self._receive_messages(), self._handle_messages()
                )
        except HoldfastError as error:
            await self._send_error(error)
            code = CLOSE_TRY_LATER if isinstance(error, Unavailable) else CLOSE_NO_TABLE
            await self._socket.close(code, type(error).__name__)
        finally:
            self._drop_hint()

    def _is_open(self) -> bool:
        socket = self._socket
        return socket.client_state is socket.application_state is WebSocketState.CONNECTED

    async def _send_events(self, events: AsyncIterator[TableEvent]) -> None:
        async for event in events:
            await self._wait_for_turn(limits.ADDRESS_UPDATE_RATE)
            await self._send_table(event.kind, event.seq)

    async def _send_table(self, kind: str, since: int | None = None) -> None:
        with METRICS.update_seconds.time():
            view = await self._service.view(self._table_id, self._token, since=since)
            if view.seat is None and self._seat is not None:
                raise NotYourSeat("you no longer hold this seat; you can watch")  # and are not present there any more
            self._seat = view.seat
            message = self._encode(view, kind)
            if message is not None:
                await self._send(message)

    async def _receive_messages(self) -> None:
        """Read messages as they come, so that the end of the connection is seen at once; others handle them."""
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                with suppress(TimeoutError):
                    async with asyncio.timeout(LAST_MESSAGES_TIMEOUT_S):
                        await self._messages.join()
                return
            text = received.get("text")
            if text is None or self._messages.full():
                await self._socket.close(CLOSE_NOT_TEXT if text is None else CLOSE_TOO_MANY)
                return
            self._messages.put_nowait(text)

    async def _handle_messages(self) -> None:
        """Handle one message after the other, as fast as this client and its address may send them."""
        while True:
            text = await self._messages.get()
            await self._wait_for_budget()
            try:
                async with self._handling:
                    await self._handle(parse_message(text))
            except HoldfastError as error:
                await self._send_error(error)
                await self._send_table("refused")
            finally:
                self._messages.task_done()

    async def _wait_for_budget(self) -> None:
        """A client or an address that sends too many messages is read more slowly; none is lost."""
        while self._limits is not None and (wait := self._budget.take(asyncio.get_running_loop().time())):
            await asyncio.sleep(wait)
        await self._wait_for_turn(limits.ADDRESS_MESSAGE_RATE)

    async def _wait_for_turn(self, rate: Rate) -> None:
        """Wait for the turn of this connection among all of its address."""
        if self._limits is not None and (wait := self._limits.turn_wait_s(PAYER.get().address, rate)):
            await asyncio.sleep(wait)

    async def _handle(self, message: Json) -> None:
        service, table_id, token = self._service, self._table_id, self._token
        if token is None:
            raise NotYourSeat("you do not sit at this table")
        seq = parse_seq(message)
        match message:
            case {"choose": str(key)} if seq is not None:
                await service.choose(table_id, token, key, seq)
            case {"undo": True}:
                await service.undo(table_id, token, seq)
            case {"preview": str(key)}:
                await self._send({"preview": key, "changes": await service.preview(table_id, token, key)})
            case {"hint": True}:
                self._drop_hint()
                self._hint = asyncio.create_task(self._send_hint(token))
            case {"suggest": str(key)} if seq is not None:
                await service.suggest(table_id, token, key, seq)
            case {"say": str(text)}:
                if self._limits is not None:
                    self._limits.charge_chat(PAYER.get())
                await service.add_chat(table_id, token, text)
            case _:
                raise InvalidMessage("this message is not understood")

    async def _send_hint(self, token: str) -> None:
        """Other messages are handled meanwhile. A hint that is no longer needed is not sent."""
        try:
            found = await self._hints.hints(self._table_id, token)
            await self._send({"hint": [hint.__dict__ for hint in found]})
        except Stale:
            pass
        except HoldfastError as error:
            await self._send_error(error)

    def _drop_hint(self) -> None:
        if self._hint is not None:
            self._hint.cancel()

    async def _send_error(self, error: HoldfastError) -> None:
        METRICS.errors.labels(type(error).__name__).inc()
        retry = {"retry_after": error.retry_after_s} if isinstance(error, Unavailable) else {}
        await self._send({"error": str(error), "kind": type(error).__name__, **retry})

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send_text(msgspec.json.encode(message).decode())
