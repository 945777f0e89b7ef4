"""A fresh database for each test, SQLite and a real PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from holdfast.server.storage.store import Store
from server.postgres import Postgres, running_postgres
from server.servers import QUIET, RunningService, Served, serving


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of our own."""
    with running_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres")
    return asyncio.run(server.emptied())


@pytest.fixture
def postgres_database(postgres: Postgres) -> str:
    return asyncio.run(postgres.emptied())


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
async def service(store: Store) -> AsyncIterator[RunningService]:
    made = RunningService(store, QUIET)
    await made.start()
    yield made
    await made.close()


@pytest.fixture
def server(sqlite: str) -> Iterator[Served]:
    """A real server on a port of its own."""
    with serving(replace(QUIET, database=sqlite)) as served:
        yield served
