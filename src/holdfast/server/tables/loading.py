"""Loads a table from the store: replays its log, or continues from its snapshot, or shows what can be shown of it."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from pathlib import Path

from holdfast.engine.digest import content_digest
from holdfast.games import NAMES
from holdfast.server.errors import NoSuchTable, TableStopped, Unavailable
from holdfast.server.storage.final import make_final_snapshot, read_final
from holdfast.server.storage.rebuild import Chunk, GameSetup, chunks_from_actions
from holdfast.server.storage.rows import FINAL, FIRST, LATEST, RESUMED, Action, SeatRow, TableRow, is_table_id
from holdfast.server.storage.snapshots import make_snapshot, resume_game, resume_lines, setup_from_snapshot
from holdfast.server.storage.stopped import stop
from holdfast.server.storage.store import Store, now
from holdfast.server.tables.loaded_table import LoadedTable
from holdfast.server.tables.setup import pack_for, setup_of
from holdfast.server.work.kinds import LOAD, LOAD_COST_PER_ENTRY
from holdfast.server.work.payer import charge
from holdfast.server.work.pool import WorkPool
from holdfast.versions import what_changed

LOG = logging.getLogger("holdfast.server")


async def load_table(store: Store, table_id: str, pack: Path | None, loading: WorkPool) -> LoadedTable:
    """A table as the store has it. `pack` is the server's, and its game is replayed by `loading`."""
    row = await store.table(table_id) if is_table_id(table_id) else None
    if row is None:
        raise NoSuchTable(f"there is no table {table_id!r}")
    if row.game not in NAMES:
        raise TableStopped(f"the game {row.game!r} is not installed on this server; only its record is left")
    seats, first = await store.seats(table_id), await store.snapshot(table_id, FIRST)
    names, table_pack = tuple(seat.name for seat in seats), pack_for(row, pack)
    setup, begun = setup_of(row, names, table_pack), list[Chunk]()
    actions = await store.actions(table_id, -1 if first is None else first.seq)
    if first is not None:
        setup, since_checkpoint = setup_from_snapshot(setup, first)
        begun = [since_checkpoint]
    chunks = [*begun, *chunks_from_actions(actions)]
    seq = actions[-1].seq if actions else first.seq if first is not None else 0
    if row.pack is not None and table_pack is None:
        missing = f"this game was begun with the pack {row.pack!r}, which this server does not have"
        return await _stopped(store, loading, row, seats, setup, chunks, seq, missing)
    changed = what_changed(setup.manifest, row.version, row.content, setup.pack, row.created)
    rules_changed = f"the rules of {setup.manifest.title} were changed since this game was begun"
    charge(LOAD, LOAD_COST_PER_ENTRY * sum(map(len, chunks)))
    try:
        game = await loading.run(LOAD, table_id, setup.play, chunks)
    except Unavailable:
        raise
    except Exception as error:  # changed rules may fail in any way on an old log
        if not row.closed and await _resume_from_snapshot(store, loading, row, setup, actions, seq, error):
            return await load_table(store, table_id, pack, loading)
        LOG.warning("table %s no longer follows the rules and is only shown (%s)", row.id, error)
        return await _stopped(store, loading, row, seats, setup, chunks, seq, changed or rules_changed)
    holders, chat = await store.holders(table_id), await store.chat(table_id)
    loaded = LoadedTable(row, seats, holders, chat, setup, chunks, game, seq)
    if row.deadline_s is not None and not row.closed:
        await loading.run(LOAD, table_id, loaded.date_decisions, actions)
    if changed is not None:
        loaded.changed = f"{changed[0].upper()}{changed[1:]}; it follows today's rules all the same."
    if row.closed and game.over:
        final = await store.snapshot(table_id, FINAL)
        if final is None:
            with suppress(Unavailable):  # another time will do
                made = await loading.run(LOAD, table_id, make_final_snapshot, setup, game, seq)
                await store.add_snapshot(table_id, made)
        elif not read_final(final).ended_like(game.result()):
            return await _stopped(store, loading, row, seats, setup, chunks, seq, changed or rules_changed)
    return loaded


async def _resume_from_snapshot(
    store: Store, loading: WorkPool, row: TableRow, setup: GameSetup, actions: list[Action], seq: int, error: Exception
) -> bool:
    """Let a table whose log no longer follows the rules continue from its latest snapshot; False if that fails too."""
    latest = await store.snapshot(row.id, LATEST)
    if latest is None or latest.seq > seq:
        return False
    try:
        resumed, game, lost = await loading.run(LOAD, row.id, resume_game, setup, latest, actions)
        first = make_snapshot(resumed, game, seq + 1, FIRST, resume_lines(lost))
    except Unavailable:
        raise
    except Exception as failure:  # likewise
        LOG.warning("table %s cannot continue from its snapshot (%s)", row.id, failure)
        return False
    LOG.warning("table %s no longer follows the rules; it continues from its snapshot (%s)", row.id, error)
    action = Action(seq + 1, None, RESUMED, str(lost), (), now())
    digest = content_digest(setup.manifest, setup.pack)
    await store.resume_table(row.id, action, first, digest)  # if another server was first, its result counts
    return True


async def _stopped(
    store: Store,
    loading: WorkPool,
    row: TableRow,
    seats: list[SeatRow],
    setup: GameSetup,
    chunks: list[Chunk],
    seq: int,
    changed: str,
) -> LoadedTable:
    """A table that can only be shown."""
    final, latest = await store.snapshot(row.id, FINAL), await store.snapshot(row.id, LATEST)
    work = partial(stop, setup, chunks, final, latest, changed, closed=row.closed)
    followed, stopped = await loading.run(LOAD, row.id, work)
    holders, chat = await store.holders(row.id), await store.chat(row.id)
    loaded = LoadedTable(row, seats, holders, chat, followed.setup, followed.chunks, followed.table, seq)
    loaded.stopped, loaded.changed = stopped, stopped.why
    return loaded
