"""Records from what is stored, without replaying anything."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.engine.record import Header, Record
from holdfast.games import NAMES
from holdfast.games import game as game_of
from holdfast.server.storage.final import read_final
from holdfast.server.storage.rebuild import chunks_from_actions
from holdfast.server.storage.rows import RESUMED, Action, SeatRow, Snapshot, TableRow
from holdfast.server.storage.store import Store


async def stored_record(store: Store, row: TableRow, seats: Sequence[SeatRow], final: Snapshot | None = None) -> Record:
    """The record of a table: every answer that was not taken back."""
    return record_from(row, seats, await store.actions(row.id), final)


def record_from(
    row: TableRow, seats: Sequence[SeatRow], actions: Sequence[Action], final: Snapshot | None = None
) -> Record:
    """The record of a table from its rows."""
    version = row.version or (game_of(row.game).version if row.game in NAMES else 0)
    names = tuple(seat.name for seat in seats)
    header = Header(row.game, version, len(seats), row.options, names, row.seed, row.pack, row.content)
    chunks = chunks_from_actions([action for action in actions if action.kind != RESUMED])
    scores = None if final is None else tuple(sheet.total for sheet in read_final(final).result().sheets)
    return Record(header, tuple(entry for chunk in chunks for entry in chunk), scores)
