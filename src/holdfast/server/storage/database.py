"""The database behind the store: its address, its connections, and how it came to look as it does."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import event
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from holdfast.server.errors import ServerError

PATIENCE = 10.0
"""Seconds to wait for a lock that another program holds on the database."""
LONGEST = 30_000
"""Milliseconds that a statement may take which waits for no lock."""


def engine_for(url: str, patience: float) -> AsyncEngine:
    """Connections to the database that wait for no lock longer than `patience`."""
    address, wait = async_url(url), round(1000 * patience)
    if make_url(address).get_backend_name() == "postgresql":
        longest = str(wait + LONGEST)
        settings = {"lock_timeout": str(wait), "statement_timeout": longest, "application_name": "holdfast"}
        words = {"server_settings": settings, "timeout": PATIENCE, "command_timeout": patience + 2 * LONGEST / 1000}
        return create_async_engine(address, pool_pre_ping=True, connect_args=words)
    engine = create_async_engine(address)
    sqlite3.connect(engine.url.database or "").close()  # what is wrong with a file is best said here
    event.listen(engine.sync_engine, "connect", lambda connection, _record: durable(connection, wait))
    return engine


def durable(connection: Any, wait: int) -> None:
    """Readers never wait for the writer, a commit is on disk before it returns, a lock is waited for so many ms."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout={wait}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def async_url(url: str) -> str:
    """A database's address with the driver that we use."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise ServerError("a database must be sqlite:///FILE or postgresql://…") from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    kind = parsed.get_backend_name() if parsed.drivername != "postgres" else "postgres"
    if kind not in drivers:
        raise ServerError(f"a database must be sqlite:///FILE or postgresql://…, not {parsed.drivername}://…")
    return parsed.set(drivername=drivers[kind]).render_as_string(hide_password=False)


def shown(url: str) -> str:
    """A database's address without its password."""
    return make_url(url).render_as_string()


def migrate(connection: Connection) -> None:
    """Bring the database up to the newest step."""
    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> AlembicConfig:
    """Where the steps are, and what they are to be done on."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config
