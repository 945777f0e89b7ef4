"""Lists of tables, and how many of the public list one person or address may fill."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from holdfast.games import NAMES
from holdfast.games import game as game_of
from holdfast.server.errors import TooManyTables
from holdfast.server.storage.rows import TableRow
from holdfast.server.storage.store import MAX_LISTED_PER_HOST, Store, now
from holdfast.server.tables.conditions import DAY_S
from holdfast.server.tables.models import TableSummary

MAX_PUBLIC_PER_PERSON = MAX_LISTED_PER_HOST
MAX_PUBLIC_PER_ADDRESS = 15
"""Fewer than the list has places, and enough for a club that shares an address."""
MAX_REMEMBERED_ORIGINS = 10_000


class PublicTables:
    """The public tables that are listed, and from which address each was set up since this process started."""

    def __init__(self, store: Store, list_days: float) -> None:
        self._store = store
        self._listed_s = list_days * DAY_S
        self._origins = OrderedDict[str, str]()

    async def listed(self) -> list[TableSummary]:
        """The public tables that are still played, the latest first."""
        return await summarise(self._store, await self._store.public_tables(now() - self._listed_s), "")

    async def check(self, token: str, origin: str) -> None:
        """Raise if a person (token hash) or an address has set up as many public tables as one may have."""
        since = now() - self._listed_s
        if await self._store.count_public_of_host(token, since) >= MAX_PUBLIC_PER_PERSON:
            raise TooManyTables(f"you have {MAX_PUBLIC_PER_PERSON} public tables; end one, or make this one private")
        same = [table_id for table_id, known in self._origins.items() if origin and known == origin]
        if same and await self._store.count_public_among(same, since) >= MAX_PUBLIC_PER_ADDRESS:
            raise TooManyTables("your address has too many public tables; end one, or make this one private")

    def add(self, table_id: str, origin: str) -> None:
        """A public table was set up from an address."""
        self._origins[table_id] = origin
        if len(self._origins) > MAX_REMEMBERED_ORIGINS:
            self._origins.popitem(last=False)


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
