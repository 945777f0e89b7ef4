"""A bounded queue with turns: by kind, then between addresses, then between the tables of an address."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from holdfast.server.errors import Busy
from holdfast.server.work.kinds import KINDS, Kind


@dataclass(eq=False)
class QueuedJob:
    """Work that waits or runs, and the future that its asker waits for."""

    kind: Kind
    address: str
    table: str
    work: Callable[..., Any]
    arguments: tuple[object, ...]
    result: asyncio.Future[Any]
    queued_at: float = field(default_factory=lambda: asyncio.get_running_loop().time())


Line = OrderedDict[str, OrderedDict[str, deque[QueuedJob]]]
"""The waiting jobs of one kind, by address and table. The first of each is next."""
_NO_TABLES: OrderedDict[str, deque[QueuedJob]] = OrderedDict()


class FairQueue:
    """The jobs that wait for one worker."""

    def __init__(self) -> None:
        self._lines: dict[str, Line] = {kind.name: OrderedDict() for kind in KINDS}

    def __bool__(self) -> bool:
        """Whether any job waits."""
        return any(self._lines.values())

    def count(self, kind: Kind) -> int:
        return sum(len(jobs) for tables in self._lines[kind.name].values() for jobs in tables.values())

    def push(self, job: QueuedJob) -> None:
        """Let a job wait; raises `Busy` if too many of its kind or of its address wait."""
        line = self._lines[job.kind.name]
        if sum(map(len, line.get(job.address, _NO_TABLES).values())) >= job.kind.max_waiting_per_address:
            raise Busy("you have asked for much that is not done yet; wait for it first")
        if self.count(job.kind) >= job.kind.max_waiting:
            raise Busy("the server has too much to do; try again in some seconds")
        line.setdefault(job.address, OrderedDict()).setdefault(job.table, deque()).append(job)

    def pop(self) -> QueuedJob | None:
        """The next job. Its address and its table go to the end of their lines."""
        for line in self._lines.values():
            if line:
                address, tables = next(iter(line.items()))
                table, jobs = next(iter(tables.items()))
                job = jobs.popleft()
                line.move_to_end(address)
                tables.move_to_end(table)
                self._drop_empty(line, address, table)
                return job
        return None

    def remove(self, job: QueuedJob) -> bool:
        """Remove a job that is not needed any more; False if it does not wait."""
        line = self._lines[job.kind.name]
        if job not in line.get(job.address, _NO_TABLES).get(job.table, ()):
            return False
        line[job.address][job.table].remove(job)
        self._drop_empty(line, job.address, job.table)
        return True

    def _drop_empty(self, line: Line, address: str, table: str) -> None:
        tables = line[address]
        if not tables[table]:
            del tables[table]
        if not tables:
            del line[address]
