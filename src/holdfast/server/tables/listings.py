"""Lists of tables."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games import NAMES
from holdfast.games import game as game_of
from holdfast.server.storage.rows import TableRow
from holdfast.server.storage.store import Store
from holdfast.server.tables.models import TableSummary


async def summarise(store: Store, rows: Sequence[TableRow], token: str) -> list[TableSummary]:
    """The tables with their seats, and the seat that a token (hash) holds at each."""
    seats_by_table = await store.seats_at([row.id for row in rows])
    held = await store.seats_held_by(token)
    return [
        TableSummary(
            table=row.id,
            game=row.game,
            title=game_of(row.game).title if row.game in NAMES else row.game,
            names=tuple(seat.name for seat in seats_by_table[row.id]),
            kinds=tuple(seat.kind for seat in seats_by_table[row.id]),
            seat=held.get(row.id),
            waiting=row.waiting,
            over=row.closed,
            public=row.public,
            created=row.created,
            changed=row.changed,
        )
        for row in rows
    ]
