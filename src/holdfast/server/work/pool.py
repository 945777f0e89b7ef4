"""A pool of workers: each has a fair queue, runs one job at a time, and is ended when a job exceeds its deadline."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar
from zlib import crc32

from holdfast.server.errors import Busy, DeadlineExceeded
from holdfast.server.operations.metrics import METRICS
from holdfast.server.work.fair_queue import FairQueue, QueuedJob
from holdfast.server.work.kinds import Kind
from holdfast.server.work.payer import PAYER
from holdfast.server.work.workers import ProcessWorker, ThreadWorker, Worker, WorkerDied

T = TypeVar("T")
BOT_NICENESS, STUDY_NICENESS = 5, 10
"""The `nice` values of processes: people come first, then bots, then what can wait."""
STOPPING = "the server is stopping; try again in some seconds"
STOP_TIMEOUT_S = 1.0
"""How long a worker may take to drop a job; then it is replaced."""


class Slot:
    """One worker with its queue."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.queue = FairQueue()
        self._loop_task: asyncio.Task[None] | None = None
        self._running: tuple[QueuedJob, asyncio.Task[object]] | None = None
        self._closed = False

    def add(self, job: QueuedJob) -> None:
        """Let a job wait for its turn; raises `Busy` if too many do."""
        if self._closed:
            raise Busy(STOPPING)
        self.queue.push(job)
        METRICS.work_waiting.labels(job.kind.name).inc()
        if self._loop_task is None or self._loop_task.done():
            self._loop_task = asyncio.create_task(self._work())

    def withdraw(self, job: QueuedJob) -> None:
        """Drop a job that nobody waits for any more: from the queue, or from the worker."""
        if self.queue.remove(job):
            METRICS.work_waiting.labels(job.kind.name).dec()
        elif self._running is not None and self._running[0] is job:
            self._running[1].cancel()

    async def close(self) -> None:
        """End everything now; who waits is told so."""
        self._closed = True
        if self._running is not None:
            _fail(self._running[0], Busy(STOPPING))
        while (job := self.queue.pop()) is not None:
            METRICS.work_waiting.labels(job.kind.name).dec()
            _fail(job, Busy(STOPPING))
        if self._loop_task is not None:
            self._loop_task.cancel()
        self.worker.kill()
        if self._loop_task is not None:
            await asyncio.gather(self._loop_task, return_exceptions=True)
        self.worker.close()

    async def _work(self) -> None:
        while self.queue:
            with suppress(WorkerDied):  # then the next job tries again, and fails if that does
                await self.worker.prepare()
            if (job := self.queue.pop()) is None:  # it was withdrawn meanwhile
                return
            METRICS.work_waiting.labels(job.kind.name).dec()
            waited = asyncio.get_running_loop().time() - job.queued_at
            METRICS.work_wait_seconds.labels(job.kind.name).observe(waited)
            with METRICS.work_seconds.labels(job.kind.name).time():
                await self._do(job)

    async def _do(self, job: QueuedJob) -> None:
        """Run a job, and give its asker the result. A process that died is replaced, and the job repeated once."""
        try:
            try:
                value = await self._run_in_time(job)
            except WorkerDied:
                value = await self._run_in_time(job)
        except WorkerDied:
            METRICS.work_ended.labels(job.kind.name, "died").inc()
            _fail(job, DeadlineExceeded("this could not be computed; try again later"))
        except Exception as error:  # whatever it is, its asker gets it
            _fail(job, error)
        else:
            if not job.result.done():
                job.result.set_result(value)

    async def _run_in_time(self, job: QueuedJob) -> object:
        """The result of a job; raises `DeadlineExceeded` if it takes longer than it may."""
        task = asyncio.ensure_future(self.worker.run(job.work, job.arguments))
        self._running = job, task
        try:
            await asyncio.wait({task}, timeout=job.kind.deadline_s)
            if not task.done():
                METRICS.work_ended.labels(job.kind.name, "timeout").inc()
                task.cancel()
                await asyncio.wait({task}, timeout=STOP_TIMEOUT_S)
                raise DeadlineExceeded("this took too long; try again later")
            if task.cancelled():
                raise Busy("nobody waits for this any more")
            return task.result()
        finally:
            self._running = None
            if not task.done():
                self.worker.kill()
                task.cancel()
                await asyncio.wait({task}, timeout=STOP_TIMEOUT_S)


def _fail(job: QueuedJob, error: BaseException) -> None:
    if not job.result.done():
        job.result.set_exception(error)


class WorkPool:
    """Several workers. A table always goes to the same one, which has its game cached."""

    def __init__(self, workers: list[Worker]) -> None:
        self.slots = [Slot(worker) for worker in workers]

    def start(self) -> None:
        """Start the workers now, so that the first job does not wait for it."""
        for slot in self.slots:
            slot.worker.start()

    async def close(self) -> None:
        """End all workers at once, whatever they do."""
        await asyncio.gather(*(slot.close() for slot in self.slots))

    async def run(self, kind: Kind, table: str, work: Callable[..., T], *arguments: object) -> T:
        """Let a worker do something, and wait for it. If the caller is cancelled, so is the work."""
        slot = self.slots[crc32(table.encode()) % len(self.slots)]
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = QueuedJob(kind, PAYER.get().address, table, work, arguments, result)
        try:
            slot.add(job)
        except Busy:
            METRICS.work_refused.labels(kind.name, "busy").inc()
            raise
        timer = asyncio.get_running_loop().call_later(min(kind.max_wait_s, 1e6), _give_up_waiting, slot, job)
        try:
            return await result
        except asyncio.CancelledError:
            METRICS.work_ended.labels(kind.name, "cancelled").inc()
            slot.withdraw(job)
            raise
        finally:
            timer.cancel()


def _give_up_waiting(slot: Slot, job: QueuedJob) -> None:
    """Refuse a job that has waited too long."""
    if slot.queue.remove(job):
        METRICS.work_waiting.labels(job.kind.name).dec()
        METRICS.work_refused.labels(job.kind.name, "busy").inc()
        _fail(job, Busy("the server has too much to do; try again in some seconds"))


@dataclass(frozen=True)
class WorkPools:
    """The pools of a server."""

    thinking: WorkPool
    """For bots at tables, and hints."""
    study: WorkPool
    """For records, histories and analyses; its process starts when it is first needed."""
    loading: WorkPool
    """A thread, in which games are replayed that the server keeps in memory."""

    @staticmethod
    def create(bot_processes: int) -> WorkPools:
        """With no bot processes everything runs in threads."""
        loading = WorkPool([ThreadWorker("loading")])
        if bot_processes == 0:
            return WorkPools(WorkPool([ThreadWorker("bots")]), WorkPool([ThreadWorker("study")]), loading)
        thinking = WorkPool([ProcessWorker(BOT_NICENESS) for _ in range(bot_processes)])
        return WorkPools(thinking, WorkPool([ProcessWorker(STUDY_NICENESS)]), loading)

    async def close(self) -> None:
        await asyncio.gather(self.thinking.close(), self.study.close(), self.loading.close())
