"""Tables in lists, as everybody may see them."""

from __future__ import annotations

from collections.abc import Sequence

from holdfast.games import game as game_of
from holdfast.server.storage.rows import TableRow
from holdfast.server.storage.store import Store
from holdfast.server.tables.models import Summary


async def summaries(store: Store, rows: Sequence[TableRow], token: str) -> list[Summary]:
    """The tables with their seats, and the seat that a token's hash holds at each."""
    listed = list[Summary]()
    seated, held = await store.seats_at([row.id for row in rows]), await store.seats_of(token)
    for row in rows:
        seats, title = seated[row.id], game_of(row.game).title
        names, kinds = tuple(one.name for one in seats), tuple(one.kind for one in seats)
        listed.append(
            Summary(
                row.id, row.game, title, names, kinds, held.get(row.id), row.waiting, row.closed, row.public,
                row.created, row.changed,
            )
        )  # fmt: skip
    return listed
