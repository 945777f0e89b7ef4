"""Workers: deadlines, cancelling, processes that die, and a server that stops."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from holdfast.engine.errors import IllegalChoice
from holdfast.server.errors import Busy, DeadlineExceeded
from holdfast.server.operations.metrics import METRICS
from holdfast.server.work.kinds import BOT, HINT
from holdfast.server.work.pool import WorkPool
from holdfast.server.work.workers import ProcessWorker, ThreadWorker

pytestmark = pytest.mark.anyio

ENDLESS_S = 40.0
"""As good as endless: a test that waits for it has failed."""
PATIENCE = 120.0


@pytest.fixture
async def process() -> AsyncIterator[WorkPool]:
    pool = WorkPool([ProcessWorker(5)])
    yield pool
    await pool.close()


@pytest.fixture
async def thread() -> AsyncIterator[WorkPool]:
    pool = WorkPool([ThreadWorker("tests")])
    yield pool
    await pool.close()


def ignore_interrupts() -> int:
    """From now on the process cannot be interrupted."""
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    return os.getpid()


def write_pid_and_sleep(path: str) -> None:
    Path(path).write_text(str(os.getpid()))
    time.sleep(ENDLESS_S)


def die_once(path: str) -> str:
    """Ends its process, unless it has done so before."""
    if not Path(path).exists():
        Path(path).write_text("died")
        os._exit(1)
    return "alive"


def die() -> None:
    os._exit(1)


def fail() -> None:
    raise IllegalChoice("not this")


async def until_exists(path: Path) -> str:
    async with asyncio.timeout(PATIENCE):
        while not path.exists() or not path.read_text():
            await asyncio.sleep(0.01)
    return path.read_text()


def ended(how: str) -> float:
    return float(METRICS.work_ended.labels("bot", how)._value.get())  # there is no other way to read it


async def test_work_is_done_in_another_process_and_its_errors_come_back(process: WorkPool) -> None:
    assert await process.run(BOT, "t", os.getpid) != os.getpid()
    with pytest.raises(IllegalChoice, match="not this"):
        await process.run(BOT, "t", fail)


async def test_work_that_takes_too_long_is_ended_and_the_next_is_done_by_the_same_process(process: WorkPool) -> None:
    first, before = await process.run(BOT, "t", os.getpid), ended("timeout")
    with pytest.raises(DeadlineExceeded):
        await process.run(replace(BOT, deadline_s=0.2), "t", time.sleep, ENDLESS_S)

    assert await process.run(BOT, "t", os.getpid) == first
    assert ended("timeout") == before + 1


async def test_a_process_that_does_not_stop_is_killed_and_replaced(process: WorkPool) -> None:
    first = await process.run(BOT, "t", ignore_interrupts)
    with pytest.raises(DeadlineExceeded):
        await process.run(replace(BOT, deadline_s=0.2), "t", time.sleep, ENDLESS_S)

    assert await process.run(BOT, "t", os.getpid) != first
    assert not Path(f"/proc/{first}").exists()


async def test_a_process_that_ignores_an_interrupt_is_killed_by_its_worker() -> None:
    worker = ProcessWorker(5)
    pid = await worker.run(ignore_interrupts, ())
    sleeping = asyncio.create_task(worker.run(time.sleep, (ENDLESS_S,)))
    await asyncio.sleep(0.1)
    sleeping.cancel()
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(sleeping, return_exceptions=True)
        assert not Path(f"/proc/{pid}").exists()
    finally:
        worker.kill()
        worker.close()


async def test_processes_with_nothing_to_do_end_with_the_server() -> None:
    pool = WorkPool([ProcessWorker(5)])
    pid = await pool.run(BOT, "t", os.getpid)
    await pool.close()

    assert not Path(f"/proc/{pid}").exists()


async def test_work_that_nobody_waits_for_any_more_is_dropped(process: WorkPool, tmp_path: Path) -> None:
    before, file = ended("cancelled"), tmp_path / "pid"
    patient = replace(BOT, deadline_s=2 * ENDLESS_S)
    running = asyncio.create_task(process.run(patient, "t", write_pid_and_sleep, str(file)))
    pid = int(await until_exists(file))
    waiting = asyncio.create_task(process.run(BOT, "t", time.sleep, ENDLESS_S))
    await asyncio.sleep(0)
    for task in (waiting, running):
        task.cancel()
    await asyncio.gather(running, waiting, return_exceptions=True)

    async with asyncio.timeout(ENDLESS_S / 2):
        assert await process.run(BOT, "t", os.getpid) == pid
    assert ended("cancelled") == before + 2


async def test_a_process_that_died_is_replaced_and_the_work_repeated_once(process: WorkPool, tmp_path: Path) -> None:
    assert await process.run(BOT, "t", die_once, str(tmp_path / "died")) == "alive"
    with pytest.raises(DeadlineExceeded, match="could not be computed"):
        await process.run(BOT, "t", die)
    assert await process.run(BOT, "t", os.getpid)


async def test_who_waits_when_the_server_stops_is_told_at_once(tmp_path: Path) -> None:
    pool, file = WorkPool([ProcessWorker(5)]), tmp_path / "pid"
    running = asyncio.create_task(pool.run(BOT, "t", write_pid_and_sleep, str(file)))
    pid = int(await until_exists(file))
    waiting = asyncio.create_task(pool.run(HINT, "t", time.sleep, ENDLESS_S))
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await pool.close()
        for task in (running, waiting):
            with pytest.raises(Busy, match="stopping"):
                await task
    with pytest.raises(Busy, match="stopping"):
        await pool.run(BOT, "t", os.getpid)

    assert not Path(f"/proc/{pid}").exists()


async def test_work_that_waited_too_long_is_refused(thread: WorkPool) -> None:
    running = asyncio.create_task(thread.run(BOT, "t", time.sleep, 1.0))
    await asyncio.sleep(0)
    with pytest.raises(Busy, match="too much to do"):
        await thread.run(replace(HINT, max_wait_s=0.1), "t", os.getpid)
    await running


async def test_a_thread_that_takes_too_long_is_left_and_another_goes_on(thread: WorkPool) -> None:
    with pytest.raises(DeadlineExceeded):
        await thread.run(replace(BOT, deadline_s=0.1), "t", time.sleep, 5.0)
    async with asyncio.timeout(4.0):
        assert await thread.run(BOT, "t", os.getpid) == os.getpid()


async def test_the_loop_goes_on_while_a_thread_works(thread: WorkPool) -> None:
    working, turns = asyncio.create_task(thread.run(BOT, "t", time.sleep, 0.3)), 0
    while not working.done():
        await asyncio.sleep(0.01)
        turns += 1

    assert turns > 3


async def test_what_waits_and_is_refused_is_counted(thread: WorkPool) -> None:
    def count(name: str) -> float:
        return METRICS.registry.get_sample_value(name, {"work": "hint"}) or 0.0

    why = "holdfast_work_refused_total", {"work": "hint", "why": "busy"}
    refused = METRICS.registry.get_sample_value(*why) or 0.0
    waited = count("holdfast_work_wait_seconds_count")
    running = asyncio.create_task(thread.run(BOT, "t", time.sleep, 0.5))
    await asyncio.sleep(0.1)
    hints = [asyncio.create_task(thread.run(HINT, "t", os.getpid)) for _ in range(HINT.max_waiting_per_address)]
    await asyncio.sleep(0)
    assert count("holdfast_work_waiting") == HINT.max_waiting_per_address
    with pytest.raises(Busy):
        await thread.run(HINT, "t", os.getpid)
    await asyncio.gather(running, *hints)

    assert count("holdfast_work_waiting") == 0
    assert count("holdfast_work_wait_seconds_count") == waited + HINT.max_waiting_per_address
    assert (
        METRICS.registry.get_sample_value("holdfast_work_refused_total", {"work": "hint", "why": "busy"}) == refused + 1
    )
