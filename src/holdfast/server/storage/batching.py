"""A queue of actions on their way to the disk: all that wait at the same moment are written in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from holdfast.server.storage.faults import UNIQUE_VIOLATIONS
from holdfast.server.storage.notices import TableChanged


@dataclass
class PendingAppend:
    """An action to write, the table's new state, and the notice about it; `done` resolves once it is on disk."""

    action: dict[str, object]
    state: dict[str, object]
    notice: TableChanged
    snapshot: dict[str, object] | None = None
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def resolve(self, outcome: bool | Exception) -> None:
        """Set the outcome, unless the waiting task was cancelled."""
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class AppendQueue:
    """Groups commits: each waits for the disk, so one commit for all waiting actions is many times as fast."""

    def __init__(self, write: Callable[[Sequence[PendingAppend]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting = list[PendingAppend]()
        self._writer: asyncio.Task[None] | None = None

    async def submit(self, append: PendingAppend) -> bool:
        """Whether it was written; False if an action with its number exists already."""
        self._waiting.append(append)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._run())
        return await append.done

    async def close(self) -> None:
        """Wait until everything is written."""
        if self._writer is not None:
            await self._writer

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if not await self._try(batch):
                for append in batch:  # one of them came too late: write them one by one
                    if not await self._try([append]):
                        append.resolve(False)

    async def _try(self, batch: list[PendingAppend]) -> bool:
        """Write all or nothing; False if an action number exists already."""
        try:
            await self._write(batch)
        except UNIQUE_VIOLATIONS:
            return False
        except Exception as error:
            for append in batch:
                append.resolve(error)
            return True
        for append in batch:
            append.resolve(True)
        return True
