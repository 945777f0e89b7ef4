"""The table service: pages and API go through here to see a table, play at it, and talk."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from holdfast.engine.errors import CannotUndo, IllegalChoice
from holdfast.engine.preview import preview
from holdfast.engine.record import Record
from holdfast.rule_reports import report_problem, save_report
from holdfast.server.config import Config
from holdfast.server.errors import Stale, TableStopped
from holdfast.server.storage.notices import SuggestionToggled
from holdfast.server.storage.rebuild import GameSetup, stored_record
from holdfast.server.storage.rows import ChatLine
from holdfast.server.storage.store import MAX_CHAT_LINES, Store, now
from holdfast.server.tables.input_cleaning import clean_chat
from holdfast.server.tables.listings import summarise
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.models import Moment, TableSummary
from holdfast.server.tables.new_tables import NewTables
from holdfast.server.tables.permissions import (
    Right,
    check_seat,
    require,
    require_over,
    require_own,
    require_question,
)
from holdfast.server.tables.registry import STALE_MESSAGE, TableRegistry, check_current
from holdfast.server.tables.seating import Seating
from holdfast.server.tables.session import TableEvent, TableSession
from holdfast.server.tables.table_view import TableView
from holdfast.server.tables.view_builder import (
    Perspective,
    build_replay_view,
    build_view,
    score_history,
    undo_blocked,
)
from holdfast.server.tables.viewers import hash_secret, require_seat
from holdfast.server.work.kinds import HISTORY, PREVIEW, REPLAY
from holdfast.server.work.payer import charge


class TableService:
    """One for each app, at `request.app.state.service`."""

    def __init__(self, store: Store, registry: TableRegistry, config: Config) -> None:
        self._store = store
        self._registry = registry
        self._reports = config.reports
        self.new_tables = NewTables(store, registry, config)
        self.seats = Seating(store, registry, config)

    async def check_database(self) -> None:
        """Fails as `Store.check` does if the database cannot be read and written."""
        await self._store.check()

    # Views -------------------------------------------------------------------------------------------------------

    async def view(self, table_id: str, token: str | None = None, *, since: int | None = None) -> TableView:
        """The table as this token's seat or a spectator sees it, not older than action `since`."""
        found = None if since is None else self._registry.cached(table_id, since)
        if found is not None:
            return self._view(*found, token)
        async with self._registry.acquire(table_id, since) as (session, loaded):
            return self._view(session, loaded, token)

    def _view(self, session: TableSession, loaded: LoadedTable, token: str | None) -> TableView:
        viewer = require(Right.VIEW, loaded, token)
        return build_view(session, loaded, viewer)

    async def replay_view(self, table_id: str, at: int, perspective: Perspective = None) -> TableView:
        """A finished game after `at` entries, as a seat, a spectator, or all seats together see it."""
        async with self._registry.acquire(table_id) as (session, loaded):
            require_over(Right.REPLAY, loaded)
            if isinstance(perspective, int):
                check_seat(loaded, perspective)
        charge(REPLAY)
        return await self._registry.work.loading.run(
            REPLAY, table_id, build_replay_view, session, loaded, at, perspective
        )

    @asynccontextmanager
    async def subscribe(self, table_id: str, token: str | None = None) -> AsyncIterator[AsyncIterator[TableEvent]]:
        """All changes while the block runs; the token's seat is shown as connected meanwhile."""
        seat = await self.seats.held(table_id, token)
        with self._registry.sessions[table_id].subscribe(seat) as events:
            yield events

    # Playing -----------------------------------------------------------------------------------------------------

    async def choose(self, table_id: str, token: str, key: str, seq: int) -> None:
        """Answer a decision. A person who answers while a bot stands in has the seat back."""
        async with self._registry.acquire(table_id, seq) as (session, loaded):
            seat = require_seat(loaded, token)
            if await self._registry.already_answered(loaded, seat, key, seq):
                return
            check_current(loaded, seat, seq)
            require_own(Right.CHOOSE, loaded, token)
            await self._registry.answer(session, loaded, seat, key, seq)
            if loaded.seats[seat].bot:
                await self.seats.end_stand_in(session, loaded, seat)

    async def undo(self, table_id: str, token: str, seq: int | None = None) -> None:
        """Take back one's last answer, if nothing was revealed since."""
        async with self._registry.acquire(table_id) as (session, loaded):
            seat = require_own(Right.UNDO, loaded, token)
            blocked = undo_blocked(loaded, seat)
            if blocked is not None:
                raise CannotUndo(f"this cannot be undone: {blocked}")
            await self._registry.undo(session, loaded, seat, seq)

    async def preview(self, table_id: str, token: str, key: str) -> dict[str, int] | None:
        """What an option would change in the numbers that its seat sees; None where that cannot be foreseen."""
        async with self._registry.acquire(table_id) as (_, loaded):
            decision = require_question(Right.PREVIEW, loaded, token).decision
            index = next((option.index for option in decision.options if option.key == key), None)
            if index is None:
                raise IllegalChoice(f"{key!r} is not on offer")
            charge(PREVIEW)
            return preview(loaded.table, decision, index)

    async def suggest(self, table_id: str, token: str, key: str, seq: int) -> None:
        """Suggest an option of another seat's decision, or withdraw it by suggesting it again."""
        async with self._registry.acquire(table_id) as (session, loaded):
            seat = require_seat(loaded, token)
            decision, since, _ = require_question(Right.SUGGEST, loaded, token)
            if seq < since:
                raise Stale(STALE_MESSAGE)
            if all(option.key != key for option in decision.options):
                raise IllegalChoice(f"{key!r} is not on offer")
            session.suggestions.toggle(since, seat, key)
            session.publish("suggested", loaded.seq)
            await self._store.publish(SuggestionToggled(table_id, loaded.seq, since, seat, key))

    async def add_chat(self, table_id: str, token: str, text: str) -> None:
        """Write a line of chat."""
        async with self._registry.acquire(table_id) as (session, loaded):
            seat = require_own(Right.TALK, loaded, token)
            line = ChatLine(seat, loaded.seats[seat].name, clean_chat(text), now())
            await self._store.add_chat(table_id, line)
            loaded.chat = (*loaded.chat, line)[-MAX_CHAT_LINES:]
            session.publish("talk", loaded.seq)

    async def report_problem(self, table_id: str, token: str, text: str, clause: str) -> str:
        """Keep a report of a rule problem, with clause, position and record, for the operator; its name."""
        async with self._registry.acquire(table_id) as (_, loaded):
            seat = require_own(Right.REPORT, loaded, token)
            report = report_problem(loaded.table, seat, text, clause)
        return (await asyncio.to_thread(save_report, report, self._reports)).stem

    # Records and lists -------------------------------------------------------------------------------------------

    async def record(self, table_id: str, token: str | None) -> Record:
        """The record of a finished game, or without its seed of one's own that cannot go on.

        Before the end it would show what is hidden, in a solo game too. If the log no longer follows the rules, the
        record is what is stored.
        """
        try:
            async with self._registry.acquire(table_id) as (_, loaded):
                require(Right.RECORD, loaded, token)
                row, seats, replays = loaded.row, loaded.seats, loaded.stopped is None and not loaded.setup.snapshot
                actions = [] if replays else await self._store.actions(table_id)
                record = loaded.table.record() if replays else stored_record(row, seats, actions)
        except TableStopped:  # not even its game can be set up: only finished ones, nobody knows who may see what
            found = await self._store.table(table_id)
            if found is None or not found.closed:
                raise
            actions = await self._store.actions(table_id)
            row, record = found, stored_record(found, await self._store.seats(table_id), actions)
        return record if row.closed else replace(record, header=replace(record.header, seed=0))

    async def rematch_setup(self, table_id: str) -> GameSetup:
        """What a finished game began with, to be played again."""
        async with self._registry.acquire(table_id) as (_, loaded):
            require_over(Right.REMATCH, loaded)
            return loaded.setup

    async def history(self, table_id: str) -> list[Moment]:
        """The scores of all sides after each answer of a finished game."""
        async with self._registry.acquire(table_id) as (_, loaded):
            require_over(Right.HISTORY, loaded)
        charge(HISTORY)
        return await self._registry.work.study.run(HISTORY, table_id, score_history, loaded.setup, loaded.chunks)

    async def tables_of(self, token: str) -> list[TableSummary]:
        """The tables at which a token holds a seat, the latest first."""
        return await summarise(self._store, await self._store.tables_held_by(hash_secret(token)), hash_secret(token))

    async def public_tables(self) -> list[TableSummary]:
        """The public tables that are still played."""
        return await self.new_tables.public_tables()
