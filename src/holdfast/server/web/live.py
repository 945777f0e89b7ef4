"""Live connections: whatever changes at a table goes out to all who have it open, as each of them may see it.

`/table/ID/live` speaks HTML fragments with our own pages; `/api/v1/tables/ID/events` speaks JSON with any client.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from holdfast.engine.errors import HoldfastError
from holdfast.server.errors import NotYourSeat, Unavailable, Unread
from holdfast.server.operations.logs import answered, new_request
from holdfast.server.operations.metrics import METRICS
from holdfast.server.tables.models import Notice
from holdfast.server.tables.service import Service
from holdfast.server.tables.table_view import Seen
from holdfast.server.web import rendering
from holdfast.server.web.delta import News, told
from holdfast.server.web.limits import LAST_SEQ, MESSAGES, Limits, bucket
from holdfast.server.web.tokens import given_token

router = APIRouter()

GONE, LATER, ONLY_TEXT = 4404, 1013, 1003
"""Codes of closing: there is no such table; come again, the database is away; this was no text."""

Show = Callable[[Seen, str], dict[str, Any] | None]
"""What to send of a table as it is now, after a change of some kind; None if there is nothing new."""


@router.websocket("/table/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    """For our pages: the regions that have changed since what this connection last got."""
    await Connection(socket, table, Fragments().show).run()


@router.websocket("/api/v1/tables/{table}/events")
async def events(socket: WebSocket, table: str) -> None:
    """For any client: the table after every change; with `?changes`, only what has changed. It may answer here too."""
    whole: Show = lambda seen, kind: {"kind": kind, "table": told(seen)}  # noqa: E731  # told in a line
    await Connection(socket, table, News().show if "changes" in socket.query_params else whole).run()


class Fragments:
    """What a page shows, so that only what has changed is sent."""

    def __init__(self) -> None:
        self._shown = dict[str, str]()
        self._seq = -1
        self._lines: int | None = None

    def show(self, seen: Seen, kind: str) -> dict[str, Any] | None:
        drawn = rendering.regions(seen)
        changed = {name: str(html) for name, html in drawn.items() if self._shown.get(name) != html}
        gone = {name: "" for name in self._shown if name not in drawn}
        if not changed and not gone and seen.seq == self._seq:
            return None
        news = [] if self._lines is None else list(seen.story[self._lines :])
        self._shown, self._seq, self._lines = drawn, seen.seq, len(seen.story)
        return {"seq": seen.seq, "kind": kind, "regions": {**changed, **gone}, "announce": news}


def read(text: str) -> dict[str, Any]:
    """What a page says, as it came."""
    try:
        message = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unread("this is not JSON") from error
    return message if isinstance(message, dict) else {}


def seq_of(message: dict[str, Any]) -> int | None:
    """The action after which something was said, bounded as everywhere; None if it does not matter."""
    seq = message.get("seq")
    if seq is None or (isinstance(seq, int) and 0 <= seq <= LAST_SEQ):
        return seq
    raise Unread(f"`seq` must be a number from 0 to {LAST_SEQ}")


async def until_one_ends(doing: asyncio.Lock, *works: Awaitable[None]) -> None:
    """Go on until one of the works ends, and fail as it did. What is being done meanwhile is finished first."""
    tasks = {asyncio.ensure_future(work) for work in works}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        async with doing:  # what is begun is finished, whoever leaves
            _cancel(tasks)
        await asyncio.gather(*tasks, return_exceptions=True)
        tasks.clear()  # a failure holds this frame: held by it in turn, it would wait for the garbage collector
    while done:
        done.pop().result()


def _cancel(tasks: Iterable[asyncio.Future[None]]) -> None:
    for task in tasks:
        task.cancel()


class Connection:
    """One open page or client: hears of changes, and answers what it is asked."""

    def __init__(self, socket: WebSocket, table: str, show: Show) -> None:
        self._socket = socket
        self._table = table
        self._show = show
        self._token = given_token(socket)
        self._service: Service = socket.app.state.service
        self._doing = asyncio.Lock()
        limits: Limits | None = socket.app.state.limits
        self._budget = None if limits is None else bucket(MESSAGES, asyncio.get_running_loop().time())

    async def run(self) -> None:
        new_request(self._socket.url.path)
        await self._socket.accept()
        answered("GET", self._socket.url.path, 101, 0.0)
        with METRICS.connected("page" if self._socket.url.path.startswith("/table/") else "client"):
            await self._talk()

    async def _talk(self) -> None:
        try:
            async with self._service.listen(self._table, self._token) as notices:
                await self._send_table("hello", 0)  # it was looked up just now; what comes later is heard of
                await until_one_ends(self._doing, self._tell(notices), self._hear())
        except HoldfastError as error:
            await self._refuse(error)
            await self._socket.close(LATER if isinstance(error, Unavailable) else GONE, type(error).__name__)
        except WebSocketDisconnect:
            pass  # the page was closed, or reads nothing any more
        except RuntimeError:
            if self._open():
                raise  # only a send to a page that was just closed is nothing to speak of

    def _open(self) -> bool:
        socket = self._socket
        return socket.client_state is socket.application_state is WebSocketState.CONNECTED

    async def _tell(self, notices: AsyncIterator[Notice]) -> None:
        async for notice in notices:
            await self._send_table(notice.kind, notice.seq)

    async def _send_table(self, kind: str, since: int | None = None) -> None:
        with METRICS.telling.time():
            message = self._show(await self._service.seen(self._table, self._token, since=since), kind)
            if message is not None:
                await self._send(message)

    async def _hear(self) -> None:
        while True:
            heard = await self._socket.receive()
            if heard["type"] == "websocket.disconnect":
                return
            text = heard.get("text")
            if text is None:
                await self._socket.close(ONLY_TEXT)
                return
            await self._slow_down()
            try:
                async with self._doing:
                    await self._do(read(text))
            except HoldfastError as error:
                await self._refuse(error)
                await self._send_table("refused")

    async def _slow_down(self) -> None:
        """Who says too much is read more slowly; nothing that was said is lost."""
        if self._budget is not None:
            while wait := self._budget.take(asyncio.get_running_loop().time()):
                await asyncio.sleep(wait)

    async def _do(self, message: dict[str, Any]) -> None:
        service, table = self._service, self._table
        if self._token is None:
            raise NotYourSeat("you do not sit at this table")
        seq = seq_of(message)
        match message:
            case {"choose": str(key)} if seq is not None:
                await service.choose(table, self._token, key, seq)
            case {"undo": True}:
                await service.undo(table, self._token, seq)
            case {"preview": str(key)}:
                await self._send({"preview": key, "changes": await service.preview(table, self._token, key)})
            case {"hint": True}:
                await self._send({"hint": [hint.__dict__ for hint in await service.hint(table, self._token)]})
            case {"suggest": str(key)} if seq is not None:
                await service.suggest(table, self._token, key, seq)
            case {"say": str(text)}:
                await service.say(table, self._token, text)
            case _:
                raise Unread("this was not understood")

    async def _refuse(self, error: HoldfastError) -> None:
        METRICS.errors.labels(type(error).__name__).inc()
        await self._send({"error": str(error), "kind": type(error).__name__})

    async def _send(self, message: dict[str, Any]) -> None:
        await self._socket.send_text(msgspec.json.encode(message).decode())
