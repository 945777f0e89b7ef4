"""The link to the other server processes on the same database: sockets beside SQLite, LISTEN/NOTIFY on PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from holdfast.server.cluster.ipc import ProcessLink
from holdfast.server.cluster.notify import PostgresListener
from holdfast.server.config import WorkerSlot
from holdfast.server.storage.notices import Notice
from holdfast.server.storage.store import Store

OnNotice = Callable[[Notice, str], None]
"""Called with each notice and the name of the process that sent it."""
OnGap = Callable[[], None]
"""Called when notices may have been lost."""


class Link(Protocol):
    async def close(self) -> None: ...


async def connect(store: Store, slot: WorkerSlot | None, on_notice: OnNotice, on_gap: OnGap) -> Link | None:
    """Exchange notices with the other processes; None if there are none."""
    if store.is_postgres:
        return await PostgresListener.open(store.url, store.origin, on_notice, on_gap)
    if slot is None:
        return None
    link = await ProcessLink.open(slot, store.origin, on_notice, on_gap)
    store.on_commit(link.send)
    return link
