"""New tables: from a plan, from a moment of a finished game, or from an uploaded record."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

from holdfast import bots
from holdfast.engine.record import Record
from holdfast.engine.table import Table
from holdfast.games import game as game_of
from holdfast.server.config import Config
from holdfast.server.errors import InvalidInput
from holdfast.server.operations.metrics import METRICS
from holdfast.server.storage.rebuild import Chunk, GameSetup, chunks_from_record, chunks_until
from holdfast.server.storage.rows import BOT, PERSON, SeatRow
from holdfast.server.storage.store import Store
from holdfast.server.tables.input_cleaning import MAX_RECORD_LENGTH, MAX_RECORD_LINES
from holdfast.server.tables.listings import PublicTables
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.models import CreatedTable, SeatPlan, TablePlan, TableSummary
from holdfast.server.tables.permissions import Right, check_seat, require_over
from holdfast.server.tables.registry import TableRegistry
from holdfast.server.tables.setup import (
    actions_from_chunks,
    check_chosen_seed,
    check_plan,
    names_for,
    new_seed,
    seat_rows,
    table_row,
)
from holdfast.server.tables.viewers import hash_secret
from holdfast.server.work.kinds import REPLAY, UPLOAD
from holdfast.server.work.payer import charge


class NewTables:
    """Sets tables up."""

    def __init__(self, store: Store, registry: TableRegistry, config: Config) -> None:
        self._store = store
        self._registry = registry
        self._config = config
        self._public = PublicTables(store, config.list_days)
        self._public_lock = asyncio.Lock()

    async def create(self, plan: TablePlan, token: str, origin: str = "") -> CreatedTable:
        """Set a table up; its creator gets the first seat planned for a person. `origin`: the address it comes from."""
        if not plan.public:
            return await self._create(plan, token)
        async with self._public_lock:  # so that many requests at once are counted, too
            await self._public.check(hash_secret(token), origin)
            created = await self._create(plan, token)
            self._public.add(created.table, origin)
            return created

    async def public_tables(self) -> list[TableSummary]:
        """The public tables that are still played."""
        return await self._public.listed()

    async def _create(self, plan: TablePlan, token: str) -> CreatedTable:
        check_plan(plan)
        check_chosen_seed(plan)
        names = names_for(plan.seats)
        options = game_of(plan.game).check(len(names), plan.options)
        seed, secret = (new_seed(), True) if plan.seed is None else (plan.seed, False)
        setup = GameSetup(plan.game, tuple(names), options, seed, self._config.pack, secret=secret)
        begun = setup.begin()
        return await self._add(setup, begun, [tuple(begun.log)], seat_rows(plan, names), plan, token)

    async def continue_from(self, table_id: str, at: int, seat: int, token: str, name: str = "") -> CreatedTable:
        """A new table against bots that continues a finished game after `at` entries, with a new seed."""
        async with self._registry.acquire(table_id) as (_, loaded):
            require_over(Right.CONTINUE, loaded)
            check_seat(loaded, seat)
            chunks, finished = list(chunks_until(loaded.chunks, at)), loaded
        seats = [
            SeatPlan(PERSON, name or row.name) if row.seat == seat else SeatPlan(BOT, "", bots.STAND_IN)
            for row in finished.seats
        ]
        pace = finished.row.pace or TablePlan.pace
        plan = TablePlan(finished.row.game, tuple(seats), finished.row.options, pace=pace)
        names = names_for(plan.seats)
        setup = replace(finished.setup, names=tuple(names), seed=new_seed(), secret=True)
        charge(REPLAY)
        begun = await self._registry.work.loading.run(REPLAY, table_id, setup.play, chunks)
        return await self._add(setup, begun, chunks, seat_rows(plan, names), plan, token)

    async def upload_record(self, text: str) -> str:
        """A finished table from the text of a record; its id."""
        if len(text) > MAX_RECORD_LENGTH or text.count("\n") > MAX_RECORD_LINES:
            raise InvalidInput(f"a record has at most {MAX_RECORD_LENGTH} letters and {MAX_RECORD_LINES} lines")
        work = self._registry.work.study
        plan, setup, chunks = await work.run(UPLOAD, "", replay_record, text, self._config.pack)
        row = table_row(setup, plan, closed=True)
        await self._store.add_table(row, seat_rows(plan, names_for(plan.seats)), actions_from_chunks(chunks))
        return row.id

    async def _add(
        self,
        setup: GameSetup,
        begun: Table[Any],
        chunks: list[Chunk],
        seats: list[SeatRow],
        plan: TablePlan,
        token: str,
    ) -> CreatedTable:
        persons = [row.seat for row in seats if row.kind == PERSON]
        links = {seat: secrets.token_urlsafe(18) for seat in persons[1:]}
        waiting = tuple(decision.seat for decision in begun.decisions)
        table = table_row(setup, plan, waiting, closed=begun.over, slot=self._config.worker_slot)
        linked = [replace(row, link=hash_secret(links[row.seat])) if row.seat in links else row for row in seats]
        holders = {hash_secret(token): persons[0]} if persons else {}
        actions = actions_from_chunks(chunks)
        await self._store.add_table(table, linked, actions, holders)
        METRICS.tables_created.labels(table.game).inc()
        self._registry.add(LoadedTable(table, linked, holders, (), setup, chunks, begun, actions[-1].seq))
        return CreatedTable(table.id, persons[0] if persons else None, links)


def replay_record(text: str, pack: Path | None) -> tuple[TablePlan, GameSetup, list[Chunk]]:
    """Runs in a worker process: reads a record, and checks that it follows the rules."""
    record = Record.read(text)
    head = record.header
    seats = tuple(SeatPlan(PERSON, name) for name in head.names)
    plan = TablePlan(head.game, seats, head.options, head.seed, pace=0.0)
    check_plan(plan)
    return plan, *chunks_from_record(record, pack)
