"""Bots at tables: they move by themselves, at a pace, and can stand in for who has left."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import re
import select
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from holdfast.bots import UnknownBot
from holdfast.bots.player_view import PlayerView
from holdfast.bots.search import SearchBot
from holdfast.server.bots.process_pool import BotProcessPool
from holdfast.server.bots.worker_side import Job, choose_option
from holdfast.server.errors import InvalidInput, NotYourSeat
from holdfast.server.storage.rebuild import GameSetup
from holdfast.server.storage.store import Store
from holdfast.server.tables.models import TablePlan
from holdfast.server.tables.table_view import TableView
from holdfast.server.work.pool import BOT_NICENESS, WorkPools
from server.servers import (
    BOT,
    EVE,
    KATE,
    OPEN,
    PAUL,
    PERSON,
    QUIET,
    Clock,
    RunningService,
    new_table,
    past_set_up,
    table_for_two,
)

pytestmark = pytest.mark.anyio


async def until_asked(service: RunningService, table: str, token: str) -> TableView:
    """Wait, as a page does, until one's own decision or the end comes."""
    async with service.subscribe(table, token) as notices:
        while True:
            seen = await service.view(table, token)
            if seen.decision is not None or seen.over:
                return seen
            await asyncio.wait_for(anext(notices), 90)


async def until_seq(service: RunningService, table: str, seq: int) -> TableView:
    async with service.subscribe(table) as notices:
        while (seen := await service.view(table)).seq < seq:
            await asyncio.wait_for(anext(notices), 90)
    return seen


async def test_a_person_plays_a_whole_game_against_bots(service: RunningService) -> None:
    table = await new_table(service, PERSON, BOT, BOT)
    moves = 0
    while not (seen := await until_asked(service, table, KATE)).over:
        assert seen.decision is not None
        await service.choose(table, KATE, seen.decision.options[moves % len(seen.decision.options)].key, seen.seq)
        moves += 1

    assert moves > 50
    assert seen.result is not None
    assert len(seen.result.sheets) == 3


async def test_bots_alone_play_a_table_to_its_end(service: RunningService) -> None:
    table = (await service.new_tables.create(TablePlan("cryo", (BOT, BOT), seed=1, pace=0), KATE)).table
    async with service.subscribe(table) as notices:
        while not (await service.view(table)).over:
            await asyncio.wait_for(anext(notices), 90)

    assert await service.seats.held(table, KATE) is None
    assert (await service.view(table)).result is not None


async def test_a_bot_keeps_the_pace_of_its_table(store: Store) -> None:
    service = RunningService(store, replace(QUIET, bot_pace_s=None))
    started = time.monotonic()
    table = (await service.new_tables.create(TablePlan("cryo", (BOT, BOT), seed=1, pace=0.2), KATE)).table
    await until_seq(service, table, 4)

    assert time.monotonic() - started >= 0.8
    await service.close()


async def test_after_a_restart_bots_go_on_when_somebody_looks(store: Store) -> None:
    first = RunningService(store, replace(QUIET, bot_pace_s=5))
    table = (await first.new_tables.create(TablePlan("cryo", (BOT, BOT), seed=1), KATE)).table
    await first.close()
    second = RunningService(store, QUIET)

    assert (await until_seq(second, table, 5)).seq >= 5
    await second.close()


async def test_a_bot_stands_in_when_its_owner_asks_and_gives_the_seat_back(service: RunningService) -> None:
    table = await table_for_two(service)
    await past_set_up(service, table)
    await service.seats.set_stand_in(table, PAUL, 1, "random")
    seen = await until_asked(service, table, KATE)
    assert (seen.people[1].kind, seen.people[1].name, seen.people[1].bot) == ("person", "Paul", "random")
    assert seen.waiting == (0,)

    await service.seats.set_stand_in(table, PAUL, 1, None)
    while (seen := await service.view(table, PAUL)).waiting != (1,):
        kate = await service.view(table, KATE)
        assert kate.decision is not None
        await service.choose(table, KATE, kate.decision.options[0].key, kate.seq)
    assert seen.people[1].bot == ""
    assert seen.decision is not None
    assert [(line.seat, line.name, line.text) for line in seen.talk] == [
        (None, "", "A bot (Random) plays for Paul, as Paul wished."),
        (None, "", "Paul is back, and plays instead of the bot."),
    ]


async def test_a_seat_is_taken_back_in_the_middle_of_the_turn_of_its_bot(store: Store) -> None:
    clock = Clock()
    service = RunningService(store, QUIET, clock.sleep)
    table = await table_for_two(service)
    busy, _ = await past_set_up(service, table)
    seat = await service.seats.held(table, busy)
    assert seat is not None
    before = await service.view(table, busy)
    await service.seats.set_stand_in(table, busy, seat, "random")
    await clock.until_asked(1)  # the bot has begun its turn
    await service.seats.set_stand_in(table, busy, seat, None)
    clock.go_on()
    async with asyncio.timeout(90):
        while service.backend.bots._tasks:
            await asyncio.sleep(0.01)
    seen = await service.view(table, busy)

    assert (seen.seq, seen.people[seat].bot) == (before.seq, "")
    assert seen.decision is not None
    await service.choose(table, busy, seen.decision.options[0].key, seen.seq)
    assert (await service.view(table)).seq == before.seq + 1
    await service.close()


async def test_whoever_answers_has_their_seat_back(store: Store) -> None:
    service = RunningService(store, replace(QUIET, bot_pace_s=60))
    table = await table_for_two(service)
    busy, _ = await past_set_up(service, table)
    seat = await service.seats.held(table, busy)
    assert seat is not None
    await service.seats.set_stand_in(table, busy, seat, "random")
    seen = await service.view(table, busy)
    assert seen.decision is not None
    await service.choose(table, busy, seen.decision.options[0].key, seen.seq)

    assert (await service.view(table)).people[seat].bot == ""
    assert (await service.view(table)).seq == seen.seq + 1
    await service.close()


async def test_who_may_let_a_bot_stand_in(service: RunningService, monkeypatch: pytest.MonkeyPatch) -> None:
    untimed, table = await table_for_two(service), await table_for_two(service, deadline_s=3600)

    with pytest.raises(NotYourSeat, match="you do not sit"):
        await service.seats.set_stand_in(table, EVE, 1, "random")
    with pytest.raises(NotYourSeat, match="in 60 minutes, unless they answer before"):
        await service.seats.set_stand_in(table, KATE, 1, "random")
    later = time.time() + 3601
    monkeypatch.setattr("holdfast.server.tables.conditions.now", lambda: later)
    with pytest.raises(NotYourSeat, match="no deadline"):
        await service.seats.set_stand_in(untimed, KATE, 1, "random")
    async with service.subscribe(table, PAUL):
        with pytest.raises(NotYourSeat, match="Paul is at the table"):
            await service.seats.set_stand_in(table, KATE, 1, "random")
    with pytest.raises(UnknownBot):
        await service.seats.set_stand_in(table, KATE, 1, "grandmaster")
    assert (await service.view(table)).people[1].bot == ""
    await service.seats.set_stand_in(table, KATE, 1, "random")
    with pytest.raises(NotYourSeat, match="can take it back"):
        await service.seats.set_stand_in(table, KATE, 1, None)
    last = (await service.view(table)).talk[-1]
    assert last.text == "A bot (Random) plays for Paul, who has not answered for 1 hour, as Kate wished."


async def test_only_the_host_gives_an_open_seat_to_a_bot_for_good(service: RunningService) -> None:
    table = await new_table(service, PERSON, OPEN, OPEN, public=True)
    await service.seats.claim(table, 2, "Paul", PAUL)
    with pytest.raises(NotYourSeat, match="only the person who set the table up"):
        await service.seats.set_stand_in(table, PAUL, 1, "random")
    await service.seats.set_stand_in(table, KATE, 1, "random")
    seen = await until_asked(service, table, KATE)

    assert (seen.people[1].kind, seen.people[1].name) == ("bot", "Random")
    with pytest.raises(InvalidInput, match="a bot already"):
        await service.seats.set_stand_in(table, KATE, 1, None)


async def test_bots_think_in_a_process_of_their_own() -> None:
    setup = GameSetup("cryo", ("A", "B"), {}, 7)
    table = setup.begin()
    work = WorkPools.create(1)
    thinkers, chunks = BotProcessPool(work), [tuple(table.log)]
    for _ in range(4):
        seat = table.decision.seat
        key = await thinkers.choose(Job.for_decision("t", setup, chunks, seat), "search:4")
        before = len(table.log)
        table.choose(key, seat=seat)
        chunks.append(tuple(table.log[before:]))
    hints = await thinkers.hints(Job.for_decision("t", setup, chunks[:2], setup.play(chunks[:2]).decision.seat))
    await work.close()

    assert len(chunks) == 5
    assert 1 <= len(hints) <= 3


async def test_the_process_of_bots_stands_behind_the_server_and_can_be_split_for_a_bot_that_has_time() -> None:
    setup = GameSetup("cryo", ("A", "B"), {}, 7)
    work = WorkPools.create(1)
    thinkers, begun = BotProcessPool(work), [tuple(setup.begin().log)]
    before = set(multiprocessing.active_children())
    key = await thinkers.choose(Job.for_decision("t", setup, begun, 0), "search:60ms")
    (process,) = set(multiprocessing.active_children()) - before
    assert process.pid is not None
    status = Path(f"/proc/{process.pid}/status").read_text()
    behind = os.getpriority(os.PRIO_PROCESS, process.pid) - os.getpriority(os.PRIO_PROCESS, 0)
    await work.close()

    assert key in [option.key for option in setup.begin().decisions[0].options]
    assert re.search(r"^Threads:\s+1$", status, re.MULTILINE)  # one with several is never split
    assert behind == min(BOT_NICENESS, 19 - os.getpriority(os.PRIO_PROCESS, 0))


KILLED = """
import asyncio, os, sys, time
from holdfast.server.work.kinds import BOT
from holdfast.server.work.pool import WorkPools

async def main():
    pool = WorkPools.create(1).thinking
    print(await pool.run(BOT, "t", os.getpid), flush=True)
    await pool.run(BOT, "t", time.sleep, 600)  # it is busy

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_the_process_of_bots_ends_when_its_server_was_killed(tmp_path: Path) -> None:
    (tmp_path / "killed.py").write_text(KILLED)
    command, pipe = [sys.executable, str(tmp_path / "killed.py")], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as server:
        assert server.stdout is not None
        process = os.pidfd_open(int(server.stdout.readline()))
        time.sleep(0.5)
        server.kill()
    ended, *_ = select.select([process], [], [], 60)
    os.close(process)
    assert ended


async def test_a_bot_answers_the_same_whether_it_went_on_thinking_or_its_process_is_new_to_the_game() -> None:
    setup = GameSetup("cryo", ("A", "B"), {}, 7)
    table = setup.begin()
    work = WorkPools.create(0)
    thinkers, chunks, went_on = BotProcessPool(work), [tuple(table.log)], 0
    for number in range(40):
        job = Job.for_decision("t", setup, chunks, table.decision.seat)
        turn, before = (table.turns, job.seat), len(table.log)
        key = await thinkers.choose(job, "search:12")
        assert key == await thinkers.choose(replace(job, table=f"new to it {number}"), "search:12")
        table.choose(key, seat=job.seat)
        chunks.append(tuple(table.log[before:]))
        went_on += not table.over and (table.turns, table.decision.seat) == turn
    await work.close()
    assert went_on > 5


class Log:
    """A game of Cryo and its log, in the third turn, where a seat that has decided usually decides again."""

    def __init__(self, *keys: str) -> None:
        self.setup = GameSetup("cryo", ("A", "B"), {}, 7)
        self.table = self.setup.begin()
        self.chunks = [tuple(self.table.log)]
        while self.table.turns < 3:
            self.answer(self.table.decision.options[0].key)
        for key in keys:
            self.answer(key)

    def answer(self, key: str) -> None:
        before = len(self.table.log)
        self.table.choose(key, seat=self.table.decision.seat)
        self.chunks.append(tuple(self.table.log[before:]))

    @property
    def job(self) -> Job:
        return Job.for_decision("t", self.setup, self.chunks, self.table.decision.seat)


async def test_a_bot_goes_on_from_what_it_found_unless_something_else_was_answered_or_it_was_in_a_hurry(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    choose, known = SearchBot.choose, list[int]()

    def noted(self: SearchBot, view: PlayerView) -> int:
        known.append(self.playouts)
        return choose(self, view)

    monkeypatch.setattr(SearchBot, "choose", noted)
    first = Log()
    chosen = choose_option(first.job, "search:12")
    others = [option.key for option in first.table.decision.options if option.key != chosen]
    gone_on, strayed = Log(chosen), Log(others[0])
    assert {log.table.decision.seat for log in (gone_on, strayed)} == {first.table.decision.seat}
    choose_option(gone_on.job, "search:12")
    assert known == [0, 12]
    choose_option(first.job, "search:12")
    choose_option(strayed.job, "search:12")
    assert known[2:] == [0, 0]
    hurried = choose_option(first.job, "search:24", budget_share=0.5)
    choose_option(Log(hurried).job, "search:24")
    assert known[4:] == [0, 0]


async def test_a_bot_that_is_asked_thinks_without_the_seed_of_the_game() -> None:
    setup = GameSetup("cryo", ("A", "B"), {}, 7)
    begun = [tuple(setup.begin().log)]
    job = Job.for_decision("t", setup, begun, 0)

    assert 7 not in (job.seed, job.setup.seed)
    assert Job.for_decision("t", setup, begun, 0) == job
    assert Job.for_decision("t", setup, begun, 1).seed != job.seed
    assert Job.for_decision("t", setup.with_seed(8), begun, 0).seed != job.seed


async def test_a_bot_thinks_with_the_same_seed_whichever_of_two_seats_that_choose_together_is_first() -> None:
    setup = GameSetup("cryo", ("A", "B"), {}, 7)
    table = setup.begin()
    begun = tuple(table.log)
    table.choose(0, seat=0)
    chosen = tuple(table.log[len(begun) :])

    assert {decision.seat for decision in setup.begin().decisions} == {0, 1}
    assert Job.for_decision("t", setup, [begun, chosen], 1).seed == Job.for_decision("t", setup, [begun], 1).seed
    assert Job.for_decision("t", setup, [begun, chosen], 0).seed != Job.for_decision("t", setup, [begun], 0).seed
