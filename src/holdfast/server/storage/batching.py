"""Actions of many tables on their way to the disk: those that wait at the same moment go in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from holdfast.server.storage.faults import TAKEN
from holdfast.server.tables.models import Notice


@dataclass
class Append:
    """An action to be written, how its table then stands, and whom it is told; `done` once it is on disk or refused."""

    action: dict[str, object]
    state: dict[str, object]
    notice: Notice
    snapshot: dict[str, object] | None = None
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def settle(self, outcome: bool | Exception) -> None:
        """Tell who waits, if somebody still does."""
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Appends:
    """A commit waits for the disk, so one for all who wait is many times as fast as one for each."""

    def __init__(self, write: Callable[[Sequence[Append]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting = list[Append]()
        self._writer: asyncio.Task[None] | None = None

    async def put(self, one: Append) -> bool:
        """Whether it was written; False if its number was taken."""
        self._waiting.append(one)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._run())
        return await one.done

    async def close(self) -> None:
        """Wait until all is written."""
        if self._writer is not None:
            await self._writer

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            if not await self._try(batch):
                for one in batch:  # one of them came too late: find out which
                    if not await self._try([one]):
                        one.settle(False)

    async def _try(self, batch: list[Append]) -> bool:
        """Write all or none; False if a number was taken."""
        try:
            await self._write(batch)
        except TAKEN:
            return False
        except Exception as error:
            for one in batch:
                one.settle(error)
            return True
        for one in batch:
            one.settle(True)
        return True
