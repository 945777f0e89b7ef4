"""Attacks run against the servers of `tests/server`."""

from __future__ import annotations

from server.conftest import anyio_backend, postgres, postgres_database, server, sqlite

__all__ = ["anyio_backend", "postgres", "postgres_database", "server", "sqlite"]
