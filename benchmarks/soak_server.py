"""Long trials of the server: `make soak-server`. Each prints its figures, and ends with an error if anything was wrong.

crashes   kill the server a hundred times while clients play at full speed, fill its disk, crash and lock its database
inputs    a hundred thousand bad inputs: live messages, requests, records, packs
load      two hundred tables of browsers at a human pace for half an hour: memory, latency, complaints by the minute
stored    ten thousand stored tables: start-up and the home page with them and without
flood     somebody plays while every endpoint and every kind of message is flooded from another address
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

import holdfast
import server_load
import soak_flood
from holdfast.server.app import Backend
from holdfast.server.config import Config
from holdfast.server.storage.store import Store
from holdfast.server.tables.models import SeatPlan, TablePlan
from server.crash_games import Fault, disk_full, killed, locked, locked_for_long, play_through, restarted, unheard
from server.fuzz_inputs import Target, ask_nonsense, read_spoilt_packs, read_spoilt_records, talk_nonsense
from server.postgres import running_postgres
from server.server_processes import ServerProcess
from server_clients import PageGame, memory

GROWTH = 0.05
"""The share by which memory may grow in the second half of a trial: caches fill, and that is all."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trials", nargs="*", default=["crashes", "inputs", "stored", "flood", "load"])
    parser.add_argument("--times", type=int, default=100, help="how often the server is killed on each database")
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument("--stored", type=int, default=10_000)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--minutes", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=20, help="how long each flood lasts")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for trial in given.trials:
        if trial == "crashes":
            asyncio.run(crash_sqlite(given.times, given.seed))
            asyncio.run(crash_postgresql(given.times, given.seed))
        elif trial == "inputs":
            asyncio.run(bad_inputs(given.inputs, given.seed))
        elif trial == "stored":
            asyncio.run(stored(given.stored))
        elif trial == "flood":
            soak_flood.run(given.seconds)
        elif trial == "load":
            load(given.tables, given.minutes)
        else:
            raise SystemExit(f"there is no trial {trial!r}")


def say(text: str) -> None:
    print(text, flush=True)


# Crashes --------------------------------------------------------------------------------------------------------------


async def crash_sqlite(times: int, seed: int) -> None:
    few = max(1, times // 10)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        server = ServerProcess(database, "--no-limits")
        await server.start()
        others = [disk_full(server)] * few + [locked(database)] * few + [locked_for_long(database), unheard]
        given = await play_through(
            server.address, database, shuffled([killed(server)] * times + others, seed), seed=seed
        )
        await server.end()
    say(
        f"sqlite: server killed {times} times, disk full {few} times, database locked {few + 1} times, "
        f"{given} answers kept: none lost, none twice"
    )


async def crash_postgresql(times: int, seed: int) -> None:
    few = max(1, times // 10)
    with running_postgres(durable=True) as postgres:
        database = postgres.address
        server = ServerProcess(database, "--no-limits")
        await server.start()
        others = [restarted(postgres)] * few + [locked(database)] * few + [locked_for_long(database), unheard]
        given = await play_through(
            server.address, database, shuffled([killed(server)] * times + others, seed), seed=seed
        )
        await server.end()
    say(
        f"postgresql: server killed {times} times, database crashed {few} times, locked {few + 1} times, "
        f"{given} answers kept: none lost, none twice"
    )


def shuffled(faults: list[Fault], seed: int) -> list[Fault]:
    return random.Random(seed).sample(faults, len(faults))


# Bad inputs -----------------------------------------------------------------------------------------------------------


async def bad_inputs(count: int, seed: int) -> None:
    chance, began = random.Random(seed), time.perf_counter()
    requests, records, packs = count * 20 // 100, count * 18 // 100, count * 2 // 100
    messages = count - requests - records - packs
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(f"sqlite:///{folder}/tables.db", "--no-limits")
        await server.start()
        async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
            target = await Target(server.address, http).set_up()
            await talk_nonsense(target, chance, messages)
            await ask_nonsense(target, chance, requests)
            await target.unchanged()
        await server.end()
    table = holdfast.new("cryo", seats=2, seed=1)
    for _ in range(40):
        table.choose(chance.randrange(len(table.decision)))
    refused_records = read_spoilt_records(table.record().text(), chance, records)
    with tempfile.TemporaryDirectory() as folder:
        refused_packs = read_spoilt_packs(Path(folder), chance, packs)
    say(
        f"{count} bad inputs in {time.perf_counter() - began:.0f} s ({messages} live messages, {requests} requests, "
        f"{records} records, {packs} packs): nothing broke, leaked or changed; "
        f"{refused_records} records and {refused_packs} packs were refused, the others were harmless changes"
    )


# Stored tables --------------------------------------------------------------------------------------------------------


async def stored(count: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.db"
        empty = await start_and_home(database)
        store = await Store.open(database)
        backend = Backend(store, Config(bot_pace_s=0, bot_processes=0, max_idle_tables=10))
        seats = (SeatPlan("person", "Kate"), SeatPlan("open"))
        made = await backend.service.new_tables.create(
            TablePlan("cryo", seats, public=True), "the token of the first table"
        )
        await backend.close()
        await store.close()
        copied(f"{folder}/tables.db", made.table, count - 1)
        full = await start_and_home(database)
        size = Path(f"{folder}/tables.db").stat().st_size / count / 1024
    say(
        f"{count} stored tables, {size:.1f} KB each: start {full[0]:.2f} s (without: {empty[0]:.2f}), home page "
        f"{full[1]:.0f} ms (without: {empty[1]:.0f}), memory {full[2]:.0f} MB (without: {empty[2]:.0f})"
    )


def copied(file: str, table: str, count: int) -> None:
    """Copies of the rows of a table, each with its own id and holder; every second one is public."""
    connection = sqlite3.connect(file)
    for name, key in (("tables", "id"), ("seats", "table_id"), ("holders", "table_id"), ("actions", "table_id")):
        found = connection.execute(f"select * from {name} where {key} = ?", (table,))
        columns = [column[0] for column in found.description]
        for row in found.fetchall():
            rows = (_copy(dict(zip(columns, row, strict=True)), key, number) for number in range(count))
            connection.executemany(f"insert into {name} values ({', '.join('?' * len(columns))})", rows)
    connection.commit()
    connection.close()


def _copy(row: dict[str, Any], key: str, number: int) -> list[Any]:
    row |= {key: f"copy{number}"}
    if "token" in row:
        row |= {"token": f"{number:064}"}
    if "public" in row:
        row |= {"public": number % 2}
    return list(row.values())


async def start_and_home(database: str) -> tuple[float, float, float]:
    """Seconds to start, milliseconds for the home page (the middle of 50), megabytes held."""
    began = time.perf_counter()
    server = ServerProcess(database, "--no-limits")
    await server.start()
    started, times = time.perf_counter() - began, list[float]()
    async with httpx.AsyncClient(base_url=f"http://{server.address}") as http:
        for _ in range(50):
            asked = time.perf_counter()
            assert (await http.get("/")).status_code == 200
            times.append(1000 * (time.perf_counter() - asked))
    held = memory(server.pid)
    await server.end()
    return started, statistics.median(times), held


# Load -----------------------------------------------------------------------------------------------------------------


def load(tables: int, minutes: int) -> None:
    with server_load.addressed("sqlite") as database, tempfile.TemporaryFile("w+") as complaints:
        with server_load.serving(database, complaints) as served:
            held = asyncio.run(half_an_hour(served, tables, minutes))
        complaints.seek(0)
        said = complaints.read()
    if re.search(r"\S", said):
        raise SystemExit(f"the server complained:\n{said}")
    say("no complaint in the log")
    judge(held)


def judge(held: list[float]) -> None:
    """Whether the memory of the second half, a figure a minute, lies flat: by the slope of a line laid through it."""
    half = held[len(held) // 2 :]
    if len(half) < 3:
        say("too short to judge the memory")
        return
    slope, start = statistics.linear_regression(range(len(half)), half)
    grown = slope * (len(half) - 1) / start
    verdict = f"memory in the second half: {start:.0f} MB, {slope:+.2f} MB a minute, {grown:+.1%} in all"
    if grown > GROWTH:
        raise SystemExit(f"{verdict}: it grows")
    say(f"{verdict}: flat")


async def half_an_hour(served: server_load.Served, tables: int, minutes: int) -> list[float]:
    """The megabytes held, minute by minute."""
    pace, memories = server_load.PACE, list[float]()
    games = [await PageGame(served.address, pace, random.Random(n)).open() for n in range(tables)]
    began = time.perf_counter()
    playing = [asyncio.create_task(game.play(began + 60 * minutes)) for game in games]
    for minute in range(1, minutes + 1):
        await asyncio.sleep(max(0, began + 60 * minute - time.perf_counter()))
        since = began + 60 * (minute - 1)
        times = sorted(1000 * took for game in games for sent, took in game.times if sent > since)
        figures = server_load.latencies(times, 60)
        held = memory(served.pid)
        memories.append(held)
        say(f"minute {minute}: {held:.0f} MB, " + ", ".join(f"{name} {value}" for name, value in figures.items()))
    await asyncio.gather(*playing)
    return memories


if __name__ == "__main__":
    main()
