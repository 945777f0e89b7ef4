"""The database behind the store: its URL and its connections."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from holdfast.server.errors import ServerError
from holdfast.server.storage.files import create_private

LOCK_TIMEOUT_S = 10.0
"""How long to wait for a lock that another program holds on the database."""
STATEMENT_TIMEOUT_MS = 30_000
"""How long a statement may run without waiting for a lock."""


def engine_for(url: str, lock_timeout_s: float) -> AsyncEngine:
    """A connection pool whose statements wait for no lock longer than `lock_timeout_s`."""
    address, lock_timeout_ms = async_url(url), round(1000 * lock_timeout_s)
    if make_url(address).get_backend_name() == "postgresql":
        statement_timeout = str(lock_timeout_ms + STATEMENT_TIMEOUT_MS)
        arguments = {
            "server_settings": {
                "lock_timeout": str(lock_timeout_ms),
                "statement_timeout": statement_timeout,
                "application_name": "holdfast",
            },
            "timeout": LOCK_TIMEOUT_S,
            "command_timeout": lock_timeout_s + 2 * STATEMENT_TIMEOUT_MS / 1000,
        }
        return create_async_engine(address, pool_pre_ping=True, connect_args=arguments)
    engine = create_async_engine(address)
    if is_file(engine.url):
        create_private(Path(engine.url.database or ""))
    sqlite3.connect(engine.url.database or "").close()  # reports a file that cannot be opened at once

    def configure(connection: Any, _record: object) -> None:
        configure_sqlite(connection, lock_timeout_ms)

    event.listen(engine.sync_engine, "connect", configure)
    return engine


def configure_sqlite(connection: Any, lock_timeout_ms: int) -> None:
    """Readers never wait for the writer, a commit is on disk before it returns, and waiting for a lock is bounded."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={lock_timeout_ms}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def async_url(url: str) -> str:
    """A database URL with the driver that we use."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise ServerError("a database must be sqlite:///FILE or postgresql://USER@HOST:PORT/NAME") from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    kind = parsed.get_backend_name() if parsed.drivername != "postgres" else "postgres"
    if kind not in drivers:
        raise ServerError(f"a database must be sqlite:///FILE or postgresql://…, not {parsed.drivername}://…")
    return parsed.set(drivername=drivers[kind]).render_as_string(hide_password=False)


def is_file(url: URL) -> bool:
    """Whether a database is a SQLite file, not in memory."""
    return url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")


def without_password(url: str) -> str:
    """A database URL for messages."""
    return make_url(url).render_as_string()
