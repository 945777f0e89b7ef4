"""Servers and tables for tests."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from unittest.mock import patch

import uvicorn

from holdfast.server.app import Backend, create_app
from holdfast.server.config import Config
from holdfast.server.storage.store import Store
from holdfast.server.tables.auto_decline import Sleep
from holdfast.server.tables.models import CreatedTable, SeatPlan, TablePlan
from holdfast.server.tables.service import TableService
from holdfast.server.tables.table_view import TableView
from holdfast.server.web.protocols import uvicorn_config

QUIET = Config(bot_pace_s=0, auto_decline_s=3600, bot_processes=0)
"""Bots that move at once, in a thread; people who must decline for themselves."""


class Clock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.asked = list[float]()
        self._waiting = list[asyncio.Future[None]]()
        self._news = asyncio.Condition()

    async def sleep(self, seconds: float) -> None:
        end = asyncio.get_running_loop().create_future()
        async with self._news:
            self.asked.append(seconds)
            self._waiting.append(end)
            self._news.notify_all()
        await end

    async def until_asked(self, times: int) -> None:
        async with asyncio.timeout(90), self._news:
            await self._news.wait_for(lambda: len(self.asked) >= times)

    def go_on(self) -> None:
        """Let everybody's time be up."""
        for end in self._waiting:
            if not end.done():
                end.set_result(None)
        self._waiting.clear()


class RunningService(TableService):
    """A service with a backend of its own, to be started and closed."""

    def __init__(self, store: Store, config: Config, sleep: Sleep = asyncio.sleep) -> None:
        self.backend = Backend(store, config, sleep)
        super().__init__(store, self.backend.registry, config)

    async def start(self) -> None:
        await self.backend.start()

    async def close(self) -> None:
        await self.backend.close()


KATE, PAUL, EVE = ("kate's long random token", "paul's long random token", "eve's long random token")

PERSON, OPEN, BOT = SeatPlan("person", "Kate"), SeatPlan("open"), SeatPlan("bot", bot="random")


async def new_table(
    service: TableService,
    *seats: SeatPlan,
    seed: int | None = 7,
    pace: float = 0,
    public: bool = False,
    deadline_s: float | None = None,
) -> str:
    """A table of Cryo at which Kate sits first."""
    return (await created(service, *seats, seed=seed, pace=pace, public=public, deadline_s=deadline_s)).table


async def created(
    service: TableService,
    *seats: SeatPlan,
    seed: int | None = 7,
    pace: float = 0,
    public: bool = False,
    deadline_s: float | None = None,
) -> CreatedTable:
    plan = TablePlan("cryo", seats or (PERSON, OPEN), {}, seed, public, pace, deadline_s)
    return await create_with(service, plan)


async def create_with(service: TableService, plan: TablePlan) -> CreatedTable:
    """A table of Kate's with this seed: chosen openly where one person plays, else as if the server had drawn it."""
    if plan.seed is None or sum(seat.kind != "bot" for seat in plan.seats) < 2:
        return await service.new_tables.create(plan, KATE)
    with drawn_seed(plan.seed):
        return await service.new_tables.create(replace(plan, seed=None), KATE)


def drawn_seed(seed: int) -> AbstractContextManager[object]:
    """Let this process draw this seed for the next tables."""
    return patch("holdfast.server.tables.new_tables.new_seed", return_value=seed)


async def table_for_two(service: TableService, seed: int = 7, deadline_s: float | None = None) -> str:
    """Kate and Paul at a table."""
    table = await new_table(service, PERSON, OPEN, seed=seed, deadline_s=deadline_s)
    await service.seats.claim(table, None, "Paul", PAUL)
    return table


async def move(service: TableService, table: str, choice: random.Random) -> bool:
    """Let whoever of Kate and Paul must decide choose at random; False if neither must."""
    for token in (KATE, PAUL):
        seen = await service.view(table, token)
        if seen.decision is not None:
            await service.choose(table, token, choice.choice(seen.decision.options).key, seen.seq)
            return True
    return False


async def past_set_up(service: TableService, table: str) -> tuple[str, str]:
    """Play on until one alone decides; who does, and who does not."""
    choice = random.Random(4)
    while len(waiting := (await service.view(table)).waiting) > 1:
        await move(service, table, choice)
    return (KATE, PAUL) if waiting == (0,) else (PAUL, KATE)


async def play_out(
    service: TableService, table: str, seed: int = 1, watch: Callable[[], object] | None = None
) -> TableView:
    """Play a table of Kate and Paul to the end."""
    choice = random.Random(seed)
    while await move(service, table, choice):
        if watch is not None:
            watch()
    return await service.view(table)


@dataclass(frozen=True)
class Served:
    """A server that runs: where it is."""

    port: int

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"


@contextmanager
def serving(config: Config) -> Iterator[Served]:
    """A real server in a thread, from when it answers until the block ends."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    started = threading.Event()

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            started.set()

    server = Server(uvicorn_config(create_app(config), config))
    thread = threading.Thread(target=lambda: server.run(sockets=[listening]), daemon=True)
    thread.start()
    assert started.wait(120)
    yield Served(listening.getsockname()[1])
    server.should_exit = True
    thread.join(120)
    listening.close()
