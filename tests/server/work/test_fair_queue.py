"""The queue of a worker: what comes first, whose turn it is, and how many may wait."""

from __future__ import annotations

import asyncio

import pytest

from holdfast.server.errors import Busy
from holdfast.server.work.fair_queue import FairQueue, QueuedJob
from holdfast.server.work.kinds import BOT, HINT, LONE_BOT, Kind

pytestmark = pytest.mark.anyio


def job(address: str, table: str, kind: Kind = BOT) -> QueuedJob:
    return QueuedJob(kind, address, table, print, (), asyncio.get_running_loop().create_future())


def emptied(queue: FairQueue) -> list[str]:
    """The addresses and tables of all jobs in the order in which they are done."""
    done = list[str]()
    while (found := queue.pop()) is not None:
        done.append(f"{found.address}{found.table}")
    return done


async def test_addresses_take_turns_and_so_do_the_tables_of_an_address() -> None:
    queue = FairQueue()
    for table in ("1", "1", "1", "2", "3"):
        queue.push(job("a", table))
    queue.push(job("b", "4"))
    queue.push(job("b", "4"))

    assert emptied(queue) == ["a1", "b4", "a2", "b4", "a3", "a1", "a1"]


async def test_an_address_that_comes_late_is_next_however_many_jobs_another_has() -> None:
    queue = FairQueue()
    for number in range(100):
        queue.push(job("flood", str(number)))
    queue.pop()
    queue.push(job("person", "x"))

    assert "personx" in emptied(queue)[:2]


async def test_bots_at_tables_of_people_come_before_hints_and_those_before_bots_among_themselves() -> None:
    queue = FairQueue()
    for kind in (LONE_BOT, HINT, BOT):
        queue.push(job(kind.name, "", kind))

    assert emptied(queue) == ["bot", "hint", "lone_bot"]


async def test_the_waiting_jobs_of_an_address_are_limited() -> None:
    queue = FairQueue()
    for number in range(HINT.max_waiting_per_address):
        queue.push(job("a", str(number), HINT))
    with pytest.raises(Busy, match="not done yet"):
        queue.push(job("a", "one more", HINT))
    queue.push(job("b", "1", HINT))

    assert queue.count(HINT) == HINT.max_waiting_per_address + 1


async def test_all_waiting_jobs_are_limited() -> None:
    queue = FairQueue()
    for number in range(HINT.max_waiting):
        queue.push(job(f"address {number}", "1", HINT))
    with pytest.raises(Busy, match="too much to do"):
        queue.push(job("another", "1", HINT))


async def test_a_job_that_is_withdrawn_is_not_done() -> None:
    queue = FairQueue()
    first, second = job("a", "1"), job("a", "1")
    queue.push(first)
    queue.push(second)

    assert queue.remove(first)
    assert not queue.remove(first)
    assert queue.pop() is second
    assert queue.pop() is None
