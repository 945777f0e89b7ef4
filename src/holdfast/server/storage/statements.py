"""Conditions and values that several statements of the store share."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Row, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from holdfast.server.storage.rows import Action, ChatLine, TableRow, encode_entries
from holdfast.server.storage.schema import CHAT, HOLDERS, SEATS, TABLES


def is_seat(table_id: str, seat: int) -> ColumnElement[bool]:
    return (SEATS.c.table_id == table_id) & (SEATS.c.seat == seat)


def is_listed(since: float) -> tuple[ColumnElement[bool], ...]:
    """The table is public, still played, and has changed since then."""
    return TABLES.c.public, ~TABLES.c.closed, TABLES.c.changed >= since


def is_holder(table_id: str, seat: int) -> ColumnElement[bool]:
    return (HOLDERS.c.table_id == table_id) & (HOLDERS.c.seat == seat)


async def add_line(connection: AsyncConnection, table_id: str, line: ChatLine | None) -> None:
    if line is not None:
        await connection.execute(insert(CHAT), {"table_id": table_id, **line.__dict__})


def seats_text(seats: Sequence[int]) -> str:
    return ",".join(map(str, seats))


def action_values(table_id: str, action: Action) -> dict[str, object]:
    return {"table_id": table_id, **action.__dict__, "entries": encode_entries(action.entries)}


def table_row(row: Row[Any]) -> TableRow:
    waiting = tuple(int(seat) for seat in row.waiting.split(",") if seat)
    return TableRow(**{**row._mapping, "options": json.loads(row.options), "seed": int(row.seed), "waiting": waiting})
