"""Finished games analysed in the background: what is found, who may ask, what is kept, what does not wait for it."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

import holdfast
from holdfast.bots.analysis import Analysis, Chances, MomentAnalysis, Slip, analyse
from holdfast.bots.budget import Budget
from holdfast.engine.record import Entry, Record
from holdfast.server.bots import analysis_jobs
from holdfast.server.bots.analysis_jobs import AnalysisJobs, AnalysisStatus
from holdfast.server.bots.process_pool import BotProcessPool
from holdfast.server.bots.worker_side import Job
from holdfast.server.errors import Busy, NotOver
from holdfast.server.storage.rebuild import chunks_from_record
from holdfast.server.storage.store import Store
from holdfast.server.web.drawing.chart import chances_chart
from server.servers import QUIET, RunningService, Served, table_for_two

pytestmark = pytest.mark.anyio

PLAYOUTS = 8


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_jobs, "MAX_PLAYOUTS", PLAYOUTS)


def begun(seats: int) -> Record:
    """The beginning of a game, which is analysed like a whole one."""
    table, chance = holdfast.new("cryo", seats=seats, seed=3), random.Random(3)
    while len(table.log) < 70:
        table.choose(chance.choice(table.decision.options))
    return table.record()


@pytest.fixture(scope="module")
def record() -> Record:
    return begun(seats=2)


async def until_done(work: AnalysisJobs, table: str) -> list[AnalysisStatus]:
    """Ask, and look again and again as a page does, until the end: all that was told."""
    told = [await work.request(table)]
    async with asyncio.timeout(120):
        while told[-1].state != "done":
            await asyncio.sleep(0)
            told.append(await work.status(table))
    return told


async def test_a_game_is_analysed_bit_by_bit_as_the_command_does(service: RunningService) -> None:
    record = begun(seats=1)
    table = await service.new_tables.upload_record(record.text())
    assert (await service.backend.analysis.status(table)).state == "none"
    told = await until_done(service.backend.analysis, table)

    *_, last = analyse(holdfast.games()["cryo"], record, Budget(playouts=PLAYOUTS))
    assert told[-1].found == last.so_far
    assert len(told[-1].found.slips) > 1
    assert told[-1].done == told[-1].total > 10
    assert [status.done for status in told] == sorted(status.done for status in told)
    assert {"waiting", "thinking", "done"} == {status.state for status in told}


async def test_what_was_found_is_kept_and_there_after_a_restart(
    store: Store, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = RunningService(store, QUIET)
    table = await first.new_tables.upload_record(record.text())
    found = (await until_done(first.backend.analysis, table))[-1]
    await first.close()

    async def never(*_: object) -> MomentAnalysis:
        raise AssertionError

    monkeypatch.setattr(BotProcessPool, "analyse", never)
    second = RunningService(store, QUIET)
    assert await second.backend.analysis.status(table) == found
    assert await second.backend.analysis.request(table) == found
    await second.close()


async def test_a_game_that_is_being_played_is_not_analysed(service: RunningService) -> None:
    table = await table_for_two(service)
    for asked in (service.backend.analysis.request(table), service.backend.analysis.status(table)):
        with pytest.raises(NotOver, match="when it is over"):
            await asked


async def test_a_game_asked_for_twice_waits_once_and_only_so_many_may_wait(
    service: RunningService, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_jobs, "MAX_WAITING_GAMES", 2)
    monkeypatch.setattr(BotProcessPool, "analyse", lambda *_: asyncio.Event().wait())
    first, second, third = [await service.new_tables.upload_record(record.text()) for _ in range(3)]
    for table in (first, first, second, first, second):
        assert (await service.backend.analysis.request(table)).state == "waiting"
    with pytest.raises(Busy, match="ask again"):
        await service.backend.analysis.request(third)


async def test_a_game_that_cannot_be_analysed_does_not_keep_the_next_one_waiting(
    service: RunningService, record: Record, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    analyse_moment, broken = BotProcessPool.analyse, await service.new_tables.upload_record(record.text())

    async def fails_once(self: BotProcessPool, job: Job, answer: Entry | None, budget: Budget) -> MomentAnalysis:
        if job.table == broken:
            raise ValueError("broken")
        return await analyse_moment(self, job, answer, budget)

    monkeypatch.setattr(BotProcessPool, "analyse", fails_once)
    await service.backend.analysis.request(broken)
    await until_done(service.backend.analysis, await service.new_tables.upload_record(record.text()))
    assert (await service.backend.analysis.status(broken)).state == "none"
    assert f"table {broken} could not be analysed" in caplog.text


async def test_a_bot_at_a_table_waits_for_no_more_than_what_has_begun(
    store: Store, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyse_moment, looks, begun = BotProcessPool.analyse, list[str](), asyncio.Event()

    async def noted(self: BotProcessPool, job: Job, answer: Entry | None, budget: Budget) -> MomentAnalysis:
        looks.append(job.table)
        begun.set()
        return await analyse_moment(self, job, answer, budget)

    monkeypatch.setattr(BotProcessPool, "analyse", noted)
    service = RunningService(store, QUIET)
    table = await service.new_tables.upload_record(record.text())
    setup, answers = chunks_from_record(record, None)
    await service.backend.analysis.request(table)
    await begun.wait()
    await service.backend.pool.choose(Job.for_decision("another", setup, answers[:1], 0), "random")

    assert 1 <= len(looks) <= 4
    await service.close()


async def test_over_the_api_it_is_asked_for_followed_and_told(server: Served, record: Record) -> None:
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        table = (await http.post("/api/v1/records", json={"text": record.text()})).json()["table"]
        path = f"/api/v1/tables/{table}/analysis"
        assert (await http.get(path)).json() == {"state": "none", "done": 0, "total": 0, "chances": [], "slips": []}
        asked = await http.post(path)
        told = asked.json()
        async with asyncio.timeout(120):
            while told["state"] != "done":
                told = (await http.get(path)).json()
        slip = told["slips"][0]
        moment = (await http.get(f"/api/v1/tables/{table}/replay?at={slip['entry']}&through={slip['seat']}")).json()
        plan = {"game": "cryo", "seats": [{"kind": "person", "name": "Kate"}]}
        running = (await http.post("/api/v1/tables", json=plan)).json()["table"]
        early = await http.post(f"/api/v1/tables/{running}/analysis")

    assert asked.status_code == 202
    assert told["done"] == told["total"] > 20
    assert {option["label"] for option in moment["decision"]["options"]} >= {slip["chosen"], slip["better"]}
    assert (moment["decision"]["prompt"], moment["decision"]["seat"]) == (slip["prompt"], slip["seat"])
    assert early.status_code == 409
    assert "analysed as a whole when it is over" in early.json()["error"]["message"]


async def test_costly_decisions_of_one_moment_are_pinned_beside_each_other() -> None:
    chances = tuple(Chances(entry, (0.4, 0.6)) for entry in (0, 10, 20))
    slips = tuple(Slip(entry, 0, "Which?", "This", "That", "Better.", 0.1) for entry in (10, 12, 19))
    chart = chances_chart(Analysis(chances, slips), ("Kate", "Paul"), pinned=True)

    assert [line.name for line in chart.lines] == ["Kate", "Paul"]
    assert [pin.x for pin in chart.pins] == [50.0] * 3
    assert min(abs(pin.y - other.y) for pin in chart.pins for other in chart.pins if pin is not other) > 13


async def test_seats_that_stand_or_fall_together_have_one_line() -> None:
    found = Analysis((Chances(0, (0.2, 0.2)), Chances(9, (1.0, 1.0))), ())
    (line,) = chances_chart(found, ("Kate", "Paul"), pinned=True).lines
    assert (line.name, line.last, line.path) == ("All together", "100%", "M0.0,80.0 100.0,0.0")
